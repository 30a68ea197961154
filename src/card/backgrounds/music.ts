import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, line, mix, placed, translated } from './cutout.ts';
import { circle, oval } from './outline.ts';

/** A record about the origin, radius 100. */
function record(label: Color, spot: Color): readonly SceneNode[] {
  return [
    translated([cut(circle(0, 0, 100), '#3a21142a')], 6, 9),
    cut(circle(0, 0, 100), '#2f2a35'),
    line(
      `${circle(0, 0, 90)}${circle(0, 0, 80)}${circle(0, 0, 70)}${circle(0, 0, 60)}${circle(0, 0, 50)}`,
      '#4a4452',
      2,
    ),
    cut('M0 0L-92 -38A100 100 0 0 1 -52 -86ZM0 0L92 38A100 100 0 0 1 52 86Z', '#ffffff', 0.14),
    cut(circle(0, 0, 38), label),
    cut(circle(0, 0, 27), spot),
    cut(circle(0, 0, 6), '#fffaf0'),
  ];
}

function note(kind: number, x: number, y: number, scale: number, rotation: number, color: Color): SceneNode {
  const body = kind
    ? `${oval(-24, 36, 15, 11)}${oval(26, 24, 15, 11)}M-14 36V-34L36 -46V24H30V-26L-8 -17V36Z`
    : `${oval(-8, 36, 16, 12)}M2 36V-46C8 -30 30 -28 26 2C22 -12 14 -16 8 -18V36Z`;
  return placed([cut(body, color)], { x, y, scale, rotation });
}

function drawMusic({ random, face }: DrawInput): readonly SceneNode[] {
  const colors: readonly Color[] = ['#e2574a', '#f2a32c', '#2a7f86', '#34506f', '#d9648a'];
  const first = random.int(0, 4);
  const paint = (i: number) => colors[(i + first) % 5] as Color;
  const lines = (offset: number, flip: boolean): string =>
    Array.from({ length: 5 }, (_, i) => {
      const d = offset + i * 15;
      return flip
        ? `M1240 ${560 + d * 0.4}C${1168 - d * 0.3} ${650 + d * 0.2} ${1150 - d * 0.2} ${770 + d * 0.2} 980 ${808 + d * 0.5}S700 ${826 + d * 0.6} 560 ${812 + d * 0.7}S240 ${800 + d} -40 ${826 + d}`
        : `M-40 ${340 - d * 0.4}C${32 + d * 0.3} ${250 - d * 0.2} ${50 + d * 0.2} ${130 - d * 0.2} 220 ${92 - d * 0.5}S500 ${74 - d * 0.6} 640 ${88 - d * 0.7}S960 ${100 - d} 1240 ${74 - d}`;
    }).join('');
  const notes: readonly (readonly [number, number, number])[] = [
    [262, 56, 0.62],
    [372, 44, 0.56],
    [480, 56, 0.6],
    [600, 46, 0.56],
    [716, 58, 0.6],
    [830, 48, 0.56],
    [940, 58, 0.6],
    [60, 300, 0.9],
    [92, 420, 0.7],
    [42, 520, 0.8],
    [940, 846, 0.62],
    [830, 856, 0.58],
    [716, 846, 0.6],
    [600, 856, 0.56],
    [480, 846, 0.6],
    [370, 856, 0.56],
    [262, 850, 0.6],
    [1140, 590, 0.9],
    [1106, 470, 0.7],
    [1158, 380, 0.8],
  ];
  return [
    baseLayer(face, '#fffaf0'),
    cut('M-10 -10H400C330 10 160 90 100 200S30 380 -10 420Z', '#fbe0b0'),
    cut('M1210 910H800C870 890 1040 810 1100 700S1170 520 1210 480Z', '#f9d3c0'),
    cut('M1210 -10H960C1060 30 1150 110 1210 260Z', '#cfe5e0'),
    cut('M-10 910H240C140 870 50 790 -10 640Z', '#cfe5e0'),
    line(lines(0, false) + lines(0, true), '#c9a27a', 2),
    placed(record(paint(0), mix(paint(0), '#ffffff', 0.5)), {
      x: 56,
      y: 82,
      scale: 1.22,
      rotation: random.float(0, 90),
    }),
    placed(record(paint(1), mix(paint(1), '#ffffff', 0.5)), {
      x: 1146,
      y: 822,
      scale: 1.28,
      rotation: random.float(0, 90),
    }),
    placed(record(paint(2), mix(paint(2), '#ffffff', 0.5)), {
      x: 1150,
      y: 108,
      scale: 0.82,
      rotation: random.float(0, 90),
    }),
    placed(record(paint(3), mix(paint(3), '#ffffff', 0.5)), {
      x: 52,
      y: 790,
      scale: 0.88,
      rotation: random.float(0, 90),
    }),
    ...notes.map(([x, y, scale], i) =>
      note(
        i % 2,
        x + random.float(-8, 8),
        y + random.float(-5, 5),
        scale,
        random.float(-12, 12),
        paint(i * 2 + 1),
      ),
    ),
  ];
}

export const music: Background = {
  key: 'bg-music',
  label: 'Records',
  tags: ['music', 'notes', 'vinyl', 'song', 'retro', 'party'],
  panel: null,
  draw: drawMusic,
};
