import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { brotli } from './brotli.ts';

const text = 'Happy birthday, dear Asha! '.repeat(200);

const app = new Hono();
app.use(compress(), brotli);
app.get('/page', (context) => context.html(text, { headers: { etag: '"one"' } }));
app.get('/short', (context) => context.html('Hi', { headers: { 'content-length': '2' } }));
app.get('/picture', () => new Response(text, { headers: { 'content-type': 'image/jpeg' } }));
app.get('/kept', (context) =>
  context.html(text, { headers: { 'cache-control': 'no-transform', vary: 'Accept-Encoding' } }),
);
app.get('/part', () => new Response(text, { status: 206, headers: { 'content-type': 'text/html' } }));
app.get(
  '/done',
  () => new Response('xyz', { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } }),
);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
])('who accepts %s gets a page in %s', async (accepted, encoding) => {
  const answer = await app.request('/page', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
  expect(answer.headers.get('etag')).toBe(encoding ? 'W/"one"' : '"one"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, none: (same: Buffer) => same };
  expect(`${plain[(encoding ?? 'none') as keyof typeof plain](bytes)}`).toBe(text);
});

test.each([
  ['/short', null],
  ['/picture', null],
  ['/kept', null],
  ['/part', null],
  ['/done', 'br'],
])('%s stays as it is', async (path, encoding) => {
  const answer = await app.request(path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(
    { '/short': 'Hi', '/picture': text, '/kept': text, '/part': text, '/done': 'xyz' }[path],
  );
});

test('a body that stays as it is is not looked at, so that it is not sent as a stream', async () => {
  const looked: string[] = [];
  const watched = new Hono();
  watched.use(brotli);
  watched.get('/:encoding', (context) => {
    const { encoding } = context.req.param();
    const answer = new Response(text, { headers: { 'content-type': 'text/html' } });
    if (encoding !== 'none') answer.headers.set('content-encoding', encoding);
    Object.defineProperty(answer, 'body', { get: () => void looked.push(encoding) });
    return answer;
  });
  await watched.request('/br', { headers: { 'accept-encoding': 'br' } });
  await watched.request('/none');
  expect(looked).toEqual([]);
  await watched.request('/none', { headers: { 'accept-encoding': 'br' } });
  expect(looked).toEqual(['none']);
});
