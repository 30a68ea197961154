import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut } from '../cutout.ts';
import { box } from '../outline.ts';
import { pixelCloud, pixelColors, sprite } from '../pixels.ts';
import { upperHeading } from './heading.ts';
import { isOutside } from './shading.ts';

/** Bands of one colour each, from the top down. */
export function skyBands(
  width: number,
  from: number,
  to: number,
  colors: readonly Color[],
): readonly SceneNode[] {
  const step = (to - from) / colors.length;
  return colors.map((color, i) =>
    cut(box(-10, Math.round(from + i * step), width + 20, Math.ceil(step) + 1), color),
  );
}

export const skyColors: readonly Color[] = [
  '#27b3cf',
  '#3cc0d6',
  '#57cddd',
  '#78d9e2',
  '#9de5e6',
  '#c3efe6',
  '#e6f7e4',
];

/** Hills in steps of squares: for each column its height in squares. */
export function stepped(
  width: number,
  foot: number,
  size: number,
  height: (column: number) => number,
): string {
  const columns = Math.ceil(width / size);
  return Array.from({ length: columns }, (_, i) => {
    const up = Math.max(0, Math.round(height(i))) * size;
    return `M${i * size} ${foot}v${-up}h${size}v${up}Z`;
  }).join('');
}

/** Ground of bricks with grass on it, from side to side or under a platform. */
export function bricks(
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
): readonly SceneNode[] {
  const width = columns * size;
  const joints = Array.from(
    { length: rows },
    (_, row) =>
      Array.from({ length: Math.ceil(columns / 4) + 1 }, (_, i) => {
        const left = x + i * 4 * size + (row % 2 ? 2 * size : 0);
        return left >= x + width ? '' : box(left, y + row * size * 2, size * 0.34, size * 2);
      }).join('') + box(x, y + row * size * 2 + size * 1.66, width, size * 0.34),
  ).join('');
  return [
    cut(box(x, y, width, rows * size * 2), '#d97a45'),
    cut(joints, '#9c4a30'),
    cut(
      box(x, y, width, size) +
        Array.from({ length: Math.floor(columns / 2) }, (_, i) =>
          box(x + i * 2 * size, y + size, size, size),
        ).join(''),
      '#5cc94a',
    ),
    cut(box(x, y, width, size * 0.4), '#a4ec6a'),
  ];
}

function drawArcade({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const size = isSquare ? 10 : 12;
  const middle = width / 2;
  const ground = isSquare ? 900 : 1344;
  const phase = random.float(0, 6);
  const wave = (a: number, b: number, c: number) => (i: number) =>
    a + b * Math.sin(i / c + phase) + (b / 2) * Math.sin(i / (c * 0.43) + phase * 2);
  const hills = isSquare ? [14, 9] : [22, 13];
  const stars = Array.from(
    { length: 12 },
    () => [random.float(40, width - 40), random.float(60, ground - 320)] as const,
  ).filter(
    (spot) =>
      isOutside(zone, spot, 60) &&
      (isSquare
        ? spot[1] < 130 || Math.abs(spot[0] - middle) > 330
        : spot[1] < 150 || Math.abs(spot[0] - middle) > 300),
  );
  const bar = { x: middle - 15 * size, y: isSquare ? 74 : 214, wide: 30 };
  const cake = isSquare ? 13 : 19;
  const platformY = isSquare ? 640 : 944;
  const colors = [{ r: 'v', d: 'k' }, { r: 'y', d: 'o' }, { r: 't', d: 'b' }, {}] as const;
  const balloons = isSquare
    ? [
        [96, 560],
        [200, 520],
        [880, 530],
        [984, 590],
      ]
    : [
        [84, 826],
        [196, 776],
        [706, 780],
        [818, 836],
      ];
  const clouds = isSquare
    ? [
        [-20, 150, 22],
        [880, 130, 24],
        [60, 450, 16],
        [860, 440, 18],
      ]
    : [
        [-30, 170, 24],
        [650, 140, 26],
        [-20, 700, 18],
        [700, 680, 20],
      ];
  return [
    baseLayer(face, '#e6f7e4'),
    ...skyBands(width, 0, ground, skyColors),
    cut(
      clouds
        .map(([x, y, wide]) =>
          pixelCloud((x as number) + random.int(-2, 2) * size, y as number, wide as number, size),
        )
        .join(''),
      '#ffffff',
    ),
    // What one has won: three hearts and a bar that is full.
    ...[-1, 0, 1].flatMap((i) =>
      sprite(
        'heart',
        bar.x - size * 0.2 + (i + 1.6) * size * 8,
        bar.y + (isSquare ? 0 : -6),
        isSquare ? 6 : 8,
      ),
    ),
    cut(box(bar.x, bar.y + (isSquare ? 12 : 16), bar.wide * size, size * 2.6), pixelColors.k as Color),
    cut(
      box(bar.x + size * 0.5, bar.y + (isSquare ? 12 : 16) + size * 0.5, (bar.wide - 1) * size, size * 1.6),
      '#ffffff',
    ),
    cut(
      Array.from({ length: 14 }, (_, i) =>
        box(bar.x + size * (0.8 + i * 2.06), bar.y + (isSquare ? 12 : 16) + size * 0.8, size * 1.6, size),
      ).join(''),
      '#ffb52e',
    ),
    ...stars.flatMap(([x, y]) => sprite('star', x, y, isSquare ? 4 : 5)),
    cut(stepped(width, ground, size * 2, wave((hills[0] as number) / 2 + 2, 4, 6)), '#8fd6b4'),
    cut(stepped(width, ground, size, wave(hills[1] as number, 4, 9)), '#6cc47a'),
    ...balloons.flatMap(([x, y], i) =>
      sprite(
        'balloon',
        (x as number) + random.int(-1, 1) * size,
        (y as number) + random.int(-2, 2) * size,
        isSquare ? 10 : 13,
        colors[i],
      ),
    ),
    ...bricks(isSquare ? 100 : 36, platformY + (isSquare ? 90 : 132), 16, 1, size),
    ...bricks(width - (isSquare ? 100 : 36) - 16 * size, platformY + (isSquare ? 40 : 60), 16, 1, size),
    ...sprite('gift', (isSquare ? 100 : 36) + 8 * size, platformY + (isSquare ? 90 : 132), isSquare ? 8 : 10),
    ...sprite(
      'parcel',
      width - (isSquare ? 100 : 36) - 8 * size,
      platformY + (isSquare ? 40 : 60),
      isSquare ? 8 : 10,
    ),
    ...bricks(-4, ground, Math.ceil(width / size) + 2, Math.ceil((height - ground) / (size * 2)) + 1, size),
    ...Array.from({ length: 7 }, (_, i) =>
      i === 3
        ? []
        : sprite(
            'flower',
            ((i + 0.5) * width) / 7 + random.int(-2, 2) * size,
            ground + 2,
            size * 0.7,
            i % 2 ? { p: 'y', y: 'o' } : {},
          ),
    ).flat(),
    ...sprite('cake', middle, ground, cake),
    ...sprite('cat', middle - (isSquare ? 300 : 300), ground + 2, isSquare ? 9 : 11),
    ...sprite('cat', middle + (isSquare ? 300 : 300), ground + 2, isSquare ? 9 : 11, { o: 'c', p: 't' }),
    ...sprite('heart', middle - (isSquare ? 300 : 300), ground - (isSquare ? 156 : 190), isSquare ? 5 : 6),
    ...sprite('heart', middle + (isSquare ? 300 : 300), ground - (isSquare ? 156 : 190), isSquare ? 5 : 6),
  ];
}

export const arcadeCover: Cover = {
  heading: upperHeading,
  ink: '#2a1c46',
  accent: '#c2264c',
  draw: drawArcade,
};
