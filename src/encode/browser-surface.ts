import { canvasFont } from '#card/paint/canvas.ts';
import type { Canvas2D, CanvasSurface } from '#card/paint/canvas-surface.ts';
import type { Measurer } from '#card/text/measurer.ts';

/** Canvases of the browser: off screen where that exists (also in workers), else elements of the page. */
export const browserSurface: CanvasSurface = {
  newPath: (d) => new Path2D(d),
  newLayer(width, height) {
    const canvas = newCanvas(width, height);
    return { context: contextOf(canvas, { alpha: true }), picture: canvas };
  },
};

export function newCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/**
 * The drawing context, in main memory: all that is drawn here is read again. Throws where the browser has no memory
 * left for one.
 */
export function contextOf(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  settings: CanvasRenderingContext2DSettings,
): Canvas2D & CanvasImageData {
  const context = canvas.getContext('2d', { ...settings, willReadFrequently: true });
  if (!context) throw new Error('The browser gave no drawing context.');
  return context as OffscreenCanvasRenderingContext2D;
}

/** What is on the canvas as a file. Rejects where the browser has no memory left for one. */
export async function canvasFile(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  if ('convertToBlob' in canvas) return await canvas.convertToBlob({ type, quality });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No file came out.'))), type, quality);
  });
}

/**
 * Measures with the fonts of the page (or worker) it is made in: they must have been loaded before,
 * or it measures another font. Caches nothing; see `cachedEmWidth`.
 */
export function browserMeasurer(surface: CanvasSurface = browserSurface): Measurer {
  const context = newCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  return {
    width(text, font) {
      context.font = canvasFont(font, surface);
      return context.measureText(text).width;
    },
  };
}
