import type { Color, SceneNode } from '#card/scene/scene.ts';
import { anchored, type FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { spaceCover } from './covers/space.ts';
import { baseLayer, cut, fade, glow, line, mix, placed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, oval, twinkle } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** A planet of radius 100 about the origin: bands cut to its disc, shade at the lower right. */
function planet(
  color: Color,
  bands: readonly (readonly [number, number, Color])[],
  ringColor?: Color,
): readonly SceneNode[] {
  const disc: SceneNode = {
    kind: 'group',
    clip: { kind: 'ellipse', cx: 0, cy: 0, rx: 100, ry: 100 },
    children: [
      cut(circle(0, 0, 100), color),
      ...bands.map(([y, height, band]) =>
        cut(`M-110 ${y}Q0 ${y + 22} 110 ${y}V${y + height}Q0 ${y + height + 22} -110 ${y + height}Z`, band),
      ),
      { ...cut(`${circle(0, 0, 140)}${circle(-30, -28, 108)}`, '#14143a', 0.28), fillRule: 'evenodd' },
    ],
  };
  if (!ringColor) return [disc];
  return [
    line('M-96 -20C-190 20 -170 50 -110 46', ringColor, 13),
    disc,
    line('M-110 46C-20 42 150 -20 152 -54C152 -70 120 -68 92 -58', ringColor, 13),
    line('M-104 47C-20 40 140 -20 148 -54', mix(ringColor, '#ffffff', 0.5), 3),
  ];
}

const rocket: readonly SceneNode[] = [
  cut('M-18 92C-30 130 -8 150 0 186C8 150 30 130 18 92Z', '#f6a03c'),
  cut('M-9 92C-14 116 -4 130 0 150C4 130 14 116 9 92Z', '#fff0b8'),
  cut('M-34 30L-66 84L-28 78ZM34 30L66 84L28 78Z', '#e2524a'),
  cut('M0 -110C36 -76 46 -20 34 88H-34C-46 -20 -36 -76 0 -110Z', '#fff6e8'),
  cut('M12 -98C38 -66 46 -16 34 88H12C24 10 26 -50 12 -98Z', '#d9c8c8'),
  cut('M0 -110C16 -95 27 -76 33 -54H-33C-27 -76 -16 -95 0 -110Z', '#e2524a'),
  cut(circle(0, -10, 22), '#2f6f9a'),
  cut(circle(0, -10, 15), '#8fd3e0'),
  cut('M-34 66H34L33 88H-33Z', '#e2524a'),
];

const moon: readonly SceneNode[] = [
  cut(circle(0, 0, 40), '#fff0cf'),
  cut(circle(-10, -8, 9) + circle(14, 6, 12) + circle(-6, 20, 6), '#e3cda0'),
  { ...cut(`${circle(0, 0, 40)}${circle(-10, -9, 40)}`, '#14143a', 0.18), fillRule: 'evenodd' },
];

const saucer: readonly SceneNode[] = [
  cut('M-52 6C-52 -8 52 -8 52 6C40 26 -40 26 -52 6Z', '#f6b02c'),
  cut('M-26 0A26 26 0 0 1 26 0Q0 8 -26 0Z', '#bfe6ea'),
  cut(circle(-28, 10, 4) + circle(0, 14, 4) + circle(28, 10, 4), '#e2524a'),
];

type Place = readonly [x: number, y: number, scale: number];

interface Places {
  readonly ringed: Place;
  readonly red: Place;
  readonly green: Place;
  readonly purple: Place;
  readonly moon: Place;
  /** Its flight's direction in degrees from straight up. */
  readonly rocket: readonly [...Place, rotation: number];
  /** How far from its place, to the left and right, it may hover. */
  readonly saucer: readonly [...Place, reach: number];
  readonly orbits: string;
  /** On the red planet, where it is so near that they can be seen. */
  readonly craters?: string;
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    ringed: [60, 110, 0.92],
    red: [1150, 836, 1.36],
    green: [1140, 260, 0.5],
    purple: [30, 560, 0.56],
    moon: [1096, 76, 1],
    rocket: [86, 736, 0.84, 24],
    saucer: [470, 46, 0.8, 60],
    orbits:
      'M-60 430C140 180 420 -20 760 -60M1260 520C1080 760 760 940 420 980M-60 640C20 800 200 900 420 930',
  },
  // The red planet rises from the bleed below as a horizon.
  portrait: {
    ringed: [150, 168, 0.94],
    red: [620, 1712, 3.4],
    green: [850, 70, 0.6],
    purple: [84, 1530, 0.66],
    moon: [780, 216, 0.86],
    rocket: [158, 1376, 0.66, 62],
    saucer: [490, 216, 0.9, 70],
    orbits:
      'M-40 330C160 300 380 130 400 -40M-40 120C240 260 640 210 940 -30M-40 1330C260 1350 640 1330 940 1240M-40 1500C80 1450 240 1420 300 1640',
    craters:
      oval(576, 1398, 36, 9) +
      oval(690, 1412, 46, 12) +
      oval(494, 1440, 30, 10) +
      oval(620, 1444, 22, 6) +
      oval(800, 1476, 34, 14),
  },
  square: {
    ringed: [58, 106, 0.9],
    red: [1024, 1012, 1.4],
    green: [1032, 290, 0.48],
    purple: [28, 560, 0.58],
    moon: [990, 82, 1],
    rocket: [84, 906, 0.84, 24],
    saucer: [500, 52, 0.8, 60],
    orbits:
      'M-60 430C140 180 380 -20 700 -60M1140 640C980 900 700 1100 380 1160M-60 760C20 940 200 1060 420 1100',
  },
};

function planets(at: Places, tilt: number): readonly SceneNode[] {
  const put = (drawing: readonly SceneNode[], [x, y, scale]: Place, rotation: number) =>
    placed(drawing, { x, y, scale, rotation });
  const bands = (...all: readonly (readonly [number, number, Color])[]) => all;
  const ringed = bands([-60, 24, '#f7c884'], [-14, 34, '#d9783f'], [42, 18, '#f7c884']);
  const red = bands([-70, 30, '#f08f94'], [0, 20, '#c24a68'], [50, 26, '#f08f94']);
  const green = bands([-40, 26, '#8fd6bd'], [26, 30, '#3f938f']);
  const purple = bands([-30, 22, '#b0a2ea'], [30, 20, '#6a5ab0']);
  return [
    put(planet('#f2a95a', ringed, '#ffe0a8'), at.ringed, tilt),
    put(planet('#e2697a', red), at.red, -14 + tilt),
    ...(at.craters ? [cut(at.craters, '#c24a68', 0.7)] : []),
    put(planet('#5fb8a8', green), at.green, 20),
    put(planet('#8a7bd0', purple), at.purple, -20),
  ];
}

function drawSpace({ random, face }: DrawInput): readonly SceneNode[] {
  const dots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 10, count: 16 },
        { r: 4, count: 60 },
        { r: 2, count: 80 },
      ],
      gap: 8,
    },
  );
  const stars = (r: number, outline: (x: number, y: number) => string) =>
    dots
      .filter((dot) => dot.r === r)
      .map(({ x, y }) => outline(x, y))
      .join('');
  const tilt = random.float(-10, 10);
  const at = places[face.key];
  const [rocketX, rocketY, rocketScale, direction] = at.rocket;
  const [saucerX, saucerY, saucerScale, reach] = at.saucer;
  return [
    baseLayer(face, fade(['#101a46', '#1c2f68', '#2a5a86', '#3f8a94'], [0, 0], [face.width, face.height])),
    glow(...anchored(face, 60, 840), 420, '#f4897a', '66'),
    glow(...anchored(face, 1150, 60), 380, '#7a6bd0', '88'),
    line(at.orbits, '#ffffff44', 2, { dash: [3, 12] }),
    cut(
      stars(2, (x, y) => circle(x, y, 1.6)),
      '#ffffff',
      0.8,
    ),
    cut(
      stars(4, (x, y) => twinkle(x, y, 7)),
      '#fff0c0',
    ),
    cut(
      stars(10, (x, y) => twinkle(x, y, random.float(13, 20))),
      '#ffcf5a',
    ),
    ...planets(at, tilt),
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#2a5a86', width: 3, inset: 15, dash: [0.1, 11] }),
    placed(rocket, {
      x: rocketX + random.float(-5, 5),
      y: rocketY,
      scale: rocketScale,
      rotation: direction + random.float(-5, 5),
    }),
    placed(moon, { x: at.moon[0], y: at.moon[1], scale: at.moon[2] }),
    placed(saucer, {
      x: saucerX + random.float(-reach, reach),
      y: saucerY,
      scale: saucerScale,
      rotation: -8,
    }),
  ];
}

export const space: Background = {
  key: 'bg-space',
  label: 'Outer space',
  tags: ['space', 'rocket', 'planet', 'stars', 'kids', 'adventure', 'blue', 'night'],
  panel: null,
  draw: drawSpace,
  cover: spaceCover,
};
