import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, fade, ground, line, mix, moved, placed, shadowed } from './cutout.ts';
import { circle, cloud, heart, polygon, round, star } from './outline.ts';
import { roundedSheet, sheet, ticketSheet } from './paper.ts';

/** An arch that stands on the card's lower edge, `out` units outside the sheet. */
function arch(out: number): string {
  const [left, right, top, r] = [126 - out, 1074 + out, 86 - out * 0.8, 90 + out];
  return `M${left} 920V${round(top + r)}A${r} ${r} 0 0 1 ${left + r} ${round(top)}H${right - r}A${r} ${r} 0 0 1 ${right} ${round(top + r)}V920Z`;
}

function drawRainbow(random: Random): readonly SceneNode[] {
  const bands: readonly Color[] = ['#e2524a', '#f08a3c', '#f9c04a', '#6fae6a', '#4a9fc0', '#7d6bb0'];
  const drops = Array.from({ length: 14 }, (_, i) =>
    heart(
      i % 2 ? random.float(8, 30) : random.float(1170, 1192),
      30 + i * 44,
      random.float(14, 24),
      random.float(-16, 16),
    ),
  );
  const feet = (tops: readonly (readonly [number, number, number])[]) =>
    tops.map(([x, y, width]) => cloud(x + random.float(-8, 8), y, width)).join('');
  return [
    ground(fade(['#a8dbee', '#d3edf0', '#fdf0da'])),
    cut(
      cloud(-60, 250, 170) + cloud(1080, 330, 180) + cloud(1010, 60, 150) + cloud(20, 70, 140),
      '#ffffff',
      0.8,
    ),
    cut(drops.join(''), '#f48a8a'),
    cut(arch(112), '#3a21141c'),
    ...bands.map((color, i) => cut(arch(102 - i * 17), color)),
    cut(arch(2), '#d3edf0'),
    ...bands.slice(0, 5).map((color, i) => line(arch(100 - i * 17), mix(color, '#ffffff', 0.35), 2)),
    ...sheet(roundedSheet, '#fffaf2', { color: '#f9c04a', width: 3, inset: 15, dash: [0.1, 10] }),
    cut(
      feet([
        [-120, 846, 240],
        [40, 858, 200],
        [960, 858, 210],
        [1090, 846, 240],
      ]),
      '#d9e9ef',
    ),
    ...shadowed(
      `${feet([
        [-110, 878, 220],
        [30, 888, 200],
        [160, 906, 190],
        [850, 906, 190],
        [970, 888, 210],
        [1100, 876, 220],
      ])}M-10 868H240V910H-10ZM960 868H1210V910H960Z`,
      '#ffffff',
      4,
    ),
    ...shadowed(
      feet([
        [300, 926, 170],
        [440, 936, 160],
        [590, 936, 150],
        [720, 926, 170],
      ]),
      '#ffffff',
      3,
    ),
    cut(
      [
        [70, 846],
        [150, 872],
        [1060, 862],
        [1140, 836],
      ]
        .map(([x, y]) => star(x as number, y as number, 13, 8, 5, 0.5))
        .join(''),
      '#f9c04a',
    ),
  ];
}

/** A paper kite about its cross, 160 high, with a tail of bows. */
function kite(a: Color, b: Color, sway: number): readonly SceneNode[] {
  const bow = (x: number, y: number) => `M${x} ${y}l-15 -9v18ZM${x} ${y}l15 -9v18Z`;
  return [
    line(`M0 92C${sway} 130 ${-sway} 170 ${sway * 0.4} 220`, mix(a, '#5a1a2a', 0.25), 2.5),
    cut(bow(round(sway * 0.4), 132) + bow(round(-sway * 0.3), 172) + bow(round(sway * 0.35), 214), b),
    moved(
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
    ...colors.map((color, i) => cut(walls[i]?.join('') || 'M0 0', color)),
    cut(windows.join(''), '#ffe3a6'),
  ];
}

function drawKites(random: Random): readonly SceneNode[] {
  const pairs: readonly (readonly [Color, Color])[] = [
    ['#e2524a', '#f9c04a'],
    ['#2f93a0', '#fff0cf'],
    ['#f08a3c', '#c9416b'],
    ['#7d5ba6', '#f9c04a'],
    ['#5a9a55', '#fff0cf'],
    ['#d9487a', '#6fc0c8'],
  ];
  const first = random.int(0, 5);
  const spots: readonly (readonly [number, number, number, number])[] = [
    [66, 118, 0.94, -18],
    [1136, 150, 0.98, 16],
    [52, 440, 0.86, 12],
    [1146, 470, 0.8, -16],
    [310, 44, 0.42, 22],
    [560, 34, 0.34, -20],
    [860, 46, 0.44, -14],
  ];
  const kites = spots.map(
    ([x, y, scale, turn]) =>
      [x + random.float(-8, 8), y + random.float(-12, 12), scale, turn + random.float(-8, 8)] as const,
  );
  return [
    ground(fade(['#5fb6d6', '#a9dbe2', '#fce3b8', '#f9c490'])),
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
    ...kites.slice(4).map(([x, y, scale, turn], i) => {
      const [a, b] = pairs[(i + first + 4) % 6] as readonly [Color, Color];
      return placed(kite(a, b, 22), { x, y, scale, turn });
    }),
    ...sheet(ticketSheet, '#fffaf0', { color: '#e2524a', width: 2.5, second: '#f2c78a' }),
    ...kites.slice(0, 4).map(([x, y, scale, turn], i) => {
      const [a, b] = pairs[(i + first) % 6] as readonly [Color, Color];
      return placed(kite(a, b, 20), { x, y, scale, turn });
    }),
    ...rooftops(random, 830, ['#e39a72', '#c9735a', '#efb98a', '#b55a58']),
    cut('M-10 886H1210V910H-10Z', '#8f4450'),
  ];
}

export const rainbow: Background = {
  key: 'bg-rainbow',
  label: 'Rainbow',
  tags: ['rainbow', 'clouds', 'sky', 'kids', 'bright'],
  panel: null,
  draw: drawRainbow,
};

export const kites: Background = {
  key: 'bg-kites',
  label: 'Kites',
  tags: ['kite', 'sky', 'rooftops', 'wind', 'festive'],
  panel: null,
  draw: drawKites,
};
