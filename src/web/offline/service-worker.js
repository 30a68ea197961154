/*
 * What the browser answers without a network: an offline page, and the studio's code. Nothing that the server answers to
 * one person is cached. See docs/decisions/0050-service-worker.md. It also keeps what is shared with the installed site
 * until the studio asks for it. `/service-worker.js` sends this file as it is.
 */

const cacheName = 'bloom';
const offlinePage = '/offline';
const studio = '/studio';
/** The studio without anything of an account. */
const studioOffline = '/studio/offline';
/** Where the manifest says that shared files go. */
const shared = '/studio/shared';
const sharedCache = 'bloom-shared';
const signOut = /\/(signout|guest\/sign-out)$/;
/** The oldest go: another site can post here as well. */
const mostShared = 5;
/** Pages in other languages than English begin with `/hi`; no other page has two letters there. */
const languagePrefix = /^\/[a-z]{2}(?=\/|$)/;

addEventListener('install', (event) => {
  // It takes over at once, because pages do not depend on its version.
  skipWaiting();
  event.waitUntil(cachePage(offlinePage));
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});

addEventListener('message', (event) => {
  const { keep, prefix = '' } = event.data ?? {};
  if (keep) event.waitUntil(cacheStudio(keep, prefix));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const prefix = prefixOf(pathname);
  if (request.method === 'POST' && pathname === prefix + shared)
    event.respondWith(keepShared(request, prefix));
  if (request.method === 'POST' && signOut.test(pathname)) event.respondWith(forgetShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(respondToNavigation(event, pathname));
  // Their names change with their content.
  else if (/^\/(assets|fonts|emoji)\//.test(pathname)) event.respondWith(cacheFirst(request));
});

/** From the network. Only when no answer comes at all, from the cache. */
async function respondToNavigation(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const prefix = prefixOf(pathname);
    const path = pathname.slice(prefix.length);
    const studioPage = await cached(prefix + studioOffline);
    if (studioPage && path === studioOffline) return studioPage;
    if (studioPage && path === studio) return Response.redirect(prefix + studioOffline);
    const offline = (await cached(prefix + offlinePage)) ?? (await cached(offlinePage));
    if (offline) return offline;
    throw error;
  }
}

function prefixOf(pathname) {
  const [prefix = ''] = languagePrefix.exec(pathname) ?? [];
  return prefix;
}

/** Keeps it as it was sent, on this device, whoever is logged in and without a network too. */
async function keepShared(request, prefix) {
  try {
    const cache = await caches.open(sharedCache);
    // Not the type of the Blob, which is in small letters: the boundary of the parts is not.
    const headers = { 'content-type': request.headers.get('content-type') };
    await cache.put(`${shared}/${Date.now()}`, new Response(await request.blob(), { headers }));
    const all = await cache.keys();
    await Promise.all(all.slice(0, -mostShared).map((one) => cache.delete(one)));
    return Response.redirect(prefix + studio, 303);
  } catch {
    // No room on the device, or the browser refuses its storage.
    return Response.redirect(`${prefix + studio}?shared=missed`, 303);
  }
}

/** Once somebody signed out, nobody else finds it. */
async function forgetShared(request) {
  const answer = await fetch(request);
  if (answer.type === 'opaqueredirect') await caches.delete(sharedCache).catch(() => false);
  return answer;
}

async function cacheFirst(request) {
  return (await cached(request)) ?? fetch(request);
}

/** Undefined also where the browser refuses its storage: then everything is as without this worker. */
function cached(request) {
  return caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined);
}

/**
 * Caches the studio's page, in the language of the visitor, and all files that it needs, and drops those of an earlier
 * release. The page comes last: a cached page has its files.
 */
async function cacheStudio(loaded, prefix) {
  const pages = [offlinePage, prefix + offlinePage, prefix + studioOffline];
  const cache = await caches.open(cacheName);
  const answer = await load(prefix + studioOffline);
  const named = (await answer.clone().text()).match(/\/(assets|fonts)\/[\w./-]+\.\w+/g) ?? [];
  const files = new Set([...loaded, ...named]);
  const before = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const addMissing = (names) => cache.addAll([...names].filter((name) => !before.includes(name)));
  await addMissing(files);
  const pictures = await picturesInStyles(cache, [...files]);
  await addMissing(pictures);
  for (const name of pictures) files.add(name);
  await cache.put(prefix + studioOffline, answer);
  await cachePage(offlinePage);
  if (prefix) await cachePage(prefix + offlinePage);
  const old = before.filter((name) => !files.has(name) && !pages.includes(name));
  await Promise.all(old.map((name) => cache.delete(name)));
}

/** The pictures that style sheets name. Browsers load them where they are seen, and the offline page shows more of them. */
async function picturesInStyles(cache, files) {
  const sheets = files.filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map(async (name) => (await cache.match(name))?.text()));
  return new Set(texts.join().match(/\/assets\/[\w-]+\.svg/g));
}

async function cachePage(path) {
  const [cache, answer] = await Promise.all([caches.open(cacheName), load(path)]);
  await cache.put(path, answer);
}

/** Without cookies: the answer that everybody gets. */
async function load(path) {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${path} was answered with ${answer.status}`);
  return answer;
}
