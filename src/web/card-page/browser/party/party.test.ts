// Shows: a slide of the party screen stands as long as it is read aloud, eight seconds at least
import { expect, test } from 'vitest';
import { slideSeconds } from './party.ts';

test.each([
  ['', 8],
  ['Happy birthday!', 8],
  ['x'.repeat(144), 8],
  ['x'.repeat(500), 28],
])('%j stands %i seconds', (text, seconds) => {
  expect(slideSeconds(text)).toBe(seconds);
});
