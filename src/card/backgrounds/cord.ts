import { type Point, round } from './outline.ts';

/** A cord between two points that sags: its outline, and its point at a share of its length. */
export function cord(from: Point, to: Point, sag: number) {
  return {
    d: `M${from.map(round).join(' ')}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + 2 * sag)} ${to.map(round).join(' ')}`,
    pointAt: (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
    ],
  };
}
