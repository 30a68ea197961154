import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, cloud, oval, type Point, polygon, round } from '../outline.ts';
import { ball, cloudsAt, downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 304, width: 720, height: 300 },
  square: { x: 140, y: 140, width: 800, height: 230 },
};

const colors: readonly Color[] = ['#ef4f4a', '#f8a91f', '#2aa5a0', '#ee5f93', '#7a5cc4', '#ffd23f'];

/** Where the bunch is tied to the gift, and what lies below it. */
const places = {
  portrait: {
    knot: [450, 1266],
    scale: 0.86,
    clouds: [
      [-70, 150, 330],
      [610, 190, 330],
      [-90, 800, 260],
      [740, 760, 240],
      [-60, 1140, 300],
      [690, 1080, 300],
    ],
    horizon: 1430,
  },
  square: {
    knot: [540, 880],
    scale: 0.63,
    clouds: [
      [-70, 118, 300],
      [840, 100, 290],
      [-40, 600, 280],
      [830, 560, 280],
      [60, 800, 250],
      [780, 770, 270],
    ],
    horizon: 976,
  },
} as const;

/** Around the knot, those in the back first. */
const bunch: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-96, -640, 1.2],
  [84, -652, 1.2],
  [-228, -560, 1.15],
  [222, -566, 1.2],
  [-8, -560, 1.3],
  [-306, -440, 1.1],
  [304, -436, 1.15],
  [-160, -440, 1.3],
  [160, -446, 1.3],
  [0, -420, 1.25],
  [-236, -318, 1.05],
  [238, -322, 1.05],
  [-92, -300, 1.15],
  [104, -306, 1.1],
];

/** 124 wide about the origin. */
function balloon(color: Color): readonly SceneNode[] {
  const knot = polygon([
    [-10, 90],
    [0, 74],
    [10, 90],
    [0, 85],
  ]);
  return [
    cut(
      `M0 -78C40 -78 63 -46 63 -10C63 34 27 66 0 80C-27 66 -63 34 -63 -10C-63 -46 -40 -78 0 -78Z${knot}`,
      ball(0, -4, 78, color),
    ),
    cut('M-44 -20C-46 -46 -26 -62 -8 -64C-24 -52 -30 -40 -32 -16C-33 -6 -43 -8 -44 -20Z', '#ffffff', 0.7),
    cut('M50 -16C54 14 38 42 16 58C34 38 42 12 42 -14C43 -22 49 -24 50 -16Z', '#ffffff', 0.22),
  ];
}

/** 170 wide, the knot of its bow at the origin. */
function gift(paper: Color, ribbon: Color): readonly SceneNode[] {
  const dark = mix(paper, '#3a0a2a', 0.3);
  const bow = (side: number) =>
    `M0 0C${30 * side} -46 ${96 * side} -46 ${88 * side} -8C${82 * side} 22 ${30 * side} 16 0 0Z`;
  return [
    cut(box(-78, 22, 156, 140, 6), downward(20, 165, paper, dark)),
    cut(box(34, 22, 44, 140, 6), dark, 0.28),
    cut(box(-20, 22, 40, 140), ribbon),
    cut(box(-90, 10, 180, 40, 6), mix(paper, '#ffffff', 0.12)),
    cut(box(-90, 42, 180, 10), dark, 0.4),
    cut(box(-22, 10, 44, 40), mix(ribbon, '#ffffff', 0.15)),
    cut(bow(1) + bow(-1), ribbon),
    cut(
      'M14 -6C34 -26 62 -28 70 -10C52 -14 34 -10 14 -6ZM-14 -6C-34 -26 -62 -28 -70 -10C-52 -14 -34 -10 -14 -6Z',
      mix(ribbon, '#3a0a2a', 0.35),
    ),
    cut(circle(0, 0, 15), mix(ribbon, '#ffffff', 0.2)),
  ];
}

function drawBalloons({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { knot, scale, clouds, horizon } = places[at];
  const { width, height } = face;
  const first = random.int(0, 5);
  const flying = bunch.map(
    ([x, y, size], i) =>
      [
        x + random.float(-8, 8),
        y + random.float(-8, 8),
        size,
        colors[(first + i * 5 + (i >> 1)) % 6] as Color,
      ] as const,
  );
  const strings = flying.map(
    ([x, y, size]) => `M${round(x)} ${round(y + 84 * size)}Q${round(x * 0.3)} ${round(y * 0.3)} 0 -6`,
  );
  const birds = Array.from(
    { length: 5 },
    () => [random.float(40, width - 40), random.float(horizon * 0.46, horizon - 120)] as const,
  )
    .filter((spot) => isOutside(heading[at], spot, 50) && Math.abs(spot[0] - width / 2) > 300)
    .map(([x, y]) => `M${round(x - 18)} ${round(y - 7)}q10 -8 18 6q8 -14 18 -6`);
  const swell = random.float(-16, 16);
  const hill = (shares: readonly Point[]) => shares.map(([share, y]): Point => [share, horizon + y]);
  return [
    baseLayer(face, fadeDown(face, ['#0b4a88', '#1262a4', '#1c72b6', '#74c2e2', '#cdeeea', '#fdeccb'])),
    glow(width * 0.5, knot[1] - 260 * scale, 480 * scale, '#fff3cf', '88'),
    cut(cloudsAt(clouds.slice(0, 2)), '#ffffff', 0.28),
    cut(cloudsAt(clouds.slice(2).map(([x, y, w]) => [x + 14, y + 16, w])), '#8fc9e2', 0.6),
    cut(cloudsAt(clouds.slice(2)), '#ffffff', 0.92),
    line(birds.join(''), '#1a4f7c', 4),
    land(
      face,
      hill([
        [-0.03, 10],
        [0.2, -40 + swell],
        [0.46, 6],
        [0.7, -34],
        [1.03, 14],
      ]),
      '#a8d8a0',
    ),
    land(
      face,
      hill([
        [-0.03, 64],
        [0.24, 92],
        [0.5, 50 - swell],
        [0.78, 20],
        [1.03, 56],
      ]),
      downward(horizon, height, '#7cc17e', '#4f9f66'),
    ),
    ...village(width, horizon),
    land(
      face,
      hill([
        [-0.03, 96],
        [0.3, 150],
        [0.62, 132],
        [1.03, 92],
      ]),
      downward(horizon + 80, height, '#3f9160', '#21704f'),
    ),
    placed(
      [
        line(strings.join(''), '#ffffff', 2.6),
        ...flying.map(([x, y, size, color]) =>
          placed(balloon(color), { x, y, scale: size, rotation: x * 0.035 }),
        ),
        ...gift('#e23d5c', '#ffd45c'),
      ],
      { x: knot[0], y: knot[1], scale, rotation: random.float(-2, 2) },
    ),
    cut(cloud(-150, height + 10, 330) + cloud(width - 190, height + 24, 340), '#ffffff', 0.95),
  ];
}

/** Red roofs and round trees on the middle hill. */
function village(width: number, horizon: number): readonly SceneNode[] {
  const houses = [
    [0.12, 84],
    [0.18, 96],
    [0.8, 44],
    [0.87, 48],
  ] as const;
  const at = (share: number, dx: number) => round(share * width + dx);
  const trees = [
    [0.06, 78, 16],
    [0.24, 96, 20],
    [0.28, 92, 15],
    [0.74, 34, 16],
    [0.93, 52, 22],
    [0.97, 60, 17],
  ] as const;
  return [
    cut(houses.map(([x, y]) => box(at(x, -19), horizon + y - 26, 38, 30)).join(''), '#fff4e0'),
    cut(
      houses
        .map(
          ([x, y]) =>
            `M${at(x, -25)} ${horizon + y - 24}L${at(x, 0)} ${horizon + y - 50}L${at(x, 25)} ${horizon + y - 24}Z`,
        )
        .join(''),
      '#e2604a',
    ),
    cut(trees.map(([x, y, r]) => oval(at(x, 0), horizon + y - r * 1.2, r, r * 1.3)).join(''), '#2f8058'),
  ];
}

export const balloonsCover: Cover = { heading, ink: '#ffffff', accent: '#c22f4c', draw: drawBalloons };
