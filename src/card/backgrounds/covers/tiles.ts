import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, symbolAt } from '../cutout.ts';
import { box, circle, leaf, oval, petals, polar } from '../outline.ts';
import { ball, cylinder, downward } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 304, width: 720, height: 250 },
  square: { x: 140, y: 140, width: 800, height: 222 },
};

/** The door's foot, the upper edge of the tiles and of the pavement. */
const places = {
  portrait: { x: 450, y: 1330, scale: 1.2, tiles: 960, floor: 1330, tile: 90 },
  square: { x: 540, y: 950, scale: 0.9, tiles: 660, floor: 950, tile: 72 },
} as const;

/** A painted tile of 100. */
function tile(blue: Color): SceneSymbol {
  return {
    viewBox: [-50, -50, 100, 100],
    children: [
      cut(box(-50, -50, 100, 100), '#fffaf0'),
      cut(box(-47, -47, 94, 94), '#eef6f4'),
      cut([45, 135, 225, 315].map((a) => leaf(...polar(0, 0, 14, a), 48, 18, a)).join(''), blue),
      cut(petals(0, 0, 4, 34, 22, 0), '#f0b33c'),
      cut(circle(0, 0, 9), blue),
      line(
        'M-50 -22A28 28 0 0 0 -22 -50M22 -50A28 28 0 0 0 50 -22M50 22A28 28 0 0 0 22 50M-22 50A28 28 0 0 0 -50 22',
        mix(blue, '#ffffff', 0.35),
        5,
      ),
    ],
  };
}

/** Three bracts of a bougainvillea round a pale middle. */
function bloom(color: Color): SceneSymbol {
  return {
    viewBox: [-28, -28, 56, 56],
    children: [cut(petals(0, 0, 3, 25, 26, 20), color), cut(circle(0, 0, 4), '#fff3d6')],
  };
}

/** An arched door with a wreath, its sill at the origin, 260 wide and 560 high. */
function door(color: Color): readonly SceneNode[] {
  const frame = 'M-168 0V-420A168 168 0 0 1 168 -420V0Z';
  const leafOf = 'M-130 0V-420A130 130 0 0 1 130 -420V0Z';
  const wreath = Array.from({ length: 22 }, (_, i) => {
    const [x, y] = polar(0, -330, 66, i * 16.4);
    return leaf(x, y, 44, 14, i * 16.4 + (i % 2 ? 60 : 120));
  });
  const blooms = [20, 70, 118, 165, 215, 300].map((a) => polar(0, -330, 70, a));
  return [
    cut(frame, '#fffaf0'),
    cut('M-150 0V-420A150 150 0 0 1 150 -420V0Z', '#e0b47a'),
    cut(leafOf, downward(-550, 0, mix(color, '#ffffff', 0.2), mix(color, '#0a2038', 0.2))),
    line('M0 -550V0', mix(color, '#0a2038', 0.45), 6),
    line(
      'M-108 -30V-190H-22V-30ZM22 -30V-190H108V-30ZM-108 -220V-414A108 108 0 0 1 -22 -516V-220ZM108 -220V-414A108 108 0 0 0 22 -516V-220Z',
      mix(color, '#0a2038', 0.3),
      6,
    ),
    cut(wreath.join(''), '#4f8f57'),
    cut(blooms.map(([x, y]) => petals(x, y, 6, 24, 16)).join(''), '#f2707a'),
    cut(blooms.map(([x, y]) => circle(x, y, 7)).join(''), '#ffd25c'),
    cut(
      'M0 -270C-26 -296 -58 -284 -54 -262C-52 -244 -24 -246 0 -264C24 -246 52 -244 54 -262C58 -284 26 -296 0 -270ZM-4 -262L-30 -210L-12 -216L0 -200L12 -216L30 -210L4 -262Z',
      '#e8574a',
    ),
    cut(circle(-24, -206, 10) + circle(24, -206, 10), '#ffd98a'),
    cut('M-200 0H200V30H-200ZM-232 30H232V64H-232Z', downward(0, 64, '#fff3e0', '#d9b894')),
  ];
}

/** A lemon tree in a pot, its foot at the origin, 420 high. */
function lemonTree(pot: Color): readonly SceneNode[] {
  const lemons = [
    [-50, -300],
    [40, -340],
    [66, -262],
    [-14, -240],
    [-66, -370],
    [10, -396],
  ] as const;
  return [
    cut(oval(6, 0, 90, 14), '#3a2a4a', 0.25),
    line('M0 -110V-230', '#8a5f3c', 18),
    cut(circle(0, -310, 118), ball(0, -310, 118, '#5aa05c', '#1a3a4a')),
    cut(
      Array.from({ length: 16 }, (_, i) =>
        leaf(...polar(0, -310, 60 + (i % 3) * 26, i * 24), 50, 15, i * 24 + 40),
      ).join(''),
      '#7fbf6c',
    ),
    ...lemons.map(([x, y]) => cut(oval(x, y, 21, 26), ball(x, y, 26, '#ffd93c', '#c8801a'))),
    cut('M-84 -120H84L62 -6C60 0 54 0 50 0H-50C-54 0 -60 0 -62 -6Z', cylinder(-84, 168, pot)),
    cut(box(-92, -134, 184, 34, 8), cylinder(-92, 184, mix(pot, '#ffffff', 0.15))),
    cut([-44, 0, 44].map((x) => petals(x, -58, 6, 20, 12)).join(''), '#fffaf0', 0.8),
  ];
}

/** A sitting cat seen from behind, its tail on the ground; foot at the origin, 210 high. */
function cat(): readonly SceneNode[] {
  const fur: Color = '#3f3550';
  return [
    cut(oval(10, 2, 110, 14), '#3a2a4a', 0.3),
    line('M50 -16C120 -6 130 -60 96 -66', fur, 22),
    cut('M-64 0C-84 -70 -50 -130 0 -132C50 -130 84 -70 64 0Z', fur),
    cut('M-56 -150L-60 -214L-22 -188H22L60 -214L56 -150C56 -108 -56 -108 -56 -150Z', fur),
    cut('M-50 -120C-20 -104 20 -104 50 -120L46 -104C20 -90 -20 -90 -46 -104Z', '#e8574a'),
    cut(
      'M0 -98C-18 -114 -44 -106 -42 -92C-40 -78 -16 -80 0 -92C16 -80 40 -78 42 -92C44 -106 18 -114 0 -98Z',
      '#e8574a',
    ),
  ];
}

function drawDoor({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, scale, tiles: top, floor, tile: side } = places[at];
  const { width, height } = face;
  const [wall, deep] = random.pick<readonly [Color, Color]>([
    ['#ffd9a0', '#f7b77a'],
    ['#ffd3c4', '#f5a98f'],
    ['#fbe3a8', '#f0c06a'],
  ]);
  const columns = Math.ceil(width / side);
  const rows = Math.ceil((floor - top) / side);
  const shift = (width - columns * side) / 2;
  const wallTiles = Array.from({ length: columns * rows }, (_, i): readonly [number, number] => [
    shift + ((i % columns) + 0.5) * side,
    floor - (Math.floor(i / columns) + 0.5) * side,
  ]).filter(([tx]) => Math.abs(tx - x) > 168 * scale - side);
  const stones = Array.from({ length: 26 }, () =>
    oval(random.float(0, width), random.float(floor + 24, height), random.float(40, 80), 11),
  );
  const bougainvillea = Array.from({ length: 44 }, (_, i) => {
    const right = i % 2;
    const edge = Math.sqrt(random.float(0, 1));
    return [
      right ? width - edge * 120 * scale : edge * 120 * scale,
      heading[at].y + heading[at].height + 64 + random.float(0, 260 * scale) * (1.15 - edge),
    ] as const;
  });
  return [
    baseLayer(face, fadeDown(face, [mix(wall, '#ffffff', 0.4), wall, deep])),
    cut(
      Array.from({ length: 14 }, () =>
        oval(random.float(0, width), random.float(0, top), random.float(40, 120), 5),
      ).join(''),
      '#ffffff',
      0.35,
    ),
    ...wallTiles.map(([tx, ty]) => symbolAt('tile', tx, ty, side)),
    cut(box(-10, floor - rows * side - 16, width + 20, 18), '#2f6fa0'),
    cut(`M-10 ${floor}H${width + 10}V${height + 10}H-10Z`, downward(floor, height, '#f3d9b8', '#c99a7a')),
    cut(stones.join(''), '#fff0d8', 0.45),
    placed(door(random.pick<Color>(['#2f7fa8', '#2f8f86', '#4a62b0'])), { x, y, scale }),
    cut(bougainvillea.map(([bx, by], i) => leaf(bx, by, 40, 13, i * 47)).join(''), '#4f8f57'),
    ...bougainvillea.map(([bx, by], i) => symbolAt(i % 3 ? 'bloom' : 'paleBloom', bx, by, 56, (i * 31) % 90)),
    placed(lemonTree('#c9643c'), { x: x - 290 * scale, y: y + 60 * scale, scale }),
    placed(lemonTree('#3f7fa8'), { x: x + 300 * scale, y: y + 60 * scale, scale: scale * 0.86 }),
    placed(cat(), { x: x + 130 * scale, y: y + 92 * scale, scale: scale * 0.82 }),
  ];
}

export const tilesCover: Cover = {
  heading,
  ink: '#5a1f2a',
  accent: '#2f6f9c',
  symbols: { tile: tile('#2f6fa8'), bloom: bloom('#d9407f'), paleBloom: bloom('#f07fb0') },
  draw: drawDoor,
};
