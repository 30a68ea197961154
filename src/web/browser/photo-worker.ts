import { limits } from '#card/document/limits.ts';
import type { PhotoKind, ShrinkRequest } from './shrink-photo.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** High, because the server encodes the photo again. */
const quality = 0.9;

scope.addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
  // Fails for an unknown format, a damaged file, or more pixels than the device can handle. The page then uploads the
  // original.
  scope.postMessage(await shrink(data).catch(() => null));
});

async function shrink({ file, kind }: ShrinkRequest): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleFor(picture, kind);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Browsers that cannot write WebP give a PNG, which is right for transparency and much too large for a photo.
  if (webp.type === 'image/webp' || isTransparent(context)) return webp;
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/**
 * The same rule as on the server: limits the longer side of a photo and the shorter side of an avatar. Never
 * enlarges.
 */
function scaleFor({ width, height }: ImageBitmap, kind: PhotoKind): number {
  const { side, avatarSide } = limits.photo;
  const scale = kind === 'avatar' ? avatarSide / Math.min(width, height) : side / Math.max(width, height);
  return Math.min(1, scale);
}

function isTransparent(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}
