import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { lampSymbol } from '../clay-lamp.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from '../cutout.ts';
import { circle, leaf, petals, polar, ring, round, twinkle } from '../outline.ts';
import { isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

/** The middle of the rangoli, and its radius. */
const places = {
  portrait: { x: 450, y: 1110, r: 470 },
  square: { x: 540, y: 960, r: 530 },
} as const;

const palettes: readonly (readonly [Color, Color, Color, Color, Color])[] = [
  ['#f2356a', '#ff9f2e', '#ffd34e', '#2fa8a0', '#fff3dc'],
  ['#e8432f', '#ffb52e', '#fff0b8', '#7a4fc9', '#fff3dc'],
  ['#d92f8a', '#ff7f4a', '#ffd34e', '#3f7fe0', '#fff3dc'],
];

/** Pointed petals around the middle, from one radius to another. */
function crown(count: number, from: number, to: number, wide: number, turn: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 360) / count;
    return leaf(...polar(0, 0, from, angle), to - from, wide, angle, 0.5);
  }).join('');
}

function dots(count: number, at: number, r: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) =>
    circle(...polar(0, 0, at, turn + (i * 360) / count), r),
  ).join('');
}

/** About the origin, with a radius of 500. */
function mandala([a, b, c, d, e]: (typeof palettes)[number]): readonly SceneNode[] {
  return [
    cut(circle(0, 0, 500), '#3a0f52'),
    cut(ring(0, 0, 500, 484), c),
    cut(crown(32, 404, 488, 22, 0), d),
    cut(crown(32, 420, 470, 11, 0), e),
    cut(dots(32, 462, 8, 5.6), c),
    cut(ring(0, 0, 410, 398), e),
    cut(circle(0, 0, 398), '#5a1460'),
    cut(crown(24, 270, 396, 46, 0), a),
    cut(crown(24, 290, 378, 30, 0), b),
    cut(crown(24, 310, 352, 14, 0), c),
    cut(dots(24, 384, 8, 7.5), e),
    cut(ring(0, 0, 288, 276), c),
    cut(circle(0, 0, 276), '#7a1a5c'),
    cut(crown(16, 150, 274, 50, 11.25), d),
    cut(crown(16, 164, 256, 34, 11.25), '#7fd6c9'),
    cut(crown(16, 178, 226, 15, 11.25), e),
    cut(dots(16, 262, 9), c),
    cut(ring(0, 0, 166, 156), e),
    cut(circle(0, 0, 156), a),
    cut(petals(0, 0, 12, 150, 66), b),
    cut(petals(0, 0, 12, 116, 46), c),
    cut(petals(0, 0, 12, 78, 34, 15), a),
    cut(dots(12, 138, 7, 15), e),
    cut(circle(0, 0, 40), d),
    cut(circle(0, 0, 28), e),
    cut(circle(0, 0, 14), a),
  ];
}

function drawRangoli({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, r } = places[at];
  const { width, height } = face;
  const palette = random.pick(palettes);
  const lamps = Array.from({ length: 16 }, (_, i) => polar(x, y, r * 1.02, i * 22.5 + 11.25)).filter(
    ([lx, ly]) => lx > -40 && lx < width + 40 && ly < height + 40,
  );
  const grains = Array.from(
    { length: 150 },
    () => [random.float(0, width), random.float(0, height)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 24));
  const tiles = [
    ...Array.from({ length: 6 }, (_, i) => `M${round((i * width) / 5)} -10V${height + 10}`),
    ...Array.from({ length: 9 }, (_, i) => `M-10 ${round((i * height) / 8)}H${width + 10}`),
  ];
  const shell = random.float(0, 22.5);
  return [
    baseLayer(face, fadeDown(face, ['#240a3c', '#34104c', '#451455', '#3a0f4a'])),
    line(tiles.join(''), '#5a2a70', 2.5),
    glow(x, y, r * 1.5, '#ff9f4a', '55'),
    cut(grains.map(([gx, gy], i) => circle(gx, gy, i % 4 ? 1.8 : 3)).join(''), '#ffd98a', 0.6),
    cut(
      grains
        .slice(0, 9)
        .map(([gx, gy]) => twinkle(gx, gy, random.float(9, 15)))
        .join(''),
      '#ffe9b3',
    ),
    placed(mandala(palette), { x, y, scale: (r * 0.9) / 500, rotation: shell }),
    cut(
      Array.from({ length: 48 }, (_, i) => circle(...polar(x, y, r * 0.95, i * 7.5), 7)).join(''),
      '#ffb52e',
    ),
    ...lamps.map(([lx, ly]) =>
      placed([{ kind: 'use', symbol: 'lamp', x: -60, y: -90, width: 120, height: 120 } as const], {
        x: lx,
        y: ly + 14,
        scale: 0.86 * (r / 470),
      }),
    ),
  ];
}

export const rangoliCover: Cover = {
  heading,
  ink: '#ffe6ab',
  accent: '#a3265c',
  symbols: { lamp: lampSymbol },
  draw: drawRangoli,
};
