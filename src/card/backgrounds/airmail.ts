import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, line, mix, placed, translated } from './cutout.ts';
import { blossom, box, circle, leaf, petals, polygon, round, star } from './outline.ts';

/** A postage stamp about the origin, 96 x 116, with bitten edges. */
function stamp(paper: Color, picture: readonly SceneNode[]): readonly SceneNode[] {
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

const cakePicture: readonly SceneNode[] = [
  cut('M-26 34V6Q-26 0 -20 0H20Q26 0 26 6V34Z', '#fff0d8'),
  cut('M-26 12V6Q-26 0 -20 0H20Q26 0 26 6V12C20 22 14 10 8 16S-4 24 -10 14S-22 22 -26 12Z', '#e8567a'),
  cut(box(-32, 34, 64, 5, 2), '#8a4a34'),
  cut(box(-14, -18, 6, 18) + box(8, -18, 6, 18) + box(-3, -22, 6, 22), '#2f93a0'),
  cut(leaf(-11, -18, 14, 6, -90) + leaf(11, -18, 14, 6, -90) + leaf(0, -22, 14, 6, -90), '#f6a821'),
];

const balloonPicture: readonly SceneNode[] = [
  line('M-12 6Q-6 24 0 44M14 -2Q8 20 0 44', '#8a4a34', 1.5),
  cut('M-14 -40C2 -40 8 -26 6 -16C3 -4 -6 4 -12 8C-20 4 -30 -6 -31 -18C-32 -30 -26 -40 -14 -40Z', '#f4694f'),
  cut('M18 -36C30 -34 34 -22 31 -14C28 -4 20 0 14 2C6 -2 2 -10 3 -20C4 -30 10 -37 18 -36Z', '#f6b02c'),
];

const flowerPicture: readonly SceneNode[] = [
  line('M0 42V0', '#4f8a4b', 3.5),
  cut(leaf(0, 36, 26, 10, -30) + leaf(0, 40, 26, 10, 210), '#6aa557'),
  cut(petals(0, -10, 8, 26, 16), '#f4694f'),
  cut(blossom(0, -10, 10, 8), '#ffd166'),
];

function postmark(): readonly SceneNode[] {
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

/** The edge of an airmail envelope: slanted bars on all four sides. */
function stripes(): { red: string; blue: string } {
  const [red, blue]: [string[], string[]] = [[], []];
  for (let i = -2; i < 24; i++) {
    const x = i * 54;
    const slant = (y: number, h: number) =>
      polygon([
        [x + 24, y],
        [x + 51, y],
        [x + 51 - h * 0.55, y + h],
        [x + 24 - h * 0.55, y + h],
      ]);
    (i % 2 ? red : blue).push(slant(0, 34), slant(866, 34));
  }
  for (let i = 0; i < 17; i++) {
    const y = 18 + i * 54;
    const slant = (x: number, w: number) =>
      polygon([
        [x, y],
        [x + w, y - w * 0.55],
        [x + w, y + 27 - w * 0.55],
        [x, y + 27],
      ]);
    (i % 2 ? red : blue).push(slant(0, 34), slant(1166, 34));
  }
  return { red: red.join(''), blue: blue.join('') };
}

function drawAirmail({ random, face }: DrawInput): readonly SceneNode[] {
  const { red, blue } = stripes();
  const tilt = () => random.float(-5, 5);
  const pictures = [
    stamp('#cfe8e6', cakePicture),
    stamp('#fde3c0', balloonPicture),
    stamp('#e3ecc8', flowerPicture),
  ];
  const first = random.int(0, 2);
  return [
    baseLayer(face, '#fdf3e0'),
    cut(red, '#e0574a'),
    cut(blue, '#3a6ea5'),
    cut(box(34, 34, 1132, 832, 10), '#fffaf0'),
    line('M34 34L150 142M1166 34L1050 142', '#f0dfc0', 2.5),
    placed(pictures[first] ?? [], { x: 1100, y: 112, scale: 1.04, rotation: 5 + tilt() }),
    placed(pictures[(first + 1) % 3] ?? [], { x: 1108, y: 246, scale: 0.9, rotation: -6 + tilt() }),
    placed(postmark(), { x: 1010, y: 76, scale: 0.72, rotation: -8 + tilt() }),
    placed(pictures[(first + 2) % 3] ?? [], { x: 92, y: 790, scale: 0.94, rotation: -7 + tilt() }),
    placed(postmark(), { x: 176, y: 826, scale: 0.62, rotation: 6 + tilt() }),
    line(
      'M1150 560C1080 640 1130 720 1170 690S1120 620 1090 720S1010 850 900 836S700 820 560 846S330 850 290 834',
      '#e0574a',
      3,
      { dash: [3, 12] },
    ),
    placed(
      [
        translated([cut('M-62 8L66 -46L26 52L2 22Z', '#3a21142a')], 6, 10),
        cut('M-62 8L66 -46L-14 18Z', '#ffffff'),
        cut('M66 -46L26 52L-14 18Z', '#e3eef2'),
        cut('M-14 18L66 -46L2 22L-6 52Z', '#8fb9cc'),
        line('M-62 8L66 -46L26 52L2 22L-6 52L-14 18Z', '#3a6ea5', 2),
      ],
      { x: 1116, y: 520, scale: 0.92, rotation: -20 + tilt() },
    ),
    placed(
      [
        translated([cut(blossom(0, 0, 46, 11, 0, 0.1), '#3a211433')], 4, 7),
        cut(blossom(0, 0, 46, 11, 0, 0.1), '#c93c3c'),
        cut(circle(0, 0, 34), '#b02f36'),
        cut(circle(-1, -1, 32), '#d24a44'),
        cut('M0 18C-22 2 -20 -16 -8 -16C-3 -16 0 -12 0 -8C0 -12 3 -16 8 -16C20 -16 22 2 0 18Z', '#f08a78'),
      ],
      { x: 92, y: 92, rotation: tilt() },
    ),
    cut(
      [
        [60, 200],
        [84, 300],
        [62, 410],
        [90, 520],
        [60, 630],
        [250, 72],
        [380, 60],
        [520, 76],
        [660, 58],
        [800, 74],
      ]
        .map(([x, y], i) =>
          i % 2 ? circle(x as number, y as number, 6) : star(x as number, y as number, 11, i * 9, 5, 0.48),
        )
        .join(''),
      '#f3c98a',
    ),
  ];
}

export const airmail: Background = {
  key: 'bg-airmail',
  label: 'Airmail',
  tags: ['letter', 'envelope', 'stamp', 'post', 'far away', 'travel', 'retro', 'blue', 'red'],
  panel: null,
  draw: drawAirmail,
};
