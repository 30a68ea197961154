import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type DesignTitle, designMoods, designMotifs, designOccasions } from '#content/design-titles.ts';
import type { GalleryFilters } from '#content/gallery.ts';
import { hasWords } from '#content/has-words.ts';
import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { designs } from '../db/tables/designs.ts';

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
        or(sql`false`, ...partsOf(choice).map(([part, of]) => inArray(sql`${designs[part]}`, of))),
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
