import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, fade, glow, ground, line, mix, shadowed, stamp } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, leaf, oval, petal, petals, polar, polygon, round, smooth } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';

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

function drawBlossom(random: Random): readonly SceneNode[] {
  const bough = (points: readonly (readonly [number, number])[], width: number) => ({
    d: smooth(points),
    width,
    points,
  });
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
  const blooms = boughs.flatMap(({ points }, index) =>
    points.slice(1).flatMap(([x, y], i) =>
      Array.from({ length: i % 2 ? 3 : 2 }, (_, j) => ({
        x: x + random.float(-30, 30) * (j ? 1 : 0.4),
        y: y + random.float(-24, 24) * (j ? 1 : 0.4),
        size: random.float(40, 84) * (index % 3 === 2 ? 0.8 : 1),
      })),
    ),
  );
  const safe = blooms.filter(({ x, y, size }) => {
    const [dx, dy] = [Math.abs(x - 600) - 450 - size * 0.46, Math.abs(y - 450) - 340 - size * 0.46];
    return dx > 0 || dy > 0 || (dx > -60 && dy > -60 && dx + dy > -56);
  });
  const fallen = packMargin(random, {
    sizes: [
      { r: 12, count: 26 },
      { r: 8, count: 30 },
    ],
    gap: 16,
    taken: safe.map(({ x, y, size }) => ({ x, y, r: size / 2 })),
  });
  return [
    ground('#fffcf8'),
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
    ...safe.map(({ x, y, size }, i) => stamp(i % 3 === 1 ? 'pink' : 'pale', x, y, size, random.float(0, 72))),
  ];
}

/** Lobed like a maple's, about the origin, 100 wide. */
const mapleShape =
  'M0 -50L9 -32L22 -38L19 -18L40 -24L35 -10L48 -4L30 10L34 22L12 20L3 26L2 50H-2L-3 26L-12 20L-34 22L-30 10L-48 -4L-35 -10L-40 -24L-19 -18L-22 -38L-9 -32Z';
const mapleRight = `${mapleShape.slice(0, mapleShape.indexOf('H-2'))}H0Z`;
const oakShape =
  'M0 -50C12 -46 8 -34 16 -32C28 -30 24 -18 20 -14C34 -12 32 4 22 6C34 12 26 24 14 22C10 30 4 32 2 34L2 52H-2V34C-4 32 -10 30 -14 22C-26 24 -34 12 -22 6C-32 4 -34 -12 -20 -14C-24 -18 -28 -30 -16 -32C-8 -34 -12 -46 0 -50Z';

const oakRight = `${oakShape.slice(0, oakShape.indexOf('H-2'))}H0Z`;

/** The leaf, its right half in shade, its veins. */
function autumnLeaf(shape: string, right: string, color: Color, veins: string): SceneSymbol {
  return {
    viewBox: [-56, -56, 112, 112],
    children: [cut(shape, color), cut(right, '#5a1a14', 0.16), line(veins, mix(color, '#fff0c8', 0.45), 1.8)],
  };
}

const mapleVeins = 'M0 44V-40M0 20L34 -14M0 20L-34 -14M0 6L14 -26M0 6L-14 -26';
const oakVeins = 'M0 46V-42M0 16L18 8M0 16L-18 8M0 -4L16 -14M0 -4L-16 -14M0 -22L10 -30M0 -22L-10 -30';
const beech = leaf(0, 50, 100, 34, -90, 0.45);

const autumnSymbols = {
  red: autumnLeaf(mapleShape, mapleRight, '#d9472f', mapleVeins),
  orange: autumnLeaf(mapleShape, mapleRight, '#f08a2a', mapleVeins),
  gold: autumnLeaf(oakShape, oakRight, '#e8a92c', oakVeins),
  brown: autumnLeaf(oakShape, oakRight, '#b5652f', oakVeins),
  green: {
    viewBox: [-56, -56, 112, 112] as const,
    children: [
      cut(beech, '#8a9a44'),
      line('M0 50V-36M0 24L16 6M0 24L-16 6M0 4L14 -14M0 4L-14 -14', '#dbe09a', 1.8),
    ],
  },
};

function drawAutumn(random: Random): readonly SceneNode[] {
  const names = Object.keys(autumnSymbols);
  const spots = packMargin(random, {
    sizes: [
      { r: 80, count: 7 },
      { r: 56, count: 14 },
      { r: 38, count: 24 },
      { r: 22, count: 26 },
    ],
    gap: -8,
    bleed: 0.85,
    cornered: 0.5,
  });
  const berries = packMargin(random, { sizes: [{ r: 9, count: 26 }], gap: 4, taken: spots, bleed: 0.5 });
  return [
    ground('#fffaf0'),
    ...spots
      .toSorted((a, b) => b.r - a.r)
      .map(({ x, y, r }, i) =>
        stamp(names[(i + random.int(0, 2)) % names.length] as string, x, y, r * 2.25, random.float(0, 360)),
      ),
    cut(berries.map(({ x, y }) => circle(x, y, 8)).join(''), '#b5303a'),
    cut(berries.map(({ x, y }) => circle(x - 2.5, y - 2.5, 2.2)).join(''), '#ffc9b0'),
  ];
}

function flake(x: number, y: number, r: number, turn: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const at = (distance: number, side: number): string => {
      const [px, py] = polar(x, y, distance, turn + i * 60 + side);
      return `${round(px)} ${round(py)}`;
    };
    return `M${round(x)} ${round(y)}L${at(r, 0)}M${at(r * 0.86, 15)}L${at(r * 0.62, 0)}L${at(r * 0.86, -15)}M${at(r * 0.52, 24)}L${at(r * 0.34, 0)}L${at(r * 0.52, -24)}`;
  }).join('');
}

function fir(x: number, y: number, h: number): { tree: string; snow: string } {
  const tiers = [0, 1, 2, 3].map((i) => {
    const top = y - h + i * h * 0.2;
    const wide = h * (0.13 + i * 0.07);
    const low = top + h * 0.34;
    return {
      tree: polygon([
        [x, top],
        [x + wide, low],
        [x - wide, low],
      ]),
      snow: `M${round(x)} ${round(top)}L${round(x + wide * 0.5)} ${round(top + h * 0.17)}Q${round(x + wide * 0.2)} ${round(top + h * 0.12)} ${round(x)} ${round(top + h * 0.18)}Q${round(x - wide * 0.3)} ${round(top + h * 0.13)} ${round(x - wide * 0.6)} ${round(top + h * 0.2)}Z`,
    };
  });
  return {
    tree: tiers
      .map(({ tree }) => tree)
      .toReversed()
      .join(''),
    snow: tiers.map(({ snow }) => snow).join(''),
  };
}

function drawSnow(random: Random): readonly SceneNode[] {
  const flakes = packMargin(random, {
    sizes: [
      { r: 46, count: 5 },
      { r: 28, count: 10 },
      { r: 16, count: 20 },
      { r: 4, count: 90 },
    ],
    gap: 10,
    bleed: 0.7,
  }).filter(({ y }) => y < 690);
  const far = [-10, 70, 140, 1060, 1130, 1210].map((x, i) =>
    fir(x + random.float(-8, 8), 830, [260, 190, 130, 140, 210, 270][i] as number),
  );
  const near = [24, 116, 196, 290, 920, 1006, 1088, 1176].map((x, i) =>
    fir(x + random.float(-8, 8), 878, [210, 140, 92, 62, 60, 92, 150, 216][i] as number),
  );
  const bank = (y: number, phase: number) =>
    `${smooth([
      [-20, y - 40],
      [200 + phase, y - 14],
      [430, y + 12],
      [660 + phase, y + 2],
      [900, y + 12],
      [1060, y - 16],
      [1220, y - 44],
    ])}V920H-20Z`;
  return [
    ground(fade(['#6fb4cf', '#a9d6df', '#e3efe9'])),
    cut(circle(1090, 110, 64), '#fff1cf'),
    glow(1090, 110, 170, '#fff1cf', '77'),
    cut(bank(776, 20), '#cfe6ec'),
    cut(far.map(({ tree }) => tree).join(''), '#6a9fae'),
    cut(
      flakes
        .filter(({ r }) => r === 4)
        .map(({ x, y }) => circle(x, y, random.float(2.5, 5)))
        .join(''),
      '#ffffff',
    ),
    line(
      flakes
        .filter(({ r }) => r === 16)
        .map(({ x, y }) => flake(x, y, 15, 0))
        .join(''),
      '#ffffff',
      2,
    ),
    line(
      flakes
        .filter(({ r }) => r === 28)
        .map(({ x, y }) => flake(x, y, 27, 12))
        .join(''),
      '#ffffff',
      3,
    ),
    line(
      flakes
        .filter(({ r }) => r === 46)
        .map(({ x, y }) => flake(x, y, 45, 24))
        .join(''),
      '#ffffff',
      4.5,
    ),
    ...sheet(labelSheet, '#fffdf8', { color: '#d9695a', width: 2.5, second: '#7fb8bf' }),
    cut(bank(842, -10), '#e6f2f3'),
    cut(near.map(({ tree }) => tree).join(''), '#2f6f62'),
    cut(near.map(({ snow }) => snow).join(''), '#ffffff'),
    ...shadowed(bank(880, 10), '#ffffff', 3),
    ...robin(430, 862),
    ...robin(780, 866),
  ];
}

function robin(x: number, y: number): readonly SceneNode[] {
  return [
    line(`M${x - 4} ${y + 14}v12M${x + 6} ${y + 14}v12`, '#6b4a3a', 2.5),
    cut(`M${x - 26} ${y + 12}L${x - 42} ${y + 2}L${x - 24} ${y + 2}Z`, '#7a5a48'),
    cut(oval(x, y, 25, 21), '#8a6a54'),
    cut(oval(x + 7, y + 3, 17, 16), '#ee6a44'),
    cut(circle(x + 9, y - 8, 2.6), '#2a1a1a'),
    cut(`M${x + 23} ${y - 8}l11 4l-11 4Z`, '#e8a030'),
  ];
}

export const cherryBlossom: Background = {
  key: 'bg-cherry-blossom',
  label: 'Cherry blossom',
  tags: ['blossom', 'spring', 'pink', 'flower', 'branch'],
  panel: null,
  symbols: { pale: cherry, pink: pinkCherry },
  draw: drawBlossom,
};

export const autumn: Background = {
  key: 'bg-autumn-leaves',
  label: 'Autumn leaves',
  tags: ['autumn', 'fall', 'leaf', 'maple', 'warm'],
  panel: null,
  symbols: autumnSymbols,
  draw: drawAutumn,
};

export const snow: Background = {
  key: 'bg-snow',
  label: 'Snowy woods',
  tags: ['snow', 'winter', 'fir', 'robin', 'cold'],
  panel: null,
  draw: drawSnow,
};
