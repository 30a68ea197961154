import { landscape } from '#card/faces/faces.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { snowCover } from './covers/snow.ts';
import { baseLayer, cut, fadeDown, glow, line, placed, shadowed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle, oval, type Point, polar, polygon, round, smooth } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';

function flake(x: number, y: number, r: number, rotation: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const at = (distance: number, side: number): string => {
      const [px, py] = polar(x, y, distance, rotation + i * 60 + side);
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

type Tree = readonly [x: number, height: number];

interface Wood {
  /** Where the trees stand. */
  readonly y: number;
  readonly trees: readonly Tree[];
}

interface Places {
  readonly sun: readonly [x: number, y: number, r: number];
  readonly far: Wood;
  readonly near: Wood;
  /** Banks of snow: behind the sheet, behind the near trees, before them. */
  readonly banks: readonly [far: number, middle: number, near: number];
  readonly robins: readonly Point[];
  readonly snowman?: Point;
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    sun: [1090, 110, 64],
    far: {
      y: 830,
      trees: [
        [-10, 260],
        [70, 190],
        [140, 130],
        [1060, 140],
        [1130, 210],
        [1210, 270],
      ],
    },
    near: {
      y: 878,
      trees: [
        [24, 210],
        [116, 140],
        [196, 92],
        [290, 62],
        [920, 60],
        [1006, 92],
        [1088, 150],
        [1176, 216],
      ],
    },
    banks: [776, 842, 880],
    robins: [
      [430, 862],
      [780, 866],
    ],
  },
  portrait: {
    sun: [772, 212, 42],
    far: {
      y: 1400,
      trees: [
        [-16, 420],
        [44, 290],
        [856, 310],
        [916, 440],
      ],
    },
    near: {
      y: 1484,
      trees: [
        [20, 284],
        [112, 186],
        [196, 136],
        [278, 102],
        [620, 98],
        [706, 138],
        [788, 182],
        [880, 290],
      ],
    },
    banks: [1330, 1398, 1482],
    robins: [
      [392, 1388],
      [498, 1392],
    ],
    snowman: [452, 1558],
  },
  square: {
    sun: [1000, 104, 60],
    far: {
      y: 1006,
      trees: [
        [-14, 280],
        [60, 190],
        [126, 120],
        [960, 130],
        [1022, 200],
        [1096, 290],
      ],
    },
    near: {
      y: 1058,
      trees: [
        [20, 226],
        [104, 140],
        [180, 92],
        [262, 62],
        [820, 60],
        [900, 92],
        [976, 150],
        [1060, 232],
      ],
    },
    banks: [956, 1022, 1060],
    robins: [
      [392, 1042],
      [700, 1046],
    ],
  },
};

function bank({ width, height }: Face, y: number, phase: number): string {
  const along = (x: number) => (x * width) / landscape.width;
  return `${smooth([
    [-20, y - 40],
    [along(200 + phase), y - 14],
    [along(430), y + 12],
    [along(660 + phase), y + 2],
    [along(900), y + 12],
    [along(1060), y - 16],
    [width + 20, y - 44],
  ])}V${height + 20}H-20Z`;
}

function drawSnow({ random, face }: DrawInput): readonly SceneNode[] {
  const { sun, far, near, banks, robins, snowman } = places[face.key];
  const flakes = packMargin(
    { random, face },
    {
      sizes: [
        { r: 46, count: 5 },
        { r: 28, count: 10 },
        { r: 16, count: 20 },
        { r: 4, count: 90 },
      ],
      gap: 10,
      bleed: 0.7,
    },
  ).filter(({ y }) => y < banks[0] - 86);
  const of = (size: number) => flakes.filter(({ r }) => r === size);
  const drawn = (size: number, r: number, rotation: number) =>
    of(size)
      .map(({ x, y }) => flake(x, y, r, rotation))
      .join('');
  const grown = ({ y, trees }: Wood) => trees.map(([x, height]) => fir(x + random.float(-8, 8), y, height));
  const [farTrees, nearTrees] = [grown(far), grown(near)];
  const [sunX, sunY, sunRadius] = sun;
  return [
    baseLayer(face, fadeDown(face, ['#6fb4cf', '#a9d6df', '#e3efe9'])),
    cut(circle(...sun), '#fff1cf'),
    glow(sunX, sunY, sunRadius + 106, '#fff1cf', '77'),
    cut(bank(face, banks[0], 20), '#cfe6ec'),
    cut(farTrees.map(({ tree }) => tree).join(''), '#6a9fae'),
    cut(
      of(4)
        .map(({ x, y }) => circle(x, y, random.float(2.5, 5)))
        .join(''),
      '#ffffff',
    ),
    line(drawn(16, 15, 0), '#ffffff', 2),
    line(drawn(28, 27, 12), '#ffffff', 3),
    line(drawn(46, 45, 24), '#ffffff', 4.5),
    ...sheet(labelSheet(face), '#fffdf8', { color: '#d9695a', width: 2.5, second: '#7fb8bf' }),
    cut(bank(face, banks[1], -10), '#e6f2f3'),
    cut(nearTrees.map(({ tree }) => tree).join(''), '#2f6f62'),
    cut(nearTrees.map(({ snow }) => snow).join(''), '#ffffff'),
    ...shadowed(bank(face, banks[2], 10), '#ffffff', 3),
    ...robins.flatMap(([x, y]) => robin(x, y)),
    ...(snowman ? [placed(snowmanDrawing, { x: snowman[0], y: snowman[1], scale: 0.82 })] : []),
  ];
}

const snowmanDrawing: readonly SceneNode[] = [
  cut(oval(6, 44, 62, 10), '#cfe0e6'),
  cut(circle(0, 0, 48) + circle(0, -68, 34), '#d3e4ea'),
  cut(circle(-4, -4, 43) + circle(-3, -71, 30), '#f6fafa'),
  line('M-44 -14l-46 -26m22 13l-4 -22M44 -14l46 -30m-22 14l20 4', '#6b4a3a', 5),
  cut(box(-34, -44, 68, 15, 7) + box(8, -38, 16, 44, 5), '#d9695a'),
  cut('M-2 -70l34 7l-34 7Z', '#ee8a3a'),
  cut(circle(-14, -78, 4) + circle(8, -78, 4) + circle(0, -12, 4) + circle(0, 8, 4), '#2a2a3a'),
  cut(box(-34, -102, 68, 9, 4) + box(-22, -138, 44, 40, 4), '#34506f'),
  cut(box(-22, -110, 44, 9), '#d9695a'),
];

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

export const snow: Background = {
  key: 'bg-snow',
  label: 'Snowy woods',
  tags: ['snow', 'winter', 'fir', 'robin', 'cold', 'blue', 'white', 'trees'],
  panel: null,
  draw: drawSnow,
  cover: snowCover,
};
