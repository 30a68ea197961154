import { expect, test } from 'vitest';
import * as own from '#generated/texts/bn-content.ts';
import { testTranslatedTexts } from '#tests/support/translated-texts.ts';

const { long } = testTranslatedTexts('bn', own, {
  greeting: /শুভ জন্মদিন!/u,
  cities: { 'Kolkata, India': 'কলকাতা, ভারত', 'Dhaka, Bangladesh': 'ঢাকা, বাংলাদেশ' },
  days: { 0: 'আজ', 1: 'কাল', 2: '2 দিন পরে', 11: '11 দিন পরে' },
  february29: '29 ফেব্রুয়ারি',
});

test('digits are those of the interface, and letters are composed', () => {
  const odd = /[\u200b-\u200f০-৯"']|[\u0980-\u09ff]\.(?!\.)| [।,!]|।।/u;
  expect(long.filter((text) => odd.test(text))).toEqual([]);
  expect(long.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
});
