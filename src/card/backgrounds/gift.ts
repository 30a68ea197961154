import type { Color, SceneNode } from '#card/scene/scene.ts';
import { cut, mix } from './cutout.ts';
import { box, circle, round } from './outline.ts';

export type GiftPattern = 'dots' | 'stripes' | 'plain';

interface Gift {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly paper: Color;
  readonly ribbon: Color;
  readonly pattern: GiftPattern;
}

/** A wrapped box standing on y, its ribbon and bow in a second colour. */
export function gift({ x, y, w, h, paper, ribbon, pattern }: Gift): readonly SceneNode[] {
  const band = w * 0.17;
  const middle = x + w / 2;
  const lid = h * 0.2;
  const marks: string[] = [];
  if (pattern === 'dots') {
    for (let px = 16, row = 0; px < w - 6; px += 24, row++)
      for (let py = lid + 14 + (row % 2) * 12; py < h - 4; py += 24)
        marks.push(circle(x + px, y - h + py, 4.5));
  } else if (pattern === 'stripes') {
    for (let px = 10; px < w - 8; px += 26) marks.push(box(x + px, y - h + lid, 9, h - lid));
  }
  const loop = w * 0.3;
  const top = y - h;
  const bow = (sign: number) =>
    `M${round(middle)} ${round(top)}C${round(middle + sign * loop * 0.4)} ${round(top - loop * 1.2)} ${round(middle + sign * loop * 1.5)} ${round(top - loop)} ${round(middle + sign * loop * 1.2)} ${round(top - loop * 0.2)}C${round(middle + sign * loop)} ${round(top + 4)} ${round(middle + sign * loop * 0.4)} ${round(top + 2)} ${round(middle)} ${round(top)}Z`;
  return [
    cut(box(x, y - h, w, h), paper),
    cut(marks.join(''), '#ffffff', 0.5),
    cut(box(x + w * 0.72, y - h, w * 0.28, h), '#4a1430', 0.13),
    cut(box(middle - band / 2, y - h, band, h), ribbon),
    cut(box(x - w * 0.04, y - h, w * 1.08, lid, 3), mix(paper, '#ffffff', 0.16)),
    cut(box(middle - band / 2, y - h, band, lid), mix(ribbon, '#ffffff', 0.2)),
    cut(box(x, y - h + lid, w, 5), '#4a1430', 0.14),
    cut(bow(1) + bow(-1), ribbon),
    cut(circle(middle, top - 3, w * 0.075), mix(ribbon, '#3a1020', 0.25)),
  ];
}
