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

/** The page of a design, with the receiver's name on its picture; empty for none. */
export function designPath(id: string, toName = ''): string {
  return withName(`/designs/${id}`, '?', toName);
}

/** The studio with a design, and with the receiver's name. */
export function studioPath(id: string, toName = ''): string {
  return withName(`/studio?template=${id}`, '&', toName);
}

function withName(path: string, before: '?' | '&', toName: string): string {
  return toName ? `${path}${before}${new URLSearchParams({ to: toName })}` : path;
}
