import type { Face, Frame } from '../faces/faces.ts';
import { squareAt } from './extras.ts';

/** Units that a sticker keeps from the edge of the core and from the calm zone, at least. */
const gap = 14;

/** Six places in the margin around the calm zone: left and right of it, or above and below on a tall face. */
export function marginSlots({ core, calm }: Face): readonly Frame[] {
  const side = calm.x - core.x;
  const top = calm.y - core.y;
  const size = Math.min(Math.max(side, top), 160) - 2 * gap;
  const thirds = (from: number, length: number) =>
    [from + gap, from + (length - size) / 2, from + length - size - gap] as const;
  if (top > side) {
    const rows = [core.y + (top - size) / 2, calm.y + calm.height + (top - size) / 2];
    return rows.flatMap((y) => thirds(core.x + 36, core.width - 72).map((x) => squareAt(x, y, size)));
  }
  const columns = [core.x + (side - size) / 2, calm.x + calm.width + (side - size) / 2];
  return columns.flatMap((x) => thirds(core.y + 26, core.height - 52).map((y) => squareAt(x, y, size)));
}

/**
 * Six places along the edge of the core, where a large sheet leaves a border: stickers lie partly on the sheet, and never
 * on the calm zone, where the classic composition writes when it is the last resort.
 */
export function edgeSlots({ key, core, calm }: Face): readonly Frame[] {
  const near = 6;
  const size = Math.min(key === 'landscape' ? 104 : 92, calm.x - core.x - near);
  const xs = [core.x + near, core.x + core.width - size - near];
  const ys = [core.y + near, core.y + (core.height - size) / 2, core.y + core.height - size - near];
  return ys.flatMap((y) => xs.map((x) => squareAt(x, y, size)));
}
