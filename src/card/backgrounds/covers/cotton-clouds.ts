import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { blossom, box, circle, oval, round, star, twinkle } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { cloudsAt, downward, isOutside } from './shading.ts';

const places = {
  portrait: {
    sheep: [
      [190, 1190, 0.9, -4],
      [706, 1260, 1, 6],
      [450, 890, 1.3, -7],
    ],
    low: 1190,
  },
  square: {
    sheep: [
      [216, 770, 0.66, -4],
      [866, 790, 0.74, 6],
      [540, 634, 0.98, -7],
    ],
    low: 800,
  },
} as const;

/** A sheep of 300 that leaps to the right, about its middle; `asleep` it lies. */
function sheep(scarf: Color, asleep: boolean): readonly SceneNode[] {
  const legs = asleep ? '' : 'M-70 70L-116 122M-40 84L-78 142M56 82L104 128M84 66L138 100';
  const eye = asleep ? 'M118 -32q12 10 22 0M158 -32q10 10 20 0' : '';
  return [
    line(legs, '#5a4a78', 22),
    cut(blossom(0, 10, 128, 11, 12, 0.14), '#d3cdf0'),
    cut(blossom(-4, 0, 124, 11, 12, 0.14), downward(-120, 120, '#ffffff', '#efeafb')),
    cut(circle(-132, -6, 27), '#f6f2fd'),
    line('M-60 -20a24 24 0 1 1 32 22M-10 34a22 22 0 1 1 34 12M10 -50a20 20 0 1 1 30 12', '#ddd6f2', 6),
    cut('M88 -50C80 8 108 46 142 46C176 46 204 8 196 -50C186 -82 98 -82 88 -50Z', '#f6cdbf'),
    cut(
      'M92 -42C60 -56 46 -30 52 -10C72 -8 90 -20 96 -32ZM192 -42C224 -56 238 -30 232 -10C212 -8 194 -20 188 -32Z',
      '#eab5a8',
    ),
    cut(blossom(142, -66, 56, 7, 0, 0.18), '#ffffff'),
    ...(asleep ? [] : [cut(circle(124, -24, 7) + circle(160, -24, 7), '#3f3358')]),
    line(eye, '#3f3358', 5),
    cut(oval(110, 2, 13, 9) + oval(174, 2, 13, 9), '#f59a9f', 0.7),
    line('M134 14q8 8 16 0M142 4v10', '#8a5a6a', 4),
    cut('M96 34C112 52 172 52 188 34L194 56C172 76 112 76 90 56Z', scarf),
    cut('M100 56L74 108L98 102L112 118L126 66Z', mix(scarf, '#4a2a5a', 0.16)),
  ];
}

function drawCottonClouds({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { sheep: flock, low } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.9 : 1.1;
  const sky = Array.from({ length: 46 }, () => ({
    x: random.float(0, width),
    y: random.float(0, low),
    r: random.float(3, 9),
  })).filter((spot) => isOutside(upperHeading[at], [spot.x, spot.y], 24));
  const scarves: readonly Color[] = ['#ff8a7a', '#7fb8ec', '#ffc65c', '#8fcf9a'];
  const shift = random.int(0, 3);
  const row = (y: number, move: number, size: number) =>
    cloudsAt([-0.14, 0.08, 0.32, 0.56, 0.8].map((share) => [share * width + move, y, size * k] as const)) +
    box(-20, y - 2, width + 40, height - y + 20);
  const [a, b, leaping] = flock;
  const one = (
    [x, y, scale, rotation]: readonly [number, number, number, number],
    i: number,
    asleep: boolean,
  ) =>
    placed(sheep(scarves[(i + shift) % 4] ?? '#ff8a7a', asleep), { x, y, scale, rotation, mirror: i === 1 });
  return [
    baseLayer(face, fadeDown(face, ['#b9e2fa', '#c9dcfb', '#dccdf6', '#f9d3d8', '#ffdcbf'])),
    glow(leaping[0], leaping[1], 520 * k, '#fff6ec', 'dd'),
    cut(
      cloudsAt([
        [-80, 190, 320],
        [640, 226, 330],
      ]),
      '#ffffff',
      0.75,
    ),
    cut(
      sky
        .filter((_, i) => i % 3)
        .map(({ x, y, r }) => star(x, y, r, 8))
        .join(''),
      '#fffdf2',
    ),
    cut(
      sky
        .filter((_, i) => i % 3 === 0)
        .map(({ x, y, r }) => twinkle(x, y, r * 1.9))
        .join(''),
      '#ffffff',
    ),
    line(
      `M${round(leaping[0] - 250 * k)} ${low - 20}Q${leaping[0]} ${round(leaping[1] - 240 * k)} ${round(leaping[0] + 270 * k)} ${low - 10}`,
      '#ffffff',
      6,
      { dash: [2, 20] },
    ),
    cut(row(low - 20 * k, -30, 260), '#d9d0f6'),
    one(a, 0, true),
    cut(row(low + 66 * k, 60, 270), '#e9dcf8'),
    one(b, 1, true),
    one(leaping, 2, false),
    cut(row(low + 150 * k, -10, 290), '#fbe4ea'),
    cut(row(low + 240 * k, 40, 310), '#fff6f2'),
  ];
}

export const cottonCloudsCover: Cover = {
  heading: upperHeading,
  ink: '#33316b',
  accent: '#5a4a9c',
  draw: drawCottonClouds,
};
