import { hasWords } from './has-words.ts';
import { type GalleryCategory, galleryCategories } from './relationships.ts';
import { popularTags, type Tag } from './tags.ts';
import { type TemplateStyle, templateStyles } from './template-styles.ts';

/** Stands first in each list of the gallery, and lets everything through. */
const all = 'All';

/** What the gallery's lists offer. */
export const galleryOptions = {
  category: [all, ...galleryCategories],
  style: [all, ...templateStyles],
} as const;

export interface GalleryFilters {
  readonly search: string;
  /** Null: every one. What is no category of ours finds nothing. */
  readonly category: string | null;
  /** A style or a tag. Null: every one. What is neither finds nothing. */
  readonly style: string | null;
}

/** The part of an address that says what to show. */
interface Query {
  get(name: string): string | null;
}

/** The filters of an address, in our own spelling where we know them. */
export function readFilters(query: Query): GalleryFilters {
  return {
    search: query.get('search') ?? '',
    category: wanted(galleryCategories, query.get('category')),
    style: wanted([...templateStyles, ...popularTags], query.get('style')),
  };
}

function wanted(known: readonly string[], input: string | null): string | null {
  const text = input?.trim() ?? '';
  if (text === '' || isSame(text, all)) return null;
  return known.find((value) => isSame(value, text)) ?? text;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** How many of the filters leave something out. */
export function activeFilters({ search, category, style }: GalleryFilters): number {
  return [search.trim() || null, category, style].filter((filter) => filter !== null).length;
}

/** Designs that the gallery shows at once, and adds with each press: a phone has to draw them all. */
const step = 12;

/** Designs of others in one page, besides all of ours; then a page begins anew behind them. */
export const mostOthers = 8 * step;

/** How many of the found designs an address asks for. */
export function readShown(query: Query): number {
  const asked = Number(query.get('shown'));
  return Number.isInteger(asked) && asked > step ? asked : step;
}

/** How many are shown after a press; null when all of them are. */
export function nextShown(shown: number, found: number): number | null {
  return shown < found ? Math.min(shown + step, found) : null;
}

interface Filtered {
  readonly title: string;
  /** What else it is found by, such as its category in the page's language. */
  readonly names?: readonly string[];
  readonly category: GalleryCategory;
  readonly style: TemplateStyle;
  readonly tags: readonly Tag[];
}

/** Those that every filter lets through; the search looks for its words in title, category and names. */
export function filterTemplates<Item extends Filtered>(
  templates: readonly Item[],
  { search, category, style }: GalleryFilters,
): readonly Item[] {
  return templates.filter(
    (template) =>
      (category === null || template.category === category) &&
      (style === null || [template.style, ...template.tags].some((one) => one === style)) &&
      hasWords([template.title, template.category, ...(template.names ?? [])].join(' '), search),
  );
}

/** A filter that stands in the address only: no list of the gallery shows it. */
export interface OtherFilter {
  readonly field: 'category' | 'style';
  /** What kind of filter it is, in a word. */
  readonly label: 'Category' | 'Style' | 'Tag';
  readonly value: string;
}

export function otherFilters({ category, style }: GalleryFilters): readonly OtherFilter[] {
  const isTag = popularTags.some((tag) => tag === style);
  const filters = [
    { field: 'category', label: 'Category', value: category },
    { field: 'style', label: isTag ? 'Tag' : 'Style', value: style },
  ] as const;
  return filters.flatMap(({ field, label, value }) =>
    value === null || galleryOptions[field].some((option) => option === value)
      ? []
      : [{ field, label, value }],
  );
}
