import { expect, test } from 'vitest';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
import { catalogs } from '#content/languages/catalogs.ts';
import { textIn } from '#content/languages/text-in.ts';
import { legalPages, testTranslatedTexts, textsIn } from '#tests/support/translated-texts.ts';
import { about } from './about.ts';
import { cityLabel } from './cities.ts';
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
  greeting: /^\p{Script=Arabic}/u,
});

test('cities are written in our letters', () => {
  expect(cities.filter(({ label }) => /[A-Za-z]/.test(cityLabel(label) ?? ''))).toEqual([]);
  expect(cityLabel('Cairo, Egypt')).toBe('القاهرة، مصر');
});

test('the site asks as a friend does, not as an office', () => {
  const pages = [about, designs, faqCategories({ hasWishModel: true }), legalPages(legal)];
  const all = [...Object.values(catalogs.ar).flatMap((area) => Object.values(area)), ...textsIn(pages)];
  expect(all.filter((text) => /نرجو|يُ?رجى|الرجاء|رجاءً/.test(text))).toEqual([]);
});

test('days are counted as one says them', () => {
  const said = [0, 1, 2, 3, 10, 11, 99, 100, 103, 111].map((days) => untilThen(days, textIn('ar', 'home')));
  expect(said).toEqual([
    'اليوم',
    'غدًا',
    'بعد يومين',
    'بعد 3 أيام',
    'بعد 10 أيام',
    'بعد 11 يومًا',
    'بعد 99 يومًا',
    'بعد 100 يوم',
    'بعد 103 أيام',
    'بعد 111 يومًا',
  ]);
  expect(birthdayText({ month: 2, day: 29 }, 'ar')).toBe('29 فبراير');
});

test('nothing is left in English, and nothing turns the direction of what follows', () => {
  const all = {
    about,
    designs,
    film,
    filmCaptions,
    ...labels,
    site,
    songs,
    stickers,
    voices,
  };
  const people = [...leaders, ...celebrities].map(({ name, title, wish, alt }) => [name, title, wish, alt]);
  const card = [sampleCard.toName, sampleCard.fromName, sampleCard.message];
  const texts = [...textsIn(all), ...textsIn(people), ...card].filter((text) => !/^[a-z]+$/.test(text));
  expect(texts.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  const small = textsIn([faqCategories({ hasWishModel: true }), legalPages(legal)]);
  expect(
    [...texts, ...small].filter((text) => /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069٠-٩]/.test(text)),
  ).toEqual([]);
});
