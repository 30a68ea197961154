import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import type { FindRoute, FoundRoute } from '#server/http/route-work.ts';
import { cardPattern, replyPattern } from './card-path.ts';

/** Paths whose routes are cached: finding one compares it with every route, which takes 0.3 ms. */
const capacity = 2_000;

/**
 * Finds the route that answers a path by the router's own matching, which ignores case, trailing slashes and percent
 * encoding. Limits and logs use the found route, so another spelling of an address or its language changes neither.
 * `ownPatterns` are answered by the server before the router.
 */
export function createFindRoute(
  { routes }: Pick<ServerBuild, 'routes'>,
  ownPatterns: readonly string[],
): FindRoute {
  const own = ownPatterns.map((pattern) => ({ id: pattern, path: pattern, caseSensitive: true }));
  const tree = [...own, ...below(routes, undefined)];
  const known = new LRUCache<string, FoundRoute>({ max: capacity });

  function find(address: string): FoundRoute {
    const { path } = splitPath(address);
    const isData = path.endsWith('.data');
    // `/_.data` is how the router names the data of an address that ends in a slash.
    const page = path.replace(/(?<=\/)_\.data$|\.data$/, '');
    const matches = matchRoutes(tree, isEncoded(page) ? page : page.replaceAll('%', '%25')) ?? [];
    const segments = matches.map(({ route }) => route.path).filter(Boolean);
    const id = matches.at(-1)?.route.id;
    return {
      pattern: `/${segments.join('/').replace(/^\/+/, '')}`,
      isData,
      hasPage:
        id === cardPattern ||
        id === replyPattern ||
        (id !== undefined && routes[id]?.module.default !== undefined),
    };
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

/** The routes below one of them, as the router wants them. */
function below(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>;
      return index ? { id, path, index } : { id, path, children: below(routes, id) };
    }) as RouteObject[];
}
