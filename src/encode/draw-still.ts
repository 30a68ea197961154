import { splitAtEntrance } from '#card/motion/sample-scene.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { BrowserAssets } from './browser-assets.ts';
import { browserSurface, contextOf, newCanvas } from './browser-surface.ts';
import { EncodeError, type StillRequest, stillSize } from './still.ts';

/** Draws and encodes the picture on the thread it is called on. Throws EncodeError, and the signal's reason. */
export async function drawStill(
  request: StillRequest,
  assets: BrowserAssets,
  signal?: AbortSignal,
): Promise<Blob> {
  const { scene, pixelRatio, format, quality } = request;
  const [images] = await Promise.all([assets.photos(scene), assets.fonts(scene)]);
  signal?.throwIfAborted();
  const size = stillSize(scene, pixelRatio);
  const canvas = newCanvas(size.width, size.height);
  try {
    const { still, moving } = splitAtEntrance(scene);
    const context = contextOf(canvas, { alpha: false });
    context.drawImage(assets.grounds.of(still, { ...size, images }), 0, 0, size.width, size.height);
    paintScene(context, moving, { scale: size.scale, images, surface: browserSurface });
    return await toBlob(canvas, `image/${format}`, quality);
  } catch (cause) {
    throw new EncodeError('memory', 'The browser could not make the picture.', { cause });
  } finally {
    // Safari keeps the memory of a canvas for long unless it is made small.
    canvas.width = 0;
    canvas.height = 0;
  }
}

async function toBlob(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  if ('convertToBlob' in canvas) return await canvas.convertToBlob({ type, quality });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No file came out.'))), type, quality);
  });
}
