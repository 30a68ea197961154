import { cut, line } from '#card/backgrounds/cutout.ts';
import { box, circle, heart, leaf, oval } from '#card/backgrounds/outline.ts';
import { lit, type Sticker, shaded, smiling, sticker } from '../sticker.ts';

const berry = 'M0 82C-40 62 -70 20 -62 -14C-56 -42 -20 -48 0 -34C20 -48 56 -42 62 -14C70 20 40 62 0 82Z';
const berryLeaves =
  'M0 -28C-10 -22 -22 -16 -36 -22C-30 -34 -34 -46 -44 -50C-30 -58 -18 -54 -8 -48L-6 -78H8L8 -48C18 -54 30 -58 44 -50C34 -46 30 -34 36 -22C22 -16 10 -22 0 -28Z';
const mug = 'M-62 -22H40V34C40 62 22 76 -11 76C-44 76 -62 62 -62 34Z';
const carton = 'M-52 -16H52L40 76Q0 84 -40 76Z';
const puffs =
  circle(-40, -26, 19) +
  circle(-14, -38, 21) +
  circle(16, -38, 21) +
  circle(42, -26, 19) +
  circle(0, -60, 19) +
  circle(-28, -56, 16) +
  circle(28, -58, 16);
const avocado =
  'M0 -84C22 -84 30 -58 38 -34C50 -12 62 4 62 28C62 60 36 82 0 82C-36 82 -62 60 -62 28C-62 4 -50 -12 -38 -34C-30 -58 -22 -84 0 -84Z';
const laddoos =
  circle(-36, 20, 27) +
  circle(36, 20, 27) +
  circle(0, 18, 28) +
  circle(-20, -18, 27) +
  circle(20, -18, 27) +
  circle(0, -50, 26);

export const food: readonly Sticker[] = [
  sticker({
    key: 'strawberry',
    label: 'Smiling strawberry',
    tags: ['fruit', 'berry', 'red', 'summer'],
    outline: berry + berryLeaves,
    nodes: [
      cut(berry, '#e8404f'),
      shaded('M40 -37C64 -30 70 30 0 82C40 50 54 6 40 -37Z', 0.16),
      cut(
        oval(-42, -8, 3.5, 5) +
          oval(42, -8, 3.5, 5) +
          oval(0, -10, 3.5, 5) +
          oval(-24, 48, 3.5, 5) +
          oval(26, 48, 3.5, 5) +
          oval(0, 62, 3.5, 5) +
          oval(-48, 18, 3.5, 5) +
          oval(48, 18, 3.5, 5),
        '#ffdd85',
      ),
      cut(berryLeaves, '#5aa469'),
      ...smiling(0, 16, 18),
    ],
  }),
  sticker({
    key: 'watermelon',
    label: 'Slice of watermelon',
    tags: ['fruit', 'summer', 'melon', 'red', 'green'],
    outline: 'M-84 -34H84C84 20 46 62 0 62C-46 62 -84 20 -84 -34Z',
    nodes: [
      cut('M-84 -34H84C84 20 46 62 0 62C-46 62 -84 20 -84 -34Z', '#3f8a5a'),
      cut('M-74 -34H74C74 14 40 50 0 50C-40 50 -74 14 -74 -34Z', '#e4f2c4'),
      cut('M-66 -34H66C66 8 36 42 0 42C-36 42 -66 8 -66 -34Z', '#f2576a'),
      lit('M-66 -34H66L65 -24H-65Z', 0.3),
      cut(
        leaf(-38, -2, 13, 5, -100) +
          leaf(-14, 14, 13, 5, -95) +
          leaf(12, -4, 13, 5, -85) +
          leaf(36, 4, 13, 5, -80) +
          leaf(8, 32, 12, 5, -88) +
          leaf(-16, -14, 12, 5, -95),
        '#4a2a2a',
      ),
    ],
  }),
  sticker({
    key: 'pizza',
    label: 'Slice of pizza',
    tags: ['pizza', 'food', 'cheese', 'party'],
    outline:
      'M-66 -54C-50 -82 50 -82 66 -54C70 -44 62 -36 56 -38L4 82Q0 86 -4 82L-56 -38C-62 -36 -70 -44 -66 -54Z',
    nodes: [
      cut('M-58 -44H58L4 82Q0 86 -4 82Z', '#ffd166'),
      cut(
        'M-66 -54C-50 -82 50 -82 66 -54C70 -44 62 -36 56 -38C40 -54 -40 -54 -56 -38C-62 -36 -70 -44 -66 -54Z',
        '#d9944a',
      ),
      cut('M10 66L-4 82L-14 58L-8 50C-2 58 6 58 10 66Z', '#f6b640'),
      cut(circle(-18, -18, 15) + circle(22, -14, 14) + circle(-2, 26, 13), '#d9483b'),
      lit(circle(-23, -22, 4) + circle(17, -19, 4) + circle(-6, 22, 3.5), 0.45),
      cut(leaf(2, -34, 20, 8, -10) + leaf(-26, 12, 18, 8, 30) + leaf(16, 18, 16, 7, -50), '#5a9a55'),
    ],
  }),
  sticker({
    key: 'tea',
    label: 'Cup of tea',
    tags: ['tea', 'chai', 'coffee', 'cup', 'cosy', 'hot'],
    outline: `${mug}M34 -8H56C88 -8 88 46 52 46H34ZM-46 -22V-72Q-12 -90 22 -72V-22Z`,
    nodes: [
      line(
        'M-34 -34C-44 -48 -24 -56 -34 -72M-10 -34C-20 -48 0 -56 -10 -74M14 -34C4 -48 24 -56 14 -72',
        '#c9a08a',
        6,
      ),
      line('M40 4H54C76 4 74 34 50 34H38', '#3f9ec4', 11),
      cut(mug, '#4fb0d6'),
      cut(oval(-11, -22, 51, 11), '#a85f34'),
      shaded('M16 -14Q40 -16 40 -22V34C40 62 22 76 -11 76C18 64 24 30 16 -14Z', 0.16),
      cut(heart(-14, 28, 38), '#fff4e2'),
      lit('M-54 -6V30C-54 40 -52 48 -48 54C-46 34 -48 14 -48 -4Z', 0.5),
    ],
  }),
  sticker({
    key: 'popcorn',
    label: 'Bag of popcorn',
    tags: ['popcorn', 'cinema', 'movie', 'film', 'snack'],
    outline: carton + puffs,
    nodes: [
      cut(puffs, '#fff0c4'),
      cut(
        circle(-28, -50, 7) +
          circle(6, -62, 8) +
          circle(32, -52, 6) +
          circle(-8, -36, 8) +
          circle(44, -26, 7) +
          circle(-44, -28, 6) +
          circle(20, -34, 7),
        '#f6cf7a',
      ),
      cut(carton, '#fffaf2'),
      cut('M-52 -16H-30L-23 79Q-32 78 -40 76ZM-10 -16H10L8 82H-8ZM30 -16H52L40 76Q32 78 23 79Z', '#e23d4f'),
      shaded('M34 -16H52L40 76Q32 78 24 79ZM-52 -16H52L51 -6H-51Z', 0.14),
    ],
  }),
  sticker({
    key: 'avocado',
    label: 'Smiling avocado',
    tags: ['fruit', 'green', 'funny', 'vegan', 'healthy'],
    outline: avocado,
    nodes: [
      cut(avocado, '#4f8a4a'),
      cut(
        'M0 -72C15 -72 22 -50 28 -30C38 -8 50 6 50 28C50 54 30 70 0 70C-30 70 -50 54 -50 28C-50 6 -38 -8 -28 -30C-22 -50 -15 -72 0 -72Z',
        '#dbe88c',
      ),
      cut(
        'M0 -60C11 -60 16 -42 22 -24C30 -4 40 8 40 28C40 50 24 62 0 62C-24 62 -40 50 -40 28C-40 8 -30 -4 -22 -24C-16 -42 -11 -60 0 -60Z',
        '#eff3b4',
      ),
      cut(circle(0, 34, 25), '#9a5f34'),
      lit(oval(-9, 25, 7, 5), 0.5),
      ...smiling(0, -14, 13),
    ],
  }),
  sticker({
    key: 'laddoos',
    label: 'Plate of laddoos',
    tags: ['mithai', 'india', 'sweet', 'laddu', 'diwali', 'gold'],
    outline: `${laddoos}M-84 44H84C78 66 50 78 0 78C-50 78 -78 66 -84 44Z`,
    nodes: [
      cut(circle(0, -50, 26), '#f6a52a'),
      cut(circle(-20, -18, 27), '#e58a12'),
      cut(circle(20, -18, 27), '#f7b040'),
      cut(circle(-36, 20, 27) + circle(36, 20, 27), '#f6a52a'),
      cut(circle(0, 18, 28), '#e58a12'),
      lit(
        circle(-8, -60, 5) +
          circle(-28, -28, 5) +
          circle(12, -28, 5) +
          circle(-46, 10, 5) +
          circle(-8, 6, 5) +
          circle(28, 10, 5),
        0.6,
      ),
      cut(
        leaf(-4, -58, 12, 5, -20) +
          leaf(-22, -12, 12, 5, 20) +
          leaf(22, -14, 12, 5, -30) +
          leaf(-2, 24, 12, 5, 10) +
          leaf(36, 22, 12, 5, 30) +
          leaf(-40, 24, 12, 5, -10),
        '#6fa860',
      ),
      cut('M-84 42H84C78 66 50 78 0 78C-50 78 -78 66 -84 42Z', '#b9c4d0'),
      lit('M-84 42H84L82 50H-82Z', 0.6),
      shaded('M-60 66C-30 74 40 74 66 64C50 74 30 78 0 78C-26 78 -46 74 -60 66Z', 0.2),
    ],
  }),
  sticker({
    key: 'cherries',
    label: 'Pair of cherries',
    tags: ['fruit', 'cherry', 'red', 'couple'],
    outline: `${circle(-34, 42, 36)}${circle(40, 32, 34)}M-34 10C-30 -30 -6 -60 24 -80L30 -76C36 -40 42 -20 42 4L34 4C32 -20 28 -40 22 -62C-4 -40 -22 -16 -26 12Z${leaf(24, -74, 62, 30, 176)}`,
    nodes: [
      line('M-32 14C-26 -24 -2 -54 26 -76C32 -44 38 -20 40 4', '#5a8a4a', 6),
      cut(leaf(24, -76, 62, 30, 176), '#6fb05c'),
      line('M18 -75L-18 -72', '#4a8a44', 3),
      cut(circle(-34, 42, 36), '#d9283f'),
      cut(circle(40, 32, 34), '#e8404f'),
      shaded('M-16 12C6 28 4 64 -24 77C-6 60 -4 32 -16 12ZM56 3C76 18 76 48 50 64C64 46 66 22 56 3Z', 0.2),
      lit(oval(-48, 28, 8, 6) + oval(27, 19, 8, 6), 0.75),
    ],
  }),
  sticker({
    key: 'burger',
    label: 'Burger',
    tags: ['food', 'burger', 'fast', 'lunch', 'funny'],
    outline: `M-70 -12C-70 -66 70 -66 70 -12Z${box(-76, -14, 152, 50, 14)}${box(-68, 28, 136, 36, 16)}`,
    nodes: [
      cut(box(-68, 30, 136, 34, 16), '#e0a05a'),
      cut(box(-72, 14, 144, 24, 12), '#7a4630'),
      cut('M-66 10H66L40 28L20 12L-4 30L-28 12Z', '#ffcf4a'),
      cut(
        'M-76 -2C-66 -12 66 -12 76 -2C78 10 64 14 56 6C48 18 32 18 26 6C18 18 2 18 -4 6C-12 18 -28 18 -34 6C-42 18 -56 16 -60 6C-68 14 -78 8 -76 -2Z',
        '#7fbf5a',
      ),
      cut('M-70 -8C-70 -66 70 -66 70 -8Q0 -2 -70 -8Z', '#e8ab62'),
      lit('M-50 -24C-44 -40 -26 -48 -8 -48C-26 -42 -38 -34 -42 -22Z', 0.5),
      cut(
        oval(-18, -30, 5, 3) +
          oval(10, -38, 5, 3) +
          oval(34, -26, 5, 3) +
          oval(12, -20, 5, 3) +
          oval(-40, -16, 5, 3),
        '#fff4d8',
      ),
    ],
  }),
];
