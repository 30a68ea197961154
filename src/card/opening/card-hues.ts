import type { Background } from '#card/backgrounds/background.ts';
import { channels } from '#card/contrast/color.ts';
import type { Card } from '#card/document/card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import { boundsOf } from '#card/paint/bounds.ts';
import { everyNode } from '#card/paint/content.ts';
import { random } from '#card/scene/random.ts';
import type { Color, Scene } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';
import { oklch, oklchOf } from './oklch.ts';

/** The two colours that stand for a card, as hues in degrees. */
export interface Hues {
  readonly main: number;
  readonly accent: number;
  /** How colourful the card is, 0 (grey) to 1. */
  readonly strength: number;
}

/** Degrees of one bin of the histogram of hues. */
const binDegrees = 15;
const binCount = 360 / binDegrees;

/** A smaller chroma is grey to the eye. */
const minChroma = 0.03;

/** What the hues of a card are found in. */
export type HueSource = Pick<Card, 'seed' | 'titleColor' | 'cover'>;

/**
 * The hue that most of the card's picture has, and the one that stands out beside it: the heading's, else the second
 * of the picture.
 */
export function cardHues(card: HueSource, background: Background): Hues {
  const weights = new Float32Array(binCount);
  let [total, all] = [0, 0];
  for (const { color, area } of colorsIn(pictureOf(card, background))) {
    const [red, green, blue] = channels(color);
    const { lightness, chroma, hue } = oklchOf(red, green, blue);
    // The pale paper under the words is no colour of the card.
    const share = area * clamp((0.96 - lightness) / 0.12, 0, 1);
    const index = Math.floor(hue / binDegrees) % binCount;
    weights[index] = (weights[index] as number) + chroma * share;
    total += chroma * share;
    all += share;
  }
  const main = strongest(weights, () => true);
  const second = strongest(weights, (hue) => distance(hue, main) >= 50);
  const [red, green, blue] = channels(card.titleColor);
  const title = oklchOf(red, green, blue);
  const accent = title.chroma > 2 * minChroma ? title.hue : second;
  return { main, accent, strength: Math.min(1, total / Math.max(all, 1) / (3 * minChroma)) };
}

/** The cover, or the border of a card that has none. */
function pictureOf({ seed, cover }: HueSource, background: Background): Scene {
  const [drawing, face] =
    cover === 'picture' ? ([background.cover, portrait] as const) : ([background, landscape] as const);
  const { width, height } = face;
  const nodes = drawing.draw({ random: random(seed), face, cover });
  return { width, height, nodes, symbols: drawing.symbols ?? {}, description: '' };
}

/** Each colour of a picture with the area of its shape's box: close enough, and quicker than painting it. */
function* colorsIn(picture: Scene): Generator<{ color: Color; area: number }> {
  for (const node of everyNode(picture)) {
    if (!('fill' in node) || !node.fill || node.kind === 'text') continue;
    const box = boundsOf(node, picture);
    if (!box) continue;
    const area = Math.min((box[2] - box[0]) * (box[3] - box[1]), picture.width * picture.height);
    if (typeof node.fill === 'string') yield { color: node.fill, area: area * opacityOf(node.fill) };
    else
      for (const { color } of node.fill.stops)
        yield { color, area: (area * opacityOf(color)) / node.fill.stops.length };
  }
}

function opacityOf(color: Color): number {
  return channels(color)[3];
}

/** The middle of the bin that weighs most, with its neighbours. */
function strongest(weights: Float32Array, isAllowed: (hue: number) => boolean): number {
  const weight = (index: number) => weights[(index + binCount) % binCount] as number;
  let [best, most] = [0, -1];
  for (let index = 0; index < binCount; index += 1) {
    const sum = weight(index) + (weight(index - 1) + weight(index + 1)) / 2;
    if (sum > most && isAllowed(index * binDegrees + binDegrees / 2)) [best, most] = [index, sum];
  }
  return best * binDegrees + binDegrees / 2;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

export type StageColors = Readonly<
  Record<`--${'stage' | 'stage-light' | 'bit-1' | 'bit-2' | 'bit-3'}`, Color>
>;

/** A room in the card's own dark colour, the light in its middle, and what flies about in it. */
export function stageColors({ main, accent, strength }: Hues): StageColors {
  return {
    '--stage': oklch(0.2, 0.02 + 0.035 * strength, main),
    '--stage-light': oklch(0.36, 0.03 + 0.06 * strength, main),
    '--bit-1': oklch(0.78, 0.15, accent),
    '--bit-2': oklch(0.85, 0.1, main),
    '--bit-3': oklch(0.92, 0.09, 90),
  };
}
