import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, leaf, oval, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { cloudsAt, cylinder, downward, land } from './shading.ts';

const places = {
  portrait: {
    hills: 1010,
    house: { x: 470, y: 1010, scale: 1.16 },
    tulips: { low: 1560, high: 1320, count: 15, size: 1.25 },
  },
  square: {
    hills: 660,
    house: { x: 560, y: 680, scale: 0.84 },
    tulips: { low: 1070, high: 930, count: 17, size: 0.92 },
  },
} as const;

const colors: readonly Color[] = ['#f2506e', '#ffc93c', '#ff8a5c', '#b06ad9', '#ff9fc0'];

/** A nesting box on a pole with two birds; the middle of the box at the origin. */
function birdHouse(roof: Color): readonly SceneNode[] {
  return [
    cut(box(-16, 130, 32, 700), cylinder(-16, 32, '#a8794f')),
    cut('M-130 -40L0 -170L130 -40V150H-130Z', downward(-170, 150, '#fff3d6', '#f0cf9a')),
    line('M-130 20H130M-130 80H130', '#d9ae78', 4),
    cut(box(-142, 140, 284, 26, 8), '#a8794f'),
    cut('M-178 -16L0 -206L178 -16L146 14L0 -142L-146 14Z', roof),
    line('M-160 -14L0 -182L160 -14', mix(roof, '#ffffff', 0.4), 6),
    cut(circle(0, 6, 58), '#8a5f3c'),
    cut(circle(0, 8, 50), '#3f2a22'),
    cut('M-42 32C-46 -20 -20 -36 2 -34C28 -32 44 -10 40 34C20 54 -22 54 -42 32Z', '#4fa3d1'),
    cut(oval(0, 34, 30, 20), '#ffe9c9'),
    cut('M-12 2L12 2L0 20Z', '#f2a03c'),
    cut(circle(-18, -8, 6) + circle(18, -8, 6), '#23233a'),
    line('M0 96v40', '#8a5f3c', 10),
    placed(
      [
        cut(
          'M-62 6C-44 -44 16 -60 42 -26C54 -22 60 -16 68 -12C58 -4 50 -2 46 2C34 36 -20 40 -62 6Z',
          '#f0707a',
        ),
        cut('M-62 6L-112 -8L-96 16L-108 32L-50 22Z', '#c94a5f'),
        cut('M-30 4C-6 -16 22 -8 26 10C10 24 -14 24 -30 4Z', '#c94a5f'),
        cut(circle(34, -20, 5), '#23233a'),
        line('M-4 34v18M10 32v20', '#b0703c', 5),
      ],
      { x: 206, y: 96, scale: 0.9, mirror: true },
    ),
    cut(box(120, 140, 160, 14, 6), '#a8794f'),
  ];
}

/** A tulip of 300 with its foot at the origin. */
function tulip(color: Color): readonly SceneNode[] {
  return [
    line('M0 0C-6 -80 4 -150 0 -220', '#3f8f57', 11),
    cut(
      'M-4 0C-60 -50 -86 -120 -84 -190C-50 -140 -16 -80 4 -10ZM4 0C50 -40 80 -100 82 -160C48 -120 16 -70 -2 -10Z',
      '#55ab66',
    ),
    cut(
      'M-58 -290C-60 -220 -30 -196 0 -196C30 -196 60 -220 58 -290C44 -276 36 -268 28 -262C20 -286 8 -300 0 -312C-8 -300 -20 -286 -28 -262C-36 -268 -44 -276 -58 -290Z',
      mix(color, '#6a1a3a', 0.22),
    ),
    cut('M0 -312C22 -284 30 -230 0 -196C-30 -230 -22 -284 0 -312Z', color),
    cut(
      'M-58 -290C-60 -220 -30 -196 0 -196C-22 -220 -30 -250 -58 -290ZM58 -290C60 -220 30 -196 0 -196C22 -220 30 -250 58 -290Z',
      mix(color, '#ffffff', 0.22),
    ),
  ];
}

function drawSpringGarden({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { hills, house, tulips } = places[at];
  const { width, height } = face;
  const shift = random.int(0, colors.length - 1);
  const rows = [1, 0] as const;
  const bed = rows.flatMap((back) =>
    Array.from({ length: tulips.count - back * 3 }, (_, i) => ({
      x: ((i + 0.5) / (tulips.count - back * 3)) * (width + 60) - 30 + random.float(-14, 14),
      y: (back ? tulips.high + 70 * tulips.size : tulips.low + 20) + random.float(-20, 24),
      scale: tulips.size * (back ? 0.62 : 0.74) * random.float(0.9, 1.1),
      rotation: random.float(-6, 6),
      color: colors[(i * 2 + back + shift) % colors.length] ?? '#f2506e',
    })),
  );
  const trees = [0.06, 0.2, 0.78, 0.92].map((share, i) => ({
    x: share * width,
    y: hills + (i % 2 ? 20 : -6),
    r: (i % 2 ? 74 : 92) * house.scale,
  }));
  const butterflies = [
    [0.16, 0.86],
    [0.86, 0.8],
  ] as const;
  return [
    baseLayer(face, fadeDown(face, ['#d4f1f4', '#e9f9e4', '#f8fbd0', '#e3f2a8'])),
    glow(house.x, house.y - 60, 480 * house.scale, '#fffce0', 'ee'),
    cut(
      cloudsAt([
        [-70, 190, 330],
        [630, 226, 330],
        [-60, hills - 190, 240],
        [width - 200, hills - 220, 250],
      ]),
      '#ffffff',
      0.85,
    ),
    land(
      face,
      [
        [-0.05, hills - 40],
        [0.2, hills - 100],
        [0.5, hills - 20],
        [0.78, hills - 90],
        [1.05, hills - 30],
      ],
      downward(hills - 100, hills + 200, '#b4dc86', '#8cc979'),
    ),
    ...trees.flatMap(({ x, y, r }) => [
      cut(box(x - 9, y - 10, 18, 80), '#8a6a4a'),
      cut(circle(x, y - r * 0.5, r), '#79bd77'),
      cut(circle(x - r * 0.24, y - r * 0.74, r * 0.62), '#97d185'),
    ]),
    land(
      face,
      [
        [-0.05, hills + 70],
        [0.3, hills + 40],
        [0.7, hills + 84],
        [1.05, hills + 50],
      ],
      downward(hills + 40, height, '#a9dc7c', '#3f9a72'),
    ),
    placed(birdHouse(random.pick<Color>(['#e8604c', '#3f8fc0', '#8a5fc0'])), house),
    ...bed.map(({ color, ...place }) => placed(tulip(color), place)),
    ...butterflies.flatMap(([sx, sy], i) => {
      const [x, y] = [sx * width, hills * sy];
      return [
        cut(
          leaf(x, y, 46, 24, -60 + i * 20, 0.7) + leaf(x, y, 46, 24, -130 + i * 20, 0.7),
          i ? '#b06ad9' : '#ff8a5c',
        ),
        cut(
          leaf(x, y, 30, 16, -10 + i * 20, 0.7) + leaf(x, y, 30, 16, 180 + i * 20, 0.7),
          i ? '#d6a8f0' : '#ffc09a',
        ),
        line(`M${round(x)} ${round(y - 14)}v26`, '#4a3040', 6),
      ];
    }),
  ];
}

export const springGardenCover: Cover = {
  heading: upperHeading,
  ink: '#1f5236',
  accent: '#2f7350',
  draw: drawSpringGarden,
};
