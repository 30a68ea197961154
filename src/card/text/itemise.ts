import { clusters, isEastAsian, isInvisible, isNeutral, isSpace, mayBeEmoji } from './clusters.ts';
import { type EmojiIndex, emojiParts } from './emoji-index.ts';
import { fontFor } from './fonts.ts';
import { softHyphen } from './normalise-text.ts';
import { letterFamily, neutralFamily, type TextFonts } from './text-fonts.ts';

/** One grapheme cluster of a paragraph, or an emoji. */
export interface Glyph {
  readonly text: string;
  /** A soft hyphen is drawn only where a line ends. */
  readonly kind: 'text' | 'emoji' | 'space' | 'hyphen' | 'invisible';
  /** The font's family; for an emoji its id. */
  readonly name: string;
  /** The cluster as typed, where our fonts and pictures draw less of it, or nothing. */
  readonly lacking?: string;
}

/**
 * Gives every cluster its font or picture. Spaces and punctuation take the font of the letters before them, Chinese,
 * Japanese and Korean letters that of their country.
 */
export function itemise(line: string, emoji: EmojiIndex, fonts: TextFonts): readonly Glyph[] {
  const letters = new Map<string, Glyph>();
  const glyphs: Glyph[] = [];
  let family: string | undefined;
  let undecided: number[] = [];
  for (const { text, lacking } of clusters(line).flatMap((text) => drawable(text, emoji))) {
    const picture = mayBeEmoji(text) ? emoji.find(text) : null;
    if (picture !== null) {
      glyphs.push({ text, kind: 'emoji', name: picture, ...(lacking && { lacking }) });
    } else if (text === softHyphen) {
      glyphs.push({ text, kind: 'hyphen', name: neutralFamily('-', family, fonts) });
    } else if (isInvisible(text)) {
      glyphs.push({ text, kind: 'invisible', name: '' });
    } else if (isNeutral(text)) {
      if (family === undefined) undecided.push(glyphs.length);
      glyphs.push(neutralGlyph(text, family, fonts));
    } else {
      const letter = letters.get(text) ?? letterGlyph(text, fonts);
      letters.set(text, letter);
      family = letter.name;
      glyphs.push(letter);
      for (const index of undecided) {
        const early = glyphs[index] as Glyph;
        glyphs[index] = neutralGlyph(early.text, family, fonts);
      }
      undecided = [];
    }
  }
  return glyphs;
}

function neutralGlyph(text: string, family: string | undefined, fonts: TextFonts): Glyph {
  const name = neutralFamily(drawnText(text, family), family, fonts);
  if (name === 'sans-serif') return { text, kind: 'text', name, lacking: text };
  return { text, kind: isSpace(text) ? 'space' : 'text', name };
}

/**
 * What is drawn for a cluster beside letters of a family. Of our fonts only the Mongolian one has the narrow no-break
 * space, with a visible sign: it joins endings to words. Elsewhere the thin space is drawn, which is as wide.
 */
export function drawnText(cluster: string, family: string | undefined): string {
  return cluster === '\u202f' && family !== 'Noto Sans Mongolian' ? '\u2009' : cluster;
}

function letterGlyph(text: string, fonts: TextFonts): Glyph {
  const name = letterFamily(text, fonts);
  if (name) return { text, kind: 'text', name };
  return withFont(text, isEastAsian(text) ? fonts.eastAsian : undefined);
}

/**
 * Drops the accents and selectors of variants that none of our fonts has, and takes the common form of an ideograph:
 * better than empty boxes, and the same everywhere.
 */
function withFont(cluster: string, near: string | undefined): Glyph {
  for (const form of [cluster, cluster.normalize('NFC')]) {
    for (let text = form; text !== ''; text = text.replace(/.$/su, '')) {
      const name = fontFor(text, near);
      // Accents are left out without a word, another form of an ideograph is told.
      const isOtherForm = text !== cluster && isEastAsian(cluster);
      if (name !== 'sans-serif')
        return { text, kind: 'text', name, ...(isOtherForm && { lacking: cluster }) };
    }
  }
  return { text: cluster, kind: 'text', name: 'sans-serif', lacking: cluster };
}

/** Splits an emoji without a picture into the emoji that it is joined from; of a region's flag the black flag stays. */
function drawable(cluster: string, emoji: EmojiIndex): readonly Pick<Glyph, 'text' | 'lacking'>[] {
  if (!mayBeEmoji(cluster) || emoji.find(cluster) !== null) return [{ text: cluster }];
  const untagged = cluster.replace(/[\u{e0020}-\u{e007f}]/gu, '');
  const parts = emojiParts(untagged)
    .flatMap((part) => part.split(/(?=[\u{1f3fb}-\u{1f3ff}])/u))
    .filter((part) => part !== '');
  if (!parts.some((part) => emoji.find(part) !== null)) return [{ text: cluster }];
  return parts.map((text) => (untagged === cluster ? { text } : { text, lacking: cluster }));
}
