import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, cloud, oval, polar, round, star, twinkle } from '../outline.ts';
import { ball, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

/** The middle and radius of the moon, and the stars that hang on strings: where, how long, how large. */
const places = {
  portrait: {
    moon: { x: 450, y: 1010, r: 290 },
    hung: [
      [90, 230, 44],
      [210, 150, 30],
      [330, 210, 26],
      [580, 180, 28],
      [700, 130, 36],
      [812, 236, 46],
      [60, 760, 34],
      [850, 700, 38],
    ],
    bank: 1330,
  },
  square: {
    moon: { x: 560, y: 690, r: 226 },
    hung: [
      [60, 170, 36],
      [170, 74, 26],
      [330, 90, 22],
      [640, 70, 22],
      [860, 80, 28],
      [1020, 190, 38],
      [120, 520, 32],
      [960, 470, 34],
    ],
    bank: 930,
  },
} as const;

/** A paper star with folded faces, its middle at a point. */
function folded(x: number, y: number, r: number, color: Color, turn = 0): readonly SceneNode[] {
  const facets = Array.from({ length: 5 }, (_, i) => {
    const [tx, ty] = polar(x, y, r, turn - 90 + i * 72);
    const [vx, vy] = polar(x, y, r * 0.48, turn - 54 + i * 72);
    return `M${round(x)} ${round(y)}L${round(tx)} ${round(ty)}L${round(vx)} ${round(vy)}Z`;
  });
  return [cut(star(x, y, r, turn, 5, 0.48), color), cut(facets.join(''), mix(color, '#7a3a10', 0.2))];
}

/** A child in pyjamas who sits at the origin and looks to the right, a rod in its hands. */
function fisher(): readonly SceneNode[] {
  const skin: Color = '#f3bd94';
  return [
    line('M70 -96C150 -190 240 -230 330 -214', '#8a5a3a', 8),
    line('M-6 -14L44 4L52 66M26 -8L80 2L92 58', '#5f9fe0', 30),
    cut(oval(60, 76, 22, 12) + oval(102, 66, 22, 12), '#ffd34e'),
    cut(
      'M-44 2C-60 -60 -40 -116 0 -120C40 -116 52 -60 46 6C20 16 -22 14 -44 2Z',
      downward(-120, 10, '#7fb6f0', '#5f9fe0'),
    ),
    cut(
      [
        [-22, -70],
        [10, -90],
        [-8, -36],
        [24, -50],
        [-30, -20],
        [20, -12],
      ]
        .map(([x = 0, y = 0]) => star(x, y, 9, 0, 5, 0.5))
        .join(''),
      '#ffe9a8',
    ),
    line('M-16 -92C10 -70 40 -78 66 -94M20 -96C40 -84 58 -88 78 -104', '#7fb6f0', 24),
    cut(circle(70, -96, 13) + circle(84, -108, 13), skin),
    cut(circle(6, -168, 54), ball(6, -168, 70, skin, '#a8603c')),
    cut(circle(-46, -166, 12), skin),
    cut(circle(34, -174, 6.5), '#3a2430'),
    line('M30 -148q12 10 22 -2', '#8a3a3a', 5),
    cut(oval(26, -154, 12, 8), '#f58f7f', 0.6),
    cut('M-54 -168C-62 -226 -10 -252 40 -222C20 -216 0 -212 -16 -196C-24 -180 -34 -172 -54 -168Z', '#6a3a28'),
    cut('M-56 -190C-60 -240 4 -268 58 -214C30 -224 -20 -220 -56 -190Z', '#e8596f'),
    cut(
      'M-30 -232C-70 -290 -130 -280 -150 -230C-130 -236 -110 -226 -96 -206C-80 -206 -66 -200 -56 -190Z',
      '#e8596f',
    ),
    cut(circle(-152, -226, 17), '#fff3d6'),
    line('M-56 -190C-20 -222 30 -226 60 -212', '#fff3d6', 15),
  ];
}

function drawStars({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { moon, hung, bank } = places[at];
  const { width, height } = face;
  const { x, y, r } = moon;
  const k = r / 290;
  const colors: readonly Color[] = ['#ffd34e', '#ffb03d', '#ffe28a', '#f79a5c'];
  const first = random.int(0, 3);
  const dust = Array.from({ length: 150 }, () => ({
    x: random.float(0, width),
    y: random.float(0, bank),
    r: random.pick([1.6, 2, 2.8]),
  })).filter((spot) => isOutside(heading[at], [spot.x, spot.y], 34));
  // A crescent: the moon without a smaller circle at its upper right.
  const crescent = `M${round(x + r * 0.1)} ${round(y - r)}A${r} ${r} 0 1 0 ${round(x + r * 0.98)} ${round(y + r * 0.2)}A${round(r * 0.78)} ${round(r * 0.78)} 0 0 1 ${round(x + r * 0.1)} ${round(y - r)}Z`;
  const seat = { x: x - r * 0.12, y: y + r * 0.28 };
  const tip = { x: seat.x + 330 * k * 1.04, y: seat.y - 214 * k * 1.04 };
  const caught = { x: tip.x + 14, y: y + r * 0.62 };
  return [
    baseLayer(face, fadeDown(face, ['#0d1450', '#1c2470', '#3a3a92', '#6a5ab0', '#b58ac4'])),
    glow(x, y, r * 1.9, '#ffe9a8', '66'),
    cut(dust.map((spot) => circle(spot.x, spot.y, spot.r)).join(''), '#ffffff', 0.85),
    cut(
      dust
        .slice(0, 16)
        .map((spot) => twinkle(spot.x, spot.y, random.float(10, 20)))
        .join(''),
      '#fff3cf',
    ),
    line(hung.map(([sx, sy, size]) => (sy < 300 ? `M${sx} -10V${sy - size}` : '')).join(''), '#c9c0f0', 2.5),
    ...hung.flatMap(([sx, sy, size], i) =>
      folded(sx, sy, size, colors[(i + first) % 4] as Color, random.float(-14, 14)),
    ),
    cut(
      cloud(-90 * k, bank - 170 * k, 330 * k) + cloud(width - 250 * k, bank - 230 * k, 330 * k),
      '#a99fe0',
      0.7,
    ),
    cut(crescent, downward(y - r, y + r, '#fff0b8', '#ffc95c')),
    cut(
      [
        [-0.62, -0.1, 0.09],
        [-0.5, 0.34, 0.13],
        [-0.16, 0.66, 0.1],
        [0.3, 0.74, 0.12],
        [-0.74, 0.22, 0.06],
        [0.06, 0.5, 0.06],
      ]
        .map(([dx = 0, dy = 0, size = 0]) => circle(x + dx * r, y + dy * r, size * r))
        .join(''),
      '#f0b04a',
      0.5,
    ),
    line(
      `M${round(tip.x)} ${round(tip.y)}C${round(tip.x + 30 * k)} ${round(tip.y + 120 * k)} ${round(caught.x - 20 * k)} ${round(caught.y - 160 * k)} ${round(caught.x)} ${round(caught.y - 50 * k)}`,
      '#ffffff',
      3,
    ),
    ...[0.5, 0.72].map((size, i) => glow(caught.x, caught.y, 130 * k * size, '#ffe28a', i ? '66' : 'aa')),
    ...folded(caught.x, caught.y, 58 * k, '#ffd34e', 10),
    cut(
      circle(caught.x - 15 * k, caught.y - 4 * k, 5 * k) + circle(caught.x + 13 * k, caught.y - 2 * k, 5 * k),
      '#5a3a1a',
    ),
    line(
      `M${round(caught.x - 9 * k)} ${round(caught.y + 12 * k)}q${round(9 * k)} ${round(9 * k)} ${round(18 * k)} 0`,
      '#5a3a1a',
      4 * k,
    ),
    placed(fisher(), { x: seat.x, y: seat.y, scale: 1.04 * k }),
    ...clouds(width, height, bank, k),
    ...folded(width * 0.14, bank + 60 * k, 40 * k, '#ffb03d', -18),
    ...folded(width * 0.86, bank + 96 * k, 48 * k, '#ffe28a', 14),
  ];
}

/** The bank of clouds below. */
function clouds(width: number, height: number, bank: number, k: number): readonly SceneNode[] {
  const row = (y: number, size: number, shift: number) =>
    `${Array.from({ length: Math.ceil(width / (size * 0.62)) + 2 }, (_, i) =>
      cloud(i * size * 0.62 - size * shift, y + (i % 2) * 18 * k, size),
    ).join('')}M-10 ${y}H${width + 10}V${height + 10}H-10Z`;
  return [
    cut(row(bank + 70 * k, 300 * k, 0.5), '#8f86d6'),
    cut(row(bank + 130 * k, 340 * k, 0.9), '#b5aae6'),
    cut(row(bank + 210 * k, 400 * k, 0.6), downward(bank + 60 * k, height, '#e6dcf7', '#c3b6ec')),
  ];
}

export const starsCover: Cover = { heading, ink: '#fff0bf', accent: '#5a3f9c', draw: drawStars };
