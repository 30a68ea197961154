import type { Color, SceneNode } from '#card/scene/scene.ts';
import { line } from './cutout.ts';
import { round } from './outline.ts';

/** Icing that runs down from a top edge: tongues of the given lengths side by side, each `width` wide. */
export function icing(x: number, top: number, width: number, lengths: readonly number[]): string {
  const r = round(width / 2);
  const small = round(width * 0.22);
  let d = `M${x} ${top}`;
  for (const [index, y] of lengths.entries()) {
    const left = x + index * width * 1.44;
    d += `L${round(left)} ${round(y - r)}a${r} ${r} 0 0 0 ${round(width)} 0`;
    const next = lengths[index + 1];
    if (next !== undefined) {
      const valley = Math.min(y, next) - width * 0.9;
      d += `V${round(valley)}a${small} ${small} 0 0 1 ${round(small * 2)} 0`;
    }
  }
  return `${d}V${top}Z`;
}

const sprinkleColors: readonly Color[] = ['#ffd34e', '#5fb7c9', '#ffffff', '#e84a6f', '#7cb66a'];

/** Sugar strands: one path for each colour, so that a hundred of them cost five nodes. */
export function sprinkles(
  spots: readonly { x: number; y: number; rotation: number; color: number }[],
  length = 13,
): readonly SceneNode[] {
  return sprinkleColors.map((color, index) => {
    const d = spots
      .filter((spot) => spot.color === index)
      .map(
        ({ x, y, rotation }) =>
          `M${round(x)} ${round(y)}l${round(Math.cos(rotation) * length)} ${round(Math.sin(rotation) * length)}`,
      )
      .join('');
    return line(d, color, 5.5);
  });
}
