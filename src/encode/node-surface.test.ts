import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { nodeMeasurer, registerNodeFonts, renderJpeg, renderPng } from './node-surface.ts';

const font = { family: 'Baloo 2', weight: 700, size: 100 } as const;
const folder = 'node_modules/@fontsource/baloo-2/files';

beforeAll(() => {
  // Inside, both files call themselves "Baloo 2".
  const names = { 'Baloo 2': 'latin', 'Baloo 2 Devanagari': 'devanagari' };
  const files = Object.entries(names).flatMap(([family, subset]) =>
    [400, 700].map((weight) => ({
      family,
      weight,
      file: `${folder}/baloo-2-${subset}-${weight}-normal.woff2`,
    })),
  );
  registerNodeFonts(files, process.cwd());
});

function sceneOf(...nodes: SceneNode[]): Scene {
  return { width: 1200, height: 630, nodes, symbols: {}, description: '' };
}

const busy = sceneOf(
  ...Array.from(
    { length: 400 },
    (_, index): SceneNode => ({
      kind: 'ellipse',
      cx: (index * 397) % 1200,
      cy: (index * 211) % 630,
      rx: 40,
      ry: 25,
      fill: `#${((index * 7919) % 0xffffff).toString(16).padStart(6, '0')}`,
    }),
  ),
);

describe('measuring', () => {
  test('knows weights, kerning and size', () => {
    const measurer = nodeMeasurer();
    const width = measurer.width('Happy Birthday', font);
    expect(measurer.width('Happy Birthday', { ...font, weight: 400 })).toBeLessThan(width - 5);
    expect(measurer.width('Happy Birthday', { ...font, size: 50 })).toBeCloseTo(width / 2, 1);
    expect(measurer.width('AV', font)).toBeLessThan(measurer.width('A', font) + measurer.width('V', font));
  });

  test('draws a family with its own file, as Chromium does', () => {
    const words = { family: 'Baloo 2', weight: 400, size: 100 } as const;
    expect(nodeMeasurer().width('soup and every "you can do it".', words)).toBeCloseTo(1278.3, 0);
  });

  test('a font that is not there is said at once, one that is none when something is written with it', () => {
    const fontFrom = (file: string) => [{ family: 'None', weight: 400, file }];
    expect(() => registerNodeFonts(fontFrom('none.woff2'), process.cwd())).toThrow('none.woff2');
    registerNodeFonts(fontFrom('package.json'), process.cwd());
    for (const _ of ['once', 'again'])
      expect(() => nodeMeasurer().width('a', { ...font, family: 'None' })).toThrow('package.json');
  });
});

describe('files', () => {
  test('have the size that was asked for, on white paper', async () => {
    for (const file of [
      await renderJpeg(sceneOf(), { width: 600, quality: 0.8 }),
      await renderPng(sceneOf(), { width: 600 }),
    ]) {
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 600, height: 315, channels: 3 });
      expect(data.every((value) => value === 255)).toBe(true);
    }
  });

  test('a JPEG gets smaller until it is small enough', async () => {
    const whole = await renderJpeg(busy, { width: 1200, quality: 0.9 });
    const small = await renderJpeg(busy, { width: 1200, quality: 0.9, maxBytes: whole.length * 0.6 });
    expect(small.length).toBeLessThanOrEqual(whole.length * 0.6);
    const hopeless = await renderJpeg(busy, { width: 1200, quality: 0.9, maxBytes: 10 });
    expect((await sharp(hopeless).metadata()).width).toBe(1200);
  });

  test('show the photos that are there', async () => {
    const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
      .webp({ lossless: true })
      .toBuffer();
    const photo = (href: string, x: number): SceneNode => ({
      kind: 'image',
      href,
      x,
      y: 0,
      width: 600,
      height: 630,
    });
    const scene = sceneOf(photo('/there', 0), photo('/gone', 600));
    const file = await renderPng(scene, { width: 120, photos: new Map([['/there', red]]) });
    const data = await sharp(file).raw().toBuffer();
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([...data.subarray(117 * 3, 117 * 3 + 3)]).toEqual([255, 255, 255]);
  });
});
