import { Path2D } from '@napi-rs/canvas';
import svgpath from 'svgpath';
import type { Matrix } from '#card/scene/scene.ts';

/** Two decimals: a hundredth of a unit is far below a pixel at every size the drawings are shown. */
export function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export type Point = readonly [x: number, y: number];

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How much a transform enlarges, if it does so alike in all directions; otherwise null. */
export function uniformScale([a, b, c, d]: Matrix): number | null {
  const first = Math.hypot(a, b);
  const second = Math.hypot(c, d);
  const skew = a * c + b * d;
  const tolerance = 1e-4 * Math.max(first, second) ** 2;
  return Math.abs(first - second) * first < tolerance && Math.abs(skew) < tolerance ? first : null;
}

/** Reads an SVG `transform` attribute: where it takes the origin and the two unit vectors. */
export function parseTransform(text = ''): Matrix {
  const images: number[][] = [];
  svgpath('M0 0l1 0 0 1')
    .transform(text)
    .iterate(([, ...image]) => {
      images.push(image as number[]);
    });
  const [origin = [], xAxis = [], yAxis = []] = images;
  return [...xAxis, ...yAxis, ...origin] as unknown as Matrix;
}

/**
 * Path data under a transform, rounded to hundredths; roundings do not add up. Begins with an absolute move.
 * What follows an error in the data is left out, as browsers do.
 */
export function transformPath(d: string, matrix: Matrix): string {
  const text = svgpath(d)
    .matrix([...matrix])
    // Relative numbers compress better.
    .rel()
    .round(2)
    .toString();
  return text
    .replace(/^m/, 'M')
    .replaceAll(/(?<![\d.])0\./g, '.')
    .replaceAll(/(?<=\.\d+) (?=\.)/g, '');
}

/** The box around what a path fills, exact for curves: x, y, width, height. */
export function pathBox(d: string): readonly [number, number, number, number] {
  const [left, top, right, bottom] = new Path2D(d).computeTightBounds();
  return [left, top, right - left, bottom - top];
}
