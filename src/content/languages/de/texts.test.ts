import { expect, test } from 'vitest';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
import { textIn } from '#content/languages/text-in.ts';
import { texts as catalog } from '#generated/texts/de.ts';
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
  greeting: /Alles Gute zum Geburtstag!/,
});

const people = [...leaders, ...celebrities].map(({ title, wish, alt }) => [title, wish, alt]);
const small = [
  faqCategories({ hasWishModel: true }),
  faqCategories({ hasWishModel: false }),
  legalPages(legal),
];
const own = [about, catalog, designs, film, filmCaptions, labels, site, songs, voices, sampleCard.message];
const texts = textsIn([...own, ...small, people]);

test('no city is named that is not there', () => {
  const parts = new Set(cities.flatMap(({ label }) => label.split(', ')));
  expect(Object.keys(cityNames).filter((name) => !parts.has(name))).toEqual([]);
  expect(cityLabel('Vienna, Austria')).toBe('Wien, Österreich');
  expect(cityLabel('Singapore')).toBe('Singapur');
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 31].map((days) => untilThen(days, textIn('de', 'home')))).toEqual([
    'Heute',
    'Morgen',
    'in 2 Tagen',
    'in 31 Tagen',
  ]);
  expect(birthdayText({ month: 2, day: 29 }, 'de')).toBe('29. Februar');
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
    Object.values(designs).flatMap(({ wish }) =>
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
