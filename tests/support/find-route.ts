import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { type FindRoute, ownPatterns } from '#server/http/route-work.ts';
import { createFindRoute } from '#web/request/find-route.ts';
import pages from '#web/routes.ts';

/** Finds routes among those of the product, as the built server does, without building it. */
export const findRoute: FindRoute = createFindRoute({ routes: manifest() }, ownPatterns);

function manifest(): ServerBuild['routes'] {
  const root = { id: 'root', path: '', module: { default: () => null } };
  return { root, ...entries(pages as RouteConfigEntry[], 'root') } as unknown as ServerBuild['routes'];
}

function entries(routes: RouteConfigEntry[], parentId: string): object {
  return Object.assign(
    {},
    ...routes.map(({ file, path, index, children = [] }) => {
      // Pages are drawn by a component, and only those are written with one.
      const module = file.endsWith('.tsx') ? { default: () => null } : {};
      return { [file]: { id: file, path, index, parentId, module }, ...entries(children, file) };
    }),
  );
}
