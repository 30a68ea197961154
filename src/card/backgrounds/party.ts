import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, glow, ground, line, mix, moved, placed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle, polar, polygon, round, star } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

const party: readonly Color[] = ['#f4694f', '#f6b02c', '#2f93a0', '#ee8aa2', '#6aa557', '#fff0cf'];

/** Pennants on a cord between two points that sags by `sag`. */
function bunting(spec: {
  from: readonly [number, number];
  to: readonly [number, number];
  sag: number;
  count: number;
  size: number;
  shift: number;
}): readonly SceneNode[] {
  const { from, to, sag, count, size, shift } = spec;
  const at = (t: number) =>
    [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t)] as const;
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const half = 0.4 / count;
    const [a, b, middle] = [at(t - half), at(t + half), at(t)];
    const tip = [middle[0] + (b[1] - a[1]) * -0.4, middle[1] + size] as const;
    return {
      d: polygon([a, b, tip]),
      shade: polygon([[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, tip]),
      a,
      b,
      tip,
      color: party[(i + shift) % party.length] as Color,
      middle,
      i,
    };
  });
  const cord = `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + 2 * sag)} ${round(to[0])} ${round(to[1])}`;
  const dots = flags
    .filter(({ i }) => i % 2 === 0)
    .map(
      ({ middle }) =>
        circle(middle[0], middle[1] + size * 0.3, size * 0.09) +
        circle(middle[0] - size * 0.16, middle[1] + size * 0.14, size * 0.05) +
        circle(middle[0] + size * 0.16, middle[1] + size * 0.14, size * 0.05),
    );
  return [
    moved([cut(flags.map(({ d }) => d).join(''), '#3a211420')], 4, 7),
    ...party.map((color) =>
      cut(
        flags
          .filter((flag) => flag.color === color)
          .map(({ d }) => d)
          .join('') || 'M0 0',
        color,
      ),
    ),
    cut(flags.map(({ shade }) => shade).join(''), '#5a1a2a', 0.1),
    cut(dots.join(''), '#ffffff', 0.85),
    line(cord, '#7a4a34', 3),
  ];
}

/** A wrapped box standing on y, its ribbon and bow in a second colour. */
function gift(
  x: number,
  y: number,
  w: number,
  h: number,
  paper: Color,
  ribbon: Color,
  pattern: 'dots' | 'stripes' | 'plain',
): readonly SceneNode[] {
  const band = w * 0.17;
  const middle = x + w / 2;
  const lid = h * 0.2;
  const marks: string[] = [];
  if (pattern === 'dots') {
    for (let px = 16, row = 0; px < w - 6; px += 24, row++)
      for (let py = lid + 14 + (row % 2) * 12; py < h - 4; py += 24)
        marks.push(circle(x + px, y - h + py, 4.5));
  } else if (pattern === 'stripes') {
    for (let px = 10; px < w - 8; px += 26) marks.push(box(x + px, y - h + lid, 9, h - lid));
  }
  const loop = w * 0.3;
  const top = y - h;
  const bow = (sign: number) =>
    `M${round(middle)} ${round(top)}C${round(middle + sign * loop * 0.4)} ${round(top - loop * 1.2)} ${round(middle + sign * loop * 1.5)} ${round(top - loop)} ${round(middle + sign * loop * 1.2)} ${round(top - loop * 0.2)}C${round(middle + sign * loop)} ${round(top + 4)} ${round(middle + sign * loop * 0.4)} ${round(top + 2)} ${round(middle)} ${round(top)}Z`;
  return [
    cut(box(x, y - h, w, h), paper),
    cut(marks.join('') || 'M0 0', '#ffffff', 0.5),
    cut(box(x + w * 0.72, y - h, w * 0.28, h), '#4a1430', 0.13),
    cut(box(middle - band / 2, y - h, band, h), ribbon),
    cut(box(x - w * 0.04, y - h, w * 1.08, lid, 3), mix(paper, '#ffffff', 0.16)),
    cut(box(middle - band / 2, y - h, band, lid), mix(ribbon, '#ffffff', 0.2)),
    cut(box(x, y - h + lid, w, 5), '#4a1430', 0.14),
    cut(bow(1) + bow(-1), ribbon),
    cut(circle(middle, top - 3, w * 0.075), mix(ribbon, '#3a1020', 0.25)),
  ];
}

function drawBunting(random: Random): readonly SceneNode[] {
  const shift = random.int(0, 5);
  const paint = (index: number): Color => party[(index + shift) % 5] as Color;
  const stack: readonly (readonly [number, number, number, number, 'dots' | 'stripes' | 'plain'])[] = [
    [-34, 900, 124, 190, 'stripes'],
    [1114, 900, 124, 210, 'dots'],
    [-24, 712, 96, 92, 'plain'],
    [1126, 692, 86, 84, 'stripes'],
    [80, 900, 100, 116, 'dots'],
    [1012, 900, 112, 108, 'plain'],
    [186, 900, 120, 78, 'plain'],
    [880, 900, 124, 74, 'stripes'],
    [314, 900, 80, 70, 'stripes'],
    [792, 900, 78, 62, 'dots'],
  ];
  const flecks = packMargin(random, {
    sizes: [{ r: 7, count: 60 }],
    gap: 18,
    bleed: 0.5,
    taken: [{ x: 600, y: 900, r: 460 }],
  });
  return [
    ground('#fffaf0'),
    cut(
      flecks
        .filter((_, i) => i % 3 === 0)
        .map(({ x, y }) => circle(x, y, 5))
        .join(''),
      '#f6c453',
    ),
    cut(
      flecks
        .filter((_, i) => i % 3 === 1)
        .map(({ x, y }) => star(x, y, 8, x))
        .join(''),
      '#f4a48f',
    ),
    line(
      flecks
        .filter((_, i) => i % 3 === 2)
        .map(({ x, y }) => `M${round(x)} ${round(y)}q5 -9 9 0t9 0`)
        .join(''),
      '#8cc3c6',
      3,
    ),
    ...bunting({ from: [-20, 230], to: [220, -30], sag: 34, count: 6, size: 62, shift: shift + 2 }),
    ...bunting({ from: [980, -30], to: [1220, 230], sag: 34, count: 6, size: 62, shift: shift + 4 }),
    ...bunting({ from: [-10, -6], to: [610, 6], sag: 26, count: 11, size: 66, shift }),
    ...bunting({ from: [590, 6], to: [1210, -6], sag: 26, count: 11, size: 66, shift: shift + 3 }),
    ...stack.flatMap(([x, y, w, h, pattern], i) =>
      gift(x + random.float(-5, 5), y, w, h, paint(i), paint(i + 2 + (i % 2)), pattern),
    ),
  ];
}

function drawConfetti(random: Random): readonly SceneNode[] {
  const spots = packMargin(random, {
    sizes: [
      { r: 30, count: 14 },
      { r: 17, count: 70 },
      { r: 9, count: 120 },
    ],
    gap: 3,
    bleed: 1,
    tries: 40,
  });
  const bits: string[][] = party.map(() => []);
  const loops: string[][] = party.map(() => []);
  for (const { x, y, r } of spots) {
    const color = random.int(0, 4);
    const turn = random.float(0, 360);
    if (r === 30) {
      const [ax, ay] = polar(0, 0, r * 0.95, turn);
      loops[color]?.push(
        `M${round(x - ax)} ${round(y - ay)}q${round(ax * 0.5 - ay * 0.8)} ${round(ay * 0.5 + ax * 0.8)} ${round(ax)} ${round(ay)}t${round(ax)} ${round(ay)}`,
      );
    } else if (r === 17) {
      const kind = random.int(0, 3);
      if (kind === 0) bits[color]?.push(star(x, y, 16, turn));
      else if (kind === 1) bits[color]?.push(circle(x, y, 12));
      else
        bits[color]?.push(
          polygon([
            polar(x, y, 16, turn - 20),
            polar(x, y, 16, turn + 20),
            polar(x, y, 16, turn + 160),
            polar(x, y, 16, turn + 200),
          ]),
        );
    } else {
      const kind = random.int(0, 2);
      if (kind === 0) bits[color]?.push(circle(x, y, 5));
      else if (kind === 1)
        bits[color]?.push(
          polygon([polar(x, y, 9, turn), polar(x, y, 9, turn + 120), polar(x, y, 9, turn + 240)]),
        );
      else
        bits[color]?.push(
          polygon([
            polar(x, y, 8, turn - 35),
            polar(x, y, 8, turn + 35),
            polar(x, y, 8, turn + 145),
            polar(x, y, 8, turn + 215),
          ]),
        );
    }
  }
  return [
    ground('#fffaf1'),
    glow(0, 0, 280, '#ffe2ae', 'aa'),
    glow(1200, 900, 270, '#ffd6c2', 'aa'),
    moved([cut(bits.flat().join(''), '#5a2a141f')], 3, 5),
    ...bits.map((d, i) => cut(d.join('') || 'M0 0', party[i] as Color)),
    ...loops.flatMap((d, i) => [
      line(d.join('') || 'M0 0', mix(party[i] as Color, '#5a1a2a', 0.2), 8, { cap: 'butt' }),
      moved([line(d.join('') || 'M0 0', party[i] as Color, 8, { cap: 'butt' })], -1.5, -2.5),
    ]),
  ];
}

/** Wrapping paper, a wide ribbon with a bow, and the label on top. */
function drawGiftWrap(random: Random): readonly SceneNode[] {
  const scheme = random.int(0, 2);
  const paper = (['#2f8f8a', '#e8674f', '#3b6ea8'] as const)[scheme] as Color;
  const ribbon = (['#f6b02c', '#fff0cf', '#f48a7a'] as const)[scheme] as Color;
  const dark = mix(ribbon, '#5a1a10', 0.3);
  const pattern: string[] = [];
  const small: string[] = [];
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 15; column++) {
      const x = column * 84 + (row % 2) * 42;
      const y = row * 80 + 10;
      if (x > 140 && x < 1060 && y > 120 && y < 780) continue;
      if ((row + column) % 2) pattern.push(star(x, y, 15, 12, 5, 0.5));
      else small.push(circle(x, y, 6));
    }
  }
  const loop = (sign: number): readonly SceneNode[] => [
    cut(
      `M0 0C${sign * 30} -66 ${sign * 116} -84 ${sign * 124} -30C${sign * 130} 22 ${sign * 50} 26 0 0Z`,
      ribbon,
    ),
    cut(`M0 0C${sign * 40} -34 ${sign * 84} -44 ${sign * 92} -22C${sign * 94} 2 ${sign * 40} 10 0 0Z`, dark),
  ];
  const tail = (sign: number) =>
    cut(
      `M0 0C${sign * 10} 30 ${sign * 50} 50 ${sign * 46} 112L${sign * 68} 92L${sign * 92} 104C${sign * 88} 50 ${sign * 50} 10 0 0Z`,
      mix(ribbon, '#5a1a10', 0.12),
    );
  return [
    ground(paper),
    cut(pattern.join(''), mix(paper, '#ffffff', 0.32)),
    cut(small.join(''), mix(paper, '#ffffff', 0.55)),
    moved([cut(box(60, -10, 66, 920) + box(-10, 30, 1220, 60), '#1a101833')], 5, 7),
    cut(box(60, -10, 66, 920), ribbon),
    line('M70 -10V910M116 -10V910', mix(ribbon, '#ffffff', 0.55), 4),
    cut(box(-10, 30, 1220, 60), ribbon),
    line('M-10 40H1210M-10 80H1210', mix(ribbon, '#ffffff', 0.55), 4),
    ...sheet(scallopedSheet, '#fffaf0', { color: paper, width: 2.5, inset: 16, dash: [9, 7] }),
    placed(
      [
        moved(
          [
            cut(
              'M0 0C30 -66 116 -84 124 -30C130 22 50 26 0 0C-50 26 -130 22 -124 -30C-116 -84 -30 -66 0 0Z',
              '#1a101833',
            ),
          ],
          6,
          10,
        ),
        tail(1),
        tail(-1),
        ...loop(1),
        ...loop(-1),
        cut(box(-24, -24, 48, 44, 12), ribbon),
        cut(box(6, -22, 18, 40, 9), dark, 0.5),
      ],
      { x: 94, y: 62, scale: 0.86, turn: -4 },
    ),
  ];
}

export const buntingAndGifts: Background = {
  key: 'bg-bunting',
  label: 'Bunting and gifts',
  tags: ['bunting', 'flags', 'gift', 'present', 'party', 'kids'],
  panel: null,
  draw: drawBunting,
};

export const confetti: Background = {
  key: 'bg-confetti',
  label: 'Confetti',
  tags: ['confetti', 'party', 'bright', 'streamers'],
  panel: null,
  draw: drawConfetti,
};

export const giftWrap: Background = {
  key: 'bg-gift-wrap',
  label: 'Gift wrap',
  tags: ['gift', 'present', 'ribbon', 'bow', 'wrapping'],
  panel: null,
  draw: drawGiftWrap,
};
