import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { lamp } from './clay-lamp.ts';
import { lampsCover } from './covers/lamps.ts';
import { baseLayer, cut, fadeDown, glow, line, placed, shadowed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

interface Places {
  /** Lamps on strings from the top, and how far up or down one may hang. */
  readonly hung: readonly (readonly [x: number, y: number, scale: number])[];
  readonly sway: number;
  /** Steps with clay lamps on them, the farthest first; its middle rises by `arch`. */
  readonly steps: readonly (readonly [y: number, color: Color])[];
  readonly arch: number;
  readonly row: readonly number[];
}

const row = [-10, 110, 230, 350, 475, 600, 725, 850, 970, 1090, 1210];

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    hung: [
      [46, 470, 1.06],
      [104, 210, 0.78],
      [1152, 420, 1.06],
      [1096, 170, 0.78],
      [20, 150, 0.5],
      [1186, 110, 0.5],
    ],
    sway: 24,
    steps: [[868, '#431527']],
    arch: 30,
    row,
  },
  portrait: {
    hung: [
      [236, 62, 0.72],
      [450, 40, 1],
      [664, 62, 0.72],
      [140, 194, 0.82],
      [338, 196, 0.74],
      [562, 196, 0.74],
      [760, 194, 0.82],
      [29, 400, 0.72],
      [871, 400, 0.72],
    ],
    sway: 7,
    steps: [
      [1398, '#6a2440'],
      [1482, '#561b33'],
      [1570, '#431527'],
    ],
    arch: 18,
    row: [-6, 146, 298, 450, 602, 754, 906],
  },
  square: {
    hung: [
      [40, 520, 0.96],
      [86, 210, 0.76],
      [1040, 470, 0.96],
      [994, 180, 0.76],
      [16, 150, 0.5],
      [1064, 110, 0.5],
    ],
    sway: 24,
    steps: [[1040, '#431527']],
    arch: 30,
    row: row.map((x) => x * 0.9),
  },
};

const hangingLamp: readonly SceneNode[] = [
  glow(0, 30, 76, '#ffcf6a', 'aa'),
  cut('M-22 0h44l16 24l-16 46h-44l-16 -46Z', '#f2a52e'),
  cut('M-12 6h24l8 18l-8 40h-24l-8 -40Z', '#fff0b0'),
  cut('M-24 1l24 -22l24 22ZM-20 70h40l-8 12h-24Z', '#a8402a'),
  line('M0 82v34M-7 82v24M7 82v24', '#f2c56a', 3),
];

/** One step and its lamps; every second step has them moved by half a place. */
function litStep({ width }: Face, index: number, { steps, arch, row }: Places): readonly SceneNode[] {
  const [y, color] = steps[index] as Places['steps'][number];
  const shift = index % 2 ? ((row[1] as number) - (row[0] as number)) / 2 : 0;
  const middle = width / 2;
  return [
    ...shadowed(
      `M-10 ${y}Q${middle} ${y - arch} ${width + 10} ${y}V${y + (steps.length > 1 ? 210 : 42)}H-10Z`,
      color,
      4,
    ),
    ...row
      .map((x) => x + shift)
      .filter((x) => x < width + 60)
      .map((x, i) => {
        const lift = (1 - Math.abs(x - middle) / middle) * arch * (8 / 30);
        return placed(lamp(), { x, y: y - 4 - lift, scale: i % 2 ? 0.9 : 0.7 });
      }),
  ];
}

function drawLamps({ random, face }: DrawInput): readonly SceneNode[] {
  const at = places[face.key];
  const hanging = at.hung.map(([x, y, scale]) => [x, y + random.float(-at.sway, at.sway), scale] as const);
  const lights = packMargin(
    { random, face },
    {
      sizes: [
        { r: 22, count: 12 },
        { r: 10, count: 20 },
        { r: 4, count: 40 },
      ],
      gap: 4,
    },
  );
  return [
    baseLayer(face, fadeDown(face, ['#2c1440', '#5a1f4d', '#9c3a40', '#d97a35'])),
    cut(lights.map(({ x, y, r }) => (r > 4 ? circle(x, y, r) : '')).join(''), '#ffb85a', 0.16),
    cut(lights.map(({ x, y, r }) => (r > 4 ? '' : circle(x, y, 2.4))).join(''), '#ffe2a0', 0.8),
    line(hanging.map(([x, y]) => `M${round(x)} -5V${round(y)}`).join(''), '#f2c56a', 2.5),
    ...sheet(roundedSheet(face), '#fff9ee', { color: '#d98a2a', width: 2.5, second: '#f0cf93' }),
    ...hanging.map(([x, y, scale]) => placed(hangingLamp, { x, y, scale })),
    ...at.steps.flatMap((_, index) => litStep(face, index, at)),
  ];
}

export const lamps: Background = {
  key: 'bg-lamps',
  label: 'Evening lamps',
  tags: ['diya', 'lamp', 'light', 'india', 'evening', 'festive', 'purple', 'orange'],
  panel: null,
  draw: drawLamps,
  cover: lampsCover,
};
