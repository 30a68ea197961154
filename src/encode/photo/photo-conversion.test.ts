import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cicpPq, pngWith } from '#tests/support/png-chunks.ts';
import { needsBrowser, needsServer } from './photo-conversion.ts';

const png = (background = '#808080') =>
  sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
const gamma = (value: number) => ['gAMA', Uint8Array.of(0, value >> 16, value >> 8, value)] as const;

test.each([
  ['no word about its colours', [], false],
  ['a gamma of 1', [gamma(100_000)], true],
  ['the gamma of sRGB', [gamma(45_455)], false],
  ['a gamma, and that it is sRGB', [gamma(100_000), ['sRGB', Uint8Array.of(0)]], false],
  ['CICP of HDR', [['cICP', cicpPq]], true],
] as const)('a PNG with %s', async (_, chunks, expected) => {
  expect(needsBrowser(pngWith(await png(), chunks), 'png')).toBe(expected);
});

test('a PNG whose chunks are no chunks', () => {
  expect(needsBrowser(Buffer.from('\x89PNG\r\n\x1a\n\xff\xff\xff\xffcICP', 'latin1'), 'png')).toBe(false);
  expect(needsBrowser(Buffer.from('\x89PNG', 'latin1'), 'png')).toBe(false);
});

test('an animation is left to the server', async () => {
  const frame = await png();
  const still = await sharp(frame).webp().toBuffer();
  const other = await png('#ff0000');
  const moving = await sharp([frame, other], { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(needsServer(still, 'webp')).toBe(false);
  expect(needsServer(moving, 'webp')).toBe(true);
  expect(needsServer(frame, 'png')).toBe(false);
  expect(needsServer(pngWith(frame, [['acTL', new Uint8Array(8)]]), 'png')).toBe(true);
});
