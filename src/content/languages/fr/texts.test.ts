import { expect, test } from 'vitest';
import { catalogs } from '#content/languages/catalogs.ts';
import * as own from '#generated/texts/fr-content.ts';
import { testTranslatedTexts, textsIn } from '#tests/support/translated-texts.ts';

const { texts } = testTranslatedTexts('fr', own, {
  greeting: /Joyeux anniversaire\u202f!/,
  cities: { 'Seville, Spain': 'Séville, Espagne', Singapore: 'Singapour' },
  days: { 0: 'Aujourd’hui', 1: 'Demain', 2: 'dans 2 jours', 31: 'dans 31 jours' },
  february29: '29 février',
});

test('blanks before signs do not break, quotes are those of French, apostrophes are curly', () => {
  expect(texts.length).toBeGreaterThan(1800);
  for (const text of texts) {
    // Addresses have colons, the list of exported files has columns, a format is 4:3, a time 18:30.
    const words = text
      .replaceAll(/https?:\/\/|\b\d+:\d+\b|\bbb_unsaved:|\]\([^)]*\)/g, '·')
      .replaceAll(/^(\S+(?:, \S+)*) {2,}/gm, '$1 ')
      .replaceAll(/\{\w+, (plural|select), /g, '');
    expect(words, text).not.toMatch(/['"—–“”]| {2}| [;:!?»]|« /u);
    expect(words, text).not.toMatch(/[^\u202f\s][;!?]|[^\u00a0\s}]:|«[^\u00a0]|[^\u00a0]»/u);
  }
});

test('nobody’s gender is written in brackets, and the site says vous', () => {
  expect(texts.filter((text) => /\p{L}(\((e|s|ne|trice)s?\)|·\p{L})/u.test(text))).toEqual([]);
  // Cards, what is sent with them and a friend’s question are the sender’s own words.
  const { about, designs, songs, voices, sampleCard, leaders, celebrities } = own;
  const { card, 'card-page': page, contacts, signing, studio } = catalogs.fr;
  const sender = textsIn([
    card,
    page,
    designs,
    songs,
    voices,
    sampleCard,
    leaders,
    celebrities,
    own.stickers,
  ]);
  const said = texts
    .filter((text) => !sender.includes(text))
    .map((text) => text.replace(/familiar \{.*\} other/s, ''));
  const tu = /(?<![\p{L}’])(tu|te|ta|tes|toi|t’\p{L}+|(?<!(un|le|au) )ton(?= \p{L}))(?!\p{L})/iu;
  expect(said.filter((text) => tu.test(text)).sort()).toEqual(
    [contacts['tell.chat'], signing['sign.prompt.wish'], studio['typeface.sample.text'], about.lead].sort(),
  );
});
