import type { SceneNode } from '#card/scene/scene.ts';
import type { FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { arcadeCover, bricks, skyBands, skyColors, stepped } from './covers/arcade.ts';
import { baseLayer, cut } from './cutout.ts';
import { box } from './outline.ts';
import { pixelCloud, type Sprite, sprite } from './pixels.ts';

type Placed = readonly [name: Sprite, x: number, y: number, size: number];

interface Places {
  readonly size: number;
  readonly ground: number;
  readonly clouds: readonly (readonly [x: number, y: number, wide: number])[];
  readonly sprites: readonly Placed[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    size: 10,
    ground: 840,
    clouds: [
      [20, 92, 20],
      [980, 74, 20],
      [400, 60, 18],
    ],
    sprites: [
      ['balloon', 64, 420, 10],
      ['heart', 70, 220, 7],
      ['star', 60, 530, 7],
      ['cat', 66, 842, 8],
      ['balloon', 1138, 380, 10],
      ['star', 1136, 200, 7],
      ['heart', 1140, 520, 7],
      ['gift', 1134, 842, 9],
      ['parcel', 66, 690, 6],
      ['parcel', 1134, 700, 6],
    ],
  },
  portrait: {
    size: 12,
    ground: 1464,
    clouds: [
      [30, 130, 24],
      [560, 100, 22],
      [300, 230, 20],
    ],
    sprites: [
      ['heart', 160, 236, 9],
      ['star', 740, 240, 9],
      ['balloon', 450, 190, 11],
      ['cat', 150, 1466, 9],
      ['cake', 450, 1466, 7],
      ['gift', 650, 1466, 9],
      ['parcel', 780, 1466, 9],
    ],
  },
  square: {
    size: 10,
    ground: 1014,
    clouds: [
      [20, 84, 18],
      [880, 76, 18],
      [430, 62, 18],
    ],
    sprites: [
      ['balloon', 48, 420, 9],
      ['heart', 50, 220, 6],
      ['star', 50, 560, 6],
      ['cat', 60, 1016, 7],
      ['balloon', 1032, 380, 9],
      ['star', 1030, 200, 6],
      ['heart', 1032, 540, 6],
      ['gift', 1022, 1016, 8],
      ['parcel', 50, 760, 6],
      ['parcel', 1030, 740, 6],
    ],
  },
};

function drawArcade({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height, sheet: paper } = face;
  const { size, ground, clouds, sprites } = places[face.key];
  const phase = random.float(0, 6);
  const swaps = [{}, { r: 'v', d: 'k' }, { r: 'y', d: 'o' }, { r: 't', d: 'b' }] as const;
  const first = random.int(0, 3);
  const frame = (by: number) => {
    const [x, y, w, h] = [paper.x + by, paper.y + by, paper.width - 2 * by, paper.height - 2 * by];
    const s = size;
    return `M${x + 2 * s} ${y}H${x + w - 2 * s}v${s}h${s}v${s}h${s}V${y + h - 2 * s}h${-s}v${s}h${-s}v${s}H${x + 2 * s}v${-s}h${-s}v${-s}h${-s}V${y + 2 * s}h${s}v${-s}h${s}Z`;
  };
  return [
    baseLayer(face, '#e6f7e4'),
    ...skyBands(width, 0, ground, skyColors),
    cut(
      clouds.map(([x, y, wide]) => pixelCloud(x + random.int(-2, 2) * size, y, wide, size)).join(''),
      '#ffffff',
    ),
    cut(
      stepped(width, ground, size * 2, (i) => 5 + 2.4 * Math.sin(i / 5 + phase)),
      '#8fd6b4',
    ),
    cut(
      stepped(width, ground, size, (i) => 5 + 2.4 * Math.sin(i / 8 + phase * 2)),
      '#6cc47a',
    ),
    ...bricks(-4, ground, Math.ceil(width / size) + 2, Math.ceil((height - ground) / (size * 2)) + 1, size),
    cut(frame(0), '#2a1c46'),
    cut(frame(size * 0.7), '#fffdf4'),
    cut(box(paper.x + 3 * size, paper.y + size * 1.3, paper.width - 6 * size, size * 0.4), '#27b3cf'),
    ...sprites.flatMap(([name, x, y, s], i) =>
      sprite(
        name,
        x,
        y + (name === 'cat' || name === 'gift' ? 0 : random.int(-1, 1) * s),
        s,
        name === 'balloon' ? swaps[(i + first) % 4] : {},
      ),
    ),
  ];
}

export const arcade: Background = {
  key: 'bg-arcade',
  label: 'Pixel party',
  tags: ['pixels', 'game', 'retro', 'teenager', 'children', 'cat', 'fun', 'turquoise', 'bright'],
  panel: null,
  draw: drawArcade,
  cover: arcadeCover,
};
