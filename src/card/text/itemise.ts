import { clusters, isEastAsian, isInvisible, isNeutral, isSpace, mayBeEmoji } from './clusters.ts';
import { type EmojiIndex, emojiParts } from './emoji-index.ts';
import { type EastAsianFamily, type FamilyName, fontFor } from './fonts.ts';
import type { RoleFonts } from './typefaces.ts';

/** One grapheme cluster of a paragraph, or an emoji. */
export interface Glyph {
  readonly text: string;
  readonly kind: 'text' | 'emoji' | 'space' | 'invisible';
  /** The font's family; for an emoji its id. */
  readonly name: string;
}

/** What letters are set in. */
export interface ItemFonts {
  /** Asked first, before the families that all cards share. */
  readonly preferred: readonly FamilyName[];
  /** Of Chinese, Japanese and Korean letters. */
  readonly eastAsian: FamilyName;
}

export function itemFonts({ families, eastAsian }: RoleFonts, country: EastAsianFamily): ItemFonts {
  return { preferred: families, eastAsian: eastAsian[country] ?? country };
}

/**
 * Gives every cluster its font or picture. Spaces and punctuation take the font of the letters before them, Chinese,
 * Japanese and Korean letters that of their country.
 */
export function itemise(line: string, emoji: EmojiIndex, fonts: ItemFonts): readonly Glyph[] {
  const { preferred, eastAsian } = fonts;
  const letters = new Map<string, Glyph>();
  const glyphs: Glyph[] = [];
  let family: string | undefined;
  let undecided: number[] = [];
  for (const text of clusters(line).flatMap((text) => drawable(text, emoji))) {
    const picture = mayBeEmoji(text) ? emoji.find(text) : null;
    if (picture !== null) {
      glyphs.push({ text, kind: 'emoji', name: picture });
    } else if (isInvisible(text)) {
      glyphs.push({ text, kind: 'invisible', name: '' });
    } else if (isNeutral(text)) {
      if (family === undefined) undecided.push(glyphs.length);
      glyphs.push({ text, kind: isSpace(text) ? 'space' : 'text', name: fontFor(text, family, preferred) });
    } else {
      const letter =
        letters.get(text) ?? withFont(text, isEastAsian(text) ? eastAsian : undefined, preferred);
      letters.set(text, letter);
      family = letter.name;
      glyphs.push(letter);
      for (const index of undecided) {
        const early = glyphs[index] as Glyph;
        glyphs[index] = { ...early, name: fontFor(early.text, family, preferred) };
      }
      undecided = [];
    }
  }
  return glyphs;
}

/** Drops the accents that none of our fonts has: better than empty boxes, and the same everywhere. */
function withFont(cluster: string, near: string | undefined, preferred: readonly FamilyName[]): Glyph {
  for (let text = cluster; text !== ''; text = text.replace(/.$/su, '')) {
    const name = fontFor(text, near, preferred);
    if (name !== 'sans-serif') return { text, kind: 'text', name };
  }
  return { text: cluster, kind: 'text', name: 'sans-serif' };
}

/** Splits an emoji without a picture into the emoji that it is joined from. */
function drawable(cluster: string, emoji: EmojiIndex): readonly string[] {
  if (!mayBeEmoji(cluster) || emoji.find(cluster) !== null) return [cluster];
  const parts = emojiParts(cluster).flatMap((part) => part.split(/(?=[\u{1f3fb}-\u{1f3ff}])/u));
  return parts.some((part) => emoji.find(part) !== null) ? parts.filter((part) => part !== '') : [cluster];
}
