import { compositions } from '#card/compositions/compositions.ts';
import type { Card } from '#card/document/card.ts';
import type { Look } from '#card/document/edit.ts';
import { random } from '#card/scene/random.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { templates } from './templates.ts';

/** A background with colours that can be read on it. */
type Palette = Required<Pick<Look, 'background' | 'titleColor' | 'wishColor' | 'fromColor'>>;

/** Those of our designs, each once. */
const palettes: readonly Palette[] = templates.map(
  ({ design: { background, titleColor, wishColor, fromColor } }) => ({
    background,
    titleColor,
    wishColor,
    fromColor,
  }),
);

const dayMs = 86_400_000;

/** What a new card looks like on that day: another of our designs each day. `at` is in milliseconds since 1970. */
export function lookOfTheDay(at: number): Look {
  return palettes[Math.floor(at / dayMs) % palettes.length] as Palette;
}

/** Another look for the same words and photos. The seed decides; the same one gives the same look. */
export function shuffle(card: Card, seed: number): Look {
  const { pick } = random(seed);
  const others = palettes.filter(({ background }) => background !== card.background);
  return {
    ...pick(others),
    seed,
    composition: pick(compositions).key,
    typeface: pick(typefaces).key,
  };
}

/** The seed after that one, so that shuffling again goes on. */
export function nextSeed(seed: number): number {
  return random(seed).int(0, 0xffffffff);
}
