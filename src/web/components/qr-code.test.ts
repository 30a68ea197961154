import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode, qrSvg } from './qr-code.ts';

const address = 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAA-_';

async function pixels(svg: Blob, cover?: number) {
  const base = sharp(Buffer.from(await svg.arrayBuffer()));
  const { width = 0 } = await base.metadata();
  // Something lies on the middle of the printed code.
  const side = Math.round(width * (cover ?? 0));
  const spot = { create: { width: side, height: side, channels: 3, background: '#888' } } as const;
  const { data, info } = await base
    .composite(side ? [{ input: spot, gravity: 'centre' }] : [])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

test('the file is read as the link it was made of, also when a part of it is hidden', async () => {
  const svg = qrSvg(qrCode(address));
  for (const cover of [undefined, 0.2]) {
    const { data, width, height } = await pixels(svg, cover);
    expect(jsqr(data, width, height)?.data).toBe(address);
  }
});

test('four squares of white lie around it, and nothing else', async () => {
  const { side } = qrCode(address);
  const { data, width } = await pixels(qrSvg(qrCode(address)));
  const square = width / side;
  expect(Number.isInteger(square)).toBe(true);
  const isDark = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
  const dark = Array.from(
    { length: width * width },
    (_, index) => [index % width, Math.floor(index / width)] as const,
  ).filter(([x, y]) => isDark(x, y));
  const columns = dark.map(([x]) => x);
  const rows = dark.map(([, y]) => y);
  const edges = [columns, rows].flatMap((all) => [
    all.reduce((one, other) => Math.min(one, other)),
    all.reduce((one, other) => Math.max(one, other)),
  ]);
  expect(edges).toEqual([4 * square, width - 4 * square - 1, 4 * square, width - 4 * square - 1]);
});
