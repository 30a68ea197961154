import { expect, test } from 'vitest';
import * as own from '#generated/texts/id-content.ts';
import { testTranslatedTexts } from '#tests/support/translated-texts.ts';

const { texts } = testTranslatedTexts('id', own, {
  greeting: /Selamat ulang tahun!/,
  cities: { 'Cairo, Egypt': 'Kairo, Mesir', Singapore: 'Singapura' },
  days: { 0: 'Hari ini', 1: 'Besok', 2: '2 hari lagi', 31: '31 hari lagi' },
  february29: '29 Februari',
});

test('quotes are curly and come in pairs, and the site says kamu, in words of Indonesia', () => {
  expect(texts.length).toBeGreaterThan(1800);
  // Designs for a teacher and for a colleague.
  const wishes = Object.values(own.designs).map(({ wish }) => wish);
  for (const text of texts) {
    // The list of exported files has columns.
    const words = text.replaceAll(/^(\S+(?:, \S+)*) {2,}/gm, '$1 ').replace('A–Z', '');
    expect(words).not.toMatch(/['"—–«»]| {2}|\.\.\./);
    expect(words.split('“').length, words).toBe(words.split('”').length);
    expect(words).not.toMatch(
      /(?<!\/)\b(password|log ?in|download|upload|template|handphone|dirubah|merubah|resiko|nggak|gak)\b/i,
    );
    // Anda is in what a card says to those who are not close.
    if (!words.includes('{closeness, select, polite') && !wishes.includes(text))
      expect(words).not.toMatch(/\bAnda\b/);
  }
});
