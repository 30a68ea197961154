import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { anchored, type Face } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { picnicCover } from './covers/picnic.ts';
import { baseLayer, cut, mix, placed, shadowed, translated } from './cutout.ts';
import { box, circle, leaf, oval, petals } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

function watermelon(): readonly SceneNode[] {
  return [
    cut('M-70 -20A70 70 0 0 0 70 -20Z', '#3f8a4f'),
    cut('M-62 -20A62 62 0 0 0 62 -20Z', '#e9f2c8'),
    cut('M-55 -20A55 55 0 0 0 55 -20Z', '#ee5560'),
    cut(
      oval(-26, -4, 3, 5) + oval(0, 2, 3, 5) + oval(26, -4, 3, 5) + oval(-12, 16, 3, 5) + oval(12, 16, 3, 5),
      '#5a1a2a',
    ),
  ];
}

type Place = readonly [x: number, y: number, scale: number, rotation: number];
type Daisy = readonly [x: number, y: number, r: number];

interface Spread {
  readonly melons: readonly Place[];
  readonly berries: readonly Place[];
  readonly daisies: readonly Daisy[];
}

const wide: Spread = {
  melons: [
    [92, 92, 1.18, -32],
    [1118, 820, 1.16, 148],
  ],
  berries: [
    [1120, 80, 1.5, 20],
    [1052, 50, 1.05, -40],
    [1156, 176, 1.1, 60],
    [76, 806, 1.5, -24],
    [158, 852, 1.1, 70],
    [46, 700, 1.0, 10],
  ],
  daisies: [
    [250, 44, 34],
    [330, 66, 22],
    [60, 262, 34],
    [46, 350, 22],
    [950, 858, 34],
    [866, 842, 22],
    [1146, 640, 34],
    [1160, 556, 22],
    [600, 40, 26],
    [600, 862, 26],
    [52, 500, 26],
    [1150, 380, 26],
  ],
};

/** The upper half of a tall face; the lower one is the same, turned round. */
const tall: Spread = {
  melons: [
    [104, 226, 1.16, -24],
    [650, 78, 1.3, 18],
  ],
  berries: [
    [806, 214, 1.12, 20],
    [716, 224, 0.86, -40],
    [866, 296, 0.8, 50],
    [150, 72, 1.5, -24],
    [254, 104, 1.1, 40],
    [48, 88, 1.1, 16],
    [862, 92, 1.4, -18],
  ],
  daisies: [
    [256, 222, 32],
    [336, 206, 20],
    [450, 222, 28],
    [580, 214, 24],
    [396, 92, 36],
    [30, 400, 22],
    [868, 430, 24],
    [28, 580, 24],
    [872, 620, 22],
  ],
};

function spreadFor(face: Face): Spread {
  const { width, height } = face;
  if (face.key !== 'portrait') return moved(wide, face);
  const turned = ([x, y, scale, rotation]: Place): Place => [width - x, height - y, scale, rotation + 180];
  return {
    melons: [...tall.melons, ...tall.melons.map(turned)],
    berries: [...tall.berries, ...tall.berries.map(turned)],
    daisies: [...tall.daisies, ...tall.daisies.map(([x, y, r]): Daisy => [width - x, height - y, r])],
  };
}

function moved({ melons, berries, daisies }: Spread, face: Face): Spread {
  const share = Math.min(1, face.calm.x / 150);
  const placeOf = ([x, y, scale, rotation]: Place): Place => [
    ...anchored(face, x, y),
    scale * share,
    rotation,
  ];
  return {
    melons: melons.map(placeOf),
    berries: berries.map(placeOf),
    daisies: daisies.map(([x, y, r]) => [...anchored(face, x, y), r]),
  };
}

function drawPicnic({ random, face }: DrawInput): readonly SceneNode[] {
  const color = random.pick<Color>(['#e4574c', '#e8863a', '#3f8f9a']);
  const { width, height } = face;
  const { melons, berries, ...spread } = spreadFor(face);
  const bands: string[] = [];
  for (let x = 0; x < width; x += 80) bands.push(box(x, 0, 40, height));
  const across: string[] = [];
  for (let y = 10; y < height; y += 80) across.push(box(0, y, width, 40));
  const shadow = translated([cut('M-70 -20A70 70 0 0 0 70 -20Z', '#3a141426')], 5, 9);
  return [
    baseLayer(face, '#fffaf2'),
    cut(bands.join(''), mix(color, '#ffffff', 0.3), 0.55),
    cut(across.join(''), mix(color, '#ffffff', 0.3), 0.55),
    ...sheet(scallopedSheet(face), '#fffbf4', { color, width: 2.5, inset: 16, dash: [0.1, 9] }),
    ...melons.map(([x, y, scale, rotation]) =>
      placed([shadow, ...watermelon()], { x, y, scale, rotation: rotation + random.float(-6, 6) }),
    ),
    ...berries.map(([x, y, scale, rotation]) =>
      placed(strawberry(), {
        x: x + random.float(-5, 5),
        y: y + random.float(-5, 5),
        scale,
        rotation: rotation + random.float(-12, 12),
      }),
    ),
    ...daisies(spread.daisies, random),
  ];
}

function strawberry(): readonly SceneNode[] {
  const seeds = (
    [
      [-14, -16],
      [4, -8],
      [-8, 10],
      [16, -20],
      [13, 8],
      [2, 24],
    ] as const
  ).map(([dx, dy]) => oval(dx, dy, 2.2, 3.4));
  return [
    translated(
      [
        cut(
          'M0 -40C26 -50 42 -26 32 0C24 22 10 34 0 40C-10 34 -24 22 -32 0C-42 -26 -26 -50 0 -40Z',
          '#3a141426',
        ),
      ],
      4,
      7,
    ),
    cut('M0 -40C26 -50 42 -26 32 0C24 22 10 34 0 40C-10 34 -24 22 -32 0C-42 -26 -26 -50 0 -40Z', '#e5404c'),
    cut('M16 -44C38 -42 42 -20 32 0C24 22 10 34 0 40C20 16 30 -18 16 -44Z', '#a8213d', 0.5),
    cut(seeds.join(''), '#ffdf9a'),
    cut([195, 240, 285, 330].map((rotation) => leaf(0, -40, 27, 11, rotation)).join(''), '#5a9a4b'),
  ];
}

function daisies(spots: readonly Daisy[], random: Random): readonly SceneNode[] {
  const shaken = spots.map(
    ([x, y, r]) => [x + random.float(-6, 6), y + random.float(-6, 6), r, random.float(0, 40)] as const,
  );
  return [
    ...shadowed(
      shaken.map(([x, y, r, rotation]) => petals(x, y, 10, r, r * 0.46, rotation)).join(''),
      '#ffffff',
      4,
    ),
    cut(shaken.map(([x, y, r]) => circle(x, y, r * 0.32)).join(''), '#f6b02c'),
    cut(shaken.map(([x, y, r]) => circle(x + r * 0.06, y + r * 0.06, r * 0.18)).join(''), '#e0901a'),
  ];
}

export const picnic: Background = {
  key: 'bg-picnic',
  label: 'Picnic',
  tags: ['picnic', 'gingham', 'strawberry', 'melon', 'summer', 'red', 'daisy', 'flower'],
  panel: null,
  draw: drawPicnic,
  cover: picnicCover,
};
