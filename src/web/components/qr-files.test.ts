import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from '#card/print/qr-code.ts';
import { qrSvg } from '../share/qr-view.tsx';

const address = 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAA-_';

/** Renders the file and covers its centre with a square that is `cover` times as wide. */
async function pixels(svg: Blob, cover = 0) {
  const image = await loadImage(Buffer.from(await svg.arrayBuffer()));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const side = width * cover;
  context.fillStyle = '#888';
  context.fillRect((width - side) / 2, (height - side) / 2, side, side);
  return context.getImageData(0, 0, width, height);
}

test('a reader decodes the link, also with a part of the code covered', async () => {
  const svg = qrSvg(qrCode(address));
  for (const cover of [0, 0.2]) {
    const { data, width, height } = await pixels(svg, cover);
    expect(jsqr(data, width, height)?.data).toBe(address);
  }
});

test('the quiet zone is four white modules wide', async () => {
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
