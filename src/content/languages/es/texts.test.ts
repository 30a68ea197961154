import { expect, test } from 'vitest';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
import { textIn } from '#content/languages/text-in.ts';
import { texts as catalog } from '#generated/texts/es.ts';
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
  greeting: /¡Feliz cumpleaños!/,
});

test('no city is named that is not there', () => {
  const parts = new Set(cities.flatMap(({ label }) => label.split(', ')));
  const named = Object.keys(cityNames);
  expect(named.filter((name) => !parts.has(name))).toEqual([]);
  expect(cityLabel('Seville, Spain')).toBe('Sevilla, España');
  expect(cityLabel('Singapore')).toBe('Singapur');
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 31].map((days) => untilThen(days, textIn('es', 'home')))).toEqual([
    'Hoy',
    'Mañana',
    'en 2 días',
    'en 31 días',
  ]);
  expect(birthdayText({ month: 2, day: 29 }, 'es')).toBe('29 de febrero');
});

test('marks come in pairs, quotes are curly, and nobody says vosotros or ordenador', () => {
  const people = [...leaders, ...celebrities].map(({ title, wish, alt }) => [title, wish, alt]);
  const small = [faqCategories({ hasWishModel: true }), legalPages(legal)];
  const own = [about, catalog, designs, film, filmCaptions, labels, site, songs, voices];
  const texts = textsIn([...own, ...small, people, sampleCard.message]);
  expect(texts.length).toBeGreaterThan(1800);
  for (const text of texts) {
    // The list of exported files has columns.
    const words = text.replaceAll(/^(\S+(?:, \S+)*) {2,}/gm, '$1 ');
    expect(words).not.toMatch(/['"—–«»]| {2}|\b(vosotr|vuestr|ordenador|computador\b|celular|móvil)/);
    for (const [open, close] of ['¡!', '¿?', '“”']) {
      // The studio has a key that is a question mark.
      const shown = text.replace('tecla ?', '');
      expect(shown.split(open ?? '').length, text).toBe(shown.split(close ?? '').length);
    }
  }
});
