import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, BackgroundInput } from './background.ts';
import { meadowCover } from './covers/meadow.ts';
import { baseLayer, cut, fadeDown, glow, line, symbolAt } from './cutout.ts';
import { circle, cloud, leaf, petals, polar, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

type Range = readonly [least: number, most: number];

interface Composition {
  /** Flowers at the sides: how wide that strip is, how far apart they stand, where their heads are. */
  readonly flank: {
    readonly width: number;
    readonly step: number;
    readonly inset: number;
    readonly heads: Range;
    readonly size: Range;
  };
  /** Flowers below the text. */
  readonly middle: { readonly heads: Range; readonly size: Range };
  /** Large ones nearer to the eye, in the bleed of a tall face. */
  readonly near: readonly (readonly [x: number, y: number])[];
  readonly grass: { readonly edge: number; readonly tall: Range; readonly low: Range };
  readonly sun: { readonly x: number; readonly y: number; readonly scale: number };
  readonly birds: readonly (readonly [x: number, y: number, size: number])[];
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: {
    flank: { width: 100, step: 10, inset: 16, heads: [340, 790], size: [40, 56] },
    middle: { heads: [824, 850], size: [20, 27] },
    near: [],
    grass: { edge: 130, tall: [120, 210], low: [50, 92] },
    sun: { x: 94, y: 92, scale: 1 },
    birds: [
      [1010, 60, 26],
      [1076, 110, 20],
      [1128, 50, 16],
    ],
    clouds: [],
  },
  portrait: {
    flank: { width: 46, step: 2.4, inset: 10, heads: [820, 1250], size: [18, 26] },
    middle: { heads: [1350, 1424], size: [25, 40] },
    near: [
      [60, 1490],
      [196, 1530],
      [330, 1486],
      [468, 1540],
      [600, 1500],
      [730, 1534],
      [846, 1484],
    ],
    grass: { edge: 70, tall: [250, 330], low: [150, 250] },
    sun: { x: 88, y: 224, scale: 0.92 },
    birds: [
      [640, 216, 26],
      [716, 176, 20],
      [780, 226, 16],
      [560, 110, 22],
      [500, 72, 16],
    ],
    clouds: [
      [-60, 120, 250],
      [280, 150, 190],
      [620, 90, 270],
      [760, 264, 200],
    ],
  },
  square: {
    flank: { width: 84, step: 8, inset: 12, heads: [460, 940], size: [34, 46] },
    middle: { heads: [984, 1016], size: [22, 32] },
    near: [],
    grass: { edge: 84, tall: [140, 210], low: [56, 100] },
    sun: { x: 88, y: 88, scale: 0.86 },
    birds: [
      [890, 56, 26],
      [956, 104, 20],
      [1008, 48, 16],
    ],
    clouds: [],
  },
};

/** Poppies, daisies and cornflowers on long stems. */
function drawMeadow({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const { flank, middle, near, grass, sun, birds, clouds } = compositions[face.key];
  const { width, height } = face;
  const isFlank = (x: number) => x < flank.width || x > width - flank.width;
  // Narrow sides have space for small leaves only.
  const share = flank.width / compositions.landscape.flank.width;
  const stems: string[] = [];
  const blades: string[] = [];
  const heads: SceneNode[] = [];
  const grow = (index: number, x: number, top: number, size: Range) => {
    const lean = random.float(-16, 16);
    stems.push(
      `M${round(x)} ${height + 20}Q${round(x + lean)} ${round((top + height + 20) / 2)} ${round(x + lean * 0.4)} ${round(top)}`,
    );
    if (height - top > 160) {
      const y = (top + height) / 2;
      stems.push(`M${round(x + lean * 0.7)} ${round(y)}l0 1`);
      blades.push(
        leaf(x + lean * 0.6, y, 62 * share, 16 * share, -58) +
          leaf(x + lean * 0.6, y + 60, 70 * share, 18 * share, -122),
      );
    }
    const across = random.int(...size) * 2.2;
    const name = ['poppy', 'daisy', 'cornflower'][index % 3] as string;
    heads.push(symbolAt(name, x + lean * 0.4, top, across, random.int(1, 60)));
  };
  for (let index = 0; index < 40; index++) {
    const side = index % 2 ? 1 : -1;
    const out = (index / 40) ** 0.8;
    const edge = index % 4 === 0 ? index / 4 : -1;
    const x =
      (edge < 0
        ? width / 2 + side * (20 + out * (width / 2 - 40))
        : edge % 2
          ? width - flank.step * edge
          : flank.step * edge + flank.inset) + random.float(-12, 12);
    const { heads: range, size } = isFlank(x) ? flank : middle;
    grow(index, x, random.float(...range), size);
  }
  for (const [index, [x, y]] of near.entries())
    grow(index, x + random.float(-16, 16), y + random.float(-14, 14), [46, 60]);
  const blade = Array.from({ length: Math.floor(width / 20.6) + 2 }, (_, i) => {
    const x = i * 20.6 + random.float(-8, 8);
    const range = x < grass.edge || x > width - grass.edge ? grass.tall : grass.low;
    return leaf(x, height + 15, random.float(...range), 8, -90 + random.float(-14, 14), 0.3);
  });
  const flock = birds.map((place) => bird(...place)).join('');
  return [
    ...(cover === 'frame'
      ? [
          baseLayer(face, '#fffbf3'),
          ...flying(clouds, '#ffeed4', 0.8),
          ...shining(sun),
          line(flock, '#6b5a4e', 3.5),
        ]
      : [
          baseLayer(face, fadeDown(face, ['#8fcdea', '#c3e6ee', '#f1f4d8', '#cfe6a8'])),
          ...flying(clouds, '#ffffff', 0.85),
          cut(hills(face), '#a5d08a'),
          ...shining(sun),
          line(flock, '#4a6478', 3.5),
          ...sheet(roundedSheet(face), '#fffdf6', { color: '#5f9450', width: 2.5, second: '#f2c14a' }),
        ]),
    cut(blade.join(''), '#a9cc8a'),
    line(stems.join(''), '#5f9450', 4),
    cut(blades.join(''), '#6aa557'),
    ...heads,
    cut(blade.filter((_, i) => i % 2 === 0).join(''), '#5f9450'),
    cut(blade.filter((_, i) => i % 5 === 1).join(''), '#3f7a4a'),
  ];
}

function flying(clouds: Composition['clouds'], color: Color, opacity: number): readonly SceneNode[] {
  return clouds.length > 0 ? [cut(clouds.map((place) => cloud(...place)).join(''), color, opacity)] : [];
}

/** Low hills behind the paper, down to the lower edge. */
function hills({ width, height }: Face): string {
  const y = height - 230;
  return `M-10 ${y}C${width * 0.2} ${y - 90} ${width * 0.4} ${y + 30} ${width * 0.62} ${y - 10}S${width * 0.9} ${y - 80} ${width + 10} ${y - 20}V${height + 10}H-10Z`;
}

function shining({ x, y, scale }: Composition['sun']): readonly SceneNode[] {
  const rays = Array.from({ length: 14 }, (_, i) => {
    const from = polar(x, y, 74 * scale, i * 25.7);
    const to = polar(x, y, (i % 2 ? 92 : 104) * scale, i * 25.7);
    return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
  });
  return [
    glow(x, y - 12, 120 * scale, '#ffd66a', 'dd'),
    cut(circle(x, y, 58 * scale), '#ffc94a'),
    line(rays.join(''), '#ffc94a', 6),
  ];
}

function bird(x: number, y: number, size: number): string {
  return `M${x - size} ${y - size * 0.2}Q${x - size * 0.4} ${y - size * 0.7} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.7} ${x + size} ${y - size * 0.2}`;
}

const meadowSymbols: Record<string, SceneSymbol> = {
  poppy: head([
    cut(petals(0, 0, 5, 100, 105), '#ee5a44'),
    cut(petals(0, 0, 5, 62, 60, 36), '#c93c34'),
    cut(circle(0, 0, 22), '#3f2a2e'),
  ]),
  daisy: head([
    cut(petals(0, 0, 11, 92, 40), '#ffffff'),
    line(petals(0, 0, 11, 92, 40), '#e6cfae', 4),
    cut(circle(0, 0, 28), '#f6b02c'),
  ]),
  cornflower: head([
    cut(petals(0, 0, 9, 86, 46), '#4f7fc4'),
    cut(petals(0, 0, 9, 52, 30, 20), '#7fa8e0'),
    cut(circle(0, 0, 16), '#2f4f96'),
  ]),
};

function head(children: readonly SceneNode[]): SceneSymbol {
  return { viewBox: [-110, -110, 220, 220], children };
}

export const meadow: Background = {
  key: 'bg-meadow',
  label: 'Meadow',
  tags: ['flower', 'poppy', 'daisy', 'grass', 'sun', 'summer', 'sky', 'light blue', 'nature'],
  panel: null,
  symbols: meadowSymbols,
  draw: drawMeadow,
  cover: meadowCover,
};
