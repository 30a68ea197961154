export interface Planes {
  /** The luma plane, then the two chroma planes at half the width and height (I420). */
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** The colour space that videos are tagged with. */
export const videoColorSpace = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
} as const;

/** Even widths and heights only. */
export function newPlanes(width: number, height: number): Planes {
  return { data: new Uint8Array((width * height * 3) / 2), width, height };
}

/** The weights of red, green and blue in a plane, in 65,536ths. */
type Weights = readonly [red: number, green: number, blue: number];

/** Shares of red, green and blue in lightness; of the 255 steps lightness takes 219, colour 224. Source: ITU-R BT.709. */
const share = { red: 0.2126, green: 0.7152, blue: 0.0722 } as const;
const [lumaRed, lumaGreen, lumaBlue] = fixed(219 / 255, [share.red, share.green, share.blue]);
const [blueRed, blueGreen, blueBlue] = fixed(224 / 255 / (2 * (1 - share.blue)), [
  -share.red,
  -share.green,
  1 - share.blue,
]);
const [redRed, redGreen, redBlue] = fixed(224 / 255 / (2 * (1 - share.red)), [
  1 - share.red,
  -share.green,
  -share.blue,
]);

function fixed(scale: number, [r, g, b]: Weights): Weights {
  return [Math.round(r * scale * 65_536), Math.round(g * scale * 65_536), Math.round(b * scale * 65_536)];
}

/** Where each range begins, and a half to round; colour is the sum of four pixels. */
const darkest = (16 << 16) + 0x8000;
const colorless = (128 << 18) + 0x20000;

/**
 * Turns pixels into I420 in limited range. Browsers use different ranges, and some players assume limited
 * range. `pixels` are red, green, blue and alpha as in `ImageData`. A video is a million pixels a frame: this
 * reads each of them once, all four bytes together.
 */
export function fillPlanes({ data, width, height }: Planes, pixels: Uint8ClampedArray<ArrayBuffer>): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const squares = (width * height) / 4;
  let color = width * height;
  for (let y = 0; y < height; y += 2) {
    const end = (y + 1) * width;
    for (let above = y * width; above < end; above += 2) {
      const below = above + width;
      const one = words[above] as number;
      const two = words[above + 1] as number;
      const three = words[below] as number;
      const four = words[below + 1] as number;
      data[above] = lightness(one);
      data[above + 1] = lightness(two);
      data[below] = lightness(three);
      data[below + 1] = lightness(four);
      // Red in the lower half and blue in the upper: four bytes have a sum of ten bits.
      const both = (one & 0xff00ff) + (two & 0xff00ff) + (three & 0xff00ff) + (four & 0xff00ff);
      const red = both & 0x3ff;
      const blue = both >> 16;
      const green = greenOf(one) + greenOf(two) + greenOf(three) + greenOf(four);
      data[color] = (blueRed * red + blueGreen * green + blueBlue * blue + colorless) >> 18;
      data[color + squares] = (redRed * red + redGreen * green + redBlue * blue + colorless) >> 18;
      color += 1;
    }
  }
}

function lightness(word: number): number {
  return (
    (lumaRed * (word & 0xff) + lumaGreen * greenOf(word) + lumaBlue * ((word >> 16) & 0xff) + darkest) >> 16
  );
}

function greenOf(word: number): number {
  return (word >> 8) & 0xff;
}
