import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { pinata as donkey, papelPicado, pinataCover, sweetNames, sweetSymbols } from './covers/pinata.ts';
import { baseLayer, cut, fadeDown, line, placed, symbolAt } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

const colors: readonly Color[] = ['#ffd23f', '#19b5b0', '#ff8a3d', '#8d5fe0', '#fff1d6', '#7ccf4f'];

interface Places {
  /** Strings of paper across the top: their height, how they sag, how many sheets. */
  readonly flags: readonly (readonly [y: number, sag: number, count: number])[];
  readonly donkeys: readonly (readonly [x: number, y: number, scale: number])[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    flags: [[-26, 44, 9]],
    donkeys: [
      [88, 716, 0.3],
      [1112, 330, 0.3],
    ],
  },
  portrait: {
    flags: [
      [-40, 60, 6],
      [120, 60, 7],
    ],
    donkeys: [[470, 1530, 0.56]],
  },
  square: {
    flags: [[-24, 44, 9]],
    donkeys: [
      [74, 880, 0.25],
      [1006, 420, 0.25],
    ],
  },
};

function drawPinata({ random, face }: DrawInput): readonly SceneNode[] {
  const { width } = face;
  const { flags, donkeys } = places[face.key];
  const first = random.int(0, colors.length - 1);
  const taken = donkeys.map(([x, y, scale]) => ({ x, y: y - 40 * scale, r: 300 * scale }));
  const spots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 34, count: 22 },
        { r: 8, count: 80 },
      ],
      gap: 5,
      taken,
    },
  );
  const small = spots.filter(({ r }) => r < 20);
  return [
    baseLayer(face, fadeDown(face, ['#c2186a', '#e0457f', '#ff8fae'])),
    ...[0, 1, 2].map((n) =>
      cut(
        small
          .filter((_, i) => i % 3 === n)
          .map(({ x, y }, i) => (i % 2 ? circle(x, y, 5) : box(x, y, 12, 7)))
          .join(''),
        colors[n] as Color,
      ),
    ),
    ...spots
      .filter(({ r }) => r > 20)
      .map(({ x, y }, i) => symbolAt(sweetNames[i % 4] as string, x, y, 66, random.float(-60, 60))),
    ...flags.flatMap(([y, sag, count], row) => {
      const w = width / count;
      return [
        line(`M-10 ${y}Q${width / 2} ${y + sag} ${width + 10} ${y}`, '#fff1d6', 4),
        ...Array.from({ length: count }, (_, i) => {
          const t = (i + 0.5) / count;
          const top = y + sag * 2 * t * (1 - t) - 4;
          return papelPicado(i * w + 6, top, w - 12, colors[(i + first + row * 2) % colors.length] as Color);
        }),
      ];
    }),
    ...sheet(roundedSheet(face), '#fffaf3', { color: '#19b5b0', width: 3, second: '#ffd23f' }),
    ...donkeys.flatMap(([x, y, scale]) => [
      ...(y > face.sheet.y + face.sheet.height ? [] : [line(`M${x} ${y - 100 * scale}V-10`, '#fff1d6', 3.5)]),
      placed([{ kind: 'use', symbol: 'donkey', x: -360, y: -400, width: 720, height: 640 }], {
        x,
        y,
        scale,
        rotation: random.float(-6, 6),
        mirror: x > width / 2,
      }),
    ]),
  ];
}

export const pinata: Background = {
  key: 'bg-pinata',
  label: 'Piñata',
  tags: ['pinata', 'sweets', 'party', 'children', 'fiesta', 'mexico', 'pink', 'bright', 'confetti'],
  symbols: { ...sweetSymbols, donkey: { viewBox: [-360, -400, 720, 640], children: donkey() } },
  panel: null,
  draw: drawPinata,
  cover: pinataCover,
};
