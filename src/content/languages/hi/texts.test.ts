import { expect, test } from 'vitest';
import { catalogs } from '#content/languages/catalogs.ts';
import * as own from '#generated/texts/hi-content.ts';
import { testTranslatedTexts, textsIn } from '#tests/support/translated-texts.ts';

const { long } = testTranslatedTexts('hi', own, {
  greeting: /^\p{Script=Devanagari}/u,
  cities: { 'Jaipur, India': 'जयपुर, भारत' },
  days: { 0: 'आज', 1: 'कल', 2: '2 दिन बाद', 11: '11 दिन बाद' },
  february29: '29 फ़रवरी',
});

test('digits are those of the interface', () => {
  expect(long.filter((text) => /[\u200b-\u200f०-९]/.test(text))).toEqual([]);
});

test('the site asks in one form: लिखें, not लिखिए', () => {
  const odd = /(कीज|दीज|लीज|लिख|देख|चुन|रख|कह|भेज|खोल|बदल|रोक|जोड़|ा)[िइ]ए(?!\p{L})/u;
  // What a card says, and what asks friends for their birthdays, is the sender's own.
  const { card, contacts, ...site } = catalogs.hi;
  expect(textsIn(site).filter((text) => odd.test(text))).toEqual([]);
});
