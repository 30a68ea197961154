import { identity, multiply } from '#card/scene/matrix.ts';
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

const transformCall = /(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/g;

/** Reads an SVG `transform` attribute. */
export function parseTransform(text: string | undefined): Matrix {
  let matrix = identity;
  for (const [, name, list] of (text ?? '').matchAll(transformCall)) {
    const numbers = (list?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    matrix = multiply(matrix, transformOf(name as string, numbers));
  }
  return matrix;
}

function transformOf(name: string, [first = 0, second, third, fourth, fifth, sixth]: number[]): Matrix {
  const radians = (first * Math.PI) / 180;
  switch (name) {
    case 'matrix':
      return [first, second ?? 0, third ?? 0, fourth ?? 1, fifth ?? 0, sixth ?? 0];
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default: {
      const [x, y] = [second ?? 0, third ?? 0];
      const turn: Matrix = [
        Math.cos(radians),
        Math.sin(radians),
        -Math.sin(radians),
        Math.cos(radians),
        0,
        0,
      ];
      return multiply([1, 0, 0, 1, x, y], multiply(turn, [1, 0, 0, 1, -x, -y]));
    }
  }
}
