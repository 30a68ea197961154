import type { EastAsianFamily, FamilyName } from './fonts.ts';

/** A part of a font as its package divides it: one file for each weight. */
export type Subset =
  | 'latin'
  | 'latin-ext'
  | 'vietnamese'
  | 'cyrillic'
  | 'cyrillic-ext'
  | 'greek'
  | 'greek-ext'
  | 'hebrew'
  | 'arabic'
  | 'urdu-digits'
  | 'persian-digits'
  | 'devanagari'
  | 'bengali'
  | 'gujarati'
  | 'tamil'
  | 'telugu'
  | 'malayalam'
  | 'thai'
  | 'chinese-simplified'
  | 'japanese'
  | 'korean';

export interface PairingFont {
  readonly subsets: readonly Subset[];
  /** A font of one weight is drawn in it, never made bolder: brush strokes would clot. */
  readonly weights: readonly [400 | 700, ...(400 | 700)[]];
  /** Times the size, at least 1: letters that are small for their size become about as high as others. */
  readonly scale?: number;
  /** How much further its ink reaches up and down than `extents` says of the script. */
  readonly reach?: readonly [up: number, down: number];
  /** How far the first and the last letter of a line lean over its ends, times the size. */
  readonly overhang?: readonly [left: number, right: number];
  /** How far its figures reach above and below the baseline, times the size; 0.75 and 0.08 at most when absent. */
  readonly figures?: readonly [up: number, down: number];
}

const european = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;
const both = [400, 700] as const;

/** The fonts of the typefaces, by name, without those that all cards share. */
export const pairingFonts = {
  'Playfair Display': {
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
    weights: [700],
    reach: [1.05, 1],
    figures: [0.74, 0.17],
  },
  Lora: { subsets: european, weights: [400], reach: [1, 1.1] },
  'EB Garamond': {
    subsets: [...european, 'greek', 'greek-ext'],
    weights: both,
    scale: 1.12,
    reach: [1.05, 1.33],
  },
  'Great Vibes': {
    subsets: european,
    weights: [400],
    scale: 1.2,
    reach: [1.34, 1.8],
    overhang: [0.08, 0.23],
  },
  Pacifico: { subsets: european, weights: [400], reach: [1.17, 1.78], overhang: [0, 0.13] },
  Nunito: { subsets: european, weights: both },
  Fredoka: { subsets: ['latin', 'latin-ext', 'hebrew'], weights: [700] },
  Comfortaa: { subsets: ['greek'], weights: both },
  'Courier Prime': { subsets: ['latin', 'latin-ext'], weights: both },
  Cousine: {
    subsets: [...european, 'greek', 'greek-ext', 'hebrew'],
    weights: both,
    reach: [1.1, 1.05],
  },
  Anton: {
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    weights: [400],
    reach: [1.22, 1.15],
    figures: [0.88, 0.03],
  },
  Oswald: { subsets: ['cyrillic', 'cyrillic-ext'], weights: [700], reach: [1.1, 1] },
  Montserrat: { subsets: european, weights: both },
  Caveat: {
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
    weights: both,
    scale: 1.25,
    reach: [1.2, 1.35],
    overhang: [0, 0.27],
  },
  'Patrick Hand': {
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    weights: [400],
    scale: 1.12,
    reach: [1.1, 1.35],
  },
  'Noto Serif Hebrew': { subsets: ['hebrew'], weights: both, reach: [1.1, 1] },
  Amiri: { subsets: ['arabic', 'urdu-digits'], weights: both, scale: 1.15, reach: [1.3, 1.33] },
  'Aref Ruqaa': { subsets: ['arabic', 'urdu-digits'], weights: both, scale: 1.2, reach: [1.58, 1] },
  Lemonada: { subsets: ['arabic', 'urdu-digits'], weights: [700], reach: [1.17, 1.17] },
  Lalezar: { subsets: ['arabic', 'urdu-digits'], weights: [400] },
  'Baloo Bhaijaan 2': { subsets: ['arabic', 'persian-digits'], weights: both },
  'Noto Serif Devanagari': { subsets: ['devanagari'], weights: both },
  'Yatra One': { subsets: ['devanagari'], weights: [400], reach: [1, 1.35], overhang: [0, 0.15] },
  Teko: { subsets: ['devanagari'], weights: [700], scale: 1.15, reach: [1.15, 1] },
  Kalam: { subsets: ['devanagari'], weights: both, reach: [1.1, 1.35], overhang: [0, 0.18] },
  'Noto Serif Bengali': { subsets: ['bengali'], weights: both },
  'Baloo Da 2': { subsets: ['bengali'], weights: both },
  'Noto Serif Gujarati': { subsets: ['gujarati'], weights: both },
  'Baloo Bhai 2': { subsets: ['gujarati'], weights: both },
  'Noto Serif Tamil': { subsets: ['tamil'], weights: both, reach: [1, 1.05] },
  'Baloo Thambi 2': { subsets: ['tamil'], weights: both, reach: [1, 1.15] },
  'Noto Serif Telugu': { subsets: ['telugu'], weights: both },
  'Noto Serif Malayalam': { subsets: ['malayalam'], weights: both },
  'Noto Serif Thai': { subsets: ['thai'], weights: both },
  Charm: { subsets: ['thai'], weights: [700], reach: [1.57, 1.1], overhang: [0, 0.2] },
  Mali: { subsets: ['thai'], weights: both, reach: [1.35, 1] },
  'ZCOOL XiaoWei': { subsets: ['chinese-simplified'], weights: [400], scale: 1.1 },
  'Ma Shan Zheng': { subsets: ['chinese-simplified'], weights: [400], scale: 1.12, reach: [1.05, 1] },
  'ZCOOL KuaiLe': { subsets: ['chinese-simplified'], weights: [400] },
  'Yusei Magic': { subsets: ['japanese'], weights: [400] },
  'Gowun Batang': { subsets: ['korean'], weights: both, scale: 1.05, reach: [1.05, 1] },
  'Nanum Pen Script': { subsets: ['korean'], weights: [400], scale: 1.35, reach: [1.2, 1.1] },
} as const satisfies Readonly<Record<string, PairingFont>>;

export type PairingFontName = keyof typeof pairingFonts;

const suffixes: Readonly<Partial<Record<Subset, string>>> = {
  'latin-ext': 'Latin Ext',
  vietnamese: 'Vietnamese',
  cyrillic: 'Cyrillic',
  'cyrillic-ext': 'Cyrillic Ext',
  greek: 'Greek',
  'greek-ext': 'Greek Ext',
  hebrew: 'Hebrew',
  'urdu-digits': 'Urdu Digits',
  'persian-digits': 'Persian Digits',
};

/** The family of each subset: named as the font, and further where the font has several subsets. */
export function subsetFamilies(
  font: PairingFontName,
): readonly (readonly [subset: Subset, family: FamilyName])[] {
  const { subsets }: PairingFont = pairingFonts[font];
  return subsets.map((subset) => {
    const suffix = subsets.length > 1 && suffixes[subset];
    return [subset, (suffix ? `${font} ${suffix}` : font) as FamilyName];
  });
}

/** The shared family in whose place a Chinese, Japanese or Korean font is used; undefined for any other. */
export function replacedEastAsianFamily(font: PairingFontName): EastAsianFamily | undefined {
  return eastAsianFamilies[pairingFonts[font].subsets[0]];
}

const eastAsianFamilies: Readonly<Partial<Record<Subset, EastAsianFamily>>> = {
  'chinese-simplified': 'Noto Sans SC',
  japanese: 'Noto Sans JP',
  korean: 'Noto Sans KR',
};

/** The font of which that family is a part; undefined for the families that all cards share. */
export function pairingFontOf(family: string): PairingFont | undefined {
  fontsByFamily ??= new Map(
    (Object.keys(pairingFonts) as PairingFontName[]).flatMap((font) =>
      subsetFamilies(font).map(([, name]) => [name, pairingFonts[font]] as const),
    ),
  );
  return fontsByFamily.get(family);
}

let fontsByFamily: Map<string, PairingFont> | undefined;
