import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, shadowed } from './cutout.ts';
import { cloud, oval, polygon } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

const colors: readonly Color[] = ['#f4694f', '#f6a821', '#3f9ec4', '#e9567f', '#5aa469', '#ffcf5a'];

/** A balloon 120 wide about the origin, its string falling from the knot. */
function balloon(color: Color, swing: number): readonly SceneNode[] {
  const dark = mix(color, '#5a1a3a', 0.28);
  return [
    line(`M0 84C${swing} 150 ${-swing} 210 ${swing * 0.6} 290`, mix(dark, '#ffffff', 0.35), 2.5),
    cut('M0 -76C38 -76 62 -46 62 -10C62 34 26 66 0 78C-26 66 -62 34 -62 -10C-62 -46 -38 -76 0 -76Z', color),
    cut('M22 -72C62 -60 72 0 40 42C28 60 12 72 0 78C26 66 62 34 62 -10C62 -42 46 -66 22 -72Z', dark, 0.55),
    cut('M44 -30C52 -10 44 20 26 38C40 10 44 -8 44 -30Z', mix(color, '#ffffff', 0.35), 0.7),
    cut('M-40 -22C-40 -46 -24 -60 -10 -62C-24 -50 -30 -38 -32 -16C-33 -8 -40 -10 -40 -22Z', '#ffffff', 0.75),
    cut(
      polygon([
        [-9, 88],
        [0, 74],
        [9, 88],
        [0, 84],
      ]),
      dark,
    ),
  ];
}

function drawBalloons({ random, face }: DrawInput): readonly SceneNode[] {
  let previous = random.int(0, 5);
  const rise = (x: number, y: number, scale: number): SceneNode => {
    previous = (previous + random.int(1, 4)) % colors.length;
    const place = {
      x: x + random.float(-8, 8),
      y: y + random.float(-24, 24),
      scale,
      rotation: random.float(-9, 9),
    };
    return placed(balloon(colors[previous] as Color, random.float(14, 26) * random.pick([1, -1])), place);
  };
  const far = [
    rise(330, 70, 0.7),
    rise(470, 44, 0.5),
    rise(790, 56, 0.62),
    rise(905, 92, 0.8),
    rise(640, 88, 0.42),
  ];
  const behind = [rise(150, 210, 1.5), rise(1060, 250, 1.55), rise(170, 640, 1.3), rise(1050, 640, 1.25)];
  const front = [
    rise(52, 110, 1.02),
    rise(56, 420, 1.18),
    rise(1150, 130, 1.06),
    rise(1146, 470, 1.2),
    rise(62, 700, 0.84),
    rise(1128, 735, 0.86),
  ];
  const bank = [-90, 120, 320, 520, 700, 900, 1060].map((x, index) => {
    const lift = Math.abs(index - 3) * 9;
    return cloud(x + random.float(-20, 20), 930 - lift, 230 + lift * 2 + random.float(-14, 14));
  });
  return [
    baseLayer(face, fadeDown(face, ['#7cc4e4', '#c4e6ee', '#fbe9cf'])),
    cut(cloud(90, 120, 240) + cloud(860, 110, 260) + cloud(-90, 580, 250), '#ffffff', 0.75),
    ...far,
    ...behind,
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#f4694f', width: 3, inset: 15, dash: [0.1, 11] }),
    ...front,
    cut(bank.join(''), '#d3e8ee'),
    ...shadowed([-150, 40, 230, 420, 610, 800, 1000].map((x) => cloud(x, 940, 250)).join(''), '#ffffff', 4),
  ];
}

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

function drawHotAirBalloons({ random, face }: DrawInput): readonly SceneNode[] {
  const start = random.int(0, 4);
  const fly = (x: number, y: number, scale: number, index: number): SceneNode => {
    const [first, second] = pairs[(start + index) % 5] as readonly [Color, Color];
    const place = {
      x: x + random.float(-7, 7),
      y: y + random.float(-18, 18),
      scale,
      rotation: random.float(-4, 4),
    };
    return placed(airBalloon(first, second), place);
  };
  const ridge = (y: number, swell: number, phase: number): string =>
    `M-10 910V${y}C120 ${y - swell} ${200 + phase} ${y - swell * 0.2} 330 ${y + 26}S${600 + phase} ${y + 42} 740 ${y + 18}S${960 + phase} ${y - swell * 1.1} 1210 ${y - swell * 0.6}V910Z`;
  return [
    baseLayer(face, fadeDown(face, ['#f7b98b', '#fbd9ad', '#fdeccb'])),
    cut(oval(930, 780, 150, 150), '#fff3cf', 0.9),
    cut(
      cloud(200, 96, 210) + cloud(700, 70, 260) + cloud(-80, 420, 230) + cloud(1030, 380, 240),
      '#fff7ea',
      0.85,
    ),
    cut(ridge(720, 90, 30), '#e2a08a'),
    cut(ridge(770, 60, -40), '#b98a86'),
    fly(370, 70, 0.5, 4),
    fly(830, 40, 0.42, 1),
    fly(168, 300, 1.1, 3),
    fly(1042, 560, 1.16, 0),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#e08a5a', width: 2 }),
    fly(66, 132, 0.72, 0),
    fly(1128, 210, 0.78, 2),
    fly(50, 590, 0.82, 1),
    cut(ridge(838, 30, 40), '#6f8f6a'),
    ...shadowed(ridge(866, 46, -30), '#4c7355', 4),
  ];
}

export const balloons: Background = {
  key: 'bg-balloons',
  label: 'Balloons',
  tags: ['balloon', 'party', 'sky', 'clouds', 'kids', 'blue', 'red'],
  panel: null,
  draw: drawBalloons,
};

export const hotAirBalloons: Background = {
  key: 'bg-hot-air-balloons',
  label: 'Hot-air balloons',
  tags: ['balloon', 'travel', 'adventure', 'sunrise', 'hills', 'orange'],
  panel: null,
  draw: drawHotAirBalloons,
};
