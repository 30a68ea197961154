import type { SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from '../cutout.ts';
import { circle, leaf, oval, polar, round, twinkle } from '../outline.ts';
import { ball, downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 304, width: 720, height: 280 },
  square: { x: 140, y: 140, width: 800, height: 220 },
};

/** The feet of the bird. */
const places = {
  portrait: { x: 450, y: 1404, scale: 0.94, ground: 1394 },
  square: { x: 540, y: 1016, scale: 0.76, ground: 1006 },
} as const;

/** Rows of feathers about the bird's back, the outermost first: how far the tips reach, and how many there are. */
const rows = [
  { reach: 690, count: 17, from: -88, size: 1.1 },
  { reach: 590, count: 16, from: -84, size: 1.02 },
  { reach: 486, count: 15, from: -84, size: 0.92 },
  { reach: 388, count: 14, from: -82, size: 0.82 },
  { reach: 296, count: 13, from: -80, size: 0.68 },
  { reach: 218, count: 11, from: -76, size: 0.54 },
] as const;

/** The back from which the feathers rise, above the feet. */
const back = -150;

/** A feather 120 wide, its tip at the top. */
const feather: readonly SceneNode[] = [
  cut(
    'M60 4C96 22 116 70 104 116C96 150 78 190 60 240C42 190 24 150 16 116C4 70 24 22 60 4Z',
    downward(0, 240, '#3fae62', '#0d5a4d'),
  ),
  line(
    'M60 236V60M60 220L26 132M60 220L94 132M60 190L16 96M60 190L104 96M60 150L22 58M60 150L98 58M60 110L36 28M60 110L84 28',
    '#9fe08a',
    1.8,
  ),
  cut(oval(60, 84, 37, 46), '#d7a33c'),
  cut(oval(60, 84, 33, 42), '#8a6a1c'),
  cut(oval(60, 86, 28, 36), '#20b5a8'),
  cut('M60 62C82 62 86 94 74 108C68 114 64 110 60 104C56 110 52 114 46 108C34 94 38 62 60 62Z', '#152a7c'),
  cut(oval(55, 76, 7, 9), '#5f86f0'),
];

function fan(sway: number): readonly SceneNode[] {
  return rows.flatMap(({ reach, count, from, size }, row) =>
    Array.from({ length: count }, (_, i) => {
      const angle = from + (-2 * from * i) / (count - 1) + (row % 2 ? sway : -sway);
      const [x, y] = polar(0, back, reach, angle - 90);
      return placed([{ kind: 'use', symbol: 'feather', x: -60, y: -4, width: 120, height: 240 }], {
        x,
        y,
        scale: size,
        rotation: angle,
      });
    }),
  );
}

/** Standing at the origin, looking to the left. */
function bird(): readonly SceneNode[] {
  const body =
    'M-104 -64C-112 -150 -66 -206 -42 -262C-28 -300 -36 -338 -48 -362C-56 -398 -30 -424 2 -420C34 -416 46 -384 38 -352C28 -308 44 -256 72 -206C112 -140 116 -78 84 -40C50 -4 -72 -8 -104 -64Z';
  const scales = [
    [-40, -96],
    [0, -90],
    [40, -96],
    [-58, -132],
    [-20, -126],
    [20, -126],
    [60, -134],
    [-40, -164],
    [0, -160],
    [40, -164],
    [-20, -196],
    [18, -196],
    [0, -228],
  ] as const;
  const crest = [-44, -24, -4, 16, 36].map((angle) => polar(4, -414, 66, angle - 96));
  return [
    line('M-26 -24V10M28 -24V10', '#c99a4a', 9),
    line('M-26 8l-26 10M-26 8l2 14M-26 8l22 8M28 8l-26 10M28 8l2 14M28 8l22 8', '#c99a4a', 6),
    line(crest.map(([x, y]) => `M4 -412L${round(x)} ${round(y)}`).join(''), '#2c62c9', 3.5),
    cut(crest.map(([x, y]) => circle(x, y, 10)).join(''), '#27b7ae'),
    cut(crest.map(([x, y]) => circle(x, y, 5)).join(''), '#153a9a'),
    cut(body, downward(-420, -20, '#2f86ec', '#0c2f86')),
    cut(
      'M72 -206C112 -140 116 -78 84 -40C64 -18 20 -12 -24 -22C40 -40 78 -110 38 -236C44 -256 60 -226 72 -206Z',
      '#081f66',
      0.45,
    ),
    cut(
      'M-42 -262C-28 -300 -36 -338 -48 -362C-52 -384 -46 -402 -32 -412C-40 -380 -14 -330 -22 -282C-32 -226 -84 -170 -88 -94C-100 -160 -62 -212 -42 -262Z',
      '#7cc0ff',
      0.4,
    ),
    line(scales.map(([x, y]) => `M${x - 17} ${y}a17 17 0 0 0 34 0`).join(''), '#3fd0c8', 3.5),
    cut('M-52 -390C-44 -412 -12 -416 -4 -396C-16 -382 -36 -378 -52 -390Z', '#f4fbff'),
    cut('M-46 -372C-34 -362 -14 -362 -6 -372C-12 -356 -36 -354 -46 -372Z', '#f4fbff'),
    cut(circle(-24, -388, 12), '#12163a'),
    cut(circle(-28, -392, 4), '#ffffff'),
    cut('M-50 -394C-78 -392 -92 -378 -100 -364C-84 -368 -64 -366 -50 -370Z', '#e9b04d'),
    cut('M-50 -380C-72 -378 -88 -372 -100 -364C-84 -368 -64 -366 -50 -370Z', '#b97c22'),
  ];
}

/** Lotus flowers and leaves along the lower edge. */
function lotuses(width: number, y: number, shift: number): readonly SceneNode[] {
  const xs = [0.06, 0.22, 0.78, 0.94].map((share) => share * width + shift);
  const bloom = (x: number, spread: number, length: number, breadth: number) =>
    [-2, -1, 0, 1, 2]
      .map((i) => leaf(x, y, length - Math.abs(i) * 9, breadth, -90 + i * spread, 0.5))
      .join('');
  return [
    cut(xs.map((x) => leaf(x, y + 8, 120, 30, -16) + leaf(x, y + 8, 120, 30, 196)).join(''), '#0f6f5b'),
    cut(xs.map((x) => bloom(x, 34, 104, 26)).join(''), '#d84f8c'),
    cut(xs.map((x) => bloom(x, 24, 84, 20)).join(''), '#f388b3'),
    cut(xs.map((x) => leaf(x, y, 64, 15, -90)).join(''), '#ffd0df'),
  ];
}

function drawPeacock({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, scale, ground } = places[at];
  const { width, height } = face;
  const dust = Array.from(
    { length: 90 },
    () => [random.float(0, width), random.float(0, ground - 300)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 36));
  const rays = Array.from({ length: 25 }, (_, i) => {
    const [ax, ay] = polar(x, y + back * scale, 1700, 180 + i * 7.5 - 1.4);
    const [bx, by] = polar(x, y + back * scale, 1700, 180 + i * 7.5 + 1.4);
    return `M${x} ${round(y + back * scale)}L${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}Z`;
  });
  const [half, hub] = [640 * scale, y + back * scale];
  return [
    baseLayer(face, fadeDown(face, ['#06233a', '#083a4e', '#0c5a63', '#127a72'])),
    cut(rays.join(''), '#ffe7a3', 0.05),
    glow(x, y + back * scale, 820 * scale, '#1fa08a', '77'),
    cut(dust.map(([dx, dy], i) => circle(dx, dy, i % 3 ? 2 : 3.4)).join(''), '#f1cf7a', 0.8),
    cut(
      dust
        .slice(0, 9)
        .map(([dx, dy]) => twinkle(dx, dy, random.float(10, 18)))
        .join(''),
      '#ffe7a3',
    ),
    cut(
      `M${round(x - half)} ${round(hub)}A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(hub)}Z`,
      ball(x, hub, half, '#0f6a55'),
    ),
    placed(fan(random.float(-1.5, 1.5)), { x, y, scale }),
    land(
      face,
      [
        [-0.03, ground - 10],
        [0.3, ground + 14],
        [0.7, ground + 10],
        [1.03, ground - 16],
      ],
      downward(ground, height, '#0c4a4a', '#04222e'),
    ),
    cut(oval(x, y + 12, 150 * scale, 22 * scale), '#021a24', 0.5),
    placed(bird(), { x, y, scale }),
    ...lotuses(width, height - (at === 'portrait' ? 54 : 14), random.float(-14, 14)),
  ];
}

export const peacockCover: Cover = {
  heading,
  ink: '#ffe9ae',
  accent: '#0f6a62',
  symbols: { feather: { viewBox: [0, 0, 120, 240], children: feather } },
  draw: drawPeacock,
};
