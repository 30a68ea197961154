import { expect, test } from 'vitest';
import { fillWish } from '#content/wishes/wishes.ts';
import { wishes } from '#generated/texts/hi-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

// Hindi counts its postpositions as words: a long wish has some more than in English.
const { templates } = testWishes(wishes, {
  language: 'hi',
  least: 3,
  words: { line: 13, long: 28 },
  alike: { part: 0.6, run: 7 },
  names: ['आशा', 'Anne  Marie'],
  leastCharacters: 35,
  unclean: / [,.;:!?।\n]|\n |[,;:][,.;:!?।]|।।|[,;:]$| - /,
  never: {
    'a name is called, never declined: no postposition stands after it':
      /\bname,? ?\|?[^}]*\} ?(को|का|की|के|ने|से|में|पर|जी)(?=[\s,।!?]|$)/,
    'the sender may be a woman or a man: no verb of theirs says which':
      /(ता|ती|ूँगा|ूँगी|ऊँगा|ऊँगी|(रहा|रही|गया|गई|आया|आई)) हूँ|ूँगा|ूँगी|ऊँगा|ऊँगी|(^|\s)मैं [^।!?\n]*(ता|ती) (था|थी)/,
  },
});

test('a wish holds Devanagari and its punctuation only', () => {
  for (const template of templates) {
    expect(template, template).toBe(template.normalize('NFC'));
    expect(fillWish(template, {}), template).toMatch(/^[\u0900-\u097f0-9 \n,.;:!?()“”‘’…-]+$/u);
  }
});
