import type { Face, Frame } from '#card/faces/face.ts';

/** Six places along the edge of the core, where a large sheet leaves a border: stickers lie partly on the sheet. */
export function edgeSlots({ key, core }: Face): readonly Frame[] {
  const size = key === 'landscape' ? 104 : 92;
  const gap = 6;
  const xs = [core.x + gap, core.x + core.width - size - gap];
  const ys = [core.y + gap, core.y + (core.height - size) / 2, core.y + core.height - size - gap];
  return ys.flatMap((y) => xs.map((x) => ({ x, y, width: size, height: size })));
}
