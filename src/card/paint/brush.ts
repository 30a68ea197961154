import { identity, multiply } from '#card/scene/matrix.ts';
import type { Matrix, Scene } from '#card/scene/scene.ts';
import { type Box, intersect, transformed } from './bounds.ts';
import type { Canvas2D, CanvasPicture, CanvasSurface } from './canvas-surface.ts';

export interface PaintOptions {
  /** Pixels per unit of the scene. */
  readonly scale: number;
  /** The decoded photos by their address; see `imagesOf`. */
  readonly images: ReadonlyMap<string, CanvasPicture>;
  readonly surface: CanvasSurface;
  /** How photos are scaled down. `low` (bilinear) is much faster and good enough down to one half. */
  readonly smoothing?: 'low' | 'medium';
}

/** A context with what is needed to paint one node on it. */
export interface Brush extends PaintOptions {
  readonly context: Canvas2D;
  readonly scene: Scene;
  /** From the user space of the node to pixels of the context. */
  readonly matrix: Matrix;
  /** The opacity of surrounding groups that contain nothing else. */
  readonly alpha: number;
  /** Pixels that can be seen. */
  readonly frame: Box;
}

/** The brush for the children of a group with that transform. */
export function within(brush: Brush, transform: Matrix): Brush {
  return { ...brush, matrix: multiply(brush.matrix, transform) };
}

/** What holds for the whole picture. */
export function prepareContext(
  context: Canvas2D,
  matrix: Matrix,
  // As browsers do for a photo in SVG; "high" would sharpen it when it grows.
  smoothing: PaintOptions['smoothing'] = 'medium',
): void {
  context.setTransform(...matrix);
  context.imageSmoothingQuality = smoothing;
  // SVG's limit; a canvas begins with 10.
  context.miterLimit = 4;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
}

/** Gives `paint` an empty canvas over the part of `bounds` that can be seen, then puts it into the picture. */
export function paintLayer(
  brush: Brush,
  { bounds, alpha }: { readonly bounds: Box | null; readonly alpha: number },
  paint: (layer: Brush) => void,
): void {
  // A pixel more on each side, for soft edges.
  const box = bounds && intersect(grow(transformed(bounds, brush.matrix), 1), brush.frame);
  if (!box) return;
  const left = Math.floor(box[0]);
  const top = Math.floor(box[1]);
  const width = Math.ceil(box[2]) - left;
  const height = Math.ceil(box[3]) - top;
  const { context, picture } = brush.surface.newLayer(width, height);
  const matrix = multiply([1, 0, 0, 1, -left, -top], brush.matrix);
  prepareContext(context, matrix, brush.smoothing);
  paint({ ...brush, context, matrix, alpha: 1, frame: [0, 0, width, height] });
  brush.context.save();
  brush.context.setTransform(...identity);
  brush.context.globalAlpha = alpha;
  brush.context.drawImage(picture, left, top, width, height);
  brush.context.restore();
}

function grow([left, top, right, bottom]: Box, by: number): Box {
  return [left - by, top - by, right + by, bottom + by];
}
