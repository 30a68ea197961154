import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { anchored, type Face } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { flowersCover } from './covers/flowers.ts';
import { baseLayer, cut, glow, line, mix, shadowed, symbolAt } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, leaf, petals, polar, smooth } from './outline.ts';

/** A flower of stacked paper petals about the origin, radius 100, lit from the upper left. */
function paperFlower(color: Color, count: 7 | 9): SceneSymbol {
  const width = count === 9 ? 56 : 68;
  const seeds = Array.from({ length: 10 }, (_, i) => circle(...polar(0, 0, 17, i * 36), 2.8)).join('');
  return {
    viewBox: [-110, -110, 220, 220],
    children: [
      ...shadowed(petals(0, 0, count, 100, width), color, 7),
      cut(petals(0, 0, count, 72, width * 0.72, 180 / count), mix(color, '#ffffff', 0.28)),
      cut(petals(0, 0, count, 46, width * 0.5), mix(color, '#8a1a3a', 0.2)),
      cut(circle(2, 3, 23), mix(color, '#5a1230', 0.45)),
      cut(circle(0, 0, 22), '#f6b02c'),
      cut(seeds + circle(0, 0, 5), '#a85a18'),
    ],
  };
}

const flowerColors: readonly Color[] = ['#f4694f', '#f6a821', '#e9567f', '#f79a7e', '#c94f7c'];

const flowerSymbols: Record<string, SceneSymbol> = Object.fromEntries(
  flowerColors.flatMap((color, i) => [
    [`large-${i}`, paperFlower(color, 9)],
    [`small-${i}`, paperFlower(color, 7)],
  ]),
);

/** A stem with leaves in pairs that grow smaller to the tip. */
function branch(
  x: number,
  y: number,
  length: number,
  degrees: number,
  bend: number,
): { stem: string; leaves: string } {
  const steps = Math.max(3, Math.round(length / 30));
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const [px, py] = polar(x, y, (length * i) / steps, degrees);
    return polar(px, py, bend * Math.sin((i / steps) * Math.PI * 0.9), degrees + 90);
  });
  const leaves = points.slice(1).map(([px, py], i) => {
    const size = 44 * (1 - i / (steps + 1)) + 14;
    return leaf(px, py, size, size * 0.36, degrees + 46) + leaf(px, py, size, size * 0.36, degrees - 46);
  });
  return { stem: smooth(points), leaves: leaves.join('') };
}

type Branch = readonly [x: number, y: number, length: number, degrees: number, bend: number];
type Head = readonly [x: number, y: number, r: number];

/** Where branches begin, their length, direction (degrees) and bend. */
const spray: readonly Branch[] = [
  [150, 46, 230, 3, 10],
  [74, 160, 250, 88, -8],
  [70, 60, 340, 2, -10],
  [50, 70, 330, 88, 10],
  [1050, 856, 240, 182, 8],
  [1130, 740, 240, 268, -6],
  [1150, 850, 360, 180, -8],
  [1160, 850, 340, 272, 10],
  [1150, 40, 200, 176, 12],
  [1160, 60, 200, 90, 8],
  [470, 4, 120, 12, 8],
  [730, 896, 120, 192, 8],
  [16, 540, 120, 84, -8],
  [1184, 366, 120, 264, -8],
  [40, 850, 190, -4, 12],
  [50, 850, 200, 272, -12],
];

/** The upper half of a tall face; the lower one is the same, turned round. */
const tallSpray: readonly Branch[] = [
  [120, 190, 190, 18, 10],
  [300, 120, 170, 4, -8],
  [560, 110, 140, 176, 8],
  [770, 160, 190, 162, -10],
  [46, 262, 190, 91, 6],
  [858, 262, 180, 89, -6],
  [400, 40, 150, 20, 8],
  [640, 30, 120, 160, -8],
];

/** Middles and radii of the flowers. */
const heads: readonly Head[] = [
  [62, 66, 112],
  [218, 32, 64],
  [54, 258, 76],
  [330, 30, 40],
  [36, 392, 40],
  [1142, 838, 114],
  [976, 872, 64],
  [1148, 646, 76],
  [866, 874, 38],
  [1172, 512, 38],
  [1148, 50, 70],
  [1036, 36, 36],
  [1166, 174, 42],
  [52, 838, 74],
  [160, 862, 38],
  [34, 716, 44],
  [30, 556, 30],
  [1172, 350, 32],
  [452, 20, 30],
  [748, 884, 30],
];

/** The upper half of a tall face; the lower one is the same, turned round. */
const tallHeads: readonly Head[] = [
  [76, 96, 112],
  [232, 70, 70],
  [352, 150, 44],
  [470, 64, 56],
  [590, 140, 40],
  [700, 66, 66],
  [826, 110, 100],
  [150, 232, 46],
  [760, 230, 44],
  [26, 262, 50],
  [876, 264, 46],
  [264, 212, 30],
  [22, 400, 30],
  [880, 420, 26],
];

function branchesOf(face: Face): readonly Branch[] {
  if (face.key !== 'portrait')
    return spray.map(([x, y, ...rest]): Branch => [...anchored(face, x, y), ...rest]);
  const turned = ([x, y, length, degrees, bend]: Branch): Branch => [
    face.width - x,
    face.height - y,
    length,
    degrees + 180,
    bend,
  ];
  return [...tallSpray, ...tallSpray.map(turned)];
}

function headsOf(face: Face): readonly Head[] {
  if (face.key !== 'portrait') return heads.map(([x, y, r]): Head => [...anchored(face, x, y), r]);
  return [...tallHeads, ...tallHeads.map(([x, y, r]): Head => [face.width - x, face.height - y, r])];
}

function drawFlowers({ random, face }: DrawInput): readonly SceneNode[] {
  const shift = random.int(0, 4);
  const grown = branchesOf(face).map(([x, y, length, rotation, bend]) =>
    branch(x, y, length * random.float(0.92, 1.06), rotation, bend + random.float(-6, 6)),
  );
  const flowerHeads = headsOf(face);
  const dots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 5, count: 26 },
        { r: 3, count: 20 },
      ],
      gap: 12,
      taken: flowerHeads.map(([x, y, r]) => ({ x, y, r: r + 6 })),
    },
  );
  return [
    baseLayer(face, '#fffbf3'),
    glow(40, 30, 226, '#ffe0c4', 'ee'),
    glow(face.width - 30, face.height - 30, 226, '#fddccb', 'ee'),
    line(grown.map(({ stem }) => stem).join(''), '#6f9a5a', 3.5),
    cut(
      grown
        .filter((_, i) => i % 2 === 0)
        .map(({ leaves }) => leaves)
        .join(''),
      '#7fae6b',
    ),
    cut(
      grown
        .filter((_, i) => i % 2 === 1)
        .map(({ leaves }) => leaves)
        .join(''),
      '#4f8a5b',
    ),
    cut(dots.map(({ x, y, r }) => circle(x, y, r)).join(''), '#f6c453'),
    ...flowerHeads
      .toReversed()
      .map(([x, y, r], index) =>
        symbolAt(
          `${r > 70 ? 'large' : 'small'}-${(index * 2 + shift) % 5}`,
          x + random.float(-5, 5),
          y + random.float(-5, 5),
          r * 2.2,
          random.int(1, 45),
        ),
      ),
  ];
}

export const flowers: Background = {
  key: 'bg-flowers',
  label: 'Paper flowers',
  tags: ['flower', 'floral', 'leaf', 'garden', 'warm', 'pink', 'romantic'],
  panel: null,
  symbols: flowerSymbols,
  draw: drawFlowers,
  cover: flowersCover,
};
