import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createSecurityHeaders, type HttpVariables, sameOriginOnly, securityHeaders } from './security.ts';

function app(origin: string, hstsSubdomains = true) {
  const hono = new Hono<{ Variables: HttpVariables }>();
  const security = createSecurityHeaders({ origin, mode: 'production', hstsSubdomains });
  hono.use(securityHeaders(security), sameOriginOnly(origin));
  hono.all('/strict', (context) =>
    context.text(context.get('nonce'), 200, { 'referrer-policy': 'no-referrer' }),
  );
  hono.all('*', (context) => context.text(context.get('nonce')));
  return hono;
}

test('every answer has a fresh nonce in its policy, and no unsafe script source', async () => {
  const site = app('http://localhost:3000');
  const nonces = new Set<string>();
  for (let count = 0; count < 1_000; count += 1) {
    const answer = await site.request('/');
    const nonce = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(1_000);
  const policy = (await site.request('/')).headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule);
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
