import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { sprinkles } from '../icing.ts';
import { box, circle, oval, polar, round } from '../outline.ts';
import { party } from '../party-colors.ts';
import { ball, cylinder, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 304, width: 720, height: 300 },
  square: { x: 140, y: 140, width: 800, height: 236 },
};

/** The foot of the cake's stand, and the edge of the table behind it. */
const places = {
  portrait: { x: 450, y: 1424, scale: 1.06, table: 1336 },
  square: { x: 540, y: 1036, scale: 0.8, table: 968 },
} as const;

interface Flavour {
  readonly walls: readonly [Color, Color, Color];
  readonly icing: Color;
  readonly accent: Color;
}

const flavours: readonly Flavour[] = [
  { walls: ['#f7a3b5', '#fbd3c4', '#f7a3b5'], icing: '#fff6ea', accent: '#e2405f' },
  { walls: ['#a9d9c8', '#f8e3bf', '#a9d9c8'], icing: '#fffaf0', accent: '#e65b4f' },
  { walls: ['#c3aee6', '#f6d6e6', '#c3aee6'], icing: '#fff8f2', accent: '#c23a78' },
];

/** A layer of the cake about the axis x = 0: a short cylinder seen a little from above. */
interface Tier {
  readonly top: number;
  readonly bottom: number;
  readonly rx: number;
}

/** How much of a circle's width its height is when one looks down on it like this. */
const tilt = 0.17;

const tiers: readonly Tier[] = [
  { top: -286, bottom: -96, rx: 300 },
  { top: -440, bottom: -280, rx: 214 },
  { top: -572, bottom: -436, rx: 132 },
];

/** A point on the front rim of a circle; 0 is its left end, 1 its right end. */
function rim({ rx }: Tier, y: number, share: number): readonly [number, number] {
  const [dx, dy] = polar(0, 0, rx, 180 - share * 180);
  return [dx, y + dy * tilt];
}

function wall({ top, bottom, rx }: Tier, color: Color): SceneNode {
  const ry = round(rx * tilt);
  return cut(
    `M${-rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${rx} ${bottom}V${top}Z`,
    cylinder(-rx, 2 * rx, color),
  );
}

/** Icing over the top that runs down the wall in tongues. */
function dripping(tier: Tier, color: Color, random: Random): readonly SceneNode[] {
  const { top, rx } = tier;
  const count = Math.round(rx / 15);
  const steps = Array.from({ length: count + 1 }, (_, i) => rim(tier, top, i / count));
  let d = `M${-rx} ${top}`;
  for (const [i, [x, y]] of steps.slice(0, -1).entries()) {
    const [next, nextY] = steps[i + 1] as readonly [number, number];
    const width = next - x;
    const r = round(width * 0.36);
    const length = random.float(12, 30) + (i % 2) * random.float(14, 34);
    d += `L${round(x + width * 0.14)} ${round(y + 4)}V${round(y + length)}`;
    d += `A${r} ${r} 0 0 0 ${round(x + width * 0.86)} ${round(nextY + length)}V${round(nextY + 4)}`;
  }
  d += `L${rx} ${top}A${rx} ${round(rx * tilt)} 0 0 0 ${-rx} ${top}Z`;
  return [
    { kind: 'group', transform: [1, 0, 0, 1, 3, 7], children: [cut(d, '#5a1a3a', 0.16)] },
    cut(d, cylinder(-rx, 2 * rx, color)),
    cut(oval(0, top, rx, rx * tilt), mix(color, '#ffffff', 0.4)),
    line(
      `M${round(-rx * 0.94)} ${round(top - 2)}A${round(rx * 0.94)} ${round(rx * tilt * 0.86)} 0 0 1 ${round(rx * 0.94)} ${round(top - 2)}`,
      '#ffffff',
      3,
    ),
  ];
}

/** Piped balls along the foot of a layer. */
function piping(tier: Tier, color: Color): readonly SceneNode[] {
  const count = Math.round(tier.rx / 12);
  const balls = (r: number, dx: number, dy: number) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = rim(tier, tier.bottom - 2, (i + 0.5) / count);
      return circle(x + dx, y + dy, r);
    }).join('');
  return [
    cut(balls(16, 2, 4), '#5a1a3a', 0.18),
    cut(balls(16, 0, 0), mix(color, '#d9896f', 0.25)),
    cut(balls(12.5, -2, -2), color),
    cut(balls(4, -5, -6), '#ffffff'),
  ];
}

/** Strings of pearls that hang in bows on a wall. */
function pearls(tier: Tier, color: Color): SceneNode {
  const bows = 5;
  const spots = Array.from({ length: bows * 9 + 1 }, (_, i) => {
    const [x, y] = rim(tier, tier.top + 58, i / (bows * 9));
    const inBow = (i % 9) / 9;
    return circle(x, y + 44 * Math.sin(inBow * Math.PI), 5.2);
  });
  return cut(spots.join(''), color);
}

/** Shade that a layer throws on the one below it. */
function shade({ bottom, rx }: Tier): SceneNode {
  return cut(oval(8, bottom + 4, rx + 22, (rx + 22) * tilt), '#7a2a4a', 0.22);
}

function candles(random: Random): readonly SceneNode[] {
  const spots = [-84, -42, 0, 42, 84];
  return spots.flatMap((x, i) => {
    const foot = -572 + (1 - (x / 120) ** 2) * 10;
    const top = foot - 92 - (i % 2) * 12;
    const color = party[(i + random.int(0, 1)) % party.length] as Color;
    const stripes = [0, 1, 2, 3].map((s) => `M${x - 8} ${round(top + 16 + s * 22)}l16 -9v9l-16 9Z`);
    return [
      cut(box(x - 8, top, 16, foot - top, 4), cylinder(x - 8, 16, color)),
      cut(stripes.join(''), '#fffaf0', 0.9),
      line(`M${x} ${round(top)}v-10`, '#5b3a2c', 3),
      symbolAt('flame', x, top - 32, 110),
    ];
  });
}

function cherries(tier: Tier, color: Color, count: number): readonly SceneNode[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = rim({ ...tier, rx: tier.rx - 44 }, tier.top - 16, 0.1 + (0.8 * i) / (count - 1));
    return [
      cut(oval(x + 3, y + 18, 24, 9), '#7a2a4a', 0.25),
      cut(circle(x, y, 23), ball(x, y, 23, color)),
      cut(oval(x - 8, y - 9, 5, 4), '#ffffff', 0.8),
      line(`M${round(x)} ${round(y - 18)}q4 -22 22 -30`, '#6d8a3a', 3),
    ];
  }).flat();
}

function stand(): readonly SceneNode[] {
  return [
    cut(oval(0, 6, 200, 30), '#3a0a2a', 0.28),
    cut(
      'M-46 -70C-34 -40 -60 -16 -120 -2A120 20 0 0 0 120 -2C60 -16 34 -40 46 -70Z',
      cylinder(-120, 240, '#f4e4d2'),
    ),
    cut('M-352 -92A352 60 0 0 0 352 -92L340 -74A344 60 0 0 1 -340 -74Z', '#c9a58c'),
    cut(oval(0, -92, 352, 60), cylinder(-352, 704, '#fdf3e6')),
    line('M-334 -92A334 54 0 0 0 334 -92', '#ffffff', 4),
  ];
}

function drawCake({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, scale, table } = places[at];
  const { width, height } = face;
  const { walls, icing, accent } = random.pick(flavours);
  const lights = Array.from({ length: 40 }, () => ({
    x: random.float(0, width),
    y: random.float(0, table - 40),
    r: random.float(12, 46),
  })).filter((spot) => isOutside(heading[at], [spot.x, spot.y], spot.r + 30));
  const crumbs = Array.from({ length: 46 }, (_, i) => ({
    x: random.float(-280, 280),
    y: random.float(-210, -116),
    rotation: random.float(0, 6.28),
    color: i % 5,
  }));
  const [bottom, middle, top] = tiers as [Tier, Tier, Tier];
  const cake = [
    ...stand(),
    shade(bottom),
    wall(bottom, walls[0]),
    ...sprinkles(crumbs, 12),
    ...piping(bottom, icing),
    ...dripping(bottom, icing, random),
    shade(middle),
    wall(middle, walls[1]),
    pearls(middle, '#ffffff'),
    ...piping(middle, icing),
    ...dripping(middle, walls[0], random),
    shade(top),
    wall(top, walls[2]),
    ...piping(top, icing),
    ...dripping(top, icing, random),
    ...candles(random),
    ...cherries(bottom, accent, 8),
    ...cherries(middle, accent, 6),
  ];
  return [
    baseLayer(face, fadeDown(face, ['#451038', '#6b1b4b', '#a8385f', '#ee8a6a', '#ffb98a'])),
    glow(x, y - 470 * scale, 480 * scale, '#ffb066', '88'),
    ...[0, 1, 2].map((tone) =>
      cut(
        lights
          .filter((_, i) => i % 3 === tone)
          .map((spot) => circle(spot.x, spot.y, spot.r))
          .join(''),
        (['#ffd9a0', '#ff9fae', '#fff1cf'] as const)[tone] ?? '#ffd9a0',
        0.13,
      ),
    ),
    cut(`M-10 ${table}H${width + 10}V${height + 10}H-10Z`, downward(table, height, '#fff4e2', '#f0c9ac')),
    cut(`M-10 ${table}H${width + 10}V${table + 10}H-10Z`, '#ffffff', 0.7),
    ...hem(width, table + 170, height),
    placed(cake, { x, y, scale }),
    ...confettiOn(width, table + 30, Math.min(table + 150, height), random),
  ];
}

/** The scalloped edge of the cloth, on a face that is tall enough for it. */
function hem(width: number, y: number, bottom: number): readonly SceneNode[] {
  if (y > bottom) return [];
  const step = width / 10;
  const scallops = Array.from({ length: 10 }, () => `a${step / 2} 34 0 0 1 ${-step} 0`).join('');
  const cloth = `M0 ${y - 30}H${width}V${y}${scallops}Z`;
  const holes = Array.from({ length: 10 }, (_, i) => circle((i + 0.5) * step, y + 8, 9));
  return [
    cut(`M-10 ${y - 20}H${width + 10}V${bottom + 10}H-10Z`, downward(y, bottom, '#a8385f', '#6b1b4b')),
    { kind: 'group', transform: [1, 0, 0, 1, 0, 12], children: [cut(cloth, '#2a0a24', 0.3)] },
    cut(cloth, downward(y - 30, y + 40, '#f7dfc8', '#fdf0de')),
    cut(holes.join(''), '#c98a7a', 0.6),
  ];
}

/** What fell on the cloth. */
function confettiOn(width: number, top: number, bottom: number, random: Random): readonly SceneNode[] {
  return party.map((color) =>
    cut(
      Array.from({ length: 5 }, () =>
        oval(random.float(10, width - 10), random.float(top + 20, bottom), random.float(6, 11), 5),
      ).join(''),
      color,
    ),
  );
}

/** 110 high, about its middle. */
const flame: readonly SceneNode[] = [
  glow(50, 60, 50, '#ffd766', 'cc'),
  cut('M50 14C66 36 70 52 66 66C62 80 38 80 34 66C30 52 42 40 50 14Z', '#ffab2e'),
  cut('M50 40C58 52 60 60 57 68C54 76 46 76 43 68C40 60 46 54 50 40Z', '#fff3b8'),
];

export const cakeCover: Cover = {
  heading,
  ink: '#fff3df',
  accent: '#b23a55',
  symbols: { flame: { viewBox: [0, 0, 100, 100], children: flame } },
  draw: drawCake,
};
