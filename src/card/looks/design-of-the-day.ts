import type { Look } from '#card/document/edit.ts';
import { random } from '#card/scene/random.ts';
import { palettes } from './palettes.ts';

type Design = readonly [background: string, palette: number, typeface: string];

/** Chosen by eye. The composition is the classic one: it takes whatever the sender adds. */
const designs: readonly Design[] = [
  ['from-peach-coral-rose', 0, 'classic'],
  ['bg-flowers', 1, 'storybook'],
  ['from-mint-teal-sky', 3, 'handwritten'],
  ['bg-confetti', 2, 'bubbly'],
  ['bg-night-sky', 7, 'classic'],
  ['bg-citrus', 4, 'storybook'],
  ['bg-eucalyptus', 4, 'elegant'],
  ['bg-hot-air-balloons', 5, 'typewriter'],
  ['bg-cherry-blossom', 1, 'elegant'],
  ['from-cream-marigold-saffron', 5, 'poster'],
  ['bg-balloons', 2, 'bubbly'],
  ['bg-golden-fans', 6, 'elegant'],
  ['bg-stars', 8, 'poster'],
  ['from-sky-lilac-peach', 7, 'brush'],
];

const dayMs = 86_400_000;

/** The look of a new card: another each day. `at` is in milliseconds since 1970. */
export function designOfTheDay(at: number): Look {
  const seed = Math.floor(at / dayMs);
  const [background, palette, typeface] = designs[seed % designs.length] as Design;
  const { titleColor, wishColor, fromColor } = palettes[palette] as (typeof palettes)[number];
  return {
    seed: random(seed).int(0, 0xffffffff),
    background,
    typeface,
    titleColor,
    wishColor,
    fromColor,
  };
}
