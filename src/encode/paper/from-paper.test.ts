import { beforeAll, describe, expect, test } from 'vitest';
import { signatureOf } from '#card/signature/drawn-signature.ts';
import { signaturePath } from '#card/signature/signature-path.ts';
import { triesAll } from '#tests/support/combinations.ts';
import { type PaperPhoto, paperPhotos } from '#tests/support/paper-photos.ts';
import { findCorners } from './find-corners.ts';
import { fromPaper, linesFromPaper } from './from-paper.ts';
import { levelled } from './level.ts';
import { type Pixels, wholePicture } from './pixels.ts';
import { edge } from './straighten.ts';

let photos: readonly PaperPhoto[];

beforeAll(async () => {
  photos = await paperPhotos();
});

/** Every n-th pixel: enough to look at, and fast. */
function smaller({ data, width, height }: Pixels, by = 4): Pixels {
  const [w, h] = [Math.floor(width / by), Math.floor(height / by)];
  const out = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1)
      out.set(data.subarray((y * by * width + x * by) * 4).subarray(0, 4), (y * w + x) * 4);
  return { data: out, width: w, height: h };
}

/** The pixel at a place, in shares of the sides. */
function at({ data, width, height }: Pixels, u: number, v: number): readonly number[] {
  const index =
    (Math.min(height - 1, Math.floor(v * height)) * width + Math.min(width - 1, Math.floor(u * width))) * 4;
  return [...data.subarray(index, index + 4)];
}

/** Places of the sheet that are blank, or inked, in themselves and around. */
function places(original: Pixels) {
  const blank: (readonly [number, number])[] = [];
  const inked: (readonly [number, number])[] = [];
  const light = (u: number, v: number) => Math.min(...at(original, u, v).slice(0, 3));
  for (let v = 0.03; v < 0.97; v += 0.011)
    for (let u = 0.03; u < 0.97; u += 0.011) {
      const near = [-0.008, 0, 0.008].flatMap((dv) => [-0.006, 0, 0.006].map((du) => light(u + du, v + dv)));
      if (Math.min(...near) > 250) blank.push([u, v]);
      const core = [-0.003, 0.003].map((by) => light(u + by, v + by));
      if (Math.max(light(u, v), ...core) < 120) inked.push([u, v]);
    }
  return { blank, inked };
}

/** Where a place of what was drawn is on the sheet without its edges. */
const onSheet = (u: number, v: number) => [(u - edge) / (1 - 2 * edge), (v - edge) / (1 - 2 * edge)] as const;

/** Of the twelve. */
const sheets = triesAll ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] : [0, 4, 7, 11];

const share = (found: readonly unknown[], all: readonly unknown[]) => found.length / all.length;

describe('twelve photographs in bad light', () => {
  test('are twelve', () => expect(photos).toHaveLength(12));

  test.each(sheets)('the corners of sheet %i are found', (index) => {
    const { photo, corners, name } = photos[index] as PaperPhoto;
    const found = findCorners(smaller(photo));
    for (const [corner, [x, y]] of corners.entries()) {
      const [foundX = 0, foundY = 0] = found[corner] ?? [];
      expect(Math.hypot(foundX - x, foundY - y), `${name}, corner ${corner}`).toBeLessThan(0.025);
    }
  });

  test.each(sheets)('sheet %i is white, and what was drawn has its colours', (index) => {
    const { photo, corners, original, name } = photos[index] as PaperPhoto;
    const kept = fromPaper(photo, { corners, paper: 'kept', side: 600 });
    const { blank, inked } = places(original);
    const white = blank.filter(([u, v]) =>
      at(kept, ...onSheet(u, v))
        .slice(0, 3)
        .every((channel) => channel > 235),
    );
    expect(share(white, blank), `${name}: paper`).toBeGreaterThan(0.97);
    const like = inked.filter(([u, v]) => {
      const [now, then] = [at(kept, ...onSheet(u, v)), at(original, u, v)];
      return [0, 1, 2].every((channel) => Math.abs((now[channel] ?? 0) - (then[channel] ?? 0)) < 90);
    });
    expect(share(like, inked), `${name}: ink`).toBeGreaterThan(0.9);
  });

  test.each(sheets)('sheet %i is cut to its ink, on nothing', (index) => {
    const { photo, corners, original, name } = photos[index] as PaperPhoto;
    const clear = fromPaper(photo, { corners, paper: 'clear', side: 600 });
    const empty = [0.003, 0.997].flatMap((u) => [0.003, 0.997].map((v) => at(clear, u, v)[3]));
    expect(empty, `${name}: corners`).toEqual([0, 0, 0, 0]);
    expect(clear.width * clear.height, name).toBeLessThan(original.width * original.height * 0.85);
    const alphas = Array.from(
      { length: clear.width * clear.height },
      (_, pixel) => clear.data[pixel * 4 + 3] ?? 0,
    );
    expect(alphas.filter((alpha) => alpha > 200).length, `${name}: ink`).toBeGreaterThan(
      alphas.length * 0.02,
    );
    expect(alphas.filter((alpha) => alpha < 20).length, `${name}: paper`).toBeGreaterThan(
      alphas.length * 0.5,
    );
  });
});

test('a name by hand becomes few strokes, as wide and high as it was', () => {
  const { photo, corners } = photos.find(({ name }) => name.startsWith('name')) as PaperPhoto;
  const lines = linesFromPaper(photo, { corners, side: 800 });
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.length).toBeLessThan(25);
  const points = lines.flat();
  const [width, height] = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis as 0 | 1]);
    return Math.max(...values) - Math.min(...values);
  });
  const signature = signatureOf(lines);
  expect(signature?.path, 'short enough to be a signature').toMatch(signaturePath);
  // 410 x 190 units were drawn.
  expect((width ?? 0) / (height ?? 1)).toBeGreaterThan(1.7);
  expect((width ?? 0) / (height ?? 1)).toBeLessThan(2.7);
});

test('a photo without a sheet keeps its corners, and one of nothing stays white', () => {
  const plain = (value: number): Pixels => ({
    data: new Uint8ClampedArray(300 * 200 * 4).fill(value),
    width: 300,
    height: 200,
  });
  expect(findCorners(plain(120))).toEqual(wholePicture);
  expect(levelled(plain(120)).data.every((value) => value === 255)).toBe(true);
  expect(fromPaper(plain(200), { corners: wholePicture, paper: 'clear', side: 300 })).toMatchObject({
    width: 300,
  });
  expect(linesFromPaper(plain(200), { corners: wholePicture, side: 300 })).toEqual([]);
});
