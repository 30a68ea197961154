import type { Color, SceneNode } from '#card/scene/scene.ts';
import { cut, line, mix, translated } from './cutout.ts';
import { blossom, box, circle, leaf, petals, round, star } from './outline.ts';

/** A postage stamp about the origin, 96 x 116, with bitten edges. */
export function stamp(paper: Color, picture: readonly SceneNode[]): readonly SceneNode[] {
  const bites = (length: number, dx: number, dy: number) => {
    const count = Math.round(length / 12);
    const step = length / count;
    return `l${round(step * 0.25 * dx)} ${round(step * 0.25 * dy)}a${round(step * 0.25)} ${round(step * 0.25)} 0 0 0 ${round(step * 0.5 * dx)} ${round(step * 0.5 * dy)}l${round(step * 0.25 * dx)} ${round(step * 0.25 * dy)}`.repeat(
      count,
    );
  };
  const edge = `M-48 -58${bites(96, 1, 0)}${bites(116, 0, 1)}${bites(96, -1, 0)}${bites(116, 0, -1)}Z`;
  return [
    translated([cut(edge, '#3a21142e')], 4, 6),
    cut(edge, '#fffdf8'),
    line(edge, '#e0cfae', 1.5),
    cut(box(-38, -48, 76, 96), paper),
    ...picture,
    line(box(-38, -48, 76, 96), mix(paper, '#3a1a14', 0.3), 1.5),
  ];
}

export const cakePicture: readonly SceneNode[] = [
  cut('M-26 34V6Q-26 0 -20 0H20Q26 0 26 6V34Z', '#fff0d8'),
  cut('M-26 12V6Q-26 0 -20 0H20Q26 0 26 6V12C20 22 14 10 8 16S-4 24 -10 14S-22 22 -26 12Z', '#e8567a'),
  cut(box(-32, 34, 64, 5, 2), '#8a4a34'),
  cut(box(-14, -18, 6, 18) + box(8, -18, 6, 18) + box(-3, -22, 6, 22), '#2f93a0'),
  cut(leaf(-11, -18, 14, 6, -90) + leaf(11, -18, 14, 6, -90) + leaf(0, -22, 14, 6, -90), '#f6a821'),
];

export const balloonPicture: readonly SceneNode[] = [
  line('M-12 6Q-6 24 0 44M14 -2Q8 20 0 44', '#8a4a34', 1.5),
  cut('M-14 -40C2 -40 8 -26 6 -16C3 -4 -6 4 -12 8C-20 4 -30 -6 -31 -18C-32 -30 -26 -40 -14 -40Z', '#f4694f'),
  cut('M18 -36C30 -34 34 -22 31 -14C28 -4 20 0 14 2C6 -2 2 -10 3 -20C4 -30 10 -37 18 -36Z', '#f6b02c'),
];

export const flowerPicture: readonly SceneNode[] = [
  line('M0 42V0', '#4f8a4b', 3.5),
  cut(leaf(0, 36, 26, 10, -30) + leaf(0, 40, 26, 10, 210), '#6aa557'),
  cut(petals(0, -10, 8, 26, 16), '#f4694f'),
  cut(blossom(0, -10, 10, 8), '#ffd166'),
];

export function postmark(): readonly SceneNode[] {
  return [
    line(`${circle(0, 0, 44)}${circle(0, 0, 30)}`, '#3a5a80b0', 3),
    line(
      'M40 -24q14 -10 28 0t28 0t28 0M44 -4q14 -10 28 0t28 0t28 0M42 16q14 -10 28 0t28 0t28 0',
      '#3a5a80a0',
      3,
    ),
    cut(star(0, 0, 14, 0, 5, 0.45), '#3a5a80a0'),
  ];
}

export const seal: readonly SceneNode[] = [
  translated([cut(blossom(0, 0, 46, 11, 0, 0.1), '#3a211433')], 4, 7),
  cut(blossom(0, 0, 46, 11, 0, 0.1), '#c93c3c'),
  cut(circle(0, 0, 34), '#b02f36'),
  cut(circle(-1, -1, 32), '#d24a44'),
  cut('M0 18C-22 2 -20 -16 -8 -16C-3 -16 0 -12 0 -8C0 -12 3 -16 8 -16C20 -16 22 2 0 18Z', '#f08a78'),
];

export const paperPlane: readonly SceneNode[] = [
  translated([cut('M-62 8L66 -46L26 52L2 22Z', '#3a21142a')], 6, 10),
  cut('M-62 8L66 -46L-14 18Z', '#ffffff'),
  cut('M66 -46L26 52L-14 18Z', '#e3eef2'),
  cut('M-14 18L66 -46L2 22L-6 52Z', '#8fb9cc'),
  line('M-62 8L66 -46L26 52L2 22L-6 52L-14 18Z', '#3a6ea5', 2),
];
