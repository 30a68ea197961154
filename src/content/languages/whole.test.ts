// Shows: an offered language has every name and every design, and what it lacks would be said.
import { expect, test } from 'vitest';
import { offeredLanguages } from './languages.ts';
import { lackingIn } from './whole.ts';

test.each(offeredLanguages)('%s lacks no name and no design', (language) => {
  expect(lackingIn(language)).toEqual([]);
});
