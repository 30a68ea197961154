import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { blossom, box, circle, cloud, leaf, oval, petals, round, star } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { cylinder, downward } from './shading.ts';

interface HorseColors {
  readonly coat: Color;
  readonly mane: Color;
  readonly saddle: Color;
}

export const horses: readonly HorseColors[] = [
  { coat: '#fffaf2', mane: '#f5b441', saddle: '#e5566d' },
  { coat: '#8a5a44', mane: '#3f2a2a', saddle: '#2f9e9a' },
  { coat: '#cfd8ea', mane: '#6a78b4', saddle: '#f2953a' },
  { coat: '#f7d9c4', mane: '#c9573f', saddle: '#5a77c8' },
];

/** A wooden horse at a gallop, facing the left, on a golden pole from -pole to 130; some 240 wide. */
export function carouselHorse({ coat, mane, saddle }: HorseColors, pole: number): readonly SceneNode[] {
  const shade = mix(coat, '#7a4a5a', 0.3);
  return [
    line(`M4 ${-pole}V132`, '#d9a441', 11),
    line(`M2 ${-pole}V132`, '#ffe9a8', 3.5),
    cut('M80 -16C118 -30 138 4 124 34C118 50 126 58 136 62C112 74 92 56 96 30C98 12 92 2 78 4Z', mane),
    line('M-52 16L-92 34L-84 70M54 18L92 40L82 76', shade, 17, { join: 'round' }),
    line('M-84 70l-9 9M82 76l9 9', '#5a3a34', 17, { cap: 'butt' }),
    cut(
      'M-66 -22C-44 -42 30 -44 66 -36C92 -28 96 4 82 22C62 42 -30 46 -62 30C-82 16 -84 -6 -66 -22Z',
      downward(-44, 44, mix(coat, '#ffffff', 0.3), mix(coat, shade, 0.5)),
    ),
    line('M-38 24L-58 58L-92 64M42 26L56 62L96 66', coat, 18, { join: 'round' }),
    line('M-92 64l-12 2M96 66l12 2', '#5a3a34', 18, { cap: 'butt' }),
    // Neck and head.
    cut(
      'M-26 -36C-34 -70 -42 -96 -62 -112C-70 -118 -80 -116 -84 -108C-96 -76 -96 -30 -72 10C-50 6 -32 -8 -26 -36Z',
      coat,
    ),
    cut('M-64 -116L-60 -138L-48 -112Z', coat),
    cut(
      'M-50 -112C-70 -124 -92 -112 -108 -92C-124 -76 -140 -66 -140 -54C-138 -42 -120 -40 -108 -46C-94 -52 -86 -56 -72 -58C-54 -66 -46 -88 -50 -112Z',
      coat,
    ),
    cut(
      'M-140 -54C-138 -42 -120 -40 -108 -46L-118 -74C-130 -68 -140 -62 -140 -54Z',
      mix(coat, '#e8a0a0', 0.35),
    ),
    cut(
      'M-66 -132C-48 -140 -30 -126 -30 -110C-14 -104 -8 -86 -16 -74C-4 -62 -6 -46 -18 -38C-30 -36 -40 -44 -38 -58C-48 -66 -50 -78 -44 -86C-58 -92 -60 -106 -56 -114C-66 -116 -70 -124 -66 -132Z',
      mane,
    ),
    cut(circle(-88, -88, 6.4), '#2a1c2a'),
    cut(circle(-90, -90, 2.2), '#ffffff'),
    line('M-130 -50C-122 -46 -116 -46 -110 -50', '#7a4a4a', 3),
    line('M-114 -70L-96 -52M-106 -60L-34 -20', '#d9a441', 5),
    cut(petals(-70, -112, 5, 14, 11, 12), saddle),
    // Saddle and blanket.
    cut('M-34 -42C-10 -34 24 -34 46 -42L54 14C30 24 -20 24 -42 14Z', saddle),
    line('M-42 14C-20 24 30 24 54 14', '#ffd25c', 7),
    cut([-26, 6, 38].map((x) => star(x, -2, 10)).join(''), '#fff0c4'),
    cut(
      'M-30 -44C-20 -62 -10 -52 4 -50C20 -50 34 -66 46 -50C40 -36 -20 -34 -30 -44Z',
      mix(saddle, '#3a1420', 0.4),
    ),
  ];
}

/** The roof with its lamps: its lower edge about 0, its top at -300, 800 wide. */
function canopy(): readonly SceneNode[] {
  const stripes = 10;
  const at = (i: number) => -400 + (800 * i) / stripes;
  const wedge = (i: number) =>
    `M0 -262Q${round(at(i) * 0.36)} -170 ${at(i)} -62H${at(i + 1)}Q${round(at(i + 1) * 0.36)} -170 0 -262Z`;
  const lamps = Array.from({ length: 17 }, (_, i) => [-384 + i * 48, -40] as const);
  return [
    cut(Array.from({ length: stripes }, (_, i) => wedge(i)).join(''), '#fff6e2'),
    cut([0, 2, 4, 6, 8].map(wedge).join(''), '#e5566d'),
    cut('M-400 -62H0Q-60 -170 0 -262Q-140 -170 -400 -62Z', '#ffffff', 0.14),
    cut(box(-412, -66, 824, 52, 12), cylinder(-412, 824, '#f2b53c')),
    ...lamps.filter((_, i) => i % 2 === 0).map(([x, y]) => glow(x, y, 30, '#fff3b8', 'cc')),
    cut(lamps.map(([x, y]) => circle(x, y, 10)).join(''), '#fff8d8'),
    cut(
      Array.from({ length: 10 }, (_, i) => `M${-412 + i * 82.4} -16h82.4v18a41.2 34 0 0 1 -82.4 0Z`).join(''),
      '#2f9e9a',
    ),
    cut(
      Array.from({ length: 5 }, (_, i) => `M${-412 + i * 164.8} -16h82.4v18a41.2 34 0 0 1 -82.4 0Z`).join(''),
      '#fff6e2',
    ),
    cut(Array.from({ length: 10 }, (_, i) => star(-371 + i * 82.4, 4, 13)).join(''), '#f2b53c'),
    line('M0 -258V-318', '#d9a441', 8),
    cut('M2 -318C30 -330 46 -306 76 -318L66 -296L78 -274C48 -264 30 -288 2 -276Z', '#e5566d'),
    cut(circle(0, -258, 15), '#f2b53c'),
  ];
}

/** The platform, 860 wide; its upper edge at the origin. */
function platform(): readonly SceneNode[] {
  return [
    cut(oval(0, 92, 460, 34), '#2f6a4a', 0.35),
    cut(oval(0, 4, 430, 34), '#ffe9b8'),
    cut('M-430 4A430 34 0 0 0 430 4V66A430 34 0 0 1 -430 66Z', cylinder(-430, 860, '#e5566d')),
    cut(
      Array.from({ length: 9 }, (_, i) =>
        blossom(-352 + i * 88, 60 + 22 - Math.abs(i - 4) ** 1.7 * 2.2, 19, 6),
      ).join(''),
      '#fff0c4',
    ),
    cut(
      Array.from({ length: 9 }, (_, i) =>
        circle(-352 + i * 88, 60 + 22 - Math.abs(i - 4) ** 1.7 * 2.2, 8),
      ).join(''),
      '#2f9e9a',
    ),
    line('M-430 8A430 34 0 0 0 430 8', '#f2b53c', 9),
  ];
}

function drawCarousel({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const middle = width / 2;
  const [floor, scale, roof] = isSquare ? [930, 0.64, 606] : [1336, 0.93, 916];
  const inner = (floor - roof) / scale;
  const lifts = Array.from({ length: 5 }, () => random.float(-22, 22));
  const riding = [
    [-262, -190, 0.74, 2],
    [262, -200, 0.74, 3],
    [-226, -110, 1.06, 1],
    [216, -100, 1.06, 3],
    [6, -92, 1.34, 0],
  ] as const;
  const clouds = isSquare
    ? [cloud(-40, 150, 200), cloud(900, 190, 220), cloud(40, 470, 150), cloud(900, 520, 160)]
    : [cloud(-60, 210, 280), cloud(650, 170, 300), cloud(-50, 700, 170), cloud(790, 760, 190)];
  const trees = Array.from({ length: 9 }, (_, i) => ({
    x: (i * width) / 8 + random.float(-20, 20),
    r: random.float(60, 96) * (isSquare ? 0.8 : 1.1),
  }));
  const horizon = floor - (isSquare ? 40 : 60);
  const bulbs = Array.from(
    { length: 13 },
    (_, i) =>
      [
        (i + 0.5) * (width / 13),
        (isSquare ? 24 : 232) + Math.sin(((i + 0.5) / 13) * Math.PI) * (isSquare ? 40 : 30),
      ] as const,
  );
  const flags = ['#e5566d', '#f2b53c', '#2f9e9a', '#fff6e2', '#5a77c8'] as const;
  const lawn = Array.from(
    { length: 46 },
    () => [random.float(0, width), random.float(floor + 80, height - 12)] as const,
  );
  return [
    baseLayer(face, fadeDown(face, ['#8fd3ea', '#c2ebf0', '#f3f3dc', '#ffe6c2'])),
    cut(clouds.join(''), '#ffffff', 0.86),
    ...(isSquare ? [] : [line(`M-10 222Q${middle} 300 ${width + 10} 222`, '#ffffff', 4)]),
    ...(isSquare
      ? []
      : flags.map((color, n) =>
          cut(
            bulbs
              .map(([x, y], i) =>
                i % flags.length === n ? `M${round(x - 24)} ${round(y - 6)}h48l-24 42Z` : '',
              )
              .join(''),
            color,
          ),
        )),
    cut(trees.map(({ x, r }) => blossom(x, horizon - r * 0.6, r, 9, x)).join(''), '#7fc48a'),
    cut(trees.map(({ x, r }) => blossom(x + r * 0.7, horizon - r * 0.36, r * 0.7, 8, x)).join(''), '#5fae78'),
    cut(
      `M-10 ${horizon}Q${middle} ${horizon - 36} ${width + 10} ${horizon}V${height + 10}H-10Z`,
      downward(horizon, height, '#9fd67f', '#5fae6a'),
    ),
    glow(middle, roof + 120, 520 * scale, '#fff3b8', 'aa'),
    placed(platform(), { x: middle, y: floor, scale }),
    // The drum in the middle, with mirrors.
    placed(
      [
        cut(box(-120, -inner - 20, 240, inner + 30), cylinder(-120, 240, '#fff0d4')),
        cut(
          [-62, 0, 62].map((x) => box(x - 24, -inner + 40, 48, 220, 24)).join(''),
          downward(-inner, -inner + 260, '#bfe8ef', '#8fc4dc'),
        ),
        line([-62, 0, 62].map((x) => box(x - 24, -inner + 40, 48, 220, 24)).join(''), '#f2b53c', 6),
        cut('M-120 -30H120V14H-120Z', '#2f9e9a'),
      ],
      { x: middle, y: floor, scale },
    ),
    line(
      [-390, 390].map((x) => `M${round(middle + x * scale)} ${roof - 10}V${floor + 8}`).join(''),
      '#d9a441',
      12 * scale,
    ),
    ...riding.map(([x, y, size, colors], i) =>
      placed(carouselHorse(horses[colors] as HorseColors, (inner + y + (lifts[i] ?? 0)) / size + 30), {
        x: middle + x * scale,
        y: floor + (y + (lifts[i] ?? 0)) * scale,
        scale: size * scale,
      }),
    ),
    placed(canopy(), { x: middle, y: roof, scale }),
    cut(lawn.map(([x, y], i) => (i % 2 ? petals(x, y, 5, 12, 9, x) : '')).join(''), '#fffaf2'),
    cut(
      lawn
        .map(([x, y], i) => (i % 2 ? circle(x, y, 4) : leaf(x, y, 26, 6, -70) + leaf(x, y, 26, 6, -110)))
        .join(''),
      '#f2c14a',
    ),
    cut(
      oval(width * 0.2, height + 16, width * 0.34, 40) + oval(width * 0.86, height + 16, width * 0.34, 46),
      '#4f9a5e',
    ),
  ];
}

export const carouselCover: Cover = {
  heading: upperHeading,
  ink: '#7a1f3d',
  accent: '#b5314f',
  draw: drawCarousel,
};
