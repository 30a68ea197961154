import { isolatedLine } from '#card/text/normalise-text.ts';
import type { GalleryCategory } from '#content/relationships.ts';
import { categoriesText } from '../texts/categories.ts';
import { designsText } from '../texts/designs.ts';
import { galleryText } from '../texts/gallery.ts';

/** Whom a design is for, as it stands in a sentence: “for a mother”. Null is anybody. */
export function forWhom(category: GalleryCategory | null): string {
  return category ? categoriesText(`for.${category}`) : designsText('for.anyone');
}

/** What its picture is called; `toName` is the name on it, empty for none. */
export function designAlt(
  { title, category }: { readonly title: string; readonly category: GalleryCategory | null },
  toName: string,
): string {
  const name = isolatedLine(toName);
  return name
    ? galleryText('design.cardForName.alt', { title, name })
    : galleryText('design.cardForPerson.alt', { title, category: forWhom(category) });
}
