import { findCorners } from '#encode/paper/find-corners.ts';
import { fromPaper, linesFromPaper } from '#encode/paper/from-paper.ts';
import type { Corners, Pixels, Point } from '#encode/paper/pixels.ts';

/** What the page asks; the answer has the same number. */
export type PaperRequest = { readonly id: number } & (
  | { readonly open: File }
  | { readonly picture: 'kept' | 'clear'; readonly corners: Corners }
  | { readonly lines: true; readonly corners: Corners }
);

export type PaperAnswer = { readonly id: number } & (
  | { readonly corners: Corners; readonly width: number; readonly height: number }
  | { readonly picture: Blob }
  | { readonly lines: readonly (readonly Point[])[] }
  /** The browser cannot read the file, or has no memory for it. */
  | { readonly failed: true }
);

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Pixels of the longer side: of the photo that is worked on, of what is made, of what corners are looked for in. */
const sides = { photo: 2200, picture: 1600, lines: 1000, corners: 300 } as const;

let photo: Pixels | null = null;

scope.addEventListener('message', async ({ data }: MessageEvent<PaperRequest>) => {
  const answer: object = await answerTo(data).catch(() => ({ failed: true }));
  scope.postMessage({ id: data.id, ...answer });
});

async function answerTo(request: PaperRequest): Promise<object> {
  if ('open' in request) {
    const bitmap = await createImageBitmap(request.open, { imageOrientation: 'from-image' });
    photo = scaled(bitmap, sides.photo);
    const corners = findCorners(scaled(bitmap, sides.corners));
    bitmap.close();
    return { corners, width: photo.width, height: photo.height };
  }
  if (!photo) throw new Error('No photo was opened.');
  const { corners } = request;
  if ('lines' in request) return { lines: linesFromPaper(photo, { corners, side: sides.lines }) };
  const made = fromPaper(photo, { corners, paper: request.picture, side: sides.picture });
  const { canvas, context } = canvasOf(made.width, made.height);
  context.putImageData(new ImageData(made.data, made.width, made.height), 0, 0);
  // WebP would be smaller, and take longer than all of the rest; the upload makes one.
  const type = request.picture === 'kept' ? 'image/jpeg' : 'image/png';
  return { picture: await canvas.convertToBlob({ type, quality: 0.92 }) };
}

function scaled(bitmap: ImageBitmap, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const { context } = canvasOf(width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { data, width, height };
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  return { canvas, context };
}
