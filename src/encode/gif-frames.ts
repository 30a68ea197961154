import { type GifFrame, unchanged } from './gif-file.ts';
import type { Palette, Pixels32 } from './palette.ts';

/** Delta frames: turns each frame into the part that changed since the one before. */
export interface GifFrames {
  /** Null when nothing changed. `rest` is the page at rest, at the end of its entrance. */
  next(words: Pixels32, rest: Pixels32): GifFrame | null;
}

export interface GifFramesOptions {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

/** Squared colour distance by which the old value of a pixel may be worse than the best one before it is replaced. */
const tolerance = 100;

/**
 * Only pixels in their final colour are dithered. Banding is invisible in motion, and a pattern that changes with every
 * frame would make the file much larger.
 */
export function createGifFrames({ width, height, palette }: GifFramesOptions): GifFrames {
  const before = new Uint32Array(width * height);
  const shown = new Uint8Array(width * height).fill(unchanged);

  /** What changed in one row, from `place` on, goes into `indices`; whether anything did. */
  function writeRow(
    words: Pixels32,
    place: number,
    { y, indices, rest }: { y: number; indices: Uint8Array; rest: Pixels32 },
  ): boolean {
    const start = y * width;
    let anything = false;
    for (let at = 0; at < indices.length; at += 1) {
      const word = words[place + at] as number;
      if (word === before[place + at]) continue;
      before[place + at] = word;
      // Without alpha it is a small number, which costs no memory when it is handed on.
      const color = word & 0xffffff;
      const last = shown[place + at] as number;
      const index =
        word === rest[place + at]
          ? palette.dithered(color, place + at - start, y)
          : calmIndex(palette, color, last);
      if (index === last) continue;
      shown[place + at] = index;
      indices[at] = index;
      anything = true;
    }
    return anything;
  }

  return {
    next(words, rest) {
      const box = changedBox(words, before, width);
      if (!box) return null;
      const indices = new Uint8Array(box.width * box.height).fill(unchanged);
      let anything = false;
      for (let row = 0; row < box.height; row += 1) {
        const y = box.top + row;
        const part = indices.subarray(row * box.width, (row + 1) * box.width);
        anything = writeRow(words, y * width + box.left, { y, indices: part, rest }) || anything;
      }
      return anything ? { ...box, indices } : null;
    },
  };
}

/** The nearest index, or the last one while that is nearly as good. */
function calmIndex(palette: Palette, color: number, last: number): number {
  const best = palette.nearest(color);
  if (last === best || last === unchanged) return best;
  return distance(palette, last, color) <= distance(palette, best, color) + tolerance ? last : best;
}

function distance({ colors }: Palette, index: number, color: number): number {
  const dr = (colors[index * 3] as number) - (color & 0xff);
  const dg = (colors[index * 3 + 1] as number) - ((color >> 8) & 0xff);
  const db = (colors[index * 3 + 2] as number) - (color >> 16);
  return dr * dr + dg * dg + db * db;
}

/** The smallest box around all pixels that differ, or null. */
function changedBox(one: Pixels32, other: Pixels32, width: number): Omit<GifFrame, 'indices'> | null {
  let first = 0;
  while (first < one.length && one[first] === other[first]) first += 1;
  if (first === one.length) return null;
  let last = one.length - 1;
  while (one[last] === other[last]) last -= 1;
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width)];
  let [left, right] = [width - 1, 0];
  for (let row = top * width; row <= bottom * width; row += width) {
    let x = 0;
    while (x < left && one[row + x] === other[row + x]) x += 1;
    left = x;
    x = width - 1;
    while (x > right && one[row + x] === other[row + x]) x -= 1;
    right = x;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
