import type { Face, Frame } from '../faces/faces.ts';

/**
 * Six places along the edge of the core, where a large sheet leaves a border: stickers lie partly on the sheet, and never
 * on the calm zone, where the classic composition writes when it is the last resort.
 */
export function edgeSlots({ key, core, calm }: Face): readonly Frame[] {
  const gap = 6;
  const size = Math.min(key === 'landscape' ? 104 : 92, calm.x - core.x - gap);
  const xs = [core.x + gap, core.x + core.width - size - gap];
  const ys = [core.y + gap, core.y + (core.height - size) / 2, core.y + core.height - size - gap];
  return ys.flatMap((y) => xs.map((x) => ({ x, y, width: size, height: size })));
}
