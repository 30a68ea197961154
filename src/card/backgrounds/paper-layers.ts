import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, frameAround, line, mix, pierced, placed, translated } from './cutout.ts';
import { circle, leaf, oval, polar, round, star } from './outline.ts';
import { wavyHole } from './paper.ts';

/** Sheets with wavy windows lying on each other, the darkest nearest the eye; each throws its shadow inward. */
function layers(
  { random, face }: DrawInput,
  colors: readonly Color[],
  between: (index: number) => readonly SceneNode[],
): readonly SceneNode[] {
  return colors.flatMap((color, index) => {
    const reach = 25 + index * 20;
    const d = frameAround(
      face,
      wavyHole(face, { reach, swell: 18 + index * 9, phase: random.float(0, 6.28) }),
    );
    return [
      translated([pierced(d, '#3a141c1f')], 5, 9),
      translated([pierced(d, '#3a141c1f')], 2.5, 4.5),
      pierced(d, color),
      ...between(index),
    ];
  });
}

const birds = [
  [78, 70, 36],
  [1112, 850, 40],
  [1064, 54, 24],
] as const;

function drawSunset({ random, face }: DrawInput): readonly SceneNode[] {
  const colors: readonly Color[] = ['#fde3b9', '#fac48a', '#f59c6c', '#e8705a', '#c54a58', '#8f2f57'];
  return [
    baseLayer(face, '#fffaf0'),
    ...layers({ random, face }, colors, () => []),
    ...birds.map(([x, y, size]) => cut(paperBird(x + random.float(-6, 6), y, size), '#fff6e4')),
  ];
}

function paperBird(x: number, y: number, s: number): string {
  return `M${round(x)} ${round(y)}L${round(x - s * 1.3)} ${round(y - s * 0.9)}L${round(x - s * 0.2)} ${round(y - s * 0.5)}L${round(x + s * 0.5)} ${round(y - s * 1.3)}L${round(x + s * 0.6)} ${round(y - s * 0.3)}L${round(x + s * 1.3)} ${round(y - s * 0.2)}Z`;
}

function fish(color: Color): readonly SceneNode[] {
  return [
    cut('M-34 0L-64 -22C-58 -6 -58 6 -64 22Z', mix(color, '#5a1a2a', 0.2)),
    cut('M42 0C30 -28 -14 -30 -40 0C-14 30 30 28 42 0Z', color),
    cut('M-2 -20C6 -8 6 8 -2 20C-8 19 -14 16 -18 14C-10 4 -10 -4 -18 -14C-14 -17 -8 -19 -2 -20Z', '#fff6e4'),
    cut(circle(25, -5, 4.5), '#2a2a3a'),
  ];
}

const weed = [
  [20, 900, 230],
  [62, 910, 160],
  [112, 915, 110],
  [1184, 900, 250],
  [1140, 910, 180],
  [1096, 912, 110],
] as const;

function drawSea({ random, face }: DrawInput): readonly SceneNode[] {
  const colors: readonly Color[] = ['#d5eeea', '#a6dbdc', '#68bfca', '#3497ae', '#1f6c8c', '#15496b'];
  const swim = (x: number, y: number, scale: number, color: Color, mirror: boolean) =>
    placed(fish(color), {
      x: x + random.float(-8, 8),
      y: y + random.float(-26, 26),
      scale,
      mirror,
      rotation: random.float(-12, 12),
    });
  const bubbles = Array.from({ length: 30 }, () => ({
    x: random.pick([0, 1]) ? random.float(10, 110) : random.float(1090, 1190),
    y: random.float(30, 800),
    r: random.float(3, 10),
  }));
  return [
    baseLayer(face, '#fbfcf6'),
    ...layers({ random, face }, colors, (index) =>
      index === 2
        ? [swim(92, 300, 0.9, '#f6a821', false), swim(1110, 560, 0.95, '#f4694f', true)]
        : index === 4
          ? [swim(330, 42, 0.6, '#ffcf5a', false), swim(850, 866, 0.6, '#f48a7a', true)]
          : [],
    ),
    ...weed.map(([x, y, h], i) => {
      const sway = random.float(-18, 18);
      return cut(
        `M${x - 14} ${y}C${x - 34} ${y - h * 0.4} ${x + 24 + sway} ${y - h * 0.6} ${x + sway} ${y - h}C${x + 44 + sway} ${y - h * 0.6} ${x - 4} ${y - h * 0.4} ${x + 18} ${y}Z`,
        i % 2 ? '#3f9a7a' : '#2a7a6a',
      );
    }),
    cut(
      'M-10 905V858Q40 836 90 866T220 880Q300 886 320 905ZM1210 905V850Q1150 836 1104 866T980 884Q900 888 880 905Z',
      '#f2c98a',
    ),
    cut(coral(205, 890, 60) + coral(1000, 892, 66), '#f4694f'),
    cut(star(86, 872, 24, 20, 5, 0.5) + star(1130, 868, 20, -14, 5, 0.5), '#f79a5a'),
    line(bubbles.map(({ x, y, r }) => circle(x, y, r)).join(''), '#ffffffb0', 2.2),
    swim(56, 560, 0.74, '#ee8aa2', true),
    swim(1150, 250, 0.8, '#f6a821', false),
  ];
}

function coral(x: number, y: number, h: number): string {
  return [-50, -25, 0, 25, 50]
    .map(
      (rotation, i) =>
        oval(...polar(x, y, h * 0.4, rotation - 90), 7, h * 0.1) +
        leaf(x, y, h * (i % 2 ? 1 : 0.8), 16, rotation - 90, 0.8),
    )
    .join('');
}

export const paperSunset: Background = {
  key: 'bg-paper-sunset',
  label: 'Paper sunset',
  tags: ['paper', 'layers', 'sunset', 'warm', 'waves', 'orange', 'red'],
  panel: null,
  draw: drawSunset,
};

export const reef: Background = {
  key: 'bg-reef',
  label: 'Coral reef',
  tags: ['sea', 'ocean', 'fish', 'blue', 'paper', 'kids', 'animals'],
  panel: null,
  draw: drawSea,
};
