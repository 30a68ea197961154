import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { localServer } from '#tests/support/local-server.ts';
import { createProviderClient } from './provider-client.ts';

vi.setConfig({ testTimeout: 30_000 });

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' };
const kept = { state: 's', codeVerifier: 'v', idTokenNonce: 'n' };
const claims = { sub: 'mina-1', nonce: 'n', email: 'Mina@Example.com', email_verified: true, name: 'Mina' };

interface Answers {
  /** What the token's address answers; the keys and the rest are there as they should be. */
  readonly token: RequestListener;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A provider that may lie. */
function provider({ token, metadata = {} }: Answers): Promise<string> {
  return localServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const known: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...metadata,
      },
      '/keys': { keys: [jwk] },
    };
    response.setHeader('content-type', 'application/json');
    if (request.url === '/token') token(request, response);
    else response.end(JSON.stringify(known[request.url ?? ''] ?? {}));
  });
}

function clientOf(issuerUrl: string) {
  const google = { clientId: 'us', clientSecret: 'our secret', issuerUrl };
  const client = createProviderClient('google', { origin: 'http://localhost:3000', google, facebook: null });
  if (!client) throw new Error('Google is configured.');
  return client;
}

const readFrom = (issuer: string) => clientOf(issuer).readIdentity({ ...kept, code: 'c', iss: null });

interface Signed {
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly sign?: (token: SignJWT) => Promise<string>;
}

const byRightKey = (token: SignJWT) =>
  token.setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(keys.privateKey);

/** What we make of a provider that answers with such a token. */
async function readToken({ payload = {}, sign = byRightKey }: Signed) {
  const issuer = await provider({
    async token({ headers }, response) {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: `http://${headers.host}`, aud: 'us', iat: now, exp: now + 60 };
      const id_token = await sign(new SignJWT({ ...usual, ...claims, ...payload }));
      response.end(JSON.stringify({ id_token, access_token: 'a', token_type: 'Bearer' }));
    },
  });
  return readFrom(issuer);
}

test('a good token says who somebody is', async () => {
  expect(await readToken({})).toEqual({
    ok: true,
    value: { subject: 'mina-1', email: 'mina@example.com', emailVerified: true, name: 'Mina' },
  });
});

test.each<[string, Record<string, unknown>, object]>([
  ['no address', { email: undefined }, { email: null, emailVerified: false }],
  ['an address that is none', { email: 'mina@' }, { email: null, emailVerified: false }],
  ['an address in letters that look like others', { email: '\u212aate@example.com' }, { email: null }],
  ['a list of addresses', { email: ['mina@example.com'] }, { email: null, emailVerified: false }],
  ['"true" for true', { email_verified: 'true' }, { emailVerified: false }],
  ['1 for true', { email_verified: 1 }, { emailVerified: false }],
  ['nothing of proof', { email_verified: undefined }, { emailVerified: false }],
  ['a name that is none', { name: { first: 'Mina' } }, { name: '' }],
])('a token with %s is accepted without what is wrong', async (_, payload, value) => {
  expect(await readToken({ payload })).toMatchObject({ ok: true, value });
});

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

test.each<[string, Signed]>([
  ['another nonce', { payload: { nonce: 'm' } }],
  ['no nonce', { payload: { nonce: undefined } }],
  ['another audience', { payload: { aud: 'them' } }],
  ['two audiences, made for the other', { payload: { aud: ['us', 'them'], azp: 'them' } }],
  ['another issuer', { payload: { iss: 'https://accounts.google.com' } }],
  ['no subject', { payload: { sub: undefined } }],
  ['an empty subject', { payload: { sub: '' } }],
  ['an end in the past', { payload: { exp: now() - hour } }],
  ['no end', { payload: { exp: undefined } }],
  ['a beginning long ago', { payload: { iat: now() - hour } }],
  [
    'another key',
    { sign: (token) => token.setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(others.privateKey) },
  ],
  [
    'an unknown key',
    { sign: (token) => token.setProtectedHeader({ alg: 'RS256', kid: 'x' }).sign(keys.privateKey) },
  ],
  [
    'our secret for a key',
    {
      sign: (token) => token.setProtectedHeader({ alg: 'HS256' }).sign(createSecretKey('our secret', 'utf8')),
    },
  ],
  [
    'no signature',
    {
      sign: async (token) => {
        const [, body] = (await byRightKey(token)).split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
      },
    },
  ],
  ['no form', { sign: async () => 'token' }],
])('a token with %s is refused', async (_, signed) => {
  expect(await readToken(signed)).toEqual({ ok: false, error: 'invalid_code' });
});

test.each<[string, string, RequestListener]>([
  ['refuses', 'invalid_code', (_, response) => void response.writeHead(400).end('{"error":"invalid_grant"}')],
  [
    'sends no token',
    'invalid_code',
    (_, response) => void response.end('{"access_token":"a","token_type":"Bearer"}'),
  ],
  [
    'sends a page',
    'away',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  ],
  ['is broken', 'away', (_, response) => void response.writeHead(502).end('{}')],
  ['sends us elsewhere', 'away', (_, response) => void response.writeHead(307, { location: '/keys' }).end()],
  ['hangs up', 'away', (request) => void request.destroy()],
  ['never ends', 'away', (_, response) => void response.end(JSON.stringify({ more: 'x'.repeat(300_000) }))],
])('a provider that %s when asked for the token', async (_, error, token) => {
  expect(await readFrom(await provider({ token }))).toEqual({ ok: false, error });
});

test('a provider that does not answer times out after five seconds', async () => {
  const start = performance.now();
  expect(await readFrom(await provider({ token: () => {} }))).toEqual({ ok: false, error: 'away' });
  expect(performance.now() - start).toBeGreaterThan(4_900);
});

test('the code is sent with the client secret and the code verifier', async () => {
  let sent = '';
  await readFrom(
    await provider({
      token: async (request, response) => {
        sent = await text(request);
        response.end('{}');
      },
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
    grant_type: 'authorization_code',
    code: 'c',
    code_verifier: 'v',
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
    client_id: 'us',
    client_secret: 'our secret',
  });
});

test.each([
  ['another issuer', { issuer: 'https://accounts.google.com' }],
  ['addresses of another kind', { token_endpoint: 'file:///etc/passwd' }],
  ['half a list', { jwks_uri: '' }],
])('a server whose metadata has %s is not used', async (_, metadata) => {
  const issuer = await provider({ token: () => {}, metadata });
  expect(await clientOf(issuer).authorizationUrl(kept)).toBeNull();
  expect(await readFrom(issuer)).toEqual({ ok: false, error: 'away' });
});
