import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { candle } from './candle.ts';
import { cakeCover } from './covers/cake.ts';
import { baseLayer, cut, fade, line, mix, shadowed, translated } from './cutout.ts';
import { icing, sprinkles } from './icing.ts';
import { blossom, box, circle, oval, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

function cherry(x: number, y: number, r: number): readonly SceneNode[] {
  return [
    line(
      `M${round(x)} ${round(y - r * 0.7)}Q${round(x + 8)} ${round(y - r * 1.7)} ${round(x + r)} ${round(y - r * 2.1)}`,
      '#5d7d3a',
      4,
    ),
    cut(circle(x, y, r), '#d62f45'),
    cut(
      `M${round(x + r * 0.3)} ${round(y - r * 0.95)}a${r} ${r} 0 0 1 ${round(-r * 0.9)} ${round(r * 1.85)}a${round(r * 1.2)} ${round(r * 1.2)} 0 0 0 ${round(r * 0.9)} ${round(-r * 1.85)}Z`,
      '#8e1a33',
      0.5,
    ),
    cut(oval(x - r * 0.38, y - r * 0.4, r * 0.26, r * 0.18), '#ffffff', 0.8),
  ];
}

/** A dollop of cream on a plate's rim, 80 wide. */
function dollop(x: number, y: number): readonly SceneNode[] {
  return [
    cut(
      'M-46 0C-52 -28 -30 -34 -28 -44C-14 -46 -6 -58 2 -74C10 -60 26 -50 30 -42C36 -32 54 -24 46 0Z',
      '#fff4e4',
    ),
    cut('M2 -74C10 -60 26 -50 30 -42C36 -32 54 -24 46 0H10C30 -20 20 -50 2 -74Z', '#f1d3bd'),
    line('M-36 -14C-16 -8 16 -12 34 -24M-24 -36C-10 -30 8 -34 20 -42', '#f4dcc8', 4),
  ].map((node) => translated([node], x, y));
}

const candleColors: readonly Color[] = ['#f4694f', '#f6b02c', '#3f9ec4'];

/** The tongues of icing: how wide they are, and how far apart they run down. */
const tongue = { width: 39.5, step: 56.9 };

/** Where a cake stands on a face. */
interface Composition {
  /** Its sides, and the upper edge of its icing. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The upper edge of the table. */
  readonly table: number;
  /** Pearls on each side: how far in, from where, how many. */
  readonly pearls: { readonly inset: number; readonly y: number; readonly count: number };
  /** Upper edges of the fillings. */
  readonly fillings: readonly number[];
  readonly tongues: number;
  readonly sprinkles: number;
  readonly cherries: readonly number[];
  /** Between the cherries, in the bleed above. */
  readonly candles: readonly number[];
  readonly dollops: number;
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    left: 40,
    right: 1160,
    top: 12,
    table: 862,
    pearls: { inset: 44, y: 190, count: 20 },
    fillings: [310, 590],
    tongues: 20,
    sprinkles: 70,
    cherries: [120, 320, 520, 680, 880, 1080],
    candles: [],
    dollops: 14,
  },
  portrait: {
    left: 0,
    right: 900,
    top: 172,
    table: 1408,
    pearls: { inset: 24, y: 356, count: 30 },
    fillings: [600, 980],
    tongues: 16,
    sprinkles: 62,
    cherries: [90, 234, 378, 522, 666, 810],
    candles: [162, 306, 450, 594, 738],
    dollops: 12,
  },
  square: {
    left: 36,
    right: 1043,
    top: 12,
    table: 1034,
    pearls: { inset: 36, y: 200, count: 24 },
    fillings: [370, 700],
    tongues: 18,
    sprinkles: 66,
    cherries: [120, 288, 456, 624, 792, 960],
    candles: [],
    dollops: 13,
  },
};

/** Piped pearls down both sides, a rosette between every few. */
function pearls({ left, right, pearls: { inset, y: top, count } }: Composition, color: Color) {
  const rows = Array.from({ length: count }, (_, row) => ({ y: top + row * 33, rosette: row % 4 === 1 }));
  const both = (rosette: boolean, shape: (x: number, y: number) => string) =>
    rows
      .filter((row) => row.rosette === rosette)
      .map(({ y }) => shape(left + inset, y) + shape(right - inset, y))
      .join('');
  return [
    cut(
      both(true, (x, y) => blossom(x + 2, y + 4, 24, 8)) + both(false, (x, y) => circle(x + 1, y + 3, 11)),
      '#5a2a1426',
    ),
    cut(
      both(false, (x, y) => circle(x, y, 11)),
      '#fff6e8',
    ),
    cut(
      both(true, (x, y) => blossom(x, y, 24, 8)),
      color,
    ),
    cut(
      both(true, (x, y) => blossom(x, y, 15, 6, 20)),
      mix(color, '#ffffff', 0.4),
    ),
    cut(
      both(true, (x, y) => circle(x, y, 5)),
      '#ffd34e',
    ),
  ];
}

/** A filling across the cake, its lower edge a little uneven. */
function filling({ left, right }: Composition, y: number, height = 46): string {
  const at = (share: number) => left + (right - left) * share;
  return `M${left} ${y}H${right}V${y + height}C${at(43 / 56)} ${y + height + 7} ${at(38 / 56)} ${y + height - 7} ${at(0.5)} ${y + height}S${at(8 / 56)} ${y + height + 6} ${left} ${y + height - 3}Z`;
}

/** The table before the cake; on a tall face a stand on whose foot the bleed goes on. */
function table({ width, height, key }: Face, y: number): readonly SceneNode[] {
  const beads = (at: number, r: number, step: number) =>
    Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => circle(i * step, at, r)).join('');
  if (key !== 'portrait')
    return [
      cut(box(-10, y, width + 20, 50), '#f4694f'),
      cut(box(-10, y, width + 20, 10), '#ffb39a'),
      cut(beads(y + 42, 20, 80), '#ffd34e'),
    ];
  const middle = width / 2;
  return [
    cut(
      `M${middle - 120} ${y}C${middle - 60} ${y + 90} ${middle - 80} ${y + 140} ${middle - 250} ${height + 10}H${middle + 250}C${middle + 80} ${y + 140} ${middle + 60} ${y + 90} ${middle + 120} ${y}Z`,
      '#f4694f',
    ),
    cut(
      `M${middle} ${y}H${middle + 120}C${middle + 60} ${y + 90} ${middle + 80} ${y + 140} ${middle + 250} ${height + 10}H${middle + 60}C${middle + 20} ${y + 120} ${middle + 40} ${y + 60} ${middle} ${y}Z`,
      '#a8323f',
      0.3,
    ),
    ...shadowed(box(-10, y, width + 20, 30) + beads(y + 28, 30, 60), '#f4694f', 6),
    cut(beads(y + 32, 14, 60), '#ffd34e'),
    cut(box(-10, y, width + 20, 10), '#ffb39a'),
  ];
}

/** Dots on the wall behind: beside the cake, or above and below it on a tall face. */
function wall({ width, height, key }: Face, { top, table: floor }: Composition): string {
  if (key === 'portrait')
    return Array.from({ length: 12 * 20 }, (_, i) => [(i % 20) * 48, Math.floor(i / 20)] as const)
      .map(
        ([x, row]) => [x + (row % 2) * 24, row < 6 ? top - 20 - row * 30 : floor + row * 30 - 120] as const,
      )
      .map(([x, y]) => circle(x, y, 5))
      .join('');
  return Array.from({ length: Math.ceil(height / 20) + 1 }, (_, i) =>
    circle((i % 2 ? 16 : width - 16) + (i % 4 > 1 ? 8 : -8), i * 20, 5),
  ).join('');
}

function drawCake({ random, face }: DrawInput): readonly SceneNode[] {
  const composition = compositions[face.key];
  const { left, right, top, table: floor } = composition;
  const icingColor = random.pick<Color>(['#f58aa7', '#f79a7e', '#ee7f9d']);
  const drip = (index: number): number => {
    const side = Math.min(index * tongue.step, right - left - index * tongue.step);
    const reach =
      side < 50 ? random.float(158, 318) : side < 110 ? random.float(100, 116) : random.float(72, 96);
    return top + reach;
  };
  const lengths = Array.from({ length: composition.tongues }, (_, index) => drip(index));
  const spots = Array.from({ length: composition.sprinkles }, () => ({
    x: random.float(left + 26, right - 40),
    y: random.float(top + 14, top + 50),
    rotation: random.float(0, 3.1),
    color: random.int(0, 4),
  }));
  return [
    baseLayer(face, '#7fc8bf'),
    cut(wall(face, composition), '#ffffff', 0.5),
    cut(
      `M${left} ${top + 12}H${right}V${floor + 4}H${left}Z`,
      fade(['#f3cfa8', '#ffe9cb', '#fff6e2', '#ffe9cb', '#ecc196'], [left, 0], [right, 0]),
    ),
    cut(composition.fillings.map((y) => filling(composition, y)).join(''), '#fff6e8'),
    cut(
      composition.fillings.map((y) => filling(composition, y + 14, 20)).join(''),
      mix(icingColor, '#d62f45', 0.35),
    ),
    ...pearls(composition, icingColor),
    ...sheet(roundedSheet(face), '#fffaf2', { color: icingColor, width: 3, inset: 15, dash: [0.1, 11] }),
    ...composition.candles.flatMap((x, i) =>
      candle({
        x,
        top: top - 70 - (i % 2) * 14,
        bottom: top + 30,
        width: 24,
        color: candleColors[i % 3] as Color,
      }),
    ),
    ...shadowed(icing(left, top, tongue.width, lengths), icingColor, 8),
    line(`M${left + 20} ${top + 12}H${right - 20}`, mix(icingColor, '#ffffff', 0.5), 9),
    line(
      lengths
        .map((y, i) =>
          y - top > 128 ? `M${round(left + 12 + i * tongue.step)} ${round(y - 92)}V${round(y - 26)}` : '',
        )
        .join(''),
      mix(icingColor, '#ffffff', 0.55),
      7,
    ),
    ...sprinkles(spots),
    ...composition.cherries.flatMap((x) => cherry(x + random.float(-8, 8), top + 4, 28)),
    ...table(face, floor),
    ...Array.from({ length: composition.dollops }, (_, i) => dollop(left + 40 + i * 80, floor + 4)).flat(),
  ];
}

export const cake: Background = {
  key: 'bg-cake',
  label: 'Birthday cake',
  tags: ['cake', 'icing', 'cherry', 'sprinkles', 'sweet', 'party', 'pink'],
  panel: null,
  draw: drawCake,
  cover: cakeCover,
};
