import { findCorners } from '#encode/paper/find-corners.ts';
import { fromPaper, linesFromPaper } from '#encode/paper/from-paper.ts';
import type { Corners, Pixels, Point } from '#encode/paper/pixels.ts';

/** What the page asks; the answer has the same number. */
export type PaperRequest = { readonly id: number } & (
  | { readonly open: File }
  | { readonly picture: 'kept' | 'clear'; readonly corners: Corners }
  | { readonly lines: true; readonly corners: Corners }
);

export type PaperAnswer = {
  readonly id: number;
} /** With the photo as it is to be shown: a page that decoded the file once more would keep the worker waiting. */ & (
  | { readonly corners: Corners; readonly shown: ImageBitmap }
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
  scope.postMessage({ id: data.id, ...answer }, 'shown' in answer ? [answer.shown as ImageBitmap] : []);
});

async function answerTo(request: PaperRequest): Promise<object> {
  if ('open' in request) {
    const bitmap = await createImageBitmap(request.open, { imageOrientation: 'from-image' });
    const canvas = scaled(bitmap, sides.photo);
    photo = pixelsOf(canvas);
    const corners = findCorners(pixelsOf(scaled(bitmap, sides.corners)));
    bitmap.close();
    return { corners, shown: canvas.transferToImageBitmap() };
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

function scaled(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const { canvas, context } = canvasOf(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The best takes twice as long, and is only better where pixels are left out.
  context.imageSmoothingQuality = scale < 0.5 ? 'high' : 'low';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function pixelsOf(canvas: OffscreenCanvas): Pixels {
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  return { data, width, height };
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, context: contextOf(canvas) };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  return context;
}
