import { expect, test } from 'vitest';
import { hasEveryLetter } from '#card/text/text-fonts.ts';
import { typefaceFor } from '#card/text/typefaces.ts';
import { typefaceNote } from './typeface-panel.tsx';

test.each([
  ['storybook', 'Happy Birthday Asha!', 'Many happy returns', ''],
  ['classic', 'Happy Birthday ஆஷா!', 'ਜਨਮਦਿਨ', ''],
  ['poster', 'Happy Birthday ஆஷா!', 'இனிய நாள்', 'Tamil letters stay as in Classic.'],
  ['brush', 'Happy Birthday ஆஷா!', 'இனிய நாள்', 'Tamil letters in the wish stay as in Classic.'],
  [
    'bubbly',
    '生日快乐',
    '祝你身体健康',
    'Chinese, Japanese and Korean letters in the wish stay as in Classic.',
  ],
  [
    'storybook',
    'ਆਸ਼ਾ',
    'ਜਨਮਦਿਨ お誕生日',
    'Gurmukhi letters stay as in Classic. Chinese, Japanese and Korean letters in the wish stay as in Classic.',
  ],
])('%s says of %j and %j: %j', (key, heading, all, note) => {
  const typeface = typefaceFor(key);
  expect(typefaceNote(typeface, { heading, all })).toBe(note);
  // Shuffle chooses only what nothing is said of.
  expect(hasEveryLetter(typeface, { heading, words: all })).toBe(note === '');
});
