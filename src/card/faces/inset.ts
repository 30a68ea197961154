import type { Frame } from './face.ts';

/** The frame made smaller on every side. */
export function inset({ x, y, width, height }: Frame, by: number): Frame {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
