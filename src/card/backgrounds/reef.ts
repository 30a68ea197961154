import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { reefCover } from './covers/reef.ts';
import { baseLayer, cut, line, mix, placed } from './cutout.ts';
import { circle, leaf, oval, polar, star } from './outline.ts';
import { paperLayers } from './paper-layers.ts';

type Swimmer = readonly [x: number, y: number, scale: number, color: Color, mirror: boolean];
type Growing = readonly [x: number, y: number, height: number];

type Dune = readonly [d: string, fill: Color];

interface Composition {
  /** Fish behind the outer layers, by the layer they swim before. */
  readonly between: Readonly<Record<number, readonly Swimmer[]>>;
  readonly front: readonly Swimmer[];
  readonly weed: readonly Growing[];
  /** Outlines of the sea floor, behind the weed and before it. */
  readonly floor: readonly Dune[];
  readonly sand: readonly Dune[];
  readonly corals: readonly Growing[];
  readonly stars: readonly (readonly [x: number, y: number, r: number, rotation: number])[];
  /** Bubbles rise on both sides, `width` wide, down to `bottom`. */
  readonly bubbles: { readonly count: number; readonly width: number; readonly bottom: number };
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    between: {
      2: [
        [92, 300, 0.9, '#f6a821', false],
        [1110, 560, 0.95, '#f4694f', true],
      ],
      4: [
        [330, 42, 0.6, '#ffcf5a', false],
        [850, 866, 0.6, '#f48a7a', true],
      ],
    },
    front: [
      [56, 560, 0.74, '#ee8aa2', true],
      [1150, 250, 0.8, '#f6a821', false],
    ],
    floor: [],
    weed: [
      [20, 900, 230],
      [62, 910, 160],
      [112, 915, 110],
      [1184, 900, 250],
      [1140, 910, 180],
      [1096, 912, 110],
    ],
    sand: [
      [
        'M-10 905V858Q40 836 90 866T220 880Q300 886 320 905ZM1210 905V850Q1150 836 1104 866T980 884Q900 888 880 905Z',
        '#f2c98a',
      ],
    ],
    corals: [
      [205, 890, 60],
      [1000, 892, 66],
    ],
    stars: [
      [86, 872, 24, 20],
      [1130, 868, 20, -14],
    ],
    bubbles: { count: 30, width: 100, bottom: 800 },
  },
  portrait: {
    between: {},
    front: [
      [140, 212, 0.92, '#f6a821', false],
      [752, 214, 1, '#f4694f', true],
      [460, 214, 0.6, '#ee8aa2', true],
      [290, 80, 1.05, '#ffcf5a', false],
      [600, 96, 0.8, '#f48a7a', true],
      [96, 66, 0.6, '#f48a7a', false],
      [816, 76, 0.76, '#f6a821', true],
      [38, 620, 0.5, '#ee8aa2', true],
      [862, 860, 0.5, '#ffcf5a', false],
    ],
    floor: [
      ['M-10 1610V1388Q70 1362 160 1396T380 1436T610 1428T780 1394Q850 1370 910 1386V1610Z', '#f2c98a'],
    ],
    weed: [
      [4, 1530, 460],
      [40, 1540, 270],
      [216, 1540, 196],
      [256, 1540, 130],
      [892, 1530, 490],
      [852, 1540, 260],
      [668, 1530, 196],
      [628, 1536, 130],
      [450, 1560, 150],
      [484, 1560, 100],
    ],
    sand: [['M-10 1610V1506Q90 1472 220 1512T470 1530T700 1496Q820 1470 910 1500V1610Z', '#e6b372']],
    corals: [
      [112, 1420, 76],
      [760, 1424, 82],
      [330, 1560, 110],
      [560, 1556, 84],
    ],
    stars: [
      [262, 1424, 24, 20],
      [636, 1446, 20, -14],
      [124, 1560, 34, 12],
      [780, 1556, 30, -20],
      [390, 1470, 18, 30],
    ],
    bubbles: { count: 44, width: 60, bottom: 1340 },
  },
  square: {
    between: {
      2: [
        [96, 330, 0.56, '#f6a821', false],
        [984, 640, 0.56, '#f4694f', true],
      ],
      4: [
        [300, 46, 0.6, '#ffcf5a', false],
        [740, 1036, 0.6, '#f48a7a', true],
      ],
    },
    front: [
      [56, 620, 0.66, '#ee8aa2', true],
      [1024, 300, 0.7, '#f6a821', false],
    ],
    floor: [],
    weed: [
      [20, 1084, 260],
      [60, 1090, 180],
      [108, 1095, 116],
      [1062, 1084, 280],
      [1018, 1090, 190],
      [974, 1092, 116],
    ],
    sand: [
      [
        'M-10 1090V1036Q40 1014 90 1044T220 1058Q300 1064 320 1090ZM1090 1090V1028Q1030 1014 984 1044T860 1062Q780 1066 760 1090Z',
        '#f2c98a',
      ],
    ],
    corals: [
      [196, 1070, 64],
      [880, 1072, 70],
    ],
    stars: [
      [80, 1050, 24, 20],
      [1014, 1046, 20, -14],
    ],
    bubbles: { count: 34, width: 90, bottom: 960 },
  },
};

const colors: readonly Color[] = ['#d5eeea', '#a6dbdc', '#68bfca', '#3497ae', '#1f6c8c', '#15496b'];
/** The bleed of a tall face goes on with two more. */
const beyond: readonly Color[] = ['#113c5b', '#0d2f4a'];

function fish(color: Color): readonly SceneNode[] {
  return [
    cut('M-34 0L-64 -22C-58 -6 -58 6 -64 22Z', mix(color, '#5a1a2a', 0.2)),
    cut('M42 0C30 -28 -14 -30 -40 0C-14 30 30 28 42 0Z', color),
    cut('M-2 -20C6 -8 6 8 -2 20C-8 19 -14 16 -18 14C-10 4 -10 -4 -18 -14C-14 -17 -8 -19 -2 -20Z', '#fff6e4'),
    cut(circle(25, -5, 4.5), '#2a2a3a'),
  ];
}

function weedAt([x, y, h]: Growing, sway: number): string {
  return `M${x - 14} ${y}C${x - 34} ${y - h * 0.4} ${x + 24 + sway} ${y - h * 0.6} ${x + sway} ${y - h}C${x + 44 + sway} ${y - h * 0.6} ${x - 4} ${y - h * 0.4} ${x + 18} ${y}Z`;
}

function drawReef({ random, face }: DrawInput): readonly SceneNode[] {
  const { between, front, floor, weed, sand, corals, stars, bubbles } = compositions[face.key];
  const swim = ([x, y, scale, color, mirror]: Swimmer) =>
    placed(fish(color), {
      x: x + random.float(-8, 8),
      y: y + random.float(-26, 26),
      scale,
      mirror,
      rotation: random.float(-12, 12),
    });
  const rising = Array.from({ length: bubbles.count }, () => ({
    x: random.pick([0, 1])
      ? random.float(10, 10 + bubbles.width)
      : random.float(face.width - 10 - bubbles.width, face.width - 10),
    y: random.float(30, bubbles.bottom),
    r: random.float(3, 10),
  }));
  const all = face.key === 'portrait' ? [...colors, ...beyond] : colors;
  return [
    baseLayer(face, '#fbfcf6'),
    ...paperLayers({ random, face }, all, (index) => (between[index] ?? []).map(swim)),
    ...floor.map(([d, fill]) => cut(d, fill)),
    ...weed.map((place, i) => cut(weedAt(place, random.float(-18, 18)), i % 2 ? '#3f9a7a' : '#2a7a6a')),
    ...sand.map(([d, fill]) => cut(d, fill)),
    cut(corals.map(coral).join(''), '#f4694f'),
    cut(stars.map(([x, y, r, rotation]) => star(x, y, r, rotation, 5, 0.5)).join(''), '#f79a5a'),
    line(rising.map(({ x, y, r }) => circle(x, y, r)).join(''), '#ffffffb0', 2.2),
    ...front.map(swim),
  ];
}

function coral([x, y, h]: Growing): string {
  return [-50, -25, 0, 25, 50]
    .map(
      (rotation, i) =>
        oval(...polar(x, y, h * 0.4, rotation - 90), 7, h * 0.1) +
        leaf(x, y, h * (i % 2 ? 1 : 0.8), 16, rotation - 90, 0.8),
    )
    .join('');
}

export const reef: Background = {
  key: 'bg-reef',
  label: 'Coral reef',
  tags: ['sea', 'ocean', 'fish', 'blue', 'paper', 'kids', 'animals'],
  panel: null,
  draw: drawReef,
  cover: reefCover,
};
