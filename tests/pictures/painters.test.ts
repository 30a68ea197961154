// Shows: screen, canvas and Node draw the same card
// Spec: 7.18
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { animations, type Card } from '#card/document/card.ts';
import { sampleScene } from '#card/motion/sample-scene.ts';
import { paintScene } from '#card/paint/canvas.ts';
import { conformanceCases, conformancePhoto } from '#card/paint/conformance.ts';
import { everyNode, imagesOf } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { stickers } from '#card/stickers/stickers.ts';
import { nodeMeasurer, nodeSurface, registerNodeFonts } from '#encode/node-surface.ts';
import type { StillRequest } from '#encode/still.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { type Gallery, openGallery, type Pixels, pixels, similarity } from './gallery.ts';
import type { Shown } from './painters-page.ts';
import { fontFile, samplePhotoFiles, sceneOf } from './sample-scenes.ts';
import { conformancePhotoFile, letteredCards, pairingCards, sampleCards } from './samples.ts';

/** Matches the files that the server pretends to have lost. */
let lost: RegExp | null = null;
let photos: Map<string, Buffer>;
let gallery: Gallery;

beforeAll(async () => {
  registerNodeFonts(nodeFonts, process.cwd());
  photos = await samplePhotoFiles();
  photos.set(conformancePhoto, await conformancePhotoFile());
  gallery = await openGallery((path) =>
    lost?.test(path) ? undefined : (photos.get(path) ?? fontFile(path)),
  );
});

afterAll(async () => {
  await gallery.close();
});

describe('on screen, on a canvas and in Node', () => {
  test.each(conformanceCases)('$name', async ({ scene, points }) => {
    const pictures = await threePictures({ scene, width: 400 });
    for (const [painter, picture] of Object.entries(pictures)) {
      for (const { at, color, near = 3 } of points) {
        const off = distance(pixelAt(picture, at[0] * 2, at[1] * 2), color);
        expect(off, `${painter} at ${at} should be ${color}`).toBeLessThanOrEqual(near);
      }
    }
    expectAlike(pictures, 0.998);
  });

  test.each(Object.keys(sampleCards))('the card with %s', async (name) => {
    const scene = sceneOf(sampleCards[name] as Card);
    expectAlike(await threePictures({ scene, width: 672 }), 0.998);
  });

  test.each(Object.keys(pairingCards))('the card set in %s', async (name) => {
    const scene = sceneOf(pairingCards[name] as Card);
    // At this width no line is half a pixel from the next: painters round such a line up or down.
    expectAlike(await threePictures({ scene, width: 640 }), 0.998);
  });

  test.each(Object.keys(letteredCards))('the card with %s', async (name) => {
    const scene = sceneOf(letteredCards[name] as Card);
    expectAlike(await threePictures({ scene, width: 672 }), 0.998);
  });

  test.each(animations)('the entrance %s, while it moves', async (animation) => {
    const scene = sceneOf(sampleCards['both photos'] as Card);
    const entrance = { animation, t: 0.42 };
    // The browser moves a layer that it painted before, and softens it on the way.
    expectAlike(await threePictures({ scene, width: 672, entrance }), 0.99);
  });

  test('every sticker, inside its box', async () => {
    const { svg, canvas, node } = await threePictures({ scene: stickerSheet, width: stickerSheet.width });
    for (const [index, { key }] of stickers.entries()) {
      const pictures = [svg, canvas, node].map((whole) => cell(whole, index)) as [Pixels, Pixels, Pixels];
      expectAlike({ svg: pictures[0], canvas: pictures[1], node: pictures[2] }, 0.985);
      expect.soft(edgeColors(pictures[2]), key).toEqual(new Set([ground]));
    }
  });

  test('what was wished for without text is the same to a hair', async () => {
    const scene = sceneOf(sampleCards['both photos'] as Card);
    const bare = { ...scene, nodes: scene.nodes.filter(({ kind }) => kind !== 'group') };
    const { svg, canvas } = await threePictures({ scene: bare, width: 672 });
    expect(similarity(svg, canvas)).toBeGreaterThanOrEqual(0.999);
  });
});

test('widths of text in the browser are those in Node', async () => {
  const node = nodeMeasurer();
  const asked = [sampleCards, pairingCards, letteredCards]
    .flatMap((cards) => Object.values(cards))
    .flatMap((card) =>
      [...everyNode(sceneOf(card))].flatMap((node) =>
        node.kind === 'text' ? [[node.text, node.font] as const] : [],
      ),
    );
  const widths = await gallery.page.evaluate((questions) => {
    const measurer = window.painters.browserMeasurer();
    return questions.map(([text, font]) => measurer.width(text, font));
  }, asked);
  for (const [index, [text, font]] of asked.entries()) {
    expect(Math.abs((widths[index] as number) - node.width(text, font)), text).toBeLessThan(0.05);
  }
});

describe('files', () => {
  const request = (): StillRequest => ({
    scene: sceneOf(sampleCards['both photos'] as Card),
    width: 1344,
    format: 'png',
    quality: 1,
  });

  test('of the worker show what the screen shows', async () => {
    await gallery.page.evaluate((scene) => window.painters.warmStill(scene, 1344), request().scene);
    const shown = await onCanvas({ scene: request().scene, width: 1344 });
    const png = await still(request());
    expect(png).toMatchObject({ width: 1344, height: 1008 });
    expect(similarity(png, shown)).toBeGreaterThanOrEqual(0.9999);
    const jpeg = await still({ ...request(), format: 'jpeg', quality: 0.95 });
    expect(similarity(jpeg, shown)).toBeGreaterThanOrEqual(0.98);
  });

  test('called off, or impossible, are refused with their reason', async () => {
    const failure = (wanted: StillRequest, abortAfter?: number) =>
      gallery.page.evaluate(([one, after]) => window.painters.stillFailure(one, after), [
        wanted,
        abortAfter,
      ] as const);
    const photos = request();
    const tamil = { ...photos, scene: sceneOf(sampleCards.Tamil as Card) };
    expect(await failure(photos, 1)).toBe('TimeoutError');
    lost = /files|tamil/;
    expect(await failure(tamil)).toBe('EncodeError font');
    expect(await failure(photos)).toBe('EncodeError photo');
    lost = null;
    expect([await failure(tamil), await failure(photos)]).toEqual(['none', 'none']);
  });

  test('are drawn by the page itself where no worker can, all the same', async () => {
    const drawn = await still(request());
    await gallery.page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
      Reflect.deleteProperty(window, 'OffscreenCanvas');
    });
    await gallery.page.reload();
    await gallery.page.waitForFunction(() => 'painters' in window);
    expect(similarity(await still(request()), drawn)).toBeGreaterThanOrEqual(0.999);
  });

  test('and nothing on the way was refused by the content policy', () => {
    const expected = /Failed to load resource|404/;
    expect(gallery.complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
});

const [columns, side, gap] = [12, 80, 4];
const pitch = side + gap;
const ground = '#b0c8d8';

/** All stickers in rows, a little apart. */
const stickerSheet: Scene = {
  width: columns * pitch,
  height: Math.ceil(stickers.length / columns) * pitch,
  nodes: [
    { kind: 'rect', x: 0, y: 0, width: columns * pitch, height: 2000, fill: ground },
    ...stickers.map(({ key }, index) => ({
      kind: 'use' as const,
      symbol: key,
      x: (index % columns) * pitch + gap / 2,
      y: Math.floor(index / columns) * pitch + gap / 2,
      width: side,
      height: side,
    })),
  ],
  symbols: Object.fromEntries(stickers.map(({ key, symbol }) => [key, symbol])),
  description: 'All stickers',
};

/** One sticker of the sheet with half of the gap around it. */
function cell({ data, width }: Pixels, index: number): Pixels {
  const [left, top] = [(index % columns) * pitch, Math.floor(index / columns) * pitch];
  const part = new Uint8ClampedArray(pitch * pitch * 4);
  for (let y = 0; y < pitch; y += 1) {
    const start = ((top + y) * width + left) * 4;
    part.set(data.subarray(start, start + pitch * 4), y * pitch * 4);
  }
  return { data: part, width: pitch, height: pitch };
}

/** The colours of the outermost pixels. */
function edgeColors(picture: Pixels): ReadonlySet<string> {
  const last = picture.width - 1;
  const around = Array.from({ length: picture.width }, (_, at) => [at, 0, at, last, 0, at, last, at]).flat();
  const colors = around.flatMap((x, index) =>
    index % 2 === 0 ? [pixelAt(picture, x, around[index + 1] as number)] : [],
  );
  return new Set(colors.map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`));
}

interface Three {
  readonly svg: Pixels;
  readonly canvas: Pixels;
  readonly node: Pixels;
}

async function threePictures(shown: Shown): Promise<Three> {
  const { page } = gallery;
  await page.evaluate((given) => window.painters.showSvg(given), shown);
  const svg = await pixels(await page.locator('svg').screenshot());
  return { svg, canvas: await onCanvas(shown), node: await inNode(shown) };
}

async function onCanvas(shown: Shown): Promise<Pixels> {
  const file = await gallery.page.evaluate((given) => window.painters.paintCanvas(given), shown);
  return await pixels(Buffer.from(file, 'base64'));
}

async function inNode({ scene: atRest, width, entrance }: Shown): Promise<Pixels> {
  const scene = entrance ? sampleScene(atRest, entrance.animation, entrance.t) : atRest;
  const scale = width / scene.width;
  const canvas = createCanvas(width, Math.round(scene.height * scale));
  const images = new Map<string, object>();
  for (const href of imagesOf(scene)) images.set(href, await loadImage(photos.get(href) as Buffer));
  const context = canvas.getContext('2d');
  paintScene(context, scene, { scale, images, surface: nodeSurface });
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: canvas.width, height: canvas.height };
}

async function still(request: StillRequest): Promise<Pixels> {
  const file = await gallery.page.evaluate((given) => window.painters.still(given), request);
  return await pixels(Buffer.from(file, 'base64'));
}

function expectAlike({ svg, canvas, node }: Three, least: number): void {
  expect(similarity(svg, canvas), 'screen and canvas').toBeGreaterThanOrEqual(least);
  expect(similarity(svg, node), 'screen and Node').toBeGreaterThanOrEqual(least);
  expect(similarity(canvas, node), 'canvas and Node').toBeGreaterThanOrEqual(least);
}

function pixelAt({ data, width }: Pixels, x: number, y: number): readonly number[] {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [...data.subarray(at, at + 3)];
}

function distance(rgb: readonly number[], color: string): number {
  const wanted = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return Math.max(...wanted.map((value, index) => Math.abs(value - (rgb[index] as number))));
}
