import type { SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import {
  bunting,
  flagColors,
  type HousePaint,
  housePaints,
  townHouse,
  tramCover,
  tramFront,
} from './covers/tram.ts';
import { baseLayer, cut, fadeDown, line, placed } from './cutout.ts';
import { box, cloud } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

interface Places {
  /** Houses at the sides, and behind the sheet: left edge, width, height. */
  readonly houses: readonly (readonly [x: number, w: number, h: number])[];
  readonly trams: readonly (readonly [x: number, scale: number])[];
  readonly street: number;
  readonly flags: readonly (readonly [y: number, sag: number, count: number, size: number])[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    houses: [
      [-40, 170, 520],
      [120, 130, 60],
      [250, 150, 40],
      [400, 130, 56],
      [530, 140, 40],
      [670, 150, 58],
      [820, 140, 44],
      [960, 130, 60],
      [1080, 170, 460],
    ],
    trams: [[1086, 0.4]],
    street: 846,
    flags: [[22, 20, 18, 40]],
  },
  portrait: {
    houses: [
      [-60, 190, 150],
      [120, 150, 120],
      [262, 170, 142],
      [422, 150, 116],
      [564, 170, 148],
      [728, 190, 124],
    ],
    trams: [[300, 0.46]],
    street: 1504,
    flags: [
      [60, 30, 10, 54],
      [150, 30, 11, 50],
    ],
  },
  square: {
    houses: [
      [-60, 160, 620],
      [96, 130, 56],
      [226, 150, 40],
      [376, 130, 54],
      [506, 150, 40],
      [656, 140, 56],
      [796, 150, 44],
      [980, 170, 560],
    ],
    trams: [[980, 0.38]],
    street: 1024,
    flags: [[20, 18, 16, 40]],
  },
};

function drawTram({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const { houses, trams, street, flags } = places[face.key];
  const first = random.int(0, housePaints.length - 1);
  const clouds = [0.06, 0.4, 0.72].map((share, i) =>
    cloud(share * width + random.float(-30, 30), (face.key === 'portrait' ? 240 : 110) + i * 14, 190),
  );
  const stones = Array.from(
    { length: 20 },
    () => `M${Math.round(random.float(0, width))} ${Math.round(random.float(street + 12, height - 6))}h18`,
  ).join('');
  return [
    baseLayer(face, fadeDown(face, ['#9fd3e6', '#d6edea', '#ffe6c2', '#ffd0a0'])),
    cut(clouds.join(''), '#ffffff', 0.85),
    ...houses.map(([x, w, h], i) =>
      placed(
        townHouse(w, h + random.int(-8, 8), housePaints[(i + first) % housePaints.length] as HousePaint),
        { x, y: street },
      ),
    ),
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#e5566d', width: 3, second: '#f5b52e' }),
    cut(box(-10, street, width + 20, height - street + 10), '#c9b09a'),
    cut(box(-10, street, width + 20, 9), '#efe0cc'),
    line(stones, '#a58a78', 4),
    line(`M-10 ${height - 14}H${width + 10}M-10 ${height - 30}H${width + 10}`, '#6a5a58', 4),
    ...trams.map(([x, scale]) =>
      placed(tramFront(), { x: x + random.float(-10, 10), y: height - 16, scale }),
    ),
    ...flags.flatMap(([y, sag, count, size], i) =>
      bunting(
        [-10, y],
        [width + 10, y + (i % 2 ? 8 : -6)],
        sag,
        count,
        size,
        i % 2 ? flagColors.toReversed() : flagColors,
      ),
    ),
  ];
}

export const tram: Background = {
  key: 'bg-tram',
  label: 'Tram and bunting',
  tags: ['town', 'street', 'houses', 'flags', 'travel', 'holiday', 'yellow', 'pastel'],
  panel: null,
  draw: drawTram,
  cover: tramCover,
};
