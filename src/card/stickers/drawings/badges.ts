import { cut, line } from '#card/backgrounds/cutout.ts';
import { blossom, box, circle, heart, star, twinkle } from '#card/backgrounds/outline.ts';
import { lit, type Sticker, shaded, sticker } from '../sticker.ts';

const crown = 'M-76 -34L-42 -4L0 -60L42 -4L76 -34L62 58H-62Z';
const cup = 'M-48 -76H48V-40C48 -4 26 18 0 18C-26 18 -48 -4 -48 -40Z';
const ribbons = 'M-34 22L-50 84L-26 70L-8 84L4 34ZM34 22L50 84L26 70L8 84L-4 34Z';
const bubble =
  'M-54 -66H54Q82 -66 82 -38V12Q82 40 54 40H-2L-44 76L-36 40H-54Q-82 40 -82 12V-38Q-82 -66 -54 -66Z';
const gem = 'M-50 -56H50L84 -14L0 76L-84 -14Z';
const loops =
  'M-8 -10C-40 -66 -92 -62 -84 -10C-80 34 -40 30 -8 8ZM8 -10C40 -66 92 -62 84 -10C80 34 40 30 8 8Z';
const tails = 'M-14 0L-52 76L-26 66L-10 82L8 12ZM14 0L52 76L26 66L10 82L-8 12Z';
const hat = 'M-44 -64H44L38 14H-38Z';

export const badges: readonly Sticker[] = [
  sticker({
    key: 'rosette',
    label: 'Award rosette',
    tags: ['award', 'winner', 'best', 'ribbon', 'prize', 'first'],
    outline: blossom(0, -22, 62, 14) + ribbons,
    nodes: [
      cut(ribbons, '#2f7fb0'),
      shaded('M-20 40L-30 68L-26 70L-8 84L4 34ZM20 40L30 68L26 70L8 84L-4 34Z', 0.18),
      cut(blossom(0, -22, 62, 14), '#4d9fcf'),
      cut(blossom(0, -22, 50, 14, 12), '#3f86b8'),
      cut(circle(0, -22, 38), '#fff4e2'),
      cut(star(0, -20, 27), '#f6b02c'),
    ],
  }),
  sticker({
    key: 'crown',
    label: 'Golden crown',
    tags: ['crown', 'king', 'queen', 'princess', 'gold', 'royal'],
    outline: `${crown}${circle(-76, -40, 11)}${circle(0, -68, 12)}${circle(76, -40, 11)}`,
    nodes: [
      cut(crown, '#f6b82f'),
      shaded(
        'M42 -4L76 -34L62 58H20C36 40 42 20 42 -4ZM-42 -4L-52 -13L-46 58H-34C-40 40 -42 20 -42 -4Z',
        0.14,
      ),
      cut(box(-63, 40, 126, 20, 6), '#e89a1c'),
      cut(circle(-76, -40, 11) + circle(76, -40, 11), '#3fb8ae'),
      cut(circle(0, -68, 12), '#e8434c'),
      cut('M0 0L14 18L0 36L-14 18Z', '#e8434c'),
      cut(circle(-38, 22, 7) + circle(38, 22, 7), '#6a5fc0'),
      lit('M0 6L7 18H-7Z', 0.45),
      lit(circle(-79, -43, 3) + circle(-4, -72, 3.5) + circle(72, -43, 3), 0.8),
    ],
  }),
  sticker({
    key: 'trophy',
    label: 'Trophy',
    tags: ['trophy', 'winner', 'champion', 'sport', 'gold', 'best'],
    outline: `${cup}M-46 -66H-80C-82 -28 -62 -14 -38 -12ZM46 -66H80C82 -28 62 -14 38 -12Z${box(-9, 12, 18, 34)}${box(-44, 44, 88, 36, 6)}`,
    nodes: [
      line('M-48 -58H-72C-72 -32 -58 -20 -40 -18M48 -58H72C72 -32 58 -20 40 -18', '#e89a1c', 9),
      cut(box(-9, 12, 18, 36), '#e89a1c'),
      cut(cup, '#f6b82f'),
      shaded('M20 -76H48V-40C48 -4 26 18 0 18C20 -2 24 -40 20 -76Z', 0.15),
      lit('M-38 -66H-28V-36C-28 -20 -22 -8 -16 0C-30 -8 -38 -22 -38 -40Z', 0.5),
      cut(star(2, -34, 24), '#fff4d8'),
      cut(box(-44, 50, 88, 30, 6), '#7a4630'),
      cut(box(-32, 42, 64, 14, 5), '#9a5f3c'),
      cut(box(-18, 60, 36, 11, 3), '#ffdd85'),
    ],
  }),
  sticker({
    key: 'seal',
    label: 'Seal with a heart',
    tags: ['badge', 'seal', 'heart', 'coral', 'stamp'],
    outline: star(0, 0, 84, 0, 18, 0.86),
    nodes: [
      cut(star(0, 0, 84, 0, 18, 0.86), '#f2617a'),
      cut(circle(0, 0, 58), '#fff4e2'),
      {
        kind: 'ellipse',
        cx: 0,
        cy: 0,
        rx: 50,
        ry: 50,
        stroke: { paint: '#f2617a', width: 3, dash: [1, 8], cap: 'round' },
      },
      cut(heart(0, 2, 64), '#e23d5f'),
      lit('M-23 -8C-24 -18 -16 -24 -9 -22C-15 -18 -17 -14 -17 -6Z', 0.7),
    ],
  }),
  sticker({
    key: 'bow',
    label: 'Satin bow',
    tags: ['bow', 'ribbon', 'gift', 'pink', 'girl', 'elegant'],
    outline: loops + tails,
    nodes: [
      cut(tails, '#d9406a'),
      shaded('M-14 20L-30 66L-26 66L-10 82L8 12ZM14 20L30 66L26 66L10 82L-8 12Z', 0.16),
      cut(loops, '#f2789a'),
      shaded(
        'M-10 -2C-36 -26 -62 -34 -70 -12C-66 6 -36 10 -10 4ZM10 -2C36 -26 62 -34 70 -12C66 6 36 10 10 4Z',
        0.2,
      ),
      cut(box(-18, -22, 36, 40, 13), '#e9567f'),
      lit(
        'M-72 -28C-66 -42 -48 -44 -34 -36C-48 -36 -60 -32 -64 -22C-68 -18 -74 -22 -72 -28ZM-10 -14Q-6 -18 0 -17V-11Q-6 -11 -10 -8Z',
        0.5,
      ),
    ],
  }),
  sticker({
    key: 'speech-bubble',
    label: 'Speech bubble with a heart',
    tags: ['speech', 'message', 'talk', 'heart', 'love', 'bubble'],
    outline: bubble,
    nodes: [
      cut(bubble, '#3fb8ae'),
      shaded('M82 -6V12Q82 40 54 40H-2L-44 76L-36 40H-54Q-78 40 -81 18Q20 34 82 -6Z', 0.14),
      cut(heart(0, -12, 62), '#fff6ea'),
      lit('M-70 -36Q-70 -54 -52 -55L-30 -56Q-56 -50 -62 -28Q-68 -26 -70 -36Z', 0.4),
    ],
  }),
  sticker({
    key: 'love-letter',
    label: 'Letter with a heart',
    tags: ['letter', 'mail', 'envelope', 'love', 'message', 'post'],
    outline: box(-80, -54, 160, 110, 10),
    nodes: [
      cut(box(-80, -54, 160, 110, 10), '#fbe6c8'),
      line('M-74 50L-18 0M74 50L18 0', '#e2c292', 4),
      cut('M-76 -50Q-74 -54 -70 -54H70Q74 -54 76 -50L10 12Q0 20 -10 12Z', '#f3cf9c'),
      line('M-76 -48L-10 12Q0 20 10 12L76 -48', '#e2b878', 4),
      cut(heart(0, 6, 46), '#e23d4f'),
      lit('M-17 0C-17 -8 -12 -12 -7 -12C-11 -9 -13 -6 -13 0Z', 0.7),
    ],
  }),
  sticker({
    key: 'gem',
    label: 'Diamond',
    tags: ['diamond', 'gem', 'jewel', 'precious', 'wedding', 'blue', 'sixty'],
    outline: gem + twinkle(66, -58, 24),
    nodes: [
      cut(gem, '#6cc5e8'),
      cut('M-50 -56L-30 -14H-84ZM50 -56L84 -14H30ZM-30 -14H30L0 76Z', '#9adcf2'),
      cut('M-50 -56H0L-30 -14ZM84 -14L0 76L30 -14Z', '#48a8d4'),
      cut('M-18 -56H18L30 -14H-30Z', '#d2f1fa'),
      lit('M-30 -14H-6L0 76Z', 0.35),
      cut(twinkle(66, -58, 23), '#f6b82f'),
    ],
  }),
  sticker({
    key: 'magic-wand',
    label: 'Magic wand',
    tags: ['magic', 'wand', 'wish', 'fairy', 'star', 'princess'],
    outline: `${star(28, -32, 54, 14)}M-74 64L-64 76L14 0L4 -12Z${twinkle(-40, -40, 26)}${twinkle(62, 44, 20)}`,
    nodes: [
      line('M-68 68L14 -14', '#7d5ba6', 11),
      line('M-68 68L-54 54M-44 44L-34 34', '#f6c0d8', 11),
      cut(star(28, -32, 54, 14), '#ffcf4a'),
      lit(star(28, -32, 28, 14), 0.5),
      cut('M-4 -2L-26 -8L-20 8ZM-4 -2L4 20L14 6Z', '#f2617a'),
      cut(twinkle(-40, -40, 24), '#f2789a'),
      cut(twinkle(62, 44, 19), '#3fb8ae'),
    ],
  }),
  sticker({
    key: 'gentleman',
    label: 'Hat, glasses and moustache',
    tags: ['hat', 'moustache', 'funny', 'father', 'dad', 'grandfather', 'gentleman'],
    outline: `${hat}${box(-70, -4, 140, 20, 10)}${circle(-30, 40, 22)}${circle(30, 40, 22)}M-66 58C-50 74 -16 74 0 64C16 74 50 74 66 58C66 84 18 96 0 78C-18 96 -66 84 -66 58Z`,
    nodes: [
      cut(hat, '#3a3f58'),
      cut('M-41 -22H41L39 2H-39Z', '#e8434c'),
      shaded('M16 -64H44L38 14H16Z', 0.2),
      cut(box(-70, -2, 140, 17, 8), '#2c3048'),
      cut(circle(-30, 40, 18) + circle(30, 40, 18), '#d8eef6'),
      line('M-30 21A19 19 0 1 1 -31 21ZM30 21A19 19 0 1 1 29 21ZM-11 38Q0 30 11 38', '#3a3f58', 5),
      cut('M-64 58C-50 72 -16 72 0 64C16 72 50 72 64 58C62 84 18 92 0 78C-18 92 -62 84 -64 58Z', '#6b3f26'),
    ],
  }),
  sticker({
    key: 'lips',
    label: 'Kiss',
    tags: ['kiss', 'lips', 'love', 'red', 'romantic'],
    outline:
      'M-84 0C-60 -40 -36 -52 -20 -48C-12 -46 -6 -42 0 -36C6 -42 12 -46 20 -48C36 -52 60 -40 84 0C60 44 30 56 0 56C-30 56 -60 44 -84 0Z',
    nodes: [
      cut(
        'M-84 0C-60 -40 -36 -52 -20 -48C-12 -46 -6 -42 0 -36C6 -42 12 -46 20 -48C36 -52 60 -40 84 0C60 44 30 56 0 56C-30 56 -60 44 -84 0Z',
        '#d9284a',
      ),
      cut('M-70 -1C-40 -10 -20 -16 0 -8C20 -16 40 -10 70 -1C40 6 20 12 0 8C-20 12 -40 6 -70 -1Z', '#8a1230'),
      lit(
        'M-34 28C-16 38 8 40 26 34C10 46 -18 46 -34 28ZM-44 -28C-34 -38 -24 -40 -16 -38C-26 -34 -36 -28 -42 -20Z',
        0.45,
      ),
    ],
  }),
  sticker({
    key: 'sunglasses',
    label: 'Sunglasses',
    tags: ['sunglasses', 'cool', 'summer', 'funny', 'holiday'],
    outline:
      'M-84 -26Q-44 -38 -12 -22Q0 -28 12 -22Q44 -38 84 -26Q88 34 48 38Q18 38 8 -4Q0 -10 -8 -4Q-18 38 -48 38Q-88 34 -84 -26Z',
    nodes: [
      cut(
        'M-84 -26Q-44 -38 -12 -22Q0 -28 12 -22Q44 -38 84 -26Q88 34 48 38Q18 38 8 -4Q0 -10 -8 -4Q-18 38 -48 38Q-88 34 -84 -26Z',
        '#f2617a',
      ),
      cut(
        'M-73 -18Q-44 -26 -19 -14Q-22 27 -47 28Q-74 26 -73 -18ZM73 -18Q44 -26 19 -14Q22 27 47 28Q74 26 73 -18Z',
        '#35304a',
      ),
      cut(
        'M-72 4Q-46 16 -22 6Q-26 27 -47 28Q-70 27 -72 4ZM72 4Q46 16 22 6Q26 27 47 28Q70 27 72 4Z',
        '#6a4fb0',
      ),
      lit('M-62 -14L-48 -19L-62 10ZM30 -17L44 -20L28 8Z', 0.55),
    ],
  }),
];
