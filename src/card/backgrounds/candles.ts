import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, shadowed } from './cutout.ts';
import { icing, sprinkles } from './icing.ts';
import { box, leaf, oval, round } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

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

function drawCandles({ random, face }: DrawInput): readonly SceneNode[] {
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
    rotation: random.float(0, 3.1),
    color: random.int(0, 4),
  }));
  return [
    baseLayer(face, fadeDown(face, ['#f9b88f', '#fcd7ab', '#ffe9c8'])),
    cut(
      Array.from({ length: 9 }, (_, i) => `M600 980L${-500 + i * 260} -200H${-370 + i * 260}Z`).join(''),
      '#fff2d6',
      0.35,
    ),
    ...sheet(scallopedSheet(face), '#fffaf0', { color: '#f6a821', width: 3, inset: 16, dash: [0.1, 10] }),
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
};
