import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { fileLimits } from '../limits.ts';
import { createFileStore } from '../store/create-store.ts';
import type { FileStore } from '../store/file-store.ts';
import { createStoredFiles, type KnownFile } from '../store/stored-files.ts';
import { createSmallerPhotos, parseWidth, type SmallerPhotos, widthFor } from './smaller-photos.ts';

/** As the product makes them. */
const id = (number: number) => `photo-photo-photo-${number}`.padEnd(22, '_');
let bytes: number;
const file = (number: number) => ({ id: id(number), contentType: 'image/webp', bytes });
let photo: KnownFile;
let logged: object[];

let files: FileStore;
let reads: number;
let photos: SmallerPhotos;

beforeEach(async () => {
  const store = createFileStore({ dataDir: temporaryFolder(), s3: null });
  reads = 0;
  files = {
    ...store,
    get(...asked) {
      reads += 1;
      return store.get(...asked);
    },
  };
  logged = [];
  photos = createSmallerPhotos(createStoredFiles(files, { error: (line: object) => logged.push(line) }));
  const background = { r: 200, g: 120, b: 40 };
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  const webp = await image.webp().toBuffer();
  bytes = webp.length;
  photo = file(0);
  await files.put(photo.id, webp, 'image/webp');
});

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

test('nothing is made of a photo that is lost or damaged, and that is logged once, without its id', async () => {
  const [whole, cut, other] = [photo, file(8), file(7)];
  expect(await photos.get(file(9), 160)).toBe('unreadable');
  await files.put(cut.id, Buffer.alloc(bytes - 1), 'image/webp');
  await files.put(other.id, Buffer.alloc(bytes), 'image/webp');
  for (const width of [160, 320] as const) {
    expect(await photos.get(cut, width)).toBe('unreadable');
    expect(await photos.get(other, width)).toBe('unreadable');
  }
  expect(await photos.get(whole, 160)).toBeInstanceOf(Uint8Array);
  expect(logged).toEqual([
    { file: expect.stringMatching(/^[0-9a-f]{12}$/), contentType: 'image/webp', problem: 'missing' },
    { file: expect.stringMatching(/^[0-9a-f]{12}$/), contentType: 'image/webp', problem: 'damaged' },
    { file: expect.stringMatching(/^[0-9a-f]{12}$/), contentType: 'image/webp', problem: 'damaged' },
  ]);
});

test('nothing is made when too many wait', async () => {
  const small = await sharp((await photos.get(photo, 160)) as Uint8Array).toBuffer();
  bytes = small.length;
  const many = Array.from({ length: fileLimits.conversions + fileLimits.maxWaiting + 1 }, (_, n) =>
    file(100 + n),
  );
  for (const { id } of many) await files.put(id, small, 'image/webp');
  const made = await Promise.all(many.map((one) => photos.get(one, 160)));
  expect(made.filter((one) => one === null)).toHaveLength(1);
});

test('only a few widths exist', () => {
  expect(parseWidth('320')).toBe(320);
  for (const input of [null, '', '321', '320.0', ' 320', '1e9', '-160']) expect(parseWidth(input)).toBeNull();
  expect([1, 160, 161, 960, 961].map(widthFor)).toEqual([160, 160, 320, 960, null]);
});
