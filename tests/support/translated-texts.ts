import { expect, test } from 'vitest';
import { backgroundKeys } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { stickers as englishStickers } from '#card/stickers/stickers.ts';
import { typefaces } from '#card/text/typefaces.ts';
import * as englishAbout from '#content/about.ts';
import { cities } from '#content/cities.ts';
import * as englishFaqs from '#content/faqs.ts';
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

/** The long texts of a language, as its modules export them. */
export interface TranslatedTexts {
  readonly about: object;
  readonly cityLabel: (english: string) => string | null;
  readonly designs: Readonly<Record<string, { readonly title: string; readonly wish: string }>>;
  readonly faqCategories: typeof englishFaqs.faqCategories;
  readonly labels: Readonly<Record<string, object>> & {
    readonly backgroundLabels: object;
    readonly compositionLabels: object;
    readonly typefaceLabels: object;
  };
  readonly legal: typeof english & { readonly bindingNotice: string; readonly lastUpdated: string };
  readonly songs: Readonly<Record<string, { readonly lyrics: readonly string[] }>>;
  readonly stickers: object;
  readonly voices: Readonly<Record<string, { readonly text: string }>>;
  /** How every spoken greeting is written. */
  readonly greeting: RegExp;
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
export function legalPages(pages: typeof english): readonly LegalPage[] {
  return [alone, helped].flatMap((facts) => [
    pages.privacyPolicy(facts),
    pages.termsOfService(facts),
    pages.refundPolicy,
    pages.cookiePolicy(facts),
    pages.dmcaPolicy(facts),
  ]);
}

/** Tests that the long texts of a language have the parts of the English ones. */
export function testTranslatedTexts(texts: TranslatedTexts): void {
  const { designs, faqCategories, labels, legal } = texts;

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
    expect(Object.keys(texts.stickers)).toEqual(englishStickers.map(({ key }) => key));
    for (const group of Object.values(labels)) {
      expect(new Set(Object.values(group)).size).toBe(Object.keys(group).length);
    }
  });

  test('songs, spoken greetings and what we say of ourselves are whole', () => {
    for (const { id, lyrics } of englishSongs) {
      expect(texts.songs[id]?.lyrics, id).toHaveLength(lyrics.length);
    }
    for (const { id } of englishVoices) expect(texts.voices[id]?.text, id).toMatch(texts.greeting);
    expect(Object.keys(texts.about)).toEqual(Object.keys(englishAbout.about));
  });

  test('questions have the addresses and the links of the English ones', () => {
    for (const hasWishModel of [true, false]) {
      const shapeOf = (categories: readonly englishFaqs.FaqCategory[]) =>
        categories.map(({ id, faqs }) => [
          id,
          faqs.map(({ id, answer }) => ({ id, links: linksIn(answer) })),
        ]);
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
    const originals = legalPages(english);
    const pages = legalPages(legal);
    expect(pages.map(shapeOf)).toEqual(originals.map(shapeOf));
    for (const [index, { summary, updated }] of pages.entries()) {
      expect(summary[0]).toBe(legal.bindingNotice);
      expect(summary.length).toBe((originals[index]?.summary.length ?? 0) + 1);
      expect(updated).toBe(legal.lastUpdated);
    }
  });

  test('every city has a name of its own', () => {
    const names = cities.map(({ label }) => texts.cityLabel(label));
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(cities.length);
    expect(texts.cityLabel('Europe/Kyiv')).toBeNull();
  });
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
