import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { giftWrapCover } from './covers/gift-wrap.ts';
import { baseLayer, cut, line, mix, placed, translated } from './cutout.ts';
import { box, circle, star } from './outline.ts';
import { scallopedSheet, sheet } from './paper.ts';

/** Where the two ribbons cross, and the bow on them. */
interface Composition {
  /** Left edge of the ribbon that runs down, upper edge of the one that runs across. */
  readonly down: number;
  readonly across: number;
  readonly bow: { readonly x: number; readonly y: number; readonly scale: number; readonly rotation: number };
  /** How far the ends of the bow hang, as a share of their length in a corner. */
  readonly drop: number;
}

const compositions: Readonly<Record<FaceKey, Composition>> = {
  landscape: { down: 60, across: 30, bow: { x: 94, y: 62, scale: 0.86, rotation: -4 }, drop: 1 },
  portrait: { down: 417, across: 196, bow: { x: 450, y: 226, scale: 1.3, rotation: 0 }, drop: 0.46 },
  square: { down: 34, across: 32, bow: { x: 70, y: 66, scale: 0.86, rotation: -4 }, drop: 1 },
};

/** Stars and dots in turn, where the label does not lie. */
function pattern({ width, height, sheet: label }: Face) {
  const stars: string[] = [];
  const dots: string[] = [];
  for (let row = 0; row * 80 + 10 < height; row++) {
    for (let column = 0; column * 84 < width; column++) {
      const x = column * 84 + (row % 2) * 42;
      const y = row * 80 + 10;
      const isHidden =
        x > label.x + 14 &&
        x < label.x + label.width - 14 &&
        y > label.y + 34 &&
        y < label.y + label.height - 34;
      if (isHidden) continue;
      if ((row + column) % 2) stars.push(star(x, y, 15, 12, 5, 0.5));
      else dots.push(circle(x, y, 6));
    }
  }
  return { stars: stars.join(''), dots: dots.join('') };
}

function bow(ribbon: Color, drop: number): readonly SceneNode[] {
  const dark = mix(ribbon, '#5a1a10', 0.3);
  const loop = (sign: number): readonly SceneNode[] => [
    cut(
      `M0 0C${sign * 30} -66 ${sign * 116} -84 ${sign * 124} -30C${sign * 130} 22 ${sign * 50} 26 0 0Z`,
      ribbon,
    ),
    cut(`M0 0C${sign * 40} -34 ${sign * 84} -44 ${sign * 92} -22C${sign * 94} 2 ${sign * 40} 10 0 0Z`, dark),
  ];
  const tail = (sign: number) =>
    cut(
      `M0 0C${sign * 10} ${30 * drop} ${sign * 50} ${50 * drop} ${sign * 46} ${112 * drop}L${sign * 68} ${92 * drop}L${sign * 92} ${104 * drop}C${sign * 88} ${50 * drop} ${sign * 50} ${10 * drop} 0 0Z`,
      mix(ribbon, '#5a1a10', 0.12),
    );
  return [
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
  ];
}

/** Wrapping paper, a wide ribbon with a bow, and the label on top. */
function drawGiftWrap({ random, face }: DrawInput): readonly SceneNode[] {
  const { down, across, bow: place, drop } = compositions[face.key];
  const { width, height } = face;
  const scheme = random.int(0, 2);
  const paper = (['#2f8f8a', '#e8674f', '#3b6ea8'] as const)[scheme] as Color;
  const ribbon = (['#f6b02c', '#ffd27a', '#f48a7a'] as const)[scheme] as Color;
  const light = mix(ribbon, '#ffffff', 0.55);
  const { stars, dots } = pattern(face);
  const bands = [box(down, -10, 66, height + 20), box(-10, across, width + 20, 60)] as const;
  return [
    baseLayer(face, paper),
    cut(stars, mix(paper, '#ffffff', 0.32)),
    cut(dots, mix(paper, '#ffffff', 0.55)),
    translated([cut(bands.join(''), '#1a101833')], 5, 7),
    cut(bands[0], ribbon),
    line(`M${down + 10} -10V${height + 10}M${down + 56} -10V${height + 10}`, light, 4),
    cut(bands[1], ribbon),
    line(`M-10 ${across + 10}H${width + 10}M-10 ${across + 50}H${width + 10}`, light, 4),
    ...sheet(scallopedSheet(face), '#fffaf0', { color: paper, width: 2.5, inset: 16, dash: [9, 7] }),
    placed(bow(ribbon, drop), place),
  ];
}

export const giftWrap: Background = {
  key: 'bg-gift-wrap',
  label: 'Gift wrap',
  tags: ['gift', 'present', 'ribbon', 'bow', 'wrapping', 'teal', 'gold'],
  panel: null,
  draw: drawGiftWrap,
  cover: giftWrapCover,
};
