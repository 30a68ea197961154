import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, line, mix, shadowed } from './cutout.ts';
import { cloud, heart, round, star } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** An arch that stands on the card's lower edge, `out` units outside the sheet. */
function arch(out: number): string {
  const [left, right, top, r] = [126 - out, 1074 + out, 86 - out * 0.8, 90 + out];
  return `M${left} 920V${round(top + r)}A${r} ${r} 0 0 1 ${left + r} ${round(top)}H${right - r}A${r} ${r} 0 0 1 ${right} ${round(top + r)}V920Z`;
}

function drawRainbow({ random, face }: DrawInput): readonly SceneNode[] {
  const bands: readonly Color[] = ['#e2524a', '#f08a3c', '#f9c04a', '#6fae6a', '#4a9fc0', '#7d6bb0'];
  const drops = Array.from({ length: 14 }, (_, i) =>
    heart(
      i % 2 ? random.float(8, 30) : random.float(1170, 1192),
      30 + i * 44,
      random.float(14, 24),
      random.float(-16, 16),
    ),
  );
  const feet = (tops: readonly (readonly [number, number, number])[]) =>
    tops.map(([x, y, width]) => cloud(x + random.float(-8, 8), y, width)).join('');
  return [
    baseLayer(face, fadeDown(face, ['#a8dbee', '#d3edf0', '#fdf0da'])),
    cut(
      cloud(-60, 250, 170) + cloud(1080, 330, 180) + cloud(1010, 60, 150) + cloud(20, 70, 140),
      '#ffffff',
      0.8,
    ),
    cut(drops.join(''), '#f48a8a'),
    cut(arch(112), '#3a21141c'),
    ...bands.map((color, i) => cut(arch(102 - i * 17), color)),
    cut(arch(2), '#d3edf0'),
    ...bands.slice(0, 5).map((color, i) => line(arch(100 - i * 17), mix(color, '#ffffff', 0.35), 2)),
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#f9c04a', width: 3, inset: 15, dash: [0.1, 10] }),
    cut(
      feet([
        [-120, 846, 240],
        [40, 858, 200],
        [960, 858, 210],
        [1090, 846, 240],
      ]),
      '#d9e9ef',
    ),
    ...shadowed(
      `${feet([
        [-110, 878, 220],
        [30, 888, 200],
        [160, 906, 190],
        [850, 906, 190],
        [970, 888, 210],
        [1100, 876, 220],
      ])}M-10 868H240V910H-10ZM960 868H1210V910H960Z`,
      '#ffffff',
      4,
    ),
    ...shadowed(
      feet([
        [300, 926, 170],
        [440, 936, 160],
        [590, 936, 150],
        [720, 926, 170],
      ]),
      '#ffffff',
      3,
    ),
    cut(
      [
        [70, 846],
        [150, 872],
        [1060, 862],
        [1140, 836],
      ]
        .map(([x, y]) => star(x as number, y as number, 13, 8, 5, 0.5))
        .join(''),
      '#f9c04a',
    ),
  ];
}

export const rainbow: Background = {
  key: 'bg-rainbow',
  label: 'Rainbow',
  tags: ['rainbow', 'clouds', 'sky', 'kids', 'bright', 'blue'],
  panel: null,
  draw: drawRainbow,
};
