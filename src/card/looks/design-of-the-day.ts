import type { Look } from '#card/document/edit.ts';
import { random } from '#card/scene/random.ts';
import { palettes } from './palettes.ts';

type Design = readonly [composition: string, background: string, palette: number, typeface: string];

/** Chosen by eye, for a card that has no photos yet. */
const designs: readonly Design[] = [
  ['big-words', 'from-peach-coral-rose', 0, 'classic'],
  ['postcard', 'bg-flowers', 1, 'storybook'],
  ['letter', 'from-mint-teal-sky', 3, 'handwritten'],
  ['name', 'bg-confetti', 2, 'bubbly'],
  ['banner', 'bg-night-sky', 7, 'classic'],
  ['classic', 'bg-citrus', 4, 'storybook'],
  ['big-words', 'bg-eucalyptus', 4, 'elegant'],
  ['postcard', 'bg-hot-air-balloons', 5, 'typewriter'],
  ['letter', 'bg-cherry-blossom', 1, 'elegant'],
  ['name', 'from-cream-marigold-saffron', 5, 'poster'],
  ['banner', 'bg-balloons', 2, 'bubbly'],
  ['classic', 'bg-golden-fans', 6, 'elegant'],
  ['big-words', 'bg-stars', 8, 'poster'],
  ['letter', 'from-sky-lilac-peach', 7, 'brush'],
];

const dayMs = 86_400_000;

/** The look of a new card: another each day. `at` is in milliseconds since 1970. */
export function designOfTheDay(at: number): Look {
  const seed = Math.floor(at / dayMs);
  const [composition, background, palette, typeface] = designs[seed % designs.length] as Design;
  const { titleColor, wishColor, fromColor } = palettes[palette] as (typeof palettes)[number];
  return {
    seed: random(seed).int(0, 0xffffffff),
    composition,
    background,
    typeface,
    titleColor,
    wishColor,
    fromColor,
  };
}
