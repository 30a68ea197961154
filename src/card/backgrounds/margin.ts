import { landscape } from '#card/faces/faces.ts';
import type { Face } from '../faces/faces.ts';
import type { DrawInput } from './background.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** How far a point lies outside the calm zone; negative inside. */
export function clearance({ calm }: Face, x: number, y: number): number {
  const { width, height, radius } = calm;
  const dx = Math.abs(x - (calm.x + width / 2)) - width / 2 + radius;
  const dy = Math.abs(y - (calm.y + height / 2)) - height / 2 + radius;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

/**
 * Fills the margin round the calm zone with circles that do not touch: for each step of `sizes`, from large to
 * small, as many as fit within `tries`, `count` on the landscape face and as many more as
 * another face has more margin. Circles may leave the card's edge; `cornered` (0 to 1) draws them to the corners.
 */
export function packMargin(
  { random, face }: DrawInput,
  spec: {
    sizes: readonly { r: number; count: number }[];
    gap?: number;
    tries?: number;
    cornered?: number;
    taken?: readonly Spot[];
    /** How much of a circle may be cut off by the card's edge: 1 puts centres on the edge. */
    bleed?: number;
  },
): readonly Spot[] {
  const { sizes, gap = 6, tries = 120, cornered = 0, taken = [], bleed = 0.7 } = spec;
  const [middle, centre] = [face.width / 2, face.height / 2];
  const share = marginArea(face) / marginArea(landscape);
  const spots: Spot[] = [];
  for (const { r, count } of sizes) {
    const wanted = Math.round(count * share);
    for (let placed = 0, attempt = 0; placed < wanted && attempt < tries * wanted; attempt++) {
      const edge = r * (1 - bleed);
      const x = random.float(edge, face.width - edge);
      const y = random.float(edge, face.height - edge);
      if (clearance(face, x, y) < r + 16) continue;
      const corner = Math.min(1, (Math.abs(x - middle) / middle + Math.abs(y - centre) / centre) / 2);
      if (random.float() < cornered * (1 - corner) * 2) continue;
      if ([...taken, ...spots].some((o) => Math.hypot(o.x - x, o.y - y) < o.r + r + gap)) continue;
      spots.push({ x, y, r });
      placed++;
    }
  }
  return spots;
}

function marginArea({ width, height, calm }: Face): number {
  return width * height - calm.width * calm.height;
}
