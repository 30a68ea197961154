import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { anchored, type Face, inset } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { eucalyptusCover } from './covers/eucalyptus.ts';
import { baseLayer, cut, glow, line } from './cutout.ts';
import { box, circle, type Point, petal, polar, smooth } from './outline.ts';

interface Sprig {
  readonly stem: string;
  readonly leaves: readonly string[];
}

/** Where a spray begins, its length, direction and bend in degrees, and the size of its largest leaf. */
type Place = readonly [x: number, y: number, length: number, degrees: number, bend: number, size: number];

/** A hanging spray of round leaves that shrink to its tip. */
function spray(random: Random, [x, y, length, degrees, bend, size]: Place): Sprig {
  const steps = Math.round(length / ((38 * size) / 66));
  const points: Point[] = Array.from({ length: steps + 1 }, (_, i) =>
    polar(x, y, (length * i) / steps, degrees + bend * (i / steps)),
  );
  const leaves: string[] = [];
  for (const [i, [px, py]] of points.entries()) {
    if (i === 0) continue;
    const long = size * (1 - (i / steps) * 0.55) * random.float(0.88, 1.1);
    const facing = degrees + bend * (i / steps) * 1.6;
    for (const side of [-1, 1]) {
      leaves.push(petal(px, py, long, long * 0.52, facing + side * random.float(40, 60)));
    }
    if (i === steps) leaves.push(petal(px, py, long, long * 0.5, facing));
  }
  return { stem: smooth(points), leaves };
}

const wide: readonly Place[] = [
  [-20, -10, 330, 62, 16, 66],
  [40, -20, 230, 74, 10, 66],
  [-20, 20, 400, 18, -18, 66],
  [-10, -20, 270, 30, -14, 66],
  [150, -36, 330, 12, -12, 66],
  [-20, 220, 250, 74, 10, 66],
  [1220, 910, 330, 242, 16, 66],
  [1160, 920, 230, 254, 10, 66],
  [1220, 880, 400, 198, -18, 66],
  [1210, 920, 270, 210, -14, 66],
  [1050, 936, 330, 192, -12, 66],
  [1220, 680, 250, 254, 10, 66],
];

/** The upper half of a tall face; the lower one is the same, turned round. */
const tall: readonly Place[] = [
  [-30, 190, 440, 8, -4, 78],
  [-30, 70, 440, 22, -16, 84],
  [90, -50, 370, 38, -18, 80],
  [330, -56, 320, 26, -18, 74],
  [-16, 190, 330, 84, 5, 54],
];

function sprays(face: Face): readonly Place[] {
  if (face.key !== 'portrait') return wide.map(([x, y, ...rest]) => [...anchored(face, x, y), ...rest]);
  const turned = ([x, y, length, degrees, ...rest]: Place): Place => [
    face.width - x,
    face.height - y,
    length,
    degrees + 180,
    ...rest,
  ];
  return [...tall, ...tall.map(turned)];
}

/** Berries in the two corners that have leaves. */
function berryPoints({ key, width, height }: Face): readonly Point[] {
  const [step, top] = key === 'portrait' ? [40, 150] : [14, 60];
  return Array.from({ length: 19 }, (_, index) => {
    const i = index >> 1;
    const [x, y] = [30 + i * step, top + ((i * 53) % 90)];
    return index % 2 ? [width - x, height - y] : [x, y];
  });
}

/** Two fine gold lines within the card's edge. */
function goldFrame({ key, core, calm }: Face): readonly SceneNode[] {
  const [dx, dy] = key === 'landscape' ? [92, 64] : [calm.x / 2, calm.x / 2];
  const outer = { x: core.x + dx, y: core.y + dy, width: core.width - 2 * dx, height: core.height - 2 * dy };
  const inner = inset(outer, 10);
  return [
    line(box(outer.x, outer.y, outer.width, outer.height), '#d3ae62', 2),
    line(box(inner.x, inner.y, inner.width, inner.height), '#e8d3a2', 1.2),
  ];
}

function drawEucalyptus({ random, face }: DrawInput): readonly SceneNode[] {
  const sprigs = sprays(face).map(([x, y, length, degrees, ...rest]) =>
    spray(random, [x, y, length, degrees + random.float(-3, 3), ...rest]),
  );
  const tones: readonly Color[] = ['#a9c4ab', '#7fa58c', '#c3d6bb', '#5f8a78'];
  const berries = berryPoints(face);
  return [
    baseLayer(face, '#fffcf6'),
    glow(0, 0, 300, '#e3edd6', 'ee'),
    glow(face.width, face.height, 300, '#e3edd6', 'ee'),
    ...goldFrame(face),
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
      berries.map(([x, y]) => circle(x + random.float(-6, 6), y + random.float(-6, 6), 6.5)).join(''),
      '#e8a58a',
    ),
    cut(
      berries
        .slice(0, 14)
        .map(([x, y]) => circle(x + 16, y - 12, 4))
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
  cover: eucalyptusCover,
};
