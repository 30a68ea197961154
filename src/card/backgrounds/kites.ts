import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { kitesCover } from './covers/kites.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, translated } from './cutout.ts';
import { circle, cloud, polygon, round, star } from './outline.ts';
import { sheet, ticketSheet } from './paper.ts';

/** A paper kite about its cross, 160 high, with a tail of bows. */
function kite(a: Color, b: Color, sway: number): readonly SceneNode[] {
  const bow = (x: number, y: number) => `M${x} ${y}l-15 -9v18ZM${x} ${y}l15 -9v18Z`;
  return [
    line(`M0 92C${sway} 130 ${-sway} 170 ${sway * 0.4} 220`, mix(a, '#5a1a2a', 0.25), 2.5),
    cut(bow(round(sway * 0.4), 132) + bow(round(-sway * 0.3), 172) + bow(round(sway * 0.35), 214), b),
    translated(
      [
        cut(
          polygon([
            [0, -70],
            [58, -8],
            [0, 92],
            [-58, -8],
          ]),
          '#3a21141c',
        ),
      ],
      5,
      9,
    ),
    cut(
      polygon([
        [0, -70],
        [58, -8],
        [0, 92],
        [-58, -8],
      ]),
      a,
    ),
    cut(
      polygon([
        [0, -70],
        [0, -8],
        [-58, -8],
      ]) +
        polygon([
          [0, -8],
          [58, -8],
          [0, 92],
        ]),
      b,
    ),
    cut(
      polygon([
        [0, -70],
        [58, -8],
        [0, 92],
      ]),
      '#4a1430',
      0.12,
    ),
    line('M0 -70V92M-58 -8H58', '#fff6e4', 2),
    cut(circle(0, -8, 15), '#fff6e4'),
    cut(star(0, -8, 11, 0, 8, 0.5), a),
  ];
}

interface Town {
  /** The eaves of the low houses, before the sheet, and how far some rise above them. */
  readonly base: number;
  readonly low: number;
  /** How wide the space for tall houses is at each side, and how tall they are above the eaves. */
  readonly side: number;
  readonly tall: readonly [least: number, most: number];
  /** The street before them. */
  readonly street: number;
}

function rooftops(
  { random, face: { width, height } }: DrawInput,
  { base, low, side, tall }: Town,
  colors: readonly Color[],
): readonly SceneNode[] {
  const walls: string[][] = colors.map(() => []);
  const windows: string[] = [];
  for (let x = -20, i = 0; x < width + 10; i++) {
    const w = random.int(64, 112);
    const isSide = x + w < side || x > width - side;
    const top = base - (isSide ? random.int(...tall) : random.int(0, low));
    walls[i % colors.length]?.push(
      `M${x} ${height + 10}V${top}h${w}V${height + 10}ZM${x - 4} ${top}h${w + 8}v-9h${-w - 8}Z`,
    );
    for (let wx = x + 14; wx < x + w - 16; wx += 28) {
      for (let wy = top + 18; wy < height - 10; wy += 40)
        if (random.float() > 0.25) windows.push(`M${wx} ${wy + 20}v-12a7 7 0 0 1 14 0v12Z`);
    }
    x += w;
  }
  return [
    ...colors.map((color, i) => cut(walls[i]?.join('') ?? '', color)),
    cut(windows.join(''), '#ffe3a6'),
  ];
}

const pairs: readonly (readonly [Color, Color])[] = [
  ['#e2524a', '#f9c04a'],
  ['#2f93a0', '#fff0cf'],
  ['#f08a3c', '#c9416b'],
  ['#7d5ba6', '#f9c04a'],
  ['#5a9a55', '#fff0cf'],
  ['#d9487a', '#6fc0c8'],
];

type Place = readonly [x: number, y: number, scale: number, rotation: number];

interface Places {
  readonly near: readonly Place[];
  /** Beneath the sheet. */
  readonly far: readonly Place[];
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
  readonly town: Town;
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    near: [
      [66, 118, 0.94, -18],
      [1136, 150, 0.98, 16],
      [52, 440, 0.86, 12],
      [1146, 470, 0.8, -16],
    ],
    far: [
      [310, 44, 0.42, 22],
      [560, 34, 0.34, -20],
      [860, 46, 0.44, -14],
    ],
    clouds: [
      [180, 92, 220],
      [940, 120, 210],
      [-60, 330, 190],
      [1060, 350, 190],
    ],
    town: { base: 830, low: 14, side: 162, tall: [70, 190], street: 886 },
  },
  portrait: {
    near: [
      [64, 238, 0.72, 9],
      [836, 238, 0.72, -9],
      [236, 84, 0.82, 18],
      [672, 88, 0.84, -16],
      [40, 640, 0.48, 6],
      [860, 820, 0.48, -6],
    ],
    far: [
      [312, 220, 0.36, 22],
      [450, 60, 0.5, -12],
      [560, 218, 0.34, -20],
      [820, 74, 0.52, 18],
      [70, 70, 0.5, -22],
    ],
    clouds: [
      [90, 178, 200],
      [640, 216, 190],
      [350, 140, 190],
      [-70, 60, 190],
      [760, 40, 200],
      [356, 250, 140],
    ],
    town: { base: 1398, low: 62, side: 90, tall: [40, 84], street: 1574 },
  },
  square: {
    near: [
      [58, 118, 0.88, 7],
      [1022, 140, 0.9, -7],
      [48, 480, 0.76, 12],
      [1032, 520, 0.74, -16],
    ],
    far: [
      [280, 50, 0.46, 22],
      [520, 44, 0.4, -20],
      [770, 54, 0.46, -14],
    ],
    clouds: [
      [150, 96, 220],
      [820, 120, 200],
      [-70, 360, 170],
      [960, 380, 180],
    ],
    town: { base: 996, low: 14, side: 140, tall: [70, 190], street: 1062 },
  },
};

/** From each kite down to the town at its side. */
function strings({ width, height }: Face, kites: readonly Place[]): string {
  const middle = width / 2;
  return kites
    .map(([x, y], i) => {
      const [bend, end] = x < middle ? [20, 120 + i * 16] : [width - 20, width - 120 - i * 14];
      return `M${round(x)} ${round(y)}Q${bend} ${round((y + height) / 2)} ${end} ${height}`;
    })
    .join('');
}

function drawKites({ random, face }: DrawInput): readonly SceneNode[] {
  const first = random.int(0, 5);
  const { near, far, clouds, town } = places[face.key];
  const flying = [...near, ...far].map(
    ([x, y, scale, rotation]): Place => [
      x + random.float(-8, 8),
      y + random.float(-12, 12),
      scale,
      rotation + random.float(-8, 8),
    ],
  );
  const kites = flying.map(([x, y, scale, rotation], i) => {
    const [a, b] = pairs[(i + first) % 6] as readonly [Color, Color];
    return placed(kite(a, b, i < near.length ? 20 : 22), { x, y, scale, rotation });
  });
  return [
    baseLayer(face, fadeDown(face, ['#5fb6d6', '#a9dbe2', '#fce3b8', '#f9c490'])),
    cut(clouds.map((place) => cloud(...place)).join(''), '#ffffff', 0.8),
    line(strings(face, flying), '#fffaf0', 2),
    ...kites.slice(near.length),
    ...sheet(ticketSheet(face), '#fffaf0', { color: '#e2524a', width: 2.5, second: '#f2c78a' }),
    ...kites.slice(0, near.length),
    ...rooftops({ random, face }, town, ['#e39a72', '#c9735a', '#efb98a', '#b55a58']),
    cut(`M-10 ${town.street}H${face.width + 10}V${face.height + 10}H-10Z`, '#8f4450'),
  ];
}

export const kites: Background = {
  key: 'bg-kites',
  label: 'Kites',
  tags: ['kite', 'sky', 'rooftops', 'wind', 'festive', 'blue', 'india'],
  panel: null,
  draw: drawKites,
  cover: kitesCover,
};
