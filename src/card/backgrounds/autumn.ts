import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, BackgroundInput } from './background.ts';
import { autumnCover } from './covers/autumn.ts';
import { baseLayer, cut, fadeDown, line, mix, symbolAt } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, leaf } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** Lobed like a maple's, about the origin, 100 wide. */
const mapleShape =
  'M0 -50L9 -32L22 -38L19 -18L40 -24L35 -10L48 -4L30 10L34 22L12 20L3 26L2 50H-2L-3 26L-12 20L-34 22L-30 10L-48 -4L-35 -10L-40 -24L-19 -18L-22 -38L-9 -32Z';
const mapleRight = `${mapleShape.slice(0, mapleShape.indexOf('H-2'))}H0Z`;
const oakShape =
  'M0 -50C12 -46 8 -34 16 -32C28 -30 24 -18 20 -14C34 -12 32 4 22 6C34 12 26 24 14 22C10 30 4 32 2 34L2 52H-2V34C-4 32 -10 30 -14 22C-26 24 -34 12 -22 6C-32 4 -34 -12 -20 -14C-24 -18 -28 -30 -16 -32C-8 -34 -12 -46 0 -50Z';

const oakRight = `${oakShape.slice(0, oakShape.indexOf('H-2'))}H0Z`;

/** The leaf, its right half in shade, its veins. */
function autumnLeaf(shape: string, right: string, color: Color, veins: string): SceneSymbol {
  return {
    viewBox: [-56, -56, 112, 112],
    children: [cut(shape, color), cut(right, '#5a1a14', 0.16), line(veins, mix(color, '#fff0c8', 0.45), 1.8)],
  };
}

const mapleVeins = 'M0 44V-40M0 20L34 -14M0 20L-34 -14M0 6L14 -26M0 6L-14 -26';
const oakVeins = 'M0 46V-42M0 16L18 8M0 16L-18 8M0 -4L16 -14M0 -4L-16 -14M0 -22L10 -30M0 -22L-10 -30';
const beech = leaf(0, 50, 100, 34, -90, 0.45);

const autumnSymbols = {
  red: autumnLeaf(mapleShape, mapleRight, '#d9472f', mapleVeins),
  orange: autumnLeaf(mapleShape, mapleRight, '#f08a2a', mapleVeins),
  gold: autumnLeaf(oakShape, oakRight, '#e8a92c', oakVeins),
  brown: autumnLeaf(oakShape, oakRight, '#b5652f', oakVeins),
  green: {
    viewBox: [-56, -56, 112, 112] as const,
    children: [
      cut(beech, '#8a9a44'),
      line('M0 50V-36M0 24L16 6M0 24L-16 6M0 4L14 -14M0 4L-14 -14', '#dbe09a', 1.8),
    ],
  },
};

function drawAutumn({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const names = Object.keys(autumnSymbols);
  const spots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 80, count: 7 },
        { r: 56, count: 14 },
        { r: 38, count: 24 },
        { r: 22, count: 26 },
      ],
      gap: -8,
      bleed: 0.85,
      cornered: 0.5,
    },
  );
  const berries = packMargin(
    { random, face },
    { sizes: [{ r: 9, count: 26 }], gap: 4, taken: spots, bleed: 0.5 },
  );
  return [
    ...(cover === 'frame'
      ? [baseLayer(face, '#fffaf0')]
      : [
          baseLayer(face, fadeDown(face, ['#ffe3a8', '#fbc878', '#f0a35c', '#d9784a'])),
          ...sheet(roundedSheet(face), '#fffaf0', { color: '#c9582f', width: 2.5, second: '#f0b45a' }),
        ]),
    ...spots
      .toSorted((a, b) => b.r - a.r)
      .map(({ x, y, r }, i) =>
        symbolAt(
          names[(i + random.int(0, 2)) % names.length] as string,
          x,
          y,
          r * 2.25,
          random.float(0, 360),
        ),
      ),
    cut(berries.map(({ x, y }) => circle(x, y, 8)).join(''), '#b5303a'),
    cut(berries.map(({ x, y }) => circle(x - 2.5, y - 2.5, 2.2)).join(''), '#ffc9b0'),
  ];
}

export const autumn: Background = {
  key: 'bg-autumn-leaves',
  label: 'Autumn leaves',
  tags: ['autumn', 'fall', 'leaf', 'maple', 'warm', 'orange', 'brown', 'nature'],
  panel: null,
  symbols: autumnSymbols,
  draw: drawAutumn,
  cover: autumnCover,
};
