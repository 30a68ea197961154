import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, glow, line, symbolAt } from './cutout.ts';
import { clearance, packMargin } from './margin.ts';
import { circle, leaf, type Point, petal, petals, polar, round, smooth } from './outline.ts';

const cherry: SceneSymbol = {
  viewBox: [-50, -50, 100, 100],
  children: [
    cut(petals(3, 5, 5, 46, 44), '#5a14301a'),
    cut(petals(0, 0, 5, 46, 44), '#fbc4d0'),
    cut(petals(0, 0, 5, 34, 26), '#fde0e4'),
    cut(petals(0, 0, 5, 18, 10), '#ee8aa6'),
    line(
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = polar(0, 0, i % 2 ? 15 : 20, i * 36 + 18);
        return `M0 0L${round(x)} ${round(y)}`;
      }).join(''),
      '#d9567e',
      1.6,
    ),
    cut(
      Array.from({ length: 10 }, (_, i) => circle(...polar(0, 0, i % 2 ? 15 : 20, i * 36 + 18), 2.4)).join(
        '',
      ),
      '#f6b84a',
    ),
  ],
};

const pinkCherry: SceneSymbol = {
  ...cherry,
  children: [
    cut(petals(3, 5, 5, 46, 44), '#5a14301a'),
    cut(petals(0, 0, 5, 46, 44), '#f59ab4'),
    cut(petals(0, 0, 5, 34, 26), '#fbc4d0'),
    ...cherry.children.slice(3),
  ],
};

function bough(points: readonly Point[], width: number) {
  return { d: smooth(points), width, points };
}

const boughs = [
  bough(
    [
      [-30, 330],
      [60, 220],
      [120, 120],
      [240, 62],
      [390, 40],
      [520, 56],
    ],
    13,
  ),
  bough(
    [
      [-20, 120],
      [70, 90],
      [170, 20],
      [260, -20],
    ],
    9,
  ),
  bough(
    [
      [60, 220],
      [66, 350],
      [104, 430],
      [92, 520],
    ],
    7,
  ),
  bough(
    [
      [1230, 600],
      [1150, 690],
      [1090, 790],
      [980, 846],
      [820, 866],
      [690, 850],
    ],
    13,
  ),
  bough(
    [
      [1220, 800],
      [1130, 850],
      [1040, 910],
    ],
    9,
  ),
  bough(
    [
      [1150, 690],
      [1128, 570],
      [1150, 470],
      [1130, 390],
    ],
    7,
  ),
];

function drawBlossom({ random, face }: DrawInput): readonly SceneNode[] {
  const blooms = boughs.flatMap(({ points }, index) =>
    points.slice(1).flatMap(([x, y], i) =>
      Array.from({ length: i % 2 ? 3 : 2 }, (_, j) => ({
        x: x + random.float(-30, 30) * (j ? 1 : 0.4),
        y: y + random.float(-24, 24) * (j ? 1 : 0.4),
        size: random.float(40, 84) * (index % 3 === 2 ? 0.8 : 1),
      })),
    ),
  );
  const safe = blooms.filter(({ x, y, size }) => clearance(face, x, y) > size * 0.5);
  const fallen = packMargin(
    { random, face },
    {
      sizes: [
        { r: 12, count: 26 },
        { r: 8, count: 30 },
      ],
      gap: 16,
      taken: safe.map(({ x, y, size }) => ({ x, y, r: size / 2 })),
    },
  );
  return [
    baseLayer(face, '#fffcf8'),
    glow(20, 40, 246, '#ffd6d8', 'bb'),
    glow(1180, 870, 244, '#ffd3d8', 'aa'),
    cut(
      fallen.map(({ x, y, r }) => petal(x - r / 2, y, r * 1.7, r, random.float(0, 360))).join(''),
      '#f8bccb',
    ),
    ...boughs.map(({ d, width }) => line(d, '#7a4b44', width)),
    ...boughs.map(({ d, width }) => line(d, '#a5706055', width * 0.35)),
    cut(
      boughs
        .flatMap(({ points }) => points.slice(1).map(([x, y], i) => leaf(x, y, 40, 13, i * 70 + 20)))
        .join(''),
      '#9cbf7a',
    ),
    ...safe.map(({ x, y, size }, i) =>
      symbolAt(i % 3 === 1 ? 'pink' : 'pale', x, y, size, random.float(0, 72)),
    ),
  ];
}

export const cherryBlossom: Background = {
  key: 'bg-cherry-blossom',
  label: 'Cherry blossom',
  tags: ['blossom', 'spring', 'pink', 'flower', 'branch', 'romantic', 'white'],
  panel: null,
  symbols: { pale: cherry, pink: pinkCherry },
  draw: drawBlossom,
};
