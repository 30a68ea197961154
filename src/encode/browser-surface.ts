import type { Canvas2D, CanvasSurface } from '#card/paint/canvas-surface.ts';

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
