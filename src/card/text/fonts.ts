import type { Font } from '#card/scene/scene.ts';
import facts from '#generated/fonts.json' with { type: 'json' };
import { type CodeSet, codeSet } from './code-set.ts';
import { composed } from './composed.ts';
import { pairingFontOf } from './pairing-fonts.ts';

/**
 * The fonts we ship, in the order in which they are asked for a character. One family is one whole font: the
 * same file wherever text is measured or drawn, so that no renderer can choose another. Only the Chinese,
 * Japanese and Korean families come in slices to the browser.
 */
export const families = [
  'Baloo 2',
  'Baloo 2 Latin Ext',
  'Baloo 2 Vietnamese',
  'Baloo 2 Devanagari',
  'Noto Sans Latin Ext',
  'Noto Sans Greek',
  'Noto Sans Greek Ext',
  'Noto Sans Cyrillic',
  'Noto Sans Cyrillic Ext',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Bengali',
  'Noto Sans Gujarati',
  'Noto Sans Gurmukhi',
  'Noto Sans Oriya',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'Noto Sans Sinhala',
  'Noto Sans Thai',
  'Noto Sans Lao',
  'Noto Sans Khmer',
  'Noto Sans Myanmar',
  'Noto Sans Armenian',
  'Noto Sans Georgian',
  'Noto Sans Ethiopic',
  'Noto Sans Symbols',
  'Noto Sans Symbols 2',
  'Noto Sans SC',
  'Noto Sans JP',
  'Noto Sans KR',
  // Last, because characters that others have too are to look as they did on the cards there are.
  'Noto Serif Tibetan',
  'Noto Sans Mongolian',
  'Noto Sans Thaana',
  'Noto Sans Ol Chiki',
  'Noto Sans Meetei Mayek',
  'Noto Sans NKo',
  'Open Sans Math',
  'Noto Sans Math',
  'Noto Sans Arabic Urdu Digits',
] as const;

interface FontFacts extends FontMetrics {
  /** A packed set; or `=Family`, as in that family. */
  readonly codes: string;
  /**
   * By selector of variations, in hexadecimal: the ideographs that it chooses a drawing of, packed; or `!` and those of
   * the font that it does not.
   */
  readonly variants?: Readonly<Record<string, string>>;
}

/** A family of those above, or of those in `pairing-fonts`. */
export type FamilyName = keyof typeof facts;

function isFamily(name: string): name is FamilyName {
  return Object.hasOwn(facts, name);
}

export interface FontMetrics {
  /** Above and below the baseline as a share of the size, both positive, as browsers use them. */
  readonly ascent: number;
  readonly descent: number;
}

export function fontMetrics(family: FamilyName): FontMetrics {
  const { ascent, descent } = facts[family];
  return { ascent, descent };
}

/** The font with which a text of that size is drawn in the family: letters of all families look about as large. */
export function fittedFont(font: Font): Font {
  const pairing = pairingFontOf(font.family);
  if (!pairing) return font;
  const [only, second] = pairing.weights;
  return {
    ...font,
    weight: second ? font.weight : only,
    size: Math.round(font.size * (pairing.scale ?? 1) * 100) / 100,
  };
}

/** The code points that a family draws. */
export function fontCodes(family: FamilyName): CodeSet {
  let codes = codeSets.get(family);
  if (!codes) {
    const { codes: packed } = facts[family];
    // Fonts of the same characters hold them once.
    codes = packed.startsWith('=') ? fontCodes(packed.slice(1) as FamilyName) : codeSet(packed);
    codeSets.set(family, codes);
  }
  return codes;
}

const codeSets = new Map<FamilyName, CodeSet>();

/**
 * The shared family for one grapheme cluster: `near`, the family of the letters beside it, if that draws it, else the
 * first that does. Give spaces and punctuation the family of their neighbours, and Chinese, Japanese and
 * Korean letters what `eastAsianFamily` says of the whole text. What no family draws is left to the machine.
 */
export function fontFor(cluster: string, near?: string): FamilyName | 'sans-serif' {
  const beside = near && isFamily(near) ? [near] : [];
  return familyFor(cluster, beside) ?? familyFor(cluster, families) ?? 'sans-serif';
}

/** The first of the families that draws the whole cluster, an ideograph in its chosen variant. */
export function familyFor(cluster: string, among: readonly FamilyName[]): FamilyName | undefined {
  if (among.length === 0) return undefined;
  const codes = drawnCodes(cluster);
  const [, ideograph, selector] = variant.exec(cluster) ?? [];
  return among.find(
    (family) =>
      codes.every((code) => fontCodes(family).has(code)) &&
      (ideograph === undefined || selector === undefined || hasVariant(family, ideograph, selector)),
  );
}

const variant = /^(\p{Script=Han})([\ufe00-\ufe0d\u{e0100}-\u{e01ef}])/u;

/** Whether the family, which draws the ideograph, has the drawing that the selector after it chooses. */
function hasVariant(family: FamilyName, ideograph: string, selector: string): boolean {
  const { variants = {} }: FontFacts = facts[family];
  const packed = variants[(selector.codePointAt(0) as number).toString(16)];
  if (packed === undefined) return false;
  const known = variantSets.get(packed) ?? codeSet(packed.replace('!', ''));
  variantSets.set(packed, known);
  return known.has(ideograph.codePointAt(0) as number) !== packed.startsWith('!');
}

/** By their packed form. */
const variantSets = new Map<string, CodeSet>();

/** Composed, because a font may have a glyph for é and none for the accent alone; without what is never drawn. */
function drawnCodes(cluster: string): readonly number[] {
  const visible = composed(cluster).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (character) => character.codePointAt(0) as number);
}

/** Urdu and Persian have the same characters for their digits, and draw 4, 6 and 7 otherwise. Letters of Urdu alone tell. */
export function isUrdu(text: string): boolean {
  return /[ٹڈڑںہۂۃےۓ]/.test(text);
}

/** The family of one such digit whose letters are in `family`: fonts that draw both countries' digits have a part for one. */
export function digitFamily(digit: string, family: string, country: 'Urdu' | 'Persian'): string {
  return familyFor(digit, [`${family} ${country} Digits`].filter(isFamily)) ?? family;
}

export type EastAsianFamily = Extract<FamilyName, 'Noto Sans SC' | 'Noto Sans JP' | 'Noto Sans KR'>;

/**
 * Han characters look different in the three countries: kana around them means Japanese, as do the selectors and the
 * compatibility ideographs for variants in Japanese names; Hangul means Korean.
 */
export function eastAsianFamily(text: string): EastAsianFamily {
  if (/\p{Script=Hiragana}|\p{Script=Katakana}|[\ufa0e-\ufa6d]|[\u{e0100}-\u{e01ef}]/u.test(text))
    return 'Noto Sans JP';
  return /\p{Script=Hangul}/u.test(text) ? 'Noto Sans KR' : 'Noto Sans SC';
}
