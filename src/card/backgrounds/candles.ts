import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { candle } from './candle.ts';
import { candlesCover } from './covers/candles.ts';
import { baseLayer, cut, fadeDown, placed, shadowed } from './cutout.ts';
import { icing, sprinkles } from './icing.ts';
import { packMargin } from './margin.ts';
import { blossom, box, leaf, oval, round, twinkle } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

interface Composition {
  /** The upper edge of the icing, and how many tongues run down from it. */
  readonly icing: number;
  readonly tongues: number;
  /** Those beside the sheet, and which of the five colours they have. */
  readonly tall: readonly (readonly [x: number, top: number, width: number, color: number])[];
  /** Small ones on the cake, before the sheet. */
  readonly small: readonly number[];
  readonly berries: readonly number[];
  /** Golden sparks above the sheet, on a landscape card of the same margin. */
  readonly sparks: number;
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    icing: 824,
    tongues: 20,
    tall: [
      [120, 520, 36, 0],
      [1078, 540, 36, 1],
      [72, 250, 44, 2],
      [1128, 230, 44, 3],
      [20, 440, 40, 4],
      [1182, 420, 40, 0],
    ],
    small: [],
    berries: [260, 380, 500, 610, 720, 840, 950],
    sparks: 0,
  },
  portrait: {
    icing: 1400,
    tongues: 16,
    tall: [
      [43, 760, 24, 0],
      [857, 700, 24, 1],
      [14, 520, 32, 2],
      [886, 470, 32, 3],
    ],
    small: [140, 264, 388, 512, 636, 760],
    berries: [84, 202, 326, 450, 574, 698, 816],
    sparks: 90,
  },
  square: {
    icing: 1004,
    tongues: 19,
    tall: [
      [98, 640, 28, 0],
      [982, 660, 28, 1],
      [60, 400, 40, 2],
      [1020, 370, 40, 3],
      [18, 560, 36, 4],
      [1062, 530, 36, 0],
    ],
    small: [],
    berries: [230, 340, 445, 545, 640, 745, 850],
    sparks: 30,
  },
};

function drawCandles({ random, face }: DrawInput): readonly SceneNode[] {
  const { icing: top, tongues, tall, small, berries, sparks } = compositions[face.key];
  const { width, height } = face;
  const colors: readonly Color[] = ['#f4694f', '#3fa0a8', '#f6a821', '#e0567f', '#6aa557'];
  const shift = random.int(0, 4);
  const colorOf = (index: number) => colors[(index + shift) % 5] as Color;
  const lengths = Array.from({ length: tongues }, (_, i) =>
    i < 3 || i > tongues - 4 ? random.float(top + 48, top + 76) : random.float(top + 52, top + 84),
  );
  const spots = Array.from({ length: tongues * 3 }, () => ({
    x: random.float(0, width),
    y: random.float(top + 10, top + 28),
    rotation: random.float(0, 3.1),
    color: random.int(0, 4),
  }));
  const rays = Array.from({ length: 9 }, (_, i) => {
    const x = width / 2 - 1100 + i * 260;
    return `M${width / 2} ${height + 80}L${x} -200H${x + 130}Z`;
  });
  const stripes: string[] = [];
  for (let y = top + 56; y < height; y += 62) stripes.push(box(-10, y, width + 20, 8));
  return [
    baseLayer(face, fadeDown(face, ['#f9b88f', '#fcd7ab', '#ffe9c8'])),
    cut(rays.join(''), '#fff2d6', 0.35),
    ...sheet(scallopedSheet(face), '#fffaf0', { color: '#f6a821', width: 3, inset: 16, dash: [0.1, 10] }),
    ...tall.flatMap(([x, y, wide, color]) =>
      candle({
        x,
        top: round(y + random.float(-30, 30)),
        bottom: top + 36,
        width: wide,
        color: colorOf(color),
      }),
    ),
    ...small.map((x, i) =>
      placed(candle({ x: 0, top: 0, bottom: 110, width: 30, color: colorOf(i) }), {
        x,
        y: top - 38 + random.float(-4, 4),
        scale: 0.58,
      }),
    ),
    ...berries.flatMap((x) => leafAndBerry(x + random.float(-14, 14), top + 12, random)),
    cut(box(-10, top + 18, width + 20, height + 4 - top), '#8a4b33'),
    cut(stripes.join(''), '#f7d9b0'),
    ...(face.key === 'portrait' ? rosettes(face) : []),
    ...shadowed(`${icing(-8, top, 42, lengths)}`, '#fff6e8', 6),
    ...sprinkles(spots, 11),
    ...(sparks > 0 ? [glimmer({ random, face }, sparks)] : []),
  ];
}

/** Piped cream along the lower edge of the bleed. */
function rosettes({ width, height }: Face): readonly SceneNode[] {
  const row = (r: number, lobes: number, shift: number) =>
    Array.from({ length: 11 }, (_, i) => blossom((i * width) / 10, height - 12, r, lobes, shift)).join('');
  return [cut(row(44, 9, 0), '#fff6e8'), cut(row(27, 8, 12), '#f8cfc0'), cut(row(11, 6, 0), '#e0567f')];
}

function glimmer({ random, face }: DrawInput, count: number): SceneNode {
  const spots = packMargin({ random, face }, { sizes: [{ r: 12, count }], gap: 14 });
  return cut(
    spots
      .filter(({ y }) => y < face.sheet.y - 14)
      .map(({ x, y }) => twinkle(x, y, random.float(7, 17)))
      .join(''),
    '#fff6d8',
  );
}

/** A strawberry lying on icing, with two leaves. */
function leafAndBerry(x: number, y: number, random: Random): readonly SceneNode[] {
  const scale = random.float(0.62, 0.7);
  return [
    placed(
      [
        cut(
          'M0 -44C26 -50 40 -26 30 0C24 20 10 32 0 38C-10 32 -24 20 -30 0C-40 -26 -26 -50 0 -44Z',
          '#e23d4b',
        ),
        cut('M14 -46C36 -44 40 -22 30 0C24 20 10 32 0 38C20 14 28 -20 14 -46Z', '#a61f3d', 0.55),
        cut(
          [
            [-14, -18],
            [2, -8],
            [-8, 10],
            [14, -24],
            [12, 8],
          ]
            .map(([dx, dy]) => oval(dx as number, dy as number, 2.4, 3.6))
            .join(''),
          '#ffd98a',
        ),
        cut(
          leaf(0, -42, 26, 12, 200) +
            leaf(0, -42, 26, 12, 250) +
            leaf(0, -42, 26, 12, 295) +
            leaf(0, -42, 26, 12, 345),
          '#5a9a4b',
        ),
      ],
      { x, y, scale, rotation: random.float(-24, 24) },
    ),
  ];
}

export const candles: Background = {
  key: 'bg-candles',
  label: 'Candles',
  tags: ['candle', 'cake', 'light', 'wish', 'warm', 'orange'],
  panel: null,
  draw: drawCandles,
  cover: candlesCover,
};
