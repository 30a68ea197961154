import { fail, ok, type Result } from '#std/result.ts';
import { heicProblem, photoProblem } from '../components/upload/photo-upload.ts';
import { studioText } from '../texts/studio.ts';

/** Pixels. Twice the largest size on a page, and small enough that ten pictures fit into a site's storage. */
const longestSide = 600;
const quality = 0.82;

const damaged = () => studioText('ownImage.damaged.error');

/**
 * Makes a picture file small, as a `data:` address. The error is a sentence. The browser decodes and encodes outside
 * the page's thread.
 */
export async function shrinkImage(file: File): Promise<Result<string, string>> {
  const refusal = await photoProblem(file);
  if (refusal) return fail(refusal);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return fail((await heicProblem(file)) ?? damaged());
  const canvas = drawSmall(picture);
  picture.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Browsers that cannot write WebP give a PNG, which is several times as large.
  const blob =
    webp.type === 'image/webp' ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return ok(await dataAddress(blob));
}

function drawSmall(picture: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    // Transparent areas would be black in a JPEG.
    context.fillStyle = '#fffdf9';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  }
  return canvas;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
