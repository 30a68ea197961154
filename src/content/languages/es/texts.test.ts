import { expect, test } from 'vitest';
import { backgroundKeys } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { stickers as englishStickers } from '#card/stickers/stickers.ts';
import { typefaces } from '#card/text/typefaces.ts';
import * as englishAbout from '#content/about.ts';
import { cities } from '#content/cities.ts';
import * as englishFaqs from '#content/faqs.ts';
import { cookiePolicy as englishCookies } from '#content/legal/cookies.ts';
import { dmcaPolicy as englishDmca } from '#content/legal/dmca.ts';
import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { privacyPolicy as englishPrivacy } from '#content/legal/privacy.ts';
import { refundPolicy as englishRefund } from '#content/legal/refund.ts';
import { termsOfService as englishTerms } from '#content/legal/terms.ts';
import * as englishPeople from '#content/people.ts';
import * as englishQuotes from '#content/quotes.ts';
import { defaultSite } from '#content/site.ts';
import { songs as englishSongs } from '#content/songs.ts';
import { templates } from '#content/templates.ts';
import { voices as englishVoices } from '#content/voices.ts';
import { about } from './about.ts';
import { birthdayText, untilThen } from './birthdays.ts';
import { catalog } from './catalog.ts';
import { cityLabel, cityNames } from './cities.ts';
import { support } from './contact.ts';
import { countryNames } from './countries.ts';
import { designs } from './designs.ts';
import { faqCategories } from './faqs.ts';
import { film, filmCaptions } from './film.ts';
import * as labels from './labels.ts';
import { cookiePolicy } from './legal/cookies.ts';
import { dmcaPolicy } from './legal/dmca.ts';
import { privacyPolicy } from './legal/privacy.ts';
import { refundPolicy } from './legal/refund.ts';
import { termsOfService } from './legal/terms.ts';
import { binding, lastUpdated } from './legal/translation.ts';
import { celebrities, leaders } from './people.ts';
import { quotePanels } from './quotes.ts';
import { sampleCard } from './sample-card.ts';
import { site } from './site-facts.ts';
import { songs } from './songs.ts';
import { stickers } from './stickers.ts';
import { voices } from './voices.ts';

const alone: LegalFacts = {
  site: defaultSite,
  host: 'cards.example',
  isSecure: true,
  helpers: { mailServer: false, fileStore: false, wishModel: false, providers: [] },
};
const helped: LegalFacts = {
  ...alone,
  isSecure: false,
  helpers: { mailServer: true, fileStore: true, wishModel: true, providers: ['Google', 'Facebook'] },
};

const legalPages: readonly (readonly [LegalPage, LegalPage])[] = [alone, helped].flatMap(
  (facts) =>
    [
      [privacyPolicy(facts), englishPrivacy(facts)],
      [termsOfService(facts), englishTerms(facts)],
      [refundPolicy, englishRefund],
      [cookiePolicy(facts), englishCookies(facts)],
      [dmcaPolicy(facts), englishDmca(facts)],
    ] as const,
);

test('every design has a title and a wish of its own', () => {
  expect(Object.keys(designs).toSorted()).toEqual(templates.map(({ id }) => id).toSorted());
  for (const part of ['title', 'wish'] as const) {
    expect(new Set(Object.values(designs).map((design) => design[part])).size).toBe(templates.length);
  }
});

test('everything that is drawn or chosen has a name of its own', () => {
  expect(Object.keys(labels.backgroundLabels)).toEqual(backgroundKeys);
  expect(Object.keys(labels.compositionLabels)).toEqual(compositions.map(({ key }) => key));
  expect(Object.keys(labels.typefaceLabels)).toEqual(typefaces.map(({ key }) => key));
  expect(Object.keys(stickers)).toEqual(englishStickers.map(({ key }) => key));
  for (const group of Object.values(labels)) {
    expect(new Set(Object.values(group)).size).toBe(Object.keys(group).length);
  }
});

test('songs, spoken greetings, people and quotes are all there', () => {
  for (const { id, lyrics } of englishSongs) expect(songs[id]?.lyrics, id).toHaveLength(lyrics.length);
  for (const { id } of englishVoices) expect(voices[id]?.text, id).toContain('¡Feliz cumpleaños!');
  const wishesOf = (people: readonly { readonly wish: string }[]) => people.map(({ wish }) => wish);
  const english = [...wishesOf(englishPeople.leaders), ...wishesOf(englishPeople.celebrities)];
  const spanish = [...wishesOf(leaders), ...wishesOf(celebrities)];
  expect(spanish.filter((wish) => english.includes(wish))).toEqual([]);
  expect(spanish.length).toBe(english.length);
  expect(quotePanels.length).toBe(englishQuotes.quotePanels.length);
  expect(Object.keys(about)).toEqual(Object.keys(englishAbout.about));
});

test('questions have the addresses and the links of the English ones', () => {
  for (const hasWishModel of [true, false]) {
    const shapeOf = (categories: readonly englishFaqs.FaqCategory[]) =>
      categories.map(({ faqs }) => faqs.map(({ id, answer }) => ({ id, links: linksIn(answer) })));
    expect(shapeOf(faqCategories({ hasWishModel }))).toEqual(
      shapeOf(englishFaqs.faqCategories({ hasWishModel })),
    );
  }
});

test('small print begins with what binds, and has the parts, rows and links of the English pages', () => {
  const shapeOf = ({ sections }: LegalPage) =>
    sections.map(({ id, blocks }) => ({
      id,
      links: linksIn(blocks),
      blocks: blocks.map((block) => {
        if (typeof block === 'string') return 'text';
        return 'points' in block ? block.points.length : block.table.rows.map((row) => row.length);
      }),
    }));
  for (const [spanish, english] of legalPages) {
    expect(spanish.summary[0]).toBe(binding);
    expect(spanish.summary.length).toBe(english.summary.length + 1);
    expect(spanish.updated).toBe(lastUpdated);
    expect(shapeOf(spanish)).toEqual(shapeOf(english));
  }
});

test('every city has a name of its own, and no name is of a city that is not there', () => {
  expect(new Set(cities.map(({ label }) => cityLabel(label))).size).toBe(cities.length);
  const parts = new Set(cities.flatMap(({ label }) => label.split(', ')));
  const named = [...Object.keys(cityNames), ...Object.keys(countryNames)];
  expect(named.filter((name) => !parts.has(name))).toEqual([]);
  expect(cityLabel('Seville, Spain')).toBe('Sevilla, España');
  expect(cityLabel('Singapore')).toBe('Singapur');
  expect(cityLabel('Europe/Kyiv')).toBeNull();
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 31].map(untilThen)).toEqual(['Hoy', 'Mañana', 'en 2 días', 'en 31 días']);
  expect(birthdayText({ month: 2, day: 29 })).toBe('29 de febrero');
});

test('marks come in pairs, quotes are curly, and nobody says vosotros or ordenador', () => {
  const people = [...leaders, ...celebrities].map(({ title, wish, alt }) => [title, wish, alt]);
  const small = [faqCategories({ hasWishModel: true }), legalPages.map(([spanish]) => spanish)];
  const own = [
    about,
    catalog,
    designs,
    film,
    filmCaptions,
    labels,
    quotePanels,
    site,
    songs,
    support,
    voices,
  ];
  const texts = textsIn([...own, ...small, people, sampleCard.message]);
  expect(texts.length).toBeGreaterThan(1800);
  for (const text of texts) {
    expect(text).not.toMatch(/['"—–«»]| {2}|\b(vosotr|vuestr|ordenador|computador\b|celular|móvil)/);
    for (const [open, close] of ['¡!', '¿?', '“”']) {
      // The studio has a key that is a question mark.
      const shown = text.replace('tecla ?', '');
      expect(shown.split(open ?? '').length, text).toBe(shown.split(close ?? '').length);
    }
  }
});

function linksIn(value: unknown): readonly string[] {
  return textsIn(value)
    .flatMap((text) => text.match(/\]\([^)]+\)/g) ?? [])
    .toSorted();
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}
