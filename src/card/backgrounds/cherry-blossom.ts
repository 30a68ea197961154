import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { cherryBlossomCover } from './covers/cherry-blossom.ts';
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

interface Bough {
  readonly d: string;
  readonly width: number;
  readonly points: readonly Point[];
}

/** A bough through points whose x and y are given in turn. */
function bough(coordinates: readonly number[], width: number): Bough {
  const points = coordinates.flatMap((x, i): readonly Point[] =>
    i % 2 ? [] : [[x, coordinates[i + 1] as number]],
  );
  return { d: smooth(points), width, points };
}

/** Thick ones first, then thinner; every third one bears smaller blossoms. */
const boughs: Readonly<Record<FaceKey, readonly Bough[]>> = {
  landscape: [
    bough([-30, 330, 60, 220, 120, 120, 240, 62, 390, 40, 520, 56], 13),
    bough([-20, 120, 70, 90, 170, 20, 260, -20], 9),
    bough([60, 220, 66, 350, 104, 430, 92, 520], 7),
    bough([1230, 600, 1150, 690, 1090, 790, 980, 846, 820, 866, 690, 850], 13),
    bough([1220, 800, 1130, 850, 1040, 910], 9),
    bough([1150, 690, 1128, 570, 1150, 470, 1130, 390], 7),
  ],
  portrait: [
    bough([-30, 430, 40, 320, 110, 236, 230, 190, 380, 196, 540, 222, 660, 206], 15),
    bough([-30, 190, 80, 120, 210, 84, 350, 40, 470, 66, 590, 40], 11),
    bough([40, 320, 30, 440, 44, 550, 26, 650, 38, 740], 7),
    bough([930, 1170, 860, 1280, 790, 1364, 670, 1410, 520, 1404, 360, 1378, 240, 1394], 15),
    bough([930, 1410, 820, 1480, 690, 1516, 550, 1560, 430, 1534, 310, 1560], 11),
    bough([860, 1280, 870, 1160, 856, 1050, 874, 950, 862, 860], 7),
    bough([930, 60, 850, 110, 770, 100, 700, 136], 8),
    bough([-30, 1540, 50, 1490, 130, 1500, 200, 1464], 8),
  ],
  square: [
    bough([-30, 380, 56, 250, 110, 130, 230, 66, 380, 46, 520, 62], 13),
    bough([-20, 130, 70, 90, 170, 20, 260, -20], 9),
    bough([56, 250, 52, 390, 84, 480, 70, 590], 7),
    bough([1110, 700, 1024, 830, 970, 950, 850, 1014, 700, 1034, 560, 1018], 13),
    bough([1100, 950, 1010, 990, 910, 1060, 820, 1100], 9),
    bough([1024, 830, 1028, 690, 996, 600, 1010, 490], 7),
  ],
};

function drawBlossom({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const grown = boughs[face.key];
  // A tall face has space for larger blossoms above and below the text.
  const full = face.key === 'portrait' ? 1.25 : 1;
  const blooms = grown.flatMap(({ points }, index) =>
    points.slice(1).flatMap(([x, y], i) =>
      Array.from({ length: i % 2 ? 3 : 2 }, (_, j) => ({
        x: x + random.float(-30, 30) * (j ? 1 : 0.4),
        y: y + random.float(-24, 24) * (j ? 1 : 0.4),
        size: random.float(40, 84) * (index % 3 === 2 ? 0.8 : full),
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
    glow(width - 20, height - 30, 244, '#ffd3d8', 'aa'),
    cut(
      fallen.map(({ x, y, r }) => petal(x - r / 2, y, r * 1.7, r, random.float(0, 360))).join(''),
      '#f8bccb',
    ),
    ...grown.map((bough) => line(bough.d, '#7a4b44', bough.width)),
    ...grown.map((bough) => line(bough.d, '#a5706055', bough.width * 0.35)),
    cut(
      grown
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
  cover: cherryBlossomCover,
};
