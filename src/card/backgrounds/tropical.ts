import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, translated } from './cutout.ts';
import { circle, leaf, petals, polar, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** A broad leaf with deep cuts on both sides, from its base at the origin to 200 to the right. */
function monstera(color: Color): readonly SceneNode[] {
  const rib = mix(color, '#f4f7c8', 0.4);
  return [
    cut(
      'M0 0C-14 -62 40 -104 92 -96L84 -60L108 -94C136 -88 152 -74 164 -60L128 -34L176 -44C190 -28 196 -14 200 0C196 14 190 28 176 44L128 34L164 60C152 74 136 88 108 94L84 60L92 96C40 104 -14 62 0 0Z',
      color,
    ),
    cut(
      'M0 0H200C196 14 190 28 176 44L128 34L164 60C152 74 136 88 108 94L84 60L92 96C40 104 -14 62 0 0Z',
      '#0e3a34',
      0.2,
    ),
    line('M-30 0H186M30 0L66 -54M30 0L66 54M82 0L122 -50M82 0L122 50M130 0L160 -28M130 0L160 28', rib, 3),
  ];
}

/** A palm frond as one path, its base at the origin, bending down to the right. */
function frond(length: number, droop: number): string {
  const spine = Array.from({ length: 11 }, (_, i) => [(length * i) / 10, droop * (i / 10) ** 2] as const);
  return (
    spine
      .slice(1)
      .map(
        ([x, y], i) =>
          leaf(x, y, length * 0.34 * (1.1 - i * 0.07), 9, 58 - i * 2) +
          leaf(x, y, length * 0.34 * (1.1 - i * 0.07), 9, -42 + i * 3),
      )
      .join('') + leaf(0, 0, length * 1.02, 5, (Math.atan2(droop, length) * 180) / Math.PI)
  );
}

function hibiscus(x: number, y: number, r: number, rotation: number, color: Color): readonly SceneNode[] {
  const tip = polar(x, y, r * 0.8, rotation + 30);
  return [
    translated([cut(petals(x, y, 5, r, r * 1.05, rotation), '#0e2a2433')], 4, 8),
    cut(petals(x, y, 5, r, r * 1.05, rotation), color),
    cut(petals(x, y, 5, r * 0.78, r * 0.42, rotation), mix(color, '#ffffff', 0.32)),
    cut(petals(x, y, 5, r * 0.4, r * 0.3, rotation), '#a81d46'),
    line(`M${round(x)} ${round(y)}L${round(tip[0])} ${round(tip[1])}`, '#ffd98a', r * 0.1),
    cut(
      circle(tip[0], tip[1], r * 0.11) +
        circle(tip[0] + r * 0.12, tip[1] - r * 0.06, r * 0.07) +
        circle(tip[0] - r * 0.04, tip[1] + r * 0.14, r * 0.07),
      '#f6a821',
    ),
  ];
}

function drawTropical({ random, face }: DrawInput): readonly SceneNode[] {
  const at = (x: number, y: number, scale: number, rotation: number, color: Color) =>
    placed(
      [
        translated(
          [
            cut(
              'M0 0C-14 -62 40 -104 92 -96C160 -90 196 -30 200 0C196 30 160 90 92 96C40 104 -14 62 0 0Z',
              '#0e2a2426',
            ),
          ],
          6,
          9,
        ),
        ...monstera(color),
      ],
      { x, y, scale, rotation: rotation + random.float(-7, 7) },
    );
  const palm = (x: number, y: number, rotation: number, length: number, color: Color) =>
    placed([cut(frond(length, length * 0.16), color)], { x, y, rotation: rotation + random.float(-5, 5) });
  return [
    baseLayer(face, fadeDown(face, ['#1c5a4c', '#12433f', '#0e3a3c'])),
    ...[0, 200, 400, 600, 800, 1000].flatMap((x, i) => [
      palm(x + 60, -40, i % 2 ? 24 : 150, 260, '#2f7a5c'),
      palm(x + 120, 940, i % 2 ? -150 : -28, 260, '#2f7a5c'),
    ]),
    ...[60, 250, 440, 630, 820].flatMap((y, i) => [
      palm(-40, y, i % 2 ? 34 : -30, 270, '#3f8f66'),
      palm(1240, y, i % 2 ? 146 : 210, 270, '#3f8f66'),
    ]),
    palm(-30, -30, 14, 420, '#8fc48a'),
    palm(1230, 930, 194, 420, '#8fc48a'),
    palm(-30, -20, 70, 400, '#6fb07a'),
    palm(1230, 920, 250, 400, '#6fb07a'),
    at(-50, 380, 0.9, -8, '#3f9a72'),
    at(1250, 520, 0.9, 172, '#3f9a72'),
    at(380, -70, 0.8, 96, '#2f8a6a'),
    at(640, -80, 0.74, 80, '#3f9a72'),
    at(880, -70, 0.8, 100, '#2f8a6a'),
    at(820, 970, 0.8, 276, '#2f8a6a'),
    at(560, 980, 0.74, 262, '#3f9a72'),
    at(320, 970, 0.8, 280, '#2f8a6a'),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#e8a85a', width: 2.5, second: '#f2d3a0' }),
    at(-60, -50, 1.16, 42, '#2a8264'),
    at(1260, 950, 1.16, 222, '#2a8264'),
    at(-60, 620, 0.84, 6, '#2a8264'),
    at(1260, 260, 0.84, 186, '#2a8264'),
    at(-20, 950, 0.98, -38, '#3f9a72'),
    at(1220, -50, 0.98, 142, '#3f9a72'),
    ...hibiscus(66, 204, 74, random.float(0, 60), '#f4694f'),
    ...hibiscus(224, 36, 66, random.float(0, 60), '#ee8aa2'),
    ...hibiscus(1136, 696, 74, random.float(0, 60), '#ee6a86'),
    ...hibiscus(972, 866, 66, random.float(0, 60), '#f6a04a'),
    ...hibiscus(62, 770, 54, random.float(0, 60), '#f6a04a'),
    ...hibiscus(1140, 130, 54, random.float(0, 60), '#f4694f'),
  ];
}

export const tropical: Background = {
  key: 'bg-tropical',
  label: 'Tropical leaves',
  tags: ['jungle', 'leaf', 'palm', 'hibiscus', 'green', 'summer', 'flower', 'nature'],
  panel: null,
  draw: drawTropical,
};
