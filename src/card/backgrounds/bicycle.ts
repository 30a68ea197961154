import type { SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { bicycleCover, bicycle as bike, flowerBasket, lavender, lavenderSymbols } from './covers/bicycle.ts';
import { baseLayer, cut, fadeDown, placed } from './cutout.ts';
import { cloud } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

interface Places {
  /** Sprigs stand along the lower edge and at both sides: how many, and how high at the sides and between them. */
  readonly sprigs: number;
  readonly side: readonly [least: number, most: number];
  readonly low: readonly [least: number, most: number];
  readonly bike: readonly [x: number, y: number, scale: number] | null;
  readonly baskets: readonly (readonly [x: number, y: number, scale: number])[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    sprigs: 76,
    side: [180, 430],
    low: [60, 110],
    bike: null,
    baskets: [
      [70, 900, 0.76],
      [1130, 900, 0.76],
    ],
  },
  portrait: { sprigs: 60, side: [150, 250], low: [70, 140], bike: [450, 1560, 0.52], baskets: [] },
  square: {
    sprigs: 70,
    side: [180, 430],
    low: [60, 96],
    bike: null,
    baskets: [
      [62, 1080, 0.7],
      [1018, 1080, 0.7],
    ],
  },
};

function drawBicycle({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const { sprigs: count, side, low, bike: at, baskets } = places[face.key];
  const edge = face.sheet.x - 40;
  const sprigs = Array.from({ length: count }, (_, i) => {
    const x = ((i + random.float(0.1, 0.9)) * width) / count;
    const isSide = x < edge || x > width - edge;
    return lavender(x, height + 10, random.float(...(isSide ? side : low)), (i * 3) % 4);
  });
  const clouds = [0.04, 0.42, 0.78].map((share, i) =>
    cloud(share * width + random.float(-20, 20), (face.key === 'portrait' ? 170 : 70) + i * 12, 200),
  );
  const [back, front] = [0, 1].map((odd) => sprigs.filter((_, i) => i % 2 === odd));
  return [
    baseLayer(face, fadeDown(face, ['#fff0a8', '#fff6d0', '#e6d9f2', '#c9b3e4'])),
    cut(clouds.join(''), '#ffffff', 0.9),
    ...(back ?? []),
    ...sheet(roundedSheet(face), '#fffdf6', { color: '#8462bb', width: 2.5, second: '#f2c14a' }),
    ...(at
      ? [
          placed([...bike(), placed(flowerBasket(), { x: 204, y: -258, scale: 0.94 })], {
            x: at[0],
            y: at[1],
            scale: at[2],
          }),
        ]
      : []),
    ...(front ?? []),
    ...baskets.map(([x, y, scale]) => placed(flowerBasket(), { x, y, scale })),
  ];
}

export const bicycle: Background = {
  key: 'bg-bicycle',
  label: 'Bicycle in lavender',
  tags: ['bike', 'lavender', 'flowers', 'field', 'summer', 'basket', 'nature', 'lilac', 'yellow'],
  symbols: lavenderSymbols,
  panel: null,
  draw: drawBicycle,
  cover: bicycleCover,
};
