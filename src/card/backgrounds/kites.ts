import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, line, mix, placed, translated } from './cutout.ts';
import { circle, cloud, polygon, round, star } from './outline.ts';
import { sheet, ticketSheet } from './paper.ts';

/** A paper kite about its cross, 160 high, with a tail of bows. */
function kite(a: Color, b: Color, sway: number): readonly SceneNode[] {
  const bow = (x: number, y: number) => `M${x} ${y}l-15 -9v18ZM${x} ${y}l15 -9v18Z`;
  return [
    line(`M0 92C${sway} 130 ${-sway} 170 ${sway * 0.4} 220`, mix(a, '#5a1a2a', 0.25), 2.5),
    cut(bow(round(sway * 0.4), 132) + bow(round(-sway * 0.3), 172) + bow(round(sway * 0.35), 214), b),
    translated(
      [
        cut(
          polygon([
            [0, -70],
            [58, -8],
            [0, 92],
            [-58, -8],
          ]),
          '#3a21141c',
        ),
      ],
      5,
      9,
    ),
    cut(
      polygon([
        [0, -70],
        [58, -8],
        [0, 92],
        [-58, -8],
      ]),
      a,
    ),
    cut(
      polygon([
        [0, -70],
        [0, -8],
        [-58, -8],
      ]) +
        polygon([
          [0, -8],
          [58, -8],
          [0, 92],
        ]),
      b,
    ),
    cut(
      polygon([
        [0, -70],
        [58, -8],
        [0, 92],
      ]),
      '#4a1430',
      0.12,
    ),
    line('M0 -70V92M-58 -8H58', '#fff6e4', 2),
    cut(circle(0, -8, 15), '#fff6e4'),
    cut(star(0, -8, 11, 0, 8, 0.5), a),
  ];
}

function rooftops(random: Random, base: number, colors: readonly Color[]): readonly SceneNode[] {
  const walls: string[][] = colors.map(() => []);
  const windows: string[] = [];
  for (let x = -20, i = 0; x < 1210; i++) {
    const w = random.int(64, 112);
    const side = x + w < 162 || x > 1038;
    const top = base - (side ? random.int(70, 190) : random.int(0, 14));
    walls[i % colors.length]?.push(`M${x} 910V${top}h${w}V910ZM${x - 4} ${top}h${w + 8}v-9h${-w - 8}Z`);
    for (let wx = x + 14; wx < x + w - 16; wx += 28) {
      for (let wy = top + 18; wy < 890; wy += 40)
        if (random.float() > 0.25) windows.push(`M${wx} ${wy + 20}v-12a7 7 0 0 1 14 0v12Z`);
    }
    x += w;
  }
  return [
    ...colors.map((color, i) => cut(walls[i]?.join('') ?? '', color)),
    cut(windows.join(''), '#ffe3a6'),
  ];
}

const pairs: readonly (readonly [Color, Color])[] = [
  ['#e2524a', '#f9c04a'],
  ['#2f93a0', '#fff0cf'],
  ['#f08a3c', '#c9416b'],
  ['#7d5ba6', '#f9c04a'],
  ['#5a9a55', '#fff0cf'],
  ['#d9487a', '#6fc0c8'],
];

const spots: readonly (readonly [number, number, number, number])[] = [
  [66, 118, 0.94, -18],
  [1136, 150, 0.98, 16],
  [52, 440, 0.86, 12],
  [1146, 470, 0.8, -16],
  [310, 44, 0.42, 22],
  [560, 34, 0.34, -20],
  [860, 46, 0.44, -14],
];

function drawKites({ random, face }: DrawInput): readonly SceneNode[] {
  const first = random.int(0, 5);
  const kites = spots.map(
    ([x, y, scale, rotation]) =>
      [x + random.float(-8, 8), y + random.float(-12, 12), scale, rotation + random.float(-8, 8)] as const,
  );
  return [
    baseLayer(face, fadeDown(face, ['#5fb6d6', '#a9dbe2', '#fce3b8', '#f9c490'])),
    cut(
      cloud(180, 92, 220) + cloud(940, 120, 210) + cloud(-60, 330, 190) + cloud(1060, 350, 190),
      '#ffffff',
      0.8,
    ),
    line(
      kites
        .map(
          ([x, y], i) =>
            `M${round(x)} ${round(y)}Q${round(x < 600 ? 20 : 1180)} ${round((y + 900) / 2)} ${x < 600 ? 120 + i * 16 : 1080 - i * 14} 900`,
        )
        .join(''),
      '#fffaf0',
      2,
    ),
    ...kites.slice(4).map(([x, y, scale, rotation], i) => {
      const [a, b] = pairs[(i + first + 4) % 6] as readonly [Color, Color];
      return placed(kite(a, b, 22), { x, y, scale, rotation });
    }),
    ...sheet(ticketSheet(face), '#fffaf0', { color: '#e2524a', width: 2.5, second: '#f2c78a' }),
    ...kites.slice(0, 4).map(([x, y, scale, rotation], i) => {
      const [a, b] = pairs[(i + first) % 6] as readonly [Color, Color];
      return placed(kite(a, b, 20), { x, y, scale, rotation });
    }),
    ...rooftops(random, 830, ['#e39a72', '#c9735a', '#efb98a', '#b55a58']),
    cut('M-10 886H1210V910H-10Z', '#8f4450'),
  ];
}

export const kites: Background = {
  key: 'bg-kites',
  label: 'Kites',
  tags: ['kite', 'sky', 'rooftops', 'wind', 'festive', 'blue', 'india'],
  panel: null,
  draw: drawKites,
};
