import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { box, circle, leaf, oval, polygon, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { downward, isOutside } from './shading.ts';

/** What lanterns are sewn of. */
export const silks: readonly Color[] = ['#e8453c', '#f7a21b', '#e0457f', '#21a79a', '#8fbf3a', '#f26a2e'];

type Shape = 'round' | 'bulb' | 'drum';

const ribs: Readonly<Record<Shape, (share: number) => string>> = {
  round: (k) => `M0 -40C${54 * k} -40 ${54 * k} 40 0 40C${-54 * k} 40 ${-54 * k} -40 0 -40Z`,
  bulb: (k) =>
    `M0 -46C${16 * k} -34 ${46 * k} -22 ${44 * k} 4C${42 * k} 26 ${14 * k} 36 0 46C${-14 * k} 36 ${-42 * k} 26 ${-44 * k} 4C${-46 * k} -22 ${-16 * k} -34 0 -46Z`,
  drum: (k) =>
    `M0 -44C${30 * k} -44 ${34 * k} -38 ${34 * k} -24V24C${34 * k} 38 ${30 * k} 44 0 44C${-30 * k} 44 ${-34 * k} 38 ${-34 * k} 24V-24C${-34 * k} -38 ${-30 * k} -44 0 -44Z`,
};

/** A lantern of silk over ribs, lit from within, with a tassel; its box is 100 wide and 160 high. */
export function silkLantern(silk: Color, shape: Shape): readonly SceneNode[] {
  const foot = shape === 'round' ? 40 : shape === 'bulb' ? 46 : 44;
  return [
    line(`M0 -66V${-foot}`, '#f2c56a', 3),
    cut(ribs[shape](1), {
      kind: 'radial',
      center: [0, 4],
      radius: 52,
      stops: [
        { offset: 0, color: '#fff2b8' },
        { offset: 0.4, color: mix(silk, '#ffd97a', 0.45) },
        { offset: 1, color: silk },
      ],
    }),
    line(ribs[shape](0.66) + ribs[shape](0.28), mix(silk, '#5a1020', 0.35), 1.8),
    cut(`${box(-14, -foot - 6, 28, 11, 3)}${box(-14, foot - 5, 28, 11, 3)}`, '#7a2f1c'),
    line(
      `M0 ${foot + 6}v16M-6 ${foot + 20}v22M0 ${foot + 20}v28M6 ${foot + 20}v22`,
      mix(silk, '#ffd25c', 0.3),
      3.4,
    ),
    cut(circle(0, foot + 16, 6), '#f2c56a'),
  ];
}

const shapes: readonly Shape[] = ['round', 'bulb', 'drum'];

export const lanternSymbols = Object.fromEntries(
  silks.map((silk, i) => [
    `lantern-${i}`,
    { viewBox: [-80, -80, 160, 180] as const, children: silkLantern(silk, shapes[i % 3] as Shape) },
  ]),
);

/** A candle in a lotus of paper, afloat; 100 wide. */
export const lotusLight: readonly SceneNode[] = [
  glow(0, -22, 70, '#ffc861', '88'),
  cut(
    leaf(0, 14, 48, 16, -162) +
      leaf(0, 14, 48, 16, -18) +
      leaf(0, 14, 44, 17, -138) +
      leaf(0, 14, 44, 17, -42),
    '#d63f7c',
  ),
  cut(leaf(0, 14, 42, 15, -114) + leaf(0, 14, 42, 15, -66), '#f274a4'),
  cut(box(-5, -24, 10, 26, 2), '#fff0cf'),
  cut('M0 -46C9 -34 9 -24 0 -24C-9 -24 -9 -34 0 -46Z', '#ffb52e'),
  cut(leaf(0, 16, 34, 18, -90), '#ff9cbf'),
  cut('M-46 10C-30 26 30 26 46 10C30 18 -30 18 -46 10Z', '#2f7a4f'),
];

/** An old house of the harbour: walls, a tiled roof, shutters and lit windows; its foot at the origin. */
function house(width: number, storeys: number, wall: Color, shutter: Color): readonly SceneNode[] {
  const h = storeys * 118 + 14;
  const bays = Math.max(2, Math.round(width / 74));
  const windows: string[] = [];
  const shutters: string[] = [];
  for (let s = 0; s < storeys; s++)
    for (let b = 0; b < bays; b++) {
      const x = ((b + 0.5) * width) / bays;
      const y = -h + 36 + s * 116;
      windows.push(box(x - 15, y, 30, s === storeys - 1 ? 92 : 56));
      shutters.push(
        box(x - 29, y - 2, 13, s === storeys - 1 ? 94 : 60),
        box(x + 16, y - 2, 13, s === storeys - 1 ? 94 : 60),
      );
    }
  return [
    cut(box(0, -h, width, h), downward(-h, 0, mix(wall, '#12304a', 0.2), wall)),
    cut(windows.join(''), '#ffd98a'),
    cut(shutters.join(''), shutter),
    cut(
      polygon([
        [-14, -h + 12],
        [18, -h - 46],
        [width - 18, -h - 46],
        [width + 14, -h + 12],
      ]),
      '#7b3a34',
    ),
    line(
      Array.from(
        { length: Math.floor(width / 20) },
        (_, i) => `M${22 + i * 20} ${-h - 44}l${round((i * 20 - width / 2) * 0.1)} 54`,
      ).join(''),
      '#5e2a2c',
      3,
    ),
    ...(storeys > 1 ? [line(`M0 ${-h + 122}H${width}`, '#fff0cf', 5)] : []),
  ];
}

const houses = [
  [-30, 236, 2, '#e9a93a', '#2f6a63'],
  [214, 176, 1, '#d9803c', '#35506e'],
  [396, 250, 2, '#f0bf5c', '#2b5f7a'],
  [652, 170, 1, '#c9694a', '#2f6a63'],
  [828, 260, 2, '#e6a23c', '#35506e'],
] as const;

function drawLanterns({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const quay = isSquare ? 770 : 1164;
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const k = isSquare ? 0.9 : 1;
  // Lines sag from house to house; a lantern hangs from each place on them.
  const lines = (
    isSquare
      ? [
          [-20, 44, 6, 74, 0.6],
          [372, 470, 7, 112, 0.94],
          [450, 470, 6, 130, 1.16],
        ]
      : [
          [70, 190, 7, 86, 0.62],
          [604, 700, 6, 118, 0.9],
          [700, 850, 5, 150, 1.3],
        ]
  ) as readonly (readonly [y: number, endY: number, count: number, sag: number, size: number])[];
  const hung = lines.flatMap(([y, endY, count, sag, size], row) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      return {
        x: t * width + random.float(-8, 8),
        y: y + (endY - y) * t + sag * 4 * t * (1 - t) * 0.5 + random.float(-4, 4),
        size: 172 * size * k * random.float(0.92, 1.06),
        silk: (i * 2 + row * 3 + (i % 2)) % silks.length,
      };
    }),
  );
  const stars = Array.from(
    { length: 70 },
    () => [random.float(0, width), random.float(0, quay - 320)] as const,
  ).filter((spot) => isOutside(zone, spot, 26));
  const ropes = lines
    .map(([y, endY, , sag]) => `M-10 ${y}Q${width / 2} ${(y + endY) / 2 + sag} ${width + 10} ${endY}`)
    .join('');
  const scale = width / 1060;
  const shine = Array.from({ length: 46 }, (_, i) => {
    const x = random.float(0, width);
    return { d: `M${round(x)} ${round(random.float(quay + 26, height))}h${random.int(24, 90)}`, warm: i % 2 };
  });
  const tall = height - quay;
  const lotus = [
    [0.12, 0.26, 74],
    [0.36, 0.2, 62],
    [0.9, 0.24, 70],
    [0.2, 0.56, 112],
    [0.83, 0.62, 128],
    [0.06, 0.86, 140],
    [0.52, 0.84, 150],
  ] as const;
  const boat: readonly SceneNode[] = [
    cut('M-190 -18C-120 22 120 22 190 -24C170 40 120 58 0 58C-120 58 -170 42 -190 -18Z', '#4a2230'),
    cut('M-190 -18C-120 22 120 22 190 -24L186 -10C120 36 -120 36 -186 -4Z', '#8a4638'),
    cut('M-66 6C-66 -78 60 -78 60 6Z', '#c98a4a'),
    line('M-40 4C-40 -60 -38 -62 -32 -66M-6 6V-78M30 4C32 -60 30 -62 26 -68', '#8f5a30', 3),
    cut(circle(122, -92, 20), '#f0c9a0'),
    cut('M84 -94L122 -134L160 -94Z', '#f3dca0'),
    cut('M100 -72C112 -82 132 -82 144 -72L154 -4H92Z', '#2b7a86'),
    line('M146 -58L186 -20L214 62', '#7a4a2a', 7),
    line('M-150 -12V-96', '#7a4a2a', 5),
  ];
  return [
    baseLayer(face, fadeDown(face, ['#062a3a', '#0b4150', '#146067', '#3a8a80'])),
    cut(stars.map(([x, y]) => circle(x, y, 2)).join(''), '#e8fff4', 0.75),
    glow(width / 2, quay - 60, width * 0.7, '#ffc061', '66'),
    ...houses.map(([x, w, storeys, wall, shutter]) =>
      placed(house(w, storeys, wall, shutter), {
        x: x * scale,
        y: quay,
        scale: scale * (isSquare ? 0.82 : 1.12),
      }),
    ),
    cut(box(-10, quay - 8, width + 20, 34), '#5e4a4a'),
    cut(box(-10, quay - 8, width + 20, 9), '#a8876a'),
    cut(box(-10, quay + 24, width + 20, tall), downward(quay, height, '#1d6a6c', '#052230')),
    cut(
      box(-10, quay + 24, width + 20, tall * 0.5),
      fade(['#ffc86a66', '#ffc86a00'], [0, quay + 20], [0, quay + tall * 0.5]),
    ),
    line(shine.map(({ d, warm }) => (warm ? d : '')).join(''), '#ffc46a', 3.4),
    line(shine.map(({ d, warm }) => (warm ? '' : d)).join(''), '#3f9a96', 3),
    ...lotus
      .slice(0, 3)
      .map(([x, y, size]) => symbolAt('lotus', x * width + random.float(-14, 14), quay + y * tall, size * k)),
    placed([...boat, { kind: 'use', symbol: 'lantern-0', x: -190, y: -96, width: 80, height: 90 }], {
      x: width * 0.55,
      y: quay + tall * (isSquare ? 0.46 : 0.42),
      scale: isSquare ? 1 : 1.16,
    }),
    ...lotus
      .slice(3)
      .map(([x, y, size]) => symbolAt('lotus', x * width + random.float(-16, 16), quay + y * tall, size * k)),
    line(ropes, '#20505a', 3.5),
    ...hung.map(({ x, y, size }) => glow(x, y + size * 0.4, size * 0.6, '#ffcf6a', '55')),
    ...hung.map(({ x, y, size, silk }) => symbolAt(`lantern-${silk}`, x, y + size * 0.4, size)),
    cut(oval(width / 2, height + 30, width * 0.7, 34), '#04202c'),
  ];
}

export const silkLanternsCover: Cover = {
  heading: upperHeading,
  ink: '#ffeebc',
  accent: '#b5322b',
  symbols: { ...lanternSymbols, lotus: { viewBox: [-60, -70, 120, 120], children: lotusLight } },
  draw: drawLanterns,
};
