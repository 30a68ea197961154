import { accessSync } from 'node:fs';
import { join } from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, loadImage, Path2D, setTextRenderer } from '@napi-rs/canvas';
import sharp from 'sharp';
import { canvasFont, paintScene } from '#card/paint/canvas.ts';
import type { CanvasSurface } from '#card/paint/canvas-surface.ts';
import { imagesOf } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { Measurer } from '#card/text/measurer.ts';

/** A whole font in one file: this renderer does not join the slices that a browser loads. */
export interface NodeFont {
  readonly family: string;
  readonly weight: number;
  /** Relative to the project's root. */
  readonly file: string;
}

export interface NodeStill {
  /** Pixels; the height follows from the scene. */
  readonly width: number;
  /** The stored files of the photos by their address; a missing one leaves its place empty. */
  readonly photos?: ReadonlyMap<string, Uint8Array>;
}

/**
 * The font files of each family that are not registered yet. Reading all takes more than half a second, and most cards
 * need one script.
 */
const unread = new Map<string, string[]>();

/**
 * The canvas also finds fonts by the names inside the files, and several of ours have the same name: a family could be
 * drawn with the file of another one. No file contains a name with this prefix.
 */
function familyName(family: string): string {
  if (family === 'sans-serif') return family;
  const name = `card ${family}`;
  for (const path of unread.get(family) ?? []) {
    if (!GlobalFonts.registerFromPath(path, name)) throw new Error(`The font ${path} cannot be read.`);
  }
  unread.delete(family);
  return name;
}

export const nodeSurface: CanvasSurface = {
  familyName,
  newPath: (d) => new Path2D(d),
  newLayer(width, height) {
    const picture = createCanvas(width, height);
    return { context: picture.getContext('2d'), picture };
  },
};

/**
 * Makes the fonts known to this thread, before anything is measured or drawn: one whole file per family and weight, read
 * when something is written with it. Throws when a file is not there.
 */
export function registerNodeFonts(fonts: readonly NodeFont[], root: string): void {
  // The letters then equal Chromium's pixel for pixel; the default hints and weighs them otherwise.
  setTextRenderer('system');
  for (const { family, file } of fonts) {
    const path = join(root, file);
    accessSync(path);
    unread.set(family, [...(unread.get(family) ?? []), path]);
  }
}

/** Measures as Chromium does, within a hundredth of a pixel. Caches nothing; see `cachedEmWidth`. */
export function nodeMeasurer(): Measurer {
  const context = createCanvas(1, 1).getContext('2d');
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  return {
    width(text, font) {
      context.font = canvasFont(font, nodeSurface);
      return context.measureText(text).width;
    },
  };
}

/**
 * The scene as a JPEG file. `quality` is 0 to 1. With `maxBytes` it is lowered, to 0.4 at the lowest,
 * until the file is that small. Painting takes the thread for some milliseconds, encoding does not.
 */
export async function renderJpeg(
  scene: Scene,
  {
    quality,
    maxBytes = Infinity,
    ...still
  }: NodeStill & { readonly quality: number; readonly maxBytes?: number },
): Promise<Buffer> {
  const canvas = await paint(scene, still);
  let lowered = quality;
  let file = await canvas.encode('jpeg', Math.round(lowered * 100));
  while (file.length > maxBytes && lowered > 0.4) {
    lowered = Math.max(0.4, lowered - 0.1);
    file = await canvas.encode('jpeg', Math.round(lowered * 100));
  }
  return file;
}

/** The scene as a PNG file, written by sharp: the canvas's own encoder takes fifteen times as long. */
export async function renderPng(scene: Scene, still: NodeStill): Promise<Buffer> {
  const canvas = await paint(scene, still);
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
  return await sharp(canvas.data(), { raw }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}

/** The scene as a WebP file, a third smaller than a JPEG that looks the same. `quality` is 0 to 1. */
export async function renderWebp(
  scene: Scene,
  { quality, ...still }: NodeStill & { readonly quality: number },
): Promise<Buffer> {
  const canvas = await paint(scene, still);
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
  return await sharp(canvas.data(), { raw })
    .removeAlpha()
    .webp({ quality: Math.round(quality * 100), effort: 6 })
    .toBuffer();
}

/** Draws the scene once to load its fonts: the first text in a font takes much longer than the next. */
export async function warm(scene: Scene): Promise<void> {
  await renderJpeg(scene, { width: 64, quality: 0.5 });
}

async function paint(scene: Scene, { width, photos }: NodeStill): Promise<Canvas> {
  const scale = width / scene.width;
  const images = await decodedPhotos([scene], photos);
  const canvas = createCanvas(width, Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintScene(context, scene, { scale, images, surface: nodeSurface });
  return canvas;
}

/** The photos of the scenes. One that is missing or damaged leaves its place empty. */
export async function decodedPhotos(
  scenes: readonly Scene[],
  photos: NodeStill['photos'],
): Promise<Map<string, object>> {
  const entries = [...new Set(scenes.flatMap(imagesOf))].map(async (href) => {
    const file = photos?.get(href);
    const image = file && (await loadImage(file).catch(() => null));
    return [href, image || createCanvas(1, 1)] as const;
  });
  return new Map(await Promise.all(entries));
}
