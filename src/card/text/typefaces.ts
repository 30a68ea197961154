import type { PairingFontName } from './pairing-fonts.ts';

/** A heading and an age are display type; everything else is read. */
export type TextRole = 'heading' | 'words';

/**
 * A face to look at and a face to read, with a companion for each script that has one of the same character. Of each
 * role, the fonts in the order in which they are asked for a word; what none of them draws is set in the families that
 * all cards share.
 */
export interface Typeface {
  /** As the document says it. */
  readonly key: string;
  readonly label: string;
  readonly heading: readonly PairingFontName[];
  readonly words: readonly PairingFontName[];
  /** For digits and punctuation beside letters of a companion that has none of its own. */
  readonly marks?: PairingFontName;
}

const serifs = [
  'Noto Serif Devanagari',
  'Noto Serif Bengali',
  'Noto Serif Gujarati',
  'Noto Serif Tamil',
  'Noto Serif Telugu',
  'Noto Serif Malayalam',
  'Noto Serif Thai',
  'Noto Serif Hebrew',
  'ZCOOL XiaoWei',
  'Gowun Batang',
] as const;

const rounds = ['Baloo Bhaijaan 2', 'Baloo Da 2', 'Baloo Bhai 2', 'Baloo Thambi 2', 'Mali'] as const;

const handwritten = [
  'Kalam',
  'Aref Ruqaa',
  'Mali',
  'Ma Shan Zheng',
  'Yusei Magic',
  'Nanum Pen Script',
] as const;

const classic: Typeface = { key: 'classic', label: 'Classic', heading: [], words: [] };

/** In the order of the studio. */
export const typefaces: readonly Typeface[] = [
  classic,
  {
    key: 'storybook',
    label: 'Storybook',
    heading: ['Playfair Display', 'EB Garamond', 'Amiri', ...serifs],
    words: ['Lora', 'EB Garamond', 'Amiri', ...serifs],
    marks: 'EB Garamond',
  },
  {
    key: 'elegant',
    label: 'Elegant',
    heading: ['Great Vibes', 'EB Garamond', 'Aref Ruqaa', 'Charm', 'Ma Shan Zheng', ...serifs],
    words: ['EB Garamond', 'Amiri', ...serifs],
    marks: 'EB Garamond',
  },
  {
    key: 'brush',
    label: 'Brush',
    heading: [
      'Pacifico',
      'Nunito',
      'Yatra One',
      'Lemonada',
      'Charm',
      'Ma Shan Zheng',
      'Yusei Magic',
      'Nanum Pen Script',
      'Baloo Da 2',
      'Baloo Bhai 2',
      'Baloo Thambi 2',
    ],
    words: ['Nunito'],
    marks: 'Nunito',
  },
  {
    key: 'handwritten',
    label: 'Handwritten',
    heading: ['Caveat', 'Patrick Hand', ...handwritten],
    words: ['Patrick Hand', 'Caveat', ...handwritten],
    marks: 'Nunito',
  },
  {
    key: 'bubbly',
    label: 'Bubbly',
    heading: ['Fredoka', 'Nunito', 'Comfortaa', ...rounds, 'ZCOOL KuaiLe', 'Yusei Magic'],
    words: ['Nunito', 'Comfortaa', ...rounds],
    marks: 'Nunito',
  },
  {
    key: 'poster',
    label: 'Poster',
    heading: ['Anton', 'Oswald', 'Teko', 'Lalezar'],
    words: ['Montserrat'],
    marks: 'Montserrat',
  },
  {
    key: 'typewriter',
    label: 'Typewriter',
    heading: ['Courier Prime', 'Cousine', 'Amiri', ...serifs],
    words: ['Courier Prime', 'Cousine', 'Amiri', ...serifs],
    marks: 'EB Garamond',
  },
];

/** The pairing of that key; the classic one for a key that this program does not know. */
export function typefaceFor(key = 'classic'): Typeface {
  return typefaces.find((typeface) => typeface.key === key) ?? classic;
}
