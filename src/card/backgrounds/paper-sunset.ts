import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { paperSunsetCover } from './covers/paper-sunset.ts';
import { baseLayer, cut, glow, shadowed } from './cutout.ts';
import { circle, round } from './outline.ts';
import { paperLayers } from './paper-layers.ts';

type Place = readonly [x: number, y: number, size: number];

interface Composition {
  readonly birds: readonly Place[];
  /** Half of it sinks behind the outer layers. */
  readonly sun: Place | null;
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    birds: [
      [78, 70, 36],
      [1112, 850, 40],
      [1064, 54, 24],
    ],
    sun: null,
  },
  portrait: {
    birds: [
      [92, 216, 34],
      [806, 232, 28],
      [696, 110, 36],
      [790, 66, 22],
      [230, 74, 24],
      [130, 1500, 36],
      [230, 1550, 22],
    ],
    sun: [450, 1412, 88],
  },
  square: {
    birds: [
      [74, 70, 34],
      [1000, 1020, 38],
      [984, 54, 24],
    ],
    sun: null,
  },
};

const colors: readonly Color[] = ['#fde3b9', '#fac48a', '#f59c6c', '#e8705a', '#c54a58', '#8f2f57'];
/** The bleed of a tall face goes on with two more. */
const beyond: readonly Color[] = ['#702650', '#511c48'];

function drawSunset({ random, face }: DrawInput): readonly SceneNode[] {
  const { birds, sun } = compositions[face.key];
  const all = face.key === 'portrait' ? [...colors, ...beyond] : colors;
  return [
    baseLayer(face, '#fffaf0'),
    ...paperLayers({ random, face }, all, (index) => (sun && index === 2 ? sinking(sun) : [])),
    ...birds.map(([x, y, size]) => cut(paperBird(x + random.float(-6, 6), y, size), '#fff6e4')),
  ];
}

function sinking([x, y, r]: Place): readonly SceneNode[] {
  return [
    glow(x, y, r * 1.22, '#ffe9b0', '99'),
    ...shadowed(circle(x, y, r), '#ffd98a', 5),
    cut(circle(x, y, r * 0.76), '#ffe7ad'),
  ];
}

function paperBird(x: number, y: number, s: number): string {
  return `M${round(x)} ${round(y)}L${round(x - s * 1.3)} ${round(y - s * 0.9)}L${round(x - s * 0.2)} ${round(y - s * 0.5)}L${round(x + s * 0.5)} ${round(y - s * 1.3)}L${round(x + s * 0.6)} ${round(y - s * 0.3)}L${round(x + s * 1.3)} ${round(y - s * 0.2)}Z`;
}

export const paperSunset: Background = {
  key: 'bg-paper-sunset',
  label: 'Paper sunset',
  tags: ['paper', 'layers', 'sunset', 'warm', 'waves', 'orange', 'red'],
  panel: null,
  draw: drawSunset,
  cover: paperSunsetCover,
};
