import { expect, test } from 'vitest';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
import { textIn } from '#content/languages/text-in.ts';
import { texts as catalog } from '#generated/texts/id.ts';
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
  greeting: /Selamat ulang tahun!/,
});

test('no city is named that is not there', () => {
  const parts = new Set(cities.flatMap(({ label }) => label.split(', ')));
  expect(Object.keys(cityNames).filter((name) => !parts.has(name))).toEqual([]);
  expect(cityLabel('Cairo, Egypt')).toBe('Kairo, Mesir');
  expect(cityLabel('Singapore')).toBe('Singapura');
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 31].map((days) => untilThen(days, textIn('id', 'home')))).toEqual([
    'Hari ini',
    'Besok',
    '2 hari lagi',
    '31 hari lagi',
  ]);
  expect(birthdayText({ month: 2, day: 29 }, 'id')).toBe('29 Februari');
});

test('quotes are curly and come in pairs, and the site says kamu, in words of Indonesia', () => {
  const people = [...leaders, ...celebrities].map(({ title, wish, alt }) => [title, wish, alt]);
  const small = [faqCategories({ hasWishModel: true }), legalPages(legal)];
  const own = [about, catalog, film, filmCaptions, labels, site, songs, voices];
  const all = textsIn([...own, ...small, people, sampleCard.message]);
  // Ids are no words.
  const texts = all.filter((text) => !/^[a-z-]+$/.test(text));
  expect(texts.length).toBeGreaterThan(1800);
  for (const text of texts) {
    // The list of exported files has columns.
    const words = text.replaceAll(/^(\S+(?:, \S+)*) {2,}/gm, '$1 ').replace('A–Z', '');
    expect(words).not.toMatch(/['"—–«»]| {2}|\.\.\./);
    expect(words.split('“').length, words).toBe(words.split('”').length);
    expect(words).not.toMatch(
      /(?<!\/)\b(password|log ?in|download|upload|template|handphone|dirubah|merubah|resiko|nggak|gak)\b/i,
    );
    // Anda is in what a card says to those who are not close.
    if (!words.includes('{closeness, select, polite')) expect(words).not.toMatch(/\bAnda\b/);
  }
});
