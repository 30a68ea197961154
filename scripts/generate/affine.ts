import svgpath from 'svgpath';
import type { Matrix } from '#card/scene/scene.ts';

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
