import { fail, ok, type Result } from '#std/result.ts';
import { heicProblem, isHeic, photoProblem } from '../components/upload/photo-upload.ts';

/** Pixels: twice as large as any portrait is shown, and ten of them fit into what a browser keeps for a site. */
const longestSide = 600;
const quality = 0.82;

const damaged = 'This image cannot be opened; the file may be damaged. Please choose another one.';

/** The picture of a file, made small, as a `data:` address; the failure is a sentence. Decoding and encoding happen off the page's thread. */
export async function shrinkImage(file: File): Promise<Result<string, string>> {
  const refusal = photoProblem(file);
  if (refusal) return fail(refusal);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return fail(isHeic(file) ? heicProblem : damaged);
  const canvas = drawSmall(picture);
  picture.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // A browser that cannot write WebP gives a PNG, which is several times as large.
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
    // What is transparent would become black in a JPEG.
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
