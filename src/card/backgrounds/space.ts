import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fade, glow, line, mix, placed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, twinkle } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** A planet of radius 100 about the origin: bands cut to its disc, shade at the lower right. */
function planet(
  color: Color,
  bands: readonly (readonly [number, number, Color])[],
  ringColor?: Color,
): readonly SceneNode[] {
  const disc: SceneNode = {
    kind: 'group',
    clip: { kind: 'ellipse', cx: 0, cy: 0, rx: 100, ry: 100 },
    children: [
      cut(circle(0, 0, 100), color),
      ...bands.map(([y, height, band]) =>
        cut(`M-110 ${y}Q0 ${y + 22} 110 ${y}V${y + height}Q0 ${y + height + 22} -110 ${y + height}Z`, band),
      ),
      { ...cut(`${circle(0, 0, 140)}${circle(-30, -28, 108)}`, '#14143a', 0.28), fillRule: 'evenodd' },
    ],
  };
  if (!ringColor) return [disc];
  return [
    line('M-96 -20C-190 20 -170 50 -110 46', ringColor, 13),
    disc,
    line('M-110 46C-20 42 150 -20 152 -54C152 -70 120 -68 92 -58', ringColor, 13),
    line('M-104 47C-20 40 140 -20 148 -54', mix(ringColor, '#ffffff', 0.5), 3),
  ];
}

function rocket(): readonly SceneNode[] {
  return [
    cut('M-18 92C-30 130 -8 150 0 186C8 150 30 130 18 92Z', '#f6a03c'),
    cut('M-9 92C-14 116 -4 130 0 150C4 130 14 116 9 92Z', '#fff0b8'),
    cut('M-34 30L-66 84L-28 78ZM34 30L66 84L28 78Z', '#e2524a'),
    cut('M0 -110C36 -76 46 -20 34 88H-34C-46 -20 -36 -76 0 -110Z', '#fff6e8'),
    cut('M12 -98C38 -66 46 -16 34 88H12C24 10 26 -50 12 -98Z', '#d9c8c8'),
    cut('M0 -110C16 -95 27 -76 33 -54H-33C-27 -76 -16 -95 0 -110Z', '#e2524a'),
    cut(circle(0, -10, 22), '#2f6f9a'),
    cut(circle(0, -10, 15), '#8fd3e0'),
    cut('M-34 66H34L33 88H-33Z', '#e2524a'),
  ];
}

function drawSpace({ random, face }: DrawInput): readonly SceneNode[] {
  const dots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 10, count: 16 },
        { r: 4, count: 60 },
        { r: 2, count: 80 },
      ],
      gap: 8,
    },
  );
  const size = (r: number) => dots.filter((dot) => dot.r === r);
  const tilt = random.float(-10, 10);
  return [
    baseLayer(face, fade(['#101a46', '#1c2f68', '#2a5a86', '#3f8a94'], [0, 0], [1200, 900])),
    glow(60, 840, 420, '#f4897a', '66'),
    glow(1150, 60, 380, '#7a6bd0', '88'),
    line(
      'M-60 430C140 180 420 -20 760 -60M1260 520C1080 760 760 940 420 980M-60 640C20 800 200 900 420 930',
      '#ffffff44',
      2,
      { dash: [3, 12] },
    ),
    cut(
      size(2)
        .map(({ x, y }) => circle(x, y, 1.6))
        .join(''),
      '#ffffff',
      0.8,
    ),
    cut(
      size(4)
        .map(({ x, y }) => twinkle(x, y, 7))
        .join(''),
      '#fff0c0',
    ),
    cut(
      size(10)
        .map(({ x, y }) => twinkle(x, y, random.float(13, 20)))
        .join(''),
      '#ffcf5a',
    ),
    placed(
      planet(
        '#f2a95a',
        [
          [-60, 24, '#f7c884'],
          [-14, 34, '#d9783f'],
          [42, 18, '#f7c884'],
        ],
        '#ffe0a8',
      ),
      { x: 60, y: 110, scale: 0.92, rotation: tilt },
    ),
    placed(
      planet('#e2697a', [
        [-70, 30, '#f08f94'],
        [0, 20, '#c24a68'],
        [50, 26, '#f08f94'],
      ]),
      { x: 1150, y: 836, scale: 1.36, rotation: -14 + tilt },
    ),
    placed(
      planet('#5fb8a8', [
        [-40, 26, '#8fd6bd'],
        [26, 30, '#3f938f'],
      ]),
      { x: 1140, y: 260, scale: 0.5, rotation: 20 },
    ),
    placed(
      planet('#8a7bd0', [
        [-30, 22, '#b0a2ea'],
        [30, 20, '#6a5ab0'],
      ]),
      { x: 30, y: 560, scale: 0.56, rotation: -20 },
    ),
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#2a5a86', width: 3, inset: 15, dash: [0.1, 11] }),
    placed(rocket(), {
      x: 86 + random.float(-5, 5),
      y: 736,
      scale: 0.84,
      rotation: 24 + random.float(-5, 5),
    }),
    placed(
      [
        cut(circle(0, 0, 40), '#fff0cf'),
        cut(circle(-10, -8, 9) + circle(14, 6, 12) + circle(-6, 20, 6), '#e3cda0'),
        { ...cut(`${circle(0, 0, 40)}${circle(-10, -9, 40)}`, '#14143a', 0.18), fillRule: 'evenodd' },
      ],
      { x: 1096, y: 76, scale: 1 },
    ),
    placed(
      [
        cut('M-52 6C-52 -8 52 -8 52 6C40 26 -40 26 -52 6Z', '#f6b02c'),
        cut('M-26 0A26 26 0 0 1 26 0Q0 8 -26 0Z', '#bfe6ea'),
        cut(circle(-28, 10, 4) + circle(0, 14, 4) + circle(28, 10, 4), '#e2524a'),
      ],
      { x: 470 + random.float(-60, 60), y: 46, scale: 0.8, rotation: -8 },
    ),
  ];
}

export const space: Background = {
  key: 'bg-space',
  label: 'Outer space',
  tags: ['space', 'rocket', 'planet', 'stars', 'kids', 'adventure', 'blue', 'night'],
  panel: null,
  draw: drawSpace,
};
