// Spec: 3.17
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { exif, xmp } from '#tests/support/photo-metadata.ts';
import { accepted, refusal } from '#tests/support/prepared-photo.ts';
import { said } from '#tests/support/said.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import { preparePhoto } from './photos.ts';
import { pngChunk } from './png-frames.ts';

vi.setConfig({ testTimeout: 30_000 });

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Red on the left, blue on the right: turned or mirrored pictures show it. */
function picture(width = 80, height = 40) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: '#ff0000' } }).composite([
    { input: { create: { ...half, background: '#0000ff' } }, left: width / 2, top: 0 },
  ]);
}

async function pixel(bytes: Uint8Array, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  if (red > 180 && blue < 80) return 'red';
  return blue > 180 && red < 80 ? 'blue' : 'other';
}

function noise() {
  const bytes = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * index * 31) & 255));
  return sharp(bytes, { raw: { width: 64, height: 64, channels: 3 } });
}

/** A black square of one bit a pixel: thousands of times smaller as a file than in memory. */
function emptyPng(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    pngStart,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('photos that are taken', () => {
  test.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
    ['AVIF', () => picture().avif().toBuffer()],
    ['GIF', () => picture().gif().toBuffer()],
  ])('%s becomes WebP with the same picture', async (_name, make) => {
    const { webp, width, height } = await accepted(await make());
    expect({ width, height }).toEqual({ width: 80, height: 40 });
    expect((await sharp(webp).metadata()).format).toBe('webp');
    expect(await pixel(webp, 10, 20)).toBe('red');
    expect(await pixel(webp, 70, 20)).toBe('blue');
  });

  test('a large photo is brought to 1600 pixels, a small one is left alone', async () => {
    const large = await accepted(await picture(2400, 1800).jpeg().toBuffer());
    expect({ width: large.width, height: large.height }).toEqual({ width: 1600, height: 1200 });
    const tall = await accepted(await picture(1000, 2000).jpeg().toBuffer());
    expect({ width: tall.width, height: tall.height }).toEqual({ width: 800, height: 1600 });
  });

  // Where the red half of the stored picture (its left) is seen, by EXIF orientation.
  test.each([
    [1, 80, 40, [10, 20]],
    [2, 80, 40, [70, 20]],
    [3, 80, 40, [70, 20]],
    [4, 80, 40, [10, 20]],
    [5, 40, 80, [20, 10]],
    [6, 40, 80, [20, 10]],
    [7, 40, 80, [20, 70]],
    [8, 40, 80, [20, 70]],
  ] as const)('is upright for EXIF orientation %i', async (orientation, width, height, [x, y]) => {
    const photo = await accepted(
      await picture().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer(),
    );
    expect({ width: photo.width, height: photo.height }).toEqual({ width, height });
    expect(await pixel(photo.webp, x, y)).toBe('red');
    expect((await sharp(photo.webp).metadata()).orientation).toBeUndefined();
  });

  test('the place where it was taken, the camera and the comment are gone', async () => {
    for (const make of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const original = await picture().keepIccProfile().withExif(exif).withXmp(xmp)[make]().toBuffer();
      expect(original.toString('latin1')).toContain('CANARYCAMERA');
      const { webp } = await accepted(original);
      const { exif: left, xmp: text, icc, iptc } = await sharp(webp).metadata();
      expect({ left, text, icc, iptc }).toEqual({});
      expect(Buffer.from(webp).toString('latin1')).not.toMatch(/CANARY|EXIF|XMP/);
    }
  });

  test.each([
    ['the first frame', 'gif', [80, 40], []],
    ['the first frame that shows something', 'gif', [80, 40], ['#00000000', '#ffffff']],
    ['the first frame that shows something', 'webp', [80, 40], ['#00000000', '#ffffff']],
  ] as const)('of an animation %s (%s)', async (_, format, [width, height], empty) => {
    const plain = (background: string) => sharp({ create: { width, height, channels: 4, background } });
    const frames = [...empty.map(plain), picture(width, height), plain('#00ff00')];
    const animation = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      [format]()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(frames.length);
    const { webp, ...size } = await accepted(animation);
    expect(size).toEqual({ width, height });
    expect((await sharp(webp).metadata()).pages ?? 1).toBe(1);
    expect(await pixel(webp, 10, 20)).toBe('red');
  });

  test('of an animated PNG the first frame that shows something, where it stands', async () => {
    const control = (width: number, left: number) => {
      const data = Buffer.alloc(26);
      for (const [at, value] of [0, width, 40, left].entries()) data.writeUInt32BE(value, at * 4);
      return pngChunk('fcTL', data);
    };
    const frame = (width: number, left: number, rgba: readonly number[]) => {
      const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 4, Buffer.from(rgba))]);
      const rows = deflateSync(Buffer.concat(Array<Buffer>(40).fill(row)));
      return [control(width, left), pngChunk('fdAT', Buffer.concat([Buffer.alloc(4), rows]))];
    };
    const still = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#ffffff00' } })
      .png()
      .toBuffer();
    const animation = Buffer.concat([
      still.subarray(0, 33),
      pngChunk('acTL', Buffer.from([0, 0, 0, 3, 0, 0, 0, 0])),
      control(80, 0),
      still.subarray(33, -12),
      ...frame(80, 0, [255, 255, 255, 0]),
      ...frame(40, 40, [255, 0, 0, 255]),
      still.subarray(-12),
    ]);
    const { webp } = await accepted(animation);
    expect(await pixel(webp, 60, 20)).toBe('red');
    expect((await sharp(webp).ensureAlpha().raw().toBuffer())[3]).toBe(0);
  });

  test('a JPEG whose end is missing, when all its pixels are there', async () => {
    for (const progressive of [false, true]) {
      const whole = await noise().jpeg({ progressive }).toBuffer();
      expect(whole.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
      for (const missing of [1, 2]) {
        const { webp } = await accepted(whole.subarray(0, -missing));
        expect(Buffer.from(webp).equals((await accepted(whole)).webp)).toBe(true);
      }
    }
  });

  test('transparency stays', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } });
    const { webp } = await accepted(await clear.png().toBuffer());
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
  });
});

describe('an avatar', () => {
  test.each([
    ['wide', 2400, 1200, 512],
    ['tall', 600, 1600, 512],
    ['small', 300, 200, 200],
    ['one pixel high', 90, 1, 1],
  ])('of a %s photo is the square in its middle', async (_, wide, high, side) => {
    const { webp, width, height } = await accepted(await picture(wide, high).png().toBuffer(), 'avatar');
    expect({ width, height }).toEqual({ width: side, height: side });
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    if (side < 9) return;
    // The seam between the halves is the middle of the photo, and so of the square.
    expect(await pixel(webp, Math.round(side * 0.45), side / 2)).toBe('red');
    expect(await pixel(webp, Math.round(side * 0.55), side / 2)).toBe('blue');
  });

  test('is upright and says nothing of the place where it was taken', async () => {
    const turned = await picture(800, 400)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { webp } = await accepted(turned, 'avatar');
    expect(await pixel(webp, 200, 150)).toBe('red');
    expect(await pixel(webp, 200, 250)).toBe('blue');
    const { exif, xmp, icc, orientation } = await sharp(webp).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
  });
});

describe('photos that are refused, each with its sentence', () => {
  test('nothing', async () => {
    expect(await refusal(new Uint8Array())).toMatchObject({ reason: 'empty' });
  });

  test('more than 25 MB', async () => {
    expect(await refusal(new Uint8Array(25 * 1024 * 1024 + 1))).toEqual({
      reason: 'too-large',
      sentence: said('This photo is larger than 25 MB. Please choose a smaller one.'),
    });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['SVG', Buffer.from(svg), 'format'],
    ['SVG behind the first bytes of a PNG', Buffer.concat([pngStart, Buffer.from(svg)]), 'damaged'],
    ['a web page', Buffer.from('<!doctype html><p>hi</p>'), 'format'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 'format'],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'format'],
    ['PDF', Buffer.from('%PDF-1.7\n'), 'format'],
    ['three bytes of a JPEG', Buffer.from('\xff\xd8\xff', 'latin1'), 'damaged'],
  ])('%s', async (_name, bytes, reason) => {
    expect(await refusal(bytes)).toMatchObject({ reason });
  });

  test('HEIC, whatever it is called, with the way to a JPEG', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await refusal(heic)).toEqual({
      reason: 'heic',
      sentence: said(
        'This browser can’t read HEIC photos. Please choose a JPEG: an iPhone takes them after Settings, Camera, Formats, Most Compatible, and most photo apps can save a photo as JPEG.',
      ),
    });
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s that ends too early', async (make) => {
    const whole = await noise()[make]().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatchObject({ reason: 'damaged' });
  });

  test('a JPEG that lacks its last pixels', async () => {
    const whole = await noise().jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, -40))).toMatchObject({ reason: 'damaged' });
  });

  test('a small file with very many pixels, at once', async () => {
    const bomb = emptyPng(14_000);
    expect(bomb.length).toBeLessThan(50_000);
    const start = performance.now();
    expect(await refusal(bomb)).toEqual({
      reason: 'too-many-pixels',
      sentence: said('This photo has more than 50 megapixels. Please choose a smaller one.'),
    });
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('too many at once are told to come again, and later ones are served', async () => {
    const photo = await picture(400, 300).jpeg().toBuffer();
    const results = await Promise.all(Array.from({ length: 40 }, () => preparePhoto(sentFile(photo))));
    const busy = results.filter((result) => !result.ok && result.error.reason === 'busy').length;
    expect(busy).toBe(23);
    expect(results.filter((result) => result.ok)).toHaveLength(17);
    expect((await preparePhoto(sentFile(photo))).ok).toBe(true);
  });
});
