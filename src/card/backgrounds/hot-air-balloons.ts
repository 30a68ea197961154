import { landscape } from '#card/faces/faces.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { hotAirBalloonsCover } from './covers/hot-air-balloons.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, shadowed } from './cutout.ts';
import { circle, cloud, oval } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** A hot-air balloon 200 wide about the middle of its envelope. */
function airBalloon(first: Color, second: Color): readonly SceneNode[] {
  const shape =
    'M0 -112C66 -112 104 -66 104 -14C104 44 54 78 30 122H-30C-54 78 -104 44 -104 -14C-104 -66 -66 -112 0 -112Z';
  return [
    line('M-28 122L-18 164M28 122L18 164M0 122V164', '#7a4a2f', 2.5),
    cut(shape, first),
    cut(
      'M0 -112C30 -112 46 -66 46 -14C46 44 24 78 14 122H-14C-24 78 -46 44 -46 -14C-46 -66 -30 -112 0 -112Z',
      second,
    ),
    cut(
      'M0 -112C-60 -100 -78 -50 -78 -8C-78 44 -40 80 -24 122H-30C-54 78 -104 44 -104 -14C-104 -66 -66 -112 0 -112Z',
      second,
    ),
    cut(
      'M0 -112C60 -100 78 -50 78 -8C78 44 40 80 24 122H30C54 78 104 44 104 -14C104 -66 66 -112 0 -112Z',
      second,
    ),
    cut('M40 -104C90 -60 84 20 22 122H30C54 78 104 44 104 -14C104 -58 78 -92 40 -104Z', '#4a1830', 0.22),
    cut('M-60 -80C-84 -56 -90 -26 -84 4C-72 -20 -70 -50 -60 -80Z', '#ffffff', 0.5),
    cut('M-30 118H30L28 130H-28Z', mix(first, '#3a1420', 0.35)),
    cut('M-20 160H20L16 196Q0 202 -16 196Z', '#a8683c'),
    line('M-19 168H19', '#7a4a2f', 4),
  ];
}

const pairs: readonly (readonly [Color, Color])[] = [
  ['#ffe3b0', '#f0624a'],
  ['#f6c453', '#2f7f9e'],
  ['#fff1d2', '#ee9a1c'],
  ['#f9dcb4', '#4b8f6c'],
  ['#ffd7c2', '#cf4c70'],
];

type Place = readonly [x: number, y: number, size: number];

/** A hill across the face: its height, how much it swells, and a shift of its crests. */
type Ridge = readonly [y: number, swell: number, phase: number, fill: Color];

interface Composition {
  /** In balloons, the last number is one of the five pairs of colours. */
  readonly behind: readonly (readonly [...Place, pair: number])[];
  readonly front: readonly (readonly [...Place, pair: number])[];
  readonly sun: Place;
  readonly clouds: readonly Place[];
  readonly far: readonly Ridge[];
  readonly near: readonly Ridge[];
  /** Feet and heights of round trees on the hills. */
  readonly trees: readonly Place[];
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    behind: [
      [370, 70, 0.5, 4],
      [830, 40, 0.42, 1],
      [168, 300, 1.1, 3],
      [1042, 560, 1.16, 0],
    ],
    front: [
      [66, 132, 0.72, 0],
      [1128, 210, 0.78, 2],
      [50, 590, 0.82, 1],
    ],
    sun: [930, 780, 150],
    clouds: [
      [200, 96, 210],
      [700, 70, 260],
      [-80, 420, 230],
      [1030, 380, 240],
    ],
    far: [
      [720, 90, 30, '#e2a08a'],
      [770, 60, -40, '#b98a86'],
    ],
    near: [
      [838, 30, 40, '#6f8f6a'],
      [866, 46, -30, '#4c7355'],
    ],
    trees: [],
  },
  portrait: {
    behind: [
      [330, 52, 0.34, 2],
      [588, 56, 0.42, 1],
    ],
    front: [
      [52, 214, 0.68, 0],
      [848, 236, 0.68, 2],
      [200, 156, 0.6, 4],
      [700, 154, 0.62, 3],
      [452, 204, 0.36, 0],
      [38, 720, 0.34, 1],
      [862, 930, 0.34, 4],
    ],
    sun: [800, 1300, 150],
    clouds: [
      [-70, 130, 220],
      [270, 150, 190],
      [430, 250, 260],
      [760, 150, 230],
      [-90, 560, 220],
      [780, 660, 210],
    ],
    far: [
      [1200, 90, 30, '#eab398'],
      [1270, 60, -40, '#d69a8a'],
      [1330, 40, 60, '#b98a86'],
    ],
    near: [
      [1378, 34, 40, '#8aa27a'],
      [1420, 40, -50, '#6f8f6a'],
      [1476, 40, 60, '#5c8260'],
      [1540, 46, -30, '#4c7355'],
    ],
    trees: [
      [60, 1408, 46],
      [104, 1414, 34],
      [716, 1418, 40],
      [770, 1408, 54],
      [822, 1400, 38],
      [330, 1488, 52],
      [390, 1494, 40],
      [620, 1560, 56],
      [150, 1554, 64],
      [212, 1566, 46],
    ],
  },
  square: {
    behind: [],
    front: [
      [350, 50, 0.34, 4],
      [800, 48, 0.36, 1],
      [62, 150, 0.66, 0],
      [1016, 230, 0.7, 2],
      [58, 640, 0.66, 1],
      [1022, 700, 0.6, 3],
      [180, 52, 0.36, 3],
      [590, 56, 0.3, 0],
    ],
    sun: [850, 950, 150],
    clouds: [
      [170, 96, 210],
      [620, 80, 260],
      [-80, 420, 230],
      [930, 480, 240],
    ],
    far: [
      [860, 90, 30, '#e2a08a'],
      [920, 60, -40, '#b98a86'],
    ],
    near: [
      [992, 34, 40, '#6f8f6a'],
      [1036, 46, -30, '#4c7355'],
    ],
    trees: [
      [56, 1016, 48],
      [104, 1024, 36],
      [330, 1056, 44],
      [382, 1062, 34],
      [860, 1040, 40],
      [960, 1020, 54],
      [1020, 1014, 40],
    ],
  },
};

function ridgeOf({ width, height }: Face, [y, swell, phase]: Ridge): string {
  const at = (x: number, shift = 0) => (x * width) / landscape.width + shift;
  return (
    `M-10 ${height + 10}V${y}C${at(120)} ${y - swell} ${at(200, phase)} ${y - swell * 0.2} ${at(330)} ${y + 26}` +
    `S${at(600, phase)} ${y + 42} ${at(740)} ${y + 18}S${at(960, phase)} ${y - swell * 1.1} ${width + 10} ${y - swell * 0.6}V${height + 10}Z`
  );
}

/** Round trees on short trunks, one side in shade. */
function grove(trees: readonly Place[]): readonly SceneNode[] {
  const crowns = (shift: number, share: number) =>
    trees.map(([x, y, h]) => oval(x + h * shift, y - h * 0.58, h * share, h * share * 1.2)).join('');
  return [
    line(trees.map(([x, y, h]) => `M${x} ${y}v${-h * 0.3}`).join(''), '#7a5a44', 5),
    cut(crowns(0, 0.36), '#3f6a50'),
    cut(crowns(-0.07, 0.26), '#5f8c66'),
  ];
}

function drawHotAirBalloons({ random, face }: DrawInput): readonly SceneNode[] {
  const { behind, front, sun, clouds, far, near, trees } = compositions[face.key];
  const start = random.int(0, 4);
  const fly = ([x, y, scale, pair]: Composition['front'][number]): SceneNode => {
    const [first, second] = pairs[(start + pair) % 5] as readonly [Color, Color];
    const place = {
      x: x + random.float(-7, 7),
      y: y + random.float(-18, 18),
      scale,
      rotation: random.float(-4, 4),
    };
    return placed(airBalloon(first, second), place);
  };
  return [
    baseLayer(face, fadeDown(face, ['#f7b98b', '#fbd9ad', '#fdeccb'])),
    cut(circle(...sun), '#fff3cf', 0.9),
    cut(clouds.map((place) => cloud(...place)).join(''), '#fff7ea', 0.85),
    ...far.map((ridge) => cut(ridgeOf(face, ridge), ridge[3])),
    ...behind.map(fly),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#e08a5a', width: 2 }),
    ...front.map(fly),
    ...near.slice(0, -1).map((ridge) => cut(ridgeOf(face, ridge), ridge[3])),
    ...near.slice(-1).flatMap((ridge) => shadowed(ridgeOf(face, ridge), ridge[3], 4)),
    ...(trees.length > 0 ? grove(trees) : []),
  ];
}

export const hotAirBalloons: Background = {
  key: 'bg-hot-air-balloons',
  label: 'Hot-air balloons',
  tags: ['balloon', 'travel', 'adventure', 'sunrise', 'hills', 'orange'],
  panel: null,
  draw: drawHotAirBalloons,
  cover: hotAirBalloonsCover,
};
