import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import type { FindRoute, FoundRoute } from '#server/http/found-route.ts';
import { type Address, addresses, isBeforeRouter } from '#server/routes.ts';

/** Paths whose routes are cached: finding one compares it with every route, which takes 0.3 ms. */
const capacity = 2_000;

/**
 * Finds the route that answers a path by the router's own matching, which ignores case, trailing slashes and percent
 * encoding. Limits and logs use the found route, so another spelling of an address or its language changes neither.
 */
export function createFindRoute(): FindRoute {
  const tree = addresses.map((address) => ({
    id: address,
    path: address,
    caseSensitive: isBeforeRouter(address),
  }));
  const known = new LRUCache<string, FoundRoute>({ max: capacity });

  function find(address: string): FoundRoute {
    const { path } = splitPath(address);
    const isData = path.endsWith('.data');
    // `/_.data` is how the router names the data of an address that ends in a slash.
    const page = path.replace(/(?<=\/)_\.data$|\.data$/, '');
    const matches = matchRoutes(tree, isEncoded(page) ? page : page.replaceAll('%', '%25'));
    return { pattern: (matches?.[0]?.route.id ?? '/*') as Address, isData };
  }

  return (path) => {
    const before = known.get(path);
    if (before) return before;
    const found = find(path);
    known.set(path, found);
    return found;
  };
}

/** Whether every percent sign stands for something; else the router leaves all of them as they are, and complains. */
function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
