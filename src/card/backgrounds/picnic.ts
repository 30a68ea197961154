import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
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

function drawPicnic({ random, face }: DrawInput): readonly SceneNode[] {
  const color = random.pick<Color>(['#e4574c', '#e8863a', '#3f8f9a']);
  const bands: string[] = [];
  for (let x = 0; x < 1200; x += 80) bands.push(box(x, 0, 40, 900));
  const across: string[] = [];
  for (let y = 10; y < 900; y += 80) across.push(box(0, y, 1200, 40));
  const berry = (x: number, y: number, scale: number, rotation: number) =>
    placed(strawberry(), {
      x: x + random.float(-5, 5),
      y: y + random.float(-5, 5),
      scale,
      rotation: rotation + random.float(-12, 12),
    });
  return [
    baseLayer(face, '#fffaf2'),
    cut(bands.join(''), mix(color, '#ffffff', 0.3), 0.55),
    cut(across.join(''), mix(color, '#ffffff', 0.3), 0.55),
    ...sheet(scallopedSheet(face), '#fffbf4', { color, width: 2.5, inset: 16, dash: [0.1, 9] }),
    placed([translated([cut('M-70 -20A70 70 0 0 0 70 -20Z', '#3a141426')], 5, 9), ...watermelon()], {
      x: 92,
      y: 92,
      scale: 1.18,
      rotation: -32 + random.float(-6, 6),
    }),
    placed([translated([cut('M-70 -20A70 70 0 0 0 70 -20Z', '#3a141426')], 5, 9), ...watermelon()], {
      x: 1118,
      y: 820,
      scale: 1.16,
      rotation: 148 + random.float(-6, 6),
    }),
    berry(1120, 80, 1.5, 20),
    berry(1052, 50, 1.05, -40),
    berry(1156, 176, 1.1, 60),
    berry(76, 806, 1.5, -24),
    berry(158, 852, 1.1, 70),
    berry(46, 700, 1.0, 10),
    ...daisies(
      [
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
      random,
    ),
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

function daisies(
  spots: readonly (readonly [number, number, number])[],
  random: Random,
): readonly SceneNode[] {
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
};
