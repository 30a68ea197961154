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
import { quotePanels as englishQuotes } from '#content/quotes.ts';
import { defaultSite } from '#content/site.ts';
import { songs as englishSongs } from '#content/songs.ts';
import { templates } from '#content/templates.ts';
import { voices as englishVoices } from '#content/voices.ts';
import { about } from './about.ts';
import { birthdayText, untilThen } from './birthdays.ts';
import { cityLabel } from './cities.ts';
import { support } from './contact.ts';
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

test('everything that is drawn or chosen has a name', () => {
  expect(Object.keys(labels.backgroundLabels)).toEqual(backgroundKeys);
  expect(Object.keys(labels.compositionLabels)).toEqual(compositions.map(({ key }) => key));
  expect(Object.keys(labels.typefaceLabels)).toEqual(typefaces.map(({ key }) => key));
  expect(Object.keys(stickers)).toEqual(englishStickers.map(({ key }) => key));
  for (const group of Object.values(labels)) {
    expect(new Set(Object.values(group)).size).toBe(Object.keys(group).length);
  }
});

test('songs and spoken greetings have names and words, line for line', () => {
  for (const { id, lyrics } of englishSongs) expect(songs[id]?.lyrics, id).toHaveLength(lyrics.length);
  for (const { id } of englishVoices) expect(voices[id]?.text, id).toMatch(/^\p{Script=Devanagari}/u);
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
  for (const [hindi, english] of legalPages) {
    expect(hindi.summary.slice(0, 1)).toEqual([binding]);
    expect(hindi.summary.length).toBe(english.summary.length + 1);
    expect(hindi.updated).toBe(lastUpdated);
    expect(shapeOf(hindi)).toEqual(shapeOf(english));
  }
});

test('every city has a name of its own', () => {
  const labels = cities.map(({ label }) => ({ label, hindi: cityLabel(label) }));
  expect(labels.filter(({ hindi }) => hindi === null || /[A-Za-z]/.test(hindi))).toEqual([]);
  expect(new Set(labels.map(({ hindi }) => hindi)).size).toBe(cities.length);
  expect(cityLabel('Jaipur, India')).toBe('जयपुर, भारत');
  expect(cityLabel('Europe/Kyiv')).toBeNull();
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 11].map(untilThen)).toEqual(['आज', 'कल', '2 दिन में', '11 दिन में']);
  expect(birthdayText({ month: 2, day: 29 })).toBe('29 फ़रवरी');
});

test('nothing is left in English, and digits are those of the interface', () => {
  const all = {
    about,
    designs,
    film,
    filmCaptions,
    ...labels,
    quotePanels,
    site,
    songs,
    stickers,
    support,
    voices,
  };
  const people = [...leaders, ...celebrities].map(({ name, title, wish, alt }) => [name, title, wish, alt]);
  const card = [sampleCard.toName, sampleCard.fromName, sampleCard.message];
  const texts = [...textsIn(all), ...textsIn(people), ...card].filter((text) => !/^[a-z]+$/.test(text));
  expect(texts.filter((text) => /[A-Za-z]/.test(text.replace('WhatsApp', '')))).toEqual([]);
  const small = textsIn([faqCategories({ hasWishModel: true }), legalPages.map(([hindi]) => hindi)]);
  expect([...texts, ...small].filter((text) => /[\u200b-\u200f०-९]/.test(text))).toEqual([]);
  expect(Object.keys(about)).toEqual(Object.keys(englishAbout.about));
  expect(quotePanels.length).toBe(englishQuotes.length);
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
