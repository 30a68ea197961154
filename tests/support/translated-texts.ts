import { expect, test } from 'vitest';
import { backgroundKeys } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { stickers as englishStickers } from '#card/stickers/stickers.ts';
import { typefaces } from '#card/text/typefaces.ts';
import * as englishAbout from '#content/about.ts';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
import * as englishFaqs from '#content/faqs.ts';
import { catalogs } from '#content/languages/catalogs.ts';
import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { cookiePolicy } from '#content/legal/cookies.ts';
import { dmcaPolicy } from '#content/legal/dmca.ts';
import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { privacyPolicy } from '#content/legal/privacy.ts';
import { refundPolicy } from '#content/legal/refund.ts';
import { termsOfService } from '#content/legal/terms.ts';
import { defaultSite } from '#content/site.ts';
import { songs as englishSongs } from '#content/songs.ts';
import { templates } from '#content/templates.ts';
import { voices as englishVoices } from '#content/voices.ts';

const english = { cookiePolicy, dmcaPolicy, privacyPolicy, refundPolicy, termsOfService };

/** What the folder of a language exports. */
interface Translated {
  readonly about: object;
  readonly cityLabel: (english: string) => string | null;
  /** Parts of labels by the English ones, where most are called alike. */
  readonly cityNames?: object;
  readonly designs: Readonly<Record<string, { readonly title: string; readonly wish: string }>>;
  readonly faqCategories: typeof englishFaqs.faqCategories;
  readonly film: object;
  readonly filmCaptions: object;
  readonly backgroundLabels: object;
  readonly compositionLabels: object;
  readonly envelopeLabels: object;
  readonly typefaceLabels: object;
  readonly bindingNotice: string;
  readonly lastUpdated: string;
  readonly cookiePolicy: typeof cookiePolicy;
  readonly dmcaPolicy: typeof dmcaPolicy;
  readonly privacyPolicy: typeof privacyPolicy;
  readonly refundPolicy: typeof refundPolicy;
  readonly termsOfService: typeof termsOfService;
  readonly leaders: readonly Person[];
  readonly celebrities: readonly Person[];
  readonly sampleCard: Readonly<Record<'toName' | 'fromName' | 'message', string>>;
  readonly site: Readonly<Record<string, string>>;
  readonly songs: Readonly<Record<string, { readonly lyrics: readonly string[] }>>;
  readonly stickers: object;
  readonly voices: Readonly<Record<string, { readonly text: string }>>;
}

type Person = Readonly<Record<'name' | 'title' | 'wish' | 'alt', string>>;

/** What a native says. */
interface Said {
  /** How every spoken greeting is written. */
  readonly greeting: RegExp;
  /** Some cities, by their English names. */
  readonly cities: Readonly<Record<string, string>>;
  /** In how many days something is. */
  readonly days: Readonly<Record<number, string>>;
  readonly february29: string;
}

const alone: LegalFacts = {
  site: defaultSite,
  host: 'cards.example',
  isSecure: true,
  helpers: { mailServer: false, fileStore: false, wishModel: false, providers: [] },
};
const helped: LegalFacts = {
  ...alone,
  isSecure: false,
  hasLanguages: true,
  helpers: { mailServer: true, fileStore: true, wishModel: true, providers: ['Google', 'Facebook'] },
};

/** The pages of small print, with helpers and without, in the same order for every language. */
function legalPages(pages: typeof english): readonly LegalPage[] {
  return [alone, helped].flatMap((facts) => [
    pages.privacyPolicy(facts),
    pages.termsOfService(facts),
    pages.refundPolicy,
    pages.cookiePolicy(facts),
    pages.dmcaPolicy(facts),
  ]);
}

/**
 * Tests that the long texts of a language have the parts of the English ones, in its letters. Returns its texts for rules
 * of its own: those of its modules, and those of its catalogs as well.
 */
export function testTranslatedTexts(language: Language, own: Translated, said: Said) {
  const { designs, faqCategories, songs, stickers, voices, cityLabel } = own;
  const { backgroundLabels, compositionLabels, envelopeLabels, typefaceLabels } = own;
  const labels = { backgroundLabels, compositionLabels, envelopeLabels, typefaceLabels };
  const people = [...own.leaders, ...own.celebrities];
  const faqs = [true, false].map((hasWishModel) => faqCategories({ hasWishModel }));
  const short = textsIn([
    own.about,
    designs,
    own.film,
    own.filmCaptions,
    labels,
    own.site,
    songs,
    stickers,
    voices,
  ]);
  const shownOfPeople = textsIn(people.map(({ title, wish, alt }) => [title, wish, alt]));
  const long = textsIn([short, faqs, legalPages(own), shownOfPeople]);
  const texts = [...long, own.sampleCard.message];

  test('every design has a title and a wish of its own', () => {
    expect(Object.keys(designs).toSorted()).toEqual(templates.map(({ id }) => id).toSorted());
    for (const part of ['title', 'wish'] as const) {
      expect(new Set(Object.values(designs).map((design) => design[part])).size).toBe(templates.length);
    }
  });

  test('everything that is drawn or chosen has a name of its own', () => {
    expect(Object.keys(backgroundLabels)).toEqual(backgroundKeys);
    expect(Object.keys(compositionLabels)).toEqual(compositions.map(({ key }) => key));
    expect(Object.keys(typefaceLabels)).toEqual(typefaces.map(({ key }) => key));
    expect(Object.keys(stickers)).toEqual(englishStickers.map(({ key }) => key));
    for (const group of Object.values(labels)) {
      expect(new Set(Object.values(group)).size).toBe(Object.keys(group).length);
    }
  });

  test('songs, spoken greetings and what we say of ourselves are whole', () => {
    for (const { id, lyrics } of englishSongs) {
      expect(songs[id]?.lyrics, id).toHaveLength(lyrics.length);
    }
    for (const { id } of englishVoices) expect(voices[id]?.text, id).toMatch(said.greeting);
    expect(Object.keys(own.about)).toEqual(Object.keys(englishAbout.about));
  });

  test('questions have the addresses and the links of the English ones', () => {
    const shapeOf = (categories: readonly englishFaqs.FaqCategory[]) =>
      categories.map(({ id, faqs }) => [id, faqs.map(({ id, answer }) => ({ id, links: linksIn(answer) }))]);
    expect(faqs.map(shapeOf)).toEqual(
      [true, false].map((hasWishModel) => shapeOf(englishFaqs.faqCategories({ hasWishModel }))),
    );
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
    const originals = legalPages(english);
    const pages = legalPages(own);
    expect(pages.map(shapeOf)).toEqual(originals.map(shapeOf));
    for (const [index, { summary, updated }] of pages.entries()) {
      expect(summary[0]).toBe(own.bindingNotice);
      expect(summary.length).toBe((originals[index]?.summary.length ?? 0) + 1);
      expect(updated).toBe(own.lastUpdated);
    }
  });

  test('every city has a name of its own, and none is named that is not there', () => {
    const names = cities.map(({ label }) => cityLabel(label));
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(cities.length);
    expect(cityLabel('Europe/Kyiv')).toBeNull();
    const parts = new Set(cities.flatMap(({ label }) => label.split(', ')));
    expect(Object.keys(own.cityNames ?? {}).filter((name) => !parts.has(name))).toEqual([]);
    for (const [label, name] of Object.entries(said.cities)) expect(cityLabel(label)).toBe(name);
  });

  test('days are counted as one says them', () => {
    for (const [days, text] of Object.entries(said.days))
      expect(untilThen(Number(days), textIn(language, 'home')), days).toBe(text);
    expect(birthdayText({ month: 2, day: 29 }, language)).toBe(said.february29.normalize('NFC'));
  });

  if (new Intl.Locale(language).maximize().script !== 'Latn')
    test('nothing is left in English', () => {
      const { toName, fromName } = own.sampleCard;
      const named = [toName, fromName, ...people.map(({ name }) => name)];
      const cityNames = cities.map(({ label }) => cityLabel(label) ?? '');
      const shown = [...short, ...shownOfPeople, ...named, own.sampleCard.message, ...cityNames];
      expect(shown.filter((text) => /[A-Za-z]/.test(text.replace('WhatsApp', '')) && !isId(text))).toEqual(
        [],
      );
    });

  return { long: texts, texts: [...texts, ...textsIn(catalogs[language])].filter((text) => !isId(text)) };
}

/** Keys of drawings and the like are no words. */
function isId(text: string): boolean {
  return /^[a-z-]+$/.test(text);
}

function linksIn(value: unknown): readonly string[] {
  return textsIn(value)
    .flatMap((text) => text.match(/\]\([^)]+\)/g) ?? [])
    .toSorted();
}

/** Every text in it, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}
