/** Pixels of a canvas as 32-bit numbers: red in the lowest byte, alpha in the highest. */
export type Pixels32 = Uint32Array;

/** Red, green and blue of every colour, one after the other. */
export type Colors = Float32Array;

/** Finds palette indices for colours: pixels without their alpha byte. */
export interface Palette {
  readonly colors: Colors;
  /** The index of the nearest colour. */
  nearest(color: number): number;
  /** The index for a pixel at that position, with ordered dithering of two colours. */
  dithered(color: number, x: number, y: number): number;
}

/**
 * Which of 64 pixels take the second colour first: every share of two colours is spread evenly over 8 x 8
 * pixels. Source: the ordered dither of B. E. Bayer, 1973.
 */
const bayerMatrix = Uint8Array.from({ length: 64 }, (_, place) => {
  const [x, y] = [place & 7, place >> 3];
  let value = 0;
  for (const bit of [0, 1, 2]) {
    value |= (((((x ^ y) >> bit) & 1) << 1) | ((x >> bit) & 1)) << (4 - 2 * bit);
  }
  return value;
});

/** The greatest distance of two colours that are dithered: above it the pattern is visible. */
const maxDitherDistance = 32;
/** The weight of a visible pattern against a wrong colour. */
const patternWeight = 0.4;
/** An empty entry of the lookup tables. */
const unknown = -1;

export function createPalette(colors: Colors): Palette {
  // By 5 bits of each channel: an index.
  const nearestByKey = new Int16Array(1 << 15).fill(unknown);
  // By 6 bits of each channel: an index, a second one, and how many of 64 pixels take the second.
  const mixByKey = new Int32Array(1 << 18).fill(unknown);
  const partners: Uint8Array[] = [];

  function nearest(color: number): number {
    const key = ((color & 0xf8) << 7) | ((color >> 6) & 0x3e0) | ((color >> 19) & 0x1f);
    if (nearestByKey[key] === unknown) {
      nearestByKey[key] = nearestOf(
        colors,
        (color & 0xf8) + 3.5,
        ((color >> 8) & 0xf8) + 3.5,
        ((color >> 16) & 0xf8) + 3.5,
      );
    }
    return nearestByKey[key] as number;
  }

  function partnersWith(first: number): DitherPartners {
    partners[first] ??= partnersOf(colors, first);
    return { colors, first, partners: partners[first] };
  }

  function mixOf(color: number): number {
    const [r, g, b] = [(color & 0xfc) + 1.5, ((color >> 8) & 0xfc) + 1.5, ((color >> 16) & 0xfc) + 1.5];
    const first = nearestAround(partnersWith(nearest(color)), r, g, b);
    return bestMix(partnersWith(first), r, g, b);
  }

  return {
    colors,
    nearest,
    dithered(color, x, y) {
      const key = ((color & 0xfc) << 10) | ((color >> 4) & 0xfc0) | ((color >> 18) & 0x3f);
      if (mixByKey[key] === unknown) mixByKey[key] = mixOf(color);
      const mix = mixByKey[key] as number;
      const second = mix >>> 16 > (bayerMatrix[((y & 7) << 3) | (x & 7)] as number);
      return second ? (mix >>> 8) & 0xff : mix & 0xff;
    },
  };
}

function nearestOf(colors: Colors, r: number, g: number, b: number): number {
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
  return near / 3;
}

/** The colours that may be dithered with the first one. */
function partnersOf(colors: Colors, first: number): Uint8Array {
  const partners: number[] = [];
  for (let index = 0; index < colors.length / 3; index += 1) {
    let distance = 0;
    for (const channel of [0, 1, 2])
      distance += ((colors[index * 3 + channel] as number) - (colors[first * 3 + channel] as number)) ** 2;
    if (index !== first && distance <= maxDitherDistance ** 2) partners.push(index);
  }
  return Uint8Array.from(partners);
}

interface DitherPartners {
  readonly colors: Colors;
  readonly first: number;
  readonly partners: Uint8Array;
}

/** As `nearestOf`, quicker where the first colour is near: then whatever is nearer is among its partners. */
function nearestAround({ colors, first, partners }: DitherPartners, r: number, g: number, b: number): number {
  const distanceTo = (index: number) =>
    ((colors[index * 3] as number) - r) ** 2 +
    ((colors[index * 3 + 1] as number) - g) ** 2 +
    ((colors[index * 3 + 2] as number) - b) ** 2;
  let near = first;
  let least = distanceTo(first);
  if (least > (maxDitherDistance / 2) ** 2) return nearestOf(colors, r, g, b);
  for (let place = 0; place < partners.length; place += 1) {
    const off = distanceTo(partners[place] as number);
    if (off < least) {
      near = partners[place] as number;
      least = off;
    }
  }
  return near;
}

/** The first colour with the partner, and the share of it, that come nearest to the colour. */
function bestMix({ colors, first, partners }: DitherPartners, r: number, g: number, b: number): number {
  const fr = colors[first * 3] as number;
  const fg = colors[first * 3 + 1] as number;
  const fb = colors[first * 3 + 2] as number;
  let second = first;
  let share = 0;
  let least = (fr - r) ** 2 + (fg - g) ** 2 + (fb - b) ** 2;
  for (let place = 0; place < partners.length; place += 1) {
    const index = partners[place] as number;
    const dr = (colors[index * 3] as number) - fr;
    const dg = (colors[index * 3 + 1] as number) - fg;
    const db = (colors[index * 3 + 2] as number) - fb;
    const length = dr * dr + dg * dg + db * db;
    const along = Math.min(0.5, ((r - fr) * dr + (g - fg) * dg + (b - fb) * db) / length);
    if (!(along > 0)) continue;
    const off = (fr + along * dr - r) ** 2 + (fg + along * dg - g) ** 2 + (fb + along * db - b) ** 2;
    const cost = off + along * (1 - along) * length * patternWeight;
    if (cost < least) {
      second = index;
      share = along;
      least = cost;
    }
  }
  return (Math.round(share * 64) << 16) | (second << 8) | first;
}

/** Moves each colour to the mean of its pixels: k-means. Source: S. P. Lloyd, 1957. */
export function refinedColors(colors: Colors, samples: Pixels32, rounds: number): Colors {
  const bins = histogramOf(samples);
  let moved = colors;
  for (let round = 0; round < rounds; round += 1) moved = lloydStep(moved, bins);
  return moved;
}

/** A histogram of similar pixels: their number and the sums of their channels. */
function histogramOf(samples: Pixels32): Float64Array {
  const sums = new Float64Array((1 << 15) * 4);
  for (let index = 0; index < samples.length; index += 1) {
    const word = samples[index] as number;
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

/** One step of k-means: each bin goes to its nearest colour, each colour to the mean of its bins. */
function lloydStep(colors: Colors, bins: Float64Array): Colors {
  const sums = new Float64Array((colors.length / 3) * 4);
  for (let bin = 0; bin < bins.length; bin += 4) {
    const count = bins[bin] as number;
    const r = (bins[bin + 1] as number) / count;
    const g = (bins[bin + 2] as number) / count;
    const b = (bins[bin + 3] as number) / count;
    const to = nearestOf(colors, r, g, b) * 4;
    for (let part = 0; part < 4; part += 1)
      sums[to + part] = (sums[to + part] as number) + (bins[bin + part] as number);
  }
  return colors.map((value, at) => {
    const from = Math.floor(at / 3) * 4;
    const count = sums[from] as number;
    return count === 0 ? value : (sums[from + 1 + (at % 3)] as number) / count;
  });
}
