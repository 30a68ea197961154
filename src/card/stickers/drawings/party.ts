import { cut, line, placed } from '#card/backgrounds/cutout.ts';
import { blossom, box, circle, oval, star, twinkle } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { lit, type Sticker, shaded, smiling, sticker } from '../sticker.ts';

const balloonBody =
  'M0 -84C42 -84 64 -55 64 -20C64 22 28 50 0 62C-28 50 -64 22 -64 -20C-64 -55 -42 -84 0 -84Z';
const balloonKnot = 'M-10 76L0 58L10 76Q0 81 -10 76Z';

const oneBalloon = (color: Color): readonly SceneNode[] => [
  cut(balloonKnot, color),
  cut(balloonBody, color),
  shaded('M26 -78C70 -58 74 4 38 40C26 52 12 58 0 62C28 50 64 22 64 -20C64 -48 50 -70 26 -78Z'),
  lit('M-40 -24C-40 -48 -27 -63 -11 -67C-24 -54 -29 -42 -31 -21C-32 -12 -40 -14 -40 -24Z', 0.75),
];

const small = (x: number, y: number, color: Color) => placed(oneBalloon(color), { x, y, scale: 0.54 });
const ovals = oval(-44, -16, 35, 44) + oval(44, -20, 35, 44) + oval(0, -42, 35, 44);

const bowLoops =
  'M0 -44C-16 -88 -64 -86 -56 -58C-51 -42 -20 -40 0 -44ZM0 -44C16 -88 64 -86 56 -58C51 -42 20 -40 0 -44Z';
const flags = [
  [-66, -36, 4],
  [-33, -22, 2],
  [0, -17, 0],
  [33, -22, -2],
  [66, -36, -4],
] as const;
const flag = ([x, y, lean]: readonly [number, number, number]) =>
  `M${x - 16} ${y - lean * 1.6}L${x + 16} ${y + lean * 1.6 - lean * 0.4}L${x - lean} ${y + 50}Z`;

const hat = 'M0 -58C8 -20 36 40 58 66C30 84 -30 84 -58 66C-36 40 -8 -20 0 -58Z';
const cone = 'M-80 80C-70 40 -52 2 -36 -26C-14 -16 14 12 26 36C-2 52 -40 70 -80 80Z';
const popperMouth = 'M-36 -26C-24 -38 38 22 26 36C14 46 -46 -14 -36 -26Z';

export const party: readonly Sticker[] = [
  sticker({
    key: 'balloon',
    label: 'Red balloon',
    tags: ['balloon', 'party', 'red', 'air'],
    outline: balloonBody + balloonKnot,
    nodes: oneBalloon('#f4624e'),
  }),
  sticker({
    key: 'balloons',
    label: 'Three balloons',
    tags: ['balloon', 'party', 'bunch', 'colorful'],
    outline: `${ovals}M-40 30L0 82L40 26L0 6Z`,
    nodes: [
      line('M-44 24Q-30 50 0 82Q30 50 44 22M0 0V82', '#8a6a78', 3),
      small(-44, -10, '#3f9ec4'),
      small(44, -14, '#f6a821'),
      small(0, -36, '#e9567f'),
      cut('M0 66L-15 58V76ZM0 66L15 58V76Z', '#7d5ba6'),
    ],
  }),
  sticker({
    key: 'gift',
    label: 'Gift with a bow',
    tags: ['gift', 'present', 'box', 'surprise', 'ribbon'],
    outline: box(-66, -46, 132, 32, 8) + box(-58, -18, 116, 98, 8) + bowLoops,
    nodes: [
      cut(box(-58, -24, 116, 104, 8), '#2f9c95'),
      shaded('M-58 -14H58V2H-58Z'),
      cut(box(-13, -20, 26, 100), '#ffcf5a'),
      cut(box(-66, -46, 132, 32, 8), '#3fb8ae'),
      cut(box(-15, -46, 30, 32), '#ffdd85'),
      cut(bowLoops, '#f6b02c'),
      shaded(
        'M-8 -48C-18 -70 -44 -74 -44 -60C-43 -52 -22 -47 -8 -48ZM8 -48C18 -70 44 -74 44 -60C43 -52 22 -47 8 -48Z',
        0.3,
      ),
      cut(oval(0, -46, 13, 11), '#ffdd85'),
    ],
  }),
  sticker({
    key: 'party-hat',
    label: 'Party hat',
    tags: ['hat', 'party', 'fun', 'clown'],
    outline: hat + circle(0, -66, 18),
    nodes: [
      cut(hat, '#7d5ba6'),
      cut('M-20 -2C-4 8 18 2 24 0C28 10 33 20 38 30C20 40 -12 42 -37 30C-31 20 -25 10 -20 -2Z', '#ffcf5a'),
      cut(circle(2, -18, 6) + circle(-40, 58, 7) + circle(-4, 60, 8) + circle(34, 56, 7), '#f7a8c0'),
      cut(circle(0, 21, 7) + circle(-21, 19, 5) + circle(21, 17, 5), '#f4624e'),
      shaded('M0 -58C8 -20 36 40 58 66C48 72 36 76 22 78C22 40 10 -20 0 -58Z'),
      cut(blossom(0, -66, 19, 9), '#f4624e'),
      lit(circle(-6, -72, 5), 0.5),
    ],
  }),
  sticker({
    key: 'party-popper',
    label: 'Party popper',
    tags: ['confetti', 'party', 'celebration', 'popper', 'bang'],
    outline: `${cone}M-36 -26C-30 -70 10 -84 40 -80C76 -74 88 -40 80 -10C74 14 50 34 26 36Z`,
    nodes: [
      line('M-10 -22C-18 -44 2 -52 -8 -72M16 -2C34 -14 38 4 54 -10C62 -18 74 -12 78 -6', '#e9567f', 6),
      line('M2 -14C10 -34 34 -26 38 -48', '#3f9ec4', 6),
      cut(star(48, -62, 15, 10), '#f6b02c'),
      cut(circle(18, -58, 6) + circle(72, -34, 6), '#5aa469'),
      cut('M50 -34L64 -38L66 -26L53 -23ZM20 -80L30 -74L24 -66L14 -71ZM52 16L64 12L66 22L55 25Z', '#f4624e'),
      cut(circle(46, -6, 5) + circle(-24, -52, 5), '#7d5ba6'),
      cut(cone, '#f6b02c'),
      cut(
        'M-64 36C-54 46 -42 56 -28 62C-38 67 -50 71 -62 75C-66 72 -70 66 -73 60C-70 52 -67 44 -64 36ZM-52 6C-34 20 -14 38 6 47L26 36L-36 -26Z',
        '#f4624e',
      ),
      cut(popperMouth, '#7a2f3a'),
    ],
  }),
  sticker({
    key: 'candle',
    label: 'Birthday candle',
    tags: ['candle', 'light', 'wish', 'flame'],
    outline: `${box(-22, -20, 44, 102, 8)}M0 -86C20 -62 26 -50 22 -38C16 -22 -16 -22 -22 -38C-26 -50 -20 -62 0 -86Z`,
    nodes: [
      cut(box(-22, -20, 44, 102, 8), '#f7a8c0'),
      cut(
        'M-22 2L22 -14V4L-22 20ZM-22 36L22 20V38L-22 54ZM-22 70L22 54V72L10 82H-14L-22 78Z',
        '#ffffff',
        0.85,
      ),
      shaded('M8 -20H14Q22 -20 22 -12V74Q22 82 14 82H8Z'),
      line('M0 -20V-34', '#5a3030', 4),
      cut('M0 -86C20 -62 26 -50 22 -38C16 -22 -16 -22 -22 -38C-26 -50 -20 -62 0 -86Z', '#f6a821'),
      cut('M0 -64C11 -50 14 -42 11 -36C8 -28 -8 -28 -11 -36C-14 -42 -11 -50 0 -64Z', '#fff0b8'),
    ],
  }),
  sticker({
    key: 'bunting',
    label: 'String of flags',
    tags: ['bunting', 'flags', 'garland', 'party', 'decoration'],
    outline: `M-86 -50Q0 14 86 -50L82 -58Q0 0 -82 -58Z${flags.map(flag).join('')}`,
    nodes: [
      line('M-84 -52Q0 20 84 -52', '#8a5a3c', 4),
      ...(['#f4624e', '#f6b02c', '#3fb8ae', '#7d5ba6', '#e9567f'] as const).map((color, index) =>
        cut(flag(flags[index] as (typeof flags)[number]), color),
      ),
      lit(circle(-64, -18, 5) + circle(0, 2, 6) + circle(63, -18, 5), 0.8),
      cut(star(-33, 0, 9) + star(33, 0, 9), '#fff4d8'),
    ],
  }),
  sticker({
    key: 'disco-ball',
    label: 'Disco ball',
    tags: ['disco', 'dance', 'music', 'party', 'silver', 'glitter'],
    outline: `${circle(0, 14, 66)}M-6 -84H6V-48H-6Z${twinkle(64, -58, 24)}`,
    nodes: [
      line('M0 -86V-56', '#6b6480', 5),
      cut(box(-12, -64, 24, 16, 4), '#6b6480'),
      cut(circle(0, 14, 66), '#b9b4d6'),
      cut(
        'M-26 -16H2V6H-30ZM8 12H38V34H8ZM-58 12H-36V34H-56ZM-28 40H2V60H-24ZM34 -16H54Q62 -4 64 6H37ZM8 -46Q24 -42 36 -32H8Z',
        '#e9e6f8',
      ),
      cut(
        'M8 -16H32V6H8ZM-30 12H2V34H-30ZM36 40H56Q50 54 40 62L34 60ZM-54 -16H-32V6H-62Q-60 -6 -54 -16Z',
        '#e58fc0',
        0.75,
      ),
      cut(
        'M-28 -38H2V-22H-30ZM44 12H66V34H43ZM8 40H30V60H8ZM-52 40H-34L-30 60L-38 66Q-48 56 -52 40Z',
        '#7fb8e0',
        0.8,
      ),
      shaded('M34 -42C78 -8 76 54 26 75C70 40 66 -6 34 -42Z'),
      cut(twinkle(64, -58, 22), '#f6b02c'),
      lit(twinkle(-30, -16, 16), 0.95),
    ],
  }),
  sticker({
    key: 'confetti',
    label: 'Confetti',
    tags: ['confetti', 'party', 'celebration', 'colorful', 'streamers'],
    outline: blossom(0, 0, 84, 11),
    nodes: [
      cut(blossom(0, 0, 82, 11), '#fff6e2'),
      line('M-62 -12C-48 -30 -40 2 -26 -16C-18 -26 -12 -20 -8 -14M18 34C34 20 36 48 54 34', '#3fb8ae', 7),
      line('M8 -62C24 -54 8 -40 24 -34C36 -30 30 -20 26 -14', '#e9567f', 7),
      cut(star(-34, -48, 16, 12) + star(50, -2, 14, -14), '#f6b02c'),
      cut(star(-18, 40, 19, 20), '#7d5ba6'),
      cut(circle(-56, 24, 7) + circle(52, -40, 8) + circle(6, 10, 6) + circle(12, 66, 6), '#f4624e'),
      cut('M-6 -46L6 -50L9 -38L-3 -34ZM-44 52L-34 44L-28 54L-38 61ZM34 2L40 12L30 18L24 8Z', '#3f9ec4'),
    ],
  }),
  sticker({
    key: 'balloon-dog',
    label: 'Balloon dog',
    tags: ['balloon', 'dog', 'clown', 'circus', 'kids'],
    outline:
      oval(-38, -40, 26, 20) +
      oval(-66, -34, 18, 15) +
      oval(-30, -66, 12, 18) +
      oval(-10, -62, 12, 18) +
      oval(-24, -12, 16, 22) +
      oval(10, 14, 42, 20) +
      oval(-24, 46, 15, 32) +
      oval(40, 46, 15, 32) +
      oval(57, -8, 9, 28),
    nodes: [
      cut(oval(57, -8, 9, 28), '#d9406a'),
      cut(oval(-2, 48, 14, 28) + oval(56, 46, 14, 28), '#c93660'),
      cut(oval(-24, 46, 15, 32) + oval(36, 46, 15, 32), '#e9567f'),
      cut(oval(10, 14, 44, 20), '#f06d92'),
      cut(oval(-24, -12, 15, 22), '#e9567f'),
      cut(oval(-30, -66, 12, 18) + oval(-10, -62, 12, 18), '#d9406a'),
      cut(oval(-66, -34, 18, 15), '#e9567f'),
      cut(oval(-36, -40, 26, 20), '#f06d92'),
      lit(
        oval(-2, 6, 22, 6) +
          oval(-42, -48, 10, 5) +
          oval(-29, 34, 4, 12) +
          oval(31, 34, 4, 12) +
          oval(-70, -39, 6, 3),
      ),
      cut(circle(-40, -40, 4), '#35262a'),
      cut(circle(-83, -35, 4), '#8a1f44'),
    ],
  }),
  sticker({
    key: 'smile',
    label: 'Smiling face in a party hat',
    tags: ['smile', 'face', 'happy', 'fun', 'yellow', 'hat'],
    outline: `${circle(0, 22, 62)}M-6 -84L44 -24L-34 -26Z`,
    nodes: [
      cut(circle(0, 22, 62), '#ffcf4a'),
      shaded('M34 -30C72 0 70 62 20 81C56 54 58 4 34 -30Z', 0.12),
      ...smiling(0, 16, 24),
      cut('M-2 -86L42 -26Q4 -10 -32 -30Z', '#3fb8ae'),
      cut('M-14 -61L14 -66L24 -50Q0 -42 -21 -48Z', '#fff4d8'),
      cut(blossom(-2, -82, 12, 8), '#f4624e'),
    ],
  }),
];
