import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createFindRoute } from '#web/router/find-route.ts';
import { createSecurityHeaders, sameOriginOnly, securityHeaders } from './security.ts';

function app(origin: string, hstsSubdomains = true) {
  const hono = new Hono();
  const security = createSecurityHeaders({ origin, mode: 'production', hstsSubdomains });
  hono.use(securityHeaders(security), sameOriginOnly(origin, createFindRoute()));
  hono.all('/strict', (context) => context.text('', 200, { 'referrer-policy': 'no-referrer' }));
  hono.all('/page', (context) =>
    context.text('', 200, { 'content-security-policy': security.policyFor(['aa=', 'bb=']) }),
  );
  hono.all('*', (context) => context.text(''));
  return hono;
}

test('an answer allows no inline script but those that it names by their hashes', async () => {
  const site = app('http://localhost:3000');
  const policyOf = async (path: string) =>
    (await site.request(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/')).toContain("script-src 'self';");
  expect(await policyOf('/page')).toContain("script-src 'self' 'sha256-aa=' 'sha256-bb=';");
  for (const policy of [await policyOf('/'), await policyOf('/page')]) {
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|nonce|https?:/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
  }
});

test('our own pages may ask for the microphone, run their worklet and play what it recorded', async () => {
  const { headers } = await app('http://localhost:3000').request('/');
  expect(headers.get('permissions-policy')).toContain('microphone=(self)');
  const policy = headers.get('content-security-policy');
  for (const rule of ["script-src 'self'", "media-src 'self' blob:"]) expect(policy).toContain(rule);
});

test('answers keep a stricter header of their own', async () => {
  const answer = await app('http://localhost:3000').request('/strict');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test('only a secure origin asks for secure transport', async () => {
  const plain = await app('http://localhost:3000').request('/');
  const secure = await app('https://cards.example').request('/');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test('names below the site may stay without secure transport', async () => {
  const answer = await app('https://cards.example', false).request('/');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
});

test.each([
  ['POST', undefined],
  ['POST', 'null'],
  ['POST', 'https://evil.example'],
  ['POST', 'https://sub.cards.example'],
  ['POST', 'http://cards.example'],
  ['DELETE', 'https://cards.example.evil'],
  ['PUT', undefined],
  ['PATCH', ''],
])('refuses %s from the origin %s', async (method, origin) => {
  const headers = origin === undefined ? {} : { origin };
  const answer = await app('https://cards.example').request('/', { method, headers });
  expect(answer.status).toBe(403);
});

test('takes changing requests from its own pages, and reading ones from anywhere', async () => {
  const site = app('https://cards.example');
  const post = await site.request('/', { method: 'POST', headers: { origin: 'https://cards.example' } });
  const get = await site.request('/', { headers: { origin: 'https://evil.example' } });
  expect([post.status, get.status]).toEqual([200, 200]);
});

test('mail programs post without an origin where the table says so, and pages of other sites do not', async () => {
  const site = app('https://cards.example');
  const statusOf = async (path: string, headers = {}) =>
    (await site.request(path, { method: 'POST', headers })).status;
  for (const kind of ['replies', 'birthdays', 'card', 'events']) {
    expect(await statusOf(`/mail/${kind}/a-token`), kind).toBe(200);
    expect(await statusOf(`/mail/${kind}/a-token.data`), kind).toBe(403);
    expect(await statusOf(`/mail/${kind}/a-token`, { origin: 'https://evil.example' }), kind).toBe(403);
  }
  expect(await statusOf('/hi/studio/shared', { origin: 'https://evil.example' })).toBe(200);
  expect(await statusOf('/studio/save', { origin: 'https://evil.example' })).toBe(403);
});

test('whoever asks for JSON is refused in JSON', async () => {
  const headers = { origin: 'https://evil.example', accept: 'application/json' };
  const answer = await app('http://localhost:3000').request('/', { method: 'POST', headers });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ error: expect.stringContaining('http://localhost:3000') });
});
