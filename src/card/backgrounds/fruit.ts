import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, ground, line, mix, moved, placed, shadowed, stamp } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle, leaf, oval, petals, polar, round } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

/** A slice about the origin, 200 wide: rind, pith, segments with light and pips. */
function slice(rind: Color, flesh: Color): SceneSymbol {
  const segment = (index: number, size: number): string => {
    const middle = index * 40 + 20;
    const [x, y] = polar(0, 0, 10, middle);
    const [ax, ay] = polar(0, 0, size, middle - 17);
    const [bx, by] = polar(0, 0, size, middle + 17);
    const [cx, cy] = polar(0, 0, size * 1.12, middle);
    return `M${round(x)} ${round(y)}L${round(ax)} ${round(ay)}Q${round(cx)} ${round(cy)} ${round(bx)} ${round(by)}Z`;
  };
  const all = (size: number) => Array.from({ length: 9 }, (_, i) => segment(i, size)).join('');
  const rays = Array.from({ length: 9 }, (_, i) => {
    const [ax, ay] = polar(0, 0, 34, i * 40 + 20);
    const [bx, by] = polar(0, 0, 62, i * 40 + 20);
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  });
  return {
    viewBox: [-110, -110, 220, 220],
    children: [
      cut(circle(5, 9, 100), '#5a2a1426'),
      cut(circle(0, 0, 100), rind),
      cut(circle(0, 0, 92), '#fff3d6'),
      line(all(80), flesh, 7),
      cut(all(80), flesh),
      line(rays.join(''), mix(flesh, '#ffffff', 0.42), 5),
    ],
  };
}

const citrusSymbols = {
  orange: slice('#f28a1c', '#fba63c'),
  lemon: slice('#f2c02c', '#fbdc5c'),
  lime: slice('#6aa545', '#a9d06a'),
  ruby: slice('#f08a5c', '#ee6a66'),
};

function drawCitrus(random: Random): readonly SceneNode[] {
  const anchors = [
    { x: 44, y: 52, r: 128 },
    { x: 1164, y: 850, r: 132 },
    { x: 1150, y: 120, r: 84 },
    { x: 48, y: 770, r: 92 },
    { x: 24, y: 420, r: 96 },
    { x: 1184, y: 496, r: 100 },
  ].map((spot) => ({ ...spot, x: spot.x + random.float(-6, 6), y: spot.y + random.float(-12, 12) }));
  const more = packMargin(random, {
    sizes: [
      { r: 74, count: 6 },
      { r: 50, count: 10 },
    ],
    gap: 8,
    bleed: 0.95,
    taken: anchors,
  });
  const slices = [...anchors, ...more];
  const gaps = packMargin(random, {
    sizes: [
      { r: 26, count: 16 },
      { r: 15, count: 20 },
      { r: 5, count: 50 },
    ],
    gap: 5,
    taken: slices,
    bleed: 0.6,
  });
  const names = ['orange', 'lime', 'ruby', 'lemon'];
  const first = random.int(0, 3);
  const twigs = gaps.filter(({ r }) => r === 26).map(({ x, y }) => ({ x, y, turn: random.float(0, 360) }));
  const white = gaps.filter(({ r }) => r === 15);
  return [
    ground('#fffaee'),
    cut(
      twigs
        .map(
          ({ x, y, turn }) =>
            leaf(...polar(x, y, 27, turn + 180), 58, 20, turn - 14) +
            leaf(...polar(x, y, 27, turn + 180), 46, 17, turn + 38),
        )
        .join(''),
      '#5a9a55',
    ),
    line(
      twigs
        .map(({ x, y, turn }) => {
          const [ax, ay] = polar(x, y, 27, turn + 180);
          const [bx, by] = polar(ax, ay, 44, turn - 14);
          return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
        })
        .join(''),
      '#c3dd9a',
      2,
    ),
    cut(white.map(({ x, y, r }, i) => petals(x, y, 5, r + 1, r * 0.9, i * 31)).join(''), '#ffdcc0'),
    cut(white.map(({ x, y }) => circle(x, y, 4)).join(''), '#f28a1c'),
    cut(
      gaps
        .filter(({ r }) => r === 5)
        .map(({ x, y }) => circle(x, y, 4))
        .join(''),
      '#f6b84a',
    ),
    ...slices.map(({ x, y, r }, i) =>
      stamp(names[(i + first) % 4] as string, x, y, r * 2.2, random.float(0, 40)),
    ),
  ];
}

function watermelon(): readonly SceneNode[] {
  return [
    cut('M-70 -20A70 70 0 0 0 70 -20Z', '#3f8a4f'),
    cut('M-62 -20A62 62 0 0 0 62 -20Z', '#e9f2c8'),
    cut('M-55 -20A55 55 0 0 0 55 -20Z', '#ee5560'),
    cut(
      oval(-26, -4, 3, 5) + oval(0, 2, 3, 5) + oval(26, -4, 3, 5) + oval(-12, 16, 3, 5) + oval(12, 16, 3, 5),
      '#5a1a2a',
    ),
  ];
}

function drawPicnic(random: Random): readonly SceneNode[] {
  const color = random.pick<Color>(['#e4574c', '#e8863a', '#3f8f9a']);
  const bands: string[] = [];
  for (let x = 0; x < 1200; x += 80) bands.push(box(x, 0, 40, 900));
  const across: string[] = [];
  for (let y = 10; y < 900; y += 80) across.push(box(0, y, 1200, 40));
  const berry = (x: number, y: number, scale: number, turn: number) =>
    placed(strawberry(), {
      x: x + random.float(-5, 5),
      y: y + random.float(-5, 5),
      scale,
      turn: turn + random.float(-12, 12),
    });
  return [
    ground('#fffaf2'),
    cut(bands.join(''), mix(color, '#ffffff', 0.3), 0.55),
    cut(across.join(''), mix(color, '#ffffff', 0.3), 0.55),
    ...sheet(scallopedSheet, '#fffbf4', { color, width: 2.5, inset: 16, dash: [0.1, 9] }),
    placed([moved([cut('M-70 -20A70 70 0 0 0 70 -20Z', '#3a141426')], 5, 9), ...watermelon()], {
      x: 92,
      y: 92,
      scale: 1.18,
      turn: -32 + random.float(-6, 6),
    }),
    placed([moved([cut('M-70 -20A70 70 0 0 0 70 -20Z', '#3a141426')], 5, 9), ...watermelon()], {
      x: 1118,
      y: 820,
      scale: 1.16,
      turn: 148 + random.float(-6, 6),
    }),
    berry(1120, 80, 1.5, 20),
    berry(1052, 50, 1.05, -40),
    berry(1156, 176, 1.1, 60),
    berry(76, 806, 1.5, -24),
    berry(158, 852, 1.1, 70),
    berry(46, 700, 1.0, 10),
    ...daisies(
      [
        [250, 44, 34],
        [330, 66, 22],
        [60, 262, 34],
        [46, 350, 22],
        [950, 858, 34],
        [866, 842, 22],
        [1146, 640, 34],
        [1160, 556, 22],
        [600, 40, 26],
        [600, 862, 26],
        [52, 500, 26],
        [1150, 380, 26],
      ],
      random,
    ),
  ];
}

function strawberry(): readonly SceneNode[] {
  const seeds = (
    [
      [-14, -16],
      [4, -8],
      [-8, 10],
      [16, -20],
      [13, 8],
      [2, 24],
    ] as const
  ).map(([dx, dy]) => oval(dx, dy, 2.2, 3.4));
  return [
    moved(
      [
        cut(
          'M0 -40C26 -50 42 -26 32 0C24 22 10 34 0 40C-10 34 -24 22 -32 0C-42 -26 -26 -50 0 -40Z',
          '#3a141426',
        ),
      ],
      4,
      7,
    ),
    cut('M0 -40C26 -50 42 -26 32 0C24 22 10 34 0 40C-10 34 -24 22 -32 0C-42 -26 -26 -50 0 -40Z', '#e5404c'),
    cut('M16 -44C38 -42 42 -20 32 0C24 22 10 34 0 40C20 16 30 -18 16 -44Z', '#a8213d', 0.5),
    cut(seeds.join(''), '#ffdf9a'),
    cut([195, 240, 285, 330].map((turn) => leaf(0, -40, 27, 11, turn)).join(''), '#5a9a4b'),
  ];
}

function daisies(
  spots: readonly (readonly [number, number, number])[],
  random: Random,
): readonly SceneNode[] {
  const moved_ = spots.map(
    ([x, y, r]) => [x + random.float(-6, 6), y + random.float(-6, 6), r, random.float(0, 40)] as const,
  );
  return [
    ...shadowed(moved_.map(([x, y, r, turn]) => petals(x, y, 10, r, r * 0.46, turn)).join(''), '#ffffff', 4),
    cut(moved_.map(([x, y, r]) => circle(x, y, r * 0.32)).join(''), '#f6b02c'),
    cut(moved_.map(([x, y, r]) => circle(x + r * 0.06, y + r * 0.06, r * 0.18)).join(''), '#e0901a'),
  ];
}

/** A cone with two scoops about the origin, 240 high. */
function iceCream(top: Color, second: Color): SceneSymbol {
  const drip =
    'M-56 4C-60 -44 -36 -66 0 -66C36 -66 60 -44 56 4C56 18 42 18 40 6C36 20 20 20 18 8C14 26 -8 26 -12 8C-16 18 -32 18 -36 6C-40 18 -56 18 -56 4Z';
  return {
    viewBox: [-70, -130, 140, 260],
    children: [
      cut('M-46 10H46L4 122Q0 128 -4 122Z', '#e2a55c'),
      line('M-30 12L18 84M-2 12L30 52M-34 42L2 110M30 12L-18 84M2 12L-30 52M34 42L-2 110', '#c07f3c', 3),
      cut('M14 10H46L4 122Q0 128 -2 124Z', '#8a4a1c', 0.25),
      cut(drip, second),
      cut('M22 -60C50 -50 60 -34 56 4C56 18 42 18 40 6C52 -20 40 -44 22 -60Z', '#5a1430', 0.16),
      moved(
        [
          cut(drip, top),
          cut('M22 -60C50 -50 60 -34 56 4C56 18 42 18 40 6C52 -20 40 -44 22 -60Z', '#5a1430', 0.16),
        ],
        0,
        -54,
      ),
      cut(oval(-26, -92, 9, 15), '#ffffff', 0.6),
      line('M-8 -104l8 5M14 -82l4 -8M-30 -70l8 3M34 -74l2 8M2 -70l8 -2', '#fff6d8', 4.5),
      cut(circle(2, -122, 11), '#d62f45'),
    ],
  };
}

function lolly(color: Color, tip: Color): SceneSymbol {
  return {
    viewBox: [-60, -120, 120, 240],
    children: [
      cut(box(-8, 60, 16, 54, 8), '#e8c48a'),
      cut('M-46 70V-52A46 46 0 0 1 46 -52V70Q46 78 38 78H-38Q-46 78 -46 70Z', color),
      cut('M-46 -20V-52A46 46 0 0 1 46 -52V-20C36 -8 26 -30 14 -18S-8 -6 -16 -20S-38 -6 -46 -20Z', tip),
      cut('M20 -94A46 46 0 0 1 46 -52V70Q46 78 38 78H20Z', '#5a1430', 0.14),
      line('M-20 -46V44', '#ffffffa0', 8),
      line('M10 4V44', mix(color, '#5a1430', 0.2), 8),
    ],
  };
}

function drawIceCream(random: Random): readonly SceneNode[] {
  const names = ['berry', 'lolly-sun', 'mint', 'lolly-sea', 'peach'];
  const first = random.int(0, 4);
  const spots: readonly (readonly [number, number, number, number])[] = [
    [70, 130, 250, -16],
    [1124, 130, 240, 18],
    [64, 400, 210, 12],
    [1140, 396, 210, -10],
    [72, 640, 200, -12],
    [1128, 646, 206, 14],
    [110, 832, 190, 62],
    [1090, 836, 190, -64],
    [290, 846, 170, 78],
    [470, 858, 160, 98],
    [910, 846, 170, -80],
    [730, 858, 160, -100],
    [250, 46, 170, 82],
    [430, 42, 160, -82],
    [610, 40, 160, 84],
    [790, 44, 160, -80],
    [964, 48, 170, 80],
  ];
  const dots = packMargin(random, { sizes: [{ r: 6, count: 70 }], gap: 34, bleed: 0.5 });
  return [
    ground('#f9c9bb'),
    cut(dots.map(({ x, y }) => circle(x, y, 6)).join(''), '#fff6e8'),
    ...spots.map(([x, y, size, turn], i) =>
      stamp(
        names[(i + first) % 5] as string,
        x + random.float(-5, 5),
        y + random.float(-5, 5),
        size,
        turn + random.float(-6, 6),
      ),
    ),
    ...sheet(scallopedSheet, '#fffaf2', { color: '#ee8a7a', width: 2.5, inset: 16, dash: [10, 8] }),
  ];
}

export const citrus: Background = {
  key: 'bg-citrus',
  label: 'Citrus',
  tags: ['orange', 'lemon', 'fruit', 'fresh', 'summer'],
  panel: null,
  symbols: citrusSymbols,
  draw: drawCitrus,
};

export const picnic: Background = {
  key: 'bg-picnic',
  label: 'Picnic',
  tags: ['picnic', 'gingham', 'strawberry', 'melon', 'summer'],
  panel: null,
  draw: drawPicnic,
};

export const iceCreams: Background = {
  key: 'bg-ice-cream',
  label: 'Ice cream',
  tags: ['ice cream', 'lolly', 'sweet', 'summer', 'kids'],
  panel: null,
  symbols: {
    berry: iceCream('#ee6f92', '#fff0d8'),
    mint: iceCream('#9fd8c0', '#8a5a44'),
    peach: iceCream('#ffd27a', '#f79a7e'),
    'lolly-sun': lolly('#f6a03c', '#ffd76a'),
    'lolly-sea': lolly('#4fb0bc', '#f4f0dc'),
  },
  draw: drawIceCream,
};
