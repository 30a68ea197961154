import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, type Point, polygon, round } from '../outline.ts';
import { pine } from '../village.ts';
import { cloudsAt, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

type Flying = readonly [x: number, y: number, scale: number];

/** The middle of each envelope, the farthest first; peaks and the valley below them. */
const places = {
  portrait: {
    sun: [640, 1010, 96],
    balloons: [
      [760, 690, 0.36],
      [86, 760, 0.44],
      [700, 900, 0.62],
      [330, 870, 1.18],
    ] as readonly Flying[],
    far: 1010,
    near: 1150,
    valley: 1280,
    clouds: [
      [-80, 170, 330],
      [600, 226, 330],
      [-70, 1080, 300],
      [640, 1150, 330],
    ],
  },
  square: {
    sun: [790, 640, 76],
    balloons: [
      [966, 452, 0.3],
      [110, 500, 0.36],
      [800, 560, 0.5],
      [400, 600, 0.86],
    ] as readonly Flying[],
    far: 660,
    near: 760,
    valley: 860,
    clouds: [
      [-80, 112, 300],
      [850, 104, 300],
      [-70, 700, 280],
      [800, 770, 300],
    ],
  },
} as const;

/** The envelope is 300 wide, about the origin; the basket hangs 250 below it. */
function balloon([first, second, third]: readonly [Color, Color, Color]): readonly SceneNode[] {
  const outline =
    'M0 -176C104 -176 164 -104 156 -16C148 66 74 116 40 176H-40C-74 116 -148 66 -156 -16C-164 -104 -104 -176 0 -176Z';
  const gore = (out: number, inner: number) =>
    `M0 -176C${out * 0.66} -176 ${out * 1.05} -104 ${out} -16C${out * 0.95} 66 ${out * 0.47} 116 ${round(out * 0.256)} 176H${round(inner * 0.256)}C${inner * 0.47} 116 ${inner * 0.95} 66 ${inner} -16C${inner * 1.05} -104 ${inner * 0.66} -176 0 -176Z`;
  const band =
    'M-157 -34C-100 -6 100 -6 157 -34C158 -22 156 -2 150 16C96 42 -96 42 -150 16C-156 -2 -158 -22 -157 -34Z';
  return [
    line('M-36 176L-26 226M36 176L26 226M-12 176v50M12 176v50', '#5a3a2a', 3),
    cut('M-30 222H30L24 268Q0 276 -24 268Z', downward(222, 270, '#c98a4a', '#7d4a26')),
    line('M-29 236H29M-27 250H27', '#6d3f20', 3),
    cut(box(-34, 216, 68, 12, 6), '#8a5430'),
    cut(outline, first),
    cut(gore(156, 106) + gore(56, 0) + gore(-56, -106), second),
    cut(band, third),
    cut(
      Array.from({ length: 7 }, (_, i) => {
        const x = (i - 3) * 44;
        return polygon([
          [x, -8 + (1 - (i - 3) ** 2 / 9) * 4],
          [x + 15, 10],
          [x, 26],
          [x - 15, 10],
        ]);
      }).join(''),
      mix(third, '#ffffff', 0.65),
    ),
    cut('M60 -166C130 -140 162 -90 156 -16C148 66 74 116 40 176H14C60 90 110 -10 60 -166Z', '#3a0a3a', 0.2),
    cut('M-60 -158C-112 -126 -134 -76 -130 -20C-112 -20 -104 -100 -60 -158Z', '#ffffff', 0.3),
    cut('M-40 176H40L34 190H-34Z', mix(third, '#2a0a2a', 0.35)),
  ];
}

const liveries: readonly (readonly [Color, Color, Color])[] = [
  ['#e8433f', '#ffb52e', '#fff2d8'],
  ['#2a8fa8', '#f7efd9', '#f2683c'],
  ['#7a4fa8', '#f59ab5', '#ffd34e'],
  ['#2f8f63', '#f9d35a', '#fff2d8'],
  ['#e0578a', '#fff0d0', '#2a8fa8'],
];

/** Snow on the tops of a ridge: its peaks, in order. */
function ridge(
  width: number,
  height: number,
  y: number,
  peaks: readonly Point[],
  rock: readonly [Color, Color],
  snow: Color,
): readonly SceneNode[] {
  const points = peaks.map(([share, up]): Point => [share * width, y - up]);
  const caps = points.slice(1, -1).flatMap(([px, py], i) => {
    const [before, after] = [points[i] as Point, points[i + 2] as Point];
    if (before[1] < py || after[1] < py) return [];
    const part = 0.36;
    const left: Point = [px + (before[0] - px) * part, py + (before[1] - py) * part];
    const right: Point = [px + (after[0] - px) * part, py + (after[1] - py) * part];
    const low = Math.max(left[1], right[1]);
    return [
      polygon([
        [px, py],
        right,
        [px + (right[0] - px) * 0.55, low - (low - py) * 0.22],
        [px + (right[0] - px) * 0.16, low + 6],
        [px + (left[0] - px) * 0.34, low - (low - py) * 0.26],
        [px + (left[0] - px) * 0.7, low + 2],
        left,
      ]),
    ];
  });
  const shade = points.slice(1, -1).flatMap(([px, py], i) => {
    const after = points[i + 2] as Point;
    const before = points[i] as Point;
    if (before[1] < py || after[1] < py) return [];
    return [polygon([[px, py], after, [px + (after[0] - px) * 0.35, after[1] + 30]])];
  });
  return [
    cut(`${polygon(points).slice(0, -1)}L${width + 40} ${height}H-40Z`, downward(y - 220, y + 120, ...rock)),
    cut(caps.join(''), snow),
    cut(shade.join(''), '#2a1a5a', 0.16),
  ];
}

function drawBalloons({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { sun, balloons, far, near, valley, clouds } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.8 : 1;
  const first = random.int(0, 4);
  const pines = (count: number, y: number, size: number) =>
    Array.from({ length: count }, (_, i) =>
      pine(
        ((i + random.float(0.1, 0.9)) * width) / count,
        y + random.float(0, 50),
        size * random.float(0.7, 1.2),
      ),
    ).join('');
  const [sx, sy, sr] = sun;
  return [
    baseLayer(face, fadeDown(face, ['#17356f', '#2a4c92', '#4a65ab', '#d99a9c', '#ffcf98', '#ffe9bd'])),
    glow(sx, sy, sr * 3.4, '#ffe9a8', 'bb'),
    cut(circle(sx, sy, sr), '#fff6d2'),
    cut(cloudsAt(clouds.slice(0, 2)), '#ffffff', 0.16),
    ...ridge(
      width,
      height,
      far,
      [
        [-0.05, 40 * k],
        [0.1, 150 * k],
        [0.22, 60 * k],
        [0.4, 230 * k],
        [0.58, 70 * k],
        [0.7, 130 * k],
        [0.82, 60 * k],
        [0.94, 190 * k],
        [1.05, 60 * k],
      ],
      ['#8f7fb8', '#d3a2b4'],
      '#fff0e6',
    ),
    ...ridge(
      width,
      height,
      near,
      [
        [-0.05, 150 * k],
        [0.06, 210 * k],
        [0.24, 40 * k],
        [0.36, 96 * k],
        [0.5, 20 * k],
        [0.74, 170 * k],
        [0.86, 60 * k],
        [1.05, 190 * k],
      ],
      ['#5f6aa8', '#7c86b4'],
      '#f7e6ea',
    ),
    cut(cloudsAt(clouds.slice(2)), '#fff3e2', 0.85),
    land(
      face,
      [
        [-0.03, valley - 40],
        [0.3, valley + 30],
        [0.62, valley - 6],
        [1.03, valley - 60],
      ],
      downward(valley - 60, height, '#4f9a86', '#23675f'),
    ),
    cut(pines(24, valley + 24, 60 * k), '#2b6f62'),
    ...balloons.map(([x, y, scale], i) =>
      placed(balloon(liveries[(i + first) % 5] as (typeof liveries)[number]), {
        x: x + random.float(-14, 14),
        y: y + random.float(-10, 10),
        scale,
        rotation: random.float(-5, 5),
      }),
    ),
    land(
      face,
      [
        [-0.03, valley + 90 * k],
        [0.25, valley + 60 * k],
        [0.6, valley + 130 * k],
        [1.03, valley + 70 * k],
      ],
      downward(valley + 60, height, '#2f7a5f', '#123f44'),
    ),
    cut(pines(15, valley + 150 * k, 120 * k), '#164e4a'),
    cut(pines(9, height + 10, 200 * k), '#0d3539'),
  ];
}

export const hotAirBalloonsCover: Cover = { heading, ink: '#fff7e6', accent: '#b5423a', draw: drawBalloons };
