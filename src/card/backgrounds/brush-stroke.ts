import { type Point, polar, round, smooth } from './outline.ts';

/** A point that a pen passes, and how broad its stroke is there. */
export type PenPoint = readonly [x: number, y: number, width: number];

/** The outline of a stroke that swells and thins as the pen is pressed. */
export function brushStroke(points: readonly PenPoint[]): string {
  const side = (sign: number): Point[] =>
    points.map(([x, y, width], i) => {
      const [before, after] = [
        points[Math.max(i - 1, 0)] as PenPoint,
        points[Math.min(i + 1, points.length - 1)] as PenPoint,
      ];
      const degrees = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
      return polar(x, y, width / 2, degrees + 90 * sign);
    });
  return smooth([...side(1), ...side(-1).toReversed()], true);
}

/**
 * A stroke that winds inwards from its start, in half circles, each smaller than the one before; its first half circle ends
 * two radii away in that direction. `turns` below zero wind to the left.
 */
export function curl(start: Point, degrees: number, radius: number, turns: number, width: number): string {
  const halves = Math.round(Math.abs(turns) * 2);
  const ends: Point[] = [start];
  for (let i = 0, r = radius; i < halves; i++, r *= 0.66)
    ends.push(polar(...(ends[i] as Point), 2 * r, degrees + (i % 2) * 180));
  const breadth = (i: number) => (i === 0 || i === halves ? 1.6 : width * (1.1 - i / (halves + 1)));
  const edge = (side: 1 | -1) =>
    ends.map((end, i) => polar(...end, (side * breadth(i)) / 2, degrees + (i % 2 ? 0 : 180)));
  const arcs = (points: readonly Point[], sweep: 0 | 1) =>
    points
      .slice(1)
      .map(([x, y], i) => {
        const [px, py] = points[i] as Point;
        const r = round(Math.hypot(x - px, y - py) / 2);
        return `A${r} ${r} 0 0 ${sweep} ${round(x)} ${round(y)}`;
      })
      .join('');
  const [outer, inner] = [edge(1), edge(-1).toReversed()];
  const [from, back] = [outer[0] as Point, inner[0] as Point];
  const clockwise = turns > 0;
  return `M${from.map(round).join(' ')}${arcs(outer, clockwise ? 1 : 0)}L${back.map(round).join(' ')}${arcs(inner, clockwise ? 0 : 1)}Z`;
}
