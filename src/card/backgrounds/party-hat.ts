import type { Color, SceneNode } from '#card/scene/scene.ts';
import { cut } from './cutout.ts';
import { blossom } from './outline.ts';

export function partyHat(color: Color, band: Color): readonly SceneNode[] {
  return [
    cut('M-22 0L0 -56L22 0Q0 9 -22 0Z', color),
    cut('M-15 -18L-9 -33L12 -25L17 -13ZM-5 -44L0 -56L6 -41Z', band),
    cut('M4 -46L22 0Q14 4 6 4Z', '#4a1430', 0.14),
    cut(blossom(0, -58, 11, 8), band),
  ];
}
