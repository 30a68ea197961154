import { expect, test } from 'vitest';
import { guessPaper } from './guess-paper.ts';

test.each([
  [['en-US', 'en'], 'letter'],
  [['en-GB', 'en-US'], 'a4'],
  [['hi'], 'a4'],
  [['es-MX'], 'letter'],
  [['fr-CA'], 'letter'],
  [['de'], 'a4'],
  [['x', 'fil'], 'letter'],
  [[], 'a4'],
] as const)('%j prints on %s', (languages, paper) => {
  expect(guessPaper(languages)).toBe(paper);
});
