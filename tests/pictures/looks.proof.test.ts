// Shows: the same of a hundred looks, a thousand in the long form, around words and photos of many kinds
import { beforeAll, expect, test } from 'vitest';
import { createLayouter, type Layouter } from '#card/layout/layout.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { cardPhrases } from '#content/card-phrases.ts';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { isLongForm } from '../support/long-form.ts';
import { problemsOfSeed } from './shuffled-cards.ts';

let layouter: Layouter;

beforeAll(() => {
  registerNodeFonts(nodeFonts, process.cwd());
  layouter = createLayouter({
    measurer: nodeMeasurer(),
    emoji: emojiIndex(packedEmoji.packed),
    phrasesOf: cardPhrases,
  });
});

const hundred = Array.from({ length: 100 }, (_, index) => index);

test.each(isLongForm ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0])(
  'a hundred looks from %i00 are sound',
  (hundreds) => {
    expect(hundred.flatMap((index) => problemsOfSeed(layouter, hundreds * 100 + index))).toEqual([]);
  },
);
