import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix } from '../cutout.ts';
import { blossom, circle, leaf, oval, petals, polar, round } from '../outline.ts';
import { ball } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 214, y: 674, width: 472, height: 250 },
  square: { x: 308, y: 418, width: 464, height: 244 },
};

/** The middle of the wreath, and its radius. */
const places = {
  portrait: { x: 450, y: 800, r: 372 },
  square: { x: 540, y: 540, r: 372 },
} as const;

const greens: readonly Color[] = ['#7fa893', '#5f8f7c', '#a3c4b0', '#4a7868', '#8fb5a6'];

interface Leaf {
  readonly d: string;
  readonly vein: string;
  readonly tone: number;
}

/** Round leaves in pairs along a stem, smaller to its tip. */
function sprig(
  x: number,
  y: number,
  angle: number,
  length: number,
): readonly (Leaf & { readonly stem: string })[] {
  const count = Math.round(length / 28);
  const [ex, ey] = polar(x, y, length, angle);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    const [sx, sy] = polar(x, y, length * t, angle + Math.sin(t * 2.4) * 3);
    const size = 118 - 58 * t;
    const turn = angle + (i % 2 ? 46 : -46) * (1 - t * 0.4);
    const [tx, ty] = polar(sx, sy, size * 0.84, turn);
    return {
      d: leaf(sx, sy, size, size * 0.46, turn, 0.56),
      vein: `M${round(sx)} ${round(sy)}L${round(tx)} ${round(ty)}`,
      tone: (i * 2 + Math.round(length / 10)) % 5,
      stem: i === 0 ? `M${round(x)} ${round(y)}L${round(ex)} ${round(ey)}` : '',
    };
  });
}

/** Round leaves in pairs along a ring. */
function leavesOf(
  random: Random,
  { x, y, r }: { x: number; y: number; r: number },
  count: number,
  reach: number,
): readonly Leaf[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count + random.float(-2, 2);
    const [sx, sy] = polar(x, y, r + random.float(-8, 8), angle);
    const side = i % 2 ? 1 : -1;
    const turn = angle + 90 + side * random.float(38, 66);
    const length = random.float(0.8, 1.15) * reach;
    const [tx, ty] = polar(sx, sy, length * 0.86, turn);
    return {
      d: leaf(sx, sy, length, length * 0.44, turn, 0.56),
      vein: `M${round(sx)} ${round(sy)}L${round(tx)} ${round(ty)}`,
      tone: random.int(0, 4),
    };
  });
}

function rose(x: number, y: number, r: number, color: Color): readonly SceneNode[] {
  const layer = (size: number, lobes: number, turn: number, fill: Color) =>
    cut(blossom(x, y, size, lobes, turn, 0.18), ball(x, y, size, fill, '#c98a7a'));
  return [
    cut(blossom(x + 4, y + 7, r, 6, 10, 0.18), '#3a4a3f', 0.16),
    layer(r, 6, 10, mix(color, '#ffffff', 0.2)),
    layer(r * 0.76, 5, 44, color),
    layer(r * 0.52, 5, 8, mix(color, '#b06a5a', 0.14)),
    layer(r * 0.32, 4, 30, mix(color, '#b06a5a', 0.26)),
    line(
      `M${round(x - r * 0.12)} ${round(y + r * 0.04)}q${round(r * 0.02)} ${round(-r * 0.2)} ${round(r * 0.2)} ${round(-r * 0.08)}q${round(r * 0.06)} ${round(r * 0.16)} ${round(-r * 0.1)} ${round(r * 0.16)}`,
      mix(color, '#8a3a3a', 0.4),
      r * 0.05,
    ),
  ];
}

function drawWreath({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, r } = places[at];
  const { width, height } = face;
  const blush = random.pick<Color>(['#f6cdbd', '#f3d9c0', '#f2c4c8']);
  const back = leavesOf(random, { x, y, r: r + 14 }, 44, 92);
  const front = leavesOf(random, { x, y, r: r + 6 }, 34, 74);
  const berries = Array.from({ length: 30 }, (_, i) =>
    polar(x, y, r + 16 + (i % 2 ? 30 : -18) + random.float(-8, 8), i * 12 + random.float(-4, 4)),
  );
  const flowers = [
    [128, 66],
    [152, 50],
    [104, 46],
    [308, 60],
    [330, 42],
    [284, 44],
  ] as const;
  const daisies = [
    [76, 30],
    [178, 30],
    [256, 30],
    [352, 28],
  ] as const;
  const sprigs =
    at === 'portrait'
      ? [
          ...sprig(-20, 40, 12, 460),
          ...sprig(10, -20, 52, 330),
          ...sprig(width + 20, height - 40, 192, 460),
          ...sprig(width - 10, height + 20, 232, 330),
          ...sprig(width + 10, -30, 128, 300),
          ...sprig(-10, height + 30, 308, 300),
        ]
      : [];
  const paint = (all: readonly Leaf[]): readonly SceneNode[] => [
    {
      kind: 'group',
      transform: [1, 0, 0, 1, 4, 8],
      children: [cut(all.map(({ d }) => d).join(''), '#3a4a3f', 0.1)],
    },
    ...greens.map((color, tone) =>
      cut(
        all
          .filter((one) => one.tone === tone)
          .map(({ d }) => d)
          .join(''),
        color,
      ),
    ),
    line(all.map(({ vein }) => vein).join(''), '#e3efe6', 2),
  ];
  return [
    baseLayer(face, fadeDown(face, ['#f7f5ee', '#fbf9f3', '#f7f3ea', '#efeadd'])),
    glow(x, y, r * 1.5, '#ffffff', 'ff'),
    line(sprigs.map(({ stem }) => stem).join(''), '#8a9a7f', 4),
    ...paint(sprigs),
    cut(circle(x, y, r - 40), '#ffffff', 0.55),
    line(circle(x, y, r - 40), '#d9b878', 3),
    line(circle(x, y, r + 8), '#8a7a5a', 5),
    ...paint(back),
    cut(berries.map(([bx, by]) => circle(bx, by, 10)).join(''), '#efe6d3'),
    cut(berries.map(([bx, by]) => oval(bx - 3, by - 3, 3.4, 3)).join(''), '#ffffff'),
    ...paint(front),
    ...daisies.flatMap(([angle, size]) => {
      const [dx, dy] = polar(x, y, r + 10, angle);
      return [
        cut(petals(dx, dy, 11, size * 1.3, size * 0.5), '#ffffff'),
        cut(circle(dx, dy, size * 0.36), '#e8b84a'),
      ];
    }),
    ...flowers.flatMap(([angle, size]) => rose(...polar(x, y, r + 12, angle), size, blush)),
  ];
}

export const eucalyptusCover: Cover = { heading, ink: '#2f5546', accent: '#3f6a58', draw: drawWreath };
