import type { Matrix, Shape } from '#card/scene/scene.ts';
import { uniformScale } from './affine.ts';
import { roundTo } from './numbers.ts';
import { formatPath, parsePath, type Segment, transformPath } from './path-data.ts';
import type { SvgElement } from './svg-tree.ts';

/** What an SVG shape element draws, in its own coordinates. */
export type Geometry =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius: number }
  | { kind: 'ellipse'; cx: number; cy: number; rx: number; ry: number }
  | { kind: 'path'; segments: readonly Segment[] };

/** The geometry of a shape element; null for other elements and for shapes that draw nothing. */
export function geometryOf({ name, attributes }: SvgElement): Geometry | null {
  const read = (key: string, otherwise = 0) => Number(attributes[key] ?? otherwise);
  switch (name) {
    case 'path':
      return { kind: 'path', segments: parsePath(attributes.d ?? '') };
    case 'circle':
      return { kind: 'ellipse', cx: read('cx'), cy: read('cy'), rx: read('r'), ry: read('r') };
    case 'ellipse': {
      const rx = read('rx', read('ry'));
      return { kind: 'ellipse', cx: read('cx'), cy: read('cy'), rx, ry: read('ry', rx) };
    }
    case 'rect':
      return rectangle(read);
    case 'line':
      return {
        kind: 'path',
        segments: [
          { code: 'M', numbers: [read('x1'), read('y1')] },
          { code: 'L', numbers: [read('x2'), read('y2')] },
        ],
      };
    case 'polyline':
    case 'polygon':
      return {
        kind: 'path',
        segments: parsePath(`M${attributes.points ?? ''}${name === 'polygon' ? 'z' : ''}`),
      };
    default:
      return null;
  }
}

function rectangle(read: (key: string, otherwise?: number) => number): Geometry {
  const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')];
  const rx = Math.min(read('rx', read('ry')), width / 2);
  const ry = Math.min(read('ry', rx), height / 2);
  if (rx === ry) return { kind: 'rect', x, y, width, height, radius: rx };
  const corner = `a${rx} ${ry} 0 0 1`;
  const d = `M${x + rx} ${y}h${width - 2 * rx}${corner} ${rx} ${ry}v${height - 2 * ry}${corner} ${-rx} ${ry}h${
    2 * rx - width
  }${corner} ${-rx} ${-ry}v${2 * ry - height}${corner} ${rx} ${-ry}z`;
  return { kind: 'path', segments: parsePath(d) };
}

/** Any geometry as a path. */
export function outline(geometry: Geometry): readonly Segment[] {
  if (geometry.kind === 'path') return geometry.segments;
  if (geometry.kind === 'ellipse') {
    const { cx, cy, rx, ry } = geometry;
    return parsePath(`M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`);
  }
  const { x, y, width, height, radius: r } = geometry;
  if (r === 0) return parsePath(`M${x} ${y}h${width}v${height}h${-width}z`);
  const corner = `a${r} ${r} 0 0 1`;
  return parsePath(
    `M${x + r} ${y}h${width - 2 * r}${corner} ${r} ${r}v${height - 2 * r}${corner} ${-r} ${r}h${
      2 * r - width
    }${corner} ${-r} ${-r}v${2 * r - height}${corner} ${r} ${-r}z`,
  );
}

/** The geometry in scene coordinates: a rectangle or ellipse as long as it stays upright, else a path. */
export function placedShape(geometry: Geometry, matrix: Matrix): Shape {
  const [a, b, c, d, e, f] = matrix;
  const upright = Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;
  const circleKept =
    geometry.kind === 'ellipse' && geometry.rx === geometry.ry && uniformScale(matrix) !== null;
  if (geometry.kind === 'ellipse' && (upright || circleKept)) {
    return {
      kind: 'ellipse',
      cx: roundTo(a * geometry.cx + c * geometry.cy + e),
      cy: roundTo(b * geometry.cx + d * geometry.cy + f),
      rx: roundTo(geometry.rx * Math.hypot(a, b)),
      ry: roundTo(geometry.ry * Math.hypot(c, d)),
    };
  }
  if (geometry.kind === 'rect' && upright && (geometry.radius === 0 || Math.abs(a) === Math.abs(d))) {
    const [x, width] = [a * geometry.x + e, a * geometry.width];
    const [y, height] = [d * geometry.y + f, d * geometry.height];
    return {
      kind: 'rect',
      x: roundTo(Math.min(x, x + width)),
      y: roundTo(Math.min(y, y + height)),
      width: roundTo(Math.abs(width)),
      height: roundTo(Math.abs(height)),
      ...(geometry.radius > 0 ? { radius: roundTo(geometry.radius * Math.abs(a)) } : {}),
    };
  }
  return { kind: 'path', d: formatPath(transformPath(outline(geometry), matrix)) };
}
