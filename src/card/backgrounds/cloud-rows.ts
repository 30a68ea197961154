import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face } from '../faces/faces.ts';
import { shadowed } from './cutout.ts';
import { box, cloud } from './outline.ts';

export interface CloudRow {
  /** Left ends of the clouds. */
  readonly xs: readonly number[];
  readonly y: number;
  readonly fill: Color;
}

/** Rows of clouds before each other, each filled down to the lower edge of the face. */
export function cloudRows({ width, height }: Face, rows: readonly CloudRow[]): readonly SceneNode[] {
  return rows.flatMap(({ xs, y, fill }) => {
    const below = y < height ? box(-10, y - 2, width + 20, height + 12 - y) : '';
    return shadowed(xs.map((x) => cloud(x, y, 250)).join('') + below, fill, 4);
  });
}
