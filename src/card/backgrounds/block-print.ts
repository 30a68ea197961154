import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, line, symbolAt } from './cutout.ts';
import { box, circle, leaf, petals, polar, round } from './outline.ts';
import { borderPoints } from './paper.ts';

/** Rows of wooden blocks pressed on cotton: a mango-shaped buta between lines. */
const buta: SceneSymbol = {
  viewBox: [-50, -60, 100, 120],
  children: [
    cut('M4 56C-34 52 -46 16 -28 -14C-14 -38 14 -34 16 -52C34 -38 22 -18 32 4C44 32 30 58 4 56Z', '#b5392c'),
    cut('M3 44C-22 40 -30 14 -17 -7C-8 -22 8 -20 14 -30C18 -16 14 -8 21 8C30 28 20 46 3 44Z', '#fff6e4'),
    cut(petals(2, 16, 6, 20, 12, 30), '#b5392c'),
    cut(circle(2, 16, 5), '#e0972a'),
    cut(circle(30, -40, 5) + circle(40, -24, 4) + circle(-34, -32, 4), '#2f5d50'),
    cut(leaf(4, 56, 22, 8, 20) + leaf(4, 56, 22, 8, 160), '#2f5d50'),
  ],
};

const blockFlower: SceneSymbol = {
  viewBox: [-50, -50, 100, 100],
  children: [
    cut(leaf(0, 10, 46, 16, 35) + leaf(0, 10, 46, 16, 145), '#2f5d50'),
    line('M0 48V0', '#2f5d50', 4),
    cut(petals(0, -12, 7, 32, 20, -90), '#b5392c'),
    cut(petals(0, -12, 7, 18, 10, -90), '#f3c667'),
    cut(circle(0, -12, 6), '#7a2420'),
  ],
};

function drawBlockPrint({ random, face }: DrawInput): readonly SceneNode[] {
  const indigo = random.pick<Color>(['#2a3f6f', '#245a63', '#6b2438']);
  const border: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 14; i++) border.push([132 + i * 72, 44, 0], [1068 - i * 72, 856, 180]);
  for (let i = 0; i < 10; i++) border.push([56, 774 - i * 72, 270], [1144, 126 + i * 72, 90]);
  const pieces = border.map(([x, y, rotation], i) =>
    symbolAt(i % 4 < 2 ? 'buta' : 'flower', x, y, 64, round(rotation + random.float(-2.5, 2.5))),
  );
  const teeth = (inset: number, out: boolean): string =>
    borderPoints(inset, inset * 0.8, 1200 - 2 * inset, 900 - 1.6 * inset, 21)
      .map(([x, y, rotation]) => {
        const pull = (px: number, py: number): string => {
          const [dx, dy] = polar(0, 0, Math.hypot(px, py), (Math.atan2(py, px) * 180) / Math.PI + rotation);
          return `${round(x + dx)} ${round(y + dy)}`;
        };
        return out ? `M${pull(-8, 6)}L${pull(0, -8)}L${pull(8, 6)}Z` : circle(x, y, 4);
      })
      .join('');
  return [
    baseLayer(face, '#fffaf0'),
    cut(`${box(0, 0, 1200, 900)}M98 78V822H1102V78Z`, '#f9e9cd'),
    cut(`${box(0, 0, 1200, 900)}M14 11V889H1186V11Z`, indigo),
    line(box(100, 80, 1000, 740), indigo, 5),
    line(box(110, 90, 980, 720), '#e0972a', 2),
    cut(teeth(122, false), '#b5392c'),
    cut(teeth(24, true), indigo),
    ...pieces,
    ...[
      [56, 43],
      [1144, 43],
      [1144, 857],
      [56, 857],
    ].flatMap(([x, y]) => [
      cut(box((x as number) - 40, (y as number) - 32, 80, 64), indigo),
      symbolAt('corner', x as number, y as number, 60),
    ]),
  ];
}

export const blockPrint: Background = {
  key: 'bg-block-print',
  label: 'Block print',
  tags: ['textile', 'india', 'paisley', 'cotton', 'pattern', 'formal', 'blue', 'red', 'retro'],
  panel: null,
  symbols: {
    buta,
    flower: blockFlower,
    corner: {
      viewBox: [-50, -50, 100, 100],
      children: [
        cut(petals(0, 0, 8, 46, 24), '#f3c667'),
        cut(petals(0, 0, 8, 28, 14, 22.5), '#b5392c'),
        cut(circle(0, 0, 8), '#fff6e4'),
      ],
    },
  },
  draw: drawBlockPrint,
};
