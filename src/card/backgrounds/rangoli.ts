import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey, Frame } from '../faces/faces.ts';
import type { Background, BackgroundInput } from './background.ts';
import { rangoliCover } from './covers/rangoli.ts';
import { baseLayer, cut, fadeDown, line, symbolAt } from './cutout.ts';
import { blossom, box, circle, leaf, petal, petals, polar, ring, round } from './outline.ts';
import { borderPoints } from './paper.ts';

function around(
  count: number,
  distance: number,
  rotation: number,
  shape: (x: number, y: number, degrees: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = rotation + (index * 360) / count;
    const [x, y] = polar(0, 0, distance, degrees);
    return shape(x, y, degrees);
  }).join('');
}

/** Coloured powder in rings about the origin, as drawn on a doorstep. */
function powderBloom(colors: readonly [Color, Color, Color, Color]): readonly SceneNode[] {
  const [rim, wide, inner, heartColor] = colors;
  return [
    cut(
      around(24, 196, 7.5, (x, y, rotation) => petal(x, y, 30, 22, rotation)),
      rim,
    ),
    cut(ring(0, 0, 200, 190), wide),
    cut(
      around(12, 104, 0, (x, y, rotation) => petal(x, y, 84, 58, rotation)),
      wide,
    ),
    cut(
      around(12, 118, 0, (x, y, rotation) => petal(x, y, 58, 36, rotation)),
      '#fffaf0',
    ),
    cut(
      around(12, 128, 0, (x, y, rotation) => petal(x, y, 38, 20, rotation)),
      rim,
    ),
    cut(
      around(12, 168, 15, (x, y) => circle(x, y, 9)),
      inner,
    ),
    cut(
      around(24, 182, 7.5, (x, y) => circle(x, y, 3.5)),
      '#fffaf0',
    ),
    cut(circle(0, 0, 104), inner),
    cut(
      around(16, 92, 0, (x, y) => circle(x, y, 6)),
      '#ffe9b3',
    ),
    cut(petals(0, 0, 8, 82, 44), '#fffaf0'),
    cut(petals(0, 0, 8, 68, 30), rim),
    cut(petals(0, 0, 8, 54, 26, 22.5), wide),
    cut(blossom(0, 0, 24, 8), heartColor),
    cut(circle(0, 0, 9), '#fffaf0'),
  ];
}

interface Composition {
  /** The last number is one of the three symbols. */
  readonly blooms: readonly (readonly [x: number, y: number, size: number, symbol: number])[];
  readonly border: Frame;
  /** How far the dots of the border keep from the blooms in the corners and amid the sides. */
  readonly open: { readonly corner: number; readonly middle: number };
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    blooms: [
      [0, 0, 450, 0],
      [1200, 0, 450, 1],
      [1200, 900, 450, 0],
      [0, 900, 450, 1],
      [600, -14, 230, 2],
      [600, 914, 230, 2],
      [-10, 450, 270, 2],
      [1210, 450, 270, 2],
    ],
    border: { x: 98, y: 60, width: 1004, height: 780 },
    open: { corner: 300, middle: 116 },
  },
  // Half blooms stand in the corners of the core, whole ones between them.
  portrait: {
    blooms: [
      [0, 170, 330, 0],
      [900, 170, 330, 1],
      [900, 1430, 330, 0],
      [0, 1430, 330, 1],
      [450, 122, 310, 2],
      [450, 1478, 310, 2],
      [226, 62, 160, 1],
      [674, 62, 160, 0],
      [226, 1538, 160, 0],
      [674, 1538, 160, 1],
      [-14, 800, 186, 2],
      [914, 800, 186, 2],
    ],
    border: { x: 44, y: 236, width: 812, height: 1128 },
    open: { corner: 250, middle: 148 },
  },
  square: {
    blooms: [
      [0, 0, 410, 0],
      [1080, 0, 410, 1],
      [1080, 1080, 410, 0],
      [0, 1080, 410, 1],
      [540, -14, 230, 2],
      [540, 1094, 230, 2],
      [-14, 540, 230, 2],
      [1094, 540, 230, 2],
    ],
    border: { x: 76, y: 76, width: 928, height: 928 },
    open: { corner: 290, middle: 120 },
  },
};

/** Dots and leaves round the card, where no bloom is: of four steps two are dots, two leaves. */
function borderOf({ core }: Face, { border, open }: Composition) {
  const { x: left, y: top, width, height } = border;
  const points = borderPoints(left, top, width, height, 26).filter(([px, py]) => {
    const [x, y] = [px - core.x, py - core.y];
    const [side, edge] = [Math.min(x, core.width - x), Math.min(y, core.height - y)];
    const middle = Math.min(
      Math.abs(x - core.width / 2) + edge * 0.2,
      Math.abs(y - core.height / 2) + side * 0.2,
    );
    return side + edge > open.corner && middle > open.middle;
  });
  return {
    dots: points.map(([x, y], i) => (i % 4 < 2 ? circle(x, y, 5) : '')).join(''),
    leaves: points
      .map(([x, y, degrees], i) => (i % 4 < 2 ? '' : leaf(...polar(x, y, -9, degrees), 20, 7, degrees)))
      .join(''),
  };
}

function drawRangoli({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const composition = compositions[face.key];
  const { x, y, width, height } = composition.border;
  const first = random.int(0, 2);
  const rotation = random.float(-12, 12);
  const symbols = ['bloom-0', 'bloom-1', 'bloom-2'] as const;
  const { dots, leaves } = borderOf(face, composition);
  return [
    ...(cover === 'frame'
      ? [
          baseLayer(face, '#fff6e4'),
          cut(box(x, y, width, height), '#fffaf0'),
          line(box(x - 14, y - 14, width + 28, height + 28), '#f0cf93', 2),
        ]
      : [
          baseLayer(face, fadeDown(face, ['#3a1560', '#54186c', '#7a1f6c'])),
          cut(box(x - 14, y - 14, width + 28, height + 28, 20), '#f2b53c'),
          cut(box(x - 8, y - 8, width + 16, height + 16, 16), '#fffaf0'),
        ]),
    cut(dots, '#d8346b'),
    cut(leaves, '#3f9a5a'),
    ...composition.blooms.map(([cx, cy, size, index]) =>
      symbolAt(symbols[(first + index) % 3] as string, cx, cy, size, round(rotation + index * 9)),
    ),
  ];
}

const bloomBox = [-230, -230, 460, 460] as const;

export const rangoli: Background = {
  key: 'bg-rangoli',
  label: 'Rangoli',
  tags: ['rangoli', 'india', 'festive', 'mandala', 'pattern', 'bright', 'purple'],
  panel: null,
  symbols: {
    'bloom-0': { viewBox: bloomBox, children: powderBloom(['#f6a821', '#d8346b', '#1f8a80', '#f4694f']) },
    'bloom-1': { viewBox: bloomBox, children: powderBloom(['#f4694f', '#7a3b8c', '#f6a821', '#d8346b']) },
    'bloom-2': { viewBox: bloomBox, children: powderBloom(['#3f9a5a', '#e2493f', '#2f6fb0', '#f6a821']) },
  },
  draw: drawRangoli,
  cover: rangoliCover,
};
