import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { anchored, type FaceKey } from '../faces/faces.ts';
import type { Background, BackgroundInput, DrawInput } from './background.ts';
import { butterfliesCover } from './covers/butterflies.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, symbolAt } from './cutout.ts';
import { circle, leaf, oval, type Point, petals, polar, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** Wings spread about the origin, 120 wide. */
function butterfly(upper: Color, lower: Color, mark: Color): SceneSymbol {
  const wing =
    'M2 -4C6 -36 30 -56 52 -50C66 -46 60 -14 46 -4C34 4 14 4 2 0ZM2 2C20 2 42 8 44 24C46 42 24 50 14 40C6 32 2 16 2 6Z';
  const half = (mirror: boolean): SceneNode =>
    placed(
      [
        cut(wing, upper),
        cut('M2 2C20 2 42 8 44 24C46 42 24 50 14 40C6 32 2 16 2 6Z', lower),
        cut(
          'M12 -8C18 -28 32 -42 46 -42C54 -40 50 -18 40 -10C32 -4 20 -4 12 -8Z',
          mix(upper, '#ffffff', 0.35),
        ),
        cut(oval(40, -32, 5, 7) + oval(48, -22, 3, 4) + circle(30, 26, 6) + circle(22, 36, 3), mark),
      ],
      { x: 0, y: 0, mirror },
    );
  return {
    viewBox: [-64, -64, 128, 128],
    children: [
      placed([cut(wing, '#3a214418')], { x: 4, y: 8 }),
      placed([cut(wing, '#3a214418')], { x: 4, y: 8, mirror: true }),
      half(false),
      half(true),
      cut(oval(0, 2, 4.5, 24), '#4a2f3a'),
      line('M0 -20C2 -34 8 -42 16 -46M0 -20C-2 -34 -8 -42 -16 -46', '#4a2f3a', 2),
      cut(circle(0, -20, 6) + circle(16, -46, 2.6) + circle(-16, -46, 2.6), '#4a2f3a'),
    ],
  };
}

type Place = readonly [x: number, y: number, size: number, rotation: number];

const places: Readonly<Record<FaceKey, readonly Place[]>> = {
  landscape: [
    [88, 98, 176, -28],
    [1124, 806, 180, -30],
    [250, 56, 84, 24],
    [54, 300, 104, 30],
    [1130, 92, 132, 26],
    [1156, 250, 70, -20],
    [1000, 50, 64, -30],
    [70, 800, 126, 22],
    [186, 850, 72, -34],
    [50, 660, 66, -18],
    [950, 848, 84, 26],
    [1146, 600, 90, 16],
  ],
  portrait: [
    [104, 226, 170, -28],
    [802, 1368, 150, -24],
    [306, 250, 84, 24],
    [470, 214, 66, -22],
    [796, 232, 150, 26],
    [642, 240, 92, -20],
    [218, 96, 130, 20],
    [96, 1366, 130, 22],
    [430, 84, 84, -28],
    [38, 1190, 60, -18],
    [660, 106, 132, -14],
    [858, 440, 62, 16],
    [836, 70, 80, 24],
    [36, 420, 62, 30],
    [48, 60, 76, -30],
    [560, 1370, 76, 26],
  ],
  square: [
    [92, 98, 176, -28],
    [1000, 976, 190, -30],
    [260, 66, 90, 24],
    [60, 300, 110, 30],
    [986, 96, 150, 26],
    [1022, 270, 80, -20],
    [850, 62, 72, -30],
    [76, 960, 140, 22],
    [208, 1020, 80, -34],
    [66, 760, 76, -18],
    [820, 1020, 84, 26],
    [1018, 720, 96, 16],
    [520, 76, 76, -14],
  ],
};

type Stem = readonly [x: number, y: number, rotation: number, length: number, size: number];

const stems: Readonly<Record<FaceKey, readonly Stem[]>> = {
  landscape: [
    [-10, 905, -62, 280, 26],
    [60, 915, -86, 200, 17],
    [150, 915, -74, 120, 17],
    [330, 915, -88, 90, 17],
    [460, 915, -96, 76, 17],
    [620, 915, -84, 84, 17],
    [760, 915, -92, 78, 17],
    [880, 915, -100, 96, 17],
    [1210, 905, -118, 280, 26],
    [240, 915, -96, 104, 13],
    [390, 915, -78, 66, 13],
    [540, 915, -88, 98, 13],
    [690, 915, -94, 60, 13],
    [820, 915, -86, 92, 13],
    [960, 915, -80, 100, 13],
    [20, 915, -80, 130, 13],
    [1180, 915, -98, 130, 13],
    [1150, 915, -94, 190, 13],
    [1040, 915, -104, 110, 13],
  ],
  portrait: tallMeadow(),
  square: squareMeadow(),
};

/** Tall flowers from the bottom of the bleed, whose heads stand inside the core, and shorter ones before them. */
function tallMeadow(): readonly Stem[] {
  const heights = [330, 262, 236, 274, 220, 268, 226, 250, 270, 240, 266, 330];
  const back = heights.map(
    (height, i): Stem => [12 + i * 80, 1610, -91 + (i % 3), height, i % 3 === 1 ? 20 : 26],
  );
  const front = heights
    .slice(1)
    .map((_, i): Stem => [52 + i * 80, 1610, -98 + ((i * 5) % 3) * 8, 64 + ((i * 37) % 90), i % 2 ? 18 : 24]);
  return [...back, ...front];
}

function squareMeadow(): readonly Stem[] {
  const heights = [330, 230, 120, 104, 116, 96, 110, 100, 118, 98, 112, 104, 96, 122, 108, 230, 330];
  return heights.map(
    (height, i): Stem => [-10 + i * 68.75, 1095, -91 + (i % 3), height, height > 200 ? 24 : i % 2 ? 14 : 18],
  );
}

/** Where they flew. */
const trails: Readonly<Record<FaceKey, string>> = {
  landscape:
    'M150 40C156.7 47.3 176.3 75.7 190 84C203.7 92.3 220 93.3 232 90C244 86.7 247.3 72.3 262 64C276.7 55.7 297 41.3 320 40C343 38.7 386.7 53.3 400 56' +
    'M40 210C36.7 215 21.7 230.7 20 240C18.3 249.3 23.3 257.7 30 266C36.7 274.3 55 286 60 290' +
    'M1070 70C1061.7 74.3 1040 92.3 1020 96C1000 99.7 965 98 950 92C935 86 941.7 68.7 930 60C918.3 51.3 898.3 40 880 40C861.7 40 830 56.7 820 60' +
    'M1150 290C1145 300 1120 330 1120 350C1120 370 1141.7 391.7 1150 410C1158.3 428.3 1171.7 438.3 1170 460C1168.3 481.7 1144 521.7 1140 540C1136 558.3 1145 565 1146 570' +
    'M50 350C57.7 361.7 92.7 396.7 96 420C99.3 443.3 81 473.3 70 490C59 506.7 35 505 30 520C25 535 35.7 563.3 40 580C44.3 596.7 53.3 613.3 56 620',
  portrait:
    'M180 214C230 250 270 270 330 236S420 250 440 230M724 220C690 190 670 140 590 120S520 60 470 70' +
    'M36 460Q66 540 40 640T42 840T38 1020T42 1150M860 480Q832 560 860 660T856 860T862 1040T856 1190',
  square:
    'M170 60C220 110 270 80 330 56S410 96 480 80M910 80C870 96 790 50 710 86S630 60 570 78' +
    'M60 360Q100 430 60 520T64 720M1020 320Q980 400 1020 490T1018 670',
};

/** The flowers of the meadow: leaves on both sides of each stem, one flower at its tip. */
function meadow({ random, face }: DrawInput): readonly SceneNode[] {
  const grown = stems[face.key].map(([x, y, rotation, length, size], i) => {
    const lean = rotation + random.float(-4, 4);
    const leaves = Array.from({ length: Math.floor(length / 26) }, (_, k) => {
      const [px, py] = polar(x, y, 24 + k * 26, lean);
      const broad = 40 * (1 - (k * 26) / (length + 60)) + 10;
      return leaf(px, py, broad, broad * 0.42, lean + (k % 2 ? 48 : -48), 0.5);
    });
    const tip = polar(x, y, length, lean);
    return {
      stem: `M${round(x)} ${y}L${round(tip[0])} ${round(tip[1])}`,
      leaves: leaves.join(''),
      flower: petals(tip[0], tip[1], 6, size, 14, i * 20),
      eye: circle(tip[0], tip[1], 5.5),
    };
  });
  const everySecond = (start: number) =>
    grown
      .filter((_, i) => i % 2 === start)
      .map(({ leaves }) => leaves)
      .join('');
  return [
    line(grown.map(({ stem }) => stem).join(''), '#7fa66b', 3),
    cut(everySecond(0), '#a9cc92'),
    cut(everySecond(1), '#7fb07a'),
    cut(grown.map(({ flower }) => flower).join(''), '#f79a86'),
    cut(grown.map(({ eye }) => eye).join(''), '#f6b02c'),
  ];
}

const names = ['sun', 'sea', 'rose', 'leaf'] as const;

function drawButterflies({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const first = random.int(0, 3);
  const lit = ([x, y]: Point, radius: number, color: Color) =>
    glow(...anchored(face, x, y), radius, color, 'ee');
  return [
    ...(cover === 'frame'
      ? [
          baseLayer(face, '#fffcf3'),
          lit([50, 20], 232, '#ffeaa0'),
          lit([1180, 890], 240, '#d9efc8'),
          lit([20, 890], 240, '#d9efc8'),
        ]
      : [
          baseLayer(face, fadeDown(face, ['#cdb8ee', '#e3c6ea', '#f8d3de', '#d3ecc8'])),
          lit([50, 20], 300, '#fff0b8'),
          ...sheet(roundedSheet(face), '#fffdf8', { color: '#b07fd0', width: 2.5, second: '#f2a65a' }),
        ]),
    line(trails[face.key], cover === 'frame' ? '#e3b36a' : '#c98a4a', 3, { dash: [2, 11] }),
    ...meadow({ random, face }),
    ...places[face.key].map(([x, y, size, rotation], i) =>
      symbolAt(
        names[(i + first) % 4] as string,
        x + random.float(-6, 6),
        y + random.float(-6, 6),
        size,
        rotation + random.float(-10, 10),
      ),
    ),
  ];
}

export const butterflies: Background = {
  key: 'bg-butterflies',
  label: 'Butterflies',
  tags: ['butterfly', 'garden', 'spring', 'gentle', 'flower', 'purple', 'lilac'],
  panel: null,
  symbols: {
    sun: butterfly('#f6a02c', '#f4694f', '#fff0cf'),
    sea: butterfly('#3f9ab0', '#6fc4b8', '#fff0cf'),
    rose: butterfly('#e2607f', '#f79a86', '#fff0cf'),
    leaf: butterfly('#7a6bb5', '#b59ad6', '#ffe3a0'),
  },
  draw: drawButterflies,
  cover: butterfliesCover,
};
