import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, fade, ground, line, mix, moved, pierced, placed, window } from './cutout.ts';
import { circle, leaf, oval, petals, polar, round, star } from './outline.ts';
import { roundedSheet, sheet, wavyHole } from './paper.ts';

/** Sheets with wavy windows lying on each other, the darkest nearest the eye; each throws its shadow inward. */
function layers(
  random: Random,
  colors: readonly Color[],
  between: (index: number) => readonly SceneNode[],
): readonly SceneNode[] {
  return colors.flatMap((color, index) => {
    const reach = 25 + index * 20;
    const d = window(wavyHole(reach, 18 + index * 9, random.float(0, 6.28)));
    return [
      moved([pierced(d, '#3a141c1f')], 5, 9),
      moved([pierced(d, '#3a141c1f')], 2.5, 4.5),
      pierced(d, color),
      ...between(index),
    ];
  });
}

function drawSunset(random: Random): readonly SceneNode[] {
  const colors: readonly Color[] = ['#fde3b9', '#fac48a', '#f59c6c', '#e8705a', '#c54a58', '#8f2f57'];
  const birds = [
    [78, 70, 36],
    [1112, 850, 40],
    [1064, 54, 24],
  ] as const;
  return [
    ground('#fffaf0'),
    ...layers(random, colors, () => []),
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

function drawSea(random: Random): readonly SceneNode[] {
  const colors: readonly Color[] = ['#d5eeea', '#a6dbdc', '#68bfca', '#3497ae', '#1f6c8c', '#15496b'];
  const weed = [
    [20, 900, 230],
    [62, 910, 160],
    [112, 915, 110],
    [1184, 900, 250],
    [1140, 910, 180],
    [1096, 912, 110],
  ] as const;
  const swim = (x: number, y: number, scale: number, color: Color, mirror: boolean) =>
    placed(fish(color), {
      x: x + random.float(-8, 8),
      y: y + random.float(-26, 26),
      scale,
      mirror,
      turn: random.float(-12, 12),
    });
  const bubbles = Array.from({ length: 30 }, () => ({
    x: random.pick([0, 1]) ? random.float(10, 110) : random.float(1090, 1190),
    y: random.float(30, 800),
    r: random.float(3, 10),
  }));
  return [
    ground('#fbfcf6'),
    ...layers(random, colors, (index) =>
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
      (turn, i) =>
        oval(...polar(x, y, h * 0.4, turn - 90), 7, h * 0.1) +
        leaf(x, y, h * (i % 2 ? 1 : 0.8), 16, turn - 90, 0.8),
    )
    .join('');
}

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

function hibiscus(x: number, y: number, r: number, turn: number, color: Color): readonly SceneNode[] {
  const tip = polar(x, y, r * 0.8, turn + 30);
  return [
    moved([cut(petals(x, y, 5, r, r * 1.05, turn), '#0e2a2433')], 4, 8),
    cut(petals(x, y, 5, r, r * 1.05, turn), color),
    cut(petals(x, y, 5, r * 0.78, r * 0.42, turn), mix(color, '#ffffff', 0.32)),
    cut(petals(x, y, 5, r * 0.4, r * 0.3, turn), '#a81d46'),
    line(`M${round(x)} ${round(y)}L${round(tip[0])} ${round(tip[1])}`, '#ffd98a', r * 0.1),
    cut(
      circle(tip[0], tip[1], r * 0.11) +
        circle(tip[0] + r * 0.12, tip[1] - r * 0.06, r * 0.07) +
        circle(tip[0] - r * 0.04, tip[1] + r * 0.14, r * 0.07),
      '#f6a821',
    ),
  ];
}

function drawTropical(random: Random): readonly SceneNode[] {
  const at = (x: number, y: number, scale: number, turn: number, color: Color) =>
    placed(
      [
        moved(
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
      { x, y, scale, turn: turn + random.float(-7, 7) },
    );
  const palm = (x: number, y: number, turn: number, length: number, color: Color) =>
    placed([cut(frond(length, length * 0.16), color)], { x, y, turn: turn + random.float(-5, 5) });
  return [
    ground(fade(['#1c5a4c', '#12433f', '#0e3a3c'])),
    ...[0, 200, 400, 600, 800, 1000].flatMap((x, i) => [
      palm(x + 60, -40, i % 2 ? 24 : 150, 260, '#2f7a5c'),
      palm(x + 120, 940, i % 2 ? -150 : -28, 260, '#2f7a5c'),
    ]),
    ...[60, 250, 440, 630, 820].flatMap((y, i) => [
      palm(-40, y, i % 2 ? 34 : -30, 270, '#3f8f66'),
      palm(1240, y, i % 2 ? 146 : 210, 270, '#3f8f66'),
    ]),
    palm(-30, -30, 14, 420, '#8fc48a'),
    palm(1230, 930, 194, 420, '#8fc48a'),
    palm(-30, -20, 70, 400, '#6fb07a'),
    palm(1230, 920, 250, 400, '#6fb07a'),
    at(-50, 380, 0.9, -8, '#3f9a72'),
    at(1250, 520, 0.9, 172, '#3f9a72'),
    at(380, -70, 0.8, 96, '#2f8a6a'),
    at(640, -80, 0.74, 80, '#3f9a72'),
    at(880, -70, 0.8, 100, '#2f8a6a'),
    at(820, 970, 0.8, 276, '#2f8a6a'),
    at(560, 980, 0.74, 262, '#3f9a72'),
    at(320, 970, 0.8, 280, '#2f8a6a'),
    ...sheet(roundedSheet, '#fffaf0', { color: '#e8a85a', width: 2.5, second: '#f2d3a0' }),
    at(-60, -50, 1.16, 42, '#2a8264'),
    at(1260, 950, 1.16, 222, '#2a8264'),
    at(-60, 620, 0.84, 6, '#2a8264'),
    at(1260, 260, 0.84, 186, '#2a8264'),
    at(-20, 950, 0.98, -38, '#3f9a72'),
    at(1220, -50, 0.98, 142, '#3f9a72'),
    ...hibiscus(66, 204, 74, random.float(0, 60), '#f4694f'),
    ...hibiscus(224, 36, 66, random.float(0, 60), '#ee8aa2'),
    ...hibiscus(1136, 696, 74, random.float(0, 60), '#ee6a86'),
    ...hibiscus(972, 866, 66, random.float(0, 60), '#f6a04a'),
    ...hibiscus(62, 770, 54, random.float(0, 60), '#f6a04a'),
    ...hibiscus(1140, 130, 54, random.float(0, 60), '#f4694f'),
  ];
}

export const paperSunset: Background = {
  key: 'bg-paper-sunset',
  label: 'Paper sunset',
  tags: ['paper', 'layers', 'sunset', 'warm', 'waves'],
  panel: null,
  draw: drawSunset,
};

export const reef: Background = {
  key: 'bg-reef',
  label: 'Coral reef',
  tags: ['sea', 'ocean', 'fish', 'blue', 'paper', 'kids'],
  panel: null,
  draw: drawSea,
};

export const tropical: Background = {
  key: 'bg-tropical',
  label: 'Tropical leaves',
  tags: ['jungle', 'leaf', 'palm', 'hibiscus', 'green', 'summer'],
  panel: null,
  draw: drawTropical,
};
