// Shows: the same of a hundred looks, a thousand in the long form, around words and photos of many kinds
import { expect, test } from 'vitest';
import { isLongForm } from '../support/long-form.ts';
import { nodeLayouter } from './node-layouter.ts';
import { problemsOfSeed } from './shuffled-cards.ts';

const layouter = nodeLayouter();

const hundred = Array.from({ length: 100 }, (_, index) => index);

test.each(isLongForm ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0])(
  'a hundred looks from %i00 are sound',
  (hundreds) => {
    expect(hundred.flatMap((index) => problemsOfSeed(layouter, hundreds * 100 + index))).toEqual([]);
  },
);
