import { expect, test } from 'vitest';
import { nextCookies, readNextCookie } from './named-cookies.ts';

const auth = { origin: 'https://cards.example' };

/** What is read from the cookie that remembers `next`. */
function remembered(next: string | null): string | null {
  const cookies = nextCookies(auth, next).map((line) => line.split('; ')[0]);
  return readNextCookie(auth, new Headers({ cookie: cookies.join('; ') }));
}

test('remembers a page for as long as the link of a mail works', () => {
  for (const next of ['/studio?template=two-scoops&to=%E0%A4%86', "/a;b,c=d'(e)*", '/']) {
    expect(remembered(next)).toBe(next);
  }
  expect(nextCookies(auth, '/studio')).toEqual([
    '__Host-bb.next=%2Fstudio; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure',
  ]);
});

test('forgets it, and remembers none that does not fit', () => {
  expect(remembered(null)).toBeNull();
  expect(nextCookies(auth, null)[0]).toContain('Max-Age=0');
  expect(nextCookies(auth, `/${'%'.repeat(1_500)}`)).toEqual([]);
});

test.each(['%', '%zz', '%80', 'a b', '"x"', '\u00e9'])('a value that is not ours is none: %s', (value) => {
  const cookie = Buffer.from(`__Host-bb.next=${value}`).toString('latin1');
  expect(readNextCookie(auth, new Headers({ cookie }))).toBeNull();
});
