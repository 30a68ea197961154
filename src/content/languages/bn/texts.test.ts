import { expect, test } from 'vitest';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
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
  greeting: /শুভ জন্মদিন!/u,
});

test('cities are written in our letters', () => {
  expect(cities.filter(({ label }) => /[A-Za-z]/.test(cityLabel(label) ?? ''))).toEqual([]);
  expect(cityLabel('Kolkata, India')).toBe('কলকাতা, ভারত');
  expect(cityLabel('Dhaka, Bangladesh')).toBe('ঢাকা, বাংলাদেশ');
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 11].map((days) => untilThen(days, textIn('bn', 'home')))).toEqual([
    'আজ',
    'কাল',
    '2 দিন পরে',
    '11 দিন পরে',
  ]);
  expect(birthdayText({ month: 2, day: 29 }, 'bn')).toBe('29 ফেব্রুয়ারি'.normalize('NFC'));
});

test('nothing is left in English, and digits are those of the interface', () => {
  const all = { about, designs, film, filmCaptions, ...labels, site, songs, stickers, voices };
  const people = [...leaders, ...celebrities].map(({ name, title, wish, alt }) => [name, title, wish, alt]);
  const card = [sampleCard.toName, sampleCard.fromName, sampleCard.message];
  const texts = [...textsIn(all), ...textsIn(people), ...card].filter((text) => !/^[a-z]+$/.test(text));
  expect(texts.filter((text) => /[A-Za-z]/.test(text.replace('WhatsApp', '')))).toEqual([]);
  const small = textsIn([faqCategories({ hasWishModel: true }), legalPages(legal)]);
  const odd = /[\u200b-\u200f০-৯"']|[\u0980-\u09ff]\.(?!\.)| [।,!]|।।/u;
  expect([...texts, ...small].filter((text) => odd.test(text))).toEqual([]);
  expect([...texts, ...small].filter((text) => text !== text.normalize('NFC'))).toEqual([]);
});
