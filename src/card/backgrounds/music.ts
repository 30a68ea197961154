import type { Color, SceneNode } from '#card/scene/scene.ts';
import { anchored, type Face, type FaceKey } from '../faces/faces.ts';
import type { Background, BackgroundInput } from './background.ts';
import { musicCover } from './covers/music.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, translated } from './cutout.ts';
import { circle, oval, type Point } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';

/** A record about the origin, radius 100. */
function record(label: Color, spot: Color): readonly SceneNode[] {
  return [
    translated([cut(circle(0, 0, 100), '#3a21142a')], 6, 9),
    cut(circle(0, 0, 100), '#2f2a35'),
    line(
      `${circle(0, 0, 90)}${circle(0, 0, 80)}${circle(0, 0, 70)}${circle(0, 0, 60)}${circle(0, 0, 50)}`,
      '#4a4452',
      2,
    ),
    cut('M0 0L-92 -38A100 100 0 0 1 -52 -86ZM0 0L92 38A100 100 0 0 1 52 86Z', '#ffffff', 0.14),
    cut(circle(0, 0, 38), label),
    cut(circle(0, 0, 27), spot),
    cut(circle(0, 0, 6), '#fffaf0'),
  ];
}

function note(kind: number, x: number, y: number, scale: number, rotation: number, color: Color): SceneNode {
  const body = kind
    ? `${oval(-24, 36, 15, 11)}${oval(26, 24, 15, 11)}M-14 36V-34L36 -46V24H30V-26L-8 -17V36Z`
    : `${oval(-8, 36, 16, 12)}M2 36V-46C8 -30 30 -28 26 2C22 -12 14 -16 8 -18V36Z`;
  return placed([cut(body, color)], { x, y, scale, rotation });
}

type Place = readonly [x: number, y: number, scale: number];

const wideRecords: readonly Place[] = [
  [56, 82, 1.22],
  [1146, 822, 1.28],
  [1150, 108, 0.82],
  [52, 790, 0.88],
];

const wideNotes: readonly Place[] = [
  [262, 56, 0.62],
  [372, 44, 0.56],
  [480, 56, 0.6],
  [600, 46, 0.56],
  [716, 58, 0.6],
  [830, 48, 0.56],
  [940, 58, 0.6],
  [60, 300, 0.9],
  [92, 420, 0.7],
  [42, 520, 0.8],
  [940, 846, 0.62],
  [830, 856, 0.58],
  [716, 846, 0.6],
  [600, 856, 0.56],
  [480, 846, 0.6],
  [370, 856, 0.56],
  [262, 850, 0.6],
  [1140, 590, 0.9],
  [1106, 470, 0.7],
  [1158, 380, 0.8],
];

/** The upper half of a tall face; the lower one is the same, turned round. */
const tallRecords: readonly Place[] = [
  [52, 200, 1.06],
  [850, 220, 0.8],
  [744, 44, 1],
];

const tallNotes: readonly Place[] = [
  [212, 196, 0.62],
  [306, 236, 0.62],
  [404, 244, 0.6],
  [504, 224, 0.62],
  [602, 218, 0.6],
  [700, 236, 0.62],
  [78, 52, 0.86],
  [208, 84, 0.8],
  [340, 66, 0.9],
  [470, 92, 0.8],
  [590, 72, 0.86],
  [34, 430, 0.62],
  [40, 620, 0.56],
  [866, 520, 0.6],
  [862, 720, 0.56],
];

const squareNotes: readonly Place[] = [
  [254, 66, 0.66],
  [362, 54, 0.6],
  [476, 68, 0.66],
  [590, 58, 0.6],
  [704, 72, 0.66],
  [812, 60, 0.6],
  [66, 330, 0.9],
  [88, 460, 0.7],
  [48, 570, 0.8],
];

function turned(places: readonly Place[], { width, height }: Face): readonly Place[] {
  return places.map(([x, y, scale]) => [width - x, height - y, scale]);
}

function recordsOf(face: Face): readonly Place[] {
  if (face.key === 'portrait') return [...tallRecords, ...turned(tallRecords, face)];
  const share = face.key === 'square' ? 0.9 : 1;
  return wideRecords.map(([x, y, scale]) => [...anchored(face, x, y), scale * share]);
}

function notesOf(face: Face): readonly Place[] {
  if (face.key === 'landscape') return wideNotes;
  const half = face.key === 'portrait' ? tallNotes : squareNotes;
  return [...half, ...turned(half, face)];
}

/** The upper staves, line by line (`d` units below or above the first): cubics and their smooth continuations. */
const staves: Readonly<Record<FaceKey, readonly ((d: number) => readonly Point[])[]>> = {
  landscape: [
    (d) => [
      [-40, 340 - d * 0.4],
      [32 + d * 0.3, 250 - d * 0.2],
      [50 + d * 0.2, 130 - d * 0.2],
      [220, 92 - d * 0.5],
      [500, 74 - d * 0.6],
      [640, 88 - d * 0.7],
      [960, 100 - d],
      [1240, 74 - d],
    ],
  ],
  portrait: [
    (d) => [
      [-40, 130 + d],
      [130, 130 + d],
      [220, 226 + d],
      [400, 214 + d],
      [640, 160 + d],
      [720, 196 + d],
      [880, 250 + d],
      [960, 216 + d],
    ],
    (d) => [
      [-40, 10 + d],
      [90, 0 + d],
      [180, 70 + d],
      [330, 50 + d],
      [540, 30 + d],
      [640, 50 + d],
      [840, 110 + d],
      [960, 60 + d],
    ],
  ],
  square: [
    (d) => [
      [-40, 360 - d * 0.4],
      [32 + d * 0.3, 270 - d * 0.2],
      [50 + d * 0.2, 140 - d * 0.2],
      [210, 100 - d * 0.5],
      [450, 84 - d * 0.6],
      [580, 98 - d * 0.7],
      [860, 110 - d],
      [1120, 84 - d],
    ],
  ],
};

/** Five lines each, and the same turned round to the bottom. */
function staffLines({ key, width, height }: Face): string {
  const path = ([start, ...curve]: readonly Point[]): string => {
    const pairs = curve.map(([x, y]) => `${x} ${y}`);
    return `M${start?.join(' ')}C${pairs.slice(0, 3).join(' ')}S${pairs.slice(3, 5).join(' ')}S${pairs.slice(5).join(' ')}`;
  };
  const upper = staves[key].flatMap((staff) => Array.from({ length: 5 }, (_, i) => staff(i * 15)));
  const lower = upper.map((points) => points.map(([x, y]): Point => [width - x, height - y]));
  return [...upper, ...lower].map(path).join('');
}

type PatchColors = readonly [upperLeft: Color, lowerRight: Color, others: Color];

/** Patches of colour in the corners. */
function patches({ key, width, height }: Face, [first, second, other]: PatchColors): readonly SceneNode[] {
  const [right, bottom] = [width + 10, height + 10];
  if (key !== 'portrait')
    return [
      cut('M-10 -10H400C330 10 160 90 100 200S30 380 -10 420Z', first),
      cut(
        `M${right} ${bottom}H${width - 400}C${width - 330} ${height - 10} ${width - 160} ${height - 90} ${width - 100} ${height - 200}S${width - 30} ${height - 380} ${right} ${height - 420}Z`,
        second,
      ),
      cut(`M${right} -10H${width - 240}C${width - 140} 30 ${width - 50} 110 ${right} 260Z`, other),
      cut(`M-10 ${bottom}H240C140 ${height - 30} 50 ${height - 110} -10 ${height - 260}Z`, other),
    ];
  return [
    cut('M-10 -10H480C420 150 280 200 160 240S30 330 -10 430Z', first),
    cut('M910 1610H420C480 1450 620 1400 740 1360S870 1270 910 1170Z', second),
    cut('M910 -10H560C620 70 700 190 790 226S880 300 910 380Z', other),
    cut('M-10 1610H340C280 1530 200 1410 110 1374S20 1300 -10 1220Z', other),
  ];
}

function drawMusic({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const colors: readonly Color[] =
    cover === 'frame'
      ? ['#e2574a', '#f2a32c', '#2a7f86', '#34506f', '#d9648a']
      : ['#ff8a70', '#ffc24f', '#58cfc8', '#9db4ff', '#ff93bd'];
  const first = random.int(0, 4);
  const paint = (i: number) => colors[(i + first) % 5] as Color;
  return [
    ...(cover === 'frame'
      ? [
          baseLayer(face, '#fffaf0'),
          ...patches(face, ['#fbe0b0', '#f9d3c0', '#cfe5e0']),
          line(staffLines(face), '#c9a27a', 2),
        ]
      : [
          baseLayer(face, fadeDown(face, ['#2b1550', '#4a1f68', '#7a2f72', '#b04a6a'])),
          ...patches(face, ['#5c2c80', '#8f3f78', '#43307f']),
          line(staffLines(face), '#e8b98a', 2),
          ...sheet(labelSheet(face), '#fffaf0', { color: '#a8321f', width: 2.5, second: '#e0b45a' }),
        ]),
    ...recordsOf(face).map(([x, y, scale], i) =>
      placed(record(paint(i), mix(paint(i), '#ffffff', 0.5)), {
        x,
        y,
        scale,
        rotation: random.float(0, 90),
      }),
    ),
    ...notesOf(face).map(([x, y, scale], i) =>
      note(
        i % 2,
        x + random.float(-8, 8),
        y + random.float(-5, 5),
        scale,
        random.float(-12, 12),
        paint(i * 2 + 1),
      ),
    ),
  ];
}

export const music: Background = {
  key: 'bg-music',
  label: 'Records',
  tags: ['music', 'notes', 'vinyl', 'song', 'retro', 'party', 'violet'],
  panel: null,
  draw: drawMusic,
  cover: musicCover,
};
