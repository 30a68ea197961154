import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, heart, oval, polygon, round, star } from '../outline.ts';
import { ball, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 260 },
  square: { x: 140, y: 152, width: 800, height: 222 },
};

/** The floor's edge, and the foot of the pile of gifts. */
const places = {
  portrait: {
    floor: 1270,
    pile: { x: 450, y: 1400, scale: 1.12 },
    strings: [
      [0, 70, 0],
      [108, 172, 0],
    ],
  },
  square: { floor: 910, pile: { x: 540, y: 1016, scale: 0.84 }, strings: [[-6, 26, 0]] },
} as const;

const colors: readonly Color[] = ['#f2596b', '#ffb52e', '#2fa3a8', '#f58bb0', '#7a8ff0', '#6cbf78'];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly paper: Color;
  readonly ribbon: Color;
  readonly pattern: 'dots' | 'stripes' | 'stars' | 'plain';
}

/** A wrapped box whose foot is at y, with a lid and a bow. */
function gift({ x, y, width, height, paper, ribbon, pattern }: Box): readonly SceneNode[] {
  const [left, top] = [x - width / 2, y - height];
  const light = mix(paper, '#ffffff', 0.45);
  const columns = Math.floor(width / 40);
  const rows = Math.floor(height / 40);
  const marks = Array.from({ length: columns * rows }, (_, i) => {
    const [cx, cy] = [
      left + ((i % columns) + 0.5) * (width / columns),
      top + 34 + (Math.floor(i / columns) + 0.5) * ((height - 34) / rows),
    ];
    if (pattern === 'dots') return circle(cx, cy, 8);
    return pattern === 'stars' ? star(cx, cy, 12, i * 17, 5, 0.5) : '';
  });
  const stripes =
    pattern === 'stripes'
      ? Array.from({ length: columns }, (_, i) =>
          box(left + ((i + 0.25) * width) / columns, top + 30, width / columns / 2, height - 30),
        )
      : [];
  const bow = (side: number) =>
    `M${x} ${top}C${x + 26 * side} ${top - 56} ${x + 92 * side} ${top - 62} ${x + 88 * side} ${top - 20}C${x + 82 * side} ${top + 12} ${x + 30 * side} ${top + 8} ${x} ${top}Z`;
  return [
    cut(box(left, top + 20, width, height - 20, 6), downward(top, y, paper, mix(paper, '#3a0a3a', 0.24))),
    cut(marks.join('') + stripes.join(''), light, 0.7),
    cut(box(x - 19, top + 20, 38, height - 20), downward(top, y, ribbon, mix(ribbon, '#3a0a3a', 0.2))),
    cut(box(x + width * 0.28, top + 20, width * 0.22, height - 20, 4), '#3a0a3a', 0.1),
    cut(box(left - 10, top, width + 20, 40, 7), mix(paper, '#ffffff', 0.16)),
    cut(box(left, top + 40, width, 9), '#3a0a3a', 0.2),
    cut(box(x - 21, top, 42, 40), mix(ribbon, '#ffffff', 0.16)),
    cut(bow(1) + bow(-1), ribbon),
    cut(
      `M${x + 14} ${top - 8}C${x + 34} ${top - 38} ${x + 62} ${top - 42} ${x + 72} ${top - 22}C${x + 54} ${top - 26} ${x + 34} ${top - 16} ${x + 14} ${top - 8}ZM${x - 14} ${top - 8}C${x - 34} ${top - 38} ${x - 62} ${top - 42} ${x - 72} ${top - 22}C${x - 54} ${top - 26} ${x - 34} ${top - 16} ${x - 14} ${top - 8}Z`,
      mix(ribbon, '#3a0a3a', 0.32),
    ),
    cut(circle(x, top - 4, 15), mix(ribbon, '#ffffff', 0.2)),
  ];
}

/** Sits at the origin, 240 high. */
function teddy(): readonly SceneNode[] {
  const fur: Color = '#c98a54';
  return [
    cut(circle(-70, -10, 36) + circle(70, -10, 36), ball(0, -10, 90, fur)),
    cut(circle(-74, -6, 20) + circle(74, -6, 20), '#f3d3a8'),
    cut(oval(0, -62, 72, 76), downward(-138, 14, mix(fur, '#ffffff', 0.1), mix(fur, '#5a2a1a', 0.16))),
    cut(oval(0, -54, 44, 50), '#f3d3a8'),
    line('M-58 -98C-96 -92 -104 -70 -96 -54', fur, 34),
    line('M58 -98C100 -104 120 -130 122 -150', fur, 34),
    cut(circle(-50, -216, 27) + circle(50, -216, 27), mix(fur, '#5a2a1a', 0.12)),
    cut(circle(-50, -216, 14) + circle(50, -216, 14), '#f3d3a8'),
    cut(oval(0, -174, 72, 64), ball(0, -174, 84, fur, '#8a4a24')),
    cut(oval(0, -152, 34, 27), '#f7e0c0'),
    cut(oval(0, -164, 12, 9), '#3a2420'),
    line('M0 -156v8M-12 -144Q-6 -136 0 -144Q6 -136 12 -144', '#3a2420', 4),
    cut(circle(-28, -184, 8) + circle(28, -184, 8), '#3a2420'),
    cut(circle(-31, -187, 3) + circle(25, -187, 3), '#ffffff'),
    cut(oval(-44, -160, 12, 8) + oval(44, -160, 12, 8), '#f79a8a', 0.6),
    cut('M-40 -118C-10 -104 10 -104 40 -118L34 -98C10 -90 -10 -90 -34 -98Z', '#e8495f'),
    cut('M0 -106L-30 -122V-90ZM0 -106L30 -122V-90Z', '#f2687a'),
    cut(circle(0, -106, 9), '#ffd34e'),
  ];
}

function flags(
  width: number,
  [from, sag, lift]: readonly [number, number, number],
  first: number,
): readonly SceneNode[] {
  const count = width > 1000 ? 12 : 9;
  const at = (t: number) => [t * width, from + (sag - from + lift) * 4 * t * (1 - t)] as const;
  const flag = (i: number) => {
    const [[ax, ay], [bx, by]] = [at((i + 0.06) / count), at((i + 0.94) / count)];
    return polygon([
      [ax, ay],
      [bx, by],
      [(ax + bx) / 2, (ay + by) / 2 + (width / count) * 0.98],
    ]);
  };
  const string = Array.from({ length: 25 }, (_, i) => at(i / 24))
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L');
  return [
    {
      kind: 'group',
      transform: [1, 0, 0, 1, 5, 10],
      children: [cut(Array.from({ length: count }, (_, i) => flag(i)).join(''), '#3a3a5a', 0.12)],
    },
    ...colors.map((color, tone) =>
      cut(Array.from({ length: count }, (_, i) => ((i + first) % 6 === tone ? flag(i) : '')).join(''), color),
    ),
    line(`M${string}`, '#fff6ea', 7),
  ];
}

function drawParty({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { floor, pile, strings } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.78 : 1;
  const first = random.int(0, 5);
  const tone = (i: number) => colors[(i + first) % 6] as Color;
  const boxes: readonly Box[] = [
    { x: -250, y: -20, width: 210, height: 250, paper: tone(4), ribbon: '#fff3d6', pattern: 'stars' },
    { x: 250, y: -24, width: 220, height: 210, paper: tone(1), ribbon: tone(0), pattern: 'plain' },
    { x: 6, y: -10, width: 300, height: 230, paper: tone(2), ribbon: '#ffd34e', pattern: 'dots' },
    { x: -176, y: 40, width: 190, height: 140, paper: tone(3), ribbon: tone(0), pattern: 'stripes' },
    { x: 184, y: 46, width: 200, height: 130, paper: tone(0), ribbon: '#fff3d6', pattern: 'dots' },
    { x: 4, y: 70, width: 150, height: 110, paper: '#fff3d6', ribbon: tone(2), pattern: 'stripes' },
  ];
  const confetti = Array.from({ length: 60 }, () => ({
    x: random.float(0, width),
    y: random.float(120, height),
    r: random.float(5, 10),
  })).filter(({ x, y }) => isOutside(heading[at], [x, y], 30));
  const balloons = [
    [176, -486, 0],
    [272, -458, 3],
    [232, -584, 1],
  ] as const;
  const stripes = Array.from({ length: 10 }, (_, i) => box((i * width) / 10, 0, width / 20, floor));
  return [
    baseLayer(face, fadeDown(face, ['#fff0dc', '#ffeedd', '#ffe3d3', '#ffd9c9'])),
    cut(stripes.join(''), '#ffffff', 0.4),
    glow(pile.x, pile.y - 360 * pile.scale, 420 * pile.scale, '#fffaf0', 'ee'),
    cut(`M-10 ${floor}H${width + 10}V${height + 10}H-10Z`, downward(floor, height, '#f2a97a', '#c9754f')),
    cut(`M-10 ${floor - 30}H${width + 10}V${floor + 6}H-10Z`, '#fffaf0'),
    cut(oval(pile.x, pile.y + 40 * pile.scale, 450 * pile.scale, 90 * pile.scale), '#f7e3c9'),
    cut(oval(pile.x, pile.y + 40 * pile.scale, 400 * pile.scale, 76 * pile.scale), '#f58b8b', 0.5),
    ...colors.slice(0, 5).map((color, i) =>
      cut(
        confetti
          .filter((_, index) => index % 5 === i)
          .map(({ x, y, r }, index) => (index % 2 ? circle(x, y, r) : box(x, y, r * 1.6, r * 1.1)))
          .join(''),
        color,
        0.9,
      ),
    ),
    placed(
      [
        ...boxes.slice(0, 2).flatMap(gift),
        line(
          balloons
            .map(([x, y]) => `M124 -404Q${round((x + 124) / 2)} ${round((y - 404) / 2 + 30)} ${x} ${y + 62}`)
            .join(''),
          '#c9a58a',
          3,
        ),
        ...boxes.slice(2, 3).flatMap(gift),
        placed(teddy(), { x: 4, y: -252 }),
        ...balloons.map(([x, y, i]) =>
          cut(
            `M${x} ${y - 60}c34 0 54 26 54 54c0 34 -32 60 -54 70c-22 -10 -54 -36 -54 -70c0 -28 20 -54 54 -54Z`,
            ball(x, y, 60, tone(i)),
          ),
        ),
        ...boxes.slice(3).flatMap(gift),
      ],
      pile,
    ),
    ...strings.flatMap((string, i) => flags(width, string, first + i * 2)),
    cut(heart(pile.x - 340 * pile.scale, pile.y + 60 * k, 30 * k, 20), '#e8495f'),
  ];
}

export const buntingAndGiftsCover: Cover = { heading, ink: '#a3264f', accent: '#b02f55', draw: drawParty };
