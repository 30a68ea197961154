import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from '../cutout.ts';
import { circle, oval, type Point, round, smooth, twinkle } from '../outline.ts';
import { pine } from '../village.ts';
import { downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 300, width: 720, height: 240 },
  square: { x: 140, y: 140, width: 800, height: 220 },
};

const places = {
  portrait: { snow: 1210, lights: 640, rise: 420, bear: { x: 400, y: 1372, scale: 1.24 } },
  square: { snow: 830, lights: 490, rise: 270, bear: { x: 480, y: 978, scale: 0.92 } },
} as const;

/** A soft ribbon of light from side to side: strokes on each other, each thinner and nearer to its foot. */
function ribbon(
  width: number,
  { y, rise, phase, color }: { y: number; rise: number; phase: number; color: Color },
): readonly SceneNode[] {
  const d = (lift: number) =>
    smooth(
      Array.from(
        { length: 9 },
        (_, i): Point => [(i / 8) * (width + 700) - 350, y + Math.sin(i * 0.95 + phase) * rise * 0.3 - lift],
      ),
    );
  return [1, 0.82, 0.66, 0.5, 0.36, 0.24, 0.14, 0.06].map((share) => ({
    ...line(d(rise * share * 0.34), color, rise * share),
    opacity: 0.1 + (1 - share) * 0.14,
  }));
}

/** A white bear that looks up, with its cub; their feet at the origin. */
function bears(): readonly SceneNode[] {
  return [
    cut(oval(20, 6, 240, 22), '#27406b', 0.35),
    cut(
      'M-170 0C-196 -90 -150 -170 -60 -176C0 -180 40 -176 70 -196C92 -236 150 -246 176 -214C196 -206 214 -196 218 -186C214 -172 196 -170 178 -168C166 -150 150 -140 138 -124C150 -80 150 -40 146 0H96C96 -30 90 -50 76 -66C30 -52 -40 -50 -84 -62C-96 -40 -100 -20 -100 0Z',
      downward(-246, 0, '#ffffff', '#c3d3ea'),
    ),
    cut(circle(112, -230, 15), '#f3f7fd'),
    cut(circle(213, -188, 8) + circle(166, -204, 6), '#22304f'),
    cut(
      'M-84 -62C-40 -50 30 -52 76 -66C60 -40 40 -30 40 0H0C-10 -20 -40 -30 -60 -20C-72 -30 -80 -44 -84 -62Z',
      '#a9bddb',
    ),
    placed(
      [
        cut(
          'M-70 0C-80 -60 -50 -96 -6 -98C0 -140 60 -150 74 -112C88 -108 92 -98 86 -92C74 -84 62 -84 54 -74C62 -50 62 -24 58 0Z',
          downward(-140, 0, '#ffffff', '#cddaee'),
        ),
        cut(circle(20, -132, 9), '#f3f7fd'),
        cut(circle(86, -98, 5) + circle(54, -112, 4), '#22304f'),
      ],
      { x: 250, y: 4, scale: 0.94 },
    ),
    cut('M260 -134l26 -64l24 56Z', '#ff6f8a'),
    cut(circle(286, -202, 9), '#ffe08a'),
  ];
}

function drawNorthernLights({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { snow, lights, rise, bear } = places[at];
  const { width, height } = face;
  const phase = random.float(0, 6.28);
  const stars = Array.from({ length: 70 }, () => ({
    x: random.float(0, width),
    y: random.float(0, snow - 120),
    r: random.float(1.4, 4),
  })).filter((spot) => isOutside(heading[at], [spot.x, spot.y], 44));
  const trees = Array.from({ length: 22 }, (_, i) => {
    const x = i % 2 ? width - random.float(-30, width * 0.36) : random.float(-30, width * 0.36);
    const near = Math.min(x, width - x) / (width * 0.36);
    return pine(x, snow + 16, (1.35 - near) * rise * 0.62 + 30);
  });
  const k = bear.scale;
  return [
    baseLayer(face, fadeDown(face, ['#0a1738', '#10265a', '#1a4a78', '#2f7f96', '#7fd0b4'])),
    glow(width * 0.5, snow, width * 0.7, '#a6f0c8', '77'),
    cut(stars.map(({ x, y, r }) => circle(x, y, r)).join(''), '#ffffff', 0.85),
    cut(
      stars
        .filter((_, i) => i % 9 === 0)
        .map(({ x, y }) => twinkle(x, y, 15))
        .join(''),
      '#f6fff0',
    ),
    ...ribbon(width, { y: lights + rise * 0.34, rise: rise * 0.7, phase: phase + 2, color: '#8f74f2' }),
    ...ribbon(width, { y: lights + rise * 0.72, rise: rise * 0.86, phase, color: '#5af0a0' }),
    ...ribbon(width, { y: lights + rise * 0.94, rise: rise * 0.4, phase: phase + 3.4, color: '#6fe6e6' }),
    land(
      face,
      [
        [-0.05, snow - rise * 0.32],
        [0.14, snow - rise * 0.62],
        [0.3, snow - rise * 0.3],
        [0.48, snow - rise * 0.5],
        [0.66, snow - rise * 0.28],
        [0.86, snow - rise * 0.66],
        [1.05, snow - rise * 0.36],
      ],
      downward(snow - rise * 0.6, snow, '#2c5a86', '#5fa6ae'),
    ),
    cut(trees.join(''), '#123254'),
    land(
      face,
      [
        [-0.03, snow + 24],
        [0.3, snow - 18],
        [0.65, snow + 20],
        [1.03, snow - 14],
      ],
      downward(snow - 20, height, '#e6fbf3', '#8fb3d9'),
    ),
    land(
      face,
      [
        [-0.03, snow + 120 * k],
        [0.4, snow + 100 * k],
        [0.7, snow + 140 * k],
        [1.03, snow + 96 * k],
      ],
      downward(snow + 90, height, '#f7fdfb', '#a9c3e6'),
    ),
    placed(bears(), bear),
    cut(
      Array.from({ length: 18 }, () =>
        circle(round(random.float(0, width)), random.float(snow + 40, height), random.float(2, 4)),
      ).join(''),
      '#ffffff',
    ),
  ];
}

export const northernLightsCover: Cover = {
  heading,
  ink: '#eafff4',
  accent: '#1f6a7a',
  draw: drawNorthernLights,
};
