import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, oval, polar, round, star } from '../outline.ts';
import { ball, cloudsAt, cylinder, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

type Lollipop = readonly [x: number, y: number, scale: number, turn: number];

/** Each by the middle of its candy. */
const lollipops: Readonly<Record<'portrait' | 'square', readonly Lollipop[]>> = {
  portrait: [
    [176, 1110, 0.9, -9],
    [718, 1130, 1.02, 10],
    [446, 930, 1.5, 1],
  ],
  square: [
    [214, 640, 0.66, -10],
    [848, 650, 0.76, 10],
    [536, 600, 1.08, 1],
  ],
};

const flavours: readonly (readonly [Color, Color])[] = [
  ['#ff6f9f', '#fff3ea'],
  ['#8f6fe0', '#ffe3f2'],
  ['#ff8a5c', '#fff0b8'],
  ['#35b6c9', '#f4fff6'],
];

/** A wound candy of 140 about the origin on its stick, with a bow. */
function lollipop([color, light]: readonly [Color, Color], bow: Color): readonly SceneNode[] {
  const arms = 7;
  const swirl = Array.from({ length: arms }, (_, arm) => {
    const spiral = (shift: number, step: number) => {
      const [x, y] = polar(0, 0, (step / 6) * 132, (arm * 360) / arms + shift + step * 26);
      return `${round(x)} ${round(y)}`;
    };
    const there = Array.from({ length: 6 }, (_, i) => spiral(0, i + 1));
    const back = Array.from({ length: 6 }, (_, i) => spiral(180 / arms, 6 - i));
    return `M0 0L${there.join('L')}L${back.join('L')}Z`;
  });
  return [
    cut(box(-11, 120, 22, 620), cylinder(-11, 22, '#fffaf2')),
    cut(circle(0, 0, 146), mix(color, '#5a1a5a', 0.28)),
    cut(circle(0, 0, 138), light),
    cut(swirl.join(''), color),
    cut(circle(0, 0, 138), {
      ...(ball(0, 0, 138, '#ffffff') as Exclude<ReturnType<typeof ball>, Color>),
      stops: [
        { offset: 0, color: '#ffffff88' },
        { offset: 0.4, color: '#ffffff00' },
        { offset: 1, color: '#5a1a5a55' },
      ],
    }),
    line('M-104 -60A120 120 0 0 1 -34 -114', '#ffffff', 12),
    cut(
      'M0 176C-30 132 -92 134 -92 176C-92 218 -30 220 0 176C30 132 92 134 92 176C92 218 30 220 0 176Z',
      bow,
    ),
    cut(
      'M0 176C-14 210 -40 236 -62 250L-34 262C-10 240 0 210 0 176C0 210 12 240 36 262L62 248C40 234 14 210 0 176Z',
      mix(bow, '#5a1a3a', 0.14),
    ),
    cut(circle(0, 176, 17), mix(bow, '#5a1a3a', 0.25)),
  ];
}

function drawCandySky({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { width, height } = face;
  const first = random.int(0, flavours.length - 1);
  const sugar = Array.from({ length: 60 }, () => ({
    x: random.float(0, width),
    y: random.float(0, height * 0.8),
    r: random.float(2.5, 8),
  })).filter((spot) => isOutside(heading[at], [spot.x, spot.y], spot.r + 16));
  const bows: readonly Color[] = ['#ffc93c', '#ff7fae', '#6fcbe6', '#ffc93c'];
  const [low, k] = at === 'square' ? [height - 120, 1.1] : [height - 170, 1];
  const row = (y: number, shift: number, size: number) =>
    cloudsAt([-0.16, 0.06, 0.3, 0.52, 0.76].map((share) => [share * width + shift, y, size * k] as const)) +
    box(-20, y - 2, width + 40, height - y + 20);
  return [
    baseLayer(face, fadeDown(face, ['#ffc2d4', '#f3c4ee', '#c8bdf6', '#a3d3fb'])),
    glow(width / 2, heading[at].y + 140, 520, '#fff2ea', 'cc'),
    cut(
      cloudsAt([
        [-90, 190, 340],
        [640, 226, 330],
      ]),
      '#ffffff',
      0.6,
    ),
    cut(
      sugar
        .filter((_, i) => i % 2)
        .map(({ x, y, r }) => star(x, y, r * 1.6, 10))
        .join(''),
      '#ffffff',
      0.9,
    ),
    cut(
      sugar
        .filter((_, i) => i % 2 === 0)
        .map(({ x, y, r }) => circle(x, y, r))
        .join(''),
      '#ff8fb6',
      0.55,
    ),
    cut(row(low - 150, -40, 270), '#d9c3f7'),
    ...lollipops[at]
      .slice(0, 2)
      .map(([x, y, scale, rotation], i) =>
        placed(
          lollipop(
            flavours[(first + i + 1) % flavours.length] ?? ['#ff6f9f', '#fff3ea'],
            bows[i] ?? '#ffc93c',
          ),
          { x, y, scale, rotation },
        ),
      ),
    cut(row(low - 70, 60, 280), '#ecd3f8'),
    ...lollipops[at]
      .slice(2)
      .map(([x, y, scale, rotation]) =>
        placed(lollipop(flavours[first] ?? ['#ff6f9f', '#fff3ea'], '#ffc93c'), { x, y, scale, rotation }),
      ),
    cut(row(low + 20, -20, 300), '#fbe3f3'),
    cut(row(low + 120, 50, 320), '#fff6fa'),
    cut(oval(width * 0.3, low + 190, 60, 8) + oval(width * 0.72, low + 220, 84, 9), '#f3cfe6', 0.8),
  ];
}

export const candySkyCover: Cover = { heading, ink: '#5a1a5e', accent: '#a8327a', draw: drawCandySky };
