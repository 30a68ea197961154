import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { cut, glow } from './cutout.ts';
import { circle, oval } from './outline.ts';

/** An oil lamp of clay, 110 wide, standing on y = 30. */
export function lamp(): readonly SceneNode[] {
  return [
    glow(0, -34, 52, '#ffd36a', 'dd'),
    cut('M0 -66C20 -38 16 -16 0 -14C-16 -16 -18 -36 0 -66Z', '#ffb02e'),
    cut('M0 -46C10 -30 8 -18 0 -16C-8 -18 -10 -30 0 -46Z', '#fff3c0'),
    cut('M-56 -14C-30 -24 30 -24 56 -14C44 22 22 30 0 30C-22 30 -44 22 -56 -14Z', '#d2603a'),
    cut('M10 -21C30 -20 44 -18 56 -14C44 22 22 30 0 30C26 18 28 0 10 -21Z', '#8f3626', 0.5),
    cut(oval(0, -14, 48, 7), '#7a2c22'),
    cut(
      Array.from({ length: 5 }, (_, i) => circle(-28 + i * 14, 6 + (2 - Math.abs(i - 2)) * 3, 3.4)).join(''),
      '#ffe0a0',
    ),
  ];
}

export const lampSymbol: SceneSymbol = { viewBox: [-60, -90, 120, 120], children: lamp() };
