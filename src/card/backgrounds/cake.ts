import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, fade, glow, ground, line, mix, moved, placed, shadowed } from './cutout.ts';
import { blossom, box, circle, leaf, oval, round } from './outline.ts';
import { roundedSheet, scallopedSheet, sheet } from './paper.ts';

/** Icing that runs down from a top edge: tongues of the given lengths side by side, each `width` wide. */
function icing(x: number, top: number, width: number, lengths: readonly number[]): string {
  const r = round(width / 2);
  const small = round(width * 0.22);
  let d = `M${x} ${top}`;
  for (const [index, y] of lengths.entries()) {
    const left = x + index * width * 1.44;
    d += `L${round(left)} ${round(y - r)}a${r} ${r} 0 0 0 ${round(width)} 0`;
    const next = lengths[index + 1];
    if (next !== undefined) {
      const valley = Math.min(y, next) - width * 0.9;
      d += `V${round(valley)}a${small} ${small} 0 0 1 ${round(small * 2)} 0`;
    }
  }
  return `${d}V${top}Z`;
}

const sprinkleColors: readonly Color[] = ['#ffd34e', '#5fb7c9', '#ffffff', '#e84a6f', '#7cb66a'];

/** Sugar strands: one path for each colour, so that a hundred of them cost five nodes. */
function sprinkles(
  spots: readonly { x: number; y: number; turn: number; color: number }[],
  length = 13,
): readonly SceneNode[] {
  return sprinkleColors.map((color, index) => {
    const d = spots
      .filter((spot) => spot.color === index)
      .map(
        ({ x, y, turn }) =>
          `M${round(x)} ${round(y)}l${round(Math.cos(turn) * length)} ${round(Math.sin(turn) * length)}`,
      )
      .join('');
    return line(d || 'M0 0', color, 5.5);
  });
}

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
  ].map((node) => moved([node], x, y));
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

function drawCake(random: Random): readonly SceneNode[] {
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
    turn: random.float(0, 3.1),
    color: random.int(0, 4),
  }));
  return [
    ground('#7fc8bf'),
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
    ...sheet(roundedSheet, '#fffaf2', { color: icingColor, width: 3, inset: 15, dash: [0.1, 11] }),
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

function candle(x: number, top: number, bottom: number, width: number, color: Color): readonly SceneNode[] {
  const half = width / 2;
  const stripes = Array.from({ length: Math.floor((bottom - top) / 64) }, (_, i) => {
    const y = top + 34 + i * 64;
    return `M${round(x - half)} ${y + 26}L${round(x + half)} ${y - 8}V${y + 16}L${round(x - half)} ${y + 50}Z`;
  });
  return [
    cut(box(x - half, top, width, bottom - top, 7), color),
    cut(stripes.join(''), '#fffaf0', 0.9),
    cut(box(x + half * 0.35, top + 2, half * 0.65, bottom - top), mix(color, '#4a1436', 0.5), 0.3),
    cut(oval(x, top + 5, half, 7), mix(color, '#ffffff', 0.45)),
    line(`M${x} ${top + 4}v-20`, '#5b3a2c', 4),
    glow(x, top - 44, 46, '#ffd766', 'aa'),
    cut(
      `M${x} ${top - 92}C${x + 34} ${top - 52} ${x + 24} ${top - 10} ${x} ${top - 10}C${x - 24} ${top - 10} ${x - 32} ${top - 46} ${x} ${top - 92}Z`,
      '#ffab2e',
    ),
    cut(
      `M${x} ${top - 62}C${x + 17} ${top - 38} ${x + 13} ${top - 14} ${x} ${top - 14}C${x - 13} ${top - 14} ${x - 16} ${top - 36} ${x} ${top - 62}Z`,
      '#fff3b8',
    ),
  ];
}

function drawCandles(random: Random): readonly SceneNode[] {
  const colors: readonly Color[] = ['#f4694f', '#3fa0a8', '#f6a821', '#e0567f', '#6aa557'];
  const shift = random.int(0, 4);
  const stand = (x: number, top: number, width: number, index: number) =>
    candle(x, round(top + random.float(-30, 30)), 860, width, colors[(index + shift) % 5] as Color);
  const lengths = Array.from({ length: 20 }, (_, i) =>
    i < 3 || i > 16 ? random.float(872, 900) : random.float(876, 908),
  );
  const spots = Array.from({ length: 60 }, () => ({
    x: random.float(0, 1200),
    y: random.float(834, 852),
    turn: random.float(0, 3.1),
    color: random.int(0, 4),
  }));
  return [
    ground(fade(['#f9b88f', '#fcd7ab', '#ffe9c8'])),
    cut(
      Array.from({ length: 9 }, (_, i) => `M600 980L${-500 + i * 260} -200H${-370 + i * 260}Z`).join(''),
      '#fff2d6',
      0.35,
    ),
    ...sheet(scallopedSheet, '#fffaf0', { color: '#f6a821', width: 3, inset: 16, dash: [0.1, 10] }),
    ...stand(120, 520, 36, 0),
    ...stand(1078, 540, 36, 1),
    ...stand(72, 250, 44, 2),
    ...stand(1128, 230, 44, 3),
    ...stand(20, 440, 40, 4),
    ...stand(1182, 420, 40, 0),
    ...[260, 380, 500, 610, 720, 840, 950].flatMap((x) =>
      leafAndBerry(x + random.float(-14, 14), 836, random),
    ),
    cut(box(-10, 842, 1220, 80), '#8a4b33'),
    cut(box(-10, 880, 1220, 8), '#f7d9b0'),
    ...shadowed(`${icing(-8, 824, 42, lengths)}`, '#fff6e8', 6),
    ...sprinkles(spots, 11),
  ];
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
      { x, y, scale, turn: random.float(-24, 24) },
    ),
  ];
}

export const cake: Background = {
  key: 'bg-cake',
  label: 'Birthday cake',
  tags: ['cake', 'icing', 'cherry', 'sprinkles', 'sweet', 'party'],
  panel: null,
  draw: drawCake,
};

export const candles: Background = {
  key: 'bg-candles',
  label: 'Candles',
  tags: ['candle', 'cake', 'light', 'wish', 'warm'],
  panel: null,
  draw: drawCandles,
};
