import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { lampSymbol } from '../clay-lamp.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, oval, petals, round } from '../outline.ts';
import { downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

/** The waterline of the river, and the size of the palace beyond it. */
const places = {
  portrait: { water: 1090, palace: 1, lanterns: [600, 1030] },
  square: { water: 730, palace: 0.78, lanterns: [390, 700] },
} as const;

/** A palace with domes; its foot at the origin, 820 wide. */
function palace(): readonly SceneNode[] {
  const wall: Color = '#4a2560';
  const dome = (x: number, y: number, r: number) =>
    `M${x - r} ${y}C${x - r * 1.3} ${round(y - r * 0.9)} ${round(x - r * 0.3)} ${round(y - r * 1.2)} ${x} ${round(y - r * 1.75)}C${round(x + r * 0.3)} ${round(y - r * 1.2)} ${round(x + r * 1.3)} ${round(y - r * 0.9)} ${x + r} ${y}Z`;
  const arch = (x: number, y: number, w: number, h: number) =>
    `M${round(x - w / 2)} ${y}V${round(y - h * 0.6)}C${round(x - w / 2)} ${round(y - h * 0.86)} ${round(x - w * 0.2)} ${round(y - h * 0.9)} ${x} ${y - h}C${round(x + w * 0.2)} ${round(y - h * 0.9)} ${round(x + w / 2)} ${round(y - h * 0.86)} ${round(x + w / 2)} ${round(y - h * 0.6)}V${y}Z`;
  const towers = [-370, 370];
  const pavilions = [-250, -130, 130, 250];
  const arches = [-320, -250, -180, -110, 110, 180, 250, 320];
  const small = [-370, 370].flatMap((x) => [arch(x, -216, 30, 56), arch(x, -120, 30, 56)]);
  return [
    cut(
      dome(0, -246, 92) +
        towers.map((x) => dome(x, -300, 42)).join('') +
        pavilions.map((x) => dome(x, -200, 30)).join(''),
      mix(wall, '#b0607f', 0.4),
    ),
    line(
      `M0 -406v-40${towers.map((x) => `M${x} -372v-30`).join('')}${pavilions.map((x) => `M${x} -252v-20`).join('')}`,
      '#ffcf7a',
      4,
    ),
    cut(
      `${box(-410, -170, 820, 174)}${box(-120, -250, 240, 84)}${towers.map((x) => box(x - 46, -302, 92, 306)).join('')}${pavilions.map((x) => box(x - 32, -202, 64, 36)).join('')}`,
      downward(-300, 0, '#6b3a78', wall),
    ),
    cut(
      `${box(-420, -178, 840, 12)}${box(-130, -258, 260, 12)}${towers.map((x) => box(x - 54, -308, 108, 12)).join('')}`,
      '#8f5590',
    ),
    cut(arches.map((x) => arch(x, -20, 48, 110)).join('') + arch(0, 0, 110, 200) + small.join(''), '#ffb85c'),
    cut(arches.map((x) => arch(x, -20, 30, 84)).join('') + arch(0, 0, 78, 164), '#ffe3a0'),
    cut(
      pavilions.map((x) => arch(x, -166, 24, 30)).join('') +
        [-70, 0, 70].map((x) => arch(x, -190, 34, 46)).join(''),
      '#ffcf7a',
    ),
  ];
}

/** A paper lantern that has flown up; 60 wide about its middle. */
const lantern: readonly SceneNode[] = [
  glow(50, 56, 50, '#ffb04d', '99'),
  cut(
    'M26 30C34 22 66 22 74 30C72 56 68 76 62 88H38C32 76 28 56 26 30Z',
    downward(22, 88, '#f48a3c', '#ffe09a'),
  ),
  cut('M38 88H62L60 92H40Z', '#a8481f'),
  cut('M42 26C44 50 44 70 46 88H54C56 70 56 50 58 26C52 24 48 24 42 26Z', '#fff0c0', 0.5),
];

function drawLamps({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { water, palace: size, lanterns } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.84 : 1;
  const tall = height - water;
  const flying = [
    ...Array.from({ length: 11 }, (_, i) => ({
      x: ((i + random.float(0.15, 0.85)) * width) / 11,
      y: random.float(lanterns[0], lanterns[1]),
      size: random.float(34, 84),
    })),
    ...Array.from({ length: 9 }, (_, i) => ({
      x: ((i + random.float(0.1, 0.9)) * width) / 9,
      y: random.float(20, heading[at].y - 70),
      size: random.float(40, 96),
    })),
  ].filter(({ x, y, size: s }) => isOutside(heading[at], [x, y], s * 0.62 + 16));
  const stars = Array.from(
    { length: 110 },
    () => [random.float(0, width), random.float(0, water - 220)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 26));
  const floating = [
    [0.16, 0.3, 0.5],
    [0.42, 0.22, 0.44],
    [0.66, 0.32, 0.52],
    [0.88, 0.22, 0.46],
    [0.06, 0.58, 0.8],
    [0.3, 0.5, 0.74],
    [0.56, 0.56, 0.84],
    [0.84, 0.52, 0.78],
    [0.18, 0.84, 1.2],
    [0.52, 0.86, 1.34],
    [0.86, 0.84, 1.2],
  ] as const;
  const spots = floating.map(([share, down, scale]) => ({
    x: share * width + random.float(-22, 22),
    y: water + down * tall + random.float(-6, 6),
    scale: scale * k,
  }));
  const shine = spots.map(({ x, y, scale }) =>
    Array.from(
      { length: 4 },
      (_, i) =>
        `M${round(x - (34 - i * 6) * scale)} ${round(y + (44 + i * 13) * scale)}h${round((68 - i * 12) * scale)}`,
    ).join(''),
  );
  const ripples = Array.from(
    { length: 34 },
    () =>
      `M${round(random.float(-20, width))} ${round(random.float(water + 16, height))}h${random.int(30, 130)}`,
  );
  const windows = Array.from(
    { length: 9 },
    (_, i) =>
      `M${round(width / 2 + (i - 4) * 84 * size - 12)} ${water + 14}h${round(24 * size)}V${round(water + 90)}h${round(-24 * size)}Z`,
  );
  const leafBoat: readonly SceneNode[] = [
    cut('M-86 22C-50 10 50 10 86 22C60 50 -60 50 -86 22Z', '#2f7a4f'),
    cut('M-86 22C-50 34 50 34 86 22C60 50 -60 50 -86 22Z', '#1d5a3c'),
    cut(petals(-58, 20, 5, 13, 10) + petals(58, 20, 5, 13, 10), '#ff8fae'),
    cut(petals(-34, 26, 6, 12, 8) + petals(34, 26, 6, 12, 8), '#ffb52e'),
  ];
  return [
    baseLayer(face, fadeDown(face, ['#160f3f', '#2b1657', '#4a1f68', '#a33f66', '#f08a52'])),
    cut(stars.map(([x, y]) => circle(x, y, 1.9)).join(''), '#ffffff', 0.8),
    glow(width / 2, water - 80, width * 0.62, '#ffa04d', '77'),
    placed(palace(), { x: width / 2, y: water, scale: size }),
    ...flying.map(
      ({ x, y, size: s }): SceneNode => ({
        kind: 'use',
        symbol: 'lantern',
        x: round(x - s / 2),
        y: round(y - s / 2),
        width: round(s),
        height: round(s),
      }),
    ),
    cut(`M-10 ${water}H${width + 10}V${height + 10}H-10Z`, downward(water, height, '#7a2f63', '#150d3a')),
    cut(windows.join(''), fade(['#ffcf7a99', '#ffcf7a00'], [0, water], [0, water + 100])),
    cut(`M-10 ${water - 4}H${width + 10}V${water + 6}H-10Z`, '#2b1248'),
    line(ripples.join(''), '#c879a0', 2),
    line(shine.join(''), '#ffc46a', 4),
    ...spots.map(({ x, y, scale }) =>
      placed([...leafBoat, { kind: 'use', symbol: 'lamp', x: -60, y: -90, width: 120, height: 120 }], {
        x,
        y,
        scale,
      }),
    ),
    cut(oval(width * 0.1, height + 10, 130, 26) + oval(width * 0.74, height + 16, 170, 30), '#2a1348'),
  ];
}

export const lampsCover: Cover = {
  heading,
  ink: '#ffe6ab',
  accent: '#a83a4c',
  symbols: {
    lamp: lampSymbol,
    lantern: { viewBox: [0, 0, 100, 100], children: lantern },
  },
  draw: drawLamps,
};
