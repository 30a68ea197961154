import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, BackgroundInput } from './background.ts';
import { confettiCover, popper } from './covers/confetti.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, translated } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, polar, polygon, round, star } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';
import { party } from './party-colors.ts';

/** Poppers in the lower corners, and how large. */
const poppers: Readonly<
  Record<FaceKey, readonly (readonly [x: number, y: number, scale: number, turn: number])[]>
> = {
  landscape: [
    [84, 742, 0.42, 24],
    [1116, 742, 0.42, -24],
  ],
  portrait: [
    [210, 1410, 0.5, 26],
    [690, 1410, 0.5, -26],
  ],
  square: [
    [66, 918, 0.38, 22],
    [1014, 918, 0.38, -22],
  ],
};

/** Light from below the middle, to all sides. */
function rays({ width, height }: Face): string {
  const reach = width + height;
  return Array.from({ length: 18 }, (_, i) =>
    polygon([
      [width / 2, height * 0.6],
      polar(width / 2, height * 0.6, reach, i * 20),
      polar(width / 2, height * 0.6, reach, i * 20 + 9),
    ]),
  ).join('');
}

function drawConfetti({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const spots = packMargin(
    { random, face },
    {
      sizes: [
        { r: 30, count: 14 },
        { r: 17, count: 70 },
        { r: 9, count: 120 },
      ],
      gap: 3,
      bleed: 1,
      tries: 40,
    },
  );
  const bits: string[][] = party.map(() => []);
  const loops: string[][] = party.map(() => []);
  for (const { x, y, r } of spots) {
    const color = random.int(0, 4);
    const rotation = random.float(0, 360);
    if (r === 30) {
      const [ax, ay] = polar(0, 0, r * 0.95, rotation);
      loops[color]?.push(
        `M${round(x - ax)} ${round(y - ay)}q${round(ax * 0.5 - ay * 0.8)} ${round(ay * 0.5 + ax * 0.8)} ${round(ax)} ${round(ay)}t${round(ax)} ${round(ay)}`,
      );
    } else if (r === 17) {
      const kind = random.int(0, 3);
      if (kind === 0) bits[color]?.push(star(x, y, 16, rotation));
      else if (kind === 1) bits[color]?.push(circle(x, y, 12));
      else
        bits[color]?.push(
          polygon([
            polar(x, y, 16, rotation - 20),
            polar(x, y, 16, rotation + 20),
            polar(x, y, 16, rotation + 160),
            polar(x, y, 16, rotation + 200),
          ]),
        );
    } else {
      const kind = random.int(0, 2);
      if (kind === 0) bits[color]?.push(circle(x, y, 5));
      else if (kind === 1)
        bits[color]?.push(
          polygon([polar(x, y, 9, rotation), polar(x, y, 9, rotation + 120), polar(x, y, 9, rotation + 240)]),
        );
      else
        bits[color]?.push(
          polygon([
            polar(x, y, 8, rotation - 35),
            polar(x, y, 8, rotation + 35),
            polar(x, y, 8, rotation + 145),
            polar(x, y, 8, rotation + 215),
          ]),
        );
    }
  }
  return [
    ...(cover === 'frame'
      ? [
          baseLayer(face, '#fffaf1'),
          glow(0, 0, 280, '#ffe2ae', 'aa'),
          glow(face.width, face.height, 270, '#ffd6c2', 'aa'),
        ]
      : [
          baseLayer(face, fadeDown(face, ['#ffd65e', '#ffc14a', '#ffab4a'])),
          cut(rays(face), '#fff0b0', 0.42),
          ...sheet(roundedSheet(face), '#fffaf1', { color: '#f4694f', width: 3, second: '#ffd166' }),
        ]),
    translated([cut(bits.flat().join(''), '#5a2a141f')], 3, 5),
    ...bits.map((d, i) => cut(d.join(''), party[i] as Color)),
    ...loops.flatMap((d, i) => [
      line(d.join(''), mix(party[i] as Color, '#5a1a2a', 0.2), 8, { cap: 'butt' }),
      translated([line(d.join(''), party[i] as Color, 8, { cap: 'butt' })], -1.5, -2.5),
    ]),
    ...(cover === 'frame' ? [] : poppers[face.key]).map(([x, y, scale, rotation], i) =>
      placed(popper([i % 2 ? '#3fa0a8' : '#e2526f', '#fff3ea']), { x, y, scale, rotation }),
    ),
  ];
}

export const confetti: Background = {
  key: 'bg-confetti',
  label: 'Confetti',
  tags: ['confetti', 'party', 'bright', 'streamers', 'popper', 'yellow'],
  panel: null,
  draw: drawConfetti,
  cover: confettiCover,
};
