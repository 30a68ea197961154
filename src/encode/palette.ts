/** Pixels of a canvas as whole words: red in the lowest byte. */
export type Words = Uint32Array;

/** Red, green and blue of every colour, one after the other. */
export type Colors = Float32Array;

/** Finds palette indices for pixels. */
export interface Palette {
  readonly colors: Colors;
  /** The index of the colour that is nearest. */
  nearest(word: number): number;
  /** The index for a pixel at that place: where no colour fits alone, two of them in a fine pattern. */
  dithered(word: number, x: number, y: number): number;
}

/**
 * Which of 64 pixels take the second colour first: every share of two colours is spread evenly over 8 x 8
 * pixels. Source: the ordered dither of B. E. Bayer, 1973.
 */
const order = Uint8Array.from({ length: 64 }, (_, place) => {
  const [x, y] = [place & 7, place >> 3];
  let value = 0;
  for (const bit of [0, 1, 2]) {
    value |= (((((x ^ y) >> bit) & 1) << 1) | ((x >> bit) & 1)) << (4 - 2 * bit);
  }
  return value;
});

const isKnown = 1 << 24;

/** `farthest` is a distance of two colours, over which their pattern would be seen as one. */
export function createPalette(colors: Colors): Palette {
  // By 6 bits of each channel: the index, a second index, and how many of 64 pixels take the second.
  const known = new Uint32Array(1 << 18);

  function mixed(word: number): number {
    const key = ((word & 0xfc) << 10) | ((word >>> 4) & 0xfc0) | ((word >>> 18) & 0x3f);
    let mix = known[key] as number;
    if (mix === 0) {
      mix =
        isKnown |
        mixOf(colors, (word & 0xfc) + 1.5, ((word >>> 8) & 0xfc) + 1.5, ((word >>> 16) & 0xfc) + 1.5);
      known[key] = mix;
    }
    return mix;
  }

  return {
    colors,
    nearest: (word) => mixed(word) & 0xff,
    dithered(word, x, y) {
      const mix = mixed(word);
      const second = ((mix >>> 16) & 0x7f) > (order[((y & 7) << 3) | (x & 7)] as number);
      return second ? (mix >>> 8) & 0xff : mix & 0xff;
    },
  };
}

/** Squared distance of two colours over which their pattern would be seen as one. */
const farthest = 32 ** 2;
/** How much the roughness of a pattern weighs beside a wrong colour. */
const grain = 0.15;

function mixOf(colors: Colors, r: number, g: number, b: number): number {
  let first = 0;
  let least = Infinity;
  for (let at = 0; at < colors.length; at += 3) {
    const dr = (colors[at] as number) - r;
    const dg = (colors[at + 1] as number) - g;
    const db = (colors[at + 2] as number) - b;
    const off = dr * dr + dg * dg + db * db;
    if (off < least) {
      first = at;
      least = off;
    }
  }
  const fr = colors[first] as number;
  const fg = colors[first + 1] as number;
  const fb = colors[first + 2] as number;
  let second = first;
  let share = 0;
  for (let at = 0; at < colors.length; at += 3) {
    const dr = (colors[at] as number) - fr;
    const dg = (colors[at + 1] as number) - fg;
    const db = (colors[at + 2] as number) - fb;
    const length = dr * dr + dg * dg + db * db;
    const along = Math.min(0.5, ((r - fr) * dr + (g - fg) * dg + (b - fb) * db) / length);
    if (!(along > 0) || length > farthest) continue;
    const off = (fr + along * dr - r) ** 2 + (fg + along * dg - g) ** 2 + (fb + along * db - b) ** 2;
    const cost = off + along * (1 - along) * length * grain;
    if (cost < least) {
      second = at;
      share = along;
      least = cost;
    }
  }
  return (Math.round(share * 64) << 16) | ((second / 3) << 8) | (first / 3);
}

/** Moves the colours to the middle of the pixels that they stand for. Source: S. P. Lloyd, 1957. */
export function settled(colors: Colors, samples: Words, rounds: number): Colors {
  const heaps = heapsOf(samples);
  let moved = colors;
  for (let round = 0; round < rounds; round += 1) moved = settledOnce(moved, heaps);
  return moved;
}

/** Alike pixels together: their number and the sums of their channels. */
function heapsOf(samples: Words): Float64Array {
  const sums = new Float64Array((1 << 15) * 4);
  for (const word of samples) {
    const at = (((word & 0xf8) << 7) | ((word >>> 6) & 0x3e0) | ((word >>> 19) & 0x1f)) * 4;
    sums[at] = (sums[at] as number) + 1;
    sums[at + 1] = (sums[at + 1] as number) + (word & 0xff);
    sums[at + 2] = (sums[at + 2] as number) + ((word >>> 8) & 0xff);
    sums[at + 3] = (sums[at + 3] as number) + ((word >>> 16) & 0xff);
  }
  let used = 0;
  for (let at = 0; at < sums.length; at += 4) {
    if (sums[at] === 0) continue;
    sums.copyWithin(used, at, at + 4);
    used += 4;
  }
  return sums.subarray(0, used);
}

function settledOnce(colors: Colors, heaps: Float64Array): Colors {
  const sums = new Float64Array((colors.length / 3) * 4);
  for (let heap = 0; heap < heaps.length; heap += 4) {
    const count = heaps[heap] as number;
    const r = (heaps[heap + 1] as number) / count;
    const g = (heaps[heap + 2] as number) / count;
    const b = (heaps[heap + 3] as number) / count;
    let near = 0;
    let least = Infinity;
    for (let at = 0; at < colors.length; at += 3) {
      const dr = (colors[at] as number) - r;
      const dg = (colors[at + 1] as number) - g;
      const db = (colors[at + 2] as number) - b;
      const off = dr * dr + dg * dg + db * db;
      if (off < least) {
        near = at;
        least = off;
      }
    }
    const to = (near / 3) * 4;
    for (let part = 0; part < 4; part += 1)
      sums[to + part] = (sums[to + part] as number) + (heaps[heap + part] as number);
  }
  return colors.map((value, at) => {
    const from = Math.floor(at / 3) * 4;
    const count = sums[from] as number;
    return count === 0 ? value : (sums[from + 1 + (at % 3)] as number) / count;
  });
}
