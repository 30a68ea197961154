import type { EastAsianFamily, FamilyName } from './fonts.ts';

/** A heading and an age are display type; everything else is read. */
export type TextRole = 'heading' | 'words';

/** A face to look at and a face to read, with a companion for each script that has one of the same character. */
export interface Typeface {
  /** As the document says it. */
  readonly key: string;
  readonly label: string;
  readonly heading: RoleFonts;
  readonly words: RoleFonts;
}

export interface RoleFonts {
  /** Asked for a character in this order, before the families that all cards share; one design for each script. */
  readonly families: readonly FamilyName[];
  /** In place of the shared family of that country. */
  readonly eastAsian: Readonly<Partial<Record<EastAsianFamily, FamilyName>>>;
}

const shared: RoleFonts = { families: [], eastAsian: {} };

const classic: Typeface = { key: 'classic', label: 'Classic', heading: shared, words: shared };

/** In the order of the studio. */
export const typefaces: readonly Typeface[] = [classic];

/** The pairing of that key; the classic one for a key that this program does not know. */
export function typefaceFor(key: string): Typeface {
  return typefaces.find((typeface) => typeface.key === key) ?? classic;
}
