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
  const changes = new Uint8Array(width * height);

  /** Writes what changed between two pixels of a row, both included, into `changes`; whether anything did. */
  function writeRow(words: Pixels32, rest: Pixels32, [from, to]: readonly [number, number]): boolean {
    const y = Math.floor(from / width);
    let anything = false;
    for (let at = from; at <= to; at += 1) {
      const word = words[at] as number;
      if (word === before[at]) continue;
      before[at] = word;
      // Without alpha it is a small number, which costs no memory when it is handed on.
      const color = word & 0xffffff;
      const last = shown[at] as number;
      const index =
        word === rest[at] ? palette.dithered(color, at - y * width, y) : calmIndex(palette, color, last);
      if (index === last) continue;
      shown[at] = index;
      changes[at] = index;
      anything = true;
    }
    return anything;
  }

  return {
    next(words, rest) {
      let [left, right, top, bottom] = [width, -1, height, -1];
      changes.fill(unchanged);
      for (let y = 0; y < height; y += 1) {
        let from = y * width;
        let to = from + width - 1;
        while (from <= to && words[from] === before[from]) from += 1;
        if (from > to) continue;
        while (words[to] === before[to]) to -= 1;
        if (!writeRow(words, rest, [from, to])) continue;
        left = Math.min(left, from - y * width);
        right = Math.max(right, to - y * width);
        top = Math.min(top, y);
        bottom = y;
      }
      if (bottom < 0) return null;
      const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
      const indices = new Uint8Array(box.width * box.height);
      for (let row = 0; row < box.height; row += 1) {
        const start = (top + row) * width + left;
        indices.set(changes.subarray(start, start + box.width), row * box.width);
      }
      return { ...box, indices };
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
