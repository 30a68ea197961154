import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, glow, line, mix, placed, symbolAt } from './cutout.ts';
import { circle, leaf, oval, petals, polar, round, smooth } from './outline.ts';

/** Wings spread about the origin, 120 wide. */
function butterfly(upper: Color, lower: Color, mark: Color): SceneSymbol {
  const wing =
    'M2 -4C6 -36 30 -56 52 -50C66 -46 60 -14 46 -4C34 4 14 4 2 0ZM2 2C20 2 42 8 44 24C46 42 24 50 14 40C6 32 2 16 2 6Z';
  const half = (mirror: boolean): SceneNode =>
    placed(
      [
        cut(wing, upper),
        cut('M2 2C20 2 42 8 44 24C46 42 24 50 14 40C6 32 2 16 2 6Z', lower),
        cut(
          'M12 -8C18 -28 32 -42 46 -42C54 -40 50 -18 40 -10C32 -4 20 -4 12 -8Z',
          mix(upper, '#ffffff', 0.35),
        ),
        cut(oval(40, -32, 5, 7) + oval(48, -22, 3, 4) + circle(30, 26, 6) + circle(22, 36, 3), mark),
      ],
      { x: 0, y: 0, mirror },
    );
  return {
    viewBox: [-64, -64, 128, 128],
    children: [
      placed([cut(wing, '#3a214418')], { x: 4, y: 8 }),
      placed([cut(wing, '#3a214418')], { x: 4, y: 8, mirror: true }),
      half(false),
      half(true),
      cut(oval(0, 2, 4.5, 24), '#4a2f3a'),
      line('M0 -20C2 -34 8 -42 16 -46M0 -20C-2 -34 -8 -42 -16 -46', '#4a2f3a', 2),
      cut(circle(0, -20, 6) + circle(16, -46, 2.6) + circle(-16, -46, 2.6), '#4a2f3a'),
    ],
  };
}

const spots: readonly (readonly [number, number, number, number])[] = [
  [88, 98, 176, -28],
  [1124, 806, 180, -30],
  [250, 56, 84, 24],
  [54, 300, 104, 30],
  [1130, 92, 132, 26],
  [1156, 250, 70, -20],
  [1000, 50, 64, -30],
  [70, 800, 126, 22],
  [186, 850, 72, -34],
  [50, 660, 66, -18],
  [950, 848, 84, 26],
  [1146, 600, 90, 16],
];

const stems = [
  [-10, 905, -62, 280],
  [60, 915, -86, 200],
  [150, 915, -74, 120],
  [330, 915, -88, 90],
  [460, 915, -96, 76],
  [620, 915, -84, 84],
  [760, 915, -92, 78],
  [880, 915, -100, 96],
  [1210, 905, -118, 280],
  [240, 915, -96, 104],
  [390, 915, -78, 66],
  [540, 915, -88, 98],
  [690, 915, -94, 60],
  [820, 915, -86, 92],
  [960, 915, -80, 100],
  [20, 915, -80, 130],
  [1180, 915, -98, 130],
  [1150, 915, -94, 190],
  [1040, 915, -104, 110],
] as const;

function drawButterflies({ random, face }: DrawInput): readonly SceneNode[] {
  const names = ['sun', 'sea', 'rose', 'leaf'];
  const first = random.int(0, 3);
  const grown = stems.map(([x, y, rotation, length], i) => {
    const lean = rotation + random.float(-4, 4);
    const leaves = Array.from({ length: Math.floor(length / 26) }, (_, k) => {
      const [px, py] = polar(x, y, 24 + k * 26, lean);
      const size = 40 * (1 - (k * 26) / (length + 60)) + 10;
      return leaf(px, py, size, size * 0.42, lean + (k % 2 ? 48 : -48), 0.5);
    });
    const tip = polar(x, y, length, lean);
    return { stem: `M${x} ${y}L${round(tip[0])} ${round(tip[1])}`, leaves: leaves.join(''), tip, i };
  });
  const trails = [
    smooth([
      [150, 40],
      [190, 84],
      [232, 90],
      [262, 64],
      [320, 40],
      [400, 56],
    ]),
    smooth([
      [40, 210],
      [20, 240],
      [30, 266],
      [60, 290],
    ]),
    smooth([
      [1070, 70],
      [1020, 96],
      [950, 92],
      [930, 60],
      [880, 40],
      [820, 60],
    ]),
    smooth([
      [1150, 290],
      [1120, 350],
      [1150, 410],
      [1170, 460],
      [1140, 540],
      [1146, 570],
    ]),
    smooth([
      [50, 350],
      [96, 420],
      [70, 490],
      [30, 520],
      [40, 580],
      [56, 620],
    ]),
  ];
  return [
    baseLayer(face, '#fffcf3'),
    glow(50, 20, 232, '#ffeaa0', 'ee'),
    glow(1180, 890, 240, '#d9efc8', 'ee'),
    glow(20, 890, 240, '#d9efc8', 'ee'),
    line(trails.join(''), '#e3b36a', 3, { dash: [2, 11] }),
    line(grown.map(({ stem }) => stem).join(''), '#7fa66b', 3),
    cut(
      grown
        .filter(({ i }) => i % 2 === 0)
        .map(({ leaves }) => leaves)
        .join(''),
      '#a9cc92',
    ),
    cut(
      grown
        .filter(({ i }) => i % 2 === 1)
        .map(({ leaves }) => leaves)
        .join(''),
      '#7fb07a',
    ),
    cut(
      grown
        .map(({ tip, i }) => petals(tip[0], tip[1], 6, i === 0 || i === 8 ? 26 : i > 8 ? 13 : 17, 14, i * 20))
        .join(''),
      '#f79a86',
    ),
    cut(grown.map(({ tip }) => circle(tip[0], tip[1], 5.5)).join(''), '#f6b02c'),
    ...spots.map(([x, y, size, rotation], i) =>
      symbolAt(
        names[(i + first) % 4] as string,
        x + random.float(-6, 6),
        y + random.float(-6, 6),
        size,
        rotation + random.float(-10, 10),
      ),
    ),
  ];
}

export const butterflies: Background = {
  key: 'bg-butterflies',
  label: 'Butterflies',
  tags: ['butterfly', 'garden', 'spring', 'gentle', 'flower', 'purple', 'white'],
  panel: null,
  symbols: {
    sun: butterfly('#f6a02c', '#f4694f', '#fff0cf'),
    sea: butterfly('#3f9ab0', '#6fc4b8', '#fff0cf'),
    rose: butterfly('#e2607f', '#f79a86', '#fff0cf'),
    leaf: butterfly('#7a6bb5', '#b59ad6', '#ffe3a0'),
  },
  draw: drawButterflies,
};
