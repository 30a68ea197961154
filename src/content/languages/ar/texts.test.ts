import { expect, test } from 'vitest';
import * as own from '#generated/texts/ar-content.ts';
import { testTranslatedTexts } from '#tests/support/translated-texts.ts';

const { long, texts } = testTranslatedTexts('ar', own, {
  greeting: /^\p{Script=Arabic}/u,
  cities: { 'Cairo, Egypt': 'القاهرة، مصر' },
  days: {
    0: 'اليوم',
    1: 'غدًا',
    2: 'بعد يومين',
    3: 'بعد 3 أيام',
    10: 'بعد 10 أيام',
    11: 'بعد 11 يومًا',
    99: 'بعد 99 يومًا',
    100: 'بعد 100 يوم',
    103: 'بعد 103 أيام',
    111: 'بعد 111 يومًا',
  },
  february29: '29 فبراير',
});

test('the site asks as a friend does, not as an office', () => {
  expect(texts.filter((text) => /نرجو|يُ?رجى|الرجاء|رجاءً/.test(text))).toEqual([]);
});

test('nothing turns the direction of what follows, and digits are those of the interface', () => {
  const odd = /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069٠-٩]/;
  expect(long.filter((text) => odd.test(text))).toEqual([]);
});
