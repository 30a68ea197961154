import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, oval, round, twinkle } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { isOutside } from './shading.ts';

/** What the little mirrors reflect, the brightest first. */
const mirrors: readonly Color[] = [
  '#ffffff',
  '#ffd9f4',
  '#8fe9ff',
  '#ff8fd8',
  '#8d8cf5',
  '#5a49b8',
  '#3b2a80',
];

/** A ball of mirrors about the origin, of radius 100: rows of quadrilaterals, lit from the upper left. */
export function mirrorBall(shift: number): readonly SceneNode[] {
  const rows = 11;
  const outlines = mirrors.map(() => [] as string[]);
  for (let row = 0; row < rows; row++) {
    const [top, foot] = [0, 1].map((by) => -90 + ((row + by) * 180) / rows) as [number, number];
    const mid = ((top + foot) / 2) * (Math.PI / 180);
    const count = Math.max(4, Math.round(18 * Math.cos(mid)));
    const point = (latitude: number, longitude: number) => {
      const [la, lo] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
      return `${round(100 * Math.cos(la) * Math.sin(lo))} ${round(100 * Math.sin(la))}`;
    };
    for (let i = 0; i < count; i++) {
      const [left, right] = [0, 1].map((by) => -90 + ((i + by) * 180) / count) as [number, number];
      const lo = (((left + right) / 2) * Math.PI) / 180;
      const light =
        Math.cos(mid) * Math.sin(lo) * -0.55 - Math.sin(mid) * 0.6 + Math.cos(mid) * Math.cos(lo) * 0.5;
      const sparkle = ((i * 7 + row * 13 + shift * 5) % 11) / 11;
      const tone = Math.min(
        mirrors.length - 1,
        Math.max(0, Math.round((1 - light) * 3.1 + sparkle * 2.6 - 1.4)),
      );
      outlines[tone]?.push(
        `M${point(top + 1.2, left + 1)}L${point(top + 1.2, right - 1)}L${point(foot - 1.2, right - 1)}L${point(foot - 1.2, left + 1)}Z`,
      );
    }
  }
  return [
    cut(circle(0, 0, 102), '#1d1250'),
    ...outlines.map((quads, i) => cut(quads.join(''), mirrors[i] as Color)),
    cut(circle(0, 0, 101), {
      kind: 'radial',
      center: [-34, -40],
      radius: 150,
      stops: [
        { offset: 0, color: '#ffffff55' },
        { offset: 0.4, color: '#ffffff00' },
        { offset: 1, color: '#120840bb' },
      ],
    }),
    cut(box(-13, -118, 26, 20, 4), '#c9c4e8'),
  ];
}

/** Somebody who dances; feet at the origin, 250 high. `arms` are the ends of both. */
function dancer(
  color: Color,
  arms: readonly [number, number, number, number],
  legs: readonly [number, number],
  hair: 'long' | 'short' | 'bun',
  dress: boolean,
): readonly SceneNode[] {
  const [lx, ly, rx, ry] = arms;
  return [
    line(`M-10 -110L${legs[0]} -54L${legs[0] - 6} -4M12 -110L${legs[1]} -56L${legs[1] + 12} -6`, color, 21),
    line(`M${legs[0] - 6} -4h-16M${legs[1] + 12} -6h16`, color, 13),
    line(
      `M-22 -180L${lx * 0.6} ${(-180 + ly) / 2 - 6}L${lx} ${ly}M22 -180L${rx * 0.6} ${(-180 + ry) / 2 - 6}L${rx} ${ry}`,
      color,
      16,
    ),
    cut(
      dress ? 'M-30 -190H30L24 -140L56 -74C20 -62 -20 -62 -56 -74L-24 -140Z' : 'M-32 -190H32L26 -96H-26Z',
      color,
    ),
    cut(circle(0, -222, 29), color),
    cut(
      hair === 'long'
        ? 'M-30 -228C-28 -262 30 -262 32 -226C36 -200 50 -190 44 -168C30 -176 28 -196 22 -208H-22C-30 -196 -36 -190 -40 -180C-44 -196 -32 -206 -30 -228Z'
        : hair === 'bun'
          ? circle(14, -256, 17)
          : 'M-30 -226C-36 -262 34 -268 32 -228L16 -244L-8 -238Z',
      color,
    ),
  ];
}

function drawMirrorBall({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const middle = width / 2;
  const [cy, r, floor] = isSquare ? [580, 148, 866] : [872, 214, 1262];
  const beams: readonly (readonly [number, Color])[] = [
    [-0.9, '#ff4fb8'],
    [-0.5, '#33d6ff'],
    [-0.14, '#ffd447'],
    [0.2, '#ff4fb8'],
    [0.54, '#7dff9a'],
    [0.94, '#33d6ff'],
  ];
  const cones = beams.map(([side, color]) => {
    const x = middle + side * width * 0.72;
    return cut(
      `M${middle} ${cy}L${round(x - width * 0.1)} ${height}H${round(x + width * 0.1)}Z`,
      fade([`${color}77` as Color, `${color}00` as Color], [middle, cy], [x, height]),
    );
  });
  const spots = Array.from({ length: 120 }, () => ({
    at: [random.float(0, width), random.float(0, floor)] as const,
    size: random.float(5, 12),
    color: random.int(0, 3),
  })).filter(
    ({ at, size }) => isOutside(zone, at, size + 22) && Math.hypot(at[0] - middle, at[1] - cy) > r + 24,
  );
  const spotColors: readonly Color[] = ['#ff7fd0', '#6fe3ff', '#ffe27a', '#a98cff'];
  const tiles = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 10 }, (_, i) => {
      const [y0, y1] = [row, row + 1].map((n) => floor + (height - floor + 12) * (n / 6) ** 1.5) as [
        number,
        number,
      ];
      const at = (n: number, y: number) =>
        middle + (n - 5) * (width / 10) * (0.9 + ((y - floor) / (height - floor)) * 1.3);
      return {
        d: `M${round(at(i, y0) + 2)} ${round(y0 + 2)}H${round(at(i + 1, y0) - 2)}L${round(at(i + 1, y1) - 2)} ${round(y1 - 2)}H${round(at(i, y1) + 2)}Z`,
        color: random.int(0, 5),
      };
    }),
  ).flat();
  const tileColors: readonly Color[] = ['#ff4fb8', '#33c6f0', '#8a5cf0', '#4a2aa0', '#ffc94a', '#5f3cc4'];
  const shadow: Color = '#140a3c';
  const k = isSquare ? 0.84 : 1.18;
  const dancers = [
    [0.13, dancer(shadow, [-66, -250, 60, -120], [-26, 22], 'short', false)],
    [0.36, dancer(shadow, [-58, -254, 64, -240], [-16, 30], 'long', true)],
    [0.63, dancer(shadow, [-70, -150, 66, -256], [-28, 18], 'bun', true)],
    [0.87, dancer(shadow, [-56, -252, 72, -246], [-20, 30], 'short', false)],
  ] as const;
  const rays = Array.from({ length: 5 }, (_, i) =>
    twinkle(
      middle + Math.cos(i * 1.9 + 3.6) * r * 0.7,
      cy + Math.sin(i * 1.9 + 3.6) * r * 0.7,
      r * (i === 0 ? 0.36 : 0.2),
    ),
  );
  return [
    baseLayer(face, fadeDown(face, ['#1a0b46', '#2a1066', '#47168a', '#7a1f9c', '#b0329c'])),
    ...cones,
    ...spotColors.map((color, n) =>
      cut(
        spots
          .filter((spot) => spot.color === n)
          .map(({ at, size }) => oval(...at, size, size * 0.7))
          .join(''),
        color,
        0.62,
      ),
    ),
    glow(middle, cy, r * 1.7, '#f4b8ff', '99'),
    line(`M${middle} ${isSquare ? 372 : 590}V${cy - r}`, '#c9c4e8', 5),
    cut(box(-10, floor, width + 20, height - floor + 10), '#2a1266'),
    ...tileColors.map((color, n) =>
      cut(
        tiles
          .filter((tile) => tile.color === n)
          .map(({ d }) => d)
          .join(''),
        mix(color, '#2a1266', 0.18),
      ),
    ),
    cut(
      box(-10, floor, width + 20, (height - floor) * 0.5),
      fade(['#2a1266cc', '#2a126600'], [0, floor], [0, floor + (height - floor) * 0.5]),
    ),
    placed(mirrorBall(random.int(0, 10)), {
      x: middle,
      y: cy,
      scale: r / 100,
      rotation: random.float(-12, 12),
    }),
    cut(rays.join(''), '#ffffff'),
    ...dancers.map(([share, figure], i) => {
      const [x, y] = [
        share * width + random.float(-12, 12),
        floor + (height - floor) * (0.34 + (i % 2) * 0.1),
      ];
      return placed([cut(oval(0, 0, 62, 9), '#140a3c', 0.4), ...figure], { x, y, scale: k });
    }),
  ];
}

export const mirrorBallCover: Cover = {
  heading: upperHeading,
  ink: '#fff0b8',
  accent: '#a3147a',
  draw: drawMirrorBall,
};
