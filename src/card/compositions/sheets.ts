import { mix } from '#card/backgrounds/cutout.ts';
import { channels, luminance, minContrast, worstContrast } from '#card/contrast/color.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';

/** The colour of sheets that lie on the picture. */
export const paper: Color = '#fffaf2';

/** A sheet of paper on the picture. */
export function sheetOf(frame: Frame, fill: Color = paper, radius = 10): readonly SceneNode[] {
  return [...softShadow(frame, radius, 1.2), { kind: 'rect', ...frame, radius, fill }];
}

/** Where a large sheet lies on each face: the picture is seen around it. */
export function sheetFrame({ key, core }: Face): Frame {
  return inset(core, key === 'landscape' ? 64 : 48);
}

/** Light words on a dark colour, dark ones on a light. */
export function inkOn(color: Color): Color {
  const [red, green, blue] = channels(color);
  const own = luminance(red, green, blue);
  return worstContrast(paper, [own, own]) >= minContrast ? paper : '#2b1b16';
}

/** A colour as it looks on thin paper. */
export function tint(color: Color, share: number): Color {
  return mix(color, paper, share);
}

export function rule(x: number, y: number, width: number, paint: Color): SceneNode {
  return { kind: 'rect', x, y, width, height: 3, fill: paint };
}
