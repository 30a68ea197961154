import { invert, multiply } from '#card/scene/matrix.ts';
import type { Matrix, Paint, Stroke } from '#card/scene/scene.ts';
import { transformed } from './bounds.ts';
import { type Brush, paintLayer } from './brush.ts';
import type { Canvas2D, CanvasGradientLike, CanvasPath } from './canvas-surface.ts';
import { type Gradient, isGradient } from './content.ts';

/** Fills the path; the context's alpha and transform are set already. */
export function fillPath(brush: Brush, paint: Paint, path: CanvasPath, rule: 'nonzero' | 'evenodd'): void {
  const { context, surface } = brush;
  const transform = transformOf(paint);
  if (!transform) {
    context.fillStyle = styleOf(context, paint);
    context.fill(path, rule);
    return;
  }
  // A canvas gradient has no transform: the context takes it, and the path its inverse.
  const back = invert(transform);
  if (!back) return;
  const [a, b, c, d, e, f] = back;
  const moved = surface.newPath('');
  moved.addPath(path, { a, b, c, d, e, f });
  context.save();
  context.transform(...transform);
  context.fillStyle = styleOf(context, paint);
  context.fill(moved, rule);
  context.restore();
}

/** Strokes the path; the context's alpha and transform are set already. */
export function strokePath(brush: Brush, stroke: Stroke, path: CanvasPath): void {
  // A canvas would keep the last width instead of painting nothing.
  if (stroke.width <= 0) return;
  const transform = transformOf(stroke.paint);
  if (transform) {
    strokeTransformed(brush, { stroke, path, transform });
    return;
  }
  setPen(brush.context, stroke);
  brush.context.strokeStyle = styleOf(brush.context, stroke.paint);
  brush.context.stroke(path);
  // A PDF would also dash the outlines of letters, and embed drawings in place of the font.
  if (stroke.dash) brush.context.setLineDash([]);
}

/** Strokes in one colour, then fills with the gradient: the gradient's transform would distort the line width. */
function strokeTransformed(
  brush: Brush,
  { stroke, path, transform }: { stroke: Stroke; path: CanvasPath; transform: Matrix },
): void {
  const toScene = invert(brush.matrix);
  if (!toScene) return;
  paintLayer(brush, { bounds: transformed(brush.frame, toScene), alpha: brush.alpha }, (layer) => {
    const back = invert(multiply(layer.matrix, transform));
    if (!back) return;
    const { context } = layer;
    setPen(context, stroke);
    context.strokeStyle = '#000000';
    context.stroke(path);
    context.globalCompositeOperation = 'source-in';
    context.transform(...transform);
    context.fillStyle = styleOf(context, stroke.paint);
    const [left, top, right, bottom] = transformed(layer.frame, back);
    context.fillRect(left, top, right - left, bottom - top);
  });
}

export function setPen(context: Canvas2D, stroke: Stroke): void {
  context.lineWidth = stroke.width;
  context.lineCap = stroke.cap ?? 'butt';
  context.lineJoin = stroke.join ?? 'miter';
  context.setLineDash([...(stroke.dash ?? [])]);
}

function transformOf(paint: Paint): Matrix | undefined {
  return isGradient(paint) && paint.kind === 'radial' ? paint.transform : undefined;
}

function styleOf(context: Canvas2D, paint: Paint): string | object {
  if (!isGradient(paint)) return paint;
  // Where a gradient has no extent SVG paints its last colour, a canvas nothing.
  if (!hasExtent(paint)) return paint.stops.at(-1)?.color ?? 'transparent';
  const gradient = emptyGradient(context, paint);
  for (const stop of paint.stops) gradient.addColorStop(stop.offset, stop.color);
  return gradient;
}

function hasExtent(paint: Gradient): boolean {
  if (paint.kind === 'radial') return paint.radius > 0;
  return paint.from[0] !== paint.to[0] || paint.from[1] !== paint.to[1];
}

function emptyGradient(context: Canvas2D, paint: Gradient): CanvasGradientLike {
  if (paint.kind === 'linear') return context.createLinearGradient(...paint.from, ...paint.to);
  return context.createRadialGradient(...(paint.focus ?? paint.center), 0, ...paint.center, paint.radius);
}
