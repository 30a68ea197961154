import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, pierced, placed, symbolAt } from '../cutout.ts';
import { box, circle, heart, oval, petals, polygon, round, star } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { isOutside } from './shading.ts';

/** Crepe paper, from the top of the piñata down. */
export const crepe: readonly Color[] = ['#19b5b0', '#ffd23f', '#fff8ea', '#ff8a3d', '#7a4fc9'];

/** Rows of cut paper over a box; the upper ones hang over the lower ones. */
function fringes(
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number,
  first: number,
): readonly SceneNode[] {
  const rows: SceneNode[] = [];
  const tooth = 11;
  for (let i = Math.ceil((bottom - top) / step); i >= 0; i--) {
    const y = top + i * step;
    const count = Math.ceil((right - left) / tooth);
    const color = crepe[(i + first) % crepe.length] as Color;
    const edge = Array.from({ length: count }, () => `l${-tooth / 2} 8l${-tooth / 2} -8`).join('');
    rows.push(
      cut(`M${left} ${y - step}H${left + count * tooth}V${y + 10}${edge}Z`, color),
      line(`M${left} ${y + 7}${`m${tooth} -9v9`.repeat(count - 1)}`, mix(color, '#4a1040', 0.24), 1.6),
    );
  }
  return rows;
}

const body =
  'M-150 -66C-150 -92 -136 -104 -112 -104H112C140 -104 156 -88 156 -62V34C156 58 142 72 118 72H-114C-138 72 -150 58 -150 36Z';

/** A donkey of crepe paper, seen from its left; its back at -104, its hooves at 190. */
export function pinata(): readonly SceneNode[] {
  const leg = (x: number) => box(x, 40, 56, 146, 10);
  const clipped = (d: string, children: readonly SceneNode[]): SceneNode => ({
    kind: 'group',
    clip: { kind: 'path', d },
    children,
  });
  return [
    // The far legs, the tail.
    clipped(leg(-92) + leg(46), fringes(-110, 60, 120, 190, 30, 3)),
    line('M152 -70C190 -60 196 -10 186 30', '#ff8a3d', 14),
    cut('M172 22L204 26L210 82L190 66L172 84L166 62Z', '#7a4fc9'),
    cut('M-92 40h56v146h-56ZM46 40h56v146h-56Z', '#3a0a3a', 0.2),
    clipped(leg(-146) + leg(98), fringes(-152, 60, 160, 190, 30, 1)),
    clipped(body, fringes(-160, -96, 164, 76, 30, 0)),
    // Neck and head, a little raised.
    placed(
      [
        clipped(
          'M-46 -150C-46 -172 -30 -180 -6 -180H20C44 -180 52 -164 52 -142V70H-46Z',
          fringes(-52, -166, 56, 74, 30, 2),
        ),
      ],
      { x: -116, y: -64, rotation: -16 },
    ),
    placed(
      [
        cut(
          'M52 -52C40 -110 52 -140 66 -150C84 -134 92 -100 78 -50ZM10 -54C-4 -110 6 -140 20 -150C38 -134 46 -100 34 -50Z',
          '#ff8a3d',
        ),
        cut(
          'M58 -58C52 -96 58 -118 66 -128C76 -116 80 -90 72 -56ZM16 -58C10 -96 14 -118 21 -128C32 -116 34 -90 28 -56Z',
          '#ffd2e2',
        ),
        clipped(
          'M-128 -22C-136 -48 -116 -62 -92 -62H56C80 -62 90 -48 90 -26V22C90 42 78 52 58 52H-92C-120 52 -134 40 -132 18Z',
          fringes(-140, -42, 96, 60, 28, 4),
        ),
        clipped(
          'M-128 -22C-136 -48 -116 -62 -92 -62H56C80 -62 90 -48 90 -26V22C90 42 78 52 58 52H-92C-120 52 -134 40 -132 18Z',
          [cut(box(-140, -64, 62, 120), '#fff1d6'), line('M-78 -62V52', '#ff5f94', 8)],
        ),
        cut(circle(-114, -16, 7) + circle(-96, -20, 6), '#8a4a5a'),
        line('M-124 22C-112 34 -98 34 -86 26', '#8a4a5a', 5),
        cut(circle(-16, -14, 22), '#ffffff'),
        cut(circle(-20, -12, 13), '#33163a'),
        cut(circle(-25, -17, 5), '#ffffff'),
        line('M-40 -40C-30 -50 -6 -50 4 -42', '#33163a', 5),
        cut(petals(60, -46, 6, 22, 16), '#ff5f94'),
        cut(circle(60, -46, 8), '#ffd23f'),
      ],
      { x: -178, y: -208, rotation: -8 },
    ),
  ];
}

/** Wrapped sweets, a lollipop and a star; each 60 wide. */
export const sweets = {
  twist: [
    cut('M-22 0L-44 -16V16ZM22 0L44 -16V16Z', '#ffd23f'),
    cut(oval(0, 0, 26, 20), '#ff5f94'),
    line('M-12 -16C-4 -6 -4 6 -12 16M6 -18C14 -6 14 6 6 18', '#fff1f6', 5),
  ],
  mint: [
    cut('M-22 0L-44 -16V16ZM22 0L44 -16V16Z', '#fff8ea'),
    cut(oval(0, 0, 26, 20), '#19b5b0'),
    line('M-12 -16C-4 -6 -4 6 -12 16M6 -18C14 -6 14 6 6 18', '#e8fffa', 5),
  ],
  lolly: [
    line('M0 12V50', '#fff8ea', 6),
    cut(circle(0, -8, 27), '#ff8a3d'),
    line('M0 -8c4 -6 12 0 8 8c-6 10 -24 4 -22 -10c2 -16 24 -20 32 -6', '#fff1d0', 5),
  ],
  star: [cut(star(0, 0, 34, 8), '#ffd23f'), cut(star(0, 0, 20, 8), '#fff0a8')],
} as const;

export const sweetSymbols = Object.fromEntries(
  Object.entries(sweets).map(([name, children]) => [
    name,
    { viewBox: [-50, -50, 100, 100] as const, children },
  ]),
);

export const sweetNames = Object.keys(sweets);

/** A sheet of pierced paper that hangs from its upper edge, `w` wide. */
export function papelPicado(x: number, y: number, w: number, color: Color): SceneNode {
  const h = w * 0.86;
  const scallops = Array.from(
    { length: 5 },
    () => `a${round(w / 10)} ${round(w / 11)} 0 0 1 ${round(-w / 5)} 0`,
  ).join('');
  const holes =
    petals(x + w / 2, y + h * 0.44, 8, w * 0.2, w * 0.1) +
    [0.16, 0.84]
      .map((s) => heart(x + w * s, y + h * 0.2, w * 0.13) + circle(x + w * s, y + h * 0.66, w * 0.05))
      .join('') +
    [0.2, 0.4, 0.6, 0.8].map((s) => circle(x + w * s, y + h * 0.88, w * 0.036)).join('');
  return pierced(`M${round(x)} ${round(y)}h${round(w)}v${round(h)}${scallops}Z${holes}`, color);
}

const picado: readonly Color[] = ['#19b5b0', '#ffd23f', '#ff8a3d', '#8d5fe0', '#7ccf4f', '#fff1d6'];

/** A child from behind with both arms up; its feet at the origin, 210 high. */
function child(shirt: Color, hair: Color, skin: Color, plait: boolean): readonly SceneNode[] {
  return [
    line('M-22 -34V0M22 -34V0', '#3a2a5e', 24),
    line('M-30 -112L-66 -176M30 -112L66 -176', skin, 19),
    line('M-28 -108L-46 -142M28 -108L46 -142', shirt, 26),
    cut('M-40 -122C-30 -132 30 -132 40 -122L46 -30H-46Z', shirt),
    cut(circle(0, -162, 40), skin),
    cut('M-42 -158C-44 -214 44 -214 42 -158C40 -128 20 -120 0 -120C-20 -120 -40 -128 -42 -158Z', hair),
    ...(plait
      ? [
          line('M-24 -130C-34 -110 -34 -96 -30 -82M24 -130C34 -110 34 -96 30 -82', hair, 15),
          cut(circle(-30, -82, 8) + circle(30, -82, 8), '#ffd23f'),
        ]
      : [line('M-12 -204l4 -10M2 -206l8 -8', hair, 7)]),
  ];
}

function drawPinata({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const [hang, ground] = isSquare ? [386, 985] : [612, 1366];
  const scale = isSquare ? 0.74 : 1.08;
  const centre = { x: width * 0.54, y: hang + (isSquare ? 306 : 420) };
  const flags = (y: number, sag: number, count: number, from: number) => {
    const w = width / count;
    const at = (t: number) => y + sag * 4 * t * (1 - t) * 0.5;
    return [
      line(`M-10 ${y}Q${width / 2} ${y + sag} ${width + 10} ${y}`, '#fff1d6', 4),
      ...Array.from({ length: count }, (_, i) =>
        papelPicado(
          i * w + 6,
          at((i + 0.5) / count) - 4,
          w - 12,
          picado[(i + from) % picado.length] as Color,
        ),
      ),
    ];
  };
  const belly = centre.y + 60 * scale;
  const falling = Array.from({ length: 13 }, (_, i) => ({
    x: centre.x + (i - 6) * (isSquare ? 50 : 56) + random.float(-18, 18),
    y: random.float(belly + 46 * scale + Math.abs(i - 6) * -12, ground - (isSquare ? 130 : 190)),
    size: random.float(46, 72) * (isSquare ? 0.9 : 1.1),
    name: sweetNames[i % 4] as string,
    rotation: random.float(-60, 60),
  }));
  const lying = Array.from({ length: 10 }, (_, i) => ({
    x: ((i + random.float(0.2, 0.8)) * width) / 10,
    y: ground + random.float(40, (height - ground) * 0.5),
    size: random.float(58, 84) * (isSquare ? 0.8 : 1.1),
    name: sweetNames[(i + 1) % 4] as string,
    rotation: random.float(-80, 80),
  }));
  const confetti = Array.from({ length: 90 }, (_, i) => {
    const [x, y] = [random.float(0, width), random.float(hang + 60, ground + 60)];
    return { d: i % 2 ? circle(x, y, 5) : box(x, y, 12, 7), spot: [x, y] as const, color: i % 3 };
  }).filter(({ spot }) => isOutside(zone, spot, 20));
  const kids = [
    [0.13, '#19b5b0', '#2b1a1a', '#c98a5c', false],
    [0.39, '#ffd23f', '#5a2f1c', '#e2ab7d', true],
    [0.66, '#ff8a3d', '#1f1716', '#a86a44', true],
    [0.88, '#7ccf4f', '#3a241a', '#d79a6c', false],
  ] as const;
  return [
    baseLayer(face, fadeDown(face, ['#9c0f58', '#ad1260', '#c4226f', '#f0699a', '#ff9cb6'])),
    glow(centre.x, centre.y + 40, width * (isSquare ? 0.36 : 0.5), '#ffd2a8', '99'),
    ...(isSquare ? flags(-16, 60, 8, 2) : flags(96, 110, 6, 2)),
    line(`M${round(centre.x)} ${hang + 26}V${round(centre.y - 96 * scale)}`, '#fff1d6', 7),
    ...flags(hang, isSquare ? 50 : 64, isSquare ? 9 : 7, 0).filter(
      (_, i) => !(isSquare ? [4, 5] : [3, 4]).includes(i),
    ),
    ...[0, 1, 2].map((n) =>
      cut(
        confetti
          .filter(({ color }) => color === n)
          .map(({ d }) => d)
          .join(''),
        ['#ffd23f', '#7df0e4', '#fff1f6'][n] as Color,
      ),
    ),
    placed(pinata(), { x: centre.x, y: centre.y, scale, rotation: random.float(-5, 5) }),
    cut(`M-10 ${ground}Q${width / 2} ${ground - 50} ${width + 10} ${ground}V${height + 10}H-10Z`, '#e8a04d'),
    cut(
      `M-10 ${ground + 30}Q${width / 2} ${ground - 14} ${width + 10} ${ground + 30}V${height + 10}H-10Z`,
      '#f2b866',
    ),
    ...falling.map(({ x, y, size, name, rotation }) => symbolAt(name, x, y, size, rotation)),
    ...kids.map(([share, shirt, hair, skin, plait], i) =>
      placed(child(shirt, hair, skin, plait), {
        x: share * width + random.float(-10, 10),
        y: ground + (isSquare ? 44 : 100) + (i % 2) * 16,
        scale: isSquare ? 0.94 : 1.3,
      }),
    ),
    ...lying.map(({ x, y, size, name, rotation }) =>
      symbolAt(name, x, y + (isSquare ? 10 : 40), size, rotation),
    ),
    cut(
      polygon([
        [-10, height - 6],
        [width + 10, height - 6],
        [width + 10, height + 10],
        [-10, height + 10],
      ]),
      '#d98a3d',
    ),
  ];
}

export const pinataCover: Cover = {
  heading: upperHeading,
  ink: '#fff6d9',
  accent: '#b81465',
  symbols: sweetSymbols,
  draw: drawPinata,
};
