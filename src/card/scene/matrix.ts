import type { Matrix } from './scene.ts';

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** The inverse, or null for a transform without one. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** The transform about a point instead of the origin: to rotate and scale around that point. */
export function aroundPoint(x: number, y: number, [a, b, c, d, e, f]: Matrix): Matrix {
  return [a, b, c, d, e + x - a * x - c * y, f + y - b * x - d * y];
}

export function isIdentity(matrix: Matrix): boolean {
  return matrix.every((value, index) => value === identity[index]);
}
