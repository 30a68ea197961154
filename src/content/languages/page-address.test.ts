import { expect, test } from 'vitest';
import { pathIn, prefixOf, splitPath } from './page-address.ts';

test.each([
  ['/', 'en', '/'],
  ['/gallery', 'en', '/gallery'],
  ['/history', 'en', '/history'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/HI/gallery', 'hi', '/gallery'],
  ['/ar/studio?cardId=x', 'ar', '/studio?cardId=x'],
  ['/es?next=/x', 'es', '/?next=/x'],
  ['/hi.data', 'hi', '/_.data'],
  ['/hi/_.data', 'hi', '/_.data'],
  ['/hi/gallery.data', 'hi', '/gallery.data'],
  ['/xx/gallery', 'en', '/xx/gallery'],
])('%s is a page in %s, at %s', (address, language, path) => {
  expect(splitPath(address)).toEqual({ language, path });
});

test('a path gets the prefix of its language, English none', () => {
  expect([prefixOf('en'), prefixOf('ar')]).toEqual(['', '/ar']);
  expect([pathIn('en', '/'), pathIn('hi', '/'), pathIn('hi', '/faqs')]).toEqual(['/', '/hi', '/hi/faqs']);
});
