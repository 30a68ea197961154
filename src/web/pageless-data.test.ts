import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { isPagelessData } from './pageless-data.ts';

const page = { default: () => null };

/** As the router's build names them: a root, pages, and routes that answer with files. */
const routes = Object.fromEntries(
  [
    ['home', '', page],
    ['card', 'card/:id', page],
    ['scene', 'card/:id/scene.json', {}],
    ['file', 'files/:id', {}],
    ['none', '*', page],
  ].map(([id, path, module]) => [
    id,
    path === '' ? { id, index: true, parentId: 'root', module } : { id, path, parentId: 'root', module },
  ]),
);
const build = { routes: { root: { id: 'root', path: '', module: page }, ...routes } };

test.each([
  ['GET', '/files/abc.data', true],
  ['HEAD', '/files/abc.data', true],
  ['GET', '/files/abc.data?_routes=routes%2Ffile&width=320', true],
  ['GET', '/files/abc/_.data', true],
  ['GET', '/files/a%62c.data', true],
  ['GET', '/card/abc/scene.json.data', true],
  // What our forms send goes on, and so do pages, files themselves and what is none of ours.
  ['POST', '/files/abc.data', false],
  ['GET', '/files/abc', false],
  ['GET', '/card/abc.data', false],
  ['GET', '/_.data', false],
  ['GET', '/.data', false],
  ['GET', '/nowhere.data', false],
])('%s %s: %s', (method, path, expected) => {
  const request = new Request(`http://localhost:3000${path}`, { method });
  expect(isPagelessData(build as unknown as ServerBuild, request)).toBe(expected);
});
