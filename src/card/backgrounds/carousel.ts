import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { carouselCover, carouselHorse, horses } from './covers/carousel.ts';
import { baseLayer, cut, fade, glow, line, placed } from './cutout.ts';
import { circle, round, star } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

interface Places {
  readonly horses: readonly (readonly [x: number, y: number, scale: number])[];
  /** The height of the canopy's edge, and of the platform. */
  readonly edge: number;
  readonly floor: number;
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    horses: [
      [84, 742, 0.5],
      [60, 400, 0.42],
      [1128, 720, 0.5],
      [1146, 380, 0.42],
    ],
    edge: 44,
    floor: 846,
  },
  portrait: {
    horses: [
      [180, 1450, 0.78],
      [460, 1462, 0.78],
      [740, 1446, 0.78],
    ],
    edge: 150,
    floor: 1540,
  },
  square: {
    horses: [
      [70, 900, 0.44],
      [58, 480, 0.36],
      [1020, 880, 0.44],
      [1030, 460, 0.36],
    ],
    edge: 44,
    floor: 1020,
  },
};

function drawCarousel({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const { horses: riding, edge, floor } = places[face.key];
  const first = random.int(0, 3);
  const wide = width / Math.round(width / 90);
  const count = Math.round(width / wide);
  const scallops = (from: number) =>
    Array.from({ length: count }, (_, i) =>
      i % 2 === from
        ? `M${round(i * wide)} ${edge - 20}h${round(wide)}v22a${round(wide / 2)} ${round(wide * 0.36)} 0 0 1 ${round(-wide)} 0Z`
        : '',
    ).join('');
  const lamps = Array.from({ length: count * 2 }, (_, i) => (i + 0.5) * (wide / 2));
  const poles = riding.map(([x, y]) => `M${x} ${y}V${edge}`).join('');
  const stripes: readonly Color[] = ['#bfe8ef', '#d6f1f0'];
  return [
    baseLayer(face, stripes[0] as Color),
    cut(
      Array.from({ length: Math.ceil(width / 60) }, (_, i) => `M${i * 60} 0h30V${height}h-30Z`).join(''),
      stripes[1] as Color,
    ),
    line(poles, '#d9a441', 6),
    ...sheet(scallopedSheet(face), '#fffaf3', { color: '#e5566d', width: 2.5, inset: 24 }),
    ...riding.map(([x, y, scale], i) =>
      placed(carouselHorse(horses[(i + first) % horses.length] as (typeof horses)[number], 76), {
        x,
        y: y + random.float(-12, 12),
        scale,
        mirror: x > width / 2,
      }),
    ),
    cut(`M-10 ${floor}H${width + 10}V${height + 10}H-10Z`, '#e5566d'),
    line(`M-10 ${floor}H${width + 10}`, '#f2b53c', 10),
    cut(
      Array.from({ length: count }, (_, i) => star((i + 0.5) * wide, (floor + height) / 2 + 4, 14)).join(''),
      '#fff0c4',
    ),
    ...(edge > 100
      ? [
          cut(
            Array.from({ length: count }, (_, i) =>
              i % 2 ? '' : `M${width / 2} -420L${round(i * wide)} ${edge - 60}h${round(wide)}Z`,
            ).join(''),
            '#e5566d',
          ),
        ]
      : []),
    cut(
      `M-10 ${edge - 62}H${width + 10}V${edge - 14}H-10Z`,
      fade(['#d9962a', '#ffd98a', '#d9962a'], [0, 0], [width, 0]),
    ),
    ...lamps.filter((_, i) => i % 3 === 0).map((x) => glow(x, edge - 38, 26, '#fff3b8', 'cc')),
    cut(lamps.map((x) => circle(x, edge - 38, 8)).join(''), '#fff8d8'),
    cut(scallops(0), '#2f9e9a'),
    cut(scallops(1), '#fff6e2'),
  ];
}

export const carousel: Background = {
  key: 'bg-carousel',
  label: 'Carousel',
  tags: ['horses', 'merry-go-round', 'fair', 'children', 'fun', 'light blue', 'red', 'spring'],
  panel: null,
  draw: drawCarousel,
  cover: carouselCover,
};
