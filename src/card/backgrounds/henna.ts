import type { SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { bangles, hennaCover, hennaHand, hennaSymbols, jasmine } from './covers/henna.ts';
import { baseLayer, cut, fadeDown, line, placed, symbolAt } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, leaf, petals } from './outline.ts';
import { palaceSheet, sheet } from './paper.ts';

interface Places {
  /** Hands that come in over the edges: the palm, the size, and how far it is turned. */
  readonly hands: readonly (readonly [x: number, y: number, scale: number, rotation: number])[];
  /** Strings of jasmine: their place from the left, and how many fives of flowers. */
  readonly strings: readonly (readonly [x: number, top: number, fives: number])[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    hands: [
      [60, 742, 0.42, 16],
      [1140, 742, 0.42, -16],
    ],
    strings: [
      [26, 0, 3],
      [76, -60, 2],
      [1124, -30, 2],
      [1174, -40, 3],
    ],
  },
  portrait: {
    hands: [
      [212, 1486, 0.37, 8],
      [688, 1486, 0.37, -8],
    ],
    strings: [
      [24, 0, 7],
      [450, -70, 1],
      [300, -30, 1],
      [150, 0, 1],
      [600, -30, 1],
      [750, 0, 1],
      [876, -40, 7],
    ],
  },
  square: {
    hands: [
      [48, 930, 0.4, 14],
      [1032, 930, 0.4, -14],
    ],
    strings: [
      [22, 0, 4],
      [66, -60, 2],
      [1014, -20, 2],
      [1058, -50, 4],
    ],
  },
};

/** Its palm is at the origin. */
const hand: SceneNode = { kind: 'use', symbol: 'hand', x: -300, y: -440, width: 600, height: 1120 };

function drawHenna({ random, face }: DrawInput): readonly SceneNode[] {
  const { hands, strings } = places[face.key];
  const spots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 30, count: 7 },
        { r: 13, count: 16 },
      ],
      gap: 8,
    },
  );
  const turned = spots.map((spot) => ({ ...spot, rotation: random.float(0, 72) }));
  return [
    baseLayer(face, fadeDown(face, ['#b9e4cf', '#7cc9ae', '#2e8577'])),
    cut(
      turned
        .map(({ x, y, r, rotation }) =>
          r > 20 ? petals(x, y, 8, r, r * 0.6, rotation) : leaf(x, y, r * 1.8, r * 0.6, rotation * 5),
        )
        .join(''),
      '#1f6a5e',
      0.22,
    ),
    cut(turned.map(({ x, y, r }) => (r > 20 ? circle(x, y, 5) : '')).join(''), '#fff3d9', 0.7),
    ...sheet(palaceSheet(face), '#fffaf0', { color: '#c2185b', width: 2.5, second: '#f0c067' }),
    ...strings.flatMap(([x, top, fives]) => jasmine(x, top + random.float(-14, 14), fives)),
    ...hands.map(([x, y, scale, rotation]) =>
      placed([hand], {
        x,
        y: y + random.float(-6, 6),
        scale,
        rotation,
        mirror: x > face.width / 2,
      }),
    ),
    ...(face.key === 'portrait' ? [0, 450, 900] : [0, face.width]).flatMap((x) =>
      [-70, 0, 70].map((by) => symbolAt('marigold', x + by, face.height - 4 + Math.abs(by) * 0.2, 96)),
    ),
    line(`M-10 ${face.height}H${face.width + 10}`, '#1f6a5e', 10),
  ];
}

export const henna: Background = {
  key: 'bg-henna',
  label: 'Henna',
  tags: ['mehndi', 'hand', 'pattern', 'festive', 'india', 'eid', 'flowers', 'mint', 'green'],
  symbols: {
    ...hennaSymbols,
    hand: { viewBox: [-300, -440, 600, 1120], children: [...hennaHand(), ...bangles] },
  },
  panel: null,
  draw: drawHenna,
  cover: hennaCover,
};
