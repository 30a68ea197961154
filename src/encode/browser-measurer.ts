import { canvasFont } from '#card/paint/canvas.ts';
import type { CanvasSurface } from '#card/paint/canvas-surface.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { browserSurface, newCanvas } from './browser-surface.ts';

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
