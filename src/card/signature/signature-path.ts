import type { Point } from './fit-curve.ts';

const point = '\\d{1,4} \\d{1,4}';

/** The path data that we write: strokes of absolute lines and curves in whole units. */
export const signaturePath = new RegExp(
  `^(?:M${point}(?:L${point}|Q${point} ${point}|C${point} ${point} ${point})+)+$`,
);

/** The path with each of its points moved. It must match `signaturePath`. */
export function movedPath(path: string, move: (point: Point) => Point): string {
  return path.replace(/(\d{1,4}) (\d{1,4})/g, (_, x, y) => move([Number(x), Number(y)]).join(' '));
}

/** Every point of the path, those that bend its curves among them. */
export function pathPoints(path: string): readonly Point[] {
  return [...path.matchAll(/(\d{1,4}) (\d{1,4})/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
}
