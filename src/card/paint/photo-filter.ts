import { channels } from '#card/contrast/color.ts';
import type { PhotoFilter } from '#card/scene/scene.ts';

/** Of the blend modes that are not separable (W3C Compositing, 10.2). */
const luminosity = [0.3, 0.59, 0.11] as const;

/** The change of colours as SVG's `feColorMatrix` has it: four rows of red, green, blue, alpha and a constant, of 0 to 1. */
export function filterMatrix({ gray, wash }: PhotoFilter): readonly number[] {
  const [, , , opacity] = channels(wash);
  const rows = [0, 1, 2].flatMap((row) => [
    ...luminosity.map((share, column) => (1 - opacity) * (gray * share + (column === row ? 1 - gray : 0))),
    0,
    (opacity * (channels(wash)[row] as number)) / 255,
  ]);
  return [...rows, 0, 0, 0, 1, 0];
}
