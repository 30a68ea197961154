import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { brushStroke, curl } from '../brush-stroke.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, heart, leaf, oval, type Point, polar, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { cylinder, downward, isOutside } from './shading.ts';

const ink: Color = '#1f2a52';
const red: Color = '#b8312b';

/** A stroke from one point to another, bent towards a third, broadest in its middle. */
function sweep(from: Point, bend: Point, to: Point, width: number): string {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [above, below] = [90, -90].map((by) =>
    polar(...bend, width, degrees + by)
      .map(round)
      .join(' '),
  );
  return `M${from.join(' ')}Q${above} ${to.join(' ')}Q${below} ${from.join(' ')}Z`;
}

/** A bird that a pen drew without being lifted, flying to the left; some 620 wide about its breast. */
export function penBird(color: Color = ink, ribbon: Color = red): readonly SceneNode[] {
  const wing = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      sweep([-34 + i * 22, -42 + i * 7], [34 + i * 26, -150 + i * 8], [-70 + i * 62, -326 + i * 30], 17 - i),
    )
    .join('');
  const far = [0, 1, 2, 3]
    .map((i) =>
      sweep([-52 + i * 10, -50], [-70 - i * 2, -160 + i * 12], [-196 + i * 34, -262 + i * 2], 10 - i),
    )
    .join('');
  const tail = [
    [250, -70],
    [292, -18],
    [306, 44],
    [280, 104],
  ]
    .map(([x, y], i) =>
      sweep([110 + i * 4, 20 + i * 8], [190, -10 + i * 26], [x as number, y as number], 13 - i),
    )
    .join('');
  const curls =
    curl([250, -70], -60, 40, -1.5, 8) +
    curl([292, -18], -20, 32, -1.4, 7) +
    curl([306, 44], 20, 32, 1.4, 7) +
    curl([280, 104], 60, 38, 1.5, 8);
  return [
    cut(far, mix(color, '#8fa0cf', 0.45)),
    cut(wing, color),
    cut(
      brushStroke([
        [-164, -66, 2],
        [-152, -98, 9],
        [-118, -112, 15],
        [-82, -94, 12],
        [-40, -62, 10],
        [30, -26, 15],
        [110, -6, 12],
        [190, -16, 5],
        [236, -44, 2],
      ]) +
        brushStroke([
          [-166, -60, 2],
          [-152, -34, 9],
          [-112, 20, 18],
          [-40, 66, 24],
          [50, 76, 18],
          [130, 52, 9],
          [190, 18, 2],
        ]) +
        sweep([-104, 0], [-40, 44], [70, 44], 8) +
        sweep([-112, -36], [-60, 16], [40, 20], 6),
      color,
    ),
    cut(tail + curls, color),
    cut('M-162 -74L-214 -58L-160 -52C-154 -58 -156 -68 -162 -74Z', '#d99a2b'),
    cut(circle(-128, -82, 7), color),
    // What it carries.
    cut(
      sweep([-206, -58], [-262, 0], [-214, 70], 9) +
        sweep([-206, -58], [-180, 10], [-236, 60], 7) +
        curl([-214, 70], 100, 34, -1.3, 7) +
        curl([-236, 60], 130, 26, 1.3, 6),
      ribbon,
    ),
    cut(heart(-206, -46, 34), ribbon),
  ];
}

/** A knot of loops about the origin, the same on both sides; some 560 wide. */
export function penKnot(color: Color, accent: Color): readonly SceneNode[] {
  const half = (mirror: 1 | -1) => [
    sweep([0, 0], [mirror * 120, -120], [mirror * 210, 0], 16),
    sweep([0, 0], [mirror * 120, 110], [mirror * 210, 0], 12),
    curl([mirror * 210, 0], mirror > 0 ? -70 : -110, 44, mirror * 1.6, 10),
    curl([mirror * 210, 0], mirror > 0 ? 70 : 110, 34, mirror * -1.4, 8),
    sweep([mirror * 40, 0], [mirror * 150, -40], [mirror * 280, 24], 8),
  ];
  return [
    cut([...half(1), ...half(-1)].join(''), color),
    cut(
      leaf(0, 4, 62, 18, -90) +
        leaf(0, -4, 62, 18, 90) +
        [-1, 1].map((s) => leaf(s * 60, 0, 40, 12, s > 0 ? -24 : 204)).join(''),
      accent,
    ),
    cut([-300, 300, -96, 96].map((x) => circle(x, x * x > 9e4 - 1 ? 30 : 0, 6)).join(''), accent),
  ];
}

/** A bottle of ink, 150 wide, its foot at the origin. */
const bottle: readonly SceneNode[] = [
  cut(oval(0, 0, 96, 15), '#3a1f12', 0.28),
  cut('M-80 -14C-84 -70 -70 -98 -40 -104V-136H40V-104C70 -98 84 -70 80 -14C80 2 -80 2 -80 -14Z', '#cfe0ea'),
  cut(
    'M-72 -14C-76 -54 -64 -78 -38 -82H38C64 -78 76 -54 72 -14C72 -4 -72 -4 -72 -14Z',
    downward(-82, 0, '#30407c', ink),
  ),
  cut(box(-48, -154, 96, 24, 8), cylinder(-48, 96, '#c08a3a')),
  cut(box(-46, -62, 92, 40, 4), '#fbf3df'),
  cut(heart(0, -42, 22), red),
  cut('M-66 -30C-68 -58 -60 -74 -46 -80C-56 -64 -58 -46 -56 -24Z', '#ffffff', 0.55),
];

/** A pen with its nib to the left, 460 long about its middle. */
const pen: readonly SceneNode[] = [
  cut(oval(20, 20, 230, 9), '#3a1f12', 0.2),
  cut('M-120 -11C-20 -17 120 -16 220 -7C232 -4 232 4 220 7C120 16 -20 17 -120 11Z', '#7b2326'),
  cut('M-120 -11C-20 -17 120 -16 220 -7C160 -8 0 -9 -120 -3Z', '#ffffff', 0.3),
  cut(box(-150, -13, 36, 26, 4), '#d9a441'),
  cut('M-150 -11C-176 -10 -206 -4 -236 0C-206 4 -176 10 -150 11Z', '#e9d6a0'),
  line('M-232 0H-176', '#5a4420', 2.4),
  cut(circle(-174, 0, 4), '#5a4420'),
  cut('M-236 0C-226 -3 -216 -4 -208 -4V4C-216 4 -226 3 -236 0Z', ink),
];

function drawFlourish({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const middle = width / 2;
  const [bird, scale, desk] = isSquare ? [660, 0.86, 936] : [958, 1.12, 1354];
  const dots = Array.from({ length: 44 }, () => ({
    spot: [random.float(20, width - 20), random.float(20, desk - 40)] as const,
    r: random.float(2, 5),
  })).filter(
    ({ spot, r }) =>
      isOutside(zone, spot, r + 24) && Math.hypot(spot[0] - middle, spot[1] - bird + 60) > 330 * scale,
  );
  const corner = (x: number, y: number, mirror: boolean, k: number) =>
    placed(
      [
        cut(
          sweep([0, 0], [120, -6], [240, 70], 13) +
            curl([240, 70], 110, 46, 1.5, 9) +
            sweep([0, 0], [-6, 130], [70, 260], 13) +
            curl([70, 260], -10, 46, -1.5, 9) +
            sweep([30, 30], [150, 40], [160, 150], 8) +
            curl([160, 150], 170, 34, 1.4, 7),
          '#c8973c',
        ),
        cut(leaf(34, 34, 74, 20, 45) + circle(124, 124, 6) + circle(142, 142, 4), red),
      ],
      { x, y, mirror, scale: k },
    );
  const turn = random.float(-4, 4);
  const letter: readonly SceneNode[] = [
    cut(box(-146, -8, 300, 20, 4), '#3a1f12', 0.2),
    cut(box(-150, -96, 300, 100, 6), '#fffaf0'),
    line('M-150 -94L0 -22L150 -94', '#d8c6a4', 4),
    cut(circle(0, -26, 27), red),
    cut(circle(0, -26, 19), mix(red, '#5a0f10', 0.3)),
    cut(heart(0, -26, 20), mix(red, '#ffffff', 0.25)),
  ];
  const grain = Array.from(
    { length: 14 },
    () =>
      `M${round(random.float(-40, width))} ${round(random.float(desk + 12, height))}h${random.int(80, 260)}`,
  ).join('');
  return [
    baseLayer(face, fadeDown(face, ['#fffaf0', '#fdf3df', '#f4e1bf'])),
    glow(middle, bird - 40, 460 * scale, '#ffffff', 'cc'),
    corner(isSquare ? 26 : 30, isSquare ? 26 : 40, false, isSquare ? 0.5 : 0.86),
    corner(width - (isSquare ? 26 : 30), isSquare ? 26 : 40, true, isSquare ? 0.5 : 0.86),
    cut(dots.map(({ spot, r }) => circle(...spot, r)).join(''), '#d9a441'),
    placed(penBird(), { x: middle - 24 * scale, y: bird, scale, rotation: turn }),
    placed(penKnot('#33437c', '#c8973c'), {
      x: middle,
      y: bird + (isSquare ? 178 : 254),
      scale: isSquare ? 0.66 : 0.86,
    }),
    cut(box(-10, desk, width + 20, height - desk + 10), downward(desk, height, '#8a4f2d', '#5c2f1c')),
    cut(box(-10, desk, width + 20, 12), '#b5774a'),
    line(grain, '#4f2716', 3),
    placed(bottle, { x: width * 0.2, y: desk + (isSquare ? 74 : 92), scale: isSquare ? 0.82 : 1.06 }),
    placed(letter, {
      x: width * 0.74,
      y: desk + (isSquare ? 64 : 74),
      scale: isSquare ? 0.7 : 0.94,
      rotation: random.float(-7, 2),
    }),
    placed(pen, {
      x: width * 0.56,
      y: desk + (isSquare ? 90 : 160),
      scale: isSquare ? 0.7 : 0.92,
      rotation: random.float(-6, 4),
    }),
    cut(
      Array.from({ length: 5 }, (_, i) =>
        circle(...polar(width * 0.33, desk + (isSquare ? 96 : 190), 26 + i * 7, i * 70), 6 - i),
      ).join(''),
      ink,
    ),
  ];
}

export const penFlourishCover: Cover = {
  heading: upperHeading,
  ink: '#1f2a52',
  accent: '#a32a25',
  draw: drawFlourish,
};
