import type { Card } from '#card/document/card.ts';

/** Colours for the three texts, dark enough for every light paper, and the moods of pictures that they go with. */
export interface Palette extends Pick<Card, 'titleColor' | 'wishColor' | 'fromColor'> {
  /** Tags of backgrounds. */
  readonly moods: readonly string[];
}

export const palettes: readonly Palette[] = [
  {
    titleColor: '#a3243f',
    wishColor: '#4f2b33',
    fromColor: '#87384b',
    moods: ['red', 'hearts', 'romantic', 'pink', 'rose', 'coral', 'show'],
  },
  {
    titleColor: '#9c2f6e',
    wishColor: '#4c2d44',
    fromColor: '#7d3a66',
    moods: ['pink', 'sweet', 'purple', 'lilac', 'blossom', 'girl', 'soft', 'ice cream'],
  },
  {
    titleColor: '#1f4f8f',
    wishColor: '#28384f',
    fromColor: '#3a5a85',
    moods: ['blue', 'sky', 'sea', 'winter', 'snow', 'travel', 'letter', 'adventure'],
  },
  {
    titleColor: '#0f5f63',
    wishColor: '#24413f',
    fromColor: '#2b6a68',
    moods: ['teal', 'sea', 'mint', 'cool', 'fresh', 'water', 'gifts'],
  },
  {
    titleColor: '#2c6a3b',
    wishColor: '#2f4030',
    fromColor: '#41694a',
    moods: ['green', 'garden', 'leaf', 'leaves', 'nature', 'spring', 'jungle', 'fruit', 'animals'],
  },
  {
    titleColor: '#a8410f',
    wishColor: '#4d3022',
    fromColor: '#8a4a1e',
    moods: ['orange', 'autumn', 'warm', 'sunrise', 'sunset', 'marigold', 'diwali', 'india', 'lamps'],
  },
  {
    titleColor: '#84590a',
    wishColor: '#463823',
    fromColor: '#755a24',
    moods: ['gold', 'yellow', 'formal', 'elegant', 'festive', 'light'],
  },
  {
    titleColor: '#47308f',
    wishColor: '#352f52',
    fromColor: '#584795',
    moods: ['purple', 'indigo', 'night', 'space', 'stars', 'dream', 'dusk', 'magic'],
  },
  {
    titleColor: '#2b2622',
    wishColor: '#413a34',
    fromColor: '#5d5349',
    moods: ['quiet', 'gray', 'minimal', 'paper', 'modern', 'geometric', 'music'],
  },
];

/** Bright enough for a dark board. */
export const neonPalettes: readonly Omit<Palette, 'moods'>[] = [
  { titleColor: '#ff4fa3', wishColor: '#f3ecff', fromColor: '#7fe6ff' },
  { titleColor: '#4fd8ff', wishColor: '#eaf6ff', fromColor: '#ff9ad0' },
  { titleColor: '#b98cff', wishColor: '#f0eaff', fromColor: '#ffd36b' },
  { titleColor: '#ffb03a', wishColor: '#fff3e2', fromColor: '#ff9a86' },
];

/** Those that go with a picture, else all. */
export function palettesFor(tags: readonly string[]): readonly Palette[] {
  const fitting = palettes.filter(({ moods }) => moods.some((mood) => tags.includes(mood)));
  return fitting.length > 0 ? fitting : palettes;
}
