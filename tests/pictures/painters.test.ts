import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paintScene } from '#card/paint/canvas.ts';
import { conformanceCases, conformancePhoto } from '#card/paint/conformance.ts';
import { imagesOf } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { nodeSurface } from '#encode/node-surface.ts';
import { type Gallery, likeness, openGallery, type Pixels, pixels } from './gallery.ts';
import { conformancePhotoFile } from './samples.ts';

const files = new Map<string, () => Buffer>();
let gallery: Gallery;

beforeAll(async () => {
  const photo = await conformancePhotoFile();
  files.set(conformancePhoto, () => photo);
  gallery = await openGallery(files);
});

afterAll(async () => {
  await gallery.close();
});

test.each(conformanceCases)('$name: on screen, on a canvas, in Node', async ({ scene, points }) => {
  const [svg, canvas, node] = await threePictures(scene, 400);
  for (const [painter, picture] of Object.entries({ svg, canvas, node })) {
    for (const { at, color, near = 3 } of points) {
      const off = distance(pixelAt(picture, at[0] * 2, at[1] * 2), color);
      expect(off, `${painter} at ${at} should be ${color}`).toBeLessThanOrEqual(near);
    }
  }
  console.log(likeness(svg, canvas), likeness(svg, node), likeness(canvas, node));
});

type Three = [svg: Pixels, canvas: Pixels, node: Pixels];

async function threePictures(scene: Scene, width: number): Promise<Three> {
  const { page } = gallery;
  await page.evaluate(([s, w]) => window.painters.showSvg(s, [], w), [scene, width] as const);
  const svg = await page.locator('svg').screenshot();
  const canvas = await page.evaluate(([s, w]) => window.painters.paintCanvas(s, [], w), [
    scene,
    width,
  ] as const);
  return [await pixels(svg), await pixels(Buffer.from(canvas, 'base64')), await paintInNode(scene, width)];
}

async function paintInNode(scene: Scene, width: number): Promise<Pixels> {
  const scale = width / scene.width;
  const canvas = createCanvas(width, Math.round(scene.height * scale));
  const images = new Map<string, object>();
  for (const href of imagesOf(scene)) images.set(href, await loadImage(files.get(href)?.() as Buffer));
  const context = canvas.getContext('2d');
  paintScene(context, scene, { scale, images, surface: nodeSurface });
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: canvas.width, height: canvas.height };
}

function pixelAt({ data, width }: Pixels, x: number, y: number): readonly number[] {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [...data.subarray(at, at + 3)];
}

function distance(rgb: readonly number[], color: string): number {
  const wanted = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return Math.max(...wanted.map((value, index) => Math.abs(value - (rgb[index] as number))));
}
