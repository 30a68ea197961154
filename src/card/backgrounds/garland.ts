import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { lamp } from './clay-lamp.ts';
import { baseLayer, cut, fadeDown, line, placed, symbolAt } from './cutout.ts';
import { blossom, circle, leaf, star } from './outline.ts';
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

function drawToran({ random, face }: DrawInput): readonly SceneNode[] {
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
  strand(34, random.int(14, 16), 60);
  strand(84, random.int(9, 11), 60);
  strand(1116, random.int(9, 11), 60);
  strand(1166, random.int(14, 16), 60);
  for (let x = 150; x <= 1050; x += 50)
    nodes.push(symbolAt('mango', x, 62, 66 + (x % 100 ? 0 : 8), random.float(-7, 7)));
  for (let x = 8; x <= 1200; x += 37)
    nodes.push(symbolAt(((x - 8) / 37) % 4 === 3 ? 'saffron' : 'marigold', x, 30 + (x % 2 ? 2 : -1), 52));
  const row = [60, 180, 300, 900, 1020, 1140].map((x) => placed(lamp(), { x, y: 856, scale: 0.82 }));
  const motif = Array.from(
    { length: 12 * 15 },
    (_, i) => [(i % 15) * 84 + (Math.floor(i / 15) % 2) * 42, Math.floor(i / 15) * 80 + 10] as const,
  )
    .filter(([x, y]) => x < 130 || x > 1070 || y < 80 || y > 820)
    .map(([x, y]) => star(x, y, 15, 0, 4, 0.36));
  return [
    baseLayer(face, fadeDown(face, ['#a81d56', '#8f1850', '#6f1348'])),
    cut(motif.join(''), '#c2396b', 0.55),
    ...sheet(palaceSheet(face), '#fffaf0', { color: '#d9a030', width: 3, second: '#ecc878' }),
    ...nodes,
    ...row,
    ...[400, 480, 560, 640, 720, 800].map((x, i) => symbolAt(i % 2 ? 'saffron' : 'marigold', x, 858, 56)),
  ];
}

export const garland: Background = {
  key: 'bg-marigold-garland',
  label: 'Marigold garland',
  tags: ['marigold', 'toran', 'garland', 'india', 'festive', 'diya', 'flower', 'purple', 'orange'],
  panel: null,
  symbols: { marigold, saffron: saffronMarigold, mango: mangoLeaf },
  draw: drawToran,
};
