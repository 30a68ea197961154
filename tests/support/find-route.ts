import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { type FindRoute, ownPatterns } from '#server/http/route-work.ts';
import { createFindRoute } from '#web/find-route.ts';
import pages from '#web/routes.ts';

/** Finds routes among those of the product, as the built server does, without building it. */
export const findRoute: FindRoute = createFindRoute({ routes: manifest() }, ownPatterns);

function manifest(): ServerBuild['routes'] {
  const root = { id: 'root', path: '', module: { default: () => null } };
  const routes = (pages as RouteConfigEntry[]).map(({ file, path, index }) => {
    // Pages are drawn by a component, and only those are written with one.
    const module = file.endsWith('.tsx') ? { default: () => null } : {};
    return [file, { id: file, path, index, parentId: 'root', module }];
  });
  return { root, ...Object.fromEntries(routes) } as unknown as ServerBuild['routes'];
}
