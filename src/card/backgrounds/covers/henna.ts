import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { blossom, box, circle, leaf, oval, petals, polar, round, smooth } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { cylinder, downward } from './shading.ts';

const paste: Color = '#6b2413';

/** The middle line of each finger from its root to its tip, and its width at both. */
const fingers = [
  [-92, -70, 64, -126, -322, 50],
  [-30, -90, 66, -42, -392, 52],
  [36, -86, 64, 54, -356, 50],
  [94, -50, 56, 142, -262, 42],
] as const;

type Finger = readonly [x: number, y: number, width: number, tipX: number, tipY: number, tipWidth: number];

/** The outline of a finger's upper part, from a share of its length (0 root) to its tip. */
function finger([x, y, width, tipX, tipY, tipWidth]: Finger, from = 0): string {
  const degrees = (Math.atan2(tipY - y, tipX - x) * 180) / Math.PI;
  const length = Math.hypot(tipX - x, tipY - y);
  const half = (share: number) => (width + (tipWidth - width) * share) / 2;
  const side = (share: number, sign: number) =>
    polar(...polar(x, y, length * share, degrees), half(share), degrees + 90 * sign);
  const [a, b, c, d] = [side(from, -1), side(1, -1), side(1, 1), side(from, 1)].map(
    ([px, py]) => `${round(px)} ${round(py)}`,
  );
  const r = round(half(1));
  return `M${a}L${b}A${r} ${r} 0 0 1 ${c}L${d}Z`;
}

/** Two fine lines, a row of leaves and dots along a finger below its dyed tip. */
function fingerPattern([x, y, width, tipX, tipY, tipWidth]: Finger): { lines: string; shapes: string } {
  const degrees = (Math.atan2(tipY - y, tipX - x) * 180) / Math.PI;
  const length = Math.hypot(tipX - x, tipY - y);
  const at = (share: number) => polar(x, y, length * share, degrees);
  const across = (share: number) => {
    const half = (width + (tipWidth - width) * share) / 2 - 3;
    const [a, b] = [polar(...at(share), half, degrees - 90), polar(...at(share), half, degrees + 90)];
    return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
  };
  const leaves = [0.16, 0.3, 0.44].flatMap((share) => [
    leaf(...at(share), 30, 12, degrees - 38),
    leaf(...at(share), 30, 12, degrees + 38),
  ]);
  const dots = [-14, 0, 14].map((by) => circle(...polar(...at(0.67), by, degrees + 90), 4.2));
  return {
    lines:
      [0.6, 0.635, 0.705].map(across).join('') +
      `M${at(0.02).map(round).join(' ')}L${at(0.56).map(round).join(' ')}`,
    shapes: leaves.join('') + dots.join(''),
  };
}

const arm =
  'M-86 -26C-96 10 -112 30 -128 20C-152 4 -186 -56 -212 -96C-236 -132 -286 -116 -272 -72C-256 -22 -214 66 -168 128C-138 168 -112 206 -104 262L-112 640H112L104 262C108 214 132 176 138 110C142 60 138 10 124 -50L60 -110H-90Z';

/** An open hand with patterns of henna; its palm about the origin, fingers up, the arm down to 640. */
export function hennaHand(skin: Color = '#d29668'): readonly SceneNode[] {
  const deep = mix(skin, '#6a2f1a', 0.36);
  const outline = arm + fingers.map((one) => finger(one)).join('');
  const patterns = fingers.map(fingerPattern);
  const rays = (count: number, r: number, length: number, width: number) =>
    Array.from({ length: count }, (_, i) => {
      const degrees = (i * 360) / count;
      return leaf(...polar(6, 40, r, degrees), length, width, degrees);
    }).join('');
  const trail = smooth([
    [-176, 12],
    [-206, -30],
    [-232, -70],
  ]);
  return [
    line(outline, deep, 7),
    cut(outline, downward(-390, 300, mix(skin, '#ffe2c4', 0.3), skin)),
    line('M-128 20C-92 6 -66 40 -52 92', deep, 4),
    cut(fingers.map((one) => finger(one, 0.76)).join(''), paste),
    cut(
      'M-212 -96C-236 -132 -286 -116 -272 -72C-268 -58 -262 -44 -254 -28L-190 -62C-198 -74 -206 -86 -212 -96Z',
      paste,
    ),
    line(patterns.map(({ lines }) => lines).join('') + trail, paste, 4),
    cut(
      patterns.map(({ shapes }) => shapes).join('') +
        [-206, -186].map((x, i) => circle(x + 4, -12 + i * 32, 6)).join('') +
        [0, 1, 2, 3].map((i) => leaf(-184 + i * 22, 34 + i * 30, 34, 12, -40 + i * 8)).join(''),
      paste,
    ),
    // The palm's flower.
    cut(rays(16, 66, 34, 13), paste),
    line(circle(6, 40, 62) + circle(6, 40, 54), paste, 3.5),
    cut(petals(6, 40, 8, 48, 26), paste),
    cut(circle(6, 40, 15), skin),
    cut(circle(6, 40, 8), paste),
    line(circle(6, 40, 110), paste, 8.6, { dash: [0.1, 43.1] }),
    // The cuff.
    line('M-102 206Q0 236 106 206M-104 222Q0 252 105 222M-107 306Q0 336 107 306', paste, 4.5),
    cut(
      Array.from({ length: 7 }, (_, i) =>
        petals(-78 + i * 26, 262 + 14 - Math.abs(i - 3) * 4, 6, 15, 10, i * 9),
      ).join(''),
      paste,
    ),
    cut(
      Array.from({ length: 9 }, (_, i) =>
        leaf(-84 + i * 21, 216 + 18 - Math.abs(i - 4) * 4.4, 26, 9, -90),
      ).join(''),
      paste,
    ),
  ];
}

/** Glass bangles about an arm 224 wide, with threads of gold between them. */
export const bangles: readonly SceneNode[] = [
  '#c2185b',
  '#f2b53c',
  '#0f7f6d',
  '#c2185b',
  '#f2b53c',
  '#c2185b',
].flatMap((color, i): SceneNode[] => {
  const y = 352 + i * 23;
  return [
    line(`M-122 ${y}Q0 ${y + 44} 122 ${y}`, color as Color, i % 3 === 1 ? 11 : 19),
    line(`M-76 ${y + 10}Q-40 ${y + 21} -14 ${y + 20}`, '#fff6e4', 3),
  ];
});

/** A head of marigold, 100 wide. */
export const marigoldHead: readonly SceneNode[] = [
  cut(blossom(0, 0, 48, 14), '#e8780f'),
  cut(blossom(0, 0, 37, 12, 14), '#f7971e'),
  cut(blossom(0, 0, 25, 10, 6), '#ffb52e'),
  cut(blossom(0, 0, 13, 7), '#ffd25c'),
];

/** Five flowers on a piece of string; 60 wide, 150 high. */
const jasmineString: readonly SceneNode[] = [
  line('M0 -75V75', '#3f8a5c', 3),
  cut(
    [0, 1, 2, 3, 4].map((i) => leaf(0, i * 30 - 60, 24, 7, 30) + leaf(0, i * 30 - 60, 24, 7, 150)).join(''),
    '#4c9a66',
  ),
  cut([0, 1, 2, 3, 4].map((i) => petals(i % 2 ? 4 : -4, i * 30 - 60, 5, 15, 11, i * 31)).join(''), '#fffdf4'),
  cut([0, 1, 2, 3, 4].map((i) => circle(i % 2 ? 4 : -4, i * 30 - 60, 3.4)).join(''), '#f5d77a'),
];

/** A string of jasmine from its upper end, so many fives of flowers long. */
export function jasmine(x: number, top: number, fives: number): readonly SceneNode[] {
  return Array.from({ length: fives }, (_, i) => ({
    kind: 'use',
    symbol: 'jasmine',
    x: round(x - 30),
    y: round(top + i * 150 - 12),
    width: 60,
    height: 150,
  }));
}

export const hennaSymbols = {
  marigold: { viewBox: [-50, -50, 100, 100], children: marigoldHead },
  jasmine: { viewBox: [-30, -75, 60, 150], children: jasmineString },
} as const;

function drawHenna({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const middle = width / 2;
  const [hand, scale] = isSquare ? [806, 0.86] : [1120, 1.12];
  const disc = isSquare ? 318 : 392;
  const cy = hand - (isSquare ? 66 : 84);
  const corner = (x: number, y: number, spread: number) =>
    Array.from({ length: 5 }, (_, i) => ({
      x: x + (i - 2) * 78 * spread + random.float(-10, 10),
      y: y + Math.abs(i - 2) * 16 + random.float(-10, 10),
      size: random.float(108, 150) * spread,
    }));
  const foot = height + (isSquare ? 6 : -54);
  const k = isSquare ? 0.86 : 1;
  const heads = [...corner(isSquare ? 130 : 70, foot, k), ...corner(width - (isSquare ? 130 : 70), foot, k)];
  const petalsFalling = Array.from({ length: 20 }, (_, i) => {
    const x =
      random.float(0, 1) < 0.5 ? random.float(16, middle - disc) : random.float(middle + disc, width - 16);
    return leaf(x, random.float(hand - 420, foot - 160), random.float(16, 26), 9, random.float(0, 360) + i);
  }).join('');
  const strings = isSquare
    ? [
        ...jasmine(30, 0, 3),
        ...jasmine(84, 0, 2),
        ...jasmine(width - 30, -60, 3),
        ...jasmine(width - 84, -50, 2),
      ]
    : [
        ...jasmine(24, 0, 5),
        ...jasmine(66, 0, 2),
        ...jasmine(width - 24, -70, 5),
        ...jasmine(width - 66, -40, 2),
      ];
  return [
    baseLayer(face, fadeDown(face, ['#c9ecd8', '#a4dcc4', '#5db39c', '#2e8577'])),
    glow(middle, cy, disc * 1.7, '#fff6dc', '88'),
    cut(blossom(middle, cy, disc * 1.09, 28), '#f4b13f'),
    cut(circle(middle, cy, disc * 0.94), '#fff3d9'),
    line(circle(middle, cy, disc * 0.88) + circle(middle, cy, disc * 0.8), '#d98a2a', 4),
    line(circle(middle, cy, disc * 0.84), '#c2185b', 10, { dash: [0.1, 36] }),
    line(circle(middle, cy, disc * 0.55), '#f3d6a4', disc * 0.03),
    cut(petalsFalling, '#f7971e'),
    ...strings,
    placed(
      [
        ...hennaHand(),
        ...bangles,
        cut('M-150 486Q0 540 150 486L176 700H-176Z', cylinder(-170, 340, '#b0155a')),
        line('M-150 492Q0 546 150 492M-154 520Q0 574 154 520', '#f2b53c', 8),
        cut(
          Array.from({ length: 9 }, (_, i) =>
            circle(-128 + i * 32, 524 + 20 - Math.abs(i - 4) ** 1.6 * 2.4, 6),
          ).join(''),
          '#ffe7ad',
        ),
      ],
      { x: middle, y: hand, scale },
    ),
    ...heads.map(({ x, y, size }) => symbolAt('marigold', x, y, size)),
    cut(
      heads
        .map(({ x, y, size }, i) =>
          i % 2 ? leaf(x, y + size * 0.3, size * 0.8, 22, i < 5 ? -30 : -150) : '',
        )
        .join(''),
      '#2f7a4f',
    ),
    cut(oval(middle, height + 20, width * 0.5, 40) + box(0, height - 4, width, 8), '#1f6a5e'),
  ];
}

export const hennaCover: Cover = {
  heading: upperHeading,
  ink: '#5b0f3c',
  accent: '#a5124f',
  symbols: hennaSymbols,
  draw: drawHenna,
};
