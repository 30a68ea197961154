import { expect, test } from 'vitest';
import { sizeLimitStatus } from './header-limits.ts';

const ofBrowser = {
  host: 'cards.example',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'hi-IN,hi;q=0.9,en-GB;q=0.8,en;q=0.7,ar;q=0.6,es;q=0.5',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  'if-none-match': 'W/"0123456789012345678901"',
  'x-forwarded-for': '203.0.113.7, 198.51.100.2',
  cookie: `other=${'x'.repeat(12_000)}`,
};

test('what browsers and proxies send is read, with all cookies of the domain', () => {
  expect(sizeLimitStatus({ url: '/gallery?name=Asha', headers: ofBrowser })).toBeNull();
  expect(sizeLimitStatus({ headers: {} })).toBeNull();
});

test.each(['accept', 'accept-language', 'accept-encoding', 'if-none-match', 'range', 'x-forwarded-for'])(
  '%s is not read when it is longer than anybody sends',
  (name) => {
    expect(sizeLimitStatus({ url: '/', headers: { ...ofBrowser, [name]: ' '.repeat(15_000) } })).toBe(431);
  },
);

test('nor is an address', () => {
  expect(sizeLimitStatus({ url: `/${'/'.repeat(15_000)}`, headers: ofBrowser })).toBe(414);
});
