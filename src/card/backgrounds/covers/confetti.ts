import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, oval, type Point, polar, polygon, round, smooth, star } from '../outline.ts';
import { party } from '../party-colors.ts';
import { upperHeading } from './heading.ts';
import { isOutside } from './shading.ts';

/** The mouth of the popper, which way it points (degrees), and how far its confetti flies. */
const places = {
  portrait: { x: 420, y: 1150, scale: 1.25, turn: 14, reach: 520 },
  square: { x: 510, y: 780, scale: 0.86, turn: 14, reach: 400 },
} as const;

/** A cone of striped paper with its mouth at the origin, open upwards. */
export function popper([first, second]: readonly [Color, Color]): readonly SceneNode[] {
  const stripe = (index: number) => {
    const [a, b] = [index * 60 - 150, index * 60 - 120];
    return `M${a} 8L${b} 18L${round(b * 0.12)} 330L${round(a * 0.12)} 330Z`;
  };
  return [
    cut(
      'M-150 0L-16 330A18 8 0 0 0 16 330L150 0A150 44 0 0 1 -150 0Z',
      fade([mix(first, '#ffffff', 0.25), first, mix(first, '#3a0a4a', 0.35)], [-150, 0], [150, 0]),
    ),
    cut(
      [0, 1, 2, 3, 4].map(stripe).join(''),
      fade([mix(second, '#ffffff', 0.2), mix(second, '#3a0a4a', 0.25)], [-150, 0], [150, 0]),
    ),
    cut(oval(0, 0, 150, 44), '#3d1550'),
    line('M-150 0A150 44 0 0 0 150 0', mix(second, '#ffffff', 0.45), 12),
    line('M-2 334c-4 30 30 30 22 62', second, 7),
  ];
}

/** A paper streamer that curls away from the popper. */
function streamer([x, y]: Point, degrees: number, length: number, waves: number): string {
  return smooth(
    Array.from({ length: waves * 2 + 1 }, (_, i): Point => {
      const [px, py] = polar(x, y, 60 + (length * i) / (waves * 2), degrees + i * 1.4);
      return polar(px, py, i === 0 ? 0 : 26 + i * 3, degrees + (i % 2 ? 90 : -90));
    }),
  );
}

function drawPopper({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, scale, turn, reach } = places[at];
  const { width, height } = face;
  const direction = turn - 90;
  const first = random.int(0, party.length - 1);
  const color = (i: number): Color => party[(first + i) % party.length] ?? '#ffffff';
  const bits: string[][] = party.map(() => []);
  for (let i = 0; i < 230; i++) {
    const far = Math.sqrt(random.float(0.02, 1)) * reach * 1.5;
    const [bx, by] = polar(x, y, 40 + far, direction + random.float(-66, 62));
    const size = 7 + (far / reach) * 12;
    if (!isOutside(upperHeading[at], [bx, by], size + 12)) continue;
    const a = random.float(0, 360);
    const kind = random.int(0, 3);
    const slip = polygon([
      polar(bx, by, size, a - 22),
      polar(bx, by, size, a + 22),
      polar(bx, by, size, a + 158),
      polar(bx, by, size, a + 202),
    ]);
    bits[i % party.length]?.push(
      kind === 0 ? circle(bx, by, size * 0.6) : kind === 1 ? star(bx, by, size, a) : slip,
    );
  }
  const falling = Array.from({ length: 70 }, () => {
    const [fx, fy] = [random.float(0, width), random.float(0, height)];
    const a = random.float(0, 360);
    const size = random.float(6, 13);
    return isOutside(upperHeading[at], [fx, fy], size + 14)
      ? polygon([
          polar(fx, fy, size, a - 24),
          polar(fx, fy, size, a + 24),
          polar(fx, fy, size, a + 156),
          polar(fx, fy, size, a + 204),
        ])
      : '';
  });
  const curls = [-40, -18, 8, 34].map((by, i) =>
    streamer([x, y], direction + by, reach * (0.66 + (i % 2) * 0.1), 4 + (i % 2)),
  );
  return [
    baseLayer(face, fadeDown(face, ['#ffe9a8', '#ffd66e', '#ffb95c'])),
    glow(x + 120, y - reach * 0.5, reach * 1.2, '#fffbe0', 'ee'),
    cut(
      [-36, -12, 12, 36]
        .map((by) => {
          const [ax, ay] = polar(x, y, 1900, direction + by - 5);
          const [bx, by2] = polar(x, y, 1900, direction + by + 5);
          return `M${x} ${y}L${round(ax)} ${round(ay)}L${round(bx)} ${round(by2)}Z`;
        })
        .join(''),
      '#fff6cf',
      0.5,
    ),
    cut(falling.filter((_, i) => i % 2).join(''), '#fff6d6', 0.8),
    cut(falling.filter((_, i) => i % 2 === 0).join(''), color(2), 0.7),
    ...curls.flatMap((d, i) => [line(d, mix(color(i), '#5a1a2a', 0.3), 17), line(d, color(i), 13)]),
    cut(star(x + 60, y - reach * 0.3, 62, 12), '#ffffff', 0.8),
    ...bits.map((d, i) => cut(d.join(''), color(i))),
    cut(oval(x + 30, y + 330 * scale, 210 * scale, 22), '#c9731a', 0.35),
    placed(popper([color(1), '#fff3ea']), { x, y, scale, rotation: turn }),
    cut(
      [-20, 4, 24].map((by, i) => circle(...polar(x, y, 34 + i * 10, direction + by), 15)).join(''),
      color(3),
    ),
  ];
}

export const confettiCover: Cover = {
  heading: upperHeading,
  ink: '#6a1a4a',
  accent: '#a82f6a',
  draw: drawPopper,
};
