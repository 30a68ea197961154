import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, line, mix, translated } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle, polygon, round, star } from './outline.ts';
import { party } from './party-colors.ts';

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
    translated([cut(flags.map(({ d }) => d).join(''), '#3a211420')], 4, 7),
    ...party.map((color) =>
      cut(
        flags
          .filter((flag) => flag.color === color)
          .map(({ d }) => d)
          .join(''),
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
    cut(marks.join(''), '#ffffff', 0.5),
    cut(box(x + w * 0.72, y - h, w * 0.28, h), '#4a1430', 0.13),
    cut(box(middle - band / 2, y - h, band, h), ribbon),
    cut(box(x - w * 0.04, y - h, w * 1.08, lid, 3), mix(paper, '#ffffff', 0.16)),
    cut(box(middle - band / 2, y - h, band, lid), mix(ribbon, '#ffffff', 0.2)),
    cut(box(x, y - h + lid, w, 5), '#4a1430', 0.14),
    cut(bow(1) + bow(-1), ribbon),
    cut(circle(middle, top - 3, w * 0.075), mix(ribbon, '#3a1020', 0.25)),
  ];
}

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

function drawBunting({ random, face }: DrawInput): readonly SceneNode[] {
  const shift = random.int(0, 5);
  const paint = (index: number): Color => party[(index + shift) % 5] as Color;
  const flecks = packMargin(
    { random, face },
    {
      sizes: [{ r: 7, count: 60 }],
      gap: 18,
      bleed: 0.5,
      taken: [{ x: 600, y: 900, r: 460 }],
    },
  );
  return [
    baseLayer(face, '#fffaf0'),
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

export const buntingAndGifts: Background = {
  key: 'bg-bunting',
  label: 'Bunting and gifts',
  tags: ['bunting', 'flags', 'gift', 'present', 'party', 'kids', 'white'],
  panel: null,
  draw: drawBunting,
};
