import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, oval, polar, ring, round, smooth } from '../outline.ts';
import { downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

const places = {
  portrait: {
    floor: 1390,
    turtle: { x: 470, y: 850, scale: 1.3, rotation: -8 },
    fish: [
      [170, 700, 74],
      [250, 760, 58],
      [120, 790, 52],
      [760, 1050, 104],
      [650, 1110, 76],
      [190, 1080, 92],
      [820, 730, 56],
      [760, 676, 46],
    ],
    bubbles: [
      [600, 776, 3],
      [840, 960, 4],
      [90, 960, 3],
    ],
  },
  square: {
    floor: 960,
    turtle: { x: 560, y: 600, scale: 0.94, rotation: -8 },
    fish: [
      [190, 480, 64],
      [280, 526, 50],
      [120, 560, 46],
      [900, 720, 88],
      [800, 780, 62],
      [220, 760, 78],
      [950, 500, 50],
      [880, 458, 40],
    ],
    bubbles: [
      [780, 560, 3],
      [1010, 640, 3],
      [80, 690, 3],
    ],
  },
} as const;

/** Swimming to the right, about the middle of its shell; 300 long. */
function turtle(): readonly SceneNode[] {
  const skin: Color = '#6fbf7a';
  const dark: Color = '#2f7f5f';
  const scutes = [
    'M-46 -52L-6 -66L40 -56L52 -18L24 6H-28L-58 -16Z',
    'M-64 -22L-34 8L-46 40C-76 34 -100 14 -108 -8Z',
    'M58 -22L88 -12C92 8 74 30 48 38L32 12Z',
    'M-26 14H26L38 42C10 54 -16 54 -38 46Z',
  ];
  const spots = (points: readonly (readonly [number, number, number])[]) =>
    cut(points.map(([x, y, r]) => circle(x, y, r)).join(''), dark, 0.7);
  return [
    cut('M-96 20C-140 40 -168 76 -164 104C-132 104 -94 78 -74 50Z', dark),
    cut('M44 26C40 78 68 132 112 156C132 130 124 74 86 18Z', dark),
    cut('M96 -14C112 -46 148 -64 180 -52C206 -42 210 -8 188 8C160 24 120 20 98 14Z', skin),
    spots([
      [128, -22, 8],
      [146, -4, 7],
      [124, 4, 6],
    ]),
    cut(circle(178, -26, 9), '#16324a'),
    cut(circle(181, -29, 3), '#ffffff'),
    line('M196 -2C188 6 178 6 170 2', '#2f7f5f', 4),
    cut(oval(166, -8, 10, 6), '#f2a58a', 0.7),
    cut(
      'M-122 12C-116 -56 -56 -92 0 -92C62 -92 112 -56 112 8C70 46 -80 48 -122 12Z',
      downward(-92, 40, '#d9a44a', '#8a5a2a'),
    ),
    cut(scutes.join(''), downward(-70, 50, '#f2cf7a', '#b97f38')),
    cut('M-126 8C-70 40 62 40 116 4C116 26 92 44 60 52H-70C-104 44 -124 28 -126 8Z', '#f7e3b0'),
    line('M-118 26C-60 52 60 50 108 24', '#c9a866', 3),
    cut('M64 22C88 66 128 100 174 108C184 74 150 30 104 4Z', skin),
    spots([
      [104, 44, 9],
      [126, 66, 9],
      [150, 84, 7],
      [118, 38, 6],
    ]),
    cut('M-112 18C-142 26 -172 52 -178 78C-150 86 -112 68 -88 40Z', skin),
    spots([
      [-132, 46, 8],
      [-148, 62, 6],
    ]),
  ];
}

/** Swimming to the right, in a box of 100 by 80. */
function fish(color: Color, stripe: Color): SceneSymbol {
  return {
    viewBox: [0, 0, 100, 80],
    children: [
      cut('M34 34L4 8C-2 26 -2 54 4 72L34 46Z', mix(color, '#5a1a3a', 0.18)),
      cut(
        'M40 20C50 2 66 0 76 4C70 12 68 18 68 24ZM44 58C50 72 60 78 68 76C66 68 64 62 64 56Z',
        mix(color, '#5a1a3a', 0.18),
      ),
      cut('M24 40C36 14 74 8 98 40C74 72 36 66 24 40Z', color),
      cut(
        'M50 20C56 34 56 46 50 60C56 62 62 62 66 62C72 46 72 34 66 18C60 18 54 18 50 20ZM30 32C34 38 34 42 30 48L38 56C44 46 44 34 38 24Z',
        stripe,
      ),
      cut('M62 42C70 44 74 52 70 58C62 56 58 50 62 42Z', mix(color, '#5a1a3a', 0.26)),
      cut(circle(84, 34, 6), '#ffffff'),
      cut(circle(86, 34, 3.4), '#16324a'),
    ],
  };
}

const kinds: Readonly<Record<string, SceneSymbol>> = {
  'fish-orange': fish('#ff8a3c', '#fff6e8'),
  'fish-yellow': fish('#ffd23f', '#2f6fb0'),
  'fish-pink': fish('#ff7fa0', '#ffe3ec'),
};

function weed(random: Random, x: number, y: number, height: number): string {
  const sway = random.float(14, 26) * random.pick([1, -1]);
  return smooth([0, 1, 2, 3, 4, 5].map((i) => [x + Math.sin(i * 1.3) * sway, y - (height * i) / 5]));
}

/** A coral of branches that fork, from its foot. */
function branches(x: number, y: number, size: number, random: Random): string {
  const grow = (fx: number, fy: number, length: number, angle: number, depth: number): string => {
    const [tx, ty] = polar(fx, fy, length, angle);
    const own = `M${round(fx)} ${round(fy)}L${round(tx)} ${round(ty)}`;
    if (depth === 0) return own;
    return (
      own +
      grow(tx, ty, length * 0.76, angle - random.float(18, 34), depth - 1) +
      grow(tx, ty, length * 0.76, angle + random.float(18, 34), depth - 1)
    );
  };
  return grow(x, y, size * 0.8, -90, 3);
}

function drawReef({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { floor, turtle: swimmer, fish: school, bubbles } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.8 : 1;
  const names = Object.keys(kinds);
  const first = random.int(0, 2);
  const rays = Array.from({ length: 6 }, (_, i) => {
    const x = width * (0.06 + i * 0.17) + random.float(-20, 20);
    return `M${round(x)} -10H${round(x + random.float(30, 80))}L${round(x + 320)} ${floor}H${round(x + 130)}Z`;
  });
  const far = (share: number, y: number) => [share, y] as const;
  const weeds = (count: number, from: number, reach: number) =>
    Array.from({ length: count }, (_, i) =>
      weed(
        random,
        width * (from + (reach * (i + 0.5)) / count),
        height - random.float(-10, 40),
        random.float(190, 330) * k,
      ),
    );
  const foam = bubbles.flatMap(([x, y, count]) =>
    Array.from({ length: count }, (_, i) =>
      ring(x + random.float(-22, 22), y - i * 48, random.float(9, 20), random.float(5, 8)),
    ),
  );
  const dots = Array.from(
    { length: 40 },
    () => [random.float(0, width), random.float(0, floor)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 30));
  const tubes = [0.3, 0.36, 0.41].map((share, i) => ({
    x: share * width,
    y: floor + 70 + i * 14,
    h: (120 - i * 26) * k,
  }));
  return [
    baseLayer(face, fadeDown(face, ['#0d5f8f', '#0a5587', '#08497a', '#0a3d70', '#0a2c58'])),
    glow(width * 0.4, -60, at === 'square' ? 230 : 400, '#9fe9f0', '88'),
    cut(rays.join(''), fade(['#c9fbf514', '#c9fbf500'], [0, 0], [0, floor])),
    cut(dots.map(([x, y], i) => circle(x, y, i % 3 ? 2 : 3.4)).join(''), '#c9fbf5', 0.5),
    land(
      face,
      [
        far(-0.03, floor - 200),
        far(0.12, floor - 290),
        far(0.3, floor - 90),
        far(0.6, floor - 40),
        far(0.82, floor - 210),
        far(1.03, floor - 150),
      ],
      downward(floor - 260, floor, '#1a6c93', '#0e4a78'),
    ),
    line(weeds(9, 0, 0.34).join(''), '#0f6f7a', 13 * k),
    line(weeds(8, 0.72, 0.3).join(''), '#0f6f7a', 13 * k),
    land(
      face,
      [
        far(-0.03, floor - 60),
        far(0.2, floor - 20),
        far(0.5, floor + 50),
        far(0.8, floor - 10),
        far(1.03, floor - 70),
      ],
      downward(floor - 60, height, '#1b5f86', '#0b3a66'),
    ),
    line(branches(width * 0.14, floor + 60, 84 * k, random), '#f2678a', 17 * k),
    line(branches(width * 0.86, floor + 70, 92 * k, random), '#f59a4a', 18 * k),
    line(branches(width * 0.68, floor + 90, 56 * k, random), '#c07ae0', 13 * k),
    ...tubes.flatMap(({ x, y, h }) => [
      cut(
        `M${round(x - 22)} ${round(y)}V${round(y - h)}H${round(x + 22)}V${round(y)}Z`,
        downward(y - h, y, '#ffd06a', '#d97f4a'),
      ),
      cut(oval(x, y - h, 22, 9), '#a8502f'),
    ]),
    land(
      face,
      [
        far(-0.03, floor + 90),
        far(0.25, floor + 60),
        far(0.55, floor + 104),
        far(0.8, floor + 70),
        far(1.03, floor + 96),
      ],
      downward(floor + 60, height, '#f2d9a0', '#b98f62'),
    ),
    cut(
      Array.from({ length: 26 }, () =>
        oval(random.float(0, width), random.float(floor + 116, height), random.float(4, 11), 3),
      ).join(''),
      '#a87a50',
      0.5,
    ),
    cut(starfish(width * 0.56, floor + 126, 30 * k), '#f2604a'),
    placed(turtle(), { ...swimmer, rotation: swimmer.rotation + random.float(-4, 4) }),
    ...school.map(([x, y, size], i) =>
      placed(
        [
          {
            kind: 'use',
            symbol: names[(i + first) % 3] ?? 'fish-orange',
            x: -50,
            y: -40,
            width: 100,
            height: 80,
          },
        ],
        {
          x: x + random.float(-10, 10),
          y: y + random.float(-10, 10),
          scale: size / 74,
          mirror: x > width / 2,
        },
      ),
    ),
    cut(foam.join(''), '#d9fbf8', 0.75),
  ];
}

function starfish(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 ? r * 0.42 : r, -90 + i * 36));
  return smooth(points, true);
}

export const reefCover: Cover = {
  heading,
  ink: '#f2fffb',
  accent: '#0f6178',
  symbols: kinds,
  draw: drawReef,
};
