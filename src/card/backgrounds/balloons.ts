import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { type CloudRow, cloudRows } from './cloud-rows.ts';
import { balloonsCover } from './covers/balloons.ts';
import { baseLayer, cut, fadeDown, line, mix, placed } from './cutout.ts';
import { cloud, polygon } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

const colors: readonly Color[] = ['#f4694f', '#f6a821', '#3f9ec4', '#e9567f', '#5aa469', '#ffcf5a'];

/** A balloon 120 wide about the origin, its string falling from the knot. */
function balloon(color: Color, swing: number): readonly SceneNode[] {
  const dark = mix(color, '#5a1a3a', 0.28);
  return [
    line(`M0 84C${swing} 150 ${-swing} 210 ${swing * 0.6} 290`, mix(dark, '#ffffff', 0.35), 2.5),
    cut('M0 -76C38 -76 62 -46 62 -10C62 34 26 66 0 78C-26 66 -62 34 -62 -10C-62 -46 -38 -76 0 -76Z', color),
    cut('M22 -72C62 -60 72 0 40 42C28 60 12 72 0 78C26 66 62 34 62 -10C62 -42 46 -66 22 -72Z', dark, 0.55),
    cut('M44 -30C52 -10 44 20 26 38C40 10 44 -8 44 -30Z', mix(color, '#ffffff', 0.35), 0.7),
    cut('M-40 -22C-40 -46 -24 -60 -10 -62C-24 -50 -30 -38 -32 -16C-33 -8 -40 -10 -40 -22Z', '#ffffff', 0.75),
    cut(
      polygon([
        [-9, 88],
        [0, 74],
        [9, 88],
        [0, 84],
      ]),
      dark,
    ),
  ];
}

type Place = readonly [x: number, y: number, scale: number];

interface Composition {
  /** Behind the sheet, in the order in which they hide each other. */
  readonly far: readonly Place[];
  readonly behind: readonly Place[];
  readonly front: readonly Place[];
  /** How much the balloons in front lean: on narrow sides their strings must not reach the text. */
  readonly lean: number;
  readonly sky: readonly Place[];
  /** Left ends of the clouds below the sheet, and where they stand. */
  readonly bank: { readonly xs: readonly number[]; readonly y: number };
  readonly rows: readonly CloudRow[];
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    far: [
      [330, 70, 0.7],
      [470, 44, 0.5],
      [790, 56, 0.62],
      [905, 92, 0.8],
      [640, 88, 0.42],
    ],
    behind: [
      [150, 210, 1.5],
      [1060, 250, 1.55],
      [170, 640, 1.3],
      [1050, 640, 1.25],
    ],
    front: [
      [52, 110, 1.02],
      [56, 420, 1.18],
      [1150, 130, 1.06],
      [1146, 470, 1.2],
      [62, 700, 0.84],
      [1128, 735, 0.86],
    ],
    lean: 1,
    sky: [
      [90, 120, 240],
      [860, 110, 260],
      [-90, 580, 250],
    ],
    bank: { xs: [-90, 120, 320, 520, 700, 900, 1060], y: 930 },
    rows: [{ xs: [-150, 40, 230, 420, 610, 800, 1000], y: 940, fill: '#ffffff' }],
  },
  // A bunch of balloons lifts the sheet: their strings run down behind it.
  portrait: {
    far: [
      [96, 70, 1.05],
      [250, 52, 0.9],
      [420, 66, 1.15],
      [600, 50, 0.95],
      [790, 72, 1.1],
      [330, 120, 0.7],
      [520, 130, 0.72],
    ],
    behind: [
      [160, 170, 0.86],
      [744, 174, 0.9],
      [272, 196, 0.62],
      [372, 180, 0.8],
      [470, 204, 0.58],
      [566, 176, 0.84],
      [656, 202, 0.6],
    ],
    front: [
      [36, 226, 1.06],
      [866, 232, 1.08],
      [32, 640, 0.56],
      [868, 770, 0.56],
      [34, 1010, 0.5],
      [868, 1130, 0.52],
    ],
    lean: 0.25,
    sky: [
      [-60, 470, 200],
      [760, 560, 240],
      [-90, 900, 230],
      [770, 1000, 220],
      [300, 150, 260],
    ],
    bank: { xs: [-110, 50, 210, 370, 530, 690, 840], y: 1446 },
    rows: [
      { xs: [-150, 40, 240, 450, 650, 820], y: 1478, fill: '#ffffff' },
      { xs: [-60, 150, 370, 560, 770], y: 1560, fill: '#e2f0f4' },
      { xs: [-140, 70, 280, 480, 680, 850], y: 1640, fill: '#ffffff' },
    ],
  },
  square: {
    far: [
      [270, 64, 0.72],
      [400, 50, 0.5],
      [690, 56, 0.62],
      [820, 84, 0.8],
      [550, 84, 0.42],
    ],
    behind: [],
    front: [
      [62, 300, 0.74],
      [1020, 350, 0.74],
      [50, 120, 1.02],
      [1030, 140, 1.06],
      [44, 510, 1.08],
      [1036, 560, 1.08],
      [64, 710, 0.74],
      [1014, 770, 0.72],
      [46, 880, 0.78],
      [1036, 900, 0.7],
    ],
    lean: 1,
    sky: [
      [60, 120, 240],
      [780, 110, 260],
      [-90, 660, 250],
    ],
    bank: { xs: [-90, 90, 270, 450, 630, 800, 960], y: 1102 },
    rows: [{ xs: [-150, 20, 190, 360, 530, 700, 880], y: 1116, fill: '#ffffff' }],
  },
};

function drawBalloons({ random, face }: DrawInput): readonly SceneNode[] {
  const { far, behind, front, lean, sky, bank, rows } = compositions[face.key];
  let previous = random.int(0, 5);
  const rise = ([x, y, scale]: Place, most = 9): SceneNode => {
    previous = (previous + random.int(1, 4)) % colors.length;
    const place = {
      x: x + random.float(-8, 8),
      y: y + random.float(-24, 24),
      scale,
      rotation: random.float(-most, most),
    };
    return placed(balloon(colors[previous] as Color, random.float(14, 26) * random.pick([1, -1])), place);
  };
  const risen = {
    far: far.map((place) => rise(place)),
    behind: behind.map((place) => rise(place)),
    front: front.map((place) => rise(place, 9 * lean)),
  };
  const clouds = bank.xs.map((x, index) => {
    const lift = Math.abs(index - (bank.xs.length - 1) / 2) * 9;
    return cloud(x + random.float(-20, 20), bank.y - lift, 230 + lift * 2 + random.float(-14, 14));
  });
  return [
    baseLayer(face, fadeDown(face, ['#7cc4e4', '#c4e6ee', '#fbe9cf'])),
    cut(sky.map((place) => cloud(...place)).join(''), '#ffffff', 0.75),
    ...risen.far,
    ...risen.behind,
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#f4694f', width: 3, inset: 15, dash: [0.1, 11] }),
    ...risen.front,
    cut(clouds.join(''), '#d3e8ee'),
    ...cloudRows(face, rows),
  ];
}

export const balloons: Background = {
  key: 'bg-balloons',
  label: 'Balloons',
  tags: ['balloon', 'party', 'sky', 'clouds', 'kids', 'blue', 'red'],
  panel: null,
  draw: drawBalloons,
  cover: balloonsCover,
};
