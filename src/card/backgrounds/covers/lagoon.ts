import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, leaf, oval, petals, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { cloudsAt, downward, land } from './shading.ts';

const places = {
  portrait: {
    horizon: 1010,
    birds: { x: 450, y: 1330, scale: 1.24 },
    palms: [
      [70, 1062, 0.68],
      [850, 1046, 0.6],
    ],
    lilies: [
      [120, 1440, 1.3],
      [760, 1470, 1.5],
      [690, 1160, 0.8],
      [170, 1210, 0.7],
    ],
  },
  square: {
    horizon: 640,
    birds: { x: 540, y: 936, scale: 0.94 },
    palms: [
      [84, 672, 0.46],
      [1010, 664, 0.42],
    ],
    lilies: [
      [140, 980, 1.1],
      [930, 1000, 1.3],
      [860, 780, 0.7],
      [190, 800, 0.7],
    ],
  },
} as const;

/** Stands left of the origin and bends its neck to it; half of a heart. */
function flamingo(tone: Color): readonly SceneNode[] {
  return [
    line('M-150 -150V4M-120 -150C-118 -110 -90 -96 -96 -70C-104 -60 -116 -56 -126 -60', '#e0647f', 8),
    cut(
      'M-272 -196C-262 -254 -196 -276 -132 -252C-92 -236 -72 -214 -74 -192C-84 -152 -140 -134 -190 -146C-232 -156 -280 -160 -272 -196Z',
      downward(-270, -140, mix(tone, '#ffffff', 0.25), tone),
    ),
    cut(
      'M-280 -150C-250 -226 -184 -236 -128 -206C-150 -172 -210 -150 -280 -150Z',
      mix(tone, '#c0305a', 0.28),
    ),
    cut('M-266 -172C-240 -226 -190 -236 -150 -220C-176 -192 -220 -174 -266 -172Z', mix(tone, '#ffffff', 0.3)),
    line(
      'M-96 -206C-46 -196 -20 -250 -60 -300C-110 -356 -100 -430 -44 -432C-22 -432 -14 -420 -12 -408',
      tone,
      30,
    ),
    cut(oval(-30, -416, 30, 25), tone),
    cut('M-16 -432C12 -426 14 -392 -8 -368C-20 -360 -24 -376 -20 -392Z', '#fff3ea'),
    cut('M4 -406C10 -392 6 -380 -8 -368C-20 -360 -22 -370 -20 -380Z', '#3a2438'),
    cut(circle(-30, -422, 5), '#3a2438'),
  ];
}

/** A palm with its foot at the origin, 480 high. */
function palm(mirror: boolean): readonly SceneNode[] {
  const fronds = [-170, -140, -108, -70, -36, -6] as const;
  const bend = mirror ? -1 : 1;
  const [x, y] = [70 * bend, -430];
  return [
    cut(
      `M-20 0C${-10 * bend} -160 ${10 * bend} -300 ${x - 8} ${y}L${x + 12} ${y}C${40 * bend} -290 ${30 * bend} -150 24 0Z`,
      downward(y, 0, '#a8704a', '#6d4434'),
    ),
    cut(fronds.map((a) => leaf(x, y, 220, 52, a, 0.5)).join(''), '#1f8a72'),
    cut(fronds.map((a) => leaf(x, y, 190, 26, a + 5, 0.5)).join(''), '#5fc48c'),
    cut(circle(x - 12, y + 16, 16) + circle(x + 18, y + 20, 16), '#7a4a30'),
  ];
}

function lily(color: Color): readonly SceneNode[] {
  return [
    cut('M-90 8A90 26 0 1 1 60 28L0 8Z', '#2f9a7f'),
    cut('M-90 4A90 26 0 1 1 60 24L0 4Z', '#63c59a'),
    cut(petals(0, -10, 7, 44, 22, 210), mix(color, '#c0305a', 0.2)),
    cut(petals(0, -14, 6, 34, 18, 190), color),
    cut(circle(0, -14, 9), '#ffd34e'),
  ];
}

function drawLagoon({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { horizon, birds, palms, lilies } = places[at];
  const { width, height } = face;
  const tone = random.pick<Color>(['#ff8fae', '#ff9a8a', '#f58fc4']);
  const ripples = Array.from({ length: 16 }, () => {
    const y = random.float(horizon + 30, height - 20);
    return `M${round(random.float(-40, width - 80))} ${round(y)}h${round(random.float(50, 150))}`;
  });
  return [
    baseLayer(face, fadeDown(face, ['#d9f7ec', '#e6fbe6', '#fff6cf', '#ffe0b8'])),
    glow(width / 2, horizon - 120, 420, '#fffbe0', 'ee'),
    cut(circle(width / 2, horizon - 60 * birds.scale, 190 * birds.scale), '#fff2b4'),
    cut(
      cloudsAt([
        [-80, 200, 320],
        [640, 236, 320],
        [width * 0.62, horizon - 190, 240],
        [-40, horizon - 120, 240],
      ]),
      '#ffffff',
      0.75,
    ),
    land(
      face,
      [
        [-0.05, horizon - 60],
        [0.14, horizon - 110],
        [0.34, horizon - 30],
        [0.5, horizon + 6],
        [0.64, horizon - 30],
        [0.84, horizon - 120],
        [1.05, horizon - 50],
      ],
      downward(horizon - 110, horizon, '#8fd6bf', '#4fae9f'),
    ),
    cut(`M-10 ${horizon}H${width + 10}V${height + 10}H-10Z`, downward(horizon, height, '#a5f0e2', '#2f9fb8')),
    cut(
      oval(width / 2, horizon + 40, 210, 9) +
        oval(width / 2, horizon + 76, 170, 8) +
        oval(width / 2, horizon + 108, 120, 7),
      '#fff8d6',
      0.8,
    ),
    ...palms.map(([x, y, scale], i) => placed(palm(i === 1), { x, y, scale })),
    cut(oval(palms[0][0], palms[0][1] + 4, 200, 30) + oval(palms[1][0], palms[1][1] + 4, 190, 28), '#ffe6b4'),
    line(ripples.join(''), '#d6fbf4', 5),
    ...lilies.slice(2).map(([x, y, scale]) => placed(lily('#fff3f6'), { x, y, scale })),
    cut(oval(birds.x - 180, birds.y + 6, 90, 9) + oval(birds.x + 180, birds.y + 6, 90, 9), '#1f8aa0', 0.5),
    placed(flamingo(tone), birds),
    placed(flamingo(mix(tone, '#ffffff', 0.16)), { ...birds, mirror: true }),
    ...lilies.slice(0, 2).map(([x, y, scale]) => placed(lily('#ffb3cc'), { x, y, scale })),
  ];
}

export const lagoonCover: Cover = {
  heading: upperHeading,
  ink: '#0b4a55',
  accent: '#17697a',
  draw: drawLagoon,
};
