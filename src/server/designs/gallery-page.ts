import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type DesignTitle, designMoods, designMotifs, designOccasions } from '#content/design-titles.ts';
import { filterTemplates, type GalleryFilters, mostOthers, nextShown } from '#content/gallery.ts';
import { hasWords } from '#content/has-words.ts';
import { designTitle, designWish } from '#content/languages/language-content.ts';
import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { GalleryCategory } from '#content/relationships.ts';
import type { Tag } from '#content/tags.ts';
import type { TemplateStyle } from '#content/template-styles.ts';
import { templates } from '#content/templates.ts';
import type { Read } from '../db/database.ts';
import type { Page } from '../db/keyset.ts';
import { designs as designRows } from '../db/tables/designs.ts';
import { type DesignCounts, noDesignCounts } from './counts.ts';
import { type ListedDesign, pageOfDesigns } from './discover.ts';

/** A design as the gallery shows it, ours or of somebody else. */
export interface GalleryDesign {
  readonly id: string;
  readonly title: string;
  /** Null for anybody. */
  readonly category: GalleryCategory | null;
  /** Null for those of others: they have tags alone. */
  readonly style: TemplateStyle | null;
  readonly tags: readonly Tag[];
  /** Empty for those of others. */
  readonly wish: string;
  /** Who made it; null for us. */
  readonly penName: string | null;
}

/** A page of the gallery. */
export interface GalleryPage {
  readonly designs: readonly GalleryDesign[];
  /** How many there are of those that the filters let through. */
  readonly found: number;
  /** How many the next press shows; null for none. */
  readonly next: number | null;
  /** Where the page begins that goes on behind this one; null where all are shown, or more of this one are to come. */
  readonly after: string | null;
  /** Why the database did not answer: then it is ours alone. */
  readonly problem: unknown;
}

interface Asked {
  readonly filters: GalleryFilters;
  readonly shown: number;
  /** Where the page begins among those of others, of the page before; null for the first one, which begins with ours. */
  readonly after: string | null;
  readonly language: Language;
  /** What is counted of public designs. */
  readonly counts: () => Promise<DesignCounts>;
}

const noPage: Page<ListedDesign> = { items: [], cursor: null, previous: null };

/** Ours first, then those of everybody, the latest first. */
export async function readGallery(
  read: Read,
  { filters, shown, after, language, counts: readCounts }: Asked,
): Promise<GalleryPage> {
  const ours = filterTemplates(listOurs(language), filters);
  const own = after === null ? ours : [];
  const filter = designFilter(filters, language);
  const limit = Math.min(Math.max(shown - own.length, 0), mostOthers);
  const [counts, page, problem] = await Promise.all([
    readCounts(),
    limit > 0
      ? read((db) => pageOfDesigns(db, { language, where: filter.where, limit, cursor: after }))
      : noPage,
    null,
  ]).catch((error: unknown) => [noDesignCounts, noPage, error] as const);
  const designs = [...own, ...page.items.map(asShown)].slice(0, shown);
  const counted = counts.titles.reduce((sum, title) => sum + (filter.matches(title) ? title.count : 0), 0);
  // What was read is newer than what was counted: a last page says how many there are.
  const isLast = limit > 0 && page.cursor === null;
  const others = isLast && after === null ? page.items.length : Math.max(counted, page.items.length);
  const most = own.length + (isLast ? page.items.length : Math.min(others, mostOthers));
  const next = nextShown(designs.length, most);
  return {
    ...{ designs, found: ours.length + others, next, problem },
    after: next === null ? page.cursor : null,
  };
}

function listOurs(language: Language) {
  const text = textIn(language, 'categories');
  return templates.map((template) => {
    const { id, category, style, tags } = template;
    const { age } = template.design;
    // Also in English: an address or a friend may say it so.
    const names = [template.title, text(`category.${category}`), ...(age ? [`${age}`] : [])];
    const title = designTitle(language, template);
    return { id, title, names, category, style, tags, wish: designWish(language, template), penName: null };
  });
}

function asShown({ id, title, category, mood, penName }: ListedDesign): GalleryDesign {
  return { id, title, category, style: null, tags: [mood], wish: '', penName };
}

/** Values of which a title has one at least. */
type Choice = { readonly [Part in keyof DesignTitle]?: readonly DesignTitle[Part][] };

/** Which public designs the gallery shows. */
export interface DesignFilter {
  /** Whether a design of this title is among them. */
  readonly matches: (title: DesignTitle) => boolean;
  /** The same as a condition. */
  readonly where: SQL | undefined;
}

/** The filters of the gallery for designs without a style: the search finds words of their titles, as pages say them. */
export function designFilter({ category, style, search }: GalleryFilters, language: Language): DesignFilter {
  const words = search.split(/\s+/).filter(Boolean);
  const choices: Choice[] = [
    ...(category === null ? [] : [{ occasion: designOccasions.filter((one) => one === category) }]),
    ...(style === null ? [] : [{ mood: designMoods.filter((one) => one === style) }]),
    ...words.map((word) => titlesWith(word, language)),
  ];
  return {
    matches: (title) =>
      choices.every((choice) => partsOf(choice).some(([part, of]) => of.includes(title[part]))),
    where: and(
      ...choices.map((choice) =>
        or(sql`false`, ...partsOf(choice).map(([part, of]) => inArray(sql`${designRows[part]}`, of))),
      ),
    ),
  };
}

function partsOf(choice: Choice) {
  const parts = Object.entries(choice) as [keyof DesignTitle, string[]][];
  return parts.filter(([, values]) => values.length > 0);
}

/** No word goes from one part of a title into the next: between them is a space, in every language. */
function titlesWith(word: string, language: Language): Choice {
  const text = textIn(language, 'categories');
  const [motif, english] = [textIn(language, 'designs'), textIn(firstLanguage, 'designs')];
  return {
    occasion: designOccasions.filter(
      (key) =>
        key !== 'anyone' && hasWords([key, text(`category.${key}`), text(`for.${key}`)].join(' '), word),
    ),
    mood: designMoods.filter((key) => hasWords(`${key} ${text(`tag.${key}`)}`, word)),
    // Also in English, as an address or a friend may say it.
    motif: designMotifs.filter((key) =>
      hasWords(`${english(`motif.${key}`)} ${motif(`motif.${key}`)}`, word),
    ),
  };
}
