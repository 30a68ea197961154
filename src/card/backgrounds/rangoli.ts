import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, line, symbolAt } from './cutout.ts';
import { blossom, box, circle, leaf, petal, petals, polar, ring, round } from './outline.ts';
import { borderPoints } from './paper.ts';

function around(
  count: number,
  distance: number,
  rotation: number,
  shape: (x: number, y: number, degrees: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = rotation + (index * 360) / count;
    const [x, y] = polar(0, 0, distance, degrees);
    return shape(x, y, degrees);
  }).join('');
}

/** Coloured powder in rings about the origin, as drawn on a doorstep. */
function powderBloom(colors: readonly [Color, Color, Color, Color]): readonly SceneNode[] {
  const [rim, wide, inner, heartColor] = colors;
  return [
    cut(
      around(24, 196, 7.5, (x, y, rotation) => petal(x, y, 30, 22, rotation)),
      rim,
    ),
    cut(ring(0, 0, 200, 190), wide),
    cut(
      around(12, 104, 0, (x, y, rotation) => petal(x, y, 84, 58, rotation)),
      wide,
    ),
    cut(
      around(12, 118, 0, (x, y, rotation) => petal(x, y, 58, 36, rotation)),
      '#fffaf0',
    ),
    cut(
      around(12, 128, 0, (x, y, rotation) => petal(x, y, 38, 20, rotation)),
      rim,
    ),
    cut(
      around(12, 168, 15, (x, y) => circle(x, y, 9)),
      inner,
    ),
    cut(
      around(24, 182, 7.5, (x, y) => circle(x, y, 3.5)),
      '#fffaf0',
    ),
    cut(circle(0, 0, 104), inner),
    cut(
      around(16, 92, 0, (x, y) => circle(x, y, 6)),
      '#ffe9b3',
    ),
    cut(petals(0, 0, 8, 82, 44), '#fffaf0'),
    cut(petals(0, 0, 8, 68, 30), rim),
    cut(petals(0, 0, 8, 54, 26, 22.5), wide),
    cut(blossom(0, 0, 24, 8), heartColor),
    cut(circle(0, 0, 9), '#fffaf0'),
  ];
}

function drawRangoli({ random, face }: DrawInput): readonly SceneNode[] {
  const first = random.int(0, 2);
  const rotation = random.float(-12, 12);
  const symbols = ['bloom-0', 'bloom-1', 'bloom-2'] as const;
  const at = (x: number, y: number, size: number, index: number) =>
    symbolAt(symbols[(first + index) % 3] as string, x, y, size, round(rotation + index * 9));
  const dots = borderPoints(98, 60, 1004, 780, 26).filter(([x, y]) => {
    const corner = Math.min(x, 1200 - x) + Math.min(y, 900 - y);
    const middle = Math.min(
      Math.abs(x - 600) + Math.min(y, 900 - y) * 0.2,
      Math.abs(y - 450) + Math.min(x, 1200 - x) * 0.2,
    );
    return corner > 300 && middle > 116;
  });
  return [
    baseLayer(face, '#fff6e4'),
    cut(box(98, 60, 1004, 780), '#fffaf0'),
    line(box(84, 46, 1032, 808), '#f0cf93', 2),
    cut(dots.map(([x, y], i) => (i % 4 < 2 ? circle(x, y, 5) : '')).join(''), '#d8346b'),
    cut(
      dots
        .map(([x, y, degrees], i) =>
          i % 4 < 2
            ? ''
            : leaf(
                x - 9 * Math.cos((degrees * Math.PI) / 180),
                y - 9 * Math.sin((degrees * Math.PI) / 180),
                20,
                7,
                degrees,
              ),
        )
        .join(''),
      '#3f9a5a',
    ),
    at(0, 0, 450, 0),
    at(1200, 0, 450, 1),
    at(1200, 900, 450, 0),
    at(0, 900, 450, 1),
    at(600, -14, 230, 2),
    at(600, 914, 230, 2),
    at(-10, 450, 270, 2),
    at(1210, 450, 270, 2),
  ];
}

const bloomBox = [-230, -230, 460, 460] as const;

export const rangoli: Background = {
  key: 'bg-rangoli',
  label: 'Rangoli',
  tags: ['rangoli', 'india', 'festive', 'mandala', 'pattern', 'bright', 'white'],
  panel: null,
  symbols: {
    'bloom-0': { viewBox: bloomBox, children: powderBloom(['#f6a821', '#d8346b', '#1f8a80', '#f4694f']) },
    'bloom-1': { viewBox: bloomBox, children: powderBloom(['#f4694f', '#7a3b8c', '#f6a821', '#d8346b']) },
    'bloom-2': { viewBox: bloomBox, children: powderBloom(['#3f9a5a', '#e2493f', '#2f6fb0', '#f6a821']) },
  },
  draw: drawRangoli,
};
