import { splitAtEntrance } from '#card/motion/sample-scene.ts';
import type { Canvas2D } from '#card/paint/canvas-surface.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { BrowserAssets } from './browser-assets.ts';
import { canvasFile, contextOf, newCanvas } from './browser-surface.ts';
import { cutSticker } from './draw-sticker.ts';
import { EncodeError } from './encode-error.ts';
import { mipmappedPhotos } from './photo-mipmaps.ts';
import { type StillRequest, type StillSize, stillSize } from './still.ts';

/** Draws and encodes the picture on the thread it is called on. Throws EncodeError, and the signal's reason. */
export async function drawStill(
  { format, quality, isSticker = false, ...request }: StillRequest,
  assets: BrowserAssets,
  signal?: AbortSignal,
): Promise<Blob> {
  const canvas = await paintStill(request, assets, signal);
  try {
    return await canvasFile(isSticker ? cutSticker(canvas) : canvas, `image/${format}`, quality);
  } catch (cause) {
    throw outOfMemory(cause);
  } finally {
    release(canvas);
  }
}

/** The picture as pixels. Throws EncodeError, and the signal's reason. */
export async function paintStill(
  { scene, width }: Pick<StillRequest, 'scene' | 'width'>,
  assets: BrowserAssets,
  signal?: AbortSignal,
): Promise<OffscreenCanvas | HTMLCanvasElement> {
  const [photos] = await Promise.all([assets.photos(scene), assets.fonts(scene)]);
  signal?.throwIfAborted();
  const size = stillSize(scene, width);
  const canvas = newCanvas(size.width, size.height);
  try {
    paintWhole(contextOf(canvas, { alpha: false }), scene, { size, photos, assets });
    return canvas;
  } catch (cause) {
    release(canvas);
    throw outOfMemory(cause);
  }
}

interface Whole {
  readonly size: StillSize;
  readonly photos: ReadonlyMap<string, ImageBitmap>;
  readonly assets: Pick<BrowserAssets, 'backgroundLayers' | 'photoSprites'>;
}

/** Paints over all of the canvas, which has no alpha channel; the fonts are loaded. */
function paintWhole(context: Canvas2D, scene: Scene, { size, photos, assets }: Whole): void {
  const images = mipmappedPhotos(scene, size.scale, photos);
  const { still, moving } = splitAtEntrance(scene);
  context.drawImage(assets.backgroundLayers.get(still, { ...size, images }), 0, 0, size.width, size.height);
  assets.photoSprites.paint(context, moving, { ...size, images, smoothing: 'low' });
}

/** Frees the memory of a canvas. Safari keeps it for a long time unless the canvas is made small. */
function release(canvas: OffscreenCanvas | HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

function outOfMemory(cause: unknown): EncodeError {
  return new EncodeError('memory', 'The browser could not make the picture.', { cause });
}
