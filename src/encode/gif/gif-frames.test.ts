import { expect, test } from 'vitest';
import { unchanged } from './gif-file.ts';
import { createGifFrames } from './gif-frames.ts';
import { createPalette, refinedColors } from './palette.ts';

const black = 0xff000000;
const white = 0xffffffff;
const grey = 0xff808080;
const palette = createPalette(Float32Array.of(0, 0, 0, 255, 255, 255, 128, 128, 128));

test('of the first frame everything is said, of the next only what changed', () => {
  const first = [black, black, black, black, black, black, black, black];
  const next = [black, black, black, black, black, white, black, grey];
  const rest = Uint32Array.from(next);
  const made = createGifFrames({ width: 4, height: 2, palette });
  expect(made.next(Uint32Array.from(first), rest)).toEqual({
    left: 0,
    top: 0,
    width: 4,
    height: 2,
    indices: new Uint8Array(8),
  });
  expect(made.next(rest, rest)).toEqual({
    left: 1,
    top: 1,
    width: 3,
    height: 1,
    indices: Uint8Array.of(1, unchanged, 2),
  });
  expect(made.next(rest, rest)).toBeNull();
});

test('what moves keeps its colour while that is nearly right, what rests does not', () => {
  const fine = createPalette(Float32Array.of(0, 0, 0, 12, 0, 0));
  const rest = new Uint32Array(4).fill(0xff00000b);
  const made = createGifFrames({ width: 4, height: 1, palette: fine });
  made.next(new Uint32Array(4).fill(black), rest);
  expect(made.next(new Uint32Array(4).fill(0xff000008), rest)).toBeNull();
  expect(made.next(rest, rest)?.indices).toEqual(Uint8Array.of(1, 1, 1, 1));
});

test('a colour between two of the palette becomes a pattern of as much of each', () => {
  const two = createPalette(Float32Array.of(100, 100, 100, 116, 116, 116));
  for (const share of [0.25, 0.5, 0.75]) {
    const level = Math.round(100 + 16 * share);
    const color = level | (level << 8) | (level << 16);
    let second = 0;
    for (let place = 0; place < 64; place += 1) second += two.dithered(color, place & 7, place >> 3);
    expect(second / 64).toBeCloseTo(share, 0);
  }
  // Colours too far apart are never mixed: their pattern would be seen.
  expect([0, 1, 2, 3].map((x) => palette.dithered(0x303030, x, 0))).toEqual([0, 0, 0, 0]);
});

test('colours settle in the middle of the pixels that are near them', () => {
  const samples = Uint32Array.of(black, 0xff0a0a0a, white, 0xfff5f5f5);
  const moved = refinedColors(Float32Array.of(60, 60, 60, 190, 190, 190, 9, 200, 9), samples, 2);
  expect([...moved]).toEqual([5, 5, 5, 250, 250, 250, 9, 200, 9]);
});
