import { cut, line } from '#card/backgrounds/cutout.ts';
import { box, circle, heart, oval, polar, polygon } from '#card/backgrounds/outline.ts';
import { lit, type Sticker, shaded, smiling, sticker } from '../sticker.ts';

const kite = 'M10 -84L66 -28L-16 42L-50 -50Z';
const tail = 'M-16 42C-40 56 -4 70 -34 84';
const guitar =
  'M-20 8C-6 -4 2 -8 10 -6C18 -4 22 2 22 10C24 20 20 26 26 40C30 62 8 84 -24 82C-58 80 -74 50 -62 26C-54 8 -34 18 -20 8Z';
const pad =
  'M-44 -34H44C72 -34 90 6 84 38C80 60 56 58 44 36C38 26 32 24 24 24H-24C-32 24 -38 26 -44 36C-56 58 -80 60 -84 38C-90 6 -72 -34 -44 -34Z';
const pent = (x: number, y: number, r: number, turn: number) =>
  polygon([0, 1, 2, 3, 4].map((index) => polar(x, y, r, turn + index * 72)));

export const play: readonly Sticker[] = [
  sticker({
    key: 'kite',
    label: 'Kite',
    tags: ['kite', 'india', 'summer', 'wind', 'kids', 'sankranti'],
    outline: `${kite}${tail}`,
    nodes: [
      line(tail, '#7a5a8a', 4),
      cut('M-44 52L-26 64L-48 70ZM-14 52L-28 64L-8 68Z', '#f2617a'),
      cut('M10 -84L66 -28L0 -12Z', '#f6a821'),
      cut('M10 -84L0 -12L-50 -50Z', '#f2576a'),
      cut('M66 -28L-16 42L0 -12Z', '#3fb8ae'),
      cut('M-50 -50L0 -12L-16 42Z', '#7d6bc0'),
      line('M10 -84L-16 42M66 -28L-50 -50', '#fff4e2', 3.5),
      cut(circle(0, -13, 8), '#fff4e2'),
    ],
  }),
  sticker({
    key: 'football',
    label: 'Football',
    tags: ['football', 'soccer', 'ball', 'sport', 'game', 'boy'],
    outline: circle(0, 0, 80),
    nodes: [
      cut(circle(0, 0, 80), '#f4f4f0'),
      {
        kind: 'group',
        clip: { kind: 'ellipse', cx: 0, cy: 0, rx: 80, ry: 80 },
        children: [
          cut(
            pent(0, 0, 28, -90) +
              [0, 1, 2, 3, 4]
                .map((index) => pent(...polar(0, 0, 80, index * 72 - 90), 27, index * 72 + 90))
                .join(''),
            '#33363f',
          ),
          line(
            'M0 -28V-54M27 -9L51 -17M17 23L32 44M-17 23L-32 44M-27 -9L-51 -17M22 -68L54 -46M72 2L60 42M24 74H-24M-72 2L-60 42M-22 -68L-54 -46',
            '#33363f',
            5,
          ),
        ],
      },
      shaded('M36 -71C96 -40 94 50 30 74C66 36 70 -30 36 -71Z', 0.16),
      lit('M-60 -24C-54 -46 -38 -60 -18 -64C-36 -54 -46 -40 -50 -22Z', 0.7),
    ],
  }),
  sticker({
    key: 'cricket',
    label: 'Cricket bat and ball',
    tags: ['cricket', 'sport', 'india', 'bat', 'ball', 'game'],
    outline: `M50 -86L64 -72L30 -36L36 -26L-36 52C-50 66 -76 40 -62 26L10 -46L20 -42Z${circle(46, 46, 30)}`,
    nodes: [
      line('M54 -78L22 -46', '#35405a', 14),
      line('M46 -80L56 -68M36 -70L46 -58M28 -62L38 -50', '#7f8cae', 3),
      cut('M8 -46L20 -44L28 -38L34 -26L-36 48C-50 60 -72 40 -60 24Z', '#edc489'),
      shaded('M34 -26L-36 48C-44 55 -54 52 -60 46L24 -34Z', 0.16),
      cut('M-46 10L-18 36L-8 26L-36 0Z', '#e8434c'),
      cut(circle(46, 46, 30), '#d9283f'),
      line('M26 26Q52 40 62 70M34 22Q60 36 70 62', '#ffe3d0', 3, { dash: [6, 5] }),
      lit(oval(34, 38, 6, 8), 0.4),
    ],
  }),
  sticker({
    key: 'guitar',
    label: 'Guitar',
    tags: ['guitar', 'music', 'song', 'band', 'instrument'],
    outline: `${guitar}M4 -2L54 -58L66 -48L16 14ZM48 -66L66 -86L86 -68L68 -46Z`,
    nodes: [
      line('M10 6L60 -54', '#7a4630', 14),
      cut('M48 -64L66 -84L84 -68L68 -48Z', '#5a3024'),
      cut(guitar, '#ee9440'),
      shaded(
        'M22 10C24 20 20 26 26 40C30 62 8 84 -24 82C-42 81 -54 72 -60 60C-20 74 20 50 10 -6C18 -4 22 2 22 10Z',
        0.16,
      ),
      cut(circle(-10, 30, 15), '#5a3024'),
      line('M-36 56L62 -60', '#ffe9c8', 3),
      line('M-48 46L-28 64', '#5a3024', 8),
      cut(circle(58, -80, 4) + circle(48, -70, 4) + circle(82, -58, 4) + circle(74, -48, 4), '#ffdd85'),
    ],
  }),
  sticker({
    key: 'game-controller',
    label: 'Game controller',
    tags: ['game', 'gamer', 'video', 'play', 'controller', 'boy'],
    outline: pad,
    nodes: [
      cut(pad, '#6a5fc0'),
      shaded(
        'M-86 20C-40 4 40 4 86 20C88 50 66 64 44 36C38 26 32 24 24 24H-24C-32 24 -38 26 -44 36C-66 64 -88 50 -86 20Z',
        0.16,
      ),
      cut('M-54 -18H-42V-6H-30V6H-42V18H-54V6H-66V-6H-54Z', '#fff4e2'),
      cut(circle(48, -16, 8), '#ffcf4a'),
      cut(circle(48, 16, 8), '#5fd08a'),
      cut(circle(32, 0, 8), '#4fb8e8'),
      cut(circle(64, 0, 8), '#f2617a'),
      cut(box(-16, -14, 32, 10, 5), '#3f3680'),
    ],
  }),
  sticker({
    key: 'headphones',
    label: 'Headphones',
    tags: ['music', 'headphones', 'song', 'listen', 'teenager'],
    outline:
      'M-78 14C-82 -98 82 -98 78 14V44C78 72 40 72 38 48V12C40 -4 52 -8 58 -6C54 -72 -54 -72 -58 -6C-52 -8 -40 -4 -38 12V48C-40 72 -78 72 -78 44Z',
    nodes: [
      line('M-66 22C-72 -84 72 -84 66 22', '#35405a', 15),
      line('M-60 -22C-48 -62 -24 -68 0 -69', '#7f8cae', 4),
      cut(box(-80, 4, 30, 56, 14) + box(50, 4, 30, 56, 14), '#3fb8ae'),
      cut(box(-58, 0, 22, 64, 10) + box(36, 0, 22, 64, 10), '#f2617a'),
      lit(box(-74, 14, 7, 30, 3.5) + box(56, 14, 7, 30, 3.5), 0.5),
    ],
  }),
  sticker({
    key: 'teddy',
    label: 'Teddy bear',
    tags: ['teddy', 'bear', 'toy', 'kids', 'baby', 'cute'],
    outline: `${oval(0, 38, 50, 44)}${oval(0, -30, 52, 46)}${circle(-40, -62, 20)}${circle(40, -62, 20)}${oval(-50, 68, 22, 16)}${oval(50, 68, 22, 16)}${oval(-54, 22, 18, 26)}${oval(54, 22, 18, 26)}`,
    nodes: [
      cut(
        circle(-40, -62, 20) + circle(40, -62, 20) + oval(-54, 22, 18, 26) + oval(54, 22, 18, 26),
        '#a86a3c',
      ),
      cut(circle(-40, -62, 10) + circle(40, -62, 10), '#e8b488'),
      cut(oval(0, 38, 50, 44), '#b97a48'),
      cut(oval(0, 46, 30, 30), '#f0cfa0'),
      cut(oval(-50, 68, 22, 16) + oval(50, 68, 22, 16), '#c98a56'),
      cut(oval(0, -30, 52, 46), '#c08050'),
      cut(oval(0, -14, 24, 19), '#f4dab4'),
      ...smiling(0, -36, 20),
      cut(oval(0, -22, 8, 6), '#35262a'),
      cut('M0 10L-26 -2Q-32 12 -26 26ZM0 10L26 -2Q32 12 26 26Z', '#e8434c'),
      cut(heart(0, 48, 26), '#e8434c'),
    ],
  }),
  sticker({
    key: 'robot',
    label: 'Friendly robot',
    tags: ['robot', 'toy', 'kids', 'funny', 'computer', 'tech'],
    outline: `${box(-58, -56, 116, 84, 20)}${box(-38, 28, 76, 50, 12)}M-4 -82H4V-50H-4Z${circle(0, -76, 10)}${box(-72, -30, 20, 32, 8)}${box(52, -30, 20, 32, 8)}`,
    nodes: [
      line('M0 -56V-74', '#7f8cae', 5),
      cut(circle(0, -76, 10), '#f2617a'),
      cut(box(-72, -30, 22, 32, 8) + box(50, -30, 22, 32, 8), '#f6a821'),
      cut(box(-38, 24, 76, 54, 12), '#7fb8d0'),
      cut(box(-58, -56, 116, 84, 20), '#a8d8e6'),
      cut(box(-44, -42, 88, 56, 14), '#34506b'),
      cut(circle(-20, -18, 9) + circle(20, -18, 9), '#7ff0d0'),
      line('M-12 0Q0 10 12 0', '#7ff0d0', 5),
      cut(circle(-16, 52, 6), '#ffcf4a'),
      cut(circle(2, 52, 6), '#5fd08a'),
      cut(circle(20, 52, 6), '#f2617a'),
    ],
  }),
];
