import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, BackgroundInput } from './background.ts';
import { starsCover } from './covers/stars.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, shadowed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, polar, polygon, round, star, twinkle } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

const starColors: readonly Color[] = ['#f6b02c', '#f4694f', '#ffd166', '#3fa0a8', '#f6b02c', '#ee8aa2'];

/** A folded paper star: every second half of a ray lies in its own shade. */
function foldedStar(x: number, y: number, r: number, rotation: number, color: Color): readonly SceneNode[] {
  const facets = Array.from({ length: 5 }, (_, index) => {
    const tip = rotation - 90 + index * 72;
    return polygon([[x, y], polar(x, y, r, tip), polar(x, y, r * 0.45, tip + 36)]);
  });
  return [
    ...shadowed(star(x, y, r, rotation), color, r * 0.1),
    cut(facets.join(''), mix(color, '#7a2438', 0.24)),
  ];
}

/** Centres and radii of the stars that hang from the top. */
const hang: Readonly<Record<FaceKey, readonly (readonly [x: number, y: number, r: number])[]>> = {
  landscape: [
    [54, 330, 66],
    [112, 172, 32],
    [236, 62, 36],
    [330, 34, 22],
    [430, 70, 30],
    [540, 36, 20],
    [650, 66, 34],
    [752, 30, 22],
    [850, 72, 30],
    [960, 44, 38],
    [1104, 142, 38],
    [1150, 290, 62],
    [1112, 420, 24],
    [96, 470, 28],
    [22, 520, 24],
  ],
  portrait: [
    [70, 228, 62],
    [170, 120, 34],
    [262, 236, 44],
    [352, 70, 26],
    [440, 190, 36],
    [532, 96, 28],
    [618, 244, 46],
    [706, 132, 34],
    [828, 216, 64],
    [30, 420, 26],
    [868, 400, 26],
  ],
  square: [
    [50, 330, 60],
    [110, 170, 32],
    [226, 62, 36],
    [320, 34, 22],
    [420, 70, 30],
    [520, 40, 22],
    [620, 70, 34],
    [720, 34, 22],
    [820, 66, 32],
    [900, 40, 22],
    [986, 150, 38],
    [1034, 300, 58],
    [1000, 430, 24],
    [92, 470, 28],
    [24, 540, 24],
  ],
};

function drawStars({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const { width, height } = face;
  const stars = hang[face.key].map(([x, y, r], index) => ({
    x: x + random.float(-8, 8),
    y: y + random.float(-6, 6),
    r: r * random.float(0.92, 1.04),
    color: starColors[(index + random.int(0, 1)) % starColors.length] as Color,
  }));
  const heap = packMargin(
    { random, face },
    {
      sizes: [
        { r: 84, count: 2 },
        { r: 58, count: 4 },
        { r: 40, count: 8 },
        { r: 24, count: 10 },
      ],
      gap: 0,
      bleed: 0.8,
      taken: [
        { x: width / 2, y: 130, r: 560 },
        { x: width / 2, y: height - 770, r: 560 },
        { x: 40, y: 330, r: 130 },
        { x: width - 40, y: 330, r: 130 },
      ],
    },
  );
  const dust = packMargin(
    { random, face },
    {
      sizes: [
        { r: 5, count: 40 },
        { r: 3, count: 50 },
      ],
      gap: 10,
    },
  );
  const twinkles = dust
    .map(({ x, y, r }) => (r > 4 ? twinkle(x, y, r * 1.8) : circle(x, y, r * 0.8)))
    .join('');
  const threads = stars.map(({ x, y, r }) => `M${round(x)} -4V${round(y - r)}`).join('');
  return [
    ...(cover === 'frame'
      ? [
          baseLayer(face, '#fffaf0'),
          glow(0, 0, 280, '#ffe2a8', 'bb'),
          glow(width, height, 262, '#ffd9c2', 'aa'),
          cut(twinkles, '#eec26a'),
          line(threads, '#c99b5a', 2),
        ]
      : [
          baseLayer(face, fadeDown(face, ['#1f2560', '#33307c', '#5a4596', '#8a5aa0'])),
          glow(width / 2, height, width * 0.6, '#ffb98a', '66'),
          cut(twinkles, '#ffe2a0'),
          ...sheet(scallopedSheet(face), '#fffaf0', { color: '#f6b02c', width: 2.5, inset: 22 }),
          line(threads, '#f2d79a', 2),
        ]),
    ...stars.flatMap(({ x, y, r, color }) => foldedStar(x, y, r, random.float(-10, 10), color)),
    ...heap.flatMap(({ x, y, r }) => foldedStar(x, y, r, random.float(0, 72), random.pick(starColors))),
  ];
}

export const stars: Background = {
  key: 'bg-stars',
  label: 'Paper stars',
  tags: ['star', 'gold', 'garland', 'folded', 'night', 'blue'],
  panel: null,
  draw: drawStars,
  cover: starsCover,
};
