import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, fade, glow, ground, line, placed, shadowed, stamp } from './cutout.ts';
import { packMargin } from './margin.ts';
import { blossom, box, circle, leaf, oval, petal, petals, polar, ring, round, star } from './outline.ts';
import { along, palaceSheet, roundedSheet, sheet } from './paper.ts';

function around(
  count: number,
  distance: number,
  turn: number,
  shape: (x: number, y: number, degrees: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = turn + (index * 360) / count;
    const [x, y] = polar(0, 0, distance, degrees);
    return shape(x, y, degrees);
  }).join('');
}

/** Coloured powder in rings about the origin, as drawn on a doorstep. */
function rangoli(colors: readonly [Color, Color, Color, Color]): readonly SceneNode[] {
  const [rim, wide, inner, heartColor] = colors;
  return [
    cut(
      around(24, 196, 7.5, (x, y, turn) => petal(x, y, 30, 22, turn)),
      rim,
    ),
    cut(ring(0, 0, 200, 190), wide),
    cut(
      around(12, 104, 0, (x, y, turn) => petal(x, y, 84, 58, turn)),
      wide,
    ),
    cut(
      around(12, 118, 0, (x, y, turn) => petal(x, y, 58, 36, turn)),
      '#fffaf0',
    ),
    cut(
      around(12, 128, 0, (x, y, turn) => petal(x, y, 38, 20, turn)),
      rim,
    ),
    cut(
      around(12, 168, 15, (x, y) => circle(x, y, 9)),
      inner,
    ),
    cut(
      around(24, 182, 7.5, (x, y) => circle(x, y, 3.5)),
      '#fffaf0',
    ),
    cut(circle(0, 0, 104), inner),
    cut(
      around(16, 92, 0, (x, y) => circle(x, y, 6)),
      '#ffe9b3',
    ),
    cut(petals(0, 0, 8, 82, 44), '#fffaf0'),
    cut(petals(0, 0, 8, 68, 30), rim),
    cut(petals(0, 0, 8, 54, 26, 22.5), wide),
    cut(blossom(0, 0, 24, 8), heartColor),
    cut(circle(0, 0, 9), '#fffaf0'),
  ];
}

const bloomColors: readonly (readonly [Color, Color, Color, Color])[] = [
  ['#f6a821', '#d8346b', '#1f8a80', '#f4694f'],
  ['#f4694f', '#7a3b8c', '#f6a821', '#d8346b'],
  ['#3f9a5a', '#e2493f', '#2f6fb0', '#f6a821'],
];

function drawRangoli(random: Random): readonly SceneNode[] {
  const first = random.int(0, 2);
  const turn = random.float(-12, 12);
  const symbols = ['bloom-0', 'bloom-1', 'bloom-2'] as const;
  const at = (x: number, y: number, size: number, index: number) =>
    stamp(symbols[(first + index) % 3] as string, x, y, size, round(turn + index * 9));
  const dots = along(98, 60, 1004, 780, 26).filter(([x, y]) => {
    const corner = Math.min(x, 1200 - x) + Math.min(y, 900 - y);
    const middle = Math.min(
      Math.abs(x - 600) + Math.min(y, 900 - y) * 0.2,
      Math.abs(y - 450) + Math.min(x, 1200 - x) * 0.2,
    );
    return corner > 300 && middle > 116;
  });
  return [
    ground('#fffaf0'),
    cut('M0 0H1200V900H0ZM0 0', '#fff6e4'),
    cut(box(98, 60, 1004, 780), '#fffaf0'),
    line(box(84, 46, 1032, 808), '#f0cf93', 2),
    cut(dots.map(([x, y], i) => (i % 4 < 2 ? circle(x, y, 5) : '')).join(''), '#d8346b'),
    cut(
      dots
        .map(([x, y, degrees], i) =>
          i % 4 < 2
            ? ''
            : leaf(
                x - 9 * Math.cos((degrees * Math.PI) / 180),
                y - 9 * Math.sin((degrees * Math.PI) / 180),
                20,
                7,
                degrees,
              ),
        )
        .join(''),
      '#3f9a5a',
    ),
    at(0, 0, 450, 0),
    at(1200, 0, 450, 1),
    at(1200, 900, 450, 0),
    at(0, 900, 450, 1),
    at(600, -14, 230, 2),
    at(600, 914, 230, 2),
    at(-10, 450, 270, 2),
    at(1210, 450, 270, 2),
  ];
}

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

function drawToran(random: Random): readonly SceneNode[] {
  const nodes: SceneNode[] = [];
  const strand = (x: number, count: number, top: number) => {
    nodes.push(line(`M${x} -10V${top + count * 33}`, '#f6d9a0', 2));
    for (let i = 0; i < count; i++)
      nodes.push(stamp(i % 3 === 2 ? 'saffron' : 'marigold', x + (i % 2 ? 1.5 : -1.5), top + i * 33, 38));
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
    nodes.push(stamp('mango', x, 62, 66 + (x % 100 ? 0 : 8), random.float(-7, 7)));
  for (let x = 8; x <= 1200; x += 37)
    nodes.push(stamp(((x - 8) / 37) % 4 === 3 ? 'saffron' : 'marigold', x, 30 + (x % 2 ? 2 : -1), 52));
  const lamps = [60, 180, 300, 900, 1020, 1140].map((x) => placed(lamp(), { x, y: 856, scale: 0.82 }));
  const motif = Array.from(
    { length: 12 * 15 },
    (_, i) => [(i % 15) * 84 + (Math.floor(i / 15) % 2) * 42, Math.floor(i / 15) * 80 + 10] as const,
  )
    .filter(([x, y]) => x < 130 || x > 1070 || y < 80 || y > 820)
    .map(([x, y]) => star(x, y, 15, 0, 4, 0.36));
  return [
    ground(fade(['#a81d56', '#8f1850', '#6f1348'])),
    cut(motif.join(''), '#c2396b', 0.55),
    ...sheet(palaceSheet, '#fffaf0', { color: '#d9a030', width: 3, second: '#ecc878' }),
    ...nodes,
    ...lamps,
    ...[400, 480, 560, 640, 720, 800].map((x, i) => stamp(i % 2 ? 'saffron' : 'marigold', x, 858, 56)),
  ];
}

/** An oil lamp of clay, 110 wide, standing on y = 30. */
function lamp(): readonly SceneNode[] {
  return [
    glow(0, -34, 52, '#ffd36a', 'dd'),
    cut('M0 -66C20 -38 16 -16 0 -14C-16 -16 -18 -36 0 -66Z', '#ffb02e'),
    cut('M0 -46C10 -30 8 -18 0 -16C-8 -18 -10 -30 0 -46Z', '#fff3c0'),
    cut('M-56 -14C-30 -24 30 -24 56 -14C44 22 22 30 0 30C-22 30 -44 22 -56 -14Z', '#d2603a'),
    cut('M10 -21C30 -20 44 -18 56 -14C44 22 22 30 0 30C26 18 28 0 10 -21Z', '#8f3626', 0.5),
    cut(oval(0, -14, 48, 7), '#7a2c22'),
    cut(
      Array.from({ length: 5 }, (_, i) => circle(-28 + i * 14, 6 + (2 - Math.abs(i - 2)) * 3, 3.4)).join(''),
      '#ffe0a0',
    ),
  ];
}

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

function drawBlockPrint(random: Random): readonly SceneNode[] {
  const indigo = random.pick<Color>(['#2a3f6f', '#245a63', '#6b2438']);
  const border: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 14; i++) border.push([132 + i * 72, 44, 0], [1068 - i * 72, 856, 180]);
  for (let i = 0; i < 10; i++) border.push([56, 774 - i * 72, 270], [1144, 126 + i * 72, 90]);
  const pieces = border.map(([x, y, turn], i) =>
    stamp(i % 4 < 2 ? 'buta' : 'flower', x, y, 64, round(turn + random.float(-2.5, 2.5)) || 0.1),
  );
  const teeth = (inset: number, out: boolean): string =>
    along(inset, inset * 0.8, 1200 - 2 * inset, 900 - 1.6 * inset, 21)
      .map(([x, y, turn]) => {
        const pull = (px: number, py: number): string => {
          const [dx, dy] = polar(0, 0, Math.hypot(px, py), (Math.atan2(py, px) * 180) / Math.PI + turn);
          return `${round(x + dx)} ${round(y + dy)}`;
        };
        return out ? `M${pull(-8, 6)}L${pull(0, -8)}L${pull(8, 6)}Z` : circle(x, y, 4);
      })
      .join('');
  return [
    ground('#fffaf0'),
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
      stamp('corner', x as number, y as number, 60),
    ]),
  ];
}

function drawLamps(random: Random): readonly SceneNode[] {
  const hung: readonly (readonly [number, number, number])[] = [
    [46, 470, 1.06],
    [104, 210, 0.78],
    [1152, 420, 1.06],
    [1096, 170, 0.78],
    [20, 150, 0.5],
    [1186, 110, 0.5],
  ];
  const hanging = hung.map(([x, y, scale]) => [x, y + random.float(-24, 24), scale] as const);
  const lights = packMargin(random, {
    sizes: [
      { r: 22, count: 12 },
      { r: 10, count: 20 },
      { r: 4, count: 40 },
    ],
    gap: 4,
  });
  const row = [-10, 110, 230, 350, 475, 600, 725, 850, 970, 1090, 1210];
  return [
    ground(fade(['#2c1440', '#5a1f4d', '#9c3a40', '#d97a35'])),
    cut(lights.map(({ x, y, r }) => (r > 4 ? circle(x, y, r) : '')).join(''), '#ffb85a', 0.16),
    cut(lights.map(({ x, y, r }) => (r > 4 ? '' : circle(x, y, 2.4))).join(''), '#ffe2a0', 0.8),
    line(hanging.map(([x, y]) => `M${round(x)} -5V${round(y)}`).join(''), '#f2c56a', 2.5),
    ...sheet(roundedSheet, '#fff9ee', { color: '#d98a2a', width: 2.5, second: '#f0cf93' }),
    ...hanging.map(([x, y, scale]) => placed(hangingLamp(0, 0), { x, y, scale })),
    ...shadowed('M-10 868Q600 838 1210 868V910H-10Z', '#431527', 4),
    ...row.map((x, i) =>
      placed(lamp(), { x, y: 864 - (1 - Math.abs(x - 600) / 600) * 8, scale: i % 2 ? 0.9 : 0.7 }),
    ),
  ];
}

function hangingLamp(x: number, y: number): readonly SceneNode[] {
  return [
    glow(x, y + 30, 76, '#ffcf6a', 'aa'),
    cut(`M${round(x - 22)} ${y}h44l16 24l-16 46h-44l-16 -46Z`, '#f2a52e'),
    cut(`M${round(x - 12)} ${y + 6}h24l8 18l-8 40h-24l-8 -40Z`, '#fff0b0'),
    cut(`M${round(x - 24)} ${y + 1}l24 -22l24 22ZM${round(x - 20)} ${y + 70}h40l-8 12h-24Z`, '#a8402a'),
    line(`M${round(x)} ${y + 82}v34M${round(x - 7)} ${y + 82}v24M${round(x + 7)} ${y + 82}v24`, '#f2c56a', 3),
  ];
}

const bloomBox = [-230, -230, 460, 460] as const;

export const rangoliCorners: Background = {
  key: 'bg-rangoli',
  label: 'Rangoli',
  tags: ['rangoli', 'india', 'festive', 'mandala', 'pattern', 'bright'],
  panel: null,
  symbols: {
    'bloom-0': { viewBox: bloomBox, children: rangoli(bloomColors[0] as (typeof bloomColors)[number]) },
    'bloom-1': { viewBox: bloomBox, children: rangoli(bloomColors[1] as (typeof bloomColors)[number]) },
    'bloom-2': { viewBox: bloomBox, children: rangoli(bloomColors[2] as (typeof bloomColors)[number]) },
  },
  draw: drawRangoli,
};

export const toran: Background = {
  key: 'bg-marigold-garland',
  label: 'Marigold garland',
  tags: ['marigold', 'toran', 'garland', 'india', 'festive', 'diya'],
  panel: null,
  symbols: { marigold, saffron: saffronMarigold, mango: mangoLeaf },
  draw: drawToran,
};

export const blockPrint: Background = {
  key: 'bg-block-print',
  label: 'Block print',
  tags: ['textile', 'india', 'paisley', 'cotton', 'pattern', 'formal'],
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

export const lamps: Background = {
  key: 'bg-lamps',
  label: 'Evening lamps',
  tags: ['diya', 'lamp', 'light', 'india', 'evening', 'festive'],
  panel: null,
  draw: drawLamps,
};
