import { expect, test } from 'vitest';
import * as own from '#generated/texts/de-content.ts';
import { testTranslatedTexts } from '#tests/support/translated-texts.ts';

const { texts } = testTranslatedTexts('de', own, {
  greeting: /Alles Gute zum Geburtstag!/,
  cities: { 'Vienna, Austria': 'Wien, Österreich', Singapore: 'Singapur' },
  days: { 0: 'Heute', 1: 'Morgen', 2: 'in 2 Tagen', 31: 'in 31 Tagen' },
  february29: '29. Februar',
});

test('quotes are those of German and come in pairs, a dash stands between days only, three dots after a blank', () => {
  expect(texts.length).toBeGreaterThan(2000);
  for (const text of texts) {
    // The list of exported files has columns; sentences stand in lines.
    const words = text.replaceAll(/^(\S+(?:, \S+)*) {2,}/gm, '$1 ').replace(/Mo–Fr|A–Z/, '');
    expect(words).not.toMatch(/['"”«»—–]| {2}|\.\.|\p{L}…/u);
    expect(words.split('„').length, text).toBe(words.split('“').length);
  }
});

test('the site says du, and nobody’s gender is assumed by a sign inside of a word', () => {
  // A card says Sie where its wishes do: `polite`.
  const familiar = texts.map((text) => text.replace(/polite \{.*?\} other/s, ''));
  expect(familiar.filter((text) => /(?<!\p{L})(Ihnen|Ihrem|Ihres)(?!\p{L})/u.test(text))).toEqual(
    // Designs for a teacher and for a colleague.
    Object.values(own.designs).flatMap(({ wish }) =>
      /(?<!\p{L})(Ihnen|Ihrem|Ihres)(?!\p{L})/u.test(wish) ? [wish] : [],
    ),
  );
  expect(texts.filter((text) => /\p{L}[*:_](innen|in)(?!\p{L})|\p{Ll}Innen|\p{L}·in/u.test(text))).toEqual(
    [],
  );
});

test('words are spelt as since 2006, with ß and ss where they belong', () => {
  const old = /daß|muß|Grüsse|Strasse|heiss|Spass|gross|weiss|Fuss|schliess|ausser|(?<!\p{L})E-?mail|eMail/u;
  expect(texts.filter((text) => old.test(text))).toEqual([]);
});
