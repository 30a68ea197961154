import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { type CloudRow, cloudRows } from './cloud-rows.ts';
import { rainbowCover } from './covers/rainbow.ts';
import { baseLayer, cut, fadeDown, line, mix, shadowed } from './cutout.ts';
import { cloud, heart, type Point, round, star } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

type Place = readonly [x: number, y: number, size: number];

interface Composition {
  /** How far the arch goes beyond the sheet, for each unit of its breadth: aside, above, and in its corners. */
  readonly spread: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  readonly sky: readonly Place[];
  /** Hearts rain on both sides, so far from the edge, or above on a tall face. */
  readonly hearts: 'above' | { readonly from: number; readonly to: number };
  /** Clouds at its feet: behind, before, and low in the middle. */
  readonly behind: readonly Place[];
  readonly before: readonly Place[];
  readonly low: readonly Place[];
  readonly rows: readonly CloudRow[];
  readonly stars: readonly Point[];
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    spread: { x: 1, y: 0.8, rx: 1, ry: 1 },
    sky: [
      [-60, 250, 170],
      [1080, 330, 180],
      [1010, 60, 150],
      [20, 70, 140],
    ],
    hearts: { from: 8, to: 30 },
    behind: [
      [-120, 846, 240],
      [40, 858, 200],
      [960, 858, 210],
      [1090, 846, 240],
    ],
    before: [
      [-110, 878, 220],
      [30, 888, 200],
      [160, 906, 190],
      [850, 906, 190],
      [970, 888, 210],
      [1100, 876, 220],
    ],
    low: [
      [300, 926, 170],
      [440, 936, 160],
      [590, 936, 150],
      [720, 926, 170],
    ],
    rows: [],
    stars: [
      [70, 846],
      [150, 872],
      [1060, 862],
      [1140, 836],
    ],
  },
  portrait: {
    spread: { x: 0.4, y: 0.82, rx: 0.4, ry: 0.9 },
    sky: [
      [-70, 150, 250],
      [300, 96, 200],
      [560, 156, 160],
      [690, 110, 270],
      [120, 60, 120],
    ],
    hearts: 'above',
    behind: [
      [-130, 1396, 240],
      [50, 1412, 200],
      [240, 1420, 200],
      [440, 1420, 210],
      [640, 1412, 210],
      [790, 1394, 240],
    ],
    before: [
      [-110, 1432, 220],
      [20, 1444, 200],
      [690, 1444, 200],
      [800, 1430, 220],
    ],
    low: [
      [180, 1452, 190],
      [330, 1460, 170],
      [460, 1460, 170],
      [590, 1452, 180],
    ],
    rows: [
      { xs: [-140, 80, 290, 480, 700], y: 1490, fill: '#ffffff' },
      { xs: [-60, 150, 370, 560, 770], y: 1568, fill: '#e2f0f4' },
      { xs: [-140, 70, 280, 480, 680, 850], y: 1644, fill: '#ffffff' },
    ],
    stars: [
      [60, 1390],
      [150, 1416],
      [762, 1410],
      [846, 1382],
      [300, 1506],
      [640, 1520],
      [120, 1560],
      [800, 1556],
    ],
  },
  square: {
    spread: { x: 0.7, y: 0.84, rx: 0.7, ry: 0.9 },
    sky: [
      [-70, 300, 170],
      [990, 400, 180],
      [960, 60, 140],
      [0, 60, 130],
    ],
    hearts: { from: 8, to: 15 },
    behind: [
      [-120, 1016, 240],
      [20, 1030, 200],
      [850, 1030, 210],
      [970, 1016, 240],
    ],
    before: [
      [-110, 1054, 220],
      [30, 1066, 200],
      [160, 1084, 190],
      [740, 1084, 190],
      [850, 1066, 210],
      [980, 1052, 220],
    ],
    low: [
      [280, 1104, 170],
      [400, 1112, 160],
      [530, 1112, 150],
      [640, 1104, 170],
    ],
    rows: [],
    stars: [
      [66, 1014],
      [140, 1044],
      [946, 1036],
      [1022, 1008],
    ],
  },
};

/** An arch that stands on the card's lower edge, `out` units outside the sheet. */
function arch({ height, sheet: { x, y, width }, key }: Face, out: number): string {
  const { spread } = compositions[key];
  const [left, right, top] = [x - out * spread.x, x + width + out * spread.x, y - out * spread.y];
  const [rx, ry] = [90 + out * spread.rx, 90 + out * spread.ry];
  const corner = `A${round(rx)} ${round(ry)} 0 0 1`;
  return (
    `M${left} ${height + 20}V${round(top + ry)}${corner} ${left + rx} ${round(top)}` +
    `H${right - rx}${corner} ${right} ${round(top + ry)}V${height + 20}Z`
  );
}

function rain({ random, face }: DrawInput, hearts: Composition['hearts']): string {
  return Array.from({ length: 14 }, (_, i) => {
    const [x, y] =
      hearts === 'above'
        ? [40 + i * 63 + random.float(-16, 16), 26 + ((i * 47) % 118)]
        : [
            i % 2
              ? random.float(hearts.from, hearts.to)
              : random.float(face.width - hearts.to, face.width - hearts.from),
            30 + i * 44,
          ];
    return heart(x, y, random.float(14, 24), random.float(-16, 16));
  }).join('');
}

function drawRainbow({ random, face }: DrawInput): readonly SceneNode[] {
  const bands: readonly Color[] = ['#e2524a', '#f08a3c', '#f9c04a', '#6fae6a', '#4a9fc0', '#7d6bb0'];
  const { sky, hearts, behind, before, low, rows, stars } = compositions[face.key];
  const drops = rain({ random, face }, hearts);
  const feet = (places: readonly Place[]) =>
    places.map(([x, y, width]) => cloud(x + random.float(-8, 8), y, width)).join('');
  const { width, height } = face;
  return [
    baseLayer(face, fadeDown(face, ['#a8dbee', '#d3edf0', '#fdf0da'])),
    cut(sky.map((place) => cloud(...place)).join(''), '#ffffff', 0.8),
    cut(drops, '#f48a8a'),
    cut(arch(face, 112), '#3a21141c'),
    ...bands.map((color, i) => cut(arch(face, 102 - i * 17), color)),
    cut(arch(face, 2), '#d3edf0'),
    ...bands.slice(0, 5).map((color, i) => line(arch(face, 100 - i * 17), mix(color, '#ffffff', 0.35), 2)),
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#f9c04a', width: 3, inset: 15, dash: [0.1, 10] }),
    cut(feet(behind), '#d9e9ef'),
    ...shadowed(
      `${feet(before)}M-10 ${height - 32}H240V${height + 10}H-10ZM${width - 240} ${height - 32}H${width + 10}V${height + 10}H${width - 240}Z`,
      '#ffffff',
      4,
    ),
    ...shadowed(feet(low), '#ffffff', 3),
    ...cloudRows(face, rows),
    cut(stars.map(([x, y]) => star(x, y, 13, 8, 5, 0.5)).join(''), '#f9c04a'),
  ];
}

export const rainbow: Background = {
  key: 'bg-rainbow',
  label: 'Rainbow',
  tags: ['rainbow', 'clouds', 'sky', 'kids', 'bright', 'blue'],
  panel: null,
  draw: drawRainbow,
  cover: rainbowCover,
};
