import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, BackgroundInput } from './background.ts';
import { cord } from './cord.ts';
import { buntingAndGiftsCover } from './covers/bunting.ts';
import { baseLayer, cut, fadeDown, line, translated } from './cutout.ts';
import { type GiftPattern, gift } from './gift.ts';
import { packMargin, type Spot } from './margin.ts';
import { box, circle, polygon, round, star } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';
import { party } from './party-colors.ts';

interface Cord {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly sag: number;
  readonly count: number;
  readonly size: number;
  readonly shift: number;
}

/** Pennants on a cord between two points that sags by `sag`. */
function bunting({ from, to, sag, count, size, shift }: Cord): readonly SceneNode[] {
  const { d: string, pointAt: at } = cord(from, to, sag);
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const half = 0.4 / count;
    const [a, b, middle] = [at(t - half), at(t + half), at(t)];
    const tip = [middle[0] + (b[1] - a[1]) * -0.4, middle[1] + size] as const;
    return {
      d: polygon([a, b, tip]),
      shade: polygon([[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, tip]),
      a,
      b,
      tip,
      color: party[(i + shift) % party.length] as Color,
      middle,
      i,
    };
  });
  const dots = flags
    .filter(({ i }) => i % 2 === 0)
    .map(
      ({ middle }) =>
        circle(middle[0], middle[1] + size * 0.3, size * 0.09) +
        circle(middle[0] - size * 0.16, middle[1] + size * 0.14, size * 0.05) +
        circle(middle[0] + size * 0.16, middle[1] + size * 0.14, size * 0.05),
    );
  return [
    translated([cut(flags.map(({ d }) => d).join(''), '#3a211420')], 4, 7),
    ...party.map((color) =>
      cut(
        flags
          .filter((flag) => flag.color === color)
          .map(({ d }) => d)
          .join(''),
        color,
      ),
    ),
    cut(flags.map(({ shade }) => shade).join(''), '#5a1a2a', 0.1),
    cut(dots.join(''), '#ffffff', 0.85),
    line(string, '#7a4a34', 3),
  ];
}

type Stacked = readonly [x: number, y: number, w: number, h: number, pattern: GiftPattern];

interface Composition {
  /** Cords with flags; a later one hangs before an earlier one. */
  readonly cords: readonly Cord[];
  readonly stack: readonly Stacked[];
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    cords: [
      { from: [-20, 230], to: [220, -30], sag: 34, count: 6, size: 62, shift: 2 },
      { from: [980, -30], to: [1220, 230], sag: 34, count: 6, size: 62, shift: 4 },
      { from: [-10, -6], to: [610, 6], sag: 26, count: 11, size: 66, shift: 0 },
      { from: [590, 6], to: [1210, -6], sag: 26, count: 11, size: 66, shift: 3 },
    ],
    stack: [
      [-34, 900, 124, 190, 'stripes'],
      [1114, 900, 124, 210, 'dots'],
      [-24, 712, 96, 92, 'plain'],
      [1126, 692, 86, 84, 'stripes'],
      [80, 900, 100, 116, 'dots'],
      [1012, 900, 112, 108, 'plain'],
      [186, 900, 120, 78, 'plain'],
      [880, 900, 124, 74, 'stripes'],
      [314, 900, 80, 70, 'stripes'],
      [792, 900, 78, 62, 'dots'],
    ],
  },
  // Two rows of gifts: the core shows the rear one, the bleed goes down to the floor.
  portrait: {
    cords: [
      { from: [-20, -20], to: [920, 10], sag: 60, count: 11, size: 92, shift: 1 },
      { from: [-20, 410], to: [136, 140], sag: 12, count: 7, size: 42, shift: 2 },
      { from: [764, 140], to: [920, 410], sag: 12, count: 7, size: 42, shift: 4 },
      { from: [-10, 158], to: [460, 182], sag: 34, count: 8, size: 66, shift: 0 },
      { from: [440, 182], to: [910, 158], sag: 34, count: 8, size: 66, shift: 3 },
    ],
    stack: [
      [-40, 1306, 100, 96, 'plain'],
      [846, 1306, 100, 96, 'stripes'],
      [-40, 1600, 130, 294, 'stripes'],
      [818, 1600, 136, 294, 'dots'],
      [104, 1600, 140, 246, 'dots'],
      [672, 1600, 132, 244, 'plain'],
      [262, 1600, 116, 232, 'plain'],
      [542, 1600, 108, 236, 'stripes'],
      [394, 1600, 132, 244, 'stripes'],
      [24, 1606, 150, 112, 'plain'],
      [196, 1606, 122, 84, 'stripes'],
      [340, 1606, 104, 104, 'dots'],
      [474, 1606, 150, 88, 'plain'],
      [648, 1606, 112, 108, 'stripes'],
      [776, 1606, 122, 84, 'dots'],
    ],
  },
  square: {
    cords: [
      { from: [-20, 230], to: [220, -30], sag: 30, count: 6, size: 62, shift: 2 },
      { from: [860, -30], to: [1100, 230], sag: 30, count: 6, size: 62, shift: 4 },
      { from: [-10, -6], to: [550, 6], sag: 28, count: 10, size: 68, shift: 0 },
      { from: [530, 6], to: [1090, -6], sag: 28, count: 10, size: 68, shift: 3 },
    ],
    stack: [
      [-34, 1080, 124, 190, 'stripes'],
      [994, 1080, 124, 210, 'dots'],
      [-24, 892, 96, 92, 'plain'],
      [1006, 872, 86, 84, 'stripes'],
      [80, 1080, 100, 100, 'dots'],
      [892, 1080, 112, 98, 'plain'],
      [186, 1080, 120, 78, 'plain'],
      [760, 1080, 124, 74, 'stripes'],
      [314, 1080, 80, 84, 'stripes'],
      [672, 1080, 78, 82, 'dots'],
      [402, 1080, 120, 66, 'dots'],
      [534, 1080, 126, 80, 'plain'],
    ],
  },
};

/** A wall with stripes and the floor on which the gifts stand. */
function room(face: Face): readonly SceneNode[] {
  const { width, height } = face;
  const floor = height - 58;
  const stripes = Array.from({ length: Math.ceil(width / 60) }, (_, i) => box(i * 60, 0, 30, floor));
  return [
    baseLayer(face, fadeDown(face, ['#7fd0cf', '#a8e0d4', '#c9ecd6'])),
    cut(stripes.join(''), '#ffffff', 0.22),
    cut(box(0, floor, width, 58), '#e9a15f'),
    cut(box(0, floor - 12, width, 12), '#fff6e6'),
  ];
}

function drawBunting({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const { cords, stack } = compositions[face.key];
  const shift = random.int(0, 5);
  const paint = (index: number): Color => party[(index + shift) % 5] as Color;
  const flecks = packMargin(
    { random, face },
    {
      sizes: [{ r: 7, count: 60 }],
      gap: 18,
      bleed: 0.5,
      // None where gifts stand.
      taken: [{ x: face.width / 2, y: face.height, r: 460 }],
    },
  );
  const [dots, stars, curls] =
    cover === 'frame'
      ? (['#f6c453', '#f4a48f', '#8cc3c6'] as const)
      : (['#fff3cf', '#ffffff', '#f4694f'] as const);
  const every = (third: number, shape: (spot: Spot) => string) =>
    flecks
      .filter((_, i) => i % 3 === third)
      .map(shape)
      .join('');
  return [
    ...(cover === 'frame' ? [baseLayer(face, '#fffaf0')] : room(face)),
    cut(
      every(0, ({ x, y }) => circle(x, y, 5)),
      dots,
    ),
    cut(
      every(1, ({ x, y }) => star(x, y, 8, x)),
      stars,
    ),
    line(
      every(2, ({ x, y }) => `M${round(x)} ${round(y)}q5 -9 9 0t9 0`),
      curls,
      3,
    ),
    ...(cover === 'frame'
      ? []
      : sheet(roundedSheet(face), '#fffaf0', { color: '#f4694f', width: 2.5, second: '#f6c453' })),
    ...cords.flatMap((hung) => bunting({ ...hung, shift: shift + hung.shift })),
    ...stack.flatMap(([x, y, w, h, pattern], i) =>
      gift({ x: x + random.float(-5, 5), y, w, h, paper: paint(i), ribbon: paint(i + 2 + (i % 2)), pattern }),
    ),
  ];
}

export const buntingAndGifts: Background = {
  key: 'bg-bunting',
  label: 'Bunting and gifts',
  tags: ['bunting', 'flags', 'gift', 'present', 'party', 'kids', 'turquoise'],
  panel: null,
  draw: drawBunting,
  cover: buntingAndGiftsCover,
};
