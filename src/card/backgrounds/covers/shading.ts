import { mixedWithGray } from '#card/contrast/color.ts';
import type { Color, Paint, SceneNode } from '#card/scene/scene.ts';
import type { Face, Frame } from '../../faces/faces.ts';
import { cut, mix } from '../cutout.ts';
import { cloud, type Point, smooth } from '../outline.ts';

/** The paint of a ball under a light at its upper left; its far side is mixed with the shade. */
export function ball(cx: number, cy: number, r: number, color: Color, shade: Color = '#2a0a30'): Paint {
  const [x, y] = [cx - r * 0.32, cy - r * 0.38];
  return {
    kind: 'radial',
    center: [x, y],
    radius: r * 1.45,
    stops: [
      { offset: 0, color: mix(color, '#ffffff', 0.5) },
      { offset: 0.35, color },
      { offset: 1, color: mix(color, shade, 0.42) },
    ],
  };
}

/** The paint of an upright cylinder under the same light. */
export function cylinder(left: number, width: number, color: Color): Paint {
  const shade = mix(color, '#3a0a2a', 0.34);
  return {
    kind: 'linear',
    from: [left, 0],
    to: [left + width, 0],
    stops: [
      { offset: 0, color: mix(color, '#3a0a2a', 0.2) },
      { offset: 0.3, color: mixedWithGray(color, 255, 0.22) },
      { offset: 0.62, color },
      { offset: 1, color: shade },
    ],
  };
}

/** From one colour at the top of a shape to another at its bottom. */
export function downward(top: number, bottom: number, first: Color, last: Color): Paint {
  return {
    kind: 'linear',
    from: [0, top],
    to: [0, bottom],
    stops: [
      { offset: 0, color: first },
      { offset: 1, color: last },
    ],
  };
}

/** Land from side to side, down to the lower edge; points are shares of the width and units of height. */
export function land({ width, height }: Face, crest: readonly Point[], fill: Paint): SceneNode {
  const points = crest.map(([share, y]): Point => [share * width, y]);
  return cut(`${smooth(points)}L${width + 30} ${height + 20}H-30Z`, fill);
}

/** Clouds at their left ends on the line they lie on, so wide. */
export function cloudsAt(places: readonly (readonly [x: number, y: number, width: number])[]): string {
  return places.map(([x, y, width]) => cloud(x, y, width)).join('');
}

/** Whether a point is so far from the frame that a shape of that radius does not touch it. */
export function isOutside({ x, y, width, height }: Frame, [px, py]: Point, r: number): boolean {
  return px < x - r || px > x + width + r || py < y - r || py > y + height + r;
}
