import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileStore } from './create-store.ts';
import type { FileStore } from './file-store.ts';
import { fileLimits } from './limits.ts';
import { createSmallerPhotos, parseWidth, type SmallerPhotos, widthFor } from './smaller-photos.ts';

/** As the product makes them. */
const id = (number: number) => `photo-photo-photo-${number}`.padEnd(22, '_');
const photo = id(0);

let dataDir: string;
let files: FileStore;
let reads: number;
let photos: SmallerPhotos;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bloom-smaller-'));
  const store = createFileStore({ dataDir, s3: null });
  reads = 0;
  files = {
    ...store,
    get(key) {
      reads += 1;
      return store.get(key);
    },
  };
  photos = createSmallerPhotos(files);
  const background = { r: 200, g: 120, b: 40 };
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  await files.put(photo, await image.webp().toBuffer(), 'image/webp');
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a photo in a smaller width keeps its shape, and is made once for all who ask', async () => {
  const [one, other] = await Promise.all([photos.get(photo, 320), photos.get(photo, 320)]);
  expect(await photos.get(photo, 320)).toBe(one);
  expect(other).toBe(one);
  expect(reads).toBe(1);
  const { width, height, format } = await sharp(one as Uint8Array).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 240, format: 'webp' });
});

test('a photo is never enlarged', async () => {
  expect((await sharp((await photos.get(photo, 960)) as Uint8Array).metadata()).width).toBe(800);
});

test('nothing is made of a photo that is gone, or when too many wait', async () => {
  expect(await photos.get(id(9), 160)).toBeNull();
  const ids = Array.from({ length: fileLimits.conversions + fileLimits.waiting + 1 }, (_, index) =>
    id(100 + index),
  );
  const bytes = await sharp((await photos.get(photo, 160)) as Uint8Array).toBuffer();
  for (const key of ids) await files.put(key, bytes, 'image/webp');
  const made = await Promise.all(ids.map((key) => photos.get(key, 160)));
  expect(made.filter((one) => one === null)).toHaveLength(1);
});

test('only a few widths exist', () => {
  expect(parseWidth('320')).toBe(320);
  for (const input of [null, '', '321', '320.0', ' 320', '1e9', '-160']) expect(parseWidth(input)).toBeNull();
  expect([1, 160, 161, 960, 961].map(widthFor)).toEqual([160, 160, 320, 960, null]);
});
