import { pairingFontOf } from './pairing-fonts.ts';

/** How far ink reaches from the baseline, in em: up and down, both positive. */
export interface Extent {
  readonly ascent: number;
  readonly descent: number;
}

/** Unaccented Latin, Greek, Cyrillic and Hebrew, digits and punctuation. */
export const plainExtent: Extent = { ascent: 0.78, descent: 0.25 };

/** A picture in a line of text; see `place`. */
export const pictureExtent: Extent = { ascent: 0.92, descent: 0.24 };

/**
 * Measured on the bold cuts of the families we ship, with the tallest stacks each script writes. The metrics in
 * the files are no guide: they allow for scripts that the line does not contain.
 */
const scripts: readonly (readonly [script: RegExp, ascent: number, descent: number])[] = [
  [/\p{Script=Devanagari}/u, 0.97, 0.55],
  [/\p{Script=Bengali}|\p{Script=Oriya}/u, 1, 0.57],
  [/\p{Script=Gujarati}|\p{Script=Gurmukhi}/u, 0.93, 0.42],
  [/\p{Script=Tamil}|\p{Script=Malayalam}/u, 0.92, 0.42],
  [/\p{Script=Telugu}|\p{Script=Kannada}/u, 0.9, 0.56],
  [/\p{Script=Sinhala}/u, 1, 0.4],
  [/\p{Script=Arabic}/u, 1, 0.5],
  [/\p{Script=Thai}/u, 1.06, 0.46],
  [/\p{Script=Lao}/u, 1.13, 0.5],
  [/\p{Script=Khmer}/u, 1.08, 0.6],
  [/\p{Script=Myanmar}/u, 1.05, 0.52],
  [/\p{Script=Ethiopic}/u, 0.86, 0.25],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u, 0.9, 0.18],
];

/** What a cluster needs in its family. */
export function extentOf(cluster: string, family: string): Extent {
  const extent = scriptExtent(cluster);
  const reach = pairingFontOf(family)?.reach;
  return reach ? { ascent: extent.ascent * reach[0], descent: extent.descent * reach[1] } : extent;
}

/** Accents over capitals, accents over accents and vowel signs reach further than letters. */
function scriptExtent(cluster: string): Extent {
  if (/^[\x20-\x7e]$/.test(cluster)) return plainExtent;
  const marks = cluster.normalize('NFD').match(/\p{Mn}/gu)?.length ?? 0;
  const row = scripts.find(([script]) => script.test(cluster));
  if (!row) return marks === 0 ? plainExtent : { ascent: 0.83 + 0.12 * marks, descent: 0.18 + 0.1 * marks };
  const [script, ascent, descent] = row;
  if (!script.test('\u0628')) return { ascent, descent };
  return {
    ascent: ascent + (marks > 1 ? 0.25 : 0),
    descent: descent + (cluster.includes('\u064d') ? 0.25 : 0),
  };
}

/** The greater of both in each direction. */
export function largerExtent(one: Extent, other: Extent): Extent {
  if (other.ascent <= one.ascent && other.descent <= one.descent) return one;
  return {
    ascent: Math.max(one.ascent, other.ascent),
    descent: Math.max(one.descent, other.descent),
  };
}
