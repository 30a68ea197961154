import { landscape } from '#card/faces/faces.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { nightSkyCover } from './covers/night-sky.ts';
import { baseLayer, cut, fade, fadeDown, glow, line } from './cutout.ts';
import { packMargin, type Spot } from './margin.ts';
import { circle, cloud, type Point, smooth, twinkle } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';
import { type HousePlace, house, pine } from './village.ts';

/** A hill before the sheet and what stands on it. */
interface Ground {
  readonly y: number;
  readonly swell: number;
  /** How far its crests move to the right; a wobble moves them by chance. */
  readonly shift?: number;
  readonly wobble?: number;
  readonly fill: Color;
  readonly houses: readonly HousePlace[];
  /** Feet and heights of pines, in one colour. */
  readonly pines: readonly (readonly [x: number, y: number, height: number])[];
}

interface Composition {
  /** Stars stand above it. */
  readonly horizon: number;
  readonly moon: { readonly x: number; readonly y: number; readonly r: number };
  readonly shootingStar: { readonly from: Point; readonly to: Point };
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
  /** The hill behind the sheet, and the feet of its trees. */
  readonly far: { readonly y: number; readonly trees: readonly Point[] };
  readonly grounds: readonly Ground[];
  readonly lights: { readonly xs: readonly number[]; readonly from: number; readonly to: number };
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    horizon: 690,
    moon: { x: 1104, y: 118, r: 78 },
    shootingStar: { from: [40, 60], to: [190, 22] },
    clouds: [
      [-80, 330, 240],
      [1040, 430, 250],
      [-30, 560, 170],
    ],
    far: {
      y: 760,
      trees: [
        [12, 826],
        [60, 800],
        [112, 826],
        [1092, 826],
        [1146, 800],
        [1190, 826],
      ],
    },
    grounds: [
      {
        y: 826,
        swell: 40,
        wobble: 30,
        fill: '#232a5c',
        houses: [
          [64, 834, 62, '#3a2f5f'],
          [1062, 836, 54, '#46345f'],
          [966, 862, 42, '#3a2f5f'],
        ],
        pines: [24, 150, 196, 1140, 1176, 1020, 330].map((x, i) => [x, 878, 60 + (i % 3) * 12]),
      },
      { y: 866, swell: 22, shift: 40, fill: '#141a40', houses: [], pines: [] },
    ],
    lights: { xs: [420, 520, 610, 720, 830], from: 868, to: 886 },
  },
  // A village below the sheet; in the bleed a second one, nearer to the eye.
  portrait: {
    horizon: 1220,
    moon: { x: 824, y: 230, r: 84 },
    shootingStar: { from: [90, 196], to: [300, 130] },
    clouds: [
      [-60, 150, 240],
      [440, 90, 260],
      [560, 230, 200],
      [-120, 560, 250],
      [790, 760, 240],
      [-110, 980, 220],
    ],
    far: {
      y: 1240,
      trees: [
        [6, 1350],
        [34, 1330],
        [66, 1370],
        [836, 1370],
        [868, 1330],
        [894, 1350],
      ],
    },
    grounds: [
      {
        y: 1378,
        swell: 44,
        wobble: 30,
        fill: '#2b3168',
        houses: [
          [64, 1392, 70, '#46345f'],
          [176, 1410, 58, '#3a2f5f'],
          [300, 1424, 50, '#46345f'],
          [548, 1424, 54, '#46345f'],
          [676, 1410, 66, '#3a2f5f'],
          [786, 1392, 60, '#46345f'],
        ],
        pines: [24, 150, 256, 380, 420, 510, 630, 762, 868, 486].map((x, i) => [
          x,
          1440 - (Math.abs(x - 450) > 240 ? 16 : 0),
          62 + (i % 3) * 14,
        ]),
      },
      {
        y: 1456,
        swell: 24,
        shift: 40,
        fill: '#1d2450',
        houses: [
          [96, 1540, 84, '#4d3a68'],
          [388, 1552, 92, '#46345f'],
          [700, 1540, 80, '#4d3a68'],
        ],
        pines: [20, 66, 214, 262, 340, 520, 570, 640, 826, 880].map((x, i) => [x, 1590, 96 + (i % 3) * 18]),
      },
      { y: 1556, swell: 24, shift: -40, fill: '#141a40', houses: [], pines: [] },
    ],
    lights: { xs: [90, 210, 330, 460, 590, 700, 820], from: 1572, to: 1590 },
  },
  square: {
    horizon: 860,
    moon: { x: 990, y: 108, r: 78 },
    shootingStar: { from: [50, 66], to: [220, 26] },
    clouds: [
      [-80, 360, 220],
      [940, 520, 250],
      [-40, 680, 170],
    ],
    far: {
      y: 920,
      trees: [
        [12, 1000],
        [52, 976],
        [96, 1006],
        [984, 1006],
        [1030, 976],
        [1070, 1000],
      ],
    },
    grounds: [
      {
        y: 1004,
        swell: 40,
        wobble: 30,
        fill: '#232a5c',
        houses: [
          [50, 1012, 60, '#3a2f5f'],
          [950, 1012, 54, '#46345f'],
          [860, 1040, 42, '#3a2f5f'],
          [216, 1040, 44, '#46345f'],
        ],
        pines: [20, 132, 180, 300, 800, 924, 1026, 1060].map((x, i) => [x, 1058, 60 + (i % 3) * 12]),
      },
      { y: 1046, swell: 22, shift: 40, fill: '#141a40', houses: [], pines: [] },
    ],
    lights: { xs: [380, 470, 550, 640, 730], from: 1048, to: 1066 },
  },
};

function hill({ width, height }: Face, y: number, swell: number, shift: number): string {
  const at = (share: number, by = 0) => (share * width) / landscape.width + by;
  const crest = smooth([
    [-20, y - swell],
    [at(180, shift), y - swell * 0.4],
    [at(420), y + 22],
    [at(640, shift), y + 10],
    [at(860), y + 24],
    [at(1050), y - swell * 0.5],
    [width + 20, y - swell * 1.2],
  ]);
  return `${crest}V${height + 20}H-20Z`;
}

function moonAt({ x, y, r }: Composition['moon']): readonly SceneNode[] {
  const k = r / 78;
  const crater = (dx: number, dy: number, size: number) => circle(x + dx * k, y + dy * k, size * k);
  return [
    cut(circle(x, y, r), '#ffe9b3'),
    cut(crater(-24, -22, 13) + crater(24, 22, 18) + crater(-8, 40, 9) + crater(36, -26, 8), '#f0cd86', 0.6),
  ];
}

function drawNightSky({ random, face }: DrawInput): readonly SceneNode[] {
  const { horizon, moon, shootingStar, clouds, far, grounds, lights } = compositions[face.key];
  const { from, to } = shootingStar;
  const sky = packMargin(
    { random, face },
    {
      sizes: [
        { r: 9, count: 16 },
        { r: 4, count: 60 },
        { r: 2.5, count: 60 },
      ],
      gap: 8,
    },
  ).filter(({ y }) => y < horizon);
  const stars = (r: number, shape: (spot: Spot) => string) =>
    sky
      .filter((spot) => spot.r === r)
      .map(shape)
      .join('');
  const trees = far.trees.map(([x, y]) => pine(x + random.float(-8, 8), y, random.float(120, 190)));
  // Where a corner of the sheet would hide half of it, the moon shines before the sheet.
  const isBehind = face.key === 'landscape';
  return [
    baseLayer(face, fadeDown(face, ['#141d4a', '#2a3474', '#5a4a8c', '#c77a86'])),
    glow(moon.x - 8, moon.y + 2, 300, '#ffe6a6', '77'),
    ...(isBehind ? moonAt(moon) : []),
    cut(
      stars(2.5, ({ x, y, r }) => circle(x, y, r * 0.7)),
      '#ffffff',
      0.75,
    ),
    cut(
      stars(4, ({ x, y }) => twinkle(x, y, 8)),
      '#ffe9b3',
    ),
    cut(
      stars(9, ({ x, y }) => twinkle(x, y, random.float(14, 22))),
      '#ffd166',
    ),
    line(`M${from.join(' ')}L${to.join(' ')}`, fade(['#ffffff00', '#fff6d8'], from, to), 4),
    cut(clouds.map((place) => cloud(...place)).join(''), '#8d86c4', 0.45),
    cut(hill(face, far.y, 80, random.float(-20, 20)), '#3d3c78'),
    cut(trees.join(''), '#262c60'),
    ...sheet(labelSheet(face), '#fffaf0', { color: '#d9a441', width: 2.5, second: '#ecd29a' }),
    ...(isBehind ? [] : moonAt(moon)),
    ...grounds.flatMap(({ y, swell, shift = 0, wobble, fill, houses, pines }) => [
      cut(hill(face, y, swell, wobble ? random.float(-wobble, wobble) : shift), fill),
      ...houses.flatMap(house),
      ...(pines.length > 0 ? [cut(pines.map((place) => pine(...place)).join(''), '#171e48')] : []),
    ]),
    cut(
      lights.xs
        .map((x) => circle(x + random.float(-30, 30), random.float(lights.from, lights.to), 3))
        .join(''),
      '#ffcf5a',
    ),
  ];
}

export const nightSky: Background = {
  key: 'bg-night-sky',
  label: 'Night sky',
  tags: ['night', 'moon', 'stars', 'hills', 'village', 'dream', 'blue'],
  panel: null,
  draw: drawNightSky,
  cover: nightSkyCover,
};
