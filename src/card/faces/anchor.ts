import type { Face } from './face.ts';
import { landscape } from './faces.ts';

/**
 * Moves a point of the landscape face to another face so that its distance to the nearer side, and to the nearer of top
 * and bottom, stays the same. For motifs that stand at an edge or in a corner.
 */
export function anchored(face: Face, x: number, y: number): readonly [x: number, y: number] {
  return [
    x > landscape.width / 2 ? x + face.width - landscape.width : x,
    y > landscape.height / 2 ? y + face.height - landscape.height : y,
  ];
}
