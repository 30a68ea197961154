import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/**
 * Whether a request wants the data of a page (`/card/x.data`) where there is none: the address of a file, a picture or
 * a door for scripts. The router would read the whole answer of such a route and send it on as one text, without the
 * headers that say how it may be kept and used. Forms of our pages do send their data to such addresses.
 */
export function isPagelessData({ routes }: Pick<ServerBuild, 'routes'>, request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (!pathname.endsWith('.data') || !['GET', 'HEAD'].includes(request.method)) return false;
  // `/_.data` is how the router names the data of an address that ends in a slash.
  const page = pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
  const tree = trees.get(routes) ?? below(routes, undefined);
  trees.set(routes, tree);
  const leaf = matchRoutes(tree, page)?.at(-1)?.route;
  return leaf?.id !== undefined && routes[leaf.id]?.module.default === undefined;
}

/** The routes of each build, as the router wants them. */
const trees = new WeakMap<ServerBuild['routes'], RouteObject[]>();

function below(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>;
      return index ? { id, path, index } : { id, path, children: below(routes, id) };
    }) as RouteObject[];
}
