import { landscape } from '#card/faces/faces.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { dinosaursCover } from './covers/dinosaurs.ts';
import { baseLayer, cut, fadeDown, placed, shadowed } from './cutout.ts';
import { flyer, longNeck, plated } from './dinosaur-figures.ts';
import { blossom, circle, cloud, leaf, smooth } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** As it stands on the landscape face: its crater at (1110, 470). */
const volcano: readonly SceneNode[] = [
  cut('M930 800L1070 470Q1110 450 1150 470L1260 800Z', '#b5705a'),
  cut(
    'M1070 470Q1110 450 1150 470L1168 524C1156 508 1146 560 1134 534S1116 590 1102 548S1080 560 1050 518Z',
    '#f0573c',
  ),
  cut(blossom(1112, 420, 44, 7) + blossom(1150, 362, 34, 7) + blossom(1104, 330, 24, 6), '#fff0dc', 0.85),
];

function palm(x: number, y: number, h: number): SceneNode {
  return placed(
    [
      cut(`M-8 0Q6 ${-h * 0.5} 10 ${-h}H22Q22 ${-h * 0.5} 14 0Z`, '#a8683c'),
      cut(
        [-168, -128, -88, -46, -6, 24]
          .map((rotation) => leaf(16, -h, h * 0.42, h * 0.09, rotation, 0.4))
          .join(''),
        '#3f8a5a',
      ),
      cut(circle(10, -h + 8, 8) + circle(24, -h + 10, 8), '#7a4a2c'),
    ],
    { x, y },
  );
}

function egg(x: number, y: number, rotation: number, color: Color): SceneNode {
  return placed(
    [
      cut('M0 -30C18 -30 26 -4 24 8C20 26 -20 26 -24 8C-26 -4 -18 -30 0 -30Z', '#fff6e4'),
      cut(circle(-8, -8, 5) + circle(8, 2, 6) + circle(-4, 12, 4), color),
    ],
    { x, y, rotation },
  );
}

function hill({ width, height }: Face, y: number, phase: number): string {
  const along = (x: number) => (x * width) / landscape.width;
  return `${smooth([
    [-20, y - 30],
    [along(180 + phase), y - 10],
    [along(430), y + 14],
    [along(680 + phase), y + 8],
    [along(920), y + 10],
    [along(1080), y - 20],
    [width + 20, y - 40],
  ])}V${height + 20}H-20Z`;
}

type Place = readonly [x: number, y: number, scale: number];

interface Places {
  readonly sun: Place;
  readonly clouds: readonly Place[];
  readonly volcano: Place;
  /** Heights of the hills: behind the sheet, before it, in front. */
  readonly hills: readonly [back: number, middle: number, front: number];
  readonly palm: Place;
  readonly longNeck: Place;
  readonly flyers: readonly Place[];
  readonly plated: readonly Place[];
  readonly eggs: readonly (readonly [x: number, y: number, color: Color])[];
  /** Those who stand before the front hill. */
  readonly nearest: readonly Place[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    sun: [600, 60, 70],
    clouds: [
      [140, 84, 190],
      [860, 76, 200],
      [1080, 250, 160],
    ],
    volcano: [1110, 470, 1],
    hills: [720, 850, 890],
    palm: [128, 800, 300],
    longNeck: [0, 20, 1],
    flyers: [[1100, 96, 0.8]],
    plated: [[1064, 822, 0.66]],
    eggs: [
      [330, 862, '#f4694f'],
      [384, 868, '#2f93a0'],
      [760, 868, '#f6b02c'],
    ],
    nearest: [],
  },
  // The volcano's top looks over the sheet; a mother stands in the bleed, her young inside the core.
  portrait: {
    sun: [176, 212, 44],
    clouds: [
      [36, 104, 210],
      [330, 70, 190],
      [-60, 256, 150],
      [742, 246, 170],
      [760, 70, 170],
    ],
    volcano: [596, 176, 0.95],
    hills: [1330, 1396, 1476],
    palm: [862, 1530, 200],
    longNeck: [34, 1150, 0.5],
    flyers: [
      [388, 218, 0.84],
      [250, 120, 0.62],
    ],
    plated: [[400, 1374, 0.5]],
    eggs: [
      [560, 1400, '#f4694f'],
      [614, 1406, '#2f93a0'],
      [232, 1400, '#f6b02c'],
    ],
    nearest: [[520, 1530, 0.9]],
  },
  square: {
    sun: [500, 64, 72],
    clouds: [
      [130, 92, 190],
      [740, 88, 190],
      [980, 250, 150],
    ],
    volcano: [1006, 560, 1],
    hills: [900, 1024, 1064],
    palm: [112, 980, 300],
    longNeck: [-28, 200, 1],
    flyers: [[970, 110, 0.8]],
    plated: [[956, 1000, 0.62]],
    eggs: [
      [300, 1036, '#f4694f'],
      [354, 1042, '#2f93a0'],
      [640, 1042, '#f6b02c'],
    ],
    nearest: [],
  },
};

function drawDinosaurs({ random, face }: DrawInput): readonly SceneNode[] {
  const at = places[face.key];
  const shake = (reach: number) => random.float(-reach, reach);
  const [palmX, palmY, palmHeight] = at.palm;
  const tree = palm(palmX + shake(6), palmY, palmHeight);
  const neck = placed(longNeck(), {
    x: at.longNeck[0] + random.float(-10, -2),
    y: at.longNeck[1],
    scale: at.longNeck[2],
  });
  const isTall = face.key === 'portrait';
  const [back, middle, front] = at.hills;
  const [volcanoX, volcanoY, volcanoScale] = at.volcano;
  const standing = ([x, y, scale]: Place) => placed(plated(), { x: x + shake(6), y, scale });
  return [
    baseLayer(face, fadeDown(face, ['#f9b57f', '#fcd59e', '#fdebc4'])),
    cut(circle(...at.sun), '#fff0c0'),
    cut(at.clouds.map((place) => cloud(...place)).join(''), '#fff6e8'),
    ...(face.key === 'landscape'
      ? volcano
      : [
          placed(volcano, {
            x: volcanoX - 1110 * volcanoScale,
            y: volcanoY - 470 * volcanoScale,
            scale: volcanoScale,
          }),
        ]),
    cut(hill(face, back, 20), '#cfd08a'),
    ...(isTall ? [] : [tree]),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#4f9a8a', width: 3, inset: 15, dash: [0.1, 11] }),
    ...(isTall ? [] : [neck]),
    ...at.flyers.map(([x, y, scale]) => placed(flyer, { x, y, scale, rotation: shake(8) })),
    ...shadowed(hill(face, middle, 0), '#8fb566', 4),
    ...(isTall ? [tree, neck] : []),
    ...at.plated.map(standing),
    ...at.eggs.map(([x, y, color]) => egg(x, y, shake(14), color)),
    ...shadowed(hill(face, front, -30), '#5f9450', 3),
    ...at.nearest.map(standing),
    cut(
      Array.from({ length: Math.ceil(face.width / 41) }, (_, i) =>
        leaf(i * 41 + shake(8), face.height + 8, random.float(24, 48), 8, -90 + shake(20), 0.3),
      ).join(''),
      '#3f7a4a',
    ),
  ];
}

export const dinosaurs: Background = {
  key: 'bg-dinosaurs',
  label: 'Dinosaurs',
  tags: ['dinosaur', 'kids', 'volcano', 'adventure', 'funny', 'green', 'orange'],
  panel: null,
  draw: drawDinosaurs,
  cover: dinosaursCover,
};
