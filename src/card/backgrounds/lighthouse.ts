import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { gull, lighthouseCover, swell, lighthouse as tower } from './covers/lighthouse.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from './cutout.ts';
import { circle, cloud, oval, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

interface Places {
  readonly tower: readonly [x: number, y: number, scale: number];
  /** The crests of the waves, the farthest first. */
  readonly waves: readonly number[];
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
  readonly gulls: readonly (readonly [x: number, y: number, width: number])[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    tower: [66, 806, 0.9],
    waves: [800, 826, 852, 880],
    clouds: [
      [1010, 250, 210],
      [1060, 520, 190],
      [300, 66, 180],
      [760, 56, 160],
    ],
    gulls: [
      [1120, 120, 66],
      [1060, 60, 44],
      [1160, 380, 50],
      [520, 46, 40],
    ],
  },
  portrait: {
    tower: [720, 1442, 0.25],
    waves: [1424, 1466, 1508, 1554],
    clouds: [
      [-60, 130, 300],
      [560, 90, 320],
      [260, 220, 220],
    ],
    gulls: [
      [200, 190, 70],
      [330, 110, 50],
      [660, 210, 60],
      [800, 180, 40],
      [160, 1380, 50],
    ],
  },
  square: {
    tower: [52, 990, 0.94],
    waves: [982, 1006, 1030, 1058],
    clouds: [
      [900, 300, 220],
      [950, 620, 190],
      [260, 76, 190],
      [680, 66, 170],
    ],
    gulls: [
      [1010, 130, 60],
      [940, 60, 44],
      [1040, 460, 46],
      [480, 50, 40],
    ],
  },
};

const water: readonly Color[] = ['#5a86b4', '#3b6a9c', '#274f80', '#17386a'];

function drawLighthouse({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const { tower: at, waves, clouds, gulls } = places[face.key];
  const [x, y, scale] = at;
  const lampY = y - 456 * scale;
  return [
    baseLayer(face, fadeDown(face, ['#2b4a86', '#6a7cb4', '#d79aa8', '#ffc79a'])),
    cut(clouds.map(([cx, cy, w]) => cloud(cx + random.float(-20, 20), cy, w)).join(''), '#ffe3d6', 0.7),
    cut(
      gulls.map(([gx, gy, w]) => gull(gx + random.float(-16, 16), gy + random.float(-10, 10), w)).join(''),
      '#fff8ee',
    ),
    ...sheet(roundedSheet(face), '#fffaf2', { color: '#d2493f', width: 3, second: '#5a86b4' }),
    cut(oval(x, y + 20, 190 * scale, 34 * scale), '#4a4a5e'),
    glow(x, lampY, 110 * scale, '#fff3b8', 'ee'),
    placed(tower(), { x, y, scale }),
    ...waves.map((top, i) =>
      cut(
        swell({
          width,
          top,
          bottom: height + 20,
          step: 92 + i * 16,
          rise: 13 + i * 2,
          shift: random.float(-40, 0),
        }),
        water[i] as Color,
      ),
    ),
    line(
      waves
        .slice(1)
        .map(
          (top) =>
            `M${round(random.float(40, width - 140))} ${top + 14}q20 -10 40 0M${round(random.float(40, width - 140))} ${top + 16}q16 -8 32 0`,
        )
        .join(''),
      '#d6e8f2',
      3,
    ),
    cut(
      Array.from({ length: 5 }, () =>
        circle(random.float(20, width - 20), (waves[0] as number) + random.float(10, 60), 3),
      ).join(''),
      '#d6e8f2',
    ),
  ];
}

export const lighthouse: Background = {
  key: 'bg-lighthouse',
  label: 'Lighthouse',
  tags: ['sea', 'ocean', 'coast', 'evening', 'waves', 'gulls', 'travel', 'blue', 'calm'],
  panel: null,
  draw: drawLighthouse,
  cover: lighthouseCover,
};
