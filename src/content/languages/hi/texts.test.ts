import { expect, test } from 'vitest';
import * as own from '#generated/texts/hi-content.ts';
import { testTranslatedTexts } from '#tests/support/translated-texts.ts';

const { long } = testTranslatedTexts('hi', own, {
  greeting: /^\p{Script=Devanagari}/u,
  cities: { 'Jaipur, India': 'जयपुर, भारत' },
  days: { 0: 'आज', 1: 'कल', 2: '2 दिन बाद', 11: '11 दिन बाद' },
  february29: '29 फ़रवरी',
});

test('digits are those of the interface', () => {
  expect(long.filter((text) => /[\u200b-\u200f०-९]/.test(text))).toEqual([]);
});
