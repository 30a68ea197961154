import { multiply } from '#card/scene/matrix.ts';
import type { Matrix, Shape } from '#card/scene/scene.ts';
import { parseTransform, transformPath } from './geometry.ts';
import type { Box } from './svg-gradient.ts';
import { type Geometry, geometryOf, outline, placedShape } from './svg-shape.ts';
import { type Style, styleOf } from './svg-style.ts';
import { hrefOf, idIn, type SvgElement } from './svg-tree.ts';

/** What stays the same while one drawing is converted. */
export interface Drawing {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly viewBox: Box;
  /** What a scene cannot hold is noted here. */
  readonly approximated: Set<string>;
}

/** The clip of an element as one shape; null if it has none or one that cuts nothing off. */
export function clipShape(element: SvgElement, outer: Matrix, drawing: Drawing): Shape | null {
  const target = drawing.byId.get(idIn(element.attributes['clip-path']) ?? '');
  if (target?.name !== 'clipPath') return null;
  if (target.attributes.clipPathUnits === 'objectBoundingBox') {
    drawing.approximated.add('clipPathUnits objectBoundingBox left out');
    return null;
  }
  if (target.attributes['clip-path']) drawing.approximated.add('clip of a clip left out');
  const matrix = multiply(outer, parseTransform(target.attributes.transform));
  const parts = target.children.flatMap((child) => clipParts(child, matrix, {}, drawing));
  const [first] = parts;
  if (!first) return null;
  if (parts.length > 1) {
    drawing.approximated.add('several shapes in one clip joined');
    return { kind: 'path', d: parts.map((part) => clipOutline(part)).join('') };
  }
  const placed = placedShape(first.geometry, first.matrix);
  if (placed.kind === 'rect' && covers(placed, drawing.viewBox)) return null;
  return placed.kind === 'path' && first.evenOdd ? { ...placed, fillRule: 'evenodd' } : placed;
}

interface ClipPart {
  readonly geometry: Geometry;
  readonly matrix: Matrix;
  readonly evenOdd: boolean;
}

function clipParts(element: SvgElement, outer: Matrix, style: Style, drawing: Drawing): ClipPart[] {
  const matrix = multiply(outer, parseTransform(element.attributes.transform));
  const own = styleOf(element, style);
  const geometry = geometryOf(element);
  if (geometry) return [{ geometry, matrix, evenOdd: own['clip-rule'] === 'evenodd' }];
  const target = element.name === 'use' ? drawing.byId.get(hrefOf(element) ?? '') : undefined;
  if (!target) return [];
  const [x, y] = [Number(element.attributes.x ?? 0), Number(element.attributes.y ?? 0)];
  return clipParts(target, multiply(matrix, [1, 0, 0, 1, x, y]), own, drawing);
}

function clipOutline({ geometry, matrix }: ClipPart): string {
  return transformPath(outline(geometry), matrix);
}

function covers(rect: Extract<Shape, { kind: 'rect' }>, [x, y, width, height]: Box): boolean {
  const reachesStart = rect.x <= x && rect.y <= y;
  return (
    reachesStart && rect.x + rect.width >= x + width && rect.y + rect.height >= y + height && !rect.radius
  );
}
