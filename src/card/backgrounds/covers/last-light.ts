import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from '../cutout.ts';
import { circle, leaf, oval, polar, round } from '../outline.ts';
import { cloudsAt, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 300, width: 720, height: 270 },
  square: { x: 140, y: 140, width: 800, height: 222 },
};

const places = {
  portrait: {
    horizon: 1090,
    sun: { x: 430, y: 1010, r: 190 },
    hill: 1280,
    bench: { x: 410, y: 1300, scale: 1.16 },
    tree: { x: 800, y: 1310, scale: 1.2 },
  },
  square: {
    horizon: 740,
    sun: { x: 470, y: 680, r: 146 },
    hill: 890,
    bench: { x: 450, y: 912, scale: 0.9 },
    tree: { x: 950, y: 920, scale: 0.92 },
  },
} as const;

const dark: Color = '#2a1238';

/** Two people close together on a bench, seen from behind, and a dog beside it. */
function bench(scarf: Color): readonly SceneNode[] {
  return [
    line('M-150 0V-74M150 0V-74', dark, 12),
    cut('M-92 -70C-104 -160 -84 -204 -46 -206C-10 -204 6 -160 0 -70Z', dark),
    cut(circle(-44, -242, 36), dark),
    cut('M-82 -240C-92 -290 4 -296 -4 -236C4 -214 -4 -196 -14 -190C-10 -220 -70 -214 -82 -240Z', dark),
    cut('M0 -70C-6 -170 16 -218 58 -220C100 -216 112 -166 102 -70Z', dark),
    cut(circle(48, -256, 38), dark),
    cut('M-84 -206C-60 -190 -24 -190 -8 -206L-10 -184C-30 -172 -64 -172 -86 -186Z', scarf),
    line('M96 -160C60 -140 -40 -132 -84 -146', '#3d1d4c', 24),
    cut('M-176 -128H176V-108H-176ZM-176 -92H176V-72H-176Z', '#47234f'),
    cut('M-176 -60H176V-46H-176Z', '#5a2d58'),
    placed(
      [
        cut(
          'M-30 0C-40 -50 -24 -84 -4 -92C-10 -124 6 -144 26 -142C44 -142 54 -126 66 -120C70 -110 58 -104 48 -102C44 -60 44 -30 44 0Z',
          dark,
        ),
        cut('M2 -140C-12 -140 -20 -116 -10 -100C2 -104 8 -122 2 -140Z', '#431f4d'),
        line('M-28 -14C-56 -16 -66 -40 -60 -60', dark, 11),
      ],
      { x: -226, y: 2, scale: 1 },
    ),
  ];
}

/** A leaning tree, its foot at the origin. */
function tree(leaves: string): readonly SceneNode[] {
  return [
    cut(
      'M-30 0C-14 -90 -34 -200 -90 -300L-62 -306C-30 -250 -10 -210 -2 -180C4 -240 30 -300 60 -340L82 -328C40 -250 24 -120 34 0Z',
      dark,
    ),
    line(
      'M-70 -290C-110 -350 -170 -380 -210 -392M-64 -300C-70 -360 -60 -420 -30 -462M66 -330C70 -390 60 -440 40 -480M70 -330C110 -380 150 -400 180 -404',
      dark,
      14,
    ),
    cut(leaves, dark),
    cut(leaves, '#ff8a5c', 0.14),
  ];
}

function drawLastLight({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { horizon, sun, hill, bench: seat, tree: stem } = places[at];
  const { width, height } = face;
  const puffs = [
    [-190, -400, 74],
    [-60, -470, 90],
    [40, -500, 84],
    [160, -420, 80],
    [-110, -380, 60],
  ] as const;
  const leaves = puffs.flatMap(([x, y, r]) =>
    Array.from({ length: 24 }, () => {
      const [px, py] = polar(x, y, r * Math.sqrt(random.float(0, 1)), random.float(0, 360));
      return leaf(px, py, random.float(26, 44), 11, random.float(0, 360));
    }),
  );
  const falling = Array.from({ length: 12 }, () =>
    leaf(
      random.float(width * 0.2, width),
      random.float(heading[at].y + heading[at].height + 40, hill),
      24,
      8,
      random.float(0, 360),
    ),
  );
  const glitter = Array.from({ length: 8 }, (_, i) =>
    oval(
      sun.x + random.float(-24, 24),
      horizon + 12 + i * (hill - horizon) * 0.12,
      sun.r * random.float(0.5, 1) + i * 8,
      4,
    ),
  );
  const grass = Array.from(
    { length: 44 },
    () =>
      `M${round(random.float(0, width))} ${round(random.float(hill + 30, height))}q${random.int(-3, 3)} -16 ${random.int(-12, 12)} -30`,
  );
  return [
    baseLayer(face, fadeDown(face, ['#2f2a78', '#46338c', '#6a3a94', '#c2567f', '#ff9a5c', '#ffe08a'])),
    glow(sun.x, sun.y, sun.r * 2.6, '#ffe6a0', 'bb'),
    cut(
      cloudsAt([
        [-80, 180, 330],
        [650, 226, 300],
      ]),
      '#8a63b8',
      0.5,
    ),
    cut(circle(sun.x, sun.y, sun.r), downward(sun.y - sun.r, sun.y + sun.r, '#fff6cf', '#ffa45c')),
    cut(
      oval(sun.x - sun.r, sun.y - sun.r * 0.3, sun.r * 1.1, 9) +
        oval(sun.x + sun.r * 0.9, sun.y + sun.r * 0.02, sun.r * 1.2, 10) +
        oval(sun.x - sun.r * 0.5, sun.y + sun.r * 0.26, sun.r * 0.9, 8),
      '#e0607c',
      0.75,
    ),
    cut(`M-10 ${horizon}H${width + 10}V${height}H-10Z`, downward(horizon, hill, '#f08a6a', '#7a3a80')),
    land(
      face,
      [
        [-0.05, horizon - 20],
        [0.1, horizon - 60],
        [0.26, horizon - 8],
        [0.34, horizon + 6],
      ],
      '#8a4a86',
    ),
    land(
      face,
      [
        [0.7, horizon + 6],
        [0.82, horizon - 46],
        [1.05, horizon - 84],
      ],
      '#8a4a86',
    ),
    cut(`M-10 ${horizon}H${width + 10}V${height}H-10Z`, downward(horizon, hill, '#f08a6a', '#7a3a80')),
    cut(glitter.join(''), '#ffe6a8', 0.8),
    placed(tree(leaves.join('')), stem),
    land(
      face,
      [
        [-0.03, hill + 30],
        [0.3, hill],
        [0.6, hill + 8],
        [1.03, hill - 20],
      ],
      downward(hill, height, '#47215a', '#1d0b2c'),
    ),
    placed(bench(random.pick<Color>(['#ff7f6a', '#ffc24a', '#7fc8d0'])), { ...seat, y: seat.y + 14 }),
    cut(falling.join(''), '#4a1f4a', 0.8),
    line(grass.join(''), '#6a3570', 4),
  ];
}

export const lastLightCover: Cover = { heading, ink: '#fff3da', accent: '#8a2f78', draw: drawLastLight };
