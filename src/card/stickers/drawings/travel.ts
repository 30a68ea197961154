import { cut, line } from '#card/backgrounds/cutout.ts';
import { box, circle, heart, oval } from '#card/backgrounds/outline.ts';
import { lit, type Sticker, shaded, sticker } from '../sticker.ts';

const hull = 'M0 -86C30 -60 38 -24 32 34H-32C-38 -24 -30 -60 0 -86Z';
const fins = 'M-32 -2C-58 14 -62 40 -58 60L-28 36ZM32 -2C58 14 62 40 58 60L28 36Z';
const envelope =
  'M0 -84C40 -84 64 -56 64 -24C64 8 36 28 22 46H-22C-36 28 -64 8 -64 -24C-64 -56 -40 -84 0 -84Z';
const carBody =
  'M-84 34V8C-84 -6 -70 -8 -58 -10L-40 -40C-36 -46 -30 -48 -24 -48H24C32 -48 38 -44 44 -36L58 -12C74 -10 84 -4 84 14V34Q84 42 76 42H-76Q-84 42 -84 34Z';
const plane = 'M-84 -2L84 -62L40 66L0 34L-22 62L-28 20Z';

export const travel: readonly Sticker[] = [
  sticker({
    key: 'rocket',
    label: 'Rocket',
    tags: ['rocket', 'space', 'kids', 'travel', 'start'],
    outline: `${hull}${fins}M-16 34C-26 60 -8 70 0 86C8 70 26 60 16 34Z`,
    nodes: [
      cut('M-16 34C-26 60 -8 70 0 86C8 70 26 60 16 34Z', '#f6a821'),
      cut('M-8 36C-12 50 -4 58 0 66C4 58 12 50 8 36Z', '#fff0b0'),
      cut(fins, '#d9344a'),
      cut(hull, '#f6f1ea'),
      cut('M0 -86C14 -74 24 -58 29 -40H-29C-24 -58 -14 -74 0 -86Z', '#e8434c'),
      shaded('M0 -86C30 -60 38 -24 32 34H12C24 -24 20 -56 0 -86Z', 0.13),
      cut(circle(0, -12, 19), '#374a6b'),
      cut(circle(0, -12, 13), '#7fd0e8'),
      lit(oval(-5, -17, 5, 3.5), 0.9),
      cut(box(-20, 30, 40, 10, 4), '#8a94a8'),
    ],
  }),
  sticker({
    key: 'hot-air-balloon',
    label: 'Hot-air balloon',
    tags: ['balloon', 'travel', 'adventure', 'sky', 'flight'],
    outline: `${envelope}${box(-18, 62, 36, 24, 6)}M-22 46L-16 66H16L22 46Z`,
    nodes: [
      line('M-20 44L-14 64M20 44L14 64M0 46V62', '#7a4a2f', 3),
      cut(envelope, '#3fb8ae'),
      cut(
        'M0 -84C18 -84 28 -56 28 -24C28 8 16 28 10 46H-10C-16 28 -28 8 -28 -24C-28 -56 -18 -84 0 -84Z',
        '#ffdd6a',
      ),
      cut(
        'M-64 -28Q-46 -16 -28 -28Q0 -12 28 -28Q46 -16 64 -28V-12Q46 2 28 -10Q0 6 -28 -10Q-46 2 -64 -12Z',
        '#f2617a',
      ),
      shaded('M30 -78C74 -54 76 2 40 26C32 32 26 40 22 46H10C40 10 52 -30 30 -78Z', 0.14),
      lit('M-52 -40C-48 -56 -38 -66 -26 -72C-34 -60 -40 -50 -42 -38C-44 -32 -54 -34 -52 -40Z', 0.6),
      cut(box(-18, 62, 36, 24, 6), '#b5723c'),
      line('M-16 70H16M-14 78H14', '#8a5228', 3),
    ],
  }),
  sticker({
    key: 'car',
    label: 'Red car with presents',
    tags: ['car', 'travel', 'drive', 'red', 'gift', 'holiday'],
    outline: `${carBody}${circle(-44, 42, 22)}${circle(46, 42, 22)}${box(-34, -76, 34, 30, 4)}${box(4, -66, 28, 20, 4)}`,
    nodes: [
      cut(box(-34, -76, 34, 28, 4), '#3fb8ae'),
      cut(box(4, -66, 28, 18, 4), '#8a6fc8'),
      cut(
        'M-21 -76H-13V-48H-21ZM14 -66H21V-48H14ZM-17 -76C-26 -88 -36 -78 -17 -76C-8 -88 2 -78 -17 -76Z',
        '#ffdd6a',
      ),
      cut(carBody, '#e8434c'),
      cut('M-46 -12L-32 -36Q-30 -38 -26 -38H-4V-12ZM6 -38H22Q28 -38 32 -32L44 -12H6Z', '#cfeaf4'),
      shaded('M-84 20H84V34Q84 42 76 42H-76Q-84 42 -84 34Z', 0.16),
      cut(oval(76, 6, 6, 8), '#fff0b0'),
      cut(circle(-44, 42, 22) + circle(46, 42, 22), '#35303c'),
      cut(circle(-44, 42, 10) + circle(46, 42, 10), '#d8dde4'),
      line('M-20 2H-10M16 2H26', '#8a1f2c', 4),
    ],
  }),
  sticker({
    key: 'paper-plane',
    label: 'Paper plane',
    tags: ['plane', 'travel', 'letter', 'mail', 'message', 'airplane'],
    outline: `${plane}M-80 60Q-50 76 -34 52`,
    nodes: [
      line('M-82 58Q-58 76 -40 56', '#3f9ec4', 4, { dash: [0.1, 9] }),
      cut(plane, '#6cbfe0'),
      cut('M-84 -2L84 -62L-28 20Z', '#a8def2'),
      cut('M84 -62L-28 20L-22 62L-8 28Z', '#3f86b4'),
      cut('M-22 62L-8 28L0 34Z', '#2f6a94'),
    ],
  }),
  sticker({
    key: 'camera',
    label: 'Camera',
    tags: ['camera', 'photo', 'travel', 'memories', 'picture'],
    outline: `${box(-80, -40, 160, 106, 16)}M-34 -38L-24 -62H24L34 -38Z`,
    nodes: [
      cut('M-34 -36L-24 -60Q-22 -64 -16 -64H16Q22 -64 24 -60L34 -36Z', '#3a4a60'),
      cut(box(-80, -40, 160, 106, 16), '#4d6080'),
      cut('M-80 -6H80V44H-80Z', '#f2789a'),
      cut(circle(0, 16, 42), '#f6f1ea'),
      cut(circle(0, 16, 33), '#35303c'),
      cut(circle(0, 16, 22), '#5a8fd0'),
      lit(oval(-8, 7, 9, 6), 0.75),
      cut(box(44, -30, 24, 14, 4), '#ffdd6a'),
      cut(heart(-58, 20, 22), '#fff4e2'),
    ],
  }),
  sticker({
    key: 'books',
    label: 'Pile of books',
    tags: ['book', 'read', 'school', 'teacher', 'student', 'study'],
    outline: `${box(-72, 36, 144, 42, 8)}${box(-58, -2, 124, 42, 8)}${box(-66, -40, 116, 42, 8)}${circle(-6, -58, 22)}`,
    nodes: [
      cut(box(-72, 40, 144, 38, 8), '#3f86b4'),
      cut('M-56 48H72V70H-56Q-62 60 -56 48Z', '#fff6e6'),
      cut(box(-58, 0, 124, 38, 8), '#e8434c'),
      cut('M-58 8H50Q56 19 50 30H-58Z', '#fff6e6'),
      cut(box(-66, -40, 116, 38, 8), '#5fa05c'),
      cut('M-50 -32H50V-10H-50Q-56 -20 -50 -32Z', '#fff6e6'),
      line('M-40 -24H40M-36 -17H40M-48 16H42M-48 23H42M-42 56H62M-42 63H62', '#e2cfae', 2.5),
      cut(
        'M-8 -46C-24 -38 -34 -56 -24 -68C-18 -76 -10 -74 -6 -70C0 -76 12 -74 14 -62C16 -50 2 -38 -8 -46Z',
        '#f2576a',
      ),
      line('M-6 -68Q-6 -76 0 -82', '#6b3a2a', 4),
    ],
  }),
];
