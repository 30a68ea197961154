import { clusters, isEastAsian, isInvisible, isNeutral, isSpace, mayBeEmoji } from './clusters.ts';
import { type EmojiIndex, emojiParts } from './emoji-index.ts';
import { digitFamily, fontFor } from './fonts.ts';
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
    } else if (isNeutral(text) || isSpace(text)) {
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
  return glyphs.map((glyph) =>
    /[\u06f0-\u06f9]/.test(glyph.text)
      ? { ...glyph, name: digitFamily(glyph.text, glyph.name, fonts.digits) }
      : glyph,
  );
}

function neutralGlyph(text: string, family: string | undefined, fonts: TextFonts): Glyph {
  const name = neutralFamily(drawnText(text, family), family, fonts);
  if (name !== 'sans-serif') return { text, kind: isSpace(text) ? 'space' : 'text', name };
  return plainGlyph(text, (form) => neutralFamily(form, family, fonts));
}

/**
 * What is drawn for a cluster beside letters of a family. Of our fonts only the Mongolian one has the narrow no-break
 * space, with a visible sign: it joins endings to words. Elsewhere the thin space is drawn, which is as wide. For spaces
 * that no font has, one stands that is about as wide.
 */
export function drawnText(cluster: string, family: string | undefined): string {
  if (cluster === '\u202f') return family === 'Noto Sans Mongolian' ? cluster : '\u2009';
  return drawnSpaces[cluster] ?? cluster;
}

const drawnSpaces: Readonly<Record<string, string>> = {
  '\u1680': ' ',
  '\u2004': ' ',
  '\u2005': ' ',
  '\u2006': '\u2009',
  '\u2007': '\u2002',
  '\u2008': '\u2009',
  '\u200a': '\u2009',
  '\u205f': ' ',
};

function letterGlyph(text: string, fonts: TextFonts): Glyph {
  const name = letterFamily(text, fonts);
  if (name) return { text, kind: 'text', name };
  const near = isEastAsian(text) ? fonts.eastAsian : undefined;
  return plainGlyph(text, (form) => fontFor(form, near));
}

/** The most of a cluster that a font draws, and else a plainer form of it: better than empty boxes, and the same everywhere. */
function plainGlyph(cluster: string, familyOf: (text: string) => string): Glyph {
  const forms = [cluster, cluster.normalize('NFC'), plainForms[cluster] ?? cluster.normalize('NFKC')];
  for (const form of forms) {
    for (let text = form; text !== ''; text = text.replace(/.$/su, '')) {
      const name = familyOf(text);
      if (name === 'sans-serif') continue;
      const isTold = text !== cluster && !isFraction.test(cluster) && !isWithoutAccent(text, cluster);
      return { text, kind: isSpace(text) ? 'space' : 'text', name, ...(isTold && { lacking: cluster }) };
    }
  }
  return { text: cluster, kind: 'text', name: 'sans-serif', lacking: cluster };
}

/** What Unicode has no plainer form of. */
const plainForms: Readonly<Record<string, string>> = { '‽': '?!', '‣': '•', '‛': '‘', '‟': '“', '‿': '⌣' };

/** Their plainer form is the same in three characters. */
const isFraction = /^[\u2150-\u215f\u2189]/;

/** Accents are left out without a word; the variant of an ideograph is not. */
function isWithoutAccent(text: string, cluster: string): boolean {
  return cluster.startsWith(text) && !isEastAsian(cluster);
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
