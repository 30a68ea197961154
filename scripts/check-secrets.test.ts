import { expect, test } from 'vitest';
import { readAudit } from './check-audit.ts';
import { findSecrets } from './check-secrets.ts';

/* Each planted secret is put together here, so that the check does not find it in this file. */
const planted: readonly (readonly [string, string])[] = [
  ['a private key', `${'-----BEGIN'} RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA7bq9Xw3kJ0`],
  ['an AWS key', `id ${'AKIA'}IOSFODNN7EXAMPLF`],
  ['a GitHub token', `${'ghp_'}${'a1B2'.repeat(9)}`],
  ['a Google key', `GOOGLE_CLIENT_SECRET=${'GOCSPX-'}${'aB3_'.repeat(7)}`],
  ['a signed token', `${'eyJ'}hbGciOiJIUzI1.${'eyJ'}zdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4fwpM`],
  ['a random value', `AUTH_${'SECRET='}kJ8s0Qp2xV7zLm4Rt9Wb3Yc6`],
  ['a random value', `{ "pass${'word": "'}kJ8s0Qp2xV7zLm4Rt9Wb3Yc6" }`],
];

test.each(planted)('%s is found and not repeated', (what, text) => {
  const found = findSecrets(`first line\n${text}\n`);
  expect(found).toEqual([expect.stringMatching(new RegExp(`^line 2 has ${what}`))]);
});

test.each([
  "password: 'a quiet garden with bees'",
  'secretAccessKey: from.S3_SECRET_ACCESS_KEY,',
  '#AUTH_SECRET=',
  'const token = randomBytes(16).toString("base64url");',
  "AUTH_SECRET: 'x'.repeat(32)",
  'password=REPLACE_WITH_YOUR_OWN_PASSWORD',
])('%s is none', (text) => {
  expect(findSecrets(text)).toEqual([]);
});

test('an audit fails for grave holes only, and not when nobody answers', () => {
  const of = (severity: string) =>
    JSON.stringify({ vulnerabilities: { pg: { severity, range: '<9', via: [] } } });
  expect(readAudit(of('high'))).toEqual(['pg <9: high']);
  expect(readAudit(of('critical'))).toHaveLength(1);
  expect(readAudit(of('low'))).toEqual([]);
  expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
  for (const nothing of ['', 'npm error', '{"message":"405 Method Not Allowed"}'])
    expect(readAudit(nothing)).toBeNull();
});
