import type { Color, RectNode, Scene, SceneNode, SceneSymbol, Stroke } from '#card/scene/scene.ts';

/**
 * What every painter must do, as small scenes of 200 x 150 units, each with points whose colour is
 * known. The points are away from edges, where painters may antialias differently.
 */
export interface ConformanceCase {
  readonly name: string;
  readonly scene: Scene;
  readonly points: readonly ConformancePoint[];
}

/** `near` is how far each of red, green and blue (0 to 255) may be off; 3 when absent. */
export interface ConformancePoint {
  readonly at: readonly [x: number, y: number];
  readonly color: Color;
  readonly near?: number;
}

/** The address of the photo in the scenes: 2 x 2 fields of red, green, blue and yellow, of any size. */
export const conformancePhoto = '/conformance-photo.png';

const paper: Color = '#ffffff';
const red: Color = '#e02020';
const green: Color = '#20a040';
const blue: Color = '#2040e0';

function scene(nodes: readonly SceneNode[], symbols: Record<string, SceneSymbol> = {}): Scene {
  const ground: SceneNode = { kind: 'rect', x: 0, y: 0, width: 200, height: 150, fill: paper };
  return { width: 200, height: 150, nodes: [ground, ...nodes], symbols, description: 'A test' };
}

function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  look: Omit<RectNode, 'kind' | 'x' | 'y' | 'width' | 'height'>,
): RectNode {
  return { kind: 'rect', x, y, width, height, ...look };
}

/** The colours of a gradient, each after its offset. */
function stops(...colors: readonly (readonly [offset: number, color: Color])[]) {
  return colors.map(([offset, color]) => ({ offset, color }));
}

function stroke(width: number, more: Partial<Stroke> = {}): Stroke {
  return { paint: blue, width, ...more };
}

const photoBox = { kind: 'image', href: conformancePhoto, x: 20, y: 25, width: 120, height: 100 } as const;

const shapes: readonly ConformanceCase[] = [
  {
    name: 'a rectangle without fill paints nothing',
    scene: scene([{ kind: 'rect', x: 20, y: 20, width: 100, height: 100 }]),
    points: [{ at: [70, 70], color: paper }],
  },
  {
    name: 'rectangles: sharp, round, and with a radius larger than fits',
    scene: scene([
      rect([10, 10, 60, 60], { fill: red }),
      rect([80, 10, 60, 60], { radius: 20, fill: green }),
      rect([10, 90, 130, 40], { radius: 500, fill: blue }),
    ]),
    points: [
      { at: [12, 12], color: red },
      { at: [82, 12], color: paper },
      { at: [110, 40], color: green },
      { at: [14, 94], color: paper },
      { at: [30, 94], color: blue },
    ],
  },
  {
    name: 'ellipses, one of them empty',
    scene: scene([
      { kind: 'ellipse', cx: 100, cy: 75, rx: 80, ry: 40, fill: red },
      { kind: 'ellipse', cx: 100, cy: 75, rx: 40, ry: 0, fill: blue, stroke: stroke(8) },
    ]),
    points: [
      { at: [100, 75], color: red },
      { at: [25, 75], color: red },
      { at: [30, 45], color: paper },
    ],
  },
  {
    name: 'paths with curves, arcs, relative commands and both fill rules',
    scene: scene([
      { kind: 'path', d: 'M10 10h80v80h-80z M30 30h40v40h-40z', fill: red },
      { kind: 'path', d: 'M110 10h80v80h-80z M130 30h40v40h-40z', fill: green, fillRule: 'evenodd' },
      { kind: 'path', d: 'M10 140q20-60 40 0t40 0zm100 0c0-40 60-40 60 0s-20 0-60 0z', fill: blue },
      { kind: 'path', d: 'M175 130a10 10 0 1110 10z', fill: blue },
    ]),
    points: [
      { at: [50, 50], color: red },
      { at: [150, 50], color: paper },
      { at: [120, 20], color: green },
      { at: [30, 125], color: blue },
      { at: [185, 130], color: blue },
    ],
  },
  {
    name: 'strokes: caps, joins, the mitre limit, dashes, and none for no width',
    scene: scene([
      { kind: 'path', d: 'M20 20H100', stroke: stroke(12, { cap: 'butt' }) },
      { kind: 'path', d: 'M20 45H100', stroke: stroke(12, { cap: 'square' }) },
      { kind: 'path', d: 'M20 70H100', stroke: stroke(12, { cap: 'round' }) },
      { kind: 'path', d: 'M20 100H180', stroke: stroke(8, { dash: [40, 20] }) },
      { kind: 'path', d: 'M130 70L150 20L170 70', stroke: stroke(10, { join: 'bevel' }) },
      { kind: 'path', d: 'M20 144L80 135L20 126', stroke: stroke(4, { paint: red }) },
      rect([130, 115, 40, 20], { fill: green, stroke: stroke(0) }),
    ]),
    points: [
      { at: [17, 20], color: paper },
      { at: [17, 45], color: blue },
      { at: [16, 70], color: blue },
      { at: [40, 100], color: blue },
      { at: [70, 100], color: paper },
      { at: [88, 135], color: paper },
      { at: [131, 125], color: green },
    ],
  },
  {
    name: 'a photo is stretched over its box',
    scene: scene([{ kind: 'image', href: conformancePhoto, x: 20, y: 25, width: 160, height: 100 }]),
    points: [
      { at: [40, 40], color: '#ff0000' },
      { at: [160, 40], color: '#00ff00' },
      { at: [40, 110], color: '#0000ff' },
      { at: [160, 110], color: '#ffff00' },
    ],
  },
  {
    name: 'a photo loses its colours, and has another over what is left of them',
    scene: scene([
      {
        kind: 'group',
        clip: { kind: 'rect', x: 0, y: 0, width: 100, height: 150 },
        children: [{ ...photoBox, x: -20, filter: { gray: 1, wash: '#00000000' } }],
      },
      {
        kind: 'group',
        clip: { kind: 'rect', x: 100, y: 0, width: 100, height: 150 },
        children: [{ ...photoBox, x: 80, filter: { gray: 0.5, wash: '#ffffff80' } }],
      },
    ]),
    points: [
      { at: [20, 40], color: '#4d4d4d' },
      { at: [80, 40], color: '#969696' },
      { at: [20, 110], color: '#1c1c1c' },
      { at: [80, 110], color: '#e3e3e3' },
      { at: [120, 40], color: '#d39393' },
      { at: [180, 40], color: '#a5e5a5' },
    ],
  },
];

const gradients: readonly ConformanceCase[] = [
  {
    name: 'linear gradients: along a slope, beyond their ends, with clear stops, without extent',
    scene: scene([
      rect([0, 0, 200, 40], {
        fill: { kind: 'linear', from: [50, 0], to: [150, 0], stops: stops([0, '#000000'], [1, '#ffffff']) },
      }),
      rect([0, 50, 200, 40], {
        fill: {
          kind: 'linear',
          from: [0, 50],
          to: [200, 90],
          stops: stops([0, '#ff000000'], [1, '#ff0000ff']),
        },
      }),
      rect([0, 100, 200, 40], {
        fill: { kind: 'linear', from: [10, 10], to: [10, 10], stops: stops([0, red], [1, green]) },
      }),
    ]),
    points: [
      { at: [20, 20], color: '#000000' },
      { at: [100, 20], color: '#808080', near: 4 },
      { at: [180, 20], color: '#ffffff' },
      { at: [100, 70], color: '#ff8080', near: 6 },
      { at: [100, 120], color: green },
    ],
  },
  {
    name: 'radial gradients: plain, with a focus, and made an ellipse by a transform',
    scene: scene([
      {
        kind: 'ellipse',
        cx: 50,
        cy: 40,
        rx: 35,
        ry: 35,
        fill: {
          kind: 'radial',
          center: [50, 40],
          radius: 35,
          focus: [38, 28],
          stops: stops([0, '#ffffff'], [1, red]),
        },
      },
      rect([100, 0, 100, 150], {
        fill: {
          kind: 'radial',
          center: [0, 0],
          radius: 1,
          transform: [40, 0, 0, 70, 150, 75],
          stops: stops([0, '#00ff00'], [0.5, '#00ff00'], [0.5, '#0000ff'], [1, '#0000ff']),
        },
      }),
    ]),
    points: [
      { at: [38, 28], color: '#ffffff', near: 10 },
      { at: [80, 55], color: red, near: 40 },
      { at: [150, 105], color: '#00ff00' },
      { at: [150, 115], color: '#0000ff' },
      { at: [166, 75], color: '#00ff00' },
      { at: [174, 75], color: '#0000ff' },
    ],
  },
  {
    name: 'a line painted with a transformed gradient keeps its width',
    scene: scene([
      {
        kind: 'path',
        d: 'M20 75H180',
        stroke: {
          width: 20,
          paint: {
            kind: 'radial',
            center: [0, 0],
            radius: 1,
            transform: [80, 0, 0, 8, 100, 75],
            stops: stops([0, '#00ff00'], [0.5, '#00ff00'], [0.5, '#0000ff']),
          },
        },
      },
    ]),
    points: [
      { at: [100, 75], color: '#00ff00' },
      { at: [100, 83], color: '#0000ff' },
      { at: [100, 89], color: paper },
      { at: [160, 75], color: '#0000ff' },
      { at: [10, 75], color: paper },
    ],
  },
];

const overlap: readonly SceneNode[] = [
  rect([20, 20, 80, 80], { fill: '#000000' }),
  rect([60, 40, 80, 80], { fill: '#000000' }),
];

const groups: readonly ConformanceCase[] = [
  {
    name: 'opacity is of the group as a whole',
    scene: scene([{ kind: 'group', opacity: 0.5, children: overlap }]),
    points: [
      { at: [30, 30], color: '#808080' },
      { at: [80, 80], color: '#808080' },
      { at: [130, 110], color: '#808080' },
    ],
  },
  {
    name: 'opacity multiplies through groups, and of one with fill and line it is of both',
    scene: scene([
      {
        kind: 'group',
        opacity: 0.5,
        children: [
          {
            kind: 'group',
            opacity: 0.5,
            children: [rect([10, 10, 60, 60], { fill: '#000000' })],
          },
        ],
      },
      rect([100, 20, 60, 60], { opacity: 0.5, fill: '#000000', stroke: { paint: '#000000', width: 20 } }),
      { kind: 'group', opacity: 0, children: overlap },
      rect([20, 100, 40, 40], { fill: '#00000080' }),
    ]),
    points: [
      { at: [30, 30], color: '#bfbfbf' },
      { at: [130, 50], color: '#808080' },
      { at: [105, 50], color: '#808080' },
      { at: [95, 50], color: '#808080' },
      { at: [40, 120], color: '#7f7f7f' },
    ],
  },
  {
    name: 'a clip stands in the space of its group, and clips meet',
    scene: scene([
      {
        kind: 'group',
        transform: [2, 0, 0, 2, 20, 10],
        clip: { kind: 'ellipse', cx: 30, cy: 30, rx: 25, ry: 25 },
        children: [
          {
            kind: 'group',
            clip: { kind: 'rect', x: 30, y: 0, width: 100, height: 100 },
            children: [rect([0, 0, 100, 100], { fill: red })],
          },
        ],
      },
      {
        kind: 'group',
        opacity: 0.5,
        clip: { kind: 'path', d: 'M140 10H190V140H140ZM150 20V130H180V20Z', fillRule: 'evenodd' },
        children: [
          rect([100, 0, 100, 75], { fill: '#000000' }),
          rect([100, 70, 100, 80], { fill: '#000000' }),
        ],
      },
    ]),
    points: [
      { at: [100, 70], color: red },
      { at: [70, 70], color: paper },
      { at: [120, 35], color: paper },
      { at: [145, 72], color: '#808080' },
      { at: [165, 70], color: paper },
    ],
  },
  {
    name: 'transforms nest, and what is half clear inside them stays in place',
    scene: scene([
      {
        kind: 'group',
        transform: [0, 1, -1, 0, 150, 0],
        children: [
          {
            kind: 'group',
            transform: [1, 0, 0.5, 1, 20, 20],
            opacity: 0.5,
            children: [
              rect([0, 0, 80, 60], { fill: '#000000' }),
              { kind: 'ellipse', cx: 40, cy: 30, rx: 20, ry: 20, fill: '#000000' },
            ],
          },
        ],
      },
    ]),
    points: [
      { at: [100, 75], color: '#808080' },
      { at: [125, 30], color: '#808080' },
      { at: [75, 35], color: paper },
    ],
  },
  {
    name: 'a symbol is scaled to fit and centred, and may use others',
    scene: scene(
      [
        { kind: 'use', symbol: 'pair of dots', x: 10, y: 10, width: 80, height: 130 },
        {
          kind: 'group',
          opacity: 0.5,
          children: [{ kind: 'use', symbol: 'pair of dots', x: 110, y: 40, width: 80, height: 40 }],
        },
      ],
      {
        'pair of dots': {
          viewBox: [100, 100, 40, 20],
          children: [
            rect([100, 100, 40, 20], { fill: green }),
            { kind: 'use', symbol: 'dot <"&>', x: 102, y: 102, width: 16, height: 16 },
            { kind: 'use', symbol: 'dot <"&>', x: 122, y: 102, width: 16, height: 16 },
          ],
        },
        'dot <"&>': {
          viewBox: [0, 0, 10, 10],
          children: [
            {
              kind: 'ellipse',
              cx: 5,
              cy: 5,
              rx: 5,
              ry: 5,
              fill: { kind: 'linear', from: [0, 0], to: [0, 10], stops: stops([0.5, red], [0.5, blue]) },
            },
          ],
        },
      },
    ),
    points: [
      { at: [50, 75], color: green },
      { at: [50, 50], color: paper },
      { at: [30, 65], color: red },
      { at: [70, 85], color: blue },
      { at: [130, 50], color: '#f09090' },
    ],
  },
];

export const conformanceCases: readonly ConformanceCase[] = [...shapes, ...gradients, ...groups];
