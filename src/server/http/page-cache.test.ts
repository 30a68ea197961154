import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import { type HttpVariables, securityHeaders } from './security.ts';

let cache: PageCache;
let site: Hono<{ Variables: HttpVariables }>;
let renders: number;
let text: string;
let duringRender: () => void;

beforeEach(() => {
  cache = createPageCache((path) => path.startsWith('/card/'));
  cache.reset(true);
  renders = 0;
  text = 'Happy Birthday';
  duringRender = () => {};
  site = new Hono<{ Variables: HttpVariables }>();
  site.use(securityHeaders({ origin: 'http://localhost:3000', mode: 'production' }), cache.middleware);
  site.get('*', (context) => {
    renders += 1;
    const shown = text;
    duringRender();
    const nonce = context.get('nonce');
    return context.html(
      `<script nonce="${nonce}"></script><h1>${shown}</h1><script nonce="${nonce}"></script>`,
    );
  });
});

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await site.request(path, { headers });
  return { body: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '', answer };
}

test('renders a shared page once, and gives every answer its own nonce', async () => {
  const seen = new Set<string>();
  for (let count = 0; count < 100; count += 1) {
    const { body, policy } = await read('/card/a');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(body).toBe(
      `<script nonce="${nonce}"></script><h1>Happy Birthday</h1><script nonce="${nonce}"></script>`,
    );
    seen.add(nonce);
  }
  expect(seen.size).toBe(100);
  expect(renders).toBe(1);
});

test('sends the same page compressed to those who take it', async () => {
  await read('/card/a');
  const { answer } = await read('/card/a', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toContain('accept-encoding');
});

test.each([
  ['a page that is not shared', '/dashboard', {}],
  ['somebody with a cookie', '/card/a', { cookie: 'session=1' }],
  ['a page with a query', '/card/a?x=1', {}],
])('keeps nothing for %s', async (_, path, headers) => {
  await read(path, headers);
  await read(path, headers);
  expect(renders).toBe(2);
});

test('shows a change at the next request', async () => {
  await read('/card/a');
  text = 'Alles Gute';
  cache.drop('/card/a');
  expect((await read('/card/a')).body).toContain('Alles Gute');
});

test('does not keep a page that changed while it was rendered', async () => {
  duringRender = () => {
    text = 'Alles Gute';
    cache.drop('/card/a');
  };
  expect((await read('/card/a')).body).toContain('Happy Birthday');
  expect((await read('/card/a')).body).toContain('Alles Gute');
});

test('keeps nothing while changes would go unnoticed', async () => {
  await read('/card/a');
  cache.reset(false);
  await read('/card/a');
  await read('/card/a');
  expect(renders).toBe(3);
});

test('does not keep failures', async () => {
  site = new Hono<{ Variables: HttpVariables }>();
  site.use(securityHeaders({ origin: 'http://localhost:3000', mode: 'production' }), cache.middleware);
  site.get('*', (context) => {
    renders += 1;
    return context.text('Card not found', 404);
  });
  expect((await read('/card/b')).answer.status).toBe(404);
  await read('/card/b');
  expect(renders).toBe(2);
});
