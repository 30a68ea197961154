import type { Matrix, Shape } from '#card/scene/scene.ts';
import { roundToHundredths, transformPath, uniformScale } from './geometry.ts';
import type { SvgElement } from './svg-tree.ts';

/** What an SVG shape element draws, in its own coordinates. */
export type Geometry =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; rx: number; ry: number }
  | { kind: 'ellipse'; cx: number; cy: number; rx: number; ry: number }
  | { kind: 'path'; d: string };

/** The geometry of a shape element; null for any other element. */
export function geometryOf({ name, attributes }: SvgElement): Geometry | null {
  const read = (key: string, otherwise = 0) => Number(attributes[key] ?? otherwise);
  switch (name) {
    case 'path':
      return { kind: 'path', d: attributes.d ?? '' };
    case 'circle':
      return { kind: 'ellipse', cx: read('cx'), cy: read('cy'), rx: read('r'), ry: read('r') };
    case 'ellipse': {
      const rx = read('rx', read('ry'));
      return { kind: 'ellipse', cx: read('cx'), cy: read('cy'), rx, ry: read('ry', rx) };
    }
    case 'rect':
      return rectangle(read);
    case 'line':
      return { kind: 'path', d: `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}` };
    case 'polyline':
    case 'polygon':
      return { kind: 'path', d: `M${attributes.points ?? ''}${name === 'polygon' ? 'z' : ''}` };
    default:
      return null;
  }
}

function rectangle(read: (key: string, otherwise?: number) => number): Geometry {
  const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')];
  const rx = Math.min(read('rx', read('ry')), width / 2);
  const ry = Math.min(read('ry', rx), height / 2);
  return { kind: 'rect', x, y, width, height, rx, ry };
}

/** Any geometry as path data, in its own coordinates. */
export function outline(geometry: Geometry): string {
  if (geometry.kind === 'path') return geometry.d;
  const { rx, ry } = geometry;
  if (geometry.kind === 'ellipse') {
    const { cx, cy } = geometry;
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  }
  const { x, y, width, height } = geometry;
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down, corner] = [width - 2 * rx, height - 2 * ry, `a${rx} ${ry} 0 0 1`];
  return (
    `M${x + rx} ${y}h${across}${corner} ${rx} ${ry}v${down}${corner} ${-rx} ${ry}` +
    `h${-across}${corner} ${-rx} ${-ry}v${-down}${corner} ${rx} ${-ry}z`
  );
}

/** The geometry in scene coordinates: a rectangle or ellipse as long as it stays upright, else a path. */
export function placedShape(geometry: Geometry, matrix: Matrix): Shape {
  const [a, b, c, d, e, f] = matrix;
  const upright = Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;
  const staysCircle =
    geometry.kind === 'ellipse' && geometry.rx === geometry.ry && uniformScale(matrix) !== null;
  if (geometry.kind === 'ellipse' && (upright || staysCircle)) {
    return {
      kind: 'ellipse',
      cx: roundToHundredths(a * geometry.cx + c * geometry.cy + e),
      cy: roundToHundredths(b * geometry.cx + d * geometry.cy + f),
      rx: roundToHundredths(geometry.rx * Math.hypot(a, b)),
      ry: roundToHundredths(geometry.ry * Math.hypot(c, d)),
    };
  }
  // A rectangle of a scene has one radius for both directions.
  const oneRadius =
    geometry.kind === 'rect' && Math.abs(geometry.rx * Math.abs(a) - geometry.ry * Math.abs(d)) < 1e-6;
  if (geometry.kind === 'rect' && upright && oneRadius) {
    const [x, width] = [a * geometry.x + e, a * geometry.width];
    const [y, height] = [d * geometry.y + f, d * geometry.height];
    const radius = roundToHundredths(geometry.rx * Math.abs(a));
    return {
      kind: 'rect',
      x: roundToHundredths(Math.min(x, x + width)),
      y: roundToHundredths(Math.min(y, y + height)),
      width: roundToHundredths(Math.abs(width)),
      height: roundToHundredths(Math.abs(height)),
      ...(radius > 0 ? { radius } : {}),
    };
  }
  return { kind: 'path', d: transformPath(outline(geometry), matrix) };
}
