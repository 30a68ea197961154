import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { iceCreamCover } from './covers/ice-cream.ts';
import { baseLayer, cut, line, mix, symbolAt, translated } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle, oval } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

/** A cone with two scoops about the origin, 240 high. */
function iceCream(top: Color, second: Color): SceneSymbol {
  const drip =
    'M-56 4C-60 -44 -36 -66 0 -66C36 -66 60 -44 56 4C56 18 42 18 40 6C36 20 20 20 18 8C14 26 -8 26 -12 8C-16 18 -32 18 -36 6C-40 18 -56 18 -56 4Z';
  return {
    viewBox: [-70, -130, 140, 260],
    children: [
      cut('M-46 10H46L4 122Q0 128 -4 122Z', '#e2a55c'),
      line('M-30 12L18 84M-2 12L30 52M-34 42L2 110M30 12L-18 84M2 12L-30 52M34 42L-2 110', '#c07f3c', 3),
      cut('M14 10H46L4 122Q0 128 -2 124Z', '#8a4a1c', 0.25),
      cut(drip, second),
      cut('M22 -60C50 -50 60 -34 56 4C56 18 42 18 40 6C52 -20 40 -44 22 -60Z', '#5a1430', 0.16),
      translated(
        [
          cut(drip, top),
          cut('M22 -60C50 -50 60 -34 56 4C56 18 42 18 40 6C52 -20 40 -44 22 -60Z', '#5a1430', 0.16),
        ],
        0,
        -54,
      ),
      cut(oval(-26, -92, 9, 15), '#ffffff', 0.6),
      line('M-8 -104l8 5M14 -82l4 -8M-30 -70l8 3M34 -74l2 8M2 -70l8 -2', '#fff6d8', 4.5),
      cut(circle(2, -122, 11), '#d62f45'),
    ],
  };
}

function lolly(color: Color, tip: Color): SceneSymbol {
  return {
    viewBox: [-60, -120, 120, 240],
    children: [
      cut(box(-8, 60, 16, 54, 8), '#e8c48a'),
      cut('M-46 70V-52A46 46 0 0 1 46 -52V70Q46 78 38 78H-38Q-46 78 -46 70Z', color),
      cut('M-46 -20V-52A46 46 0 0 1 46 -52V-20C36 -8 26 -30 14 -18S-8 -6 -16 -20S-38 -6 -46 -20Z', tip),
      cut('M20 -94A46 46 0 0 1 46 -52V70Q46 78 38 78H20Z', '#5a1430', 0.14),
      line('M-20 -46V44', '#ffffffa0', 8),
      line('M10 4V44', mix(color, '#5a1430', 0.2), 8),
    ],
  };
}

type Place = readonly [x: number, y: number, size: number, rotation: number];

/** On the tall face the sides are narrow: there the ices lie on the edge of the sheet, not beneath it. */
const places: Readonly<Record<FaceKey, readonly Place[]>> = {
  landscape: [
    [70, 130, 250, -16],
    [1124, 130, 240, 18],
    [64, 400, 210, 12],
    [1140, 396, 210, -10],
    [72, 640, 200, -12],
    [1128, 646, 206, 14],
    [110, 832, 190, 62],
    [1090, 836, 190, -64],
    [290, 846, 170, 78],
    [470, 858, 160, 98],
    [910, 846, 170, -80],
    [730, 858, 160, -100],
    [250, 46, 170, 82],
    [430, 42, 160, -82],
    [610, 40, 160, 84],
    [790, 44, 160, -80],
    [964, 48, 170, 80],
  ],
  portrait: [
    [58, 74, 186, -14],
    [190, 56, 186, 12],
    [322, 74, 186, -8],
    [452, 56, 186, 10],
    [582, 74, 186, -12],
    [712, 56, 186, 8],
    [842, 74, 186, 14],
    [70, 224, 166, -60],
    [256, 220, 160, 84],
    [450, 222, 160, -84],
    [644, 220, 160, 84],
    [830, 224, 166, 60],
    [36, 432, 120, -4],
    [864, 432, 120, 4],
    [36, 616, 120, 5],
    [864, 616, 120, -5],
    [36, 800, 120, -4],
    [864, 800, 120, 4],
    [36, 984, 120, 5],
    [864, 984, 120, -5],
    [36, 1168, 120, -4],
    [864, 1168, 120, 4],
    [70, 1376, 166, -120],
    [256, 1382, 160, 96],
    [450, 1380, 160, -96],
    [644, 1382, 160, 96],
    [830, 1376, 166, 120],
    [58, 1526, 186, 14],
    [190, 1544, 186, -12],
    [322, 1526, 186, 8],
    [452, 1544, 186, -10],
    [582, 1526, 186, 12],
    [712, 1544, 186, -8],
    [842, 1526, 186, -14],
  ],
  square: [
    [58, 110, 230, -14],
    [1022, 110, 230, 14],
    [50, 336, 190, 8],
    [1030, 336, 190, -8],
    [50, 540, 190, -8],
    [1030, 540, 190, 8],
    [50, 744, 190, 8],
    [1030, 744, 190, -8],
    [62, 966, 220, -16],
    [1018, 966, 220, 16],
    [220, 50, 180, 80],
    [434, 48, 170, -82],
    [646, 48, 170, 82],
    [860, 50, 180, -80],
    [220, 1030, 180, 100],
    [434, 1032, 170, -98],
    [646, 1032, 170, 98],
    [860, 1030, 180, -100],
  ],
};

const names = ['berry', 'lolly-sun', 'mint', 'lolly-sea', 'peach'] as const;

function drawIceCream({ random, face }: DrawInput): readonly SceneNode[] {
  const first = random.int(0, 4);
  const dots = packMargin({ random, face }, { sizes: [{ r: 6, count: 70 }], gap: 34, bleed: 0.5 });
  const ices = places[face.key].map(([x, y, size, rotation], i) =>
    symbolAt(
      names[(i + first) % 5] as string,
      x + random.float(-5, 5),
      y + random.float(-5, 5),
      size,
      rotation + random.float(-6, 6),
    ),
  );
  const paper = sheet(scallopedSheet(face), '#fffaf2', {
    color: '#ee8a7a',
    width: 2.5,
    inset: 16,
    dash: [10, 8],
  });
  return [
    baseLayer(face, '#f9c9bb'),
    cut(dots.map(({ x, y }) => circle(x, y, 6)).join(''), '#fff6e8'),
    ...(face.key === 'portrait' ? [...paper, ...ices] : [...ices, ...paper]),
  ];
}

export const iceCreams: Background = {
  key: 'bg-ice-cream',
  label: 'Ice cream',
  tags: ['ice cream', 'lolly', 'sweet', 'summer', 'kids', 'pink'],
  panel: null,
  symbols: {
    berry: iceCream('#ee6f92', '#fff0d8'),
    mint: iceCream('#9fd8c0', '#8a5a44'),
    peach: iceCream('#ffd27a', '#f79a7e'),
    'lolly-sun': lolly('#f6a03c', '#ffd76a'),
    'lolly-sea': lolly('#4fb0bc', '#f4f0dc'),
  },
  draw: drawIceCream,
  cover: iceCreamCover,
};
