import { cut, line } from '#card/backgrounds/cutout.ts';
import { box, circle, leaf, oval } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { lit, type Sticker, shaded, sticker } from '../sticker.ts';

const dark = '#35262a';

const eyes = (y: number, dx: number, r = 7): readonly SceneNode[] => [
  cut(circle(-dx, y, r) + circle(dx, y, r), dark),
  cut(circle(-dx - 2, y - 2.4, r * 0.36) + circle(dx - 2, y - 2.4, r * 0.36), '#ffffff'),
];
const cheeks = (y: number, dx: number, color: Color = '#f2617a'): SceneNode =>
  cut(oval(-dx, y, 10, 7) + oval(dx, y, 10, 7), color, 0.5);

const unicornHead =
  'M-34 -40C-10 -62 34 -54 44 -16C54 10 78 26 76 48C74 66 50 70 36 58C24 50 14 46 2 48C-2 60 -2 72 0 82H-64C-62 40 -66 -14 -34 -40Z';
const wingUp = 'M-6 0C-20 -54 -72 -76 -82 -48C-88 -18 -50 8 -6 6ZM6 0C20 -54 72 -76 82 -48C88 -18 50 8 6 6Z';
const wingDown = 'M-6 6C-48 4 -70 26 -60 50C-48 72 -14 54 -6 12ZM6 6C48 4 70 26 60 50C48 72 14 54 6 12Z';
const penguin = 'M0 -82C44 -82 58 -44 58 2C58 50 40 74 0 74C-40 74 -58 50 -58 2C-58 -44 -44 -82 0 -82Z';
const whale =
  'M-82 8C-78 -42 -30 -52 2 -40C30 -30 40 -8 60 -8C66 -18 62 -34 54 -46C70 -48 78 -40 80 -34C84 -42 92 -44 92 -44C90 -22 84 -8 78 4C78 40 40 58 0 58C-46 58 -84 48 -82 8Z';
const dino =
  'M-40 -78C-12 -86 8 -72 8 -46C8 -30 4 -18 4 -10C40 -10 54 10 62 30C68 44 76 52 86 52C80 70 60 70 48 60V78H24V64H-14V78H-40V50C-52 30 -46 4 -36 -16C-52 -16 -70 -22 -76 -36C-80 -56 -62 -72 -40 -78Z';

export const creatures: readonly Sticker[] = [
  sticker({
    key: 'unicorn',
    label: 'Unicorn',
    tags: ['unicorn', 'horse', 'magic', 'fairy', 'rainbow', 'girl'],
    outline: `${unicornHead}M-6 -46L24 -90L22 -42ZM-34 -34C-76 -48 -82 -4 -74 8C-88 24 -84 50 -66 62L-20 60ZM-36 -28L-34 -66L-10 -44Z`,
    nodes: [
      cut('M-20 -44C-62 -60 -84 -20 -74 8C-88 24 -84 50 -66 62L-46 54C-56 40 -34 30 -40 4Z', '#8a6fc8'),
      cut(unicornHead, '#fdf4f2'),
      cut('M-34 -34L-32 -66L-8 -46Z', '#fbdfe2'),
      cut('M-4 -46L24 -90L22 -44Z', '#f6b02c'),
      line('M4 -56L20 -50M10 -68L20 -64', '#fff0c8', 4),
      cut(
        'M-4 -50C-34 -58 -58 -34 -52 -6C-62 10 -58 34 -44 44C-40 24 -26 14 -30 -8C-18 -14 -8 -28 -4 -50Z',
        '#f2789a',
      ),
      cut('M2 -52C-14 -46 -26 -30 -24 -10C-10 -16 4 -32 2 -52Z', '#6cc5d8'),
      cut(circle(24, -4, 7), dark),
      lit(circle(22, -7, 2.6), 1),
      cut(oval(26, 20, 10, 7), '#f2617a', 0.45),
      line('M52 48Q60 54 67 50M66 36V37', '#c98a94', 4),
    ],
  }),
  sticker({
    key: 'butterfly',
    label: 'Butterfly',
    tags: ['butterfly', 'insect', 'animal', 'spring', 'orange', 'garden'],
    outline: `${wingUp}${wingDown}M-6 -24H6V58H-6ZM-2 -22Q-8 -46 -24 -56M2 -22Q8 -46 24 -56`,
    nodes: [
      cut(wingUp, '#f0803a'),
      cut(wingDown, '#e9567f'),
      cut(
        'M-16 -4C-30 -38 -60 -54 -68 -40C-70 -20 -44 -4 -16 -4ZM16 -4C30 -38 60 -54 68 -40C70 -20 44 -4 16 -4Z',
        '#ffcf5a',
      ),
      cut(
        'M-16 14C-36 14 -52 28 -48 42C-40 54 -22 44 -16 14ZM16 14C36 14 52 28 48 42C40 54 22 44 16 14Z',
        '#fbc4d0',
      ),
      cut(
        circle(-72, -36, 5) +
          circle(72, -36, 5) +
          circle(-64, -14, 4) +
          circle(64, -14, 4) +
          circle(-54, 46, 4) +
          circle(54, 46, 4),
        '#fff6e6',
      ),
      line('M-2 -22Q-8 -46 -24 -56M2 -22Q8 -46 24 -56', '#5a3040', 4),
      cut(box(-7, -26, 14, 82, 7), '#5a3040'),
    ],
  }),
  sticker({
    key: 'bee',
    label: 'Bumblebee',
    tags: ['bee', 'insect', 'honey', 'animal', 'yellow', 'garden'],
    outline: `${oval(4, 18, 66, 46)}${oval(-14, -42, 24, 36)}${oval(26, -40, 22, 34)}M66 10L86 20L64 30ZM-44 -20Q-52 -40 -66 -42M-34 -24Q-34 -42 -46 -54`,
    nodes: [
      cut('M62 8L86 19L62 30Z', '#4a3036'),
      cut(oval(-14, -42, 24, 36), '#cfe8f2'),
      cut(oval(26, -40, 22, 34), '#e4f4f8'),
      cut(oval(4, 18, 66, 46), '#ffc83c'),
      cut(
        'M-4 -28C6 -29 12 -28 16 -27C28 4 28 34 14 63C6 64 -2 64 -8 63C8 34 10 2 -4 -28ZM38 -21C44 -18 50 -14 55 -9C64 12 64 26 54 46C50 50 44 54 38 57C50 30 50 4 38 -21Z',
        '#4a3036',
      ),
      cut(circle(-36, 8, 7), dark),
      lit(circle(-38, 5, 2.6), 1),
      line('M-52 24Q-46 34 -36 30', dark, 4),
      cut(oval(-24, 24, 9, 6), '#f2617a', 0.5),
      line('M-44 -20Q-52 -40 -66 -42M-34 -24Q-34 -42 -46 -54', '#4a3036', 4),
    ],
  }),
  sticker({
    key: 'penguin',
    label: 'Penguin with a scarf',
    tags: ['penguin', 'bird', 'winter', 'animal', 'snow'],
    outline: `${penguin}M-54 -10C-80 10 -84 36 -78 48L-50 30ZM54 -10C80 10 84 36 78 48L50 30Z${oval(-24, 76, 22, 10)}${oval(24, 76, 22, 10)}`,
    nodes: [
      cut('M-50 -14C-80 6 -84 36 -78 48L-46 30ZM50 -14C80 6 84 36 78 48L46 30Z', '#2c3a55'),
      cut(oval(-24, 76, 22, 10) + oval(24, 76, 22, 10), '#f6a821'),
      cut(penguin, '#374a6b'),
      cut(
        'M0 -42C14 -66 46 -54 40 -22C36 -6 44 14 42 30C38 56 24 66 0 66C-24 66 -38 56 -42 30C-44 14 -36 -6 -40 -22C-46 -54 -14 -66 0 -42Z',
        '#fffaf4',
      ),
      ...eyes(-32, 18, 6),
      cut('M-12 -22H12L0 -6Z', '#f6a821'),
      cheeks(-18, 30),
      cut('M-52 -4C-20 10 20 10 52 -4L54 14C20 28 -20 28 -54 14ZM20 16L42 10L48 52L28 56Z', '#e8434c'),
      line('M31 30L46 26M34 44L47 41M-30 14V18M0 16V21', '#fff0e4', 5),
    ],
  }),
  sticker({
    key: 'whale',
    label: 'Whale',
    tags: ['whale', 'sea', 'ocean', 'animal', 'blue', 'baby'],
    outline: `${whale}M-30 -46C-28 -66 -48 -84 -58 -70C-50 -84 -24 -88 -20 -68C-12 -88 12 -82 14 -66C4 -78 -12 -64 -14 -46Z`,
    nodes: [
      line('M-20 -44C-18 -72 -46 -86 -54 -66M-20 -44C-20 -74 6 -86 12 -66', '#7fd0e8', 7),
      cut(whale, '#4d9fcf'),
      cut('M-80 20C-40 34 10 36 66 20C56 46 30 58 0 58C-44 58 -78 50 -80 20Z', '#e8f5f8'),
      line('M-40 38Q-30 48 -18 52M-10 36Q0 46 12 50M20 34Q28 40 36 42', '#b9dbe8', 3.5),
      cut('M-4 16C8 22 16 36 10 50C-6 46 -14 32 -12 18Z', '#3a86b8'),
      cut(circle(-52, 4, 7), dark),
      lit(circle(-54, 1, 2.6), 1),
      cut(oval(-40, 16, 9, 6), '#f2617a', 0.5),
      line('M-76 18Q-66 26 -56 22', '#2c6a94', 4),
    ],
  }),
  sticker({
    key: 'dinosaur',
    label: 'Dinosaur',
    tags: ['dinosaur', 'animal', 'kids', 'green', 'boy'],
    outline: `${dino}M6 -60L26 -50L10 -34ZM6 -30L26 -20L14 -8ZM26 -14L44 -8L40 8ZM52 12L70 16L64 32Z`,
    nodes: [
      cut('M0 -64L26 -50L4 -32ZM2 -32L28 -20L8 -4ZM18 -12L46 -8L34 12ZM46 12L70 16L58 34Z', '#f6a821'),
      cut(dino, '#5fb573'),
      cut('M-36 -14C-14 -10 -8 12 -12 34C-14 50 -24 56 -38 52C-50 30 -46 4 -36 -14Z', '#d6ecb4'),
      shaded('M30 -4C46 4 56 16 62 30C68 44 76 52 86 52C80 70 60 70 48 60V78H36V50C44 34 42 12 30 -4Z', 0.12),
      line('M-14 4C-26 4 -32 12 -28 22M-20 5C-32 6 -40 12 -38 20', '#438f58', 6),
      cut(circle(-34, -54, 7), dark),
      lit(circle(-36, -57, 2.6), 1),
      cut(oval(-26, -38, 9, 6), '#f2617a', 0.5),
      line('M-72 -34Q-58 -26 -44 -30M-68 -50V-49', '#2f7046', 4),
    ],
  }),
  sticker({
    key: 'ladybird',
    label: 'Ladybird on a leaf',
    tags: ['ladybug', 'insect', 'luck', 'red', 'garden', 'leaf'],
    outline: `${leaf(-84, 52, 178, 86, -14)}${circle(4, -6, 47)}${circle(-28, -24, 26)}M-40 -34Q-52 -52 -66 -54M-28 -46Q-32 -64 -44 -72`,
    nodes: [
      cut(leaf(-84, 52, 178, 86, -14), '#6fb565'),
      line('M-80 51L84 11', '#4a9450', 4),
      line('M-40 -34Q-52 -52 -66 -54M-28 -46Q-32 -64 -44 -72', '#35262a', 4),
      cut(circle(-28, -24, 26), '#35262a'),
      cut(circle(6, -6, 46), '#e8434c'),
      line('M-26 -39Q10 -6 40 26', '#35262a', 4),
      cut(
        circle(18, -34, 8) + circle(36, -8, 8) + circle(-16, 8, 8) + circle(8, 24, 8) + circle(6, -12, 6),
        '#35262a',
      ),
      cut(circle(-40, -22, 5) + circle(-26, -40, 5), '#ffffff'),
      lit(oval(-2, -38, 8, 5), 0.6),
    ],
  }),
];
