import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
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

/** Piped pearls down both sides, a rosette between every few. */
function pearls(color: Color): readonly SceneNode[] {
  const rows = Array.from({ length: 20 }, (_, row) => ({ y: 190 + row * 33, rosette: row % 4 === 1 }));
  const both = (rosette: boolean, shape: (x: number, y: number) => string) =>
    rows
      .filter((row) => row.rosette === rosette)
      .map(({ y }) => shape(84, y) + shape(1116, y))
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
function layers(y: number, height = 46): string {
  return `M40 ${y}H1160V${y + height}C900 ${y + height + 7} 800 ${y + height - 7} 600 ${y + height}S200 ${y + height + 6} 40 ${y + height - 3}Z`;
}

function drawCake({ random, face }: DrawInput): readonly SceneNode[] {
  const icingColor = random.pick<Color>(['#f58aa7', '#f79a7e', '#ee7f9d']);
  const drip = (index: number): number => {
    const x = 40 + index * 56.9;
    const outer = x < 90 || x > 1070;
    return outer
      ? random.float(170, 330)
      : x < 150 || x > 1010
        ? random.float(112, 128)
        : random.float(84, 108);
  };
  const lengths = Array.from({ length: 20 }, (_, index) => drip(index));
  const spots = Array.from({ length: 70 }, () => ({
    x: random.float(66, 1120),
    y: random.float(26, 62),
    rotation: random.float(0, 3.1),
    color: random.int(0, 4),
  }));
  return [
    baseLayer(face, '#7fc8bf'),
    cut(
      Array.from({ length: 46 }, (_, i) =>
        circle((i % 2 ? 16 : 1184) + (i % 4 > 1 ? 8 : -8), i * 20, 5),
      ).join(''),
      '#ffffff',
      0.5,
    ),
    cut(
      'M40 24H1160V866H40Z',
      fade(['#f3cfa8', '#ffe9cb', '#fff6e2', '#ffe9cb', '#ecc196'], [40, 0], [1160, 0]),
    ),
    cut(layers(310) + layers(590), '#fff6e8'),
    cut(layers(324, 20) + layers(604, 20), mix(icingColor, '#d62f45', 0.35)),
    ...pearls(icingColor),
    ...sheet(roundedSheet(face), '#fffaf2', { color: icingColor, width: 3, inset: 15, dash: [0.1, 11] }),
    ...shadowed(icing(40, 12, 39.5, lengths), icingColor, 8),
    line('M60 24H1140', mix(icingColor, '#ffffff', 0.5), 9),
    line(
      lengths
        .map((y, i) => (y > 140 ? `M${round(52 + i * 56.9)} ${round(y - 92)}V${round(y - 26)}` : ''))
        .join(''),
      mix(icingColor, '#ffffff', 0.55),
      7,
    ),
    ...sprinkles(spots),
    ...[120, 320, 520, 680, 880, 1080].flatMap((x) => cherry(x + random.float(-8, 8), 16, 28)),
    cut(box(-10, 862, 1220, 50), '#f4694f'),
    cut(box(-10, 862, 1220, 10), '#ffb39a'),
    cut(Array.from({ length: 16 }, (_, i) => circle(i * 80, 904, 20)).join(''), '#ffd34e'),
    ...Array.from({ length: 14 }, (_, i) => dollop(80 + i * 80, 866)).flat(),
  ];
}

export const cake: Background = {
  key: 'bg-cake',
  label: 'Birthday cake',
  tags: ['cake', 'icing', 'cherry', 'sprinkles', 'sweet', 'party', 'pink'],
  panel: null,
  draw: drawCake,
};
