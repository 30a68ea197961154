import { landscape } from '#card/faces/faces.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { anchored, type Face } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { tropicalCover } from './covers/tropical.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, translated } from './cutout.ts';
import { circle, leaf, petals, polar, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** A broad leaf with deep cuts on both sides, from its base at the origin to 200 to the right. */
function monstera(color: Color): readonly SceneNode[] {
  const rib = mix(color, '#f4f7c8', 0.4);
  return [
    cut(
      'M0 0C-14 -62 40 -104 92 -96L84 -60L108 -94C136 -88 152 -74 164 -60L128 -34L176 -44C190 -28 196 -14 200 0C196 14 190 28 176 44L128 34L164 60C152 74 136 88 108 94L84 60L92 96C40 104 -14 62 0 0Z',
      color,
    ),
    cut(
      'M0 0H200C196 14 190 28 176 44L128 34L164 60C152 74 136 88 108 94L84 60L92 96C40 104 -14 62 0 0Z',
      '#0e3a34',
      0.2,
    ),
    line('M-30 0H186M30 0L66 -54M30 0L66 54M82 0L122 -50M82 0L122 50M130 0L160 -28M130 0L160 28', rib, 3),
  ];
}

/** A palm frond as one path, its base at the origin, bending down to the right. */
function frond(length: number, droop: number): string {
  const spine = Array.from({ length: 11 }, (_, i) => [(length * i) / 10, droop * (i / 10) ** 2] as const);
  return (
    spine
      .slice(1)
      .map(
        ([x, y], i) =>
          leaf(x, y, length * 0.34 * (1.1 - i * 0.07), 9, 58 - i * 2) +
          leaf(x, y, length * 0.34 * (1.1 - i * 0.07), 9, -42 + i * 3),
      )
      .join('') + leaf(0, 0, length * 1.02, 5, (Math.atan2(droop, length) * 180) / Math.PI)
  );
}

function hibiscus(x: number, y: number, r: number, rotation: number, color: Color): readonly SceneNode[] {
  const tip = polar(x, y, r * 0.8, rotation + 30);
  return [
    translated([cut(petals(x, y, 5, r, r * 1.05, rotation), '#0e2a2433')], 4, 8),
    cut(petals(x, y, 5, r, r * 1.05, rotation), color),
    cut(petals(x, y, 5, r * 0.78, r * 0.42, rotation), mix(color, '#ffffff', 0.32)),
    cut(petals(x, y, 5, r * 0.4, r * 0.3, rotation), '#a81d46'),
    line(`M${round(x)} ${round(y)}L${round(tip[0])} ${round(tip[1])}`, '#ffd98a', r * 0.1),
    cut(
      circle(tip[0], tip[1], r * 0.11) +
        circle(tip[0] + r * 0.12, tip[1] - r * 0.06, r * 0.07) +
        circle(tip[0] - r * 0.04, tip[1] + r * 0.14, r * 0.07),
      '#f6a821',
    ),
  ];
}

type Palm = readonly [x: number, y: number, rotation: number, length: number, color: Color];
type Leaf = readonly [x: number, y: number, scale: number, rotation: number, color: Color];
type Flower = readonly [x: number, y: number, r: number, color: Color];

interface Plan {
  readonly palms: readonly Palm[];
  /** Leaves beneath the sheet, and those that reach over its edge. */
  readonly back: readonly Leaf[];
  readonly front: readonly Leaf[];
  readonly flowers: readonly Flower[];
}

const wide: Plan = {
  palms: [
    [-30, -30, 14, 420, '#8fc48a'],
    [1230, 930, 194, 420, '#8fc48a'],
    [-30, -20, 70, 400, '#6fb07a'],
    [1230, 920, 250, 400, '#6fb07a'],
  ],
  back: [
    [-50, 380, 0.9, -8, '#3f9a72'],
    [1250, 520, 0.9, 172, '#3f9a72'],
    [380, -70, 0.8, 96, '#2f8a6a'],
    [640, -80, 0.74, 80, '#3f9a72'],
    [880, -70, 0.8, 100, '#2f8a6a'],
    [820, 970, 0.8, 276, '#2f8a6a'],
    [560, 980, 0.74, 262, '#3f9a72'],
    [320, 970, 0.8, 280, '#2f8a6a'],
  ],
  front: [
    [-60, -50, 1.16, 42, '#2a8264'],
    [1260, 950, 1.16, 222, '#2a8264'],
    [-60, 620, 0.84, 6, '#2a8264'],
    [1260, 260, 0.84, 186, '#2a8264'],
    [-20, 950, 0.98, -38, '#3f9a72'],
    [1220, -50, 0.98, 142, '#3f9a72'],
  ],
  flowers: [
    [66, 204, 74, '#f4694f'],
    [224, 36, 66, '#ee8aa2'],
    [1136, 696, 74, '#ee6a86'],
    [972, 866, 66, '#f6a04a'],
    [62, 770, 54, '#f6a04a'],
    [1140, 130, 54, '#f4694f'],
  ],
};

/** The upper half of a tall face; the lower one is the same, turned round. */
const tall: Plan = {
  palms: [
    [-30, -30, 14, 420, '#8fc48a'],
    [930, 100, 150, 360, '#8fc48a'],
  ],
  back: [
    [230, -74, 1, 84, '#2f8a6a'],
    [690, -74, 1, 98, '#2f8a6a'],
    [330, 70, 0.96, 78, '#3f9a72'],
    [600, 70, 0.96, 102, '#3f9a72'],
  ],
  front: [
    [-60, -50, 1.2, 42, '#3f9a72'],
    [960, -50, 1.2, 138, '#2a8264'],
    [-64, 150, 1.02, 26, '#2a8264'],
    [964, 150, 1.02, 154, '#3f9a72'],
    [-64, 470, 0.66, 8, '#3f9a72'],
    [964, 640, 0.66, 188, '#2a8264'],
  ],
  flowers: [
    [316, 70, 60, '#f6a04a'],
    [592, 84, 54, '#ee8aa2'],
    [98, 226, 68, '#f4694f'],
    [806, 230, 58, '#f6a04a'],
    [862, 84, 60, '#f4694f'],
  ],
};

function turned({ palms, back, front, flowers }: Plan, { width, height }: Face): Plan {
  const leafOf = ([x, y, scale, rotation, color]: Leaf): Leaf => [
    width - x,
    height - y,
    scale,
    rotation + 180,
    color,
  ];
  return {
    palms: palms.map(([x, y, rotation, length, color]) => [
      width - x,
      height - y,
      rotation + 180,
      length,
      color,
    ]),
    back: back.map(leafOf),
    front: front.map(leafOf),
    flowers: flowers.map(([x, y, r, color]) => [width - x, height - y, r, color]),
  };
}

function planFor(face: Face): Plan {
  const parts = face.key === 'portrait' ? [tall, turned(tall, face)] : [moved(wide, face)];
  return {
    palms: [...edgePalms(face), ...parts.flatMap(({ palms }) => palms)],
    back: parts.flatMap(({ back }) => back),
    front: parts.flatMap(({ front }) => front),
    flowers: parts.flatMap(({ flowers }) => flowers),
  };
}

/** To the edges of another face; where its sides are narrower, the flowers are smaller. */
function moved({ palms, back, front, flowers }: Plan, face: Face): Plan {
  const margin = face.calm.x / landscape.calm.x;
  return {
    palms: palms.map(([x, y, ...rest]) => [...anchored(face, x, y), ...rest]),
    back: back.map(([x, y, ...rest]) => [...anchored(face, x, y), ...rest]),
    front: front.map(([x, y, ...rest]) => [...anchored(face, x, y), ...rest]),
    flowers: flowers.map(([x, y, r, color]) => [...anchored(face, x, y), r * margin, color]),
  };
}

/** Dark fronds that look in from all four edges. */
function edgePalms({ width, height }: Face): readonly Palm[] {
  const palms: Palm[] = [];
  const step = height > width ? 230 : 190;
  for (let x = 0, i = 0; x < width - 100; x += 200, i++)
    palms.push(
      [x + 60, -40, i % 2 ? 24 : 150, 260, '#2f7a5c'],
      [x + 120, height + 40, i % 2 ? -150 : -28, 260, '#2f7a5c'],
    );
  for (let y = 60, i = 0; y < height - 40; y += step, i++)
    palms.push(
      [-40, y, i % 2 ? 34 : -30, 270, '#3f8f66'],
      [width + 40, y, i % 2 ? 146 : 210, 270, '#3f8f66'],
    );
  return palms;
}

function drawTropical({ random, face }: DrawInput): readonly SceneNode[] {
  const plan = planFor(face);
  const grown = ([x, y, scale, rotation, color]: Leaf) =>
    placed(
      [
        translated(
          [
            cut(
              'M0 0C-14 -62 40 -104 92 -96C160 -90 196 -30 200 0C196 30 160 90 92 96C40 104 -14 62 0 0Z',
              '#0e2a2426',
            ),
          ],
          6,
          9,
        ),
        ...monstera(color),
      ],
      { x, y, scale, rotation: rotation + random.float(-7, 7) },
    );
  return [
    baseLayer(face, fadeDown(face, ['#1c5a4c', '#12433f', '#0e3a3c'])),
    ...plan.palms.map(([x, y, rotation, length, color]) =>
      placed([cut(frond(length, length * 0.16), color)], {
        x,
        y,
        rotation: rotation + random.float(-5, 5),
      }),
    ),
    ...plan.back.map(grown),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#e8a85a', width: 2.5, second: '#f2d3a0' }),
    ...plan.front.map(grown),
    ...plan.flowers.flatMap(([x, y, r, color]) => hibiscus(x, y, r, random.float(0, 60), color)),
  ];
}

export const tropical: Background = {
  key: 'bg-tropical',
  label: 'Tropical leaves',
  tags: ['jungle', 'leaf', 'palm', 'hibiscus', 'green', 'summer', 'flower', 'nature'],
  panel: null,
  draw: drawTropical,
  cover: tropicalCover,
};
