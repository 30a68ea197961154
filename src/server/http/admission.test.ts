import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageTextIn, textIn } from '#content/languages/text-in.ts';
import { localServer } from '#tests/support/local-server.ts';
import { security } from '#tests/support/security-headers.ts';
import { createFindRoute } from '#web/router/find-route.ts';
import { type Admission, createAdmission, queues } from './admission.ts';
import { createErrorResponses } from './error-responses.ts';
import { workOf } from './found-route.ts';

const findRoute = createFindRoute();

const whole = queues.page.concurrency + queues.page.maxWaiting;

let admission: Admission;
let warnings: object[];
let address: string;
/** More than the system takes at once. */
const largeAnswer = new Uint8Array(20_000_000);
/** Whether that is the answer. */
let large: boolean;
/** Ends the work of all who were let in. */
let finish: () => void;

beforeEach(async () => {
  // No wait times out here, however slow the machine is; the queue has tests of its own.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  warnings = [];
  large = false;
  const log = { warn: (fields: object) => void warnings.push(fields) };
  const errorResponses = createErrorResponses({
    siteName: 'Cards & <Co>',
    security,
    languages: ['en', 'ar'],
    languageOf: (path) => (path.startsWith('/ar/') ? 'ar' : 'en'),
  });
  admission = createAdmission({
    clientOf: ({ headers }) => headers['x-client']?.toString() ?? null,
    findRoute,
    errorResponses,
    log,
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  const route = getRequestListener((asked, { incoming, outgoing }) => {
    const work = workOf(asked.method, findRoute(new URL(asked.url).pathname)) ?? 'page';
    const pending = { asked, request: incoming as IncomingMessage, response: outgoing as ServerResponse };
    return admission.admit(work, pending, () =>
      promise.then(() => new Response(large ? largeAnswer : 'answered')),
    );
  });
  address = await localServer((request, response) => {
    if (!admission.refuseIfFull(request, response)) void route(request, response);
  });
});

afterEach(async () => {
  vi.useRealTimers();
  finish();
  await Promise.allSettled(asked.splice(0));
});

const asked: Promise<Response>[] = [];

/** A busy machine answers later. */
const patient = { timeout: 10_000 };

function ask(path: string, accept = '*/*', method = 'GET'): Promise<Response> {
  return send(path, { method, headers: { accept } });
}

function send(path: string, init: RequestInit): Promise<Response> {
  const answer = fetch(address + path, init);
  asked.push(answer);
  return answer;
}

/** Fills the queue of pages. */
async function fill(): Promise<Promise<Response>[]> {
  const inside = Array.from({ length: whole }, () => ask('/card/some'));
  await expect.poll(() => admission.counts()[0]?.waiting, patient).toBe(queues.page.maxWaiting);
  return inside;
}

test('whoever comes when all seats are taken is told so at once, and the others are answered', async () => {
  const inside = await fill();
  const refused = await Promise.all(Array.from({ length: 50 }, () => ask('/gallery', 'text/html,*/*')));
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  }
  const waits = new Set(refused.map(({ headers }) => headers.get('retry-after')));
  expect(waits.size, 'not all of them at the same moment').toBeGreaterThan(3);
  finish();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(Array(whole).fill(200));
  expect((await ask('/gallery')).status).toBe(200);
  expect(admission.counts()[0]).toEqual({ work: 'page', running: 0, waiting: 0, unsent: 0, refused: 50 });
  // One line, however many there were.
  expect(warnings).toEqual([{ refused: { page: 1 } }]);
});

test('page views hold up no save, no upload, no file and no picture', async () => {
  const inside = await fill();
  const others = [
    ask('/studio/save', '*/*', 'POST'),
    ask('/studio/wish', '*/*', 'POST'),
    ask('/studio/photo', '*/*', 'POST'),
    ask('/files/some'),
    ask('/card/some/preview.jpg'),
    ask('/card/some/print.pdf'),
  ];
  await expect
    .poll(() => admission.counts().map(({ running }) => running))
    .toEqual([queues.page.concurrency, 1, 1, 1, 1, 1, 1]);
  finish();
  for (const { status } of await Promise.all([...inside, ...others])) expect(status).toBe(200);
});

test('a person reads a page, a program what it understands', async () => {
  await Promise.all([fill(), fillChanges()]);
  const page = await ask('/', 'text/html,application/xhtml+xml');
  const html = await page.text();
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(html).toContain('<title>One moment, please · Cards &amp; &lt;Co&gt;</title>');
  expect(html).toContain('<a href="">Try again</a>');
  const form = await ask('/contact', 'text/html', 'POST');
  expect(form.status).toBe(503);
  const sent = await form.text();
  expect(sent, 'asking again would lose what was typed').not.toContain('Try again');
  expect(sent).toContain('Please go back in your browser');
  expect(await (await ask('/studio/save', '*/*', 'POST')).json()).toEqual({
    reason: 'unreachable',
    error: messageTextIn('en', ['busy.sentence']),
  });
  expect(await (await ask('/gallery')).text()).toBe(messageTextIn('en', ['busy.sentence']));
});

test('a person reads it in the language of the page', async () => {
  await Promise.all([fill(), fillChanges()]);
  const html = await (await ask('/ar/gallery', 'text/html')).text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(`<a href="">${textIn('ar', 'errors')('busy.again')}</a>`);
  expect(html).not.toContain('Try again');
  expect(await (await ask('/ar/gallery')).text()).toBe(messageTextIn('ar', ['busy.sentence']));
});

test('a file of the build that is not there is a page, which waits like all others', async () => {
  const inside = await fill();
  const lost = ask('/nothing.png');
  expect((await lost).status).toBe(503);
  finish();
  await Promise.all(inside);
});

const shared = [
  ['/studio/photo', 'POST', 'upload'],
  ['/studio/save', 'POST', 'change'],
  ['/card/some', 'GET', 'page'],
  ['/gallery/some/picture.webp', 'GET', 'picture'],
  ['/card/some/card.html', 'GET', 'download'],
  ['/files/some', 'GET', 'light'],
] as const;

test.each(shared)(
  '%s: a client that asks for more than its share is refused, and others are let in',
  async (path, method, kind) => {
    const { perClient } = queues[kind];
    const share = perClient.concurrency + perClient.maxWaiting;
    const from = (client: string) => send(path, { method, headers: { 'x-client': client } });
    const counts = () => admission.counts().find(({ work }) => work === kind);
    const inside = Array.from({ length: share }, () => from('greedy'));
    await expect
      .poll(counts, patient)
      .toMatchObject({ running: perClient.concurrency, waiting: perClient.maxWaiting });
    expect((await from('greedy')).status).toBe(503);
    inside.push(from('other'));
    const { concurrency } = queues[kind];
    if (concurrency > perClient.concurrency)
      await expect.poll(() => counts()?.running, patient).toBe(perClient.concurrency + 1);
    finish();
    for (const { status } of await Promise.all(inside)) expect(status).toBe(200);
  },
);

test('an answer that is not read keeps its place until its connection ends', async () => {
  const { maxUnsent } = queues.download.perClient;
  large = true;
  finish();
  const sockets = Array.from({ length: maxUnsent + 1 }, () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
    socket.write('GET /card/some/card.html HTTP/1.1\r\nHost: x\r\nX-Client: slow\r\n\r\n');
    return socket.pause();
  });
  const counts = () => admission.counts().find(({ work }) => work === 'download');
  await expect.poll(counts, patient).toMatchObject({ running: 0, waiting: 1, unsent: maxUnsent });
  const other = await send('/card/some/card.html', { headers: { 'x-client': 'other' } });
  expect((await other.arrayBuffer()).byteLength).toBe(largeAnswer.length);
  for (const socket of sockets) socket.destroy();
  await expect.poll(counts, patient).toMatchObject({ running: 0, waiting: 0, unsent: 0 });
});

async function fillChanges(): Promise<void> {
  const { concurrency, maxWaiting } = queues.change;
  for (let count = 0; count < concurrency + maxWaiting; count += 1) void ask('/login', '*/*', 'POST');
  await expect
    .poll(() => admission.counts().find(({ work }) => work === 'change')?.waiting, patient)
    .toBe(maxWaiting);
}

test.each([
  ['GET', '/', 'page'],
  ['HEAD', '/card/abc', 'page'],
  ['GET', '/dashboard.data', 'page'],
  ['GET', '/card/abc/scene.json', 'page'],
  ['GET', '/card/abc/preview.jpg', 'picture'],
  ['GET', '/preview.jpg', 'picture'],
  ['GET', '/card/abc/print.pdf', 'download'],
  ['GET', '/card/abc/card.html', 'download'],
  ['GET', '/card/abc/card.png', 'download'],
  ['GET', '/gallery/abc/picture.webp', 'picture'],
  ['GET', '/files/abc', 'light'],
  ['GET', '/session.json', 'light'],
  ['GET', '/robots.txt', 'light'],
  ['POST', '/studio/save', 'change'],
  ['POST', '/dashboard.data', 'change'],
  ['GET', '/api/auth/callback/google', 'change'],
  ['POST', '/studio/photo', 'upload'],
  ['POST', '/studio/sound', 'upload'],
  ['POST', '/profile', 'upload'],
  ['POST', '/profile.data', 'upload'],
  ['GET', '/profile', 'page'],
  ['PUT', '/Studio/Photo/', 'upload'],
  ['GET', '/assets/root-abc.js', null],
  ['GET', '/fonts/noto.woff2', null],
  ['GET', '/healthz', null],
  ['GET', '/readyz', null],
])('%s %s is work for the queue "%s"', (method, path, work) => {
  expect(workOf(method, findRoute(path))).toBe(work);
});
