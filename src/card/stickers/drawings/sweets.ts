import { cut, line, pierced } from '#card/backgrounds/cutout.ts';
import { blossom, box, circle, heart, oval, ring } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { lit, type Sticker, shaded, smiling, sticker } from '../sticker.ts';

const flame = (x: number, y: number) =>
  `M${x} ${y - 18}C${x + 9} ${y - 6} ${x + 9} ${y + 4} ${x} ${y + 5}C${x - 9} ${y + 4} ${x - 9} ${y - 6} ${x} ${y - 18}Z`;
const frosting =
  'M-56 4C-70 -2 -68 -24 -50 -26C-52 -44 -32 -52 -24 -46C-24 -66 20 -68 24 -46C34 -52 52 -44 50 -26C68 -24 70 -2 56 4Z';
const cupcakeCup = 'M-54 2H54L40 78Q0 86 -40 78Z';
const coneShape = 'M-40 0H40L4 82Q0 88 -4 82Z';
const lolly = 'M-36 40V-38C-36 -92 36 -92 36 -38V40Q36 48 28 48H-28Q-36 48 -36 40Z';
const macaron = (y: number, color: Color): readonly SceneNode[] => [
  cut(`M-54 ${y - 4}C-54 ${y - 36} 54 ${y - 36} 54 ${y - 4}Z`, color),
  cut(box(-52, y - 5, 104, 10, 5), '#fff4e2'),
  cut(`M-54 ${y + 4}H54C54 ${y + 34} -54 ${y + 34} -54 ${y + 4}Z`, color),
  shaded(
    `M22 ${y - 26}C46 ${y - 22} 54 ${y - 12} 54 ${y - 4}H36C36 ${y - 14} 32 ${y - 20} 22 ${y - 26}ZM-54 ${y + 4}H54C54 ${y + 34} -54 ${y + 34} -54 ${y + 4}Z`,
    0.12,
  ),
  lit(oval(-20, y - 19, 14, 4), 0.6),
];

export const sweets: readonly Sticker[] = [
  sticker({
    key: 'cake',
    label: 'Birthday cake',
    tags: ['cake', 'birthday', 'candles', 'sweet'],
    outline: `${box(-44, -26, 88, 50, 10)}${box(-68, 14, 136, 66, 10)}M-32 -60H32V-20H-32Z${flame(-26, -62)}${flame(0, -66)}${flame(26, -62)}`,
    nodes: [
      cut(box(-30, -54, 8, 34) + box(-4, -58, 8, 38) + box(22, -54, 8, 34), '#3fb8ae'),
      cut(flame(-26, -62) + flame(0, -66) + flame(26, -62), '#f6a821'),
      cut(box(-68, 22, 136, 58, 10), '#f7b6c8'),
      cut(
        'M-68 30Q-68 14 -52 14H52Q68 14 68 30V38C66 50 50 50 48 38C46 52 26 52 24 38C22 50 4 50 0 38C-4 52 -22 52 -24 38C-26 50 -44 50 -48 38C-50 50 -66 50 -68 38Z',
        '#fff4e2',
      ),
      cut(box(-44, -20, 88, 36), '#e9567f'),
      cut(
        'M-44 -16Q-44 -26 -34 -26H34Q44 -26 44 -16C44 -2 28 -2 26 -12C24 2 4 2 2 -10C0 2 -18 2 -20 -10C-22 2 -44 0 -44 -16Z',
        '#fff4e2',
      ),
      shaded('M52 14Q68 14 68 30V70Q68 80 58 80H46C54 60 54 34 52 14ZM34 -26Q44 -26 44 -16V14H30Z', 0.13),
      cut(circle(-44, 64, 6) + circle(-16, 64, 6) + circle(12, 64, 6) + circle(40, 64, 6), '#e9567f'),
    ],
  }),
  sticker({
    key: 'cupcake',
    label: 'Cupcake with a cherry',
    tags: ['cake', 'muffin', 'sweet', 'cherry', 'pink'],
    outline: frosting + cupcakeCup + circle(0, -66, 15),
    nodes: [
      cut(cupcakeCup, '#3fb8ae'),
      shaded('M-36 2H-20L-16 81Q-24 80 -30 79ZM-6 2H8L6 82H-4ZM24 2H40L32 79Q24 81 18 81Z', 0.2),
      cut(circle(0, -66, 14), '#e23d4f'),
      lit(circle(-5, -71, 4), 0.8),
      cut(frosting, '#f7a8c0'),
      shaded(
        'M-50 -26C-30 -16 30 -16 50 -26C60 -25 65 -18 65 -12C40 0 -40 0 -64 -10C-64 -18 -60 -25 -50 -26Z',
        0.12,
      ),
      lit(
        'M-38 -36C-34 -42 -28 -40 -26 -36C-30 -34 -36 -32 -38 -36ZM-14 -56C-8 -62 2 -60 4 -56C-2 -52 -10 -52 -14 -56Z',
        0.7,
      ),
      line('M-30 -22L-24 -16M8 -36L14 -42M34 -20L42 -24M-2 -10H6', '#fff4d8', 5),
    ],
  }),
  sticker({
    key: 'cake-slice',
    label: 'Slice of strawberry cake',
    tags: ['cake', 'strawberry', 'sweet', 'piece', 'cream'],
    outline:
      'M-80 -6L20 -50Q76 -46 80 -12V58Q80 64 74 65L-76 80Q-82 80 -82 74ZM14 -40C-6 -60 -4 -84 18 -84C42 -84 42 -60 24 -40Z',
    nodes: [
      cut('M14 -36C-8 -58 -4 -84 18 -84C42 -84 44 -58 22 -36Z', '#e23d4f'),
      cut(
        'M18 -72C10 -80 6 -84 2 -84C8 -90 14 -86 18 -82C22 -88 30 -90 36 -84C30 -84 26 -80 18 -72Z',
        '#5aa469',
      ),
      cut('M-80 -6L20 -50Q76 -46 80 -12L80 -4Z', '#fff4e2'),
      cut('M-82 -6H80V58Q80 64 74 65L-76 80Q-82 80 -82 74Z', '#f6d18a'),
      cut(
        'M-82 -8H80V14C70 26 58 22 56 12C50 30 34 28 32 14C26 34 4 34 2 16C-6 32 -24 30 -26 14C-34 28 -50 26 -52 12C-58 22 -74 24 -82 10Z',
        '#f7a8c0',
      ),
      cut('M-82 44L80 32V44L-82 56Z', '#fff4e2'),
      cut(circle(-56, 51, 6) + circle(-18, 48, 6) + circle(22, 45, 6) + circle(58, 42, 6), '#e23d4f'),
      shaded('M-82 66L80 52V58Q80 64 74 65L-76 80Q-82 80 -82 74Z', 0.12),
      lit('M-30 -20L16 -40Q40 -40 54 -30Q10 -34 -30 -20Z', 0.6),
    ],
  }),
  sticker({
    key: 'ice-cream',
    label: 'Ice-cream cone',
    tags: ['ice', 'summer', 'sweet', 'cone'],
    outline: coneShape + circle(-20, -20, 31) + circle(20, -20, 31) + circle(0, -52, 32),
    nodes: [
      cut(coneShape, '#e8a85c'),
      line('M-28 4L20 46M-2 4L30 30M-22 34L-6 58M28 4L-18 46M4 4L-32 30M22 34L8 58', '#c9803a', 3.5),
      cut(circle(0, -52, 32), '#fff0d8'),
      cut(circle(-20, -20, 30), '#f7a8c0'),
      cut(
        'M20 -50C38 -50 51 -36 51 -20C51 -2 46 6 42 14C38 20 30 16 32 8C28 12 18 14 10 8C-2 2 -10 -6 -10 -20C-10 -36 4 -50 20 -50Z',
        '#8fd3c4',
      ),
      shaded('M36 -44C56 -30 54 -6 44 10C40 18 30 16 32 8C44 -4 46 -26 36 -44Z', 0.13),
      lit(oval(-32, -32, 9, 6) + oval(6, -36, 9, 6) + oval(-12, -68, 10, 6), 0.75),
      line('M12 -72L18 -66M-6 -56L0 -60M20 -54L26 -58M4 -80H10', '#e9567f', 5),
    ],
  }),
  sticker({
    key: 'doughnut',
    label: 'Iced doughnut',
    tags: ['donut', 'doughnut', 'sweet', 'sprinkles', 'pink'],
    outline: ring(0, 0, 76, 20),
    nodes: [
      pierced(circle(0, 4, 76) + circle(0, 4, 20), '#e0a05a'),
      pierced(
        `M-74 -2C-74 -48 -40 -74 0 -74C42 -74 74 -44 74 -2C74 20 60 30 52 22C46 40 28 50 18 40C8 54 -14 56 -22 42C-34 54 -52 44 -50 30C-62 36 -74 20 -74 -2Z${circle(0, 0, 24)}`,
        '#f58fb0',
      ),
      lit('M-58 -14C-54 -40 -34 -58 -10 -60C-32 -50 -46 -34 -48 -12C-49 -4 -59 -4 -58 -14Z', 0.6),
      line('M-34 20L-26 26M6 -52L14 -46M40 -30L38 -40M50 2L58 -4M20 30L28 26', '#fff4d8', 6),
      line('M-42 -30L-34 -36M30 -52L36 -46M-52 8L-46 14M40 20L46 12', '#7fd0c8', 6),
      line('M-14 -40L-8 -48M-8 36L-2 42M54 -22L60 -16M-34 -4L-30 4', '#ffdd55', 6),
    ],
  }),
  sticker({
    key: 'lollipop',
    label: 'Lollipop',
    tags: ['candy', 'sweet', 'kids', 'colorful'],
    outline: `${circle(0, -28, 56)}M-5 20H5V86H-5Z`,
    nodes: [
      line('M0 20V84', '#f3e4d0', 9),
      cut(circle(0, -28, 56), '#f4624e'),
      line(
        'M0 -28C8 -38 -12 -46 -20 -28C-26 -6 14 0 26 -24C34 -54 -14 -74 -36 -46C-52 -20 -30 12 4 14',
        '#fff4e2',
        9,
      ),
      shaded('M30 -74C62 -50 62 -6 30 18C48 -6 48 -50 30 -74Z', 0.16),
      lit(oval(-24, -62, 12, 6), 0.75),
      cut('M0 34L-26 22Q-32 36 -26 50ZM0 34L26 22Q32 36 26 50Z', '#3fb8ae'),
      cut(circle(0, 35, 8), '#2f9c95'),
    ],
  }),
  sticker({
    key: 'candy',
    label: 'Wrapped sweet',
    tags: ['candy', 'sweet', 'kids', 'purple'],
    outline: `${circle(0, 0, 42)}M-34 -10L-82 -40Q-72 0 -82 40L-34 10ZM34 -10L82 -40Q72 0 82 40L34 10Z`,
    nodes: [
      cut('M-30 -8L-82 -40Q-72 0 -82 40L-30 8ZM30 -8L82 -40Q72 0 82 40L30 8Z', '#b58ad6'),
      shaded('M-36 -4L-79 -20L-76 -2ZM-36 4L-79 22L-76 6ZM36 -4L79 -20L76 -2ZM36 4L79 22L76 6Z', 0.25),
      cut(circle(0, 0, 42), '#8a5fc0'),
      cut(
        'M-34 -26C-8 -16 8 10 8 41C20 39 30 32 36 22C30 -4 16 -28 -6 -42C-18 -40 -28 -34 -34 -26Z',
        '#ffdd6a',
      ),
      shaded('M20 -38C46 -20 48 16 22 36C34 12 34 -14 20 -38Z', 0.18),
      lit(oval(-22, -20, 9, 6), 0.75),
    ],
  }),
  sticker({
    key: 'macarons',
    label: 'Three macaroons',
    tags: ['macaron', 'sweet', 'french', 'biscuit', 'pastel'],
    outline: box(-54, -77, 108, 154, 22),
    nodes: [...macaron(50, '#8fcfa8'), ...macaron(0, '#f7b0c4'), ...macaron(-50, '#f5cf74')],
  }),
  sticker({
    key: 'ice-lolly',
    label: 'Smiling ice lolly',
    tags: ['ice', 'popsicle', 'summer', 'sweet', 'kids'],
    outline: `${lolly}${box(-9, 40, 18, 46, 8)}`,
    nodes: [
      cut(box(-9, 40, 18, 46, 8), '#e5bd86'),
      cut(lolly, '#f6b24a'),
      cut(
        'M-36 -14V-38C-36 -92 36 -92 36 -38V-14C28 -4 20 -22 12 -12C4 0 -6 -18 -14 -10C-22 0 -30 -16 -36 -14Z',
        '#f2617a',
      ),
      shaded('M18 -74C30 -66 36 -54 36 -38V40Q36 48 28 48H18Z', 0.13),
      ...smiling(-2, 14, 14),
      lit('M-26 -26V-40C-26 -54 -20 -62 -14 -66C-16 -56 -18 -48 -18 -26Q-22 -20 -26 -26Z', 0.65),
    ],
  }),
  sticker({
    key: 'cookie',
    label: 'Chocolate-chip cookie',
    tags: ['biscuit', 'cookie', 'sweet', 'chocolate'],
    outline:
      'M4 -76C-40 -76 -76 -42 -76 2C-76 44 -42 78 2 78C46 78 78 46 78 4Q62 10 54 -4Q36 -4 34 -22Q14 -28 20 -48Q6 -58 4 -76Z',
    nodes: [
      cut(
        'M4 -76C-40 -76 -76 -42 -76 2C-76 44 -42 78 2 78C46 78 78 46 78 4Q62 10 54 -4Q36 -4 34 -22Q14 -28 20 -48Q6 -58 4 -76Z',
        '#dfa25c',
      ),
      shaded(
        'M-60 -42C-62 30 -10 72 66 44C52 66 30 78 2 78C-42 78 -76 44 -76 2C-76 -14 -70 -30 -60 -42Z',
        0.14,
      ),
      cut(
        blossom(-32, -24, 13, 7) +
          blossom(10, 6, 12, 6) +
          blossom(-36, 28, 11, 6) +
          blossom(12, 50, 12, 7) +
          blossom(48, 24, 10, 6) +
          blossom(-10, -52, 8, 6),
        '#6b3a2a',
      ),
      lit(circle(-36, -28, 3) + circle(6, 2, 3) + circle(-40, 24, 3) + circle(8, 46, 3), 0.5),
      cut(circle(54, -34, 6) + circle(38, -54, 4) + circle(70, -16, 3.5), '#dfa25c'),
    ],
  }),
  sticker({
    key: 'chocolates',
    label: 'Heart-shaped box of chocolates',
    tags: ['chocolate', 'love', 'sweet', 'heart', 'box'],
    outline: heart(0, 2, 162),
    nodes: [
      cut(heart(0, 2, 160), '#c7304f'),
      cut(heart(0, 0, 132), '#fff0e0'),
      cut(circle(-30, -20, 17) + box(8, -38, 32, 30, 7), '#7a4630'),
      cut(box(-20, 8, 32, 28, 7) + circle(32, 14, 13), '#a86a42'),
      cut(heart(-2, 52, 22), '#5a3024'),
      line('M-40 -22L-22 -28M-38 -12L-20 -18M14 -30L34 -22M14 -20L34 -12', '#f0cfa0', 3),
      lit(circle(28, 9, 4) + oval(-12, 14, 5, 3), 0.6),
    ],
  }),
];
