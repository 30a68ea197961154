import type { RouteConfigEntry } from '@react-router/dev/routes';
import { accountPaths } from '#server/auth/parse-request.ts';
import { createApp } from '#server/http/app.ts';
import { ownPatterns } from '#server/http/route-work.ts';

/** An address of the product, as its own lists of routes say. */
export interface ServedRoute {
  /** `/card/:id`; `*` stands for the rest. */
  readonly pattern: string;
  /** Pages and what they are made of can be asked for their data alone, at the address with `.data`. */
  readonly hasData: boolean;
}

/** Everything that the built product answers: the pages, what the server answers before them, and the accounts. */
export async function servedRoutes(): Promise<ServedRoute[]> {
  // The list leaves out what only developers see.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const { default: pages } = await import('#web/routes.ts');
  process.env.NODE_ENV = mode;
  return [
    ...flat(pages as RouteConfigEntry[], '').map((pattern) => ({ pattern, hasData: true })),
    ...patternsBeforeRouter().map((pattern) => ({ pattern, hasData: false })),
    ...accountPaths.map((path) => ({ pattern: `/api/auth${path}`, hasData: false })),
  ];
}

function flat(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const pattern = path ? `${above}/${path}` : above;
    // What only stands around others has no address.
    const own = path || index ? [pattern || '/'] : [];
    return [...own, ...flat(children ?? [], pattern)];
  });
}

/** What is answered before the router. The list of Hono names a route once for each method. */
function patternsBeforeRouter(): string[] {
  const given = { origin: 'http://localhost', trustedProxies: [], security: {}, pageCache: {} };
  const parts = given as unknown as Parameters<typeof createApp>[0];
  const patterns = new Set([...ownPatterns, ...createApp(parts).routes.map(({ path }) => path)]);
  // Guards, and the door to the pages.
  for (const everything of ['*', '/*']) patterns.delete(everything);
  return [...patterns];
}
