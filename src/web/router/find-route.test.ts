import { expect, test, vi } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { knownQuery, pathOf, workOf } from '#server/http/found-route.ts';
import { addresses, hasPage, isBeforeRouter, routeOf } from '#server/routes.ts';
import { createFindRoute } from './find-route.ts';

const findRoute = createFindRoute();

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

test('what the server answers before the router has its rows', () => {
  const given = { origin: 'http://localhost', trustedProxies: [], security: {}, pageCache: {} };
  const complaints = vi.mocked(console.error).mockImplementation(() => {});
  const app = createApp(given as unknown as Parameters<typeof createApp>[0]);
  // Where nothing was built yet, its files are missed.
  complaints.mockClear();
  // The list of Hono names a route once for each method, and guards for everything.
  const answered = new Set(app.routes.map(({ path }) => path).filter((path) => !/^\/?\*$/.test(path)));
  const rows = addresses.filter((address) => /^(file|health|accounts)$/.test(routeOf(address).by));
  expect([...answered].sort()).toEqual(rows.sort());
});

test('every page is the same route, and the same work, in every spelling that the router takes', () => {
  const pages = addresses.filter((address) => !isBeforeRouter(address) && address !== '/*');
  expect(pages.length).toBeGreaterThan(35);
  const differences = pages.flatMap((pattern) =>
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

test('only photos, sounds, notes with them, the profile and what is shared are sent as uploads, by whatever method', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
  const uploads = addresses.filter((pattern) =>
    methods.every((method) => workOf(method, { pattern }) === 'upload'),
  );
  expect(uploads).toEqual([
    ...['/profile', '/studio/photo', '/studio/sound', '/studio/shared'],
    ...['/card/:id/reply', '/card/:id/reply/voice'],
    ...['/sign/:secret', '/sign/:secret/attachment', '/signed/:secret'],
  ]);
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
  const { isData, pattern } = findRoute(pathOf(target));
  expect(isData && !hasPage(pattern)).toBe(expected);
});

test.each([
  ['/gallery', '/gallery?fbclid=x', ''],
  ['/gallery', '/gallery', ''],
  ['/gallery', '/gallery?utm_source=x&to=%E0%A4%86&search=', '?search=&to=%E0%A4%86'],
  ['/about', '/about?search=x', ''],
  ['/card/:id/scene.json', '/card/x/scene.json?envelope', '?envelope='],
  ['/card/:id', '/card/x?day=a&day=b', '?day=a'],
])('of %s, %s has the query "%s"', (pattern, target, query) => {
  expect(knownQuery(pattern, target)).toBe(query);
});
