import type { SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { lanternSymbols, lotusLight, silkLanternsCover, silks } from './covers/silk-lanterns.ts';
import { baseLayer, cut, fadeDown, glow, line, symbolAt } from './cutout.ts';
import { circle, round } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';

interface Places {
  /** Lanterns by the place from which they hang, and their size. */
  readonly hung: readonly (readonly [x: number, y: number, size: number])[];
  readonly water: number;
  readonly lotus: readonly (readonly [x: number, y: number, size: number])[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    hung: [
      [66, 40, 150],
      [1134, 60, 150],
      [38, 240, 120],
      [100, 330, 116],
      [1162, 260, 120],
      [1098, 350, 116],
      [56, 510, 138],
      [1144, 530, 138],
      [300, -34, 92],
      [520, -44, 92],
      [700, -40, 92],
      [900, -34, 92],
    ],
    water: 820,
    lotus: [
      [70, 838, 96],
      [250, 864, 76],
      [480, 872, 64],
      [720, 872, 64],
      [950, 864, 76],
      [1130, 838, 96],
    ],
  },
  portrait: {
    hung: [
      [96, 66, 170],
      [280, 84, 150],
      [450, 46, 176],
      [620, 84, 150],
      [804, 66, 170],
      [24, 330, 84],
      [876, 350, 84],
      [24, 560, 84],
      [876, 600, 84],
      [24, 800, 84],
      [876, 850, 84],
    ],
    water: 1396,
    lotus: [
      [110, 1420, 110],
      [330, 1400, 84],
      [570, 1404, 84],
      [790, 1420, 110],
      [220, 1510, 140],
      [660, 1520, 140],
      [440, 1560, 120],
    ],
  },
  square: {
    hung: [
      [52, 60, 136],
      [1028, 80, 136],
      [40, 330, 108],
      [1040, 360, 108],
      [52, 580, 120],
      [1028, 610, 120],
      [250, -34, 96],
      [440, -42, 96],
      [640, -40, 96],
      [830, -34, 96],
    ],
    water: 990,
    lotus: [
      [66, 1006, 96],
      [270, 1044, 76],
      [540, 1050, 64],
      [810, 1044, 76],
      [1014, 1006, 96],
    ],
  },
};

function drawLanterns({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const { hung, water, lotus } = places[face.key];
  const first = random.int(0, silks.length - 1);
  const lanterns = hung.map(([x, y, size], i) => ({
    x,
    y: y + random.float(-12, 12),
    size,
    silk: (i * 2 + Math.floor(i / 3) + first) % silks.length,
  }));
  const stars = Array.from({ length: 60 }, () =>
    circle(random.float(0, width), random.float(0, water), 2),
  ).join('');
  const ripples = Array.from(
    { length: 26 },
    () =>
      `M${round(random.float(-20, width))} ${round(random.float(water + 10, height))}h${random.int(30, 110)}`,
  ).join('');
  return [
    baseLayer(face, fadeDown(face, ['#073244', '#0d4a56', '#18706f', '#55a08e'])),
    cut(stars, '#e8fff4', 0.7),
    ...lanterns.map(({ x, y, size }) => glow(x, y + size * 0.42, size * 0.75, '#ffcf6a', '66')),
    line(lanterns.map(({ x, y }) => `M${round(x)} -10V${round(y)}`).join(''), '#f2c56a', 2.4),
    cut(`M-10 ${water}H${width + 10}V${height + 10}H-10Z`, '#0a3a48'),
    line(ripples, '#3f9a96', 3),
    ...sheet(labelSheet(face), '#fffaf0', { color: '#e8453c', width: 2.5, second: '#f2c56a' }),
    ...lanterns.map(({ x, y, size, silk }) => symbolAt(`lantern-${silk}`, x, y + size * 0.42, size)),
    ...lotus.map(([x, y, size]) => symbolAt('lotus', x + random.float(-10, 10), y, size)),
  ];
}

export const silkLanterns: Background = {
  key: 'bg-silk-lanterns',
  label: 'Paper lanterns',
  tags: ['lanterns', 'lights', 'river', 'harbour', 'night', 'festive', 'teal', 'red', 'asia'],
  symbols: { ...lanternSymbols, lotus: { viewBox: [-60, -70, 120, 120], children: lotusLight } },
  panel: null,
  draw: drawLanterns,
  cover: silkLanternsCover,
};
