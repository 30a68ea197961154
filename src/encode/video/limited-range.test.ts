import { expect, test } from 'vitest';
import { fillPlanes, newPlanes } from './limited-range.ts';

/** Lightness, blueness and redness in limited range, as ITU-R BT.709 has them. */
test.each([
  ['white', [255, 255, 255], [235, 128, 128]],
  ['black', [0, 0, 0], [16, 128, 128]],
  ['the paper of our cards', [254, 250, 247], [231, 126, 130]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s', (_, [red = 0, green = 0, blue = 0], [luma, ...color]) => {
  const pixel = [red, green, blue, 255];
  const planes = newPlanes(2, 2);
  fillPlanes(planes, Uint8ClampedArray.of(...pixel, ...pixel, ...pixel, ...pixel));
  expect([...planes.data]).toEqual([luma, luma, luma, luma, ...color]);
});

test('four pixels share their colour and keep their lightness', () => {
  const planes = newPlanes(4, 2);
  const [white, black] = [
    [255, 255, 255, 255],
    [0, 0, 0, 255],
  ];
  const row = [...(white ?? []), ...(black ?? []), ...(white ?? []), ...(white ?? [])];
  fillPlanes(planes, Uint8ClampedArray.of(...row, ...row));
  expect([...planes.data]).toEqual([235, 16, 235, 235, 235, 16, 235, 235, 128, 128, 128, 128]);
});
