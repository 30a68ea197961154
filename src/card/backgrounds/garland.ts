import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { lamp } from './clay-lamp.ts';
import { garlandCover } from './covers/garland.ts';
import { baseLayer, cut, fadeDown, line, placed, symbolAt } from './cutout.ts';
import { blossom, box, circle, leaf, round, star } from './outline.ts';
import { palaceSheet, sheet } from './paper.ts';

const marigold: SceneSymbol = {
  viewBox: [-50, -50, 100, 100],
  children: [
    cut(circle(4, 7, 42), '#3a14141f'),
    cut(blossom(0, 0, 46, 14), '#ee8412'),
    cut(blossom(-1, -1, 37, 12, 12), '#f79a1e'),
    cut(blossom(-2, -2, 27, 10, 4), '#fdb52f'),
    cut(blossom(-3, -3, 17, 8, 18), '#ffc94e'),
    cut(blossom(-3, -3, 8, 6), '#f29a18'),
  ],
};

const saffronMarigold: SceneSymbol = {
  viewBox: [-50, -50, 100, 100],
  children: [
    cut(circle(4, 7, 42), '#3a14141f'),
    cut(blossom(0, 0, 46, 14), '#d9481f'),
    cut(blossom(-1, -1, 37, 12, 12), '#ec6226'),
    cut(blossom(-2, -2, 27, 10, 4), '#f67b34'),
    cut(blossom(-3, -3, 17, 8, 18), '#fb9a4a'),
    cut(blossom(-3, -3, 8, 6), '#e0551f'),
  ],
};

const mangoLeaf: SceneSymbol = {
  viewBox: [-50, 0, 100, 100],
  children: [
    cut(leaf(0, 0, 100, 30, 90, 0.42), '#2f7a45'),
    cut('M0 0Q28 42 0 100Z', '#4b9a58'),
    line('M0 6V88', '#d7e6a8', 2),
  ],
};

interface Composition {
  /** The row of flowers from which leaves and strands hang. */
  readonly toran: number;
  readonly leaves: { readonly from: number; readonly to: number };
  /** Where a strand hangs, and the fewest and most flowers it has. */
  readonly strands: readonly (readonly [x: number, fewest: number, most: number])[];
  readonly floor: number;
  readonly lamps: { readonly xs: readonly number[]; readonly scale: number };
  readonly flowers: readonly number[];
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    toran: 30,
    leaves: { from: 150, to: 1050 },
    strands: [
      [34, 14, 16],
      [84, 9, 11],
      [1116, 9, 11],
      [1166, 14, 16],
    ],
    floor: 856,
    lamps: { xs: [60, 180, 300, 900, 1020, 1140], scale: 0.82 },
    flowers: [400, 480, 560, 640, 720, 800],
  },
  portrait: {
    toran: 188,
    leaves: { from: 100, to: 800 },
    strands: [
      [22, 20, 23],
      [878, 20, 23],
    ],
    floor: 1392,
    lamps: { xs: [90, 270, 450, 630, 810], scale: 0.96 },
    flowers: [0, 180, 360, 540, 720, 900],
  },
  square: {
    toran: 30,
    leaves: { from: 150, to: 930 },
    strands: [
      [26, 16, 18],
      [74, 10, 12],
      [1006, 10, 12],
      [1054, 16, 18],
    ],
    floor: 1036,
    lamps: { xs: [60, 176, 292, 788, 904, 1020], scale: 0.82 },
    flowers: [384, 462, 540, 618, 696],
  },
};

/** The sheet's surroundings are strewn with four-pointed stars. */
function motif({ width, height, sheet: { x: left, y: top, ...size } }: Face): string {
  const [columns, rows] = [Math.floor(width / 84) + 1, Math.floor(height / 80) + 1];
  return Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    return [(i % columns) * 84 + (row % 2) * 42, row * 80 + 10] as const;
  })
    .filter(([x, y]) => x < left + 4 || x > left + size.width - 4 || y < top - 6 || y > top + size.height + 6)
    .map(([x, y]) => star(x, y, 15, 0, 4, 0.36))
    .join('');
}

/** Above the core of a tall face garlands swing; below it, under the lamps' ledge, hangs another row. */
function bleed({ width, height }: Face, floor: number): readonly SceneNode[] {
  const swings = Array.from({ length: 4 * 9 }, (_, i) => {
    const t = (i % 9) / 9;
    const x = ((Math.floor(i / 9) + t) * width) / 4;
    return symbolAt(
      i % 9 === 0 ? 'saffron' : 'marigold',
      x,
      34 + 4 * 76 * t * (1 - t),
      i % 9 === 0 ? 58 : 36,
    );
  });
  const ledge = floor + 28;
  const row = Array.from({ length: 16 }, (_, i) =>
    symbolAt(i % 4 === 3 ? 'saffron' : 'marigold', 12 + i * 58.5, ledge + 34, 62),
  );
  const hanging = (shade: boolean) =>
    Array.from({ length: 15 }, (_, i) => {
      const x = 12 + (i + 0.5) * 58.5;
      return shade
        ? `M${round(x)} ${ledge + 44}Q${round(x + 24)} ${ledge + 86} ${round(x)} ${ledge + 130}Z`
        : leaf(x, ledge + 44, 86, 26, 90, 0.42);
    }).join('');
  return [
    ...swings,
    symbolAt('saffron', width, 34, 58),
    cut(box(-10, ledge, width + 20, height + 10 - ledge), '#5c0f3c'),
    cut(box(-10, ledge, width + 20, 10), '#f2c14a'),
    cut(hanging(false), '#2f7a45'),
    cut(hanging(true), '#4b9a58'),
    ...row,
  ];
}

function drawToran({ random, face }: DrawInput): readonly SceneNode[] {
  const { toran, leaves, strands, floor, lamps, flowers } = compositions[face.key];
  const nodes: SceneNode[] = [];
  const strand = (x: number, count: number, top: number) => {
    nodes.push(line(`M${x} -10V${top + count * 33}`, '#f6d9a0', 2));
    for (let i = 0; i < count; i++)
      nodes.push(symbolAt(i % 3 === 2 ? 'saffron' : 'marigold', x + (i % 2 ? 1.5 : -1.5), top + i * 33, 38));
    const end = top + count * 33;
    nodes.push(
      cut(`M${x - 4} ${end - 12}h8v8c14 4 12 20 18 28h-44c6 -8 4 -24 18 -28Z`, '#f2c14a'),
      cut(circle(x, end + 28, 5), '#c98a1e'),
    );
  };
  for (const [x, fewest, most] of strands) strand(x, random.int(fewest, most), toran + 30);
  for (let x = leaves.from; x <= leaves.to; x += 50)
    nodes.push(symbolAt('mango', x, toran + 32, 66 + (x % 100 ? 0 : 8), random.float(-7, 7)));
  for (let x = 8; x <= face.width; x += 37)
    nodes.push(symbolAt(((x - 8) / 37) % 4 === 3 ? 'saffron' : 'marigold', x, toran + (x % 2 ? 2 : -1), 52));
  return [
    baseLayer(face, fadeDown(face, ['#a81d56', '#8f1850', '#6f1348'])),
    cut(motif(face), '#c2396b', 0.55),
    ...(face.key === 'portrait' ? bleed(face, floor) : []),
    ...sheet(palaceSheet(face), '#fffaf0', { color: '#d9a030', width: 3, second: '#ecc878' }),
    ...nodes,
    ...lamps.xs.map((x) => placed(lamp(), { x, y: floor, scale: lamps.scale })),
    ...flowers.map((x, i) => symbolAt(i % 2 ? 'saffron' : 'marigold', x, floor + 2, 56)),
  ];
}

export const garland: Background = {
  key: 'bg-marigold-garland',
  label: 'Marigold garland',
  tags: ['marigold', 'toran', 'garland', 'india', 'festive', 'diya', 'flower', 'purple', 'orange'],
  panel: null,
  symbols: { marigold, saffron: saffronMarigold, mango: mangoLeaf },
  draw: drawToran,
  cover: garlandCover,
};
