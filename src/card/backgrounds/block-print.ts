import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { type Face, type FaceKey, type Frame, inset } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { blockPrintCoverOf } from './covers/block-print.ts';
import { baseLayer, cut, line, symbolAt } from './cutout.ts';
import { box, circle, leaf, type Point, petals, polar, round } from './outline.ts';
import { borderPoints } from './paper.ts';

/** Rows of wooden blocks pressed on cotton: a mango-shaped buta between lines. */
const buta: SceneSymbol = {
  viewBox: [-50, -60, 100, 120],
  children: [
    cut('M4 56C-34 52 -46 16 -28 -14C-14 -38 14 -34 16 -52C34 -38 22 -18 32 4C44 32 30 58 4 56Z', '#b5392c'),
    cut('M3 44C-22 40 -30 14 -17 -7C-8 -22 8 -20 14 -30C18 -16 14 -8 21 8C30 28 20 46 3 44Z', '#fff6e4'),
    cut(petals(2, 16, 6, 20, 12, 30), '#b5392c'),
    cut(circle(2, 16, 5), '#e0972a'),
    cut(circle(30, -40, 5) + circle(40, -24, 4) + circle(-34, -32, 4), '#2f5d50'),
    cut(leaf(4, 56, 22, 8, 20) + leaf(4, 56, 22, 8, 160), '#2f5d50'),
  ],
};

const blockFlower: SceneSymbol = {
  viewBox: [-50, -50, 100, 100],
  children: [
    cut(leaf(0, 10, 46, 16, 35) + leaf(0, 10, 46, 16, 145), '#2f5d50'),
    line('M0 48V0', '#2f5d50', 4),
    cut(petals(0, -12, 7, 32, 20, -90), '#b5392c'),
    cut(petals(0, -12, 7, 18, 10, -90), '#f3c667'),
    cut(circle(0, -12, 6), '#7a2420'),
  ],
};

type Piece = readonly [x: number, y: number, rotation: number];

interface Border {
  /** From the core's edge to the middle of the band, at the sides and at top and bottom. */
  readonly middle: readonly [x: number, y: number];
  /** From the core's edge to the line inside the band. */
  readonly edge: readonly [x: number, y: number];
  /** From the core's edge to the first piece, the step to the next, how many. */
  readonly across: Row;
  readonly down: Row;
  /** Size of a piece. */
  readonly size: number;
  /** The box behind the flower in each corner. */
  readonly corner: readonly [width: number, height: number];
  readonly hasDots: boolean;
}

interface Row {
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

const borders: Readonly<Record<FaceKey, Border>> = {
  landscape: {
    middle: [56, 44],
    edge: [98, 78],
    across: { first: 132, step: 72, count: 14 },
    down: { first: 126, step: 72, count: 10 },
    size: 64,
    corner: [80, 64],
    hasDots: true,
  },
  portrait: {
    middle: [37, 46],
    edge: [62, 82],
    across: { first: 110, step: 68, count: 11 },
    down: { first: 120, step: 68, count: 16 },
    size: 50,
    corner: [46, 66],
    hasDots: false,
  },
  square: {
    middle: [50, 50],
    edge: [88, 88],
    across: { first: 132, step: 68, count: 13 },
    down: { first: 132, step: 68, count: 13 },
    size: 62,
    corner: [70, 70],
    hasDots: false,
  },
};

/** Where the pieces stand, marching round the core. */
function march({ core }: Face, { middle, across, down }: Border): readonly Piece[] {
  const [left, top] = [core.x + middle[0], core.y + middle[1]];
  const [right, bottom] = [core.x + core.width - middle[0], core.y + core.height - middle[1]];
  const pieces: Piece[] = [];
  for (let i = 0; i < across.count; i++) {
    const along = across.first + i * across.step;
    pieces.push([core.x + along, top, 0], [core.x + core.width - along, bottom, 180]);
  }
  for (let i = 0; i < down.count; i++) {
    const along = down.first + i * down.step;
    pieces.push([left, core.y + core.height - along, 270], [right, core.y + along, 90]);
  }
  return pieces;
}

/** A frame's box with another frame's hole. */
function band(outer: Frame, { x, y, width, height }: Frame): string {
  return `${box(outer.x, outer.y, outer.width, outer.height)}M${x} ${y}V${y + height}H${x + width}V${y}Z`;
}

function within({ x, y, width, height }: Frame, dx: number, dy: number): Frame {
  return { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy };
}

/** Triangles that point outward, or dots. */
function teeth(core: Frame, by: number, shape: 'tooth' | 'dot'): string {
  const { x, y, width, height } = within(core, by, by * 0.8);
  return borderPoints(x, y, width, height, 21)
    .map(([px, py, rotation]) => {
      if (shape === 'dot') return circle(px, py, 4);
      const pull = (dx: number, dy: number): string => {
        const [tx, ty] = polar(0, 0, Math.hypot(dx, dy), (Math.atan2(dy, dx) * 180) / Math.PI + rotation);
        return `${round(px + tx)} ${round(py + ty)}`;
      };
      return `M${pull(-8, 6)}L${pull(0, -8)}L${pull(8, 6)}Z`;
    })
    .join('');
}

/** Golden rosettes on the dyed cloth above and below the core. */
function cloth({ width, height, core }: Face): readonly SceneNode[] {
  if (core.y === 0) return [];
  const rows = [-6, 54, 114];
  const rosettes = rows.flatMap((y, row) =>
    Array.from({ length: 10 }, (_, i): Point => [(i + (row % 2 ? 0 : 0.5)) * 100, y]),
  );
  const dots = rows.flatMap((y, row) =>
    Array.from({ length: 10 }, (_, i): Point => [(i + (row % 2 ? 0.5 : 0)) * 100, y]),
  );
  const both = ([x, y]: Point): readonly Point[] => [
    [x, y],
    [x, height - y],
  ];
  return [
    ...rosettes
      .filter(([x]) => x <= width)
      .flatMap(both)
      .map(([x, y]) => symbolAt('corner', x, y, 52)),
    cut(
      dots
        .flatMap(both)
        .map(([x, y]) => petals(x, y, 4, 13, 9, 45))
        .join(''),
      '#e0972a',
    ),
    line(`M0 ${core.y - 14}H${width}M0 ${height - core.y + 14}H${width}`, '#f3c667', 2.5),
  ];
}

function drawBlockPrint({ random, face }: DrawInput): readonly SceneNode[] {
  const indigo = random.pick<Color>(['#2a3f6f', '#245a63', '#6b2438']);
  const border = borders[face.key];
  const { core } = face;
  const { edge, middle, corner } = border;
  const pieces = march(face, border).map(([x, y, rotation], i) =>
    symbolAt(i % 4 < 2 ? 'buta' : 'flower', x, y, border.size, round(rotation + random.float(-2.5, 2.5))),
  );
  const whole = { x: 0, y: 0, width: face.width, height: face.height };
  const lineAt = (by: number) => {
    const { x, y, width, height } = inset(within(core, ...edge), by);
    return box(x, y, width, height);
  };
  const corners = within(core, middle[0], middle[1] - (face.key === 'landscape' ? 1 : 0));
  return [
    baseLayer(face, '#fffaf0'),
    cut(band(core, within(core, ...edge)), '#f9e9cd'),
    cut(band(whole, within(core, 14, 11)), indigo),
    ...cloth(face),
    line(lineAt(2), indigo, 5),
    line(lineAt(12), '#e0972a', 2),
    ...(border.hasDots ? [cut(teeth(core, 122, 'dot'), '#b5392c')] : []),
    cut(teeth(core, 24, 'tooth'), indigo),
    ...pieces,
    ...[
      [corners.x, corners.y],
      [corners.x + corners.width, corners.y],
      [corners.x + corners.width, corners.y + corners.height],
      [corners.x, corners.y + corners.height],
    ].flatMap(([x = 0, y = 0]) => [
      cut(box(x - corner[0] / 2, y - corner[1] / 2, ...corner), indigo),
      symbolAt('corner', x, y, Math.min(...corner) - 4),
    ]),
  ];
}

export const blockPrint: Background = {
  key: 'bg-block-print',
  label: 'Block print',
  tags: ['textile', 'india', 'paisley', 'cotton', 'pattern', 'formal', 'blue', 'red', 'retro'],
  panel: null,
  symbols: {
    buta,
    flower: blockFlower,
    corner: {
      viewBox: [-50, -50, 100, 100],
      children: [
        cut(petals(0, 0, 8, 46, 24), '#f3c667'),
        cut(petals(0, 0, 8, 28, 14, 22.5), '#b5392c'),
        cut(circle(0, 0, 8), '#fff6e4'),
      ],
    },
  },
  draw: drawBlockPrint,
  cover: blockPrintCoverOf({ buta, flower: blockFlower }),
};
