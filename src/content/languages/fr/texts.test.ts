import { expect, test } from 'vitest';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
import { textIn } from '#content/languages/text-in.ts';
import { texts as catalog } from '#generated/texts/fr.ts';
import { legalPages, testTranslatedTexts, textsIn } from '#tests/support/translated-texts.ts';
import { about } from './about.ts';
import { cityLabel, cityNames } from './cities.ts';
import { designs } from './designs.ts';
import { faqCategories } from './faqs.ts';
import { film, filmCaptions } from './film.ts';
import * as labels from './labels.ts';
import { cookiePolicy } from './legal/cookies.ts';
import { dmcaPolicy } from './legal/dmca.ts';
import { privacyPolicy } from './legal/privacy.ts';
import { refundPolicy } from './legal/refund.ts';
import { termsOfService } from './legal/terms.ts';
import { bindingNotice, lastUpdated } from './legal/translation.ts';
import { celebrities, leaders } from './people.ts';
import { sampleCard } from './sample-card.ts';
import { site } from './site-facts.ts';
import { songs } from './songs.ts';
import { stickers } from './stickers.ts';
import { voices } from './voices.ts';

const legal = {
  bindingNotice,
  lastUpdated,
  cookiePolicy,
  dmcaPolicy,
  privacyPolicy,
  refundPolicy,
  termsOfService,
};

testTranslatedTexts({
  about,
  cityLabel,
  designs,
  faqCategories,
  labels,
  legal,
  songs,
  stickers,
  voices,
  greeting: /Joyeux anniversaire\u202f!/,
});

const small = [
  faqCategories({ hasWishModel: true }),
  faqCategories({ hasWishModel: false }),
  legalPages(legal),
];
const people = [...leaders, ...celebrities].map(({ title, wish, alt }) => [title, wish, alt]);
const own = [about, catalog, designs, film, filmCaptions, labels, site, songs, voices];
const texts = textsIn([...own, ...small, people, sampleCard.message]);

test('no city is named that is not there', () => {
  const parts = new Set(cities.flatMap(({ label }) => label.split(', ')));
  const named = Object.keys(cityNames);
  expect(named.filter((name) => !parts.has(name))).toEqual([]);
  expect(cityLabel('Seville, Spain')).toBe('Séville, Espagne');
  expect(cityLabel('Singapore')).toBe('Singapour');
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 31].map((days) => untilThen(days, textIn('fr', 'home')))).toEqual([
    'Aujourd’hui',
    'Demain',
    'dans 2 jours',
    'dans 31 jours',
  ]);
  expect(birthdayText({ month: 2, day: 29 }, 'fr')).toBe('29 février');
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
  const { card: _card, 'card-page': _page, contacts, signing, studio, ...rest } = catalog;
  const all = [...textsIn([rest, contacts, signing, studio, about, small]), site.tagline];
  const said = all.map((text) => text.replace(/familiar \{.*\} other/s, ''));
  const tu = /(?<![\p{L}’])(tu|te|ta|tes|toi|t’\p{L}+|(?<!(un|le|au) )ton(?= \p{L}))(?!\p{L})/iu;
  expect(said.filter((text) => tu.test(text)).sort()).toEqual(
    [
      contacts['tell.chat'],
      signing['sign.prompt.wish'],
      studio['placeholder.to'],
      studio['typeface.sample.text'],
      about.lead,
    ].sort(),
  );
});
