import { type EntryContext, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { requestedLanguage } from '#server/request/requested-language.ts';
import { createFindRoute } from './find-route.ts';
import { inPageLanguage, routerIn } from './page-languages.ts';

const findRoute = createFindRoute();

const languages = ['en', 'hi', 'ar'] as const;
const origin = 'https://cards.example';

/** Pages that say their language, and the prefix that their links get. */
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
        new Response(`${requestedLanguage()} ${staticHandlerContext.basename}`, { status, headers }),
      handleError: () => {},
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    gallery: { id: 'gallery', parentId: 'root', path: 'gallery', module: { default: () => null } },
    studio: {
      id: 'studio',
      parentId: 'root',
      path: 'studio',
      module: { default: () => null, loader: () => redirect('/login?next=/studio') },
    },
    ...files(['site.webmanifest', 'offline', 'preview.jpg', 'gallery/:id/picture.webp']),
    save: {
      id: 'save',
      parentId: 'root',
      path: 'studio/save',
      module: { action: () => new Response(requestedLanguage()) },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

function files(paths: readonly string[]): object {
  const loader = () => new Response(requestedLanguage());
  return Object.fromEntries(
    paths.map((path) => [path, { id: path, parentId: 'root', path, module: { loader } }]),
  );
}

const handle = routerIn(languages, build);
const answer = inPageLanguage({ languages, origin, findRoute }, ({ request }) =>
  handle(request, new RouterContextProvider()),
);

function ask(path: string, init: RequestInit = {}) {
  return answer({ request: new Request(origin + path, init), requestId: '' });
}

test('a page is in the language of its address, and its links keep the prefix', async () => {
  expect(await (await ask('/gallery')).text()).toBe('en /');
  expect(await (await ask('/hi/gallery')).text()).toBe('hi /hi');
  expect(await (await ask('/ar')).text()).toBe('ar /ar');
  expect(await (await ask('/gallery', { headers: { cookie: 'bb_language=hi' } })).text()).toBe('en /');
});

test.each(['/site.webmanifest', '/offline', '/preview.jpg', '/gallery/x/picture.webp'])(
  '%s, which caches give to everybody, is in the language of its address, whoever asks',
  async (path) => {
    for (const headers of [
      { 'accept-language': 'ar' },
      { cookie: 'bb_language=hi' },
      { referer: `${origin}/hi` },
    ]) {
      expect(await (await ask(path, { headers })).text()).toBe('en');
      expect(await (await ask(`/ar${path}`, { headers })).text()).toBe('ar');
    }
  },
);

test('a language that is not offered has no pages', async () => {
  expect((await ask('/es/gallery')).status).toBe(404);
});

test('a redirect keeps the prefix', async () => {
  expect((await ask('/hi/studio')).headers.get('location')).toBe('/hi/login?next=/studio');
  expect((await ask('/studio')).headers.get('location')).toBe('/login?next=/studio');
});

test('what a script of a page asks for is in the language of the page, which is remembered', async () => {
  const headers = { referer: `${origin}/ar/studio`, origin };
  const saved = await ask('/studio/save', { method: 'POST', headers });
  expect(await saved.text()).toBe('ar');
  expect(saved.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-bb_language=ar;/)]);
  const again = await ask('/studio/save', {
    method: 'POST',
    headers: { ...headers, cookie: '__Host-bb_language=hi' },
  });
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('caches are told that others may be led elsewhere', async () => {
  expect((await ask('/gallery')).headers.get('vary')).toBe('accept-language');
  expect((await ask('/hi/gallery')).headers.get('vary')).toBeNull();
});
