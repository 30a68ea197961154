import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { blossom, circle, leaf, oval, petals, polar, round, smooth } from '../outline.ts';
import { ball, cylinder, downward } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

/** The neck of the vase, and the edge of the table. */
const places = {
  portrait: { x: 450, y: 1164, scale: 0.94, table: 1350 },
  square: { x: 540, y: 806, scale: 0.74, table: 950 },
} as const;

/** A rose from above, 200 wide about the origin. */
function rose(color: Color): SceneSymbol {
  const dark = mix(color, '#5a0a3a', 0.4);
  const layer = (r: number, lobes: number, turn: number, fill: Color): readonly SceneNode[] => [
    cut(blossom(3, 5, r, lobes, turn, 0.2), '#3a0a2a', 0.16),
    cut(blossom(0, 0, r, lobes, turn, 0.2), ball(0, 0, r, fill, '#c01048')),
  ];
  return {
    viewBox: [-104, -104, 208, 208],
    children: [
      ...layer(100, 6, 10, mix(color, '#ffffff', 0.1)),
      ...layer(76, 5, 44, color),
      ...layer(54, 5, 8, mix(color, '#5a0a3a', 0.1)),
      ...layer(34, 4, 30, mix(color, '#5a0a3a', 0.22)),
      line('M-14 6C-16 -14 14 -16 14 2C14 14 -4 16 -5 4C-5 -3 5 -4 6 2', dark, 4),
    ],
  };
}

function daisy(color: Color, heart: Color): SceneSymbol {
  return {
    viewBox: [-104, -104, 208, 208],
    children: [
      cut(petals(3, 6, 14, 100, 36), '#3a0a2a', 0.14),
      cut(petals(0, 0, 14, 100, 36), mix(color, '#c9a0a0', 0.2)),
      cut(petals(0, 0, 14, 92, 30, 13), color),
      cut(circle(0, 0, 30), ball(0, 0, 30, heart)),
      cut(
        Array.from({ length: 9 }, (_, i) => circle(...polar(0, 0, 17, i * 40), 3)).join(''),
        mix(heart, '#5a2a0a', 0.5),
      ),
    ],
  };
}

function dahlia(color: Color): SceneSymbol {
  const ring = (count: number, length: number, width: number, turn: number, fill: Color) =>
    cut(petals(0, 0, count, length, width, turn), fill);
  return {
    viewBox: [-104, -104, 208, 208],
    children: [
      cut(petals(3, 6, 16, 100, 34), '#3a0a2a', 0.16),
      ring(16, 100, 36, 0, mix(color, '#5a0a3a', 0.24)),
      ring(14, 82, 32, 12, color),
      ring(12, 62, 26, 0, mix(color, '#ffffff', 0.2)),
      ring(10, 42, 20, 16, mix(color, '#ffffff', 0.4)),
      cut(circle(0, 0, 13), '#ffd34e'),
    ],
  };
}

const symbols: Readonly<Record<string, SceneSymbol>> = {
  'rose-red': rose('#e0405f'),
  'rose-peach': rose('#f79a6b'),
  'rose-pink': rose('#f58bb0'),
  daisy: daisy('#fffaf2', '#f8b62c'),
  'dahlia-plum': dahlia('#b04a9a'),
  'dahlia-coral': dahlia('#ef5f4a'),
};

type Head = readonly [x: number, y: number, size: number, kind: keyof typeof symbols];

/** About the middle of the bouquet, those in the back first. */
const heads: readonly Head[] = [
  [-40, -262, 150, 'daisy'],
  [112, -246, 160, 'dahlia-plum'],
  [-180, -206, 164, 'dahlia-coral'],
  [236, -150, 150, 'daisy'],
  [-282, -92, 150, 'rose-pink'],
  [34, -156, 176, 'rose-peach'],
  [306, -22, 156, 'rose-red'],
  [-140, -86, 184, 'rose-red'],
  [162, -76, 178, 'rose-pink'],
  [-306, 44, 140, 'daisy'],
  [-206, 60, 168, 'dahlia-plum'],
  [262, 96, 150, 'dahlia-coral'],
  [6, -14, 200, 'rose-pink'],
  [-92, 112, 168, 'rose-peach'],
  [132, 86, 176, 'daisy'],
  [40, 150, 150, 'rose-red'],
];

function greens(random: Random): readonly SceneNode[] {
  const spread = Array.from({ length: 21 }, (_, i) => 188 + i * 8.2 + random.float(-3, 3));
  const blades = (from: number, reach: number, width: number, shift: number) =>
    spread
      .filter((_, i) => i % 2 === shift)
      .map((angle) => leaf(...polar(0, -150, from, angle), reach, width, angle, 0.5))
      .join('');
  const veins = spread.map((angle) => {
    const [ax, ay] = polar(0, -150, 200, angle);
    const [bx, by] = polar(0, -150, 350, angle);
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  });
  const sprigs = [200, 222, 248, 276, 304, 326, 342].map((angle) => ({
    angle,
    reach: random.float(390, 430),
  }));
  const stems = sprigs.map(({ angle, reach }) =>
    smooth([[0, -120], polar(0, -150, reach * 0.6, angle - 3), polar(0, -150, reach, angle)]),
  );
  const berries = sprigs.flatMap(({ angle, reach }) =>
    Array.from({ length: 9 }, (_, i) => {
      const [x, y] = polar(0, -150, reach - 12 * i, angle);
      const [bx, by] = polar(x, y, 12 + i * 1.4, angle + (i % 2 ? 90 : -90));
      return circle(bx, by, 7);
    }),
  );
  return [
    cut(blossom(0, -176, 268, 13, 8, 0.14), '#23694f'),
    line(stems.join(''), '#6f9a5a', 4),
    cut(berries.join(''), '#fffaf2'),
    cut(blades(190, 190, 38, 0), '#2f7a5a'),
    cut(blades(170, 200, 34, 1), '#4f9f6b'),
    line(veins.join(''), '#bfe0a8', 2.4),
    cut(leaf(-60, -30, 250, 46, 168, 0.5) + leaf(60, -30, 250, 46, 12, 0.5), '#3b8a5f'),
    cut(leaf(-40, -20, 200, 34, 150, 0.5) + leaf(40, -20, 200, 34, 30, 0.5), '#5fae74'),
  ];
}

/** Its neck at the origin. */
function vase(): readonly SceneNode[] {
  const outline =
    'M-70 -34C-62 10 -140 60 -140 140C-140 206 -92 240 -70 250H70C92 240 140 206 140 140C140 60 62 10 70 -34Z';
  const drops = Array.from({ length: 9 }, (_, i) => petals(-120 + i * 30, 138, 5, 13, 9, i * 20));
  return [
    cut(oval(10, 252, 150, 22), '#7a2a3a', 0.22),
    cut(outline, cylinder(-140, 280, '#2f9aa0')),
    cut('M-139 116C-90 132 90 132 139 116L140 162C90 178 -90 178 -140 162Z', '#fff3dc', 0.9),
    cut(drops.join(''), '#e0557a'),
    cut('M-72 -36A72 14 0 0 0 72 -36L68 -16A66 13 0 0 1 -68 -16Z', '#1f7a84'),
    cut('M-100 60C-122 90 -128 130 -120 168C-108 140 -104 96 -84 58Z', '#ffffff', 0.3),
  ];
}

function drawBouquet({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, scale, table } = places[at];
  const { width, height } = face;
  const mirror = random.float() < 0.5;
  const bunch = heads.map(([hx, hy, size, kind]) =>
    symbolAt(kind, hx + random.float(-8, 8), hy - 190 + random.float(-8, 8), size, random.int(-40, 40)),
  );
  const fallen = Array.from({ length: 9 }, () => {
    const [px, py] = [
      random.float(30, width - 30),
      random.float(table + 40, Math.min(height - 10, table + 190)),
    ];
    return leaf(px, py, random.float(24, 40), 12, random.float(-40, 40), 0.55);
  });
  const panes = `M${width * 0.62} ${table - 620}L${width * 1.02} ${table - 760}V${table - 250}L${width * 0.62} ${table - 150}Z`;
  return [
    baseLayer(face, fadeDown(face, ['#fff4e4', '#ffe6d2', '#fbcfbf', '#f2b3ac'])),
    cut(panes, '#fff9ec', 0.5),
    line(
      `M${width * 0.82} ${table - 700}V${table - 190}M${width * 0.62} ${table - 390}L${width * 1.02} ${table - 506}`,
      '#fbd7c4',
      16,
    ),
    glow(x, y - 190 * scale, 470 * scale, '#fff6d8', 'cc'),
    cut(`M-10 ${table}H${width + 10}V${height + 10}H-10Z`, downward(table, height, '#d98f5f', '#a85f3c')),
    cut(`M-10 ${table}H${width + 10}V${table + 12}H-10Z`, '#f0b583'),
    line(
      [0.3, 0.52, 0.78]
        .map((share) => `M-10 ${round(table + (height - table) * share)}H${width + 10}`)
        .join(''),
      '#b9703f',
      3,
    ),
    cut(fallen.slice(0, 5).join(''), '#e0405f'),
    cut(fallen.slice(5).join(''), '#f79a6b'),
    placed([...greens(random), ...vase(), ...bunch], { x, y, scale, mirror }),
    placed(note(), {
      x: x + 230 * scale * (mirror ? -1 : 1),
      y: table + (at === 'portrait' ? 92 : 64),
      scale: scale * 0.9,
      rotation: mirror ? -8 : 8,
    }),
    ...butterflies(random, width, y - 520 * scale),
  ];
}

/** A small card that leans on the table. */
function note(): readonly SceneNode[] {
  return [
    cut('M-76 -50L80 -40L74 54L-82 44Z', '#5a2a1a', 0.25),
    cut('M-80 -56L76 -46L70 48L-86 38Z', '#fffaf0'),
    cut('M-80 -56L76 -46L-6 10Z', fade(['#fff1dc', '#f6dcc4'], [0, -56], [0, 10])),
    line('M-80 -56L-6 10L76 -46', '#e3c4a6', 2.5),
    cut('M-6 24C-26 10 -28 -6 -16 -10C-10 -12 -6 -6 -5 -2C-3 -7 2 -12 8 -9C20 -3 14 14 -6 24Z', '#e0405f'),
  ];
}

function butterflies(random: Random, width: number, y: number): readonly SceneNode[] {
  const wings = 'M2 0C10 -40 52 -56 58 -34C62 -14 38 0 2 2C36 4 48 20 38 34C26 46 6 24 2 4Z';
  const one = (color: Color): readonly SceneNode[] => [
    cut(wings, color),
    placed([cut(wings, color)], { x: 0, y: 0, mirror: true }),
    cut(oval(0, 2, 4, 20), '#5a2a3a'),
  ];
  return [
    placed(one('#f6a02c'), { x: width * 0.13, y: y + random.float(60, 130), scale: 0.9, rotation: 24 }),
    placed(one('#7fb6e0'), { x: width * 0.88, y: y + random.float(60, 150), scale: 0.72, rotation: -28 }),
  ];
}

export const flowersCover: Cover = { heading, ink: '#8c1f49', accent: '#a3264f', symbols, draw: drawBouquet };
