import { type GifFrame, unchanged } from './gif-file.ts';
import type { Palette, Words } from './palette.ts';

/** Turns the pixels of one frame after the other into what changed since the frame before. */
export interface GifFrames {
  /** Null when the frame looks as the one before. */
  next(words: Words): GifFrame | null;
}

export interface GifFramesOptions {
  readonly width: number;
  readonly palette: Palette;
  /** The frame at which it all comes to rest. */
  readonly rest: Words;
}

/** Squared distance by which a moving pixel may be worse than need be, before it is written anew. */
const patience = 60;

/**
 * Pixels that look as they will at rest are dithered, all others take the nearest colour: nobody sees bands in what
 * moves, and a pattern that changes with every frame would make the file much larger.
 */
export function createGifFrames({ width, palette, rest }: GifFramesOptions): GifFrames {
  const before = new Uint32Array(rest.length);
  const shown = new Uint8Array(rest.length).fill(unchanged);

  function indexFor(word: number, place: number, y: number): number {
    if (word === rest[place]) return palette.dithered(word, place - y * width, y);
    const last = shown[place] as number;
    const best = palette.nearest(word);
    if (last === best || last === unchanged) return best;
    return distance(palette, last, word) <= distance(palette, best, word) + patience ? last : best;
  }

  return {
    next(words) {
      const box = changedBox(words, before, width);
      if (!box) return null;
      const indices = new Uint8Array(box.width * box.height).fill(unchanged);
      let [at, anything] = [0, false];
      for (let y = box.top; y < box.top + box.height; y += 1) {
        for (let place = y * width + box.left; place < y * width + box.left + box.width; place += 1) {
          const word = words[place] as number;
          if (word !== before[place]) {
            before[place] = word;
            const index = indexFor(word, place, y);
            if (index !== shown[place]) {
              shown[place] = index;
              indices[at] = index;
              anything = true;
            }
          }
          at += 1;
        }
      }
      return anything ? { ...box, indices } : null;
    },
  };
}

function distance({ colors }: Palette, index: number, word: number): number {
  const dr = (colors[index * 3] as number) - (word & 0xff);
  const dg = (colors[index * 3 + 1] as number) - ((word >>> 8) & 0xff);
  const db = (colors[index * 3 + 2] as number) - ((word >>> 16) & 0xff);
  return dr * dr + dg * dg + db * db;
}

/** The smallest box around all pixels that differ, or null. */
function changedBox(one: Words, other: Words, width: number): Omit<GifFrame, 'indices'> | null {
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
