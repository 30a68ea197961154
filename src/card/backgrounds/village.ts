import type { Color, SceneNode } from '#card/scene/scene.ts';
import { cut } from './cutout.ts';
import { polygon } from './outline.ts';

/** A pine from its foot, as an outline. */
export function pine(x: number, y: number, height: number): string {
  const half = height * 0.26;
  return [0, 0.28, 0.56]
    .map((share, i) => {
      const top = y - height + share * height * 0.72;
      const wide = half * (0.5 + i * 0.26);
      return polygon([
        [x, top],
        [x + wide, top + height * 0.42],
        [x - wide, top + height * 0.42],
      ]);
    })
    .join('');
}

/** The lower left corner, the width, and the colour of the wall. */
export type HousePlace = readonly [x: number, y: number, w: number, wall: Color];

/** A house with two lit windows. */
export function house([x, y, w, wall]: HousePlace): readonly SceneNode[] {
  return [
    cut(`M${x} ${y}v${-w * 0.6}l${w / 2} ${-w * 0.46}l${w / 2} ${w * 0.46}v${w * 0.6}Z`, wall),
    cut(
      `M${x - w * 0.1} ${y - w * 0.56}L${x + w / 2} ${y - w * 1.14}L${x + w * 1.1} ${y - w * 0.56}L${x + w * 1.02} ${y - w * 0.46}L${x + w / 2} ${y - w * 0.94}L${x - w * 0.02} ${y - w * 0.46}Z`,
      '#0f1738',
    ),
    cut(
      `M${x + w * 0.16} ${y - w * 0.5}h${w * 0.24}v${w * 0.26}h${-w * 0.24}ZM${x + w * 0.6} ${y - w * 0.5}h${w * 0.24}v${w * 0.26}h${-w * 0.24}Z`,
      '#ffcf5a',
    ),
  ];
}
