import type { SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { lamp } from './clay-lamp.ts';
import { baseLayer, cut, fadeDown, glow, line, placed, shadowed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

const hung: readonly (readonly [number, number, number])[] = [
  [46, 470, 1.06],
  [104, 210, 0.78],
  [1152, 420, 1.06],
  [1096, 170, 0.78],
  [20, 150, 0.5],
  [1186, 110, 0.5],
];

function drawLamps({ random, face }: DrawInput): readonly SceneNode[] {
  const hanging = hung.map(([x, y, scale]) => [x, y + random.float(-24, 24), scale] as const);
  const lights = packMargin(
    { random, face },
    {
      sizes: [
        { r: 22, count: 12 },
        { r: 10, count: 20 },
        { r: 4, count: 40 },
      ],
      gap: 4,
    },
  );
  const row = [-10, 110, 230, 350, 475, 600, 725, 850, 970, 1090, 1210];
  return [
    baseLayer(face, fadeDown(face, ['#2c1440', '#5a1f4d', '#9c3a40', '#d97a35'])),
    cut(lights.map(({ x, y, r }) => (r > 4 ? circle(x, y, r) : '')).join(''), '#ffb85a', 0.16),
    cut(lights.map(({ x, y, r }) => (r > 4 ? '' : circle(x, y, 2.4))).join(''), '#ffe2a0', 0.8),
    line(hanging.map(([x, y]) => `M${round(x)} -5V${round(y)}`).join(''), '#f2c56a', 2.5),
    ...sheet(roundedSheet(face), '#fff9ee', { color: '#d98a2a', width: 2.5, second: '#f0cf93' }),
    ...hanging.map(([x, y, scale]) => placed(hangingLamp(0, 0), { x, y, scale })),
    ...shadowed('M-10 868Q600 838 1210 868V910H-10Z', '#431527', 4),
    ...row.map((x, i) =>
      placed(lamp(), { x, y: 864 - (1 - Math.abs(x - 600) / 600) * 8, scale: i % 2 ? 0.9 : 0.7 }),
    ),
  ];
}

function hangingLamp(x: number, y: number): readonly SceneNode[] {
  return [
    glow(x, y + 30, 76, '#ffcf6a', 'aa'),
    cut(`M${round(x - 22)} ${y}h44l16 24l-16 46h-44l-16 -46Z`, '#f2a52e'),
    cut(`M${round(x - 12)} ${y + 6}h24l8 18l-8 40h-24l-8 -40Z`, '#fff0b0'),
    cut(`M${round(x - 24)} ${y + 1}l24 -22l24 22ZM${round(x - 20)} ${y + 70}h40l-8 12h-24Z`, '#a8402a'),
    line(`M${round(x)} ${y + 82}v34M${round(x - 7)} ${y + 82}v24M${round(x + 7)} ${y + 82}v24`, '#f2c56a', 3),
  ];
}

export const lamps: Background = {
  key: 'bg-lamps',
  label: 'Evening lamps',
  tags: ['diya', 'lamp', 'light', 'india', 'evening', 'festive', 'purple', 'orange'],
  panel: null,
  draw: drawLamps,
};
