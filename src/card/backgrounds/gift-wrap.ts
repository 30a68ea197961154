import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, line, mix, placed, translated } from './cutout.ts';
import { box, circle, star } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

/** Wrapping paper, a wide ribbon with a bow, and the label on top. */
function drawGiftWrap({ random, face }: DrawInput): readonly SceneNode[] {
  const scheme = random.int(0, 2);
  const paper = (['#2f8f8a', '#e8674f', '#3b6ea8'] as const)[scheme] as Color;
  const ribbon = (['#f6b02c', '#ffd27a', '#f48a7a'] as const)[scheme] as Color;
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
    baseLayer(face, paper),
    cut(pattern.join(''), mix(paper, '#ffffff', 0.32)),
    cut(small.join(''), mix(paper, '#ffffff', 0.55)),
    translated([cut(box(60, -10, 66, 920) + box(-10, 30, 1220, 60), '#1a101833')], 5, 7),
    cut(box(60, -10, 66, 920), ribbon),
    line('M70 -10V910M116 -10V910', mix(ribbon, '#ffffff', 0.55), 4),
    cut(box(-10, 30, 1220, 60), ribbon),
    line('M-10 40H1210M-10 80H1210', mix(ribbon, '#ffffff', 0.55), 4),
    ...sheet(scallopedSheet(face), '#fffaf0', { color: paper, width: 2.5, inset: 16, dash: [9, 7] }),
    placed(
      [
        translated(
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
      { x: 94, y: 62, scale: 0.86, rotation: -4 },
    ),
  ];
}

export const giftWrap: Background = {
  key: 'bg-gift-wrap',
  label: 'Gift wrap',
  tags: ['gift', 'present', 'ribbon', 'bow', 'wrapping', 'teal', 'gold'],
  panel: null,
  draw: drawGiftWrap,
};
