import fc from 'fast-check';
import { expect, test } from 'vitest';
import emoji from '#generated/emoji-index.json' with { type: 'json' };
import { emojiIndex } from './emoji-index.ts';
import { itemise } from './itemise.ts';
import { independentParts, lineBreaks } from './line-breaks.ts';
import type { TextFonts } from './text-fonts.ts';

const index = emojiIndex(emoji.packed);
const tokens = [
  'a',
  'Łé',
  'мир',
  'ἀ',
  'हिन्दी',
  '日本',
  'ッ',
  'ー',
  '한글',
  'ไทย',
  '🎉',
  '👩‍🚀',
  'e\u0301',
  'ʻ',
];
const marks = [
  ...'.,!?:;-–—…%$€#&/\\|()[]“”‘’"\'«»、。・12~',
  '\u00a0',
  '\u200b',
  '\u2060',
  '\u2068',
  '\u2069',
];
const spaces = [' ', ' ', ' ', '  ', '\u3000'];
const line = fc.array(fc.constantFrom(...tokens, ...marks, ...spaces, ...spaces), { maxLength: 16 });

test('a text of words is divided before nearly each of them', () => {
  expect(independentParts('What a day, is it not? 3 (three) cakes “for” you')).toEqual([
    'What ',
    'a day, ',
    'is ',
    'it ',
    'not? 3 (three) cakes “for” you',
  ]);
});

test('marks and digits at the beginning stay with the letter that gives them its font', () => {
  expect(independentParts('12 мая 2026')).toEqual(['12 мая 2026']);
});

test('a line that may turn around is not divided', () => {
  expect(independentParts('peace and שלום')).toEqual(['peace and שלום']);
});

const fonts: TextFonts = { scripts: [], eastAsian: 'Noto Sans JP', digits: 'Persian' };

test('every part has the glyphs and line breaks that it has in the whole line', () => {
  fc.assert(
    fc.property(line, (written) => {
      const whole = written.join('').trim();
      const parts = independentParts(whole);
      expect(parts.flatMap((part) => itemise(part, index, fonts))).toEqual(itemise(whole, index, fonts));
      let offset = 0;
      const breaks = parts.flatMap((part) => {
        const own = [...lineBreaks(part)].map((at) => offset + at);
        offset += part.length;
        return own;
      });
      expect(new Set(breaks)).toEqual(lineBreaks(whole));
    }),
    { numRuns: 800 },
  );
});
