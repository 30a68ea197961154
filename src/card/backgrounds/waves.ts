import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { wavesCover } from './covers/waves.ts';
import { baseLayer, cut, fadeDown, line, placed, translated } from './cutout.ts';
import { circle, cloud, polar, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

interface Sea {
  /** The middle line of the farthest row of waves, and how many rows there are. */
  readonly y: number;
  readonly rows: number;
  /** Waves rise to both sides: from this far off the middle, over this length, by this much. */
  readonly rise: { readonly from: number; readonly over: number; readonly by: number };
}

interface Places {
  readonly sea: Sea;
  /** Seen whole in a corner, or rising behind the sheet. */
  readonly sun: readonly [x: number, y: number, scale: number, reachOfRays: number];
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
  readonly gulls: readonly (readonly [x: number, y: number, size: number])[];
  readonly boats: readonly [Boat, Boat];
  /** How many rows of waves are behind the boats. */
  readonly behind: number;
}

type Boat = readonly [x: number, y: number, scale: number];

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    sea: { y: 848, rows: 4, rise: { from: 380, over: 220, by: 105 } },
    sun: [92, 96, 1, 520],
    clouds: [
      [880, 84, 240],
      [1040, 330, 230],
      [-70, 460, 200],
    ],
    gulls: [
      [1060, 50, 26],
      [1140, 120, 32],
      [1096, 190, 20],
    ],
    boats: [
      [64, 676, 0.98],
      [1136, 672, 0.86],
    ],
    behind: 0,
  },
  portrait: {
    sea: { y: 1400, rows: 9, rise: { from: 260, over: 190, by: 26 } },
    sun: [450, 288, 1.26, 900],
    clouds: [
      [36, 118, 230],
      [640, 88, 220],
      [30, 246, 170],
      [690, 248, 180],
      [290, 60, 150],
    ],
    gulls: [
      [300, 122, 24],
      [246, 208, 20],
      [600, 140, 30],
      [676, 196, 22],
      [540, 76, 20],
    ],
    boats: [
      [164, 1390, 0.74],
      [722, 1388, 0.7],
    ],
    behind: 2,
  },
  square: {
    sea: { y: 1022, rows: 4, rise: { from: 340, over: 200, by: 90 } },
    sun: [90, 98, 1, 1400],
    clouds: [
      [760, 86, 240],
      [936, 340, 210],
      [-70, 480, 170],
      [300, 74, 180],
    ],
    gulls: [
      [930, 56, 26],
      [1020, 120, 32],
      [984, 200, 20],
    ],
    boats: [
      [64, 862, 0.86],
      [1016, 858, 0.8],
    ],
    behind: 0,
  },
};

const palettes: readonly (readonly Color[])[] = [
  ['#8fcfd0', '#fff6e4', '#8fcfd0', '#fff6e4'],
  ['#4fa9b8', '#e8f4ee', '#4fa9b8', '#f6b84a'],
  ['#2c7f9c', '#fff6e4', '#2c7f9c', '#fff6e4'],
  ['#1d5a80', '#cfe8ea', '#1d5a80', '#f4694f'],
];

/** A row of fish-scale waves: rings on rings, each row half a step on, darker to the front. */
function scales({ width }: Face, row: number, { y, rows, rise }: Sea): readonly SceneNode[] {
  const step = 104;
  const xs = Array.from(
    { length: Math.ceil(width / step) + 2 },
    (_, i) => i * step - (row % 2 ? step / 2 : 0),
  );
  const line = y + row * 32;
  const lift = (x: number) =>
    line - (Math.max(0, Math.abs(x - width / 2) - rise.from) / rise.over) ** 1.6 * rise.by;
  const colors = palettes[Math.min(Math.ceil((row * 4) / rows), 3)] as readonly Color[];
  return colors.map((color, ring) =>
    cut(xs.map((x) => circle(x, lift(x), (step / 2) * (1 - ring * 0.22))).join(''), color),
  );
}

function boat(hull: Color, sail: Color): readonly SceneNode[] {
  return [
    cut('M4 -96V-14H62C58 -50 36 -78 4 -96Z', sail),
    cut('M-4 -84V-14H-44C-42 -44 -28 -66 -4 -84Z', '#fff6e4'),
    line('M0 -104V0', '#7a4a34', 5),
    cut('M0 -104L26 -98L0 -90Z', '#f6b02c'),
    cut('M-62 -6H68C60 18 46 26 34 28H-36C-50 22 -58 10 -62 -6Z', hull),
    cut('M-62 -6H68L65 3H-59Z', '#fff6e4'),
  ];
}

function sunAndRays([x, y, scale, reach]: Places['sun']): readonly SceneNode[] {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = polar(x, y, reach, i * 15 - 3);
    const b = polar(x, y, reach, i * 15 + 3.4);
    return `M${x} ${y}L${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}Z`;
  });
  return [
    cut(rays.join(''), '#fff3cf', 0.55),
    cut(circle(x, y, 88 * scale), '#fff3cf'),
    cut(circle(x, y, 70 * scale), '#f4694f'),
    cut(circle(x, y, 50 * scale), '#f6903c'),
  ];
}

function gull(x: number, y: number, s: number): string {
  return `M${round(x - s)} ${round(y - s * 0.3)}Q${round(x - s * 0.4)} ${round(y - s * 0.8)} ${round(x)} ${round(y)}Q${round(x + s * 0.4)} ${round(y - s * 0.8)} ${round(x + s)} ${round(y - s * 0.3)}`;
}

function drawWaves({ random, face }: DrawInput): readonly SceneNode[] {
  const { sea, sun, clouds, gulls, boats, behind } = places[face.key];
  const sail = (drawing: readonly SceneNode[], [x, y, scale]: Boat, rotation: number) =>
    placed(drawing, { x: x + random.float(-8, 8), y: y + random.float(-6, 6), scale, rotation });
  const rows = Array.from({ length: sea.rows }, (_, row) => scales(face, row, sea));
  const sailing = [
    sail(boat('#d9472f', '#f48a6a'), boats[0], -5),
    sail(boat('#2c6f8a', '#f6b84a'), boats[1], 5),
  ];
  const water = rows.flatMap((row, i) => translated(row, i % 2 ? random.float(-3, 3) : 0, 0));
  return [
    baseLayer(face, fadeDown(face, ['#fbc99a', '#fde0b4', '#fdeccb'])),
    ...sunAndRays(sun),
    cut(clouds.map((place) => cloud(...place)).join(''), '#fffaf0'),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#2c7f9c', width: 2.5, second: '#f2b77a' }),
    line(gulls.map((place) => gull(...place)).join(''), '#5a4a4a', 4),
    ...water.slice(0, behind),
    ...sailing,
    ...water.slice(behind),
  ];
}

export const waves: Background = {
  key: 'bg-waves',
  label: 'Sailing waves',
  tags: ['sea', 'wave', 'boat', 'sun', 'travel', 'adventure', 'orange', 'blue'],
  panel: null,
  draw: drawWaves,
  cover: wavesCover,
};
