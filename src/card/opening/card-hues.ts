import type { Background } from '#card/backgrounds/background.ts';
import { channels } from '#card/contrast/color.ts';
import { measureGround } from '#card/contrast/ground.ts';
import type { Card } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import { random } from '#card/scene/random.ts';
import { oklchOf } from './oklch.ts';

/** The two colours that stand for a card, as hues in degrees. */
export interface Hues {
  readonly main: number;
  readonly accent: number;
  /** How colourful the card is, 0 (grey) to 1. */
  readonly strength: number;
}

/** Degrees of one part of the circle of hues. */
const part = 15;
const parts = 360 / part;

/** Less than this is grey to the eye. */
const faint = 0.03;

/**
 * The hue that most of the card's picture has, and the one that stands out beside it: the heading's, else the second
 * of the picture.
 */
export function cardHues(card: Pick<Card, 'seed' | 'titleColor'>, background: Background): Hues {
  const nodes = background.draw({ random: random(card.seed), face: landscape });
  const { colors } = measureGround(nodes, { ...landscape, symbols: background.symbols ?? {} });
  const weights = new Float32Array(parts);
  let [total, count] = [0, 0];
  // Every fourth point says as much as all of them.
  for (let at = 0; at + 2 < colors.length; at += 12) {
    const { chroma, hue } = oklchOf(colors[at] as number, colors[at + 1] as number, colors[at + 2] as number);
    const index = Math.floor(hue / part) % parts;
    weights[index] = (weights[index] as number) + chroma;
    total += chroma;
    count += 1;
  }
  const main = strongest(weights, () => true);
  const second = strongest(weights, (hue) => distance(hue, main) >= 50);
  const [red, green, blue] = channels(card.titleColor);
  const title = oklchOf(red, green, blue);
  const accent = title.chroma > 2 * faint ? title.hue : second;
  return { main, accent, strength: Math.min(1, total / count / (3 * faint)) };
}

/** The middle of the part of the circle that weighs most, with its neighbours. */
function strongest(weights: Float32Array, isAllowed: (hue: number) => boolean): number {
  const weight = (index: number) => weights[(index + parts) % parts] as number;
  let [best, most] = [0, -1];
  for (let index = 0; index < parts; index += 1) {
    const sum = weight(index) + (weight(index - 1) + weight(index + 1)) / 2;
    if (sum > most && isAllowed(index * part + part / 2)) [best, most] = [index, sum];
  }
  return best * part + part / 2;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
