import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, glow, line, mix, placed } from '../cutout.ts';
import { blossom, box, circle, heart, leaf, oval, petals, polar, ring, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { isOutside } from './shading.ts';

const shade: Color = '#12243a';

/** A cup of coffee with a heart of milk, on its saucer, from above; 300 wide about its middle. */
export function coffeeCup(cup: Color = '#f7efe2'): readonly SceneNode[] {
  return [
    cut(circle(10, 16, 150), shade, 0.28),
    cut(circle(0, 0, 150), mix(cup, '#d98a5a', 0.14)),
    cut(ring(0, 0, 146, 132), '#d9694f'),
    cut(circle(0, 0, 108), mix(cup, '#b0805a', 0.3)),
    cut(
      'M84 -58C120 -96 152 -82 146 -52C142 -28 112 -22 94 -18L90 -34C110 -38 128 -44 130 -54C130 -66 112 -62 94 -44Z',
      cup,
    ),
    cut(circle(6, 9, 96), shade, 0.26),
    cut(circle(0, 0, 96), cup),
    cut(circle(0, 0, 82), '#7a4527'),
    cut(circle(0, 0, 76), '#a8683c'),
    cut(heart(0, 4, 92), '#f7e6cc'),
    cut(heart(0, 2, 64), '#d9a876'),
    cut(heart(0, 0, 40), '#f7e6cc'),
    line('M-64 -40A76 76 0 0 1 -20 -73', '#ffffff', 5),
  ];
}

/** A croissant on a plate from above; 330 wide. */
export function croissant(): readonly SceneNode[] {
  const parts = [
    [-96, 34, 30, -38],
    [-62, -10, 46, -24],
    [0, -30, 58, 0],
    [62, -10, 46, 24],
    [96, 34, 30, 38],
  ] as const;
  return [
    cut(circle(10, 16, 160), shade, 0.28),
    cut(circle(0, 0, 160), '#fbf6ec'),
    cut(ring(0, 0, 154, 148) + ring(0, 0, 118, 115), '#7fa6c4'),
    ...parts.flatMap(([x, y, r, turn]) => [
      placed(
        [
          cut(oval(0, 0, r * 0.84, r * 1.12), '#c9762c'),
          cut(oval(-r * 0.1, -r * 0.14, r * 0.66, r * 0.9), '#e8a04a'),
          line(
            `M${round(-r * 0.4)} ${round(-r * 0.5)}Q0 ${round(-r * 0.9)} ${round(r * 0.3)} ${round(-r * 0.56)}`,
            '#ffd08a',
            6,
          ),
        ],
        { x, y, rotation: turn },
      ),
    ]),
    cut(
      Array.from({ length: 7 }, (_, i) => circle(...polar(10, 66, 18 + i * 9, i * 53), 4)).join(''),
      '#d99a4a',
    ),
  ];
}

/** A letter in its envelope, 360 wide about its middle, with a stamp and a ribbon of red. */
export function envelope(paper: Color = '#fff6e4', seal: Color = '#d9503f'): readonly SceneNode[] {
  return [
    cut(box(-172, -104, 360, 236, 6), shade, 0.28),
    cut(box(-180, -118, 360, 236, 6), paper),
    cut('M-180 -112L0 26L180 -112V-104L0 38L-180 -104Z', mix(paper, '#b08a5a', 0.4)),
    cut('M-180 118L-28 0M180 118L28 0', paper),
    line('M-176 114L-30 4M176 114L30 4', mix(paper, '#b08a5a', 0.36), 4),
    cut(blossom(0, 22, 42, 11), seal),
    cut(circle(0, 22, 29), mix(seal, '#5a1010', 0.24)),
    cut(heart(0, 23, 32), mix(seal, '#ffffff', 0.3)),
  ];
}

/** Daisies in a glass from above; 220 wide. */
export function daisies(): readonly SceneNode[] {
  const heads = [
    [-52, -32, 50],
    [34, -54, 56],
    [-8, 30, 58],
    [66, 24, 46],
    [-74, 42, 42],
  ] as const;
  return [
    cut(circle(8, 12, 84), shade, 0.24),
    cut([10, 60, 115, 165, 215, 265, 315].map((d) => leaf(0, 0, 128, 26, d)).join(''), '#5f9a6a'),
    ...heads.flatMap(([x, y, r], i) => [
      cut(petals(x, y, 12, r, r * 0.36, i * 13), '#ffffff'),
      cut(circle(x, y, r * 0.32), '#f7b52e'),
      cut(circle(x - r * 0.06, y - r * 0.08, r * 0.18), '#ffd76a'),
    ]),
  ];
}

/** Reading glasses that lie folded open, 260 wide. */
const glasses: readonly SceneNode[] = [
  line('M-118 -4C-110 -60 -96 -96 -80 -120M118 -4C110 -60 96 -96 80 -120', '#7a3a24', 7),
  cut(circle(-68, 0, 50) + circle(68, 0, 50), '#dff0f8', 0.5),
  line(`${circle(-68, 0, 52)}${circle(68, 0, 52)}M-18 -8Q0 -22 18 -8`, '#7a3a24', 9),
  line('M-92 -18L-72 -34M44 -18L64 -34', '#ffffff', 5),
];

/** Linen with woven stripes along both sides. */
export function linen(
  width: number,
  height: number,
  base: Color,
  pale: Color,
  step: number,
): readonly SceneNode[] {
  const lines = Array.from(
    { length: Math.ceil(height / step) },
    (_, i) => `M-10 ${i * step}H${width + 10}`,
  ).join('');
  return [
    line(lines, mix(base, '#ffffff', 0.07), 2),
    line(
      `M34 -10V${height + 10}M52 -10V${height + 10}M${width - 34} -10V${height + 10}M${width - 52} -10V${height + 10}`,
      pale,
      5,
    ),
    line(`M43 -10V${height + 10}M${width - 43} -10V${height + 10}`, '#e8836a', 3),
  ];
}

function drawCoffeeTable({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const base: Color = '#345a80';
  const k = isSquare ? 0.98 : 1.1;
  const at = (x: number, y: number): readonly [number, number] => [
    x * width + random.float(-8, 8),
    y * height + random.float(-8, 8),
  ];
  const [cup, plate, letter, vase, second, lens] = (
    isSquare
      ? [at(0.5, 0.58), at(0.84, 0.84), at(0.2, 0.83), at(0.13, 0.5), at(0.9, 0.52), at(0.51, 0.92)]
      : [at(0.5, 0.52), at(0.76, 0.72), at(0.27, 0.73), at(0.14, 0.47), at(0.9, 0.5), at(0.56, 0.885)]
  ) as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const turn = () => random.float(-7, 7);
  const petalsLying = Array.from({ length: 26 }, () => ({
    spot: [random.float(70, width - 70), random.float(30, height - 30)] as const,
    degrees: random.float(0, 360),
  })).filter(({ spot }) => isOutside(zone, spot, 40));
  const steam = [-26, 10, 44]
    .map(
      (x, i) =>
        `M${round(cup[0] + x * k)} ${round(cup[1] - 70 * k)}c${-18 * k} ${-26 * k} ${22 * k} ${-40 * k} ${4 * k} ${-(72 + i * 8) * k}`,
    )
    .join('');
  const crumbs = Array.from({ length: 9 }, () =>
    circle(
      plate[0] + random.float(-190, 190) * k,
      plate[1] + random.float(150, 200) * k,
      random.float(2.5, 5),
    ),
  ).join('');
  return [
    baseLayer(face, fade(['#3d668e', base, '#294a6c'], [0, 0], [width, height])),
    ...linen(width, height, base, '#dce8f0', 13),
    glow(width * 0.5, isSquare ? 700 : 1060, width * 0.5, '#fff0c8', '3c'),
    cut(petalsLying.map(({ spot, degrees }) => leaf(...spot, 26, 9, degrees)).join(''), '#ffffff', 0.9),
    placed(daisies(), { x: vase[0], y: vase[1], scale: k * 0.94, rotation: turn() }),
    placed(envelope('#ffe3cf', '#2f7f8a'), {
      x: second[0],
      y: second[1],
      scale: k * 0.72,
      rotation: 66 + turn(),
    }),
    placed(envelope(), { x: letter[0], y: letter[1], scale: k * 0.94, rotation: -16 + turn() }),
    placed(croissant(), { x: plate[0], y: plate[1], scale: k * 0.96, rotation: turn() * 2 }),
    cut(crumbs, '#d99a4a'),
    placed(
      [
        cut(
          'M-6 -96C10 -104 22 -92 18 -72C14 -52 6 -46 5 -34L9 104C9 116 -9 116 -9 104L-6 -34C-8 -46 -20 -52 -20 -70C-20 -84 -16 -92 -6 -96Z',
          '#e9ddc4',
        ),
        line('M-8 -86C-14 -78 -13 -66 -8 -58', '#ffffff', 4),
      ],
      { x: cup[0] + 186 * k, y: cup[1] + 20 * k, scale: k * 0.9, rotation: 18 + turn() },
    ),
    placed(coffeeCup(), { x: cup[0], y: cup[1], scale: k * 1.06, rotation: turn() }),
    line(steam, '#ffffff', 6 * k),
    placed(glasses, { x: lens[0], y: lens[1], scale: k * 0.9, rotation: -10 + turn() }),
    ...(isSquare
      ? []
      : [
          placed(daisies(), { x: width * 0.06, y: height * 0.96, scale: k * 0.8, rotation: 40 }),
          placed(coffeeCup('#f2c7b4'), { x: width * 0.98, y: height * 0.95, scale: k * 0.8 }),
          placed(envelope('#fff6e4', '#e0a02e'), {
            x: width * 0.95,
            y: height * 0.02,
            scale: k * 0.7,
            rotation: 24,
          }),
          placed(daisies(), { x: width * 0.03, y: height * 0.07, scale: k * 0.8, rotation: 80 }),
        ]),
  ];
}

export const coffeeTableCover: Cover = {
  heading: upperHeading,
  ink: '#fff3dc',
  accent: '#2f5a80',
  draw: drawCoffeeTable,
};
