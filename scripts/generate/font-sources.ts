import type { EastAsianFamily, families } from '#card/text/fonts.ts';
import {
  type PairingFontName,
  pairingFonts,
  replacedEastAsianFamily,
  type Subset,
  subsetFamilies,
} from '#card/text/pairing-fonts.ts';
import type { DigitLanguage } from './font-digits.ts';

export interface FontSource {
  /** Of `@fontsource`. */
  readonly package: string;
  /** The package's name for the part of the font that is one file. */
  readonly subset: string;
  readonly weights: readonly (400 | 700)[];
  /** Only the space and code points from here on: a font for signs shall not draw letters that others lack an accent for. */
  readonly from?: number;
  /**
   * The browser gets the numbered slices, Node the file of the subset. That file is not complete; this
   * says whether characters that only slices have count as covered.
   */
  readonly sliced?: 'all characters' | 'those of the whole file';
  /** A shared family with the same division into slices; what is in none of them is left out. */
  readonly dividedAs?: EastAsianFamily;
  /** Only the digits that Urdu and Persian share, as the country draws them. */
  readonly digits?: DigitLanguage;
}

function source(name: string, subset: string, weights: FontSource['weights'] = [400, 700]): FontSource {
  return { package: name, subset, weights };
}

const sharedSources: Readonly<Record<(typeof families)[number], FontSource>> = {
  'Baloo 2': source('baloo-2', 'latin'),
  'Baloo 2 Latin Ext': source('baloo-2', 'latin-ext'),
  'Baloo 2 Vietnamese': source('baloo-2', 'vietnamese'),
  'Baloo 2 Devanagari': source('baloo-2', 'devanagari'),
  'Noto Sans Latin Ext': source('noto-sans', 'latin-ext'),
  'Noto Sans Greek': source('noto-sans', 'greek'),
  'Noto Sans Greek Ext': source('noto-sans', 'greek-ext'),
  'Noto Sans Cyrillic': source('noto-sans', 'cyrillic'),
  'Noto Sans Cyrillic Ext': source('noto-sans', 'cyrillic-ext'),
  'Noto Sans Arabic': source('noto-sans-arabic', 'arabic'),
  'Noto Sans Hebrew': source('noto-sans-hebrew', 'hebrew'),
  'Noto Sans Bengali': source('noto-sans-bengali', 'bengali'),
  'Noto Sans Gujarati': source('noto-sans-gujarati', 'gujarati'),
  'Noto Sans Gurmukhi': source('noto-sans-gurmukhi', 'gurmukhi'),
  'Noto Sans Oriya': source('noto-sans-oriya', 'oriya'),
  'Noto Sans Tamil': source('noto-sans-tamil', 'tamil'),
  'Noto Sans Telugu': source('noto-sans-telugu', 'telugu'),
  'Noto Sans Kannada': source('noto-sans-kannada', 'kannada'),
  'Noto Sans Malayalam': source('noto-sans-malayalam', 'malayalam'),
  'Noto Sans Sinhala': source('noto-sans-sinhala', 'sinhala'),
  'Noto Sans Thai': source('noto-sans-thai', 'thai'),
  'Noto Sans Lao': source('noto-sans-lao', 'lao'),
  'Noto Sans Khmer': source('noto-sans-khmer', 'khmer'),
  'Noto Sans Myanmar': source('noto-sans-myanmar', 'myanmar'),
  'Noto Sans Armenian': source('noto-sans-armenian', 'armenian'),
  'Noto Sans Georgian': source('noto-sans-georgian', 'georgian'),
  'Noto Sans Ethiopic': source('noto-sans-ethiopic', 'ethiopic'),
  'Noto Sans Symbols': source('noto-sans-symbols', 'symbols'),
  'Noto Sans Symbols 2': source('noto-sans-symbols-2', 'symbols', [400]),
  'Noto Sans SC': { ...source('noto-sans-sc', 'chinese-simplified'), sliced: 'all characters' },
  'Noto Sans JP': { ...source('noto-sans-jp', 'japanese'), sliced: 'all characters' },
  // Its Chinese characters are left to the other two: Korean cards hardly use any.
  'Noto Sans KR': { ...source('noto-sans-kr', 'korean'), sliced: 'those of the whole file' },
  'Noto Serif Tibetan': source('noto-serif-tibetan', 'tibetan'),
  'Noto Sans Mongolian': source('noto-sans-mongolian', 'mongolian', [400]),
  'Noto Sans Thaana': source('noto-sans-thaana', 'thaana'),
  'Noto Sans Ol Chiki': source('noto-sans-ol-chiki', 'ol-chiki'),
  'Noto Sans Meetei Mayek': source('noto-sans-meetei-mayek', 'meetei-mayek'),
  'Noto Sans NKo': source('noto-sans-nko', 'nko', [400]),
  'Open Sans Math': { ...source('open-sans', 'math'), from: 0x2000 },
  'Noto Sans Math': { ...source('noto-sans-math', 'latin', [400]), from: 0x2000 },
  'Noto Sans Arabic Urdu Digits': { ...source('noto-sans-arabic', 'arabic'), digits: 'URD ' },
};

/** Parts that are made of the Arabic one. */
const digitLanguages: Readonly<Partial<Record<Subset, DigitLanguage>>> = {
  'urdu-digits': 'URD ',
  'persian-digits': 'FAR ',
};

function pairingSources(font: PairingFontName): readonly (readonly [string, FontSource])[] {
  const { weights } = pairingFonts[font];
  return subsetFamilies(font).map(([subset, family]) => {
    const packageName = font.toLowerCase().replaceAll(' ', '-');
    const digits = digitLanguages[subset];
    if (digits) return [family, { ...source(packageName, 'arabic', weights), digits }];
    const plain = source(packageName, subset, weights);
    const dividedAs = replacedEastAsianFamily(font);
    return [family, dividedAs ? { ...plain, dividedAs, sliced: 'those of the whole file' } : plain];
  });
}

/** By family. */
export const fontSources: Readonly<Record<string, FontSource>> = {
  ...sharedSources,
  ...Object.fromEntries((Object.keys(pairingFonts) as PairingFontName[]).flatMap(pairingSources)),
};
