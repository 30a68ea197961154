import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, glow, line } from './cutout.ts';
import { box, circle, type Point, petal, polar, smooth } from './outline.ts';

interface Sprig {
  readonly stem: string;
  readonly leaves: readonly string[];
}

/** A hanging spray of round leaves that shrink to its tip. */
function spray(random: Random, x: number, y: number, length: number, degrees: number, bend: number): Sprig {
  const steps = Math.round(length / 38);
  const points: Point[] = Array.from({ length: steps + 1 }, (_, i) => {
    const [px, py] = polar(x, y, (length * i) / steps, degrees + bend * (i / steps));
    return [px, py];
  });
  const leaves: string[] = [];
  for (const [i, [px, py]] of points.entries()) {
    if (i === 0) continue;
    const size = 66 * (1 - (i / steps) * 0.55) * random.float(0.88, 1.1);
    const facing = degrees + bend * (i / steps) * 1.6;
    for (const side of [-1, 1]) {
      leaves.push(petal(px, py, size, size * 0.52, facing + side * random.float(40, 60)));
    }
    if (i === steps) leaves.push(petal(px, py, size, size * 0.5, facing));
  }
  return { stem: smooth(points), leaves };
}

const plan: readonly (readonly [number, number, number, number, number])[] = [
  [-20, -10, 330, 62, 16],
  [40, -20, 230, 74, 10],
  [-20, 20, 400, 18, -18],
  [-10, -20, 270, 30, -14],
  [150, -36, 330, 12, -12],
  [-20, 220, 250, 74, 10],
  [1220, 910, 330, 242, 16],
  [1160, 920, 230, 254, 10],
  [1220, 880, 400, 198, -18],
  [1210, 920, 270, 210, -14],
  [1050, 936, 330, 192, -12],
  [1220, 680, 250, 254, 10],
];

function drawEucalyptus({ random, face }: DrawInput): readonly SceneNode[] {
  const sprigs = plan.map(([x, y, length, rotation, bend]) =>
    spray(random, x, y, length, rotation + random.float(-3, 3), bend),
  );
  const tones: readonly Color[] = ['#a9c4ab', '#7fa58c', '#c3d6bb', '#5f8a78'];
  const berries = sprigs
    .flatMap((_, i) => [
      [30 + i * 14, 60 + ((i * 53) % 90)],
      [1170 - i * 14, 840 - ((i * 53) % 90)],
    ])
    .filter(([x, y]) => (x as number) < 150 || (x as number) > 1050 || (y as number) < 96);
  return [
    baseLayer(face, '#fffcf6'),
    glow(0, 0, 300, '#e3edd6', 'ee'),
    glow(1200, 900, 300, '#e3edd6', 'ee'),
    line(box(92, 64, 1016, 772), '#d3ae62', 2),
    line(box(102, 74, 996, 752), '#e8d3a2', 1.2),
    line(sprigs.map(({ stem }) => stem).join(''), '#8a9a78', 2.5),
    ...tones.map((tone, t) =>
      cut(
        sprigs.flatMap(({ leaves }) => leaves.filter((_, i) => (i + (i >> 2)) % 4 === t)).join(''),
        tone,
        0.92,
      ),
    ),
    line(sprigs.map(({ stem }) => stem).join(''), '#6f8a70', 1.6),
    cut(
      berries
        .map(([x, y]) =>
          circle((x as number) + random.float(-6, 6), (y as number) + random.float(-6, 6), 6.5),
        )
        .join(''),
      '#e8a58a',
    ),
    cut(
      berries
        .slice(0, 14)
        .map(([x, y]) => circle((x as number) + 16, (y as number) - 12, 4))
        .join(''),
      '#d3ae62',
    ),
  ];
}

export const eucalyptus: Background = {
  key: 'bg-eucalyptus',
  label: 'Eucalyptus',
  tags: ['leaf', 'green', 'quiet', 'elegant', 'formal', 'botanical', 'white', 'minimal'],
  panel: null,
  draw: drawEucalyptus,
};
