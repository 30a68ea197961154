import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { mirrorBall as ball, mirrorBallCover } from './covers/mirror-ball.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, symbolAt } from './cutout.ts';
import { packMargin } from './margin.ts';
import { oval, round, twinkle } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';

type Ball = readonly [x: number, y: number, size: number];

const balls: Readonly<Record<FaceKey, readonly Ball[]>> = {
  landscape: [
    [62, 150, 180],
    [1138, 230, 190],
    [60, 640, 120],
    [1150, 720, 110],
  ],
  portrait: [
    [450, 150, 250],
    [140, 120, 150],
    [770, 170, 130],
  ],
  square: [
    [48, 160, 160],
    [1030, 240, 166],
    [46, 760, 110],
    [1040, 860, 110],
  ],
};

const colors: readonly Color[] = ['#ff7fd0', '#6fe3ff', '#ffe27a', '#a98cff'];

function drawMirrorBall({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const hung = balls[face.key].map(([x, y, size]) => [x, y + random.float(-20, 20), size] as const);
  const spots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 12, count: 70 },
        { r: 7, count: 90 },
      ],
      gap: 8,
    },
  ).map((spot) => ({
    ...spot,
    color: random.int(0, 3),
  }));
  const [bx, by] = [width / 2, -60];
  const cones = [0, 1, 2, 3, 4, 5].map((i) => {
    const x = (i / 5) * width * 1.3 - width * 0.15 + random.float(-20, 20);
    const color = colors[i % colors.length] as Color;
    return cut(
      `M${bx} ${by}L${round(x - 90)} ${height}H${round(x + 90)}Z`,
      fade([`${color}66` as Color, `${color}11` as Color], [bx, by], [x, height]),
    );
  });
  return [
    baseLayer(face, fadeDown(face, ['#1a0b46', '#3a1478', '#7a1f9c', '#c13aa0'])),
    ...cones,
    ...colors.map((color, n) =>
      cut(
        spots
          .filter((spot) => spot.color === n)
          .map(({ x, y, r }) => oval(x, y, r, r * 0.7))
          .join(''),
        color,
        0.7,
      ),
    ),
    ...hung.map(([x, y, size]) => glow(x, y, size * 0.9, '#f4b8ff', '99')),
    line(hung.map(([x, y, size]) => `M${round(x)} -10V${round(y - size * 0.55)}`).join(''), '#c9c4e8', 4),
    ...sheet(labelSheet(face), '#fffaff', { color: '#c2188f', width: 2.5, second: '#33c6f0' }),
    ...hung.map(([x, y, size], i) => symbolAt('ball', x, y, size * 1.2, i * 9)),
    cut(
      hung.map(([x, y, size]) => twinkle(x - size * 0.18, y - size * 0.22, size * 0.24)).join(''),
      '#ffffff',
    ),
  ];
}

export const mirrorBall: Background = {
  key: 'bg-mirror-ball',
  label: 'Mirror ball',
  tags: ['disco', 'dance', 'party', 'music', 'night', 'teenager', 'neon', 'purple', 'pink'],
  symbols: { ball: { viewBox: [-120, -120, 240, 240], children: ball(3) } },
  panel: null,
  draw: drawMirrorBall,
  cover: mirrorBallCover,
};
