import { cut, line } from '#card/backgrounds/cutout.ts';
import { blossom, box, circle, heart, leaf, oval, petals, polar } from '#card/backgrounds/outline.ts';
import type { Color } from '#card/scene/scene.ts';
import { lit, type Sticker, shaded, smiling, sticker } from '../sticker.ts';

const tulipHead =
  'M-44 -62C-32 -52 -22 -44 -16 -34C-14 -52 -8 -68 0 -82C8 -68 14 -52 16 -34C22 -44 32 -52 44 -62C54 -22 40 20 0 20C-40 20 -54 -22 -44 -62Z';
const lotusOuter = `${leaf(0, 46, 96, 36, -160)}${leaf(0, 46, 96, 36, -20)}`;
const lotusInner = `${leaf(0, 48, 112, 40, -128)}${leaf(0, 48, 112, 40, -52)}`;
const lotusFront = leaf(0, 52, 118, 44, -90);
const monstera =
  'M-4 82C-8 64 -6 52 -2 42C-24 66 -62 62 -76 26C-90 -20 -54 -68 0 -84C54 -68 90 -20 76 26C62 62 24 66 2 42C2 54 4 66 8 80Z';
const slits =
  leaf(-84, -22, 48, 9, 14) +
  leaf(-82, 24, 46, 9, -8) +
  leaf(-52, -66, 44, 8, 48) +
  leaf(84, -22, 48, 9, 166) +
  leaf(82, 24, 46, 9, 188) +
  leaf(52, -66, 44, 8, 132);
const pot = 'M-40 26H40L32 76Q0 86 -32 76Z';
const cactus = 'M-26 30V-40C-26 -76 26 -76 26 -40V30Z';
const wrap = 'M-48 6L0 84L48 6Q0 30 -48 6Z';

/** Hearts with their points at the stalk. */
const clover = [45, 135, 225, 315].map((degrees) => heart(...polar(0, -14, 39, degrees), 64, degrees + 90));

const sunRays = Array.from({ length: 16 }, (_, index) => leaf(0, 0, 79, 27, index * 22.5, 0.6)).join('');

const bloom = (x: number, y: number, r: number, color: Color, middle: Color) => [
  cut(blossom(x, y, r, 7, x), color),
  cut(circle(x, y, r * 0.36), middle),
];

export const flowers: readonly Sticker[] = [
  sticker({
    key: 'daisy',
    label: 'Smiling daisy',
    tags: ['flower', 'spring', 'white', 'yellow'],
    outline: blossom(0, 0, 81, 12, 15),
    nodes: [
      cut(blossom(0, 0, 80, 12, 15), '#ffe6cf'),
      cut(petals(0, 0, 12, 78, 30), '#fffaf2'),
      cut(circle(0, 0, 36), '#f6b82f'),
      shaded('M16 -32C38 -20 42 14 14 33C28 12 28 -14 16 -32Z', 0.14),
      ...smiling(0, -4, 15),
    ],
  }),
  sticker({
    key: 'tulip',
    label: 'Tulip',
    tags: ['flower', 'spring', 'pink', 'netherlands'],
    outline: `${tulipHead}M-5 10H5V86H-5Z${leaf(0, 84, 92, 28, -130)}${leaf(0, 84, 84, 26, -48)}`,
    nodes: [
      line('M0 10V84', '#4f8f52', 8),
      cut(leaf(0, 84, 92, 28, -130), '#5aa35a'),
      cut(leaf(0, 84, 84, 26, -48), '#6fb565'),
      cut(tulipHead, '#e9567f'),
      shaded(
        'M-44 -62C-32 -52 -22 -44 -16 -34C-20 -12 -16 8 0 20C-40 20 -54 -22 -44 -62ZM44 -62C32 -52 22 -44 16 -34C20 -12 16 8 0 20C40 20 54 -22 44 -62Z',
        0.14,
      ),
      lit('M-36 -34C-36 -14 -30 0 -20 8C-26 -6 -28 -20 -28 -28C-30 -36 -36 -40 -36 -34Z', 0.45),
    ],
  }),
  sticker({
    key: 'rose',
    label: 'Red rose',
    tags: ['flower', 'love', 'romantic', 'red', 'valentine'],
    outline: `${blossom(0, -26, 56, 8, 10, 0.1)}M-4 20H4V86H-4Z${leaf(0, 66, 62, 26, -150)}${leaf(0, 76, 62, 26, -32)}`,
    nodes: [
      line('M0 20V84', '#4f8a4f', 7),
      cut(leaf(0, 66, 62, 26, -150) + leaf(0, 76, 62, 26, -32), '#5aa35a'),
      cut(blossom(0, -26, 56, 8, 10, 0.1), '#c9243f'),
      cut('M-46 -34C-40 -66 40 -66 46 -32C40 6 10 26 -8 24C-34 20 -50 -6 -46 -34Z', '#e03a52'),
      cut('M-34 -40C-22 -62 30 -58 34 -32C32 -8 8 6 -6 4C-26 0 -38 -22 -34 -40Z', '#c9243f'),
      cut('M-22 -40C-12 -54 20 -50 22 -32C20 -18 6 -10 -2 -12C-16 -16 -26 -28 -22 -40Z', '#e8566a'),
      line('M-8 -36C-2 -44 12 -38 8 -30C4 -24 -6 -26 -4 -32', '#a81832', 4),
      lit('M-38 -22C-34 -4 -24 8 -10 14C-26 12 -40 -4 -42 -20Z', 0.35),
    ],
  }),
  sticker({
    key: 'sunflower',
    label: 'Sunflower',
    tags: ['flower', 'summer', 'yellow', 'sun'],
    outline: blossom(0, 0, 82, 16),
    nodes: [
      cut(blossom(0, 0, 80, 16), '#ee9a1c'),
      cut(sunRays, '#ffc83c'),
      cut(circle(0, 0, 40), '#6b3f26'),
      cut(circle(0, 0, 28), '#8a5a34'),
      cut(
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((d) => circle(...polar(0, 0, 33, d), 3) + circle(...polar(0, 0, 19, d + 22), 3))
          .join(''),
        '#f0c070',
      ),
      cut(circle(0, 0, 5), '#f0c070'),
    ],
  }),
  sticker({
    key: 'lotus',
    label: 'Lotus',
    tags: ['flower', 'india', 'pink', 'spiritual', 'water', 'blessing'],
    outline: `${lotusOuter}${lotusInner}${lotusFront}${oval(0, 54, 66, 18)}`,
    nodes: [
      cut(oval(0, 54, 66, 18), '#5a9f72'),
      cut(lotusOuter, '#f9c2d4'),
      cut(lotusInner, '#f493b4'),
      cut(lotusFront, '#e9648f'),
      cut(leaf(0, 56, 84, 28, -122) + leaf(0, 56, 84, 28, -58), '#f7a8c4'),
      cut(leaf(0, 60, 66, 26, -90), '#fbd0dc'),
      lit(leaf(0, -8, 48, 8, -90), 0.4),
    ],
  }),
  sticker({
    key: 'marigold',
    label: 'Marigold',
    tags: ['flower', 'india', 'orange', 'festival', 'diwali', 'garland'],
    outline: blossom(0, 0, 80, 16),
    nodes: [
      cut(blossom(0, 0, 80, 16), '#e67a14'),
      cut(blossom(0, 0, 66, 14, 10), '#f6981e'),
      cut(blossom(0, 0, 51, 12, 0), '#e67a14'),
      cut(blossom(0, 0, 40, 10, 12), '#ffb02e'),
      cut(blossom(0, 0, 25, 8, 0), '#f6981e'),
      cut(blossom(0, 0, 13, 6, 12), '#ffcf5a'),
      lit('M-62 -22C-54 -46 -36 -60 -14 -64C-34 -54 -48 -40 -54 -20C-56 -14 -64 -16 -62 -22Z', 0.35),
    ],
  }),
  sticker({
    key: 'bouquet',
    label: 'Bunch of flowers',
    tags: ['flower', 'bouquet', 'gift', 'mother', 'love'],
    outline: `${wrap}${circle(-32, -18, 34)}${circle(32, -18, 34)}${circle(0, -46, 36)}`,
    nodes: [
      cut(
        leaf(0, 10, 88, 26, -150) +
          leaf(0, 10, 88, 26, -30) +
          leaf(0, 10, 96, 26, -112) +
          leaf(0, 10, 96, 26, -68),
        '#5aa35a',
      ),
      ...bloom(0, -48, 28, '#f6a821', '#a85f1c'),
      ...bloom(-36, -26, 25, '#e9567f', '#ffe3a0'),
      ...bloom(36, -26, 25, '#8a6fc8', '#ffe3a0'),
      ...bloom(0, -8, 26, '#fff4ea', '#f6b82f'),
      cut(wrap, '#f7dcb4'),
      cut('M-48 6L0 84L8 40Q-24 28 -48 6Z', '#eac68e'),
      cut('M-22 44Q0 54 22 44L16 54Q0 62 -16 54Z', '#e23d5f'),
    ],
  }),
  sticker({
    key: 'monstera',
    label: 'Tropical leaf',
    tags: ['leaf', 'plant', 'green', 'tropical', 'summer'],
    outline: monstera,
    nodes: [
      cut(monstera, '#3f9f68'),
      shaded('M0 -84C54 -68 90 -20 76 26C62 62 24 66 2 42C6 10 4 -50 0 -84Z', 0.16),
      cut(slits, '#ffffff'),
      line(
        'M2 80C-6 44 0 0 0 -64M-1 26Q-24 22 -50 2M0 -6Q-18 -14 -34 -36M-1 26Q24 22 50 2M0 -6Q18 -14 34 -36',
        '#93d4a2',
        4,
      ),
    ],
  }),
  sticker({
    key: 'cactus',
    label: 'Smiling cactus',
    tags: ['plant', 'cactus', 'funny', 'green', 'desert'],
    outline: `${cactus}${pot}M-26 10H-40Q-60 10 -60 -12V-24Q-60 -34 -50 -34Q-40 -34 -40 -24V-12H-26ZM26 -4H38V-16Q38 -26 48 -26Q58 -26 58 -16V-4Q58 18 38 18H26Z${circle(8, -72, 12)}`,
    nodes: [
      cut(
        'M-20 12H-40Q-60 12 -60 -10V-24Q-60 -34 -50 -34Q-40 -34 -40 -24V-10H-20ZM20 -4H38V-16Q38 -26 48 -26Q58 -26 58 -16V-4Q58 18 38 18H20Z',
        '#4f9f62',
      ),
      cut(cactus, '#5fb573'),
      shaded('M10 -64C20 -60 26 -52 26 -40V30H10Z', 0.14),
      line('M-16 -44V-36M0 -52V-44M-14 14V20M12 12V18M16 -40V-34', '#e8f6d0', 4),
      ...smiling(-2, -16, 13),
      cut(blossom(6, -70, 15, 6), '#f2617a'),
      cut(circle(6, -70, 5), '#ffdd6a'),
      cut(pot, '#e07a4a'),
      cut(box(-46, 22, 92, 18, 6), '#ee9060'),
      lit('M-26 48L-22 70L-14 72L-17 48Z', 0.3),
    ],
  }),
  sticker({
    key: 'clover',
    label: 'Four-leaved clover',
    tags: ['luck', 'lucky', 'green', 'leaf', 'irish'],
    outline: `${clover.join('')}M-4 0L14 82L24 78L6 -2Z`,
    nodes: [
      line('M0 -8Q4 40 18 78', '#3f8a4f', 8),
      cut(clover.join(''), '#5cb060'),
      line('M0 -14L30 -44M0 -14L-30 -44M0 -14L30 16M0 -14L-30 16', '#9ad690', 4),
      lit(oval(-38, -60, 9, 5) + oval(20, -60, 9, 5) + oval(-46, 14, 6, 9), 0.4),
    ],
  }),
  sticker({
    key: 'cherry-blossom',
    label: 'Cherry blossom twig',
    tags: ['flower', 'spring', 'pink', 'japan', 'sakura'],
    outline: `M-84 62C-50 40 -20 34 4 6C24 -14 50 -40 80 -62L86 -54C60 -34 36 -8 16 12C-10 40 -44 52 -78 72Z${circle(-26, 10, 34)}${circle(30, -34, 36)}${circle(44, 26, 22)}${circle(66, -64, 14)}`,
    nodes: [
      line('M-80 66C-40 44 -14 36 8 10C30 -12 54 -38 80 -58M8 10Q24 24 42 28', '#7a4a3a', 7),
      ...bloom(-28, 8, 32, '#f9b9cc', '#d9486f'),
      ...bloom(30, -34, 34, '#fbd0dc', '#d9486f'),
      ...bloom(44, 28, 20, '#f9b9cc', '#d9486f'),
      cut(circle(66, -62, 11) + circle(-62, 42, 8), '#f493b4'),
      cut(
        circle(-28, -4, 2.5) +
          circle(-16, 8, 2.5) +
          circle(-40, 8, 2.5) +
          circle(30, -48, 2.5) +
          circle(43, -34, 2.5) +
          circle(17, -34, 2.5),
        '#e9567f',
      ),
    ],
  }),
  sticker({
    key: 'mushroom',
    label: 'Smiling toadstool',
    tags: ['mushroom', 'forest', 'autumn', 'fairy', 'red'],
    outline:
      'M-76 10C-76 -46 -40 -76 0 -76C40 -76 76 -46 76 10Q76 22 62 22H34L38 68Q38 80 26 80H-26Q-38 80 -38 68L-34 22H-62Q-76 22 -76 10Z',
    nodes: [
      cut('M-34 10H34L38 68Q38 80 26 80H-26Q-38 80 -38 68Z', '#fff0d8'),
      shaded('M-36 22H36L36 34Q0 22 -35 34ZM20 22H34L38 68Q38 80 26 80H16Z', 0.12),
      cut('M-76 10C-76 -46 -40 -76 0 -76C40 -76 76 -46 76 10Q76 22 62 22H-62Q-76 22 -76 10Z', '#e8434c'),
      cut(
        circle(-6, -36, 17) +
          circle(44, -20, 13) +
          circle(-46, -12, 12) +
          circle(16, 2, 9) +
          circle(-20, 8, 7) +
          circle(62, 8, 6),
        '#fff6ea',
      ),
      shaded('M46 -60C66 -44 76 -22 76 10Q76 22 62 22H50C60 -8 58 -38 46 -60Z', 0.14),
      ...smiling(-2, 46, 14),
    ],
  }),
];
