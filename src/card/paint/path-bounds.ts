import { pathCommands } from '#card/scene/path-commands.ts';
import type { Box } from './bounds.ts';

/**
 * A box around the path: its points and control points, which a curve never leaves, and the room that arcs
 * may take. Null for a path without points.
 */
export function pathBounds(d: string): Box | null {
  const seen: Seen = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let at: Pen = { x: 0, y: 0, startX: 0, startY: 0, curve: null, controlX: 0, controlY: 0 };
  for (const { letter, values } of pathCommands(d)) at = step(seen, at, letter, values);
  return seen.left <= seen.right ? [seen.left, seen.top, seen.right, seen.bottom] : null;
}

interface Seen {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Pen {
  readonly x: number;
  readonly y: number;
  readonly startX: number;
  readonly startY: number;
  /** The control point that a smooth curve of the same kind continues from; any other begins at the pen. */
  readonly curve: 'cubic' | 'quadratic' | null;
  readonly controlX: number;
  readonly controlY: number;
}

function step(seen: Seen, pen: Pen, command: string, values: readonly number[]): Pen {
  const upper = command.toUpperCase();
  if (upper === 'Z') return moved(pen, pen.startX, pen.startY);
  const [baseX, baseY] = command === upper ? [0, 0] : [pen.x, pen.y];
  if (upper === 'H') return visited(seen, moved(pen, baseX + (values[0] as number), pen.y), 0);
  if (upper === 'V') return visited(seen, moved(pen, pen.x, baseY + (values[0] as number)), 0);
  const x = baseX + (values.at(-2) as number);
  const y = baseY + (values.at(-1) as number);
  if (upper === 'A') {
    mark(seen, (pen.x + x) / 2, (pen.y + y) / 2, arcReach(values, x - pen.x, y - pen.y));
    return visited(seen, moved(pen, x, y), 0);
  }
  if (upper === 'M') return visited(seen, { ...moved(pen, x, y), startX: x, startY: y }, 0);
  if (upper === 'L') return visited(seen, moved(pen, x, y), 0);
  return curve(seen, { pen, upper, baseX, baseY, values });
}

interface Curve {
  readonly pen: Pen;
  readonly upper: string;
  readonly baseX: number;
  readonly baseY: number;
  readonly values: readonly number[];
}

function curve(seen: Seen, { pen, upper, baseX, baseY, values }: Curve): Pen {
  const kind = upper === 'C' || upper === 'S' ? 'cubic' : 'quadratic';
  const points = pairs(values).map(([x, y]) => [baseX + x, baseY + y] as const);
  if (upper === 'S' || upper === 'T') {
    const smooth = pen.curve === kind;
    points.unshift(smooth ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY] : [pen.x, pen.y]);
  }
  for (const [x, y] of points) mark(seen, x, y, 0);
  const [[controlX, controlY], [x, y]] = points.slice(-2) as [Point, Point];
  return { ...moved(pen, x, y), curve: kind, controlX, controlY };
}

type Point = readonly [x: number, y: number];

function pairs(values: readonly number[]): Point[] {
  const [x, y, ...rest] = values;
  return x === undefined || y === undefined ? [] : [[x, y], ...pairs(rest)];
}

/**
 * How far an arc may leave the middle between its ends. Measured in its radii, the smaller of the two arcs
 * stays within half the way between the ends, the larger within a diameter; radii too small to reach the end
 * grow. Formula: SVG 2, B.2.5.
 */
function arcReach(
  [rx = 0, ry = 0, degrees = 0, large = 0]: readonly number[],
  dx: number,
  dy: number,
): number {
  // An arc without a radius is a straight line.
  if (rx === 0 || ry === 0) return 0;
  const angle = (degrees * Math.PI) / 180;
  const along = (Math.cos(angle) * dx + Math.sin(angle) * dy) / 2;
  const across = (Math.cos(angle) * dy - Math.sin(angle) * dx) / 2;
  const half = Math.hypot(along / rx, across / ry);
  return Math.max(Math.abs(rx), Math.abs(ry)) * (large === 1 ? 2 * Math.max(1, half) : half);
}

function moved(pen: Pen, x: number, y: number): Pen {
  return { ...pen, x, y, curve: null };
}

function visited(seen: Seen, pen: Pen, reach: number): Pen {
  mark(seen, pen.x, pen.y, reach);
  return pen;
}

function mark(seen: Seen, x: number, y: number, reach: number): void {
  seen.left = Math.min(seen.left, x - reach);
  seen.top = Math.min(seen.top, y - reach);
  seen.right = Math.max(seen.right, x + reach);
  seen.bottom = Math.max(seen.bottom, y + reach);
}
