// Shows: a chosen wish takes the place of another one, and never that of one's own words
// Spec: 2.105
import { expect, test } from 'vitest';
import { withWish } from './with-wish.ts';

const offered = ['Be happy.', 'Eat cake.'];

test.each([
  ['', 'Eat cake.'],
  [' \n', 'Eat cake.'],
  ['Be happy.\n', 'Eat cake.'],
  ['Dear Asha', 'Dear Asha\nEat cake.'],
  ['Be happy. And well', 'Be happy. And well\nEat cake.'],
])('with %j before it', (words, expected) => {
  expect(withWish(words, 'Eat cake.', offered)).toBe(expected);
});
