import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { localServer } from '#tests/support/local-server.ts';
import { security } from '#tests/support/security-headers.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { type RenderedPage, responseFor } from './rendered-page.ts';
import { requestLog } from './request-log.ts';
import { type HttpVariables, securityHeaders } from './security.ts';

/** Milliseconds that a page with a date on it lasts here. */
const lifetime = 1_000;

function cacheLifetimeMs(path: string): number {
  if (path === '/') return lifetime;
  return path.startsWith('/card/') ? Number.POSITIVE_INFINITY : 0;
}

/** A query with `x` asks for a page of its own. */
function sharedPath(target: string): string | null {
  const [path = '', query] = target.split('?', 2);
  return new URLSearchParams(query).has('x') ? null : path;
}

let cache: PageCache;
let address: string;
let renders: number;
let asked: string;
let shown: string[];
let text: string;
let status: 200 | 404 | 410 | 503;
let duringRender: () => void | Promise<void>;
let logged: PassThrough;
/** Of the request that is rendered. */
let signal: AbortSignal;
let arrived: number;

beforeEach(async () => {
  logged = new PassThrough();
  const log = pino({}, logged);
  cache = createPageCache({ sharedPath, cacheLifetimeMs, onHit: (path) => shown.push(path), security, log });
  cache.setListening(true);
  renders = 0;
  shown = [];
  text = 'Happy Birthday';
  status = 200;
  duringRender = () => {};
  const site = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  site.use(requestLog(log), securityHeaders(security), cache.middleware);
  site.get('*', async (context) => {
    renders += 1;
    asked = context.req.url;
    signal = context.req.raw.signal;
    const before = text;
    await duringRender();
    return context.html(`<h1>${before}</h1>`, status, {
      'referrer-policy': 'no-referrer',
      'content-security-policy': security.policyFor(['hash-of-a-script']),
    });
  });
  const route = getRequestListener(site.fetch);
  arrived = 0;
  address = await localServer((request, response) => {
    arrived += 1;
    if (!cache.answer(request, response)) void route(request, response);
  });
});

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { headers });
  return { body: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '', answer };
}

test('renders a shared page once, the same bytes for all, with a request id of its own for each', async () => {
  const ids = new Set<string | null>();
  for (let count = 0; count < 100; count += 1) {
    const taken = count % 2 ? { 'accept-encoding': 'identity' } : {};
    const { body, policy, answer } = await read('/card/a', taken);
    expect(body).toBe('<h1>Happy Birthday</h1>');
    expect(policy).toContain("script-src 'self' 'sha256-hash-of-a-script';");
    ids.add(answer.headers.get('x-request-id'));
  }
  expect(ids.size).toBe(100);
  expect(renders).toBe(1);
});

test('whoever has the page already is sent no second copy, until it changes', async () => {
  const { answer: first } = await read('/card/a');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const tags of [etag, `"other", ${etag}`]) {
    const { answer, body } = await read('/card/a', { 'if-none-match': tags });
    expect([answer.status, body]).toEqual([304, '']);
    expect(answer.headers.get('etag')).toBe(etag);
    expect(answer.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  }
  text = 'Alles Gute';
  cache.drop('/card/a');
  // Rendered for this very request, and then from memory.
  for (let count = 0; count < 2; count += 1) {
    const { answer, body } = await read('/card/a', { 'if-none-match': etag });
    expect([answer.status, body]).toEqual([200, '<h1>Alles Gute</h1>']);
  }
  expect(renders).toBe(2);
});

test('a cached page has the headers of a rendered one, a request id and a line in the log', async () => {
  const { answer: rendered } = await read('/card/a');
  const { answer: cached } = await read('/card/a');
  const own = ['x-request-id', 'date'];
  const common = ({ headers }: Response) => [...headers].filter(([name]) => !own.includes(name));
  expect(common(cached)).toEqual(common(rendered));
  expect(cached.headers.get('referrer-policy')).toBe('no-referrer');
  const ids = [rendered, cached].map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  const lines = String(logged.read()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    ids.map((requestId) => ({ requestId, method: 'GET', path: '/card/a', status: 200 })),
  );
});

test('sends the same page compressed to those who take it', async () => {
  await read('/card/a');
  const { answer } = await read('/card/a', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('accept-encoding');
  const { answer: plain } = await read('/card/a', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('a page that cannot be compressed ends its request only, and the next one is answered', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const answers: RenderedPage['answers'] = new Map([['br', promise]]);
  const page = { status: 200, headers: {}, parts: [Buffer.from('Happy')], isCacheable: false, answers };
  const request = { method: 'GET', headers: {} } as IncomingMessage;
  await cache.render('/card/a', request, async () => page);
  const reading = read('/card/a', { 'accept-encoding': 'br' });
  await expect.poll(() => arrived).toBe(1);
  reject(new Error('no memory'));
  await expect(reading).rejects.toThrow('fetch failed');
  expect(String(logged.read())).toContain('request not answered');
  expect((await read('/card/a', { 'accept-encoding': 'gzip' })).body).toBe('Happy');
});

test('a compression that failed is tried again', async () => {
  const parts = ['no bytes' as unknown as Buffer];
  const page = { status: 200, headers: {}, parts, isCacheable: false, answers: new Map() };
  const accepted = { 'accept-encoding': 'br' };
  await expect(responseFor(page, accepted)).rejects.toThrow(TypeError);
  parts[0] = Buffer.from('Happy');
  expect(await responseFor(page, accepted)).toMatchObject({ headers: { 'content-encoding': 'br' } });
});

test.each([
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['deflate, *;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', null],
  ['gzip; q=0.000, br', 'br'],
  ['*;q=0', null],
  ['zstd', null],
  ['mygzip', null],
])('a visitor who says %s gets %s', async (accepted, encoding) => {
  await read('/card/a');
  const { answer, body } = await read('/card/a', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(body).toContain('Happy Birthday');
});

test.each([
  ['a page that is not shared', '/dashboard', {}],
  ['somebody with a cookie', '/card/a', { cookie: 'theme=dark; bb.session_token=1' }],
  ['a page with a query of its own', '/card/a?x=1', {}],
  ['one with more in it', '/card/a?fbclid=1&x=1', {}],
])('caches nothing for %s', async (_, path, headers) => {
  await read(path, headers);
  await read(path, headers);
  expect(renders).toBe(2);
});

test('a thousand queries of others are one page, which has nothing of them', async () => {
  const { answer: first } = await read('/card/a?fbclid=first');
  expect(asked).toBe(`${address}/card/a`);
  for (let count = 0; count < 1_000; count += 1) {
    const { answer, body } = await read(`/card/a?utm_source=${count}`);
    expect([answer.headers.get('etag'), body]).toEqual([
      first.headers.get('etag'),
      '<h1>Happy Birthday</h1>',
    ]);
  }
  expect(renders).toBe(1);
  expect(cache.counts().entries).toBe(1);
  expect(new Set(shown)).toEqual(new Set(['/card/a']));
  text = 'Alles Gute';
  cache.drop('/card/a');
  expect((await read('/card/a?fbclid=first')).body).toContain('Alles Gute');
});

test('what may not be seen before a moment is not shown when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const opens = Date.parse('2026-11-12T02:30:00Z');
  vi.setSystemTime(opens + 1);
  const parts = [Buffer.from('Happy')];
  const page = { status: 200, headers: {}, parts, notBefore: opens, isCacheable: false, answers: new Map() };
  await cache.render('/card/a', { method: 'GET', headers: {} } as IncomingMessage, async () => page);
  expect((await read('/card/a')).body).toBe('Happy');
  vi.setSystemTime(opens - 1);
  expect((await read('/card/a')).body).toBe('<h1>Happy Birthday</h1>');
  status = 503;
  cache.drop('/card/a');
  vi.setSystemTime(opens + 1);
  await cache.render('/card/a', { method: 'GET', headers: {} } as IncomingMessage, async () => page);
  vi.setSystemTime(opens - 1);
  cache.setListening(false);
  expect((await read('/card/a')).answer.status).toBe(503);
});

test.each([
  'bb.session_token=1',
  'theme=dark; bb.session_token=1',
  '__Host-bb.session_token=1',
  'a=b; __Host-bb_flash=1',
  'a=b;bb.device=1',
])('somebody with the cookie %s gets nothing that was cached for others', async (cookie) => {
  await read('/card/a');
  await read('/card/a', { cookie });
  expect(renders).toBe(2);
});

test.each(['', '__cf_bm=1', 'abb.session=1; theme=bb_dark', 'session=bb.session_token'])(
  'cookies of others (%s) change nothing',
  async (cookie) => {
    await read('/card/a');
    await read('/card/a', { cookie });
    expect(renders).toBe(1);
  },
);

test('shows a change at the next request', async () => {
  await read('/card/a');
  text = 'Alles Gute';
  cache.drop('/card/a');
  expect((await read('/card/a')).body).toContain('Alles Gute');
});

test('does not cache a page that changed while it was rendered', async () => {
  duringRender = () => {
    text = 'Alles Gute';
    cache.drop('/card/a');
  };
  expect((await read('/card/a')).body).toContain('Happy Birthday');
  expect((await read('/card/a')).body).toContain('Alles Gute');
});

test('a change of one page leaves the others, those being rendered too', async () => {
  await read('/card/a');
  duringRender = () => cache.drop('/card/c');
  await read('/card/b');
  cache.drop('/card/c');
  await read('/card/a');
  await read('/card/b');
  expect(renders).toBe(2);
});

test('caches nothing while changes would go unnoticed', async () => {
  await read('/card/a');
  cache.setListening(false);
  await read('/card/a');
  await read('/card/a');
  expect(renders).toBe(3);
});

test('shows the last page that is known where it cannot be rendered, for five minutes at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await read('/card/a');
  cache.setListening(false);
  status = 503;
  const known = await read('/card/a');
  expect([known.answer.status, known.body]).toEqual([200, '<h1>Happy Birthday</h1>']);
  expect(shown).toEqual(['/card/a']);
  expect((await read('/card/b')).answer.status).toBe(503);
  expect((await read('/card/a', { cookie: 'bb.session_token=x' })).answer.status).toBe(503);

  vi.advanceTimersByTime(5 * 60_000 + 1);
  expect((await read('/card/a')).answer.status).toBe(503);
});

test('of pages whose changes may have gone unnoticed the newest is shown, and only where it cannot be rendered', async () => {
  await read('/card/a');
  cache.setListening(false);
  text = 'Alles Gute';
  expect((await read('/card/a')).body).toContain('Alles Gute');
  status = 503;
  expect((await read('/card/a')).body).toContain('Alles Gute');
  cache.setListening(true);
  expect((await read('/card/a')).body).toContain('Alles Gute');
  status = 200;
  text = 'Bon anniversaire';
  expect((await read('/card/a')).body).toContain('Bon anniversaire');
  status = 404;
  cache.setListening(false);
  await read('/card/a');
  status = 503;
  expect((await read('/card/a')).answer.status).toBe(503);
});

test('does not cache failures', async () => {
  status = 404;
  expect((await read('/card/b')).answer.status).toBe(404);
  await read('/card/b');
  expect(renders).toBe(2);
});

test('renders a page once for all who ask while it is rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  duringRender = () => promise;
  const together = Array.from({ length: 100 }, () => read('/card/a'));
  await expect.poll(() => arrived).toBe(100);
  resolve();
  const answers = await Promise.all(together);
  expect(renders).toBe(1);
  expect(shown).toEqual(Array(99).fill('/card/a'));
  for (const { body } of answers) expect(body).toContain('Happy Birthday');
});

test('whoever asks after a change is not shown what is rendered since before it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  duringRender = () => promise;
  const before = [read('/card/a'), read('/card/a')];
  await expect.poll(() => renders).toBe(1);
  text = 'Alles Gute';
  cache.drop('/card/a');
  const after = [read('/card/a'), read('/card/a')];
  await expect.poll(() => renders).toBe(2);
  resolve();
  for (const { body } of await Promise.all(after)) expect(body).toContain('Alles Gute');
  for (const { body } of await Promise.all(before)) expect(body).toContain('Happy Birthday');
  expect((await read('/card/a')).body).toContain('Alles Gute');
  expect(renders).toBe(2);
});

test('whoever leaves while the page is rendered leaves the others theirs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  duringRender = () => promise;
  const leaving = new AbortController();
  const left = fetch(`${address}/card/a`, { signal: leaving.signal });
  await expect.poll(() => renders).toBe(1);
  const others = Array.from({ length: 9 }, () => read('/card/a'));
  await expect.poll(() => arrived).toBe(10);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => signal.aborted).toBe(true);
  // The one of them who renders it for the others changes it.
  duringRender = async () => {
    duringRender = () => {};
    // The others are told first that there is nothing for them.
    await turn();
    text = 'Alles Gute';
    cache.drop('/card/a');
  };
  resolve();
  for (const { body } of await Promise.all(others)) expect(body).toContain('Happy Birthday');
  expect(renders).toBe(2);
  expect((await read('/card/a')).body).toContain('Alles Gute');
});

test('a page with a date on it lasts for its time only', async () => {
  await read('/');
  text = 'Tomorrow';
  expect((await read('/')).body).toContain('Happy Birthday');
  await expect
    .poll(async () => (await read('/')).body, { interval: 50, timeout: 5_000 })
    .toContain('Tomorrow');
  expect(renders).toBe(2);
});

test('a page that says "gone" is cached, until the card is back', async () => {
  status = 410;
  await read('/card/a');
  expect((await read('/card/a')).answer.status).toBe(410);
  expect(renders).toBe(1);
  status = 200;
  cache.drop('/card/a');
  expect((await read('/card/a')).answer.status).toBe(200);
});
