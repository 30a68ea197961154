import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix } from '../cutout.ts';
import { icing, sprinkles } from '../icing.ts';
import { box, circle, oval, round } from '../outline.ts';
import { ball, cylinder, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

/** The top of the cake, and the candles: their middle, their height and width. */
const places = {
  portrait: {
    cake: 1190,
    candles: [
      [90, 330, 54],
      [234, 400, 58],
      [378, 300, 54],
      [520, 420, 60],
      [664, 330, 56],
      [806, 380, 56],
    ],
  },
  square: {
    cake: 800,
    candles: [
      [84, 230, 46],
      [216, 290, 50],
      [346, 210, 46],
      [474, 300, 50],
      [606, 230, 48],
      [736, 310, 50],
      [866, 220, 46],
      [994, 280, 48],
    ],
  },
} as const;

const colors: readonly Color[] = [
  '#f2596b',
  '#3fb0b8',
  '#ffc23d',
  '#9a6fd6',
  '#ff8a5c',
  '#6cbf78',
  '#f58bb0',
  '#4f9fe0',
];

/** A large candle in one of three patterns, its foot at the origin's height. */
function bigCandle(
  x: number,
  foot: number,
  tall: number,
  wide: number,
  color: Color,
  pattern: number,
): readonly SceneNode[] {
  const [top, half] = [foot - tall, wide / 2];
  const light = mix(color, '#ffffff', 0.72);
  const stripes = Array.from({ length: Math.ceil(tall / 62) }, (_, i) => {
    const y = top + 20 + i * 62;
    return `M${x - half} ${round(y + 34)}L${x + half} ${round(y)}V${round(y + 24)}L${x - half} ${round(y + 58)}Z`;
  });
  const dots = Array.from({ length: Math.ceil(tall / 40) }, (_, i) =>
    circle(x + (i % 2 ? half * 0.42 : -half * 0.42), top + 36 + i * 40, 8),
  );
  const rings = Array.from({ length: Math.ceil(tall / 54) }, (_, i) =>
    box(x - half, top + 30 + i * 54, wide, 16),
  );
  const marks = [stripes, dots, rings][pattern % 3] as readonly string[];
  const flame = wide * 1.05;
  const tip = top - 22 - flame * 1.5;
  return [
    cut(box(x - half, top, wide, tall + 14, 8), cylinder(x - half, wide, color)),
    cut(marks.join(''), light, 0.85),
    cut(box(x + half * 0.3, top, half * 0.7, tall + 14), '#2a0a2a', 0.14),
    cut(oval(x, top + 4, half, half * 0.28), mix(color, '#ffffff', 0.5)),
    cut(
      `M${x - half * 0.8} ${top + 4}C${x - half * 0.8} ${top + 40} ${x - half * 0.3} ${top + 50} ${x - half * 0.3} ${top + 24}C${x - half * 0.2} ${top + 14} ${x + half * 0.1} ${top + 16} ${x + half * 0.16} ${top + 34}C${x + half * 0.3} ${top + 44} ${x + half * 0.5} ${top + 30} ${x + half * 0.7} ${top + 4}Z`,
      mix(color, '#ffffff', 0.6),
    ),
    line(`M${x} ${top + 4}V${top - 26}`, '#4a2a24', 5),
    glow(x, tip + flame, flame * 1.9, '#ffc85c', '99'),
    cut(
      `M${x} ${round(tip)}C${round(x + flame * 0.62)} ${round(tip + flame * 0.8)} ${round(x + flame * 0.5)} ${round(top - 14)} ${x} ${round(top - 12)}C${round(x - flame * 0.5)} ${round(top - 14)} ${round(x - flame * 0.62)} ${round(tip + flame * 0.8)} ${x} ${round(tip)}Z`,
      downward(tip, top, '#ffd45c', '#ff8f2e'),
    ),
    cut(
      `M${x} ${round(tip + flame * 0.66)}C${round(x + flame * 0.3)} ${round(tip + flame)} ${round(x + flame * 0.26)} ${round(top - 16)} ${x} ${round(top - 14)}C${round(x - flame * 0.26)} ${round(top - 16)} ${round(x - flame * 0.3)} ${round(tip + flame)} ${x} ${round(tip + flame * 0.66)}Z`,
      '#fff6d0',
    ),
  ];
}

function drawCandles({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { cake, candles } = places[at];
  const { width, height } = face;
  const first = random.int(0, 7);
  const lights = Array.from({ length: 42 }, () => ({
    x: random.float(0, width),
    y: random.float(0, cake - 80),
    r: random.float(12, 48),
  })).filter(({ x, y, r }) => isOutside(heading[at], [x, y], r + 26));
  const wall = cake + 60;
  const count = Math.ceil(width / 92) + 1;
  const tongues = Array.from(
    { length: count },
    () => wall + random.float(70, 170) * (at === 'square' ? 0.7 : 1),
  );
  const crumbs = Array.from({ length: 60 }, (_, i) => ({
    x: random.float(0, width),
    y: random.float(cake - 6, cake + 56),
    rotation: random.float(0, 6.28),
    color: i % 5,
  }));
  const strawberry = (x: number, y: number, r: number): readonly SceneNode[] => [
    cut(
      `M${x} ${round(y + r)}C${round(x - r)} ${round(y + r * 0.4)} ${round(x - r)} ${round(y - r * 0.7)} ${x} ${round(y - r * 0.7)}C${round(x + r)} ${round(y - r * 0.7)} ${round(x + r)} ${round(y + r * 0.4)} ${x} ${round(y + r)}Z`,
      ball(x, y, r, '#e8314f'),
    ),
    cut(
      [
        [-0.4, -0.2],
        [0.1, -0.36],
        [0.46, -0.1],
        [-0.14, 0.14],
        [0.24, 0.3],
      ]
        .map(([dx = 0, dy = 0]) => oval(x + dx * r, y + dy * r, 3, 4.4))
        .join(''),
      '#ffd98a',
    ),
    cut(
      `M${x} ${round(y - r * 0.5)}l-${round(r * 0.6)} -8l${round(r * 0.3)} -10l${round(r * 0.1)} -12l${round(r * 0.2)} 8l${round(r * 0.3)} -6l${round(r * 0.06)} 14l${round(r * 0.3)} 6Z`,
      '#5fa04a',
    ),
  ];
  const cream = Array.from({ length: Math.ceil(width / 150) + 1 }, (_, i) => i * 150 + 10);
  return [
    baseLayer(face, fadeDown(face, ['#2a1038', '#451a4c', '#7a2a58', '#c9565a', '#f29a5c'])),
    glow(width / 2, cake - 280, width * 0.62, '#ffb04d', '55'),
    ...(['#ffd9a0', '#ff9fae', '#fff1cf'] as const).map((fill, tone) =>
      cut(
        lights
          .filter((_, i) => i % 3 === tone)
          .map(({ x, y, r }) => circle(x, y, r))
          .join(''),
        fill,
        0.14,
      ),
    ),
    cut(box(-20, cake - 20, width + 40, height), downward(cake, height, '#f7a3b5', '#d9637f')),
    cut(box(-20, wall + 200, width + 40, 26), '#fff6ea', 0.7),
    cut(
      Array.from({ length: Math.ceil(width / 60) }, (_, i) => circle(i * 60 + 30, wall + 290, 13)).join(''),
      '#fff6ea',
      0.8,
    ),
    {
      kind: 'group',
      transform: [1, 0, 0, 1, 4, 12],
      children: [cut(icing(-40, wall - 30, 70, tongues), '#5a1a3a', 0.22)],
    },
    cut(icing(-40, wall - 30, 70, tongues), downward(wall - 40, wall + 170, '#fffaf2', '#f7e3d6')),
    cut(box(-20, cake - 24, width + 40, 100, 20), downward(cake - 24, cake + 76, '#ffffff', '#fbeee2')),
    ...sprinkles(crumbs, 16),
    ...candles.flatMap(([x, tall, wide], i) => [
      cut(oval(x + 6, cake + 14, wide * 0.8, 12), '#c98a7a', 0.4),
      ...bigCandle(x, cake, tall, wide, colors[(i + first) % colors.length] as Color, i + first),
    ]),
    ...cream.flatMap((x, i): readonly SceneNode[] => [
      cut(
        circle(x - 34, cake + 50, 34) + circle(x + 34, cake + 50, 34) + circle(x, cake + 40, 42),
        '#f0d9cb',
      ),
      cut(
        circle(x - 36, cake + 44, 32) +
          circle(x + 32, cake + 44, 32) +
          circle(x, cake + 32, 40) +
          circle(x - 2, cake + 4, 24),
        '#fffdf8',
      ),
      ...(i % 2
        ? strawberry(x, cake - 24, 36)
        : [
            cut(circle(x, cake - 22, 26), ball(x, cake - 22, 26, '#c2203f')),
            cut(oval(x - 9, cake - 32, 6, 4), '#ffffff', 0.8),
          ]),
    ]),
  ];
}

export const candlesCover: Cover = { heading, ink: '#fff0d0', accent: '#a83258', draw: drawCandles };
