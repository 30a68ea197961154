import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath, withNext } from './next-path.ts';

const site = 'https://cards.example';

describe('nextPath', () => {
  it.each([
    ['/studio', '/studio'],
    ['/studio?cardId=abc&x=1#photo', '/studio?cardId=abc&x=1#photo'],
    ['/card/x%20y', '/card/x%20y'],
    ['/', '/'],
    ['/a?u=http://other.example', '/a?u=http://other.example'],
  ])('keeps a page of this site: %s', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'studio',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/studio\\..\\..',
    '/caf\u00e9',
    `/${'a'.repeat(2_000)}`,
    '/login?next=/login',
    '/signup',
    '/signout',
  ])('falls back to the dashboard: %j', (next) => {
    expect(nextPath(next)).toBe('/dashboard');
  });

  it('never leaves the site, whatever is asked', () => {
    const nasty = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '\t',
      '\n',
      '?',
      '#',
      'evil.example',
    );
    const next = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(nasty, fc.string()), { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(next, (asked) => {
        expect(new URL(nextPath(asked), site).origin).toBe(site);
      }),
      { numRuns: 5_000 },
    );
  });
});

it('withNext leads on to the page, and to none without one', () => {
  expect(withNext('/login', '/studio?to=a&b')).toBe('/login?next=%2Fstudio%3Fto%3Da%26b');
  expect(withNext('/login?verified=1', '/studio')).toBe('/login?verified=1&next=%2Fstudio');
  for (const none of [null, '']) expect(withNext('/login', none)).toBe('/login');
});
