import { landscape } from '#card/faces/faces.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import { heads, jersey } from './animal-heads.ts';
import type { Background, DrawInput } from './background.ts';
import { animalsCover } from './covers/animals.ts';
import { baseLayer, cut, fadeDown, line, placed, shadowed } from './cutout.ts';
import { blossom, box, circle, leaf, type Point, smooth, star } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';
import { partyHat } from './party-hat.ts';

const hats: readonly (readonly [Color, Color])[] = [
  ['#f4694f', '#ffe3a0'],
  ['#2f93a0', '#f6b02c'],
  ['#f6b02c', '#f4694f'],
  ['#7d5ba6', '#f7b6c0'],
  ['#5a9a55', '#fff0cf'],
];

/** The middle of a head, and how far it leans. Neighbours in a list are different animals. */
type Guest = readonly [x: number, y: number, scale: number, rotation: number];

interface Composition {
  readonly guests: readonly Guest[];
  /** Behind the hedge of a tall face, which has two rows of guests. */
  readonly behind: readonly Guest[];
  readonly hill: { readonly y: number };
  readonly vine: { readonly y: number; readonly scale: number };
  /** Middles of the treetop's clumps stand on this line; more of them fill the bleed above. */
  readonly canopy: number;
  readonly stars: readonly Point[];
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    guests: [
      [66, 690, 1.16, -4],
      [1134, 690, 1.16, 4],
      ...[190, 330, 465, 600, 735, 870, 1010].map((x): Guest => [x, 866, 0.8, 0]),
      [64, 838, 0.92, 4],
      [1136, 838, 0.92, -4],
    ],
    behind: [],
    hill: { y: 790 },
    vine: { y: 0, scale: 1 },
    canopy: -30,
    stars: [
      [70, 500],
      [1130, 500],
      [40, 380],
      [1160, 380],
    ],
  },
  portrait: {
    behind: [66, 194, 322, 450, 578, 706, 834].map((x): Guest => [x, 1392, 0.84, 0]),
    guests: [126, 342, 558, 774].map((x, i): Guest => [x, 1544, 1.22, i < 2 ? -3 : 3]),
    hill: { y: 1366 },
    vine: { y: 226, scale: 0.6 },
    canopy: 134,
    stars: [
      [30, 660],
      [870, 660],
      [22, 790],
      [878, 790],
      [28, 930],
      [872, 930],
    ],
  },
  square: {
    guests: [
      [54, 884, 1.02, -4],
      [1028, 884, 1.02, 4],
      ...[180, 300, 420, 540, 660, 780, 900].map((x): Guest => [x, 1044, 0.8, 0]),
      [60, 1024, 0.9, 4],
      [1020, 1024, 0.9, -4],
    ],
    behind: [],
    hill: { y: 966 },
    vine: { y: 0, scale: 1 },
    canopy: -26,
    stars: [
      [58, 640],
      [1022, 640],
      [34, 740],
      [1046, 740],
    ],
  },
};

/** A hill that rises to both sides. */
function hillOf({ width, height }: Face, y: number): string {
  const at = (x: number) => (x * width) / landscape.width;
  const crest = smooth([
    [-20, y - 150],
    [at(60), y - 180],
    [at(180), y - 100],
    [at(400), y - 20],
    [at(640), y],
    [at(900), y - 20],
    [at(1060), y - 110],
    [at(1160), y - 190],
    [width + 20, y - 180],
  ]);
  return `${crest}V${height + 20}H-20Z`;
}

function vines({ width }: Face, { y: top, scale }: Composition['vine']): readonly SceneNode[] {
  const leaves = Array.from({ length: 15 }, (_, i) => {
    const y = 20 + i * 36;
    const x = 46 + Math.sin(i * 0.8) * 18;
    return leaf(x, y, 54, 20, i % 2 ? 28 : 152, 0.5);
  });
  const stem = smooth(
    Array.from({ length: 9 }, (_, i) => [46 + Math.sin(i * 1.07) * 18, -20 + i * 74] as const),
  );
  return [false, true].map((mirror) =>
    placed(
      [
        line(stem, '#4f8a5b', 5),
        cut(leaves.filter((_, i) => i % 3 !== 1).join(''), '#6fae6a'),
        cut(leaves.filter((_, i) => i % 3 === 1).join(''), '#3f8a5a'),
      ],
      { x: mirror ? width : 0, y: top, mirror, scale },
    ),
  );
}

/** A treetop along the upper edge; in the bleed of a tall face it goes on, with fruit in it. */
function treetop({ width }: Face, y: number): readonly SceneNode[] {
  const left = [-40, 90, 230, 380, 530, 680, 830, 980, 1120].filter((x) => x < width);
  const clumps = left.map((x, i) => blossom(x + 50, y, 96 + (i % 2) * 12, 9, i * 17));
  const light = (at: number, shift = 0) =>
    left.map((_, i) => blossom(20 + shift + i * 148, at, 74, 8, i * 23)).join('');
  if (y < 0) return [...shadowed(clumps.join(''), '#4f9a5e', 8), cut(light(y - 14), '#6fb56c')];
  const fruit = Array.from({ length: 22 }, (_, i) => [20 + i * 41, 24 + ((i * 61) % 132)] as const);
  return [
    ...shadowed(clumps.join('') + box(-10, -10, width + 20, y + 10), '#4f9a5e', 8),
    cut(light(y - 22), '#6fb56c'),
    cut(light(y - 74, -74), '#4f9a5e'),
    cut(light(y - 124), '#6fb56c'),
    cut(fruit.map(([x, at]) => circle(x, at, 9)).join(''), '#f4694f'),
    cut(fruit.map(([x, at]) => circle(x - 3, at - 3, 2.6)).join(''), '#ffd9b0'),
  ];
}

function drawAnimals({ random, face }: DrawInput): readonly SceneNode[] {
  const { guests, behind, hill, vine, canopy, stars } = compositions[face.key];
  const { width, height } = face;
  const names = Object.keys(heads) as (keyof typeof heads)[];
  const first = random.int(0, names.length - 1);
  const arrive = ([x, y, scale, rotation]: Guest, index: number): SceneNode => {
    const name = names[(index + first) % names.length] as keyof typeof heads;
    const [hat, band] = hats[(index + first) % 5] as readonly [Color, Color];
    const lift = name === 'rabbit' ? -34 : name === 'lion' ? -56 : -42;
    return placed(
      [
        ...jersey(hat, band),
        ...heads[name],
        ...(name === 'rabbit'
          ? []
          : [placed(partyHat(hat, band), { x: 8, y: lift + 6, scale: 0.72, rotation: 9 })]),
      ],
      { x, y: y + random.float(-4, 4), scale, rotation: rotation + random.float(-4, 4) },
    );
  };
  const tuft = Array.from({ length: Math.floor(width / 27) + 2 }, (_, i) =>
    leaf(i * 27 - 10, height + 12, random.float(18, 34), 9, -90 + random.float(-18, 18), 0.3),
  );
  const hedge = Array.from({ length: 9 }, (_, i) => blossom(i * 112, 1530, 84, 9, i * 31)).join('');
  return [
    baseLayer(face, fadeDown(face, ['#cfe9c4', '#e6f2cf', '#fdf0c9'])),
    cut(hillOf(face, hill.y), '#a9d08a'),
    ...vines(face, vine),
    ...treetop(face, canopy),
    ...sheet(scallopedSheet(face), '#fffbf2', { color: '#f08a4a', width: 2.5, inset: 16, dash: [10, 8] }),
    ...behind.map(arrive),
    ...(behind.length > 0 ? [cut(`${hedge}M-10 1530H${width + 10}V${height + 10}H-10Z`, '#6fb56c')] : []),
    ...guests.map((guest, i) => arrive(guest, i + behind.length)),
    cut(tuft.filter((_, i) => i % 2 === 0).join(''), '#5f9e57'),
    cut(tuft.filter((_, i) => i % 2 === 1).join(''), '#3f7f4d'),
    cut(stars.map(([x, y]) => star(x, y, 13, random.float(0, 60))).join(''), '#f6b02c'),
  ];
}

export const animals: Background = {
  key: 'bg-animals',
  label: 'Animal party',
  tags: ['animals', 'zoo', 'lion', 'panda', 'kids', 'funny', 'green'],
  panel: null,
  draw: drawAnimals,
  cover: animalsCover,
};
