import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { circle, cloud, leaf, oval, type Point, petals, polar, round } from '../outline.ts';
import { downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

const places = {
  portrait: { horizon: 950, sun: [640, 830, 120], hare: { x: 300, y: 1330, scale: 1.2 } },
  square: { horizon: 640, sun: [780, 540, 90], hare: { x: 380, y: 930, scale: 0.92 } },
} as const;

function poppy(color: Color): SceneSymbol {
  const dark = mix(color, '#4a0a1a', 0.3);
  return {
    viewBox: [-60, -60, 120, 120],
    children: [
      cut(
        'M-54 -8C-58 -44 -20 -58 0 -40C20 -58 58 -44 54 -8C56 10 40 18 26 16C16 30 -16 30 -26 16C-40 18 -56 10 -54 -8Z',
        dark,
      ),
      cut(
        'M-50 -10C-50 -40 -22 -50 0 -26C22 -50 50 -40 50 -10C44 22 16 38 0 38C-16 38 -44 22 -50 -10Z',
        color,
      ),
      cut(
        'M-38 -8C-30 -24 -14 -26 -6 -12C-14 0 -18 16 -16 28C-30 20 -38 8 -38 -8Z',
        mix(color, '#ffffff', 0.24),
      ),
      cut(circle(0, 2, 14), '#2a1a2a'),
      cut(Array.from({ length: 8 }, (_, i) => circle(...polar(0, 2, 19, i * 45), 3)).join(''), '#f7d36a'),
    ],
  };
}

function wild(color: Color, heart: Color, count: number): SceneSymbol {
  return {
    viewBox: [-60, -60, 120, 120],
    children: [
      cut(petals(0, 0, count, 52, 26), mix(color, '#4a3a7a', 0.22)),
      cut(petals(0, 0, count, 48, 22, 8), color),
      cut(circle(0, 0, 15), heart),
    ],
  };
}

const symbols: Readonly<Record<string, SceneSymbol>> = {
  'poppy-red': poppy('#e8413f'),
  'poppy-orange': poppy('#f7783c'),
  cornflower: wild('#5f7fe8', '#2f3f9f', 9),
  daisy: wild('#fffaf2', '#f7b52c', 12),
};

/** Sits at the origin and looks to the right, 330 high. */
function hare(): readonly SceneNode[] {
  const fur: Color = '#b5845c';
  return [
    cut(oval(0, 4, 130, 18), '#1a5a34', 0.4),
    cut(circle(-98, -38, 26), '#fff6ea'),
    cut('M-96 -2C-116 -70 -80 -140 -10 -146C44 -146 66 -90 56 -2Z', downward(-146, 0, fur, '#8f6040')),
    cut('M-92 -2C-104 -52 -70 -92 -30 -80C4 -66 6 -20 -8 0Z', mix(fur, '#5a3020', 0.24)),
    cut('M-60 2C-70 -16 -30 -22 0 -14C12 -8 12 2 8 4H-54Z', mix(fur, '#ffffff', 0.12)),
    cut('M20 -116C44 -106 56 -60 50 0H26C30 -40 16 -70 8 -96Z', '#f7e6d0'),
    cut('M28 -60L34 2H58C64 -6 58 -12 52 -12L50 -64Z', fur),
    cut(
      'M0 -210C-34 -250 -44 -320 -26 -334C-4 -344 22 -280 26 -222ZM42 -216C36 -262 54 -330 74 -330C96 -322 82 -256 62 -214Z',
      fur,
    ),
    cut(
      'M4 -222C-20 -256 -28 -304 -20 -318C-6 -318 14 -270 18 -226ZM48 -220C48 -262 62 -312 72 -314C82 -300 70 -252 58 -218Z',
      '#f2b8a8',
    ),
    cut(
      'M-18 -180C-18 -222 20 -236 54 -226C92 -214 112 -184 104 -160C92 -134 60 -126 30 -128C0 -132 -18 -150 -18 -180Z',
      downward(-236, -126, mix(fur, '#ffffff', 0.14), fur),
    ),
    cut('M104 -160C92 -134 60 -126 40 -130C46 -156 76 -172 104 -160Z', '#f7e6d0'),
    cut(circle(52, -188, 12), '#2a1a20'),
    cut(circle(48, -193, 4.4), '#ffffff'),
    cut(oval(103, -168, 8, 6), '#e8718c'),
    cut(oval(40, -164, 12, 8), '#f7a08a', 0.6),
    line('M100 -158q-8 10 -18 6', '#5a3020', 4),
    line('M92 -156l34 2M92 -150l30 12', '#fff6ea', 2.5),
    ...[0, 1, 2, 3, 4].map((i) =>
      symbolAt(i % 2 ? 'daisy' : 'poppy-orange', -2 + i * 17, -224 + Math.abs(i - 2) * 5, 26, i * 20),
    ),
  ];
}

function flowersAt(
  random: Random,
  count: number,
  box: { top: number; bottom: number; width: number },
  size: readonly [number, number],
  avoid: (x: number) => boolean,
) {
  const names = ['poppy-red', 'poppy-red', 'poppy-orange', 'cornflower', 'daisy'];
  return Array.from({ length: count }, (_, i) => ({
    x: ((i + random.float(0.1, 0.9)) * box.width) / count,
    y: random.float(box.top, box.bottom),
    size: random.float(...size),
    name: random.pick(names),
  }))
    .filter(({ x }) => !avoid(x))
    .toSorted((one, other) => one.y - other.y);
}

function drawMeadow({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { horizon, sun, hare: who } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.76 : 1;
  const [sx, sy, sr] = sun;
  const point = (share: number, y: number): Point => [share, y];
  const far = Array.from(
    { length: 90 },
    () => [random.float(0, width), random.float(horizon + 60 * k, horizon + 230 * k)] as const,
  );
  const middle = flowersAt(
    random,
    26,
    { top: horizon + 210 * k, bottom: horizon + 350 * k, width },
    [34 * k, 54 * k],
    (x) => Math.abs(x - who.x - 10) < 130 * who.scale,
  );
  const near = flowersAt(
    random,
    17,
    { top: height - 220 * k, bottom: height - 60 * k, width },
    [88 * k, 130 * k],
    () => false,
  );
  const stems = (items: readonly { x: number; y: number; size: number }[], reach: number) =>
    items
      .map(
        ({ x, y, size }) =>
          `M${round(x)} ${round(y)}q${round(size * 0.1)} ${round(reach / 2)} ${round(-size * 0.06)} ${round(reach)}`,
      )
      .join('');
  const blades = (count: number, top: number, tall: number) =>
    Array.from({ length: count }, () =>
      leaf(
        random.float(0, width),
        random.float(top, height + 30),
        tall * random.float(0.6, 1.2),
        7 * k,
        -90 + random.float(-24, 24),
      ),
    ).join('');
  const wing = 'M2 0C10 -40 52 -56 58 -34C62 -14 38 0 2 2C36 4 48 20 38 34C26 46 6 24 2 4Z';
  const butterfly = (color: Color) => [
    cut(wing, color),
    placed([cut(wing, color)], { x: 0, y: 0, mirror: true }),
    cut(oval(0, 2, 4, 20), '#4a2a3a'),
  ];
  return [
    baseLayer(face, fadeDown(face, ['#c9e6f5', '#e3f0ee', '#fff0d0', '#ffdcae'])),
    glow(sx, sy, sr * 3, '#fff6cf', 'ff'),
    cut(circle(sx, sy, sr), '#ffd766'),
    cut(
      cloud(-70, at === 'square' ? 116 : 200, 290) + cloud(width - 230, at === 'square' ? 90 : 170, 290),
      '#ffffff',
      0.85,
    ),
    land(
      face,
      [
        point(-0.03, horizon - 50),
        point(0.2, horizon - 140 * k),
        point(0.45, horizon - 40),
        point(0.75, horizon - 110 * k),
        point(1.03, horizon - 40),
      ],
      '#b9d8c0',
    ),
    land(
      face,
      [
        point(-0.03, horizon + 10),
        point(0.3, horizon - 30 * k),
        point(0.6, horizon + 20),
        point(1.03, horizon - 20),
      ],
      downward(horizon - 30, horizon + 260, '#a3cf8a', '#6fb06a'),
    ),
    cut(
      Array.from({ length: 9 }, (_, i) =>
        oval(width * (0.05 + i * 0.11) + random.float(-16, 16), horizon - 10 * k, 22 * k, 30 * k),
      ).join(''),
      '#5f9f72',
    ),
    ...(['#e8413f', '#f7783c', '#fffaf2', '#7f94ee'] as const).map((fill, tone) =>
      cut(
        far
          .filter((_, i) => i % 4 === tone)
          .map(([x, y]) => circle(x, y, (4 + (y - horizon) / 32) * k))
          .join(''),
        fill,
      ),
    ),
    land(
      face,
      [
        point(-0.03, horizon + 210 * k),
        point(0.4, horizon + 240 * k),
        point(0.75, horizon + 200 * k),
        point(1.03, horizon + 240 * k),
      ],
      downward(horizon + 200, height, '#7fbf6a', '#2f8a55'),
    ),
    line(stems(middle, 90 * k), '#3f8f50', 4 * k),
    placed(hare(), who),
    ...middle.map(({ x, y, size, name }) => symbolAt(name, x, y, size, random.int(-20, 20))),
    cut(blades(46, height - 260 * k, 120 * k), '#3f9a58'),
    line(stems(near, 260 * k), '#2f7a48', 8 * k),
    cut(blades(30, height - 120 * k, 190 * k), '#2f8a50'),
    ...near.map(({ x, y, size, name }) => symbolAt(name, x, y, size, random.int(-20, 20))),
    placed(butterfly('#f7a02c'), {
      x: who.x + 250 * who.scale,
      y: who.y - 300 * who.scale,
      scale: 0.86 * k,
      rotation: 22,
    }),
    placed(butterfly('#7f94ee'), { x: width * 0.12, y: horizon + 70 * k, scale: 0.66 * k, rotation: -24 }),
  ];
}

export const meadowCover: Cover = { heading, ink: '#8a2436', accent: '#a82f36', symbols, draw: drawMeadow };
