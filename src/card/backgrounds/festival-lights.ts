import type { SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { lampSymbol } from './clay-lamp.ts';
import { festivalLightsCover, sparkFountain } from './covers/festival-lights.ts';
import { baseLayer, cut, fadeDown, glow, line, placed, symbolAt } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle, petals, twinkle } from './outline.ts';
import { palaceSheet, sheet } from './paper.ts';

interface Places {
  /** Fountains of sparks, and how large. */
  readonly fountains: readonly (readonly [x: number, y: number, scale: number])[];
  /** Rows of lamps. */
  readonly rows: readonly (readonly [y: number, count: number, size: number])[];
  readonly floor: number;
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    fountains: [
      [60, 836, 0.5],
      [1140, 836, 0.5],
    ],
    rows: [[874, 15, 66]],
    floor: 846,
  },
  portrait: {
    fountains: [
      [190, 1506, 0.5],
      [710, 1506, 0.5],
      [450, 1520, 0.5],
    ],
    rows: [
      [1420, 11, 58],
      [1568, 8, 92],
    ],
    floor: 1408,
  },
  square: {
    fountains: [
      [48, 1010, 0.42],
      [1032, 1010, 0.42],
    ],
    rows: [[1050, 14, 66]],
    floor: 1024,
  },
};

function drawFestival({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const { fountains, rows, floor } = places[face.key];
  const stars = packMargin(
    { random, face },
    {
      sizes: [
        { r: 9, count: 22 },
        { r: 3, count: 90 },
      ],
      gap: 6,
    },
  ).filter(({ y }) => y < floor - 30);
  const count = Math.round(width / 46);
  const bulbs = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return [t * width, 16 + Math.sin(t * Math.PI * 4 + Math.PI) ** 2 * 34 + random.float(-2, 2)] as const;
  });
  const isPortrait = face.key === 'portrait';
  const above = isPortrait ? 120 : 0;
  return [
    baseLayer(face, fadeDown(face, ['#0c1447', '#232a7c', '#5a4a9c', '#b0607f'])),
    cut(
      stars.map(({ x, y, r }) => (r > 5 ? twinkle(x, y, 12) : circle(x, y, 2.2))).join(''),
      '#fff3c4',
      0.85,
    ),
    ...bulbs.filter((_, i) => i % 2 === 0).map(([x, y]) => glow(x, y + above, 30, '#ffcf6a', '88')),
    line(
      `M${bulbs.map(([x, y]) => `${Math.round(x)} ${Math.round(y + above - 9)}`).join('L')}`,
      '#f2c56a',
      2.4,
    ),
    cut(bulbs.map(([x, y]) => circle(x, y + above, 8)).join(''), '#ffe3a0'),
    cut(
      Array.from({ length: Math.ceil(width / 90) }, (_, i) =>
        petals(i * 90 + 45, floor, 8, 34, 20, 22.5),
      ).join(''),
      '#e0457f',
      0.75,
    ),
    cut(box(-10, floor, width + 20, height - floor + 10), '#2a1c5c'),
    ...sheet(palaceSheet(face), '#fff9ee', { color: '#d98a2a', width: 2.5, second: '#8d7fd0' }),
    ...fountains.map(([x, y, scale]) =>
      placed(sparkFountain(360, 150), { x: x + random.float(-6, 6), y, scale }),
    ),
    ...rows.flatMap(([y, lamps, size]) =>
      Array.from({ length: lamps }, (_, i) =>
        symbolAt('lamp', ((i + 0.5) * width) / lamps, y - size * 0.2, size),
      ),
    ),
  ];
}

export const festivalLights: Background = {
  key: 'bg-festival-lights',
  label: 'Festival of lights',
  tags: ['diwali', 'lights', 'sparkler', 'lamps', 'festive', 'india', 'night', 'blue', 'gold'],
  symbols: { lamp: lampSymbol },
  panel: null,
  draw: drawFestival,
  cover: festivalLightsCover,
};
