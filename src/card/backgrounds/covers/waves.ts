import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, placed } from '../cutout.ts';
import { circle, oval, round } from '../outline.ts';
import { cloudsAt, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

/** The horizon, the middle and radius of the sun, and the boat. */
const places = {
  portrait: {
    horizon: 1010,
    sun: { x: 560, y: 880, r: 150 },
    boat: { x: 420, y: 1150, scale: 1.2 },
    clouds: [
      [-70, 190, 320],
      [600, 160, 320],
      [-60, 800, 290],
      [650, 776, 280],
      [240, 930, 200],
    ],
    gulls: [
      [160, 690],
      [232, 654],
      [800, 690],
      [120, 880],
    ],
  },
  square: {
    horizon: 650,
    sun: { x: 690, y: 552, r: 112 },
    boat: { x: 420, y: 772, scale: 0.92 },
    clouds: [
      [-70, 124, 280],
      [860, 92, 260],
      [-70, 540, 270],
      [830, 576, 260],
      [260, 596, 180],
    ],
    gulls: [
      [200, 440],
      [260, 416],
      [930, 436],
      [120, 540],
    ],
  },
} as const;

/** A row of rounded waves from side to side, down to the lower edge. */
function swell(
  width: number,
  height: number,
  y: number,
  length: number,
  lift: number,
  shift: number,
): string {
  let d = `M${round(shift - length - 60)} ${height + 20}`;
  for (let x = shift - length - 60; x < width + 200; x += length)
    d += `L${round(x)} ${round(y)}Q${round(x + length / 4)} ${round(y - lift)} ${round(x + length / 2)} ${round(y)}T${round(x + length)} ${round(y)}`;
  return `${d}V${height + 20}Z`;
}

/** Under sail, the waterline at the origin. */
function sailingBoat(stripe: Color): readonly SceneNode[] {
  return [
    line('M8 -4V-392', '#7a4326', 7),
    cut(
      'M20 -384C120 -300 156 -170 150 -46C112 -34 62 -34 20 -42Z',
      fade(['#fffaf0', '#f3dcc4'], [20, 0], [156, 0]),
    ),
    cut('M20 -240C70 -232 108 -226 132 -228C140 -200 146 -170 149 -142C110 -138 62 -146 20 -156Z', stripe),
    cut(
      'M-4 -360C-36 -260 -92 -150 -150 -54C-104 -40 -48 -38 -4 -46Z',
      fade(['#f9e2cd', '#fffaf0'], [-150, 0], [0, 0]),
    ),
    cut('M8 -392l54 16l-54 18Z', stripe),
    cut(
      'M-170 -26C-60 -12 80 -12 190 -32C180 10 150 48 104 56H-96C-138 44 -160 10 -170 -26Z',
      downward(-30, 56, '#a64a2c', '#6a2a22'),
    ),
    cut('M-170 -26C-60 -12 80 -12 190 -32L187 -18C80 2 -60 2 -167 -12Z', '#fff1dc'),
    cut(circle(-64, 16, 9) + circle(-14, 20, 9) + circle(36, 20, 9) + circle(86, 14, 9), '#ffd98a'),
  ];
}

function drawSea({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { horizon, sun, boat, clouds, gulls } = places[at];
  const { width, height } = face;
  const tall = height - horizon;
  const glitter = Array.from({ length: 12 }, (_, i) => {
    const y = horizon + 8 + i * tall * 0.035;
    const half = sun.r * (0.35 + random.float(0, 0.5)) + i * 5;
    return oval(sun.x + random.float(-16, 16), y, half, 3.4 + i * 0.3);
  });
  const tones: readonly (readonly [Color, Color])[] = [
    ['#2f8fa6', '#22778f'],
    ['#1f7a94', '#17627d'],
    ['#146080', '#0e4c69'],
    ['#0d4a69', '#083650'],
    ['#083850', '#05263a'],
  ];
  const wave = (i: number) => {
    const y = horizon + tall * (0.2 + i * 0.13 + i * i * 0.009);
    const length = 170 + i * 74;
    const shift = random.float(0, length);
    const [top, bottom] = tones[i] as readonly [Color, Color];
    const row = swell(width, height, y, length, 15 + i * 9, shift);
    return [
      cut(row, '#d9f3ee', 0.4),
      {
        kind: 'group',
        transform: [1, 0, 0, 1, 0, 2.5 + i],
        children: [cut(row, downward(y - 20, y + tall * 0.3, top, bottom))],
      },
    ] satisfies SceneNode[];
  };
  const birds = gulls.map(([x, y], i) =>
    `M${x - 26} ${y - 10}q14 -12 26 10q12 -22 26 -10`.replace('26', String(26 - i * 2)),
  );
  return [
    baseLayer(face, fadeDown(face, ['#1f2258', '#3a2d74', '#5c3884', '#d0607c', '#ffb070', '#ffd08a'])),
    glow(sun.x, sun.y, sun.r * 1.8, '#ffd98a', '99'),
    cut(cloudsAt(clouds.slice(0, 2)), '#7a4c92', 0.55),
    cut(circle(sun.x, sun.y, sun.r), downward(sun.y - sun.r, sun.y + sun.r, '#fff3c4', '#ffb35c')),
    cut(cloudsAt(clouds.slice(2)), '#ffb59a', 0.75),
    line(birds.join(''), '#3a1d4f', 6),
    land(
      face,
      [
        [-0.03, horizon - 26],
        [0.1, horizon - 92],
        [0.2, horizon - 30],
        [0.3, horizon + 8],
      ],
      '#6b3a76',
    ),
    land(
      face,
      [
        [0.74, horizon + 8],
        [0.88, horizon - 54],
        [1.03, horizon - 96],
      ],
      '#7d4379',
    ),
    cut(
      `M-10 ${horizon}H${width + 10}V${height + 10}H-10Z`,
      downward(horizon, horizon + tall * 0.3, '#e58a72', '#3f93a8'),
    ),
    cut(glitter.join(''), fade(['#fff0c2', '#ffd98a22'], [0, horizon], [0, horizon + tall * 0.45])),
    ...wave(0),
    placed(sailingBoat(random.pick<Color>(['#e8493f', '#f0932b', '#2a9d8f'])), {
      ...boat,
      rotation: random.float(-4, 4),
    }),
    ...wave(1),
    ...wave(2),
    ...leapingDolphin(width * 0.76, horizon + tall * 0.56, at === 'portrait' ? 1.1 : 0.84),
    ...wave(3),
    ...wave(4),
  ];
}

function leapingDolphin(x: number, y: number, scale: number): readonly SceneNode[] {
  return [
    placed(
      [
        cut(
          'M-120 40C-110 -40 -30 -92 60 -70C84 -64 102 -50 122 -44C112 -34 92 -32 78 -30C40 -18 -40 0 -74 60C-92 56 -108 52 -120 40Z',
          downward(-90, 60, '#3d6f9c', '#1f4a72'),
        ),
        cut(
          'M78 -30C40 -18 -40 0 -74 60C-56 6 0 -30 70 -40C88 -42 102 -42 110 -40C102 -34 92 -32 78 -30Z',
          '#d7e9f2',
        ),
        cut('M-8 -84C-26 -118 -54 -122 -74 -120C-58 -106 -52 -84 -52 -62Z', '#2b5a86'),
        cut('M20 -34C16 -8 2 10 -16 16C-14 -4 -8 -20 -2 -28Z', '#2b5a86'),
        cut(circle(78, -50, 4.5), '#0b1f33'),
        cut(
          circle(-96, 74, 7) +
            circle(-126, 52, 5) +
            circle(-64, 84, 6) +
            circle(-140, 78, 4) +
            circle(-40, 70, 4),
          '#e8f8f6',
        ),
      ],
      { x, y, scale },
    ),
  ];
}

export const wavesCover: Cover = { heading, ink: '#fff1d6', accent: '#a83c5a', draw: drawSea };
