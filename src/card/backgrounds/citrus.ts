import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { citrusCoverOf } from './covers/citrus.ts';
import { baseLayer, cut, line, mix, symbolAt } from './cutout.ts';
import { packMargin, type Spot } from './margin.ts';
import { circle, leaf, petals, polar, round } from './outline.ts';

/** A slice about the origin, 200 wide: rind, pith, segments with light and pips. */
function slice(rind: Color, flesh: Color): SceneSymbol {
  const segment = (index: number, size: number): string => {
    const middle = index * 40 + 20;
    const [x, y] = polar(0, 0, 10, middle);
    const [ax, ay] = polar(0, 0, size, middle - 17);
    const [bx, by] = polar(0, 0, size, middle + 17);
    const [cx, cy] = polar(0, 0, size * 1.12, middle);
    return `M${round(x)} ${round(y)}L${round(ax)} ${round(ay)}Q${round(cx)} ${round(cy)} ${round(bx)} ${round(by)}Z`;
  };
  const all = (size: number) => Array.from({ length: 9 }, (_, i) => segment(i, size)).join('');
  const rays = Array.from({ length: 9 }, (_, i) => {
    const [ax, ay] = polar(0, 0, 34, i * 40 + 20);
    const [bx, by] = polar(0, 0, 62, i * 40 + 20);
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  });
  return {
    viewBox: [-110, -110, 220, 220],
    children: [
      cut(circle(5, 9, 100), '#5a2a1426'),
      cut(circle(0, 0, 100), rind),
      cut(circle(0, 0, 92), '#fff3d6'),
      line(all(80), flesh, 7),
      cut(all(80), flesh),
      line(rays.join(''), mix(flesh, '#ffffff', 0.42), 5),
    ],
  };
}

const citrusSymbols = {
  orange: slice('#f28a1c', '#fba63c'),
  lemon: slice('#f2c02c', '#fbdc5c'),
  lime: slice('#6aa545', '#a9d06a'),
  ruby: slice('#f08a5c', '#ee6a66'),
};

/** Where the largest slices lie; smaller ones fill the margin between them. */
const largest: Readonly<Record<FaceKey, readonly Spot[]>> = {
  landscape: [
    { x: 44, y: 52, r: 128 },
    { x: 1164, y: 850, r: 132 },
    { x: 1150, y: 120, r: 84 },
    { x: 48, y: 770, r: 92 },
    { x: 24, y: 420, r: 96 },
    { x: 1184, y: 496, r: 100 },
  ],
  portrait: [
    { x: 64, y: 158, r: 132 },
    { x: 836, y: 196, r: 104 },
    { x: 452, y: 70, r: 118 },
    { x: 300, y: 206, r: 70 },
    { x: 640, y: 188, r: 80 },
    { x: -10, y: 560, r: 66 },
    { x: 912, y: 740, r: 68 },
    { x: -12, y: 1010, r: 66 },
    { x: 836, y: 1442, r: 132 },
    { x: 64, y: 1404, r: 104 },
    { x: 448, y: 1530, r: 118 },
    { x: 600, y: 1394, r: 70 },
    { x: 260, y: 1412, r: 80 },
  ],
  square: [
    { x: 44, y: 52, r: 124 },
    { x: 1040, y: 1032, r: 128 },
    { x: 1030, y: 110, r: 84 },
    { x: 44, y: 950, r: 88 },
    { x: 16, y: 480, r: 88 },
    { x: 1064, y: 590, r: 90 },
  ],
};

function drawCitrus({ random, face }: DrawInput): readonly SceneNode[] {
  const anchors = largest[face.key].map((spot) => ({
    ...spot,
    x: spot.x + random.float(-6, 6),
    y: spot.y + random.float(-12, 12),
  }));
  const more = packMargin(
    { random, face },
    {
      sizes: [
        { r: 74, count: 6 },
        { r: 50, count: 10 },
      ],
      gap: 8,
      bleed: 0.95,
      taken: anchors,
    },
  );
  const slices = [...anchors, ...more];
  const gaps = packMargin(
    { random, face },
    {
      sizes: [
        { r: 26, count: 16 },
        { r: 15, count: 20 },
        { r: 5, count: 50 },
      ],
      gap: 5,
      taken: slices,
      bleed: 0.6,
    },
  );
  const names = ['orange', 'lime', 'ruby', 'lemon'];
  const first = random.int(0, 3);
  const twigs = gaps
    .filter(({ r }) => r === 26)
    .map(({ x, y }) => ({ x, y, rotation: random.float(0, 360) }));
  const white = gaps.filter(({ r }) => r === 15);
  return [
    baseLayer(face, '#fffaee'),
    cut(
      twigs
        .map(
          ({ x, y, rotation }) =>
            leaf(...polar(x, y, 27, rotation + 180), 58, 20, rotation - 14) +
            leaf(...polar(x, y, 27, rotation + 180), 46, 17, rotation + 38),
        )
        .join(''),
      '#5a9a55',
    ),
    line(
      twigs
        .map(({ x, y, rotation }) => {
          const [ax, ay] = polar(x, y, 27, rotation + 180);
          const [bx, by] = polar(ax, ay, 44, rotation - 14);
          return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
        })
        .join(''),
      '#c3dd9a',
      2,
    ),
    cut(white.map(({ x, y, r }, i) => petals(x, y, 5, r + 1, r * 0.9, i * 31)).join(''), '#ffdcc0'),
    cut(white.map(({ x, y }) => circle(x, y, 4)).join(''), '#f28a1c'),
    cut(
      gaps
        .filter(({ r }) => r === 5)
        .map(({ x, y }) => circle(x, y, 4))
        .join(''),
      '#f6b84a',
    ),
    ...slices.map(({ x, y, r }, i) =>
      symbolAt(names[(i + first) % 4] as string, x, y, r * 2.2, random.float(0, 40)),
    ),
  ];
}

export const citrus: Background = {
  key: 'bg-citrus',
  label: 'Citrus',
  tags: ['orange', 'lemon', 'fruit', 'fresh', 'summer', 'yellow', 'green'],
  panel: null,
  symbols: citrusSymbols,
  draw: drawCitrus,
  cover: citrusCoverOf(citrusSymbols),
};
