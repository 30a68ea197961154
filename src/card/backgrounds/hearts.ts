import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, BackgroundInput } from './background.ts';
import { heartsCover } from './covers/hearts.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, shadowed, symbolAt } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, heart } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

function paperHeart(color: Color): SceneSymbol {
  return {
    viewBox: [-60, -60, 120, 120],
    children: [
      ...shadowed(heart(0, 0, 100), color, 6),
      cut(heart(0, 0, 74), mix(color, '#ffffff', 0.25)),
      cut(heart(0, 0, 50), mix(color, '#ffffff', 0.55)),
      cut(heart(0, 0, 27), mix(color, '#5a1030', 0.15)),
      line('M-34 -30C-40 -14 -34 0 -26 12', '#ffffff88', 4),
    ],
  };
}

/** A heart folded along its middle, one half in shade. */
function foldedHeart(color: Color): SceneSymbol {
  return {
    viewBox: [-60, -60, 120, 120],
    children: [
      ...shadowed(heart(0, 0, 100), color, 6),
      cut('M0 47.5C17.5 30 52.5 10 52.5 -16C52.5 -49 12.5 -52.5 0 -21Z', mix(color, '#5a1030', 0.18)),
      line('M0 -21V47', mix(color, '#ffffff', 0.4), 1.5),
    ],
  };
}

const heartColors = ['#e2486a', '#f4694f', '#f48aa0', '#f6a04a'] as const;

const heartSymbols: Record<string, SceneSymbol> = Object.fromEntries(
  heartColors.flatMap((color, i) => [
    [`paper-${i}`, paperHeart(color)],
    [`folded-${i}`, foldedHeart(color)],
  ]),
);

function drawHearts({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const spots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 92, count: 4 },
        { r: 66, count: 8 },
        { r: 44, count: 16 },
        { r: 27, count: 26 },
        { r: 15, count: 26 },
      ],
      gap: -2,
      bleed: 0.75,
      cornered: 0.35,
    },
    // A tall face has space for more than a drawing may have nodes; the smallest come last.
  ).slice(0, cover === 'frame' ? 90 : 88);
  const dots = packMargin({ random, face }, { sizes: [{ r: 4, count: 50 }], gap: 6, taken: spots });
  const speckled = dots.map(({ x, y }) => circle(x, y, 3.5)).join('');
  const names = Object.keys(heartSymbols);
  const first = random.int(0, 7);
  return [
    ...(cover === 'frame'
      ? [
          baseLayer(face, '#fffbf6'),
          glow(0, 0, 276, '#ffd6d0', 'dd'),
          glow(face.width, face.height, 270, '#ffd9c6', 'dd'),
          cut(speckled, '#f3b85c'),
        ]
      : [
          baseLayer(face, fadeDown(face, ['#ffd9dd', '#fbb8c4', '#f28fa6'])),
          cut(speckled, '#fff3e6'),
          ...sheet(scallopedSheet(face), '#fffbf6', { color: '#d9405f', width: 2.5, inset: 22 }),
        ]),
    ...spots.map(({ x, y, r }, i) =>
      symbolAt(names[(i * 3 + first) % names.length] as string, x, y, r * 2.3, random.float(-26, 26)),
    ),
  ];
}

export const hearts: Background = {
  key: 'bg-hearts',
  label: 'Paper hearts',
  tags: ['heart', 'love', 'romantic', 'pink', 'sweet', 'red'],
  panel: null,
  symbols: heartSymbols,
  draw: drawHearts,
  cover: heartsCover,
};
