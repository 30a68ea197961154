import { Path2D } from '@napi-rs/canvas';
import svgpath from 'svgpath';
import type { Matrix } from '#card/scene/scene.ts';

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
