import { cut, fade, line } from '#card/backgrounds/cutout.ts';
import { circle } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Hues } from './card-hues.ts';
import { oklch } from './oklch.ts';

/** More would be too small to touch on a phone; candles in the shape of digits say a greater age. */
const mostSticks = 12;
const withoutAge = 5;

/** A candle on the cake: a stick, or a digit of the age. */
export type Candle = 'stick' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** As many as the age, or its digits; five where nobody gave it. */
export function candlesFor(age: number | null): readonly Candle[] {
  const count = age ?? withoutAge;
  if (count <= mostSticks) return Array.from({ length: count }, () => 'stick');
  return Array.from(String(count), (digit) => Number(digit) as Candle);
}

/** The rows in which they stand, the one behind first: more than six need a second tier of the cake. */
export function candleRows(count: number): readonly number[] {
  if (count <= 6) return [count];
  const front = Math.ceil(count * 0.55);
  return [count - front, front];
}

/** Units of a candle's drawing. Its wick ends at 24 from the top, in the middle. */
export const candleSizes = {
  stick: { width: 44, height: 124 },
  digit: { width: 84, height: 148 },
} as const;

export function candleSize(candle: Candle) {
  return candleSizes[candle === 'stick' ? 'stick' : 'digit'];
}

/** Without its flame. */
export function candleNodes(candle: Candle, index: number, hues: Hues): readonly SceneNode[] {
  return candle === 'stick' ? stick(index, hues) : digit(candle, index, hues);
}

function waxOf({ main, accent }: Hues, index: number): readonly [Color, Color, Color] {
  const hue = [accent, 85, (main + 180) % 360, main][index % 4] as number;
  return [oklch(0.88, 0.08, hue), oklch(0.74, 0.14, hue), oklch(0.6, 0.14, hue)];
}

function stick(index: number, hues: Hues): readonly SceneNode[] {
  const [pale, bright, deep] = waxOf(hues, index);
  const stripes = [0, 1, 2, 3].map(
    (step) => `M14 ${68 + step * 18}L30 ${56 + step * 18}V${64 + step * 18}L14 ${76 + step * 18}Z`,
  );
  return [
    line('M22 46V36', '#5b4332', 3),
    cut('M14 50Q14 44 20 44H24Q30 44 30 50V124H14Z', fade([bright, pale, bright], [14, 0], [30, 0])),
    cut(stripes.join(''), '#ffffffc0'),
    cut('M14 50Q14 44 20 44H24Q30 44 30 50V60Q27 66 25 58Q23 54 20 62Q16 70 14 60Z', pale),
    cut('M27 46Q30 46 30 50V124H27Z', deep, 0.35),
  ];
}

/** Centre lines of the digits, in a box of 44 x 66 units. */
const strokes = [
  'M22 2C6 2 2 18 2 33C2 48 6 64 22 64C38 64 42 48 42 33C42 18 38 2 22 2Z',
  'M8 14L24 2V64',
  'M4 16C6 -2 40 -4 40 18C40 34 10 46 4 64H42',
  'M4 10C12 -2 40 -2 38 16C37 28 26 31 18 31C30 31 42 36 41 48C39 68 8 68 2 54',
  'M32 64V2L2 46H44',
  'M38 2H10L6 30C16 22 42 24 41 45C40 66 10 68 3 56',
  'M34 4C14 8 2 28 2 44C2 70 42 70 42 45C42 22 8 22 3 42',
  'M2 2H42C28 18 18 40 16 64',
  'M22 31C2 29 2 2 22 2C42 2 42 29 22 31C-4 33 -4 64 22 64C48 64 48 33 22 31Z',
  'M41 22C36 44 2 44 2 21C2 -4 42 -4 42 22C42 44 30 60 10 64',
] as const;

function digit(value: Exclude<Candle, 'stick'>, index: number, hues: Hues): readonly SceneNode[] {
  const [pale, bright, deep] = waxOf(hues, index);
  const shape = strokes[value];
  const at = (x: number, y: number, children: readonly SceneNode[]): SceneNode => ({
    kind: 'group',
    transform: [1, 0, 0, 1, 20 + x, 58 + y],
    children,
  });
  return [
    line('M42 54V36', '#5b4332', 3.5),
    line('M42 130V148', '#f2ead8', 7),
    at(1.5, 2.5, [line(shape, deep, 20)]),
    at(0, 0, [line(shape, bright, 20), line(shape, pale, 4.5, { dash: [0.1, 11] })]),
  ];
}

/** In a box of 44 x 44 units: the foot of the flame is at its lower edge. */
export function flameNodes(): readonly SceneNode[] {
  return [
    {
      kind: 'ellipse',
      ...{ cx: 22, cy: 24, rx: 22, ry: 22 },
      fill: {
        kind: 'radial',
        center: [22, 24],
        radius: 22,
        stops: [
          { offset: 0, color: '#ffd45cb0' },
          { offset: 1, color: '#ffd45c00' },
        ],
      },
    },
    cut('M22 2C34 18 33 30 30 36Q27 42 22 42Q17 42 14 36C11 30 13 18 22 2Z', '#ff9d2e'),
    cut('M22 14C29 24 28 32 26.500 36Q25 41 22 41Q19 41 17.500 36C16 32 17 24 22 14Z', '#ffe27a'),
    cut('M22 28Q26 35 22 40Q18 35 22 28Z', '#fff8e0'),
  ];
}

/** Units of the cake; candles stand on y = 0 of it, between x = 70 and 430. */
export const cakeSize = { width: 500, height: 220 } as const;

/** A cake on a plate, in the colours of the card. */
export function cakeNodes({ main, accent }: Hues, rows: number): readonly SceneNode[] {
  const [sponge, shade] = [oklch(0.86, 0.07, 75), oklch(0.78, 0.085, 70)];
  const [icing, icingShade] = [oklch(0.95, 0.03, accent), oklch(0.88, 0.06, accent)];
  const band = oklch(0.74, 0.13, accent);
  const drips = [92, 66, 100, 74, 108, 70, 94, 62];
  const edge = drips
    .map((depth, index) => {
      const x = 450 - index * 50;
      return `C${x} ${depth + 14} ${x - 40} ${depth + 14} ${x - 40} ${depth - 6}C${x - 40} ${depth - 34} ${x - 50} ${depth - 34} ${x - 50} ${(drips[index + 1] ?? 60) - 6}`;
    })
    .join('');
  const sprinkles = Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [66 + ((index * 67) % 370), 26 + ((index * 29) % 38)];
    return circle(x, y, 3.4);
  });
  return [
    { kind: 'ellipse', cx: 250, cy: 204, rx: 246, ry: 15, fill: '#3a211426' },
    { kind: 'ellipse', cx: 250, cy: 194, rx: 240, ry: 18, fill: '#fffdf8' },
    { kind: 'ellipse', cx: 250, cy: 191, rx: 214, ry: 12, fill: oklch(0.9, 0.03, main) },
    cut(
      'M50 40V172Q50 194 250 194Q450 194 450 172V40Z',
      fade([shade, sponge, sponge, shade], [50, 0], [450, 0]),
    ),
    cut('M50 122Q250 146 450 122V140Q250 164 50 140Z', band),
    cut(`M50 24H450V86${edge}Z`, fade([icingShade, icing, icing, icingShade], [50, 0], [450, 0])),
    { kind: 'ellipse', cx: 250, cy: 24, rx: 200, ry: 24, fill: icing },
    { kind: 'ellipse', cx: 250, cy: 22, rx: 184, ry: 19, fill: icingShade, opacity: 0.55 },
    ...(rows > 1 ? upperTier([icing, icingShade, band]) : []),
    cut(sprinkles.filter((_, index) => index % 3 === 0).join(''), oklch(0.68, 0.16, accent)),
    cut(sprinkles.filter((_, index) => index % 3 === 1).join(''), oklch(0.8, 0.15, 85)),
    cut(sprinkles.filter((_, index) => index % 3 === 2).join(''), oklch(0.68, 0.12, (main + 180) % 360)),
  ];
}

function upperTier([icing, shade, band]: readonly [Color, Color, Color]): readonly SceneNode[] {
  const scallops = Array.from(
    { length: 10 },
    (_, index) => `M${98 + index * 30.4} -64a15.2 17 0 0 0 30.4 0Z`,
  );
  return [
    cut('M98 -86V18Q98 38 250 38Q402 38 402 18V-86Z', fade([shade, icing, icing, shade], [98, 0], [402, 0])),
    cut(scallops.join(''), band),
    cut('M98 -90H402V-62H98Z', band),
    { kind: 'ellipse', cx: 250, cy: -88, rx: 152, ry: 18, fill: icing },
    { kind: 'ellipse', cx: 250, cy: -89, rx: 138, ry: 14, fill: shade, opacity: 0.55 },
  ];
}
