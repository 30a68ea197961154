import { pathCommands } from '#card/scene/path-commands.ts';
import type { Matrix, Shape, Stroke } from '#card/scene/scene.ts';

/** A closed outline as corners x, y, x, y ... in the space of the scene. */
export type Outline = readonly number[];

/** Straight pieces of a curve: coarse, as the colours are sampled. */
const pieces = 6;

/** The outlines of a shape as polygons: near enough for a measure of light and dark. */
export function outlinesOf(shape: Shape, matrix: Matrix): readonly Outline[] {
  const [a, b, c, d, e, f] = matrix;
  const placed = (points: readonly number[]) => {
    const out: number[] = [];
    for (let index = 0; index < points.length; index += 2) {
      const [x, y] = [points[index] as number, points[index + 1] as number];
      out.push(a * x + c * y + e, b * x + d * y + f);
    }
    return out;
  };
  return pointsOf(shape).map(placed);
}

function pointsOf(shape: Shape): readonly (readonly number[])[] {
  switch (shape.kind) {
    case 'rect': {
      const [right, bottom] = [shape.x + shape.width, shape.y + shape.height];
      return [[shape.x, shape.y, right, shape.y, right, bottom, shape.x, bottom]];
    }
    case 'ellipse':
      return [
        Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12).flatMap((angle) => [
          shape.cx + shape.rx * Math.cos(angle),
          shape.cy + shape.ry * Math.sin(angle),
        ]),
      ];
    case 'path':
      return pathPoints(shape.d);
  }
}

/** The sub-paths of SVG path data, curves in straight pieces. */
function pathPoints(d: string): readonly (readonly number[])[] {
  const paths: number[][] = [];
  let path: number[] = [];
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  const begin = () => {
    if (path.length > 2) paths.push(path);
    path = [];
  };
  for (const { letter, values } of pathCommands(d)) {
    const upper = letter.toUpperCase();
    if (upper === 'Z') {
      [x, y] = [startX, startY];
      continue;
    }
    const [baseX, baseY] = letter === upper ? [0, 0] : [x, y];
    const endX =
      upper === 'V' ? x : baseX + (upper === 'H' ? (values[0] as number) : (values.at(-2) as number));
    const endY = upper === 'H' ? y : baseY + (values.at(-1) as number);
    if (upper === 'M') {
      begin();
      [startX, startY] = [endX, endY];
      path.push(endX, endY);
    } else if (upper === 'A') {
      const [rx = 0, , , large, sweep] = values;
      path.push(...arc({ x, y, endX, endY, rx, large: large === 1, sweep: sweep === 1 }));
    } else if ('CSQT'.includes(upper)) {
      const smooth = upper === 'S' || upper === 'T';
      const first = smooth
        ? [2 * x - controlX, 2 * y - controlY]
        : [baseX + (values[0] as number), baseY + (values[1] as number)];
      const cubic = upper === 'C' || upper === 'S';
      const second = cubic ? [baseX + (values.at(-4) as number), baseY + (values.at(-3) as number)] : first;
      for (let piece = 1; piece <= pieces; piece += 1) {
        const t = piece / pieces;
        path.push(cubicBezier(x, first[0], second[0], endX, t), cubicBezier(y, first[1], second[1], endY, t));
      }
      [controlX, controlY] = second as [number, number];
    } else {
      path.push(endX, endY);
    }
    [x, y] = [endX, endY];
    if (!'CSQT'.includes(upper)) [controlX, controlY] = [x, y];
  }
  begin();
  return paths;
}

/** A cubic Bézier curve. A quadratic one is given its control point twice, which bends it a little more. */
function cubicBezier(from: number, one = 0, two = 0, to = 0, t = 0): number {
  const s = 1 - t;
  return s ** 3 * from + 3 * s * s * t * one + 3 * s * t * t * two + t ** 3 * to;
}

interface Arc {
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  readonly rx: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** Part of a circle of radius `rx`; `ry` and rotation are ignored: no picture has a long oval arc under words. */
function arc({ x, y, endX, endY, rx, large, sweep }: Arc): readonly number[] {
  const half = Math.hypot(endX - x, endY - y) / 2;
  if (half === 0 || rx === 0) return [endX, endY];
  const r = Math.max(rx, half);
  const away = Math.sqrt(r * r - half * half) * (large === sweep ? 1 : -1);
  const [nx, ny] = [(y - endY) / (2 * half), (endX - x) / (2 * half)];
  const [cx, cy] = [(x + endX) / 2 + nx * away, (y + endY) / 2 + ny * away];
  const from = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(endY - cy, endX - cx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: pieces * 2 }, (_, index) => from + (turn * (index + 1)) / (pieces * 2)).flatMap(
    (angle) => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)],
  );
}

/** Each piece of the lines as a box of the stroke's width. */
export function strokeOutlines(
  lines: readonly Outline[],
  { width }: Stroke,
  scale: number,
): readonly Outline[] {
  const half = (width * scale) / 2;
  return lines.flatMap((line) => {
    const boxes: Outline[] = [];
    for (let at = 2; at < line.length; at += 2) {
      const [x0, y0, x1, y1] = line.slice(at - 2, at + 2) as [number, number, number, number];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const [dx, dy] = [((y0 - y1) / length) * half, ((x1 - x0) / length) * half];
      boxes.push([x0 + dx, y0 + dy, x1 + dx, y1 + dy, x1 - dx, y1 - dy, x0 - dx, y0 - dy]);
    }
    return boxes;
  });
}
