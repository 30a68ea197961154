import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { coffeeCup, coffeeTableCover, croissant, daisies, envelope, linen } from './covers/coffee-table.ts';
import { baseLayer, cut, fade, placed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { leaf } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

type Thing = 'cup' | 'plate' | 'letter' | 'flowers';
type Place = readonly [thing: Thing, x: number, y: number, scale: number, rotation: number];

const places: Readonly<Record<FaceKey, readonly Place[]>> = {
  landscape: [
    ['cup', 60, 90, 0.7, 10],
    ['letter', 1150, 110, 0.62, 62],
    ['flowers', 62, 470, 0.7, 20],
    ['plate', 1160, 760, 0.66, -16],
    ['letter', 84, 820, 0.56, -18],
    ['flowers', 1156, 440, 0.62, 60],
    ['cup', 600, 910, 0.56, 0],
  ],
  portrait: [
    ['cup', 190, 130, 0.8, 10],
    ['letter', 560, 120, 0.74, -8],
    ['flowers', 830, 150, 0.84, 30],
    ['plate', 720, 1470, 0.76, -10],
    ['letter', 290, 1480, 0.78, -12],
    ['flowers', 60, 1440, 0.8, 70],
  ],
  square: [
    ['cup', 46, 80, 0.62, 10],
    ['letter', 1040, 100, 0.52, 66],
    ['flowers', 48, 560, 0.6, 20],
    ['plate', 1046, 960, 0.6, -16],
    ['letter', 60, 1020, 0.5, -18],
    ['flowers', 1040, 520, 0.54, 60],
  ],
};

function drawCoffeeTable({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const base: Color = '#345a80';
  const things = { cup: coffeeCup(), plate: croissant(), letter: envelope(), flowers: daisies() };
  const lying = packMargin({ random, face }, { sizes: [{ r: 16, count: 30 }], gap: 10 });
  return [
    baseLayer(face, fade(['#3d668e', base, '#294a6c'], [0, 0], [width, height])),
    ...linen(width, height, base, '#dce8f0', 13),
    cut(lying.map(({ x, y }) => leaf(x, y, 24, 8, random.float(0, 360))).join(''), '#ffffff', 0.85),
    ...places[face.key].map(([thing, x, y, scale, rotation]) =>
      placed(things[thing], {
        x: x + random.float(-6, 6),
        y: y + random.float(-8, 8),
        scale,
        rotation: rotation + random.float(-6, 6),
      }),
    ),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#e8836a', width: 2.5, second: '#9dbdd6' }),
  ];
}

export const coffeeTable: Background = {
  key: 'bg-coffee-table',
  label: 'Coffee and letters',
  tags: ['coffee', 'breakfast', 'letters', 'croissant', 'daisies', 'morning', 'cosy', 'blue', 'calm'],
  panel: null,
  draw: drawCoffeeTable,
  cover: coffeeTableCover,
};
