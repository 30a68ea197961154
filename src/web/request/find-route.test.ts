import { expect, test } from 'vitest';
import { pathOf, routeWork, workOf } from '#server/http/route-work.ts';
import { findRoute } from '#tests/support/find-route.ts';
import { servedRoutes } from '#tests/support/served-routes.ts';

const id = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A path of the route as links write it. */
function pathTo(pattern: string): string {
  return pattern.replace(/:\w+/g, id).replace('*', 'some/thing');
}

/** The same address in every way of writing it that the router takes for the same. */
function spellings(path: string): string[] {
  const percent = (text: string) => `%${text.charCodeAt(0).toString(16)}`;
  return [
    path,
    path.toUpperCase(),
    `${path}/`,
    `${path}///`,
    path.replace(/[a-z]/, percent),
    path.replace(/[a-z](?=[^a-z]*$)/, (text) => percent(text).toUpperCase()),
    `${path}.data`,
    `${path}/_.data`,
    `${path.toUpperCase()}.data`,
    `/.${path}`,
    `/x/..${path}`,
    `/%2e${path}`,
    `http://localhost${path}`,
    `${path}?a=b`,
  ];
}

test('every route of the product has a row that says what it costs, and every row a route', async () => {
  const served = (await servedRoutes())
    .map(({ pattern }) => pattern)
    .filter((pattern) => !/^\/api\/auth\/[^*]/.test(pattern));
  expect(Object.keys(routeWork).sort()).toEqual([...new Set(served)].sort());
});

test('every page is the same route, and the same work, in every spelling that the router takes', async () => {
  const pages = (await servedRoutes()).filter(({ pattern, hasData }) => hasData && pattern !== '/*');
  expect(pages.length).toBeGreaterThan(35);
  const differences = pages.flatMap(({ pattern }) =>
    spellings(pathTo(pattern))
      .filter((spelling) => pattern !== '/' || !spelling.includes('..'))
      .flatMap((spelling) => {
        const found = findRoute(pathOf(spelling));
        const isSame =
          found.pattern === pattern &&
          ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].every(
            (method) => workOf(method, found) === workOf(method, { pattern }),
          );
        return isSame ? [] : [`${spelling}: ${found.pattern} instead of ${pattern}`];
      }),
  );
  expect(differences).toEqual([]);
});

test.each(['//studio/photo', '/studio//photo', '/studio%2Fphoto', '/studio/photo/more', '/studio/photoo'])(
  '%s leads nowhere',
  (path) => {
    expect(findRoute(pathOf(path)).pattern).toBe('/*');
  },
);

test('only photos, sounds and the profile are sent as uploads, by whatever method', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
  const uploads = Object.keys(routeWork).filter((pattern) =>
    methods.every((method) => workOf(method, { pattern }) === 'upload'),
  );
  expect(uploads).toEqual(['/studio/photo', '/studio/sound', '/profile']);
});

test.each([
  ['/files/abc.data', true],
  ['/files/abc.data?_routes=routes%2Ffile&width=320', true],
  ['/files/abc/_.data', true],
  ['/FILES/a%62c.data', true],
  ['/card/abc/scene.json.data', true],
  ['/healthz.data', true],
  ['/card/abc.data', false],
  ['/_.data', false],
  ['/.data', false],
  ['/nowhere.data', false],
])('%s asks for the data of an address without a page: %s', (target, expected) => {
  const { isData, hasPage } = findRoute(pathOf(target));
  expect(isData && !hasPage).toBe(expected);
});
