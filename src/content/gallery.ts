import { type GalleryCategory, galleryCategories } from './relationships.ts';
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
  /** Null: every one. */
  readonly category: GalleryCategory | null;
  readonly style: TemplateStyle | null;
}

/** The part of an address that says what to show. */
interface Query {
  get(name: string): string | null;
}

/** The filters of an address. A category or style that we do not have filters nothing. */
export function readFilters(query: Query): GalleryFilters {
  return {
    search: query.get('search') ?? '',
    category: oneOf(galleryCategories, query.get('category')),
    style: oneOf(templateStyles, query.get('style')),
  };
}

interface Filtered {
  readonly title: string;
  readonly category: GalleryCategory;
  readonly style: TemplateStyle;
}

/** Those that every filter lets through; the search looks for its text in title and category, whatever its case. */
export function filterTemplates<Item extends Filtered>(
  templates: readonly Item[],
  { search, category, style }: GalleryFilters,
): readonly Item[] {
  const text = search.trim().toLowerCase();
  return templates.filter(
    (template) =>
      (category === null || template.category === category) &&
      (style === null || template.style === style) &&
      [template.title, template.category].some((part) => part.toLowerCase().includes(text)),
  );
}

function oneOf<Value extends string>(values: readonly Value[], input: string | null): Value | null {
  return values.find((value) => value.toLowerCase() === input?.toLowerCase()) ?? null;
}
