import { cut, line } from '#card/backgrounds/cutout.ts';
import { circle, heart, leaf, oval, polar, star, twinkle } from '#card/backgrounds/outline.ts';
import { lit, type Sticker, shaded, smiling, sticker } from '../sticker.ts';

/** A star whose tips are round. */
const softStar = (r: number) => {
  const points = Array.from({ length: 10 }, (_, index) =>
    polar(0, 4, index % 2 ? r * 0.54 : r, index * 36 - 90),
  );
  const mid = (index: number) => {
    const [[ax, ay], [bx, by]] = [points[index % 10], points[(index + 1) % 10]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  return `M${mid(9)}${points.map(([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${mid(index)}`).join('')}Z`;
};
const wings =
  'M-30 -6C-44 -46 -80 -60 -88 -40C-92 -26 -84 -16 -74 -12C-88 -8 -84 12 -70 14C-76 28 -52 34 -30 20ZM30 -6C44 -46 80 -60 88 -40C92 -26 84 -16 74 -12C88 -8 84 12 70 14C76 28 52 34 30 20Z';
const moon =
  'M18 -82C-34 -84 -76 -46 -76 4C-76 54 -36 84 6 82C40 80 66 58 74 30C34 48 -14 26 -16 -18C-16 -46 -2 -68 18 -82Z';
const cloudShape =
  'M-52 38C-88 38 -92 -8 -60 -16C-62 -60 -10 -78 12 -48C40 -66 74 -44 66 -12C92 -4 88 38 56 38Z';
const rays = Array.from({ length: 12 }, (_, index) =>
  leaf(...polar(0, 0, 46, index * 30), 40, 14, index * 30, 0.4),
).join('');
const arch = (r: number) => `M${-r} 40A${r} ${r} 0 0 1 ${r} 40`;
const puff = (x: number) =>
  `M${x - 26} 58C${x - 42} 58 ${x - 42} 36 ${x - 26} 36C${x - 24} 18 ${x + 10} 16 ${x + 14} 32C${x + 34} 28 ${x + 40} 58 ${x + 22} 58Z`;
const streak = 'M26 -30L-84 44L-60 36L-70 62L-46 44L-44 74L36 0Z';

export const sky: readonly Sticker[] = [
  sticker({
    key: 'heart',
    label: 'Red heart',
    tags: ['heart', 'love', 'romantic', 'red', 'valentine'],
    outline: heart(0, 0, 160),
    nodes: [
      cut(heart(0, 0, 160), '#e8384f'),
      shaded('M50 -66C92 -50 92 0 60 32C40 52 16 64 0 76C30 44 68 0 50 -66Z', 0.16),
      lit('M-64 -22C-64 -48 -48 -60 -30 -60C-44 -50 -50 -40 -52 -22C-54 -12 -64 -12 -64 -22Z', 0.7),
    ],
  }),
  sticker({
    key: 'hearts',
    label: 'Two hearts',
    tags: ['heart', 'love', 'couple', 'romantic', 'pink', 'valentine'],
    outline: heart(-24, -12, 112, -14) + heart(36, 30, 88, 16),
    nodes: [
      cut(heart(-24, -12, 112, -14), '#f2789a'),
      lit('M-68 -26C-72 -42 -60 -56 -46 -56C-56 -48 -60 -40 -60 -28C-60 -20 -66 -20 -68 -26Z', 0.65),
      cut(heart(36, 30, 98, 16), '#ffffff'),
      cut(heart(36, 30, 86, 16), '#d9284a'),
      lit('M6 14C8 2 18 -4 28 -2C18 2 14 8 14 16C12 22 6 22 6 14Z', 0.65),
    ],
  }),
  sticker({
    key: 'winged-heart',
    label: 'Heart with wings',
    tags: ['heart', 'love', 'angel', 'wings', 'romantic'],
    outline: heart(0, 10, 100) + wings,
    nodes: [
      cut(wings, '#dcecf6'),
      line(
        'M-40 -6C-54 -22 -66 -30 -78 -34M-42 8C-54 -2 -62 -6 -70 -8M40 -6C54 -22 66 -30 78 -34M42 8C54 -2 62 -6 70 -8',
        '#a9c6da',
        4,
      ),
      cut(heart(0, 10, 100), '#e9406a'),
      shaded('M30 -32C58 -24 58 10 38 30C26 42 10 50 0 58C18 36 44 10 30 -32Z', 0.16),
      ...smiling(0, 4, 14),
    ],
  }),
  sticker({
    key: 'star',
    label: 'Smiling star',
    tags: ['star', 'gold', 'yellow', 'well done', 'kids'],
    outline: softStar(96),
    nodes: [
      cut(softStar(96), '#ffc93c'),
      shaded(
        'M34 -34Q66 -34 82 -26Q84 -18 62 4Q54 14 54 26Q62 60 50 78Q46 80 28 68C48 30 44 -8 34 -34Z',
        0.12,
      ),
      lit(
        'M-52 -18C-44 -22 -34 -24 -26 -26C-22 -38 -16 -50 -10 -58C-14 -42 -16 -30 -18 -18C-30 -16 -44 -12 -52 -18Z',
        0.55,
      ),
      ...smiling(0, 4, 19),
    ],
  }),
  sticker({
    key: 'shooting-star',
    label: 'Shooting star',
    tags: ['star', 'wish', 'night', 'magic', 'comet'],
    outline: star(34, -30, 54, 16) + streak,
    nodes: [
      cut('M12 -36L-84 44L-60 36L40 -10Z', '#f2617a'),
      cut('M16 -26L-70 62L-46 44L48 -6Z', '#f6a821'),
      cut('M30 -16L-44 74L52 10Z', '#3fb8ae'),
      cut(star(34, -30, 54, 16), '#ffcf4a'),
      lit(star(34, -30, 26, 16), 0.6),
    ],
  }),
  sticker({
    key: 'sparkles',
    label: 'Three sparkles',
    tags: ['sparkle', 'glitter', 'magic', 'gold', 'shine', 'star'],
    outline: twinkle(-18, 8, 70) + twinkle(52, -46, 36) + twinkle(50, 54, 26),
    nodes: [
      cut(twinkle(-18, 8, 70), '#f6b82f'),
      lit(twinkle(-18, 8, 36), 0.6),
      cut(twinkle(52, -46, 36), '#e9567f'),
      cut(twinkle(50, 54, 26), '#3fb8ae'),
      lit(twinkle(52, -46, 16) + twinkle(50, 54, 11), 0.6),
    ],
  }),
  sticker({
    key: 'moon',
    label: 'Sleeping moon',
    tags: ['moon', 'night', 'sleep', 'baby', 'evening', 'dream'],
    outline: `${moon}${star(44, -36, 22, 10)}`,
    nodes: [
      cut(moon, '#f9d976'),
      shaded(
        'M-76 4C-76 54 -36 84 6 82C40 80 66 58 74 30C50 62 -6 74 -40 42C-58 24 -62 -18 -44 -54C-64 -40 -76 -20 -76 4Z',
        0.12,
      ),
      line('M-52 4Q-44 12 -36 6M-12 30Q-8 38 2 34M-40 30Q-34 40 -24 36', '#35262a', 4),
      cut(oval(-54, 22, 8, 6) + oval(2, 48, 8, 6), '#f2617a', 0.5),
      cut(star(44, -36, 22, 10), '#8a6fc8'),
    ],
  }),
  sticker({
    key: 'sun',
    label: 'Smiling sun',
    tags: ['sun', 'summer', 'morning', 'yellow', 'bright'],
    outline: circle(0, 0, 54) + rays,
    nodes: [
      cut(rays, '#f6981e'),
      cut(circle(0, 0, 50), '#ffcf3f'),
      shaded('M22 -45C58 -24 58 30 18 47C40 22 42 -20 22 -45Z', 0.12),
      ...smiling(0, -2, 20),
      lit('M-38 -14C-36 -28 -26 -38 -14 -40C-24 -32 -28 -24 -30 -12C-32 -6 -38 -8 -38 -14Z', 0.6),
    ],
  }),
  sticker({
    key: 'rainbow',
    label: 'Rainbow',
    tags: ['rainbow', 'colorful', 'sky', 'hope', 'kids'],
    outline: `M-80 46A80 80 0 0 1 80 46H30A30 30 0 0 0 -30 46Z${puff(-54)}${puff(54)}`,
    nodes: [
      line(arch(73), '#f2576a', 14, { cap: 'butt' }),
      line(arch(60), '#f6a821', 13, { cap: 'butt' }),
      line(arch(48), '#ffe06a', 13, { cap: 'butt' }),
      line(arch(36), '#5fb573', 13, { cap: 'butt' }),
      line(arch(24), '#4d9fcf', 12, { cap: 'butt' }),
      cut(puff(-54) + puff(54), '#eef6fb'),
      cut(
        'M-80 58C-96 58 -96 36 -80 36C-74 50 -44 54 -32 58ZM28 58C12 58 12 36 28 36C34 50 64 54 76 58Z',
        '#cfe3f0',
      ),
    ],
  }),
  sticker({
    key: 'cloud',
    label: 'Cloud that rains hearts',
    tags: ['cloud', 'sky', 'heart', 'love', 'rain', 'blue'],
    outline: cloudShape + heart(-42, 60, 30) + heart(0, 70, 30) + heart(42, 60, 30),
    nodes: [
      cut(heart(-42, 60, 30) + heart(42, 60, 30), '#f2789a'),
      cut(heart(0, 70, 30), '#e23d5f'),
      cut(cloudShape, '#8fc9ea'),
      lit('M-44 -14C-44 -34 -26 -44 -8 -38C-22 -34 -30 -26 -32 -12C-34 -4 -44 -6 -44 -14Z', 0.7),
      shaded('M66 -10C92 -2 88 38 56 38H-52C-64 38 -74 34 -78 28C-30 34 50 26 66 -10Z', 0.1),
      ...smiling(0, 0, 19),
    ],
  }),
  sticker({
    key: 'planet',
    label: 'Ringed planet',
    tags: ['planet', 'space', 'saturn', 'galaxy', 'night'],
    outline: `${circle(0, 0, 52)}M-86 26C-92 4 -50 -8 -44 -6L46 -30C66 -38 92 -34 88 -18C82 10 -4 42 -60 42C-76 42 -84 36 -86 26Z${star(-62, -54, 18)}`,
    nodes: [
      cut(star(-62, -54, 18), '#ffcf4a'),
      cut(circle(0, 0, 52), '#7d6bc0'),
      cut(
        'M-50 -14Q-4 -6 44 -28Q50 -20 52 -8Q0 14 -51 4Q-52 -6 -50 -14ZM-44 28Q0 36 50 14Q46 28 38 36Q0 46 -34 40Z',
        '#a893dd',
      ),
      shaded('M20 -48C60 -30 62 30 22 47C42 20 42 -22 20 -48Z', 0.2),
      line(
        'M-48 -4C-72 6 -84 18 -78 28C-68 46 -2 30 40 8C72 -8 88 -24 76 -32C70 -36 58 -34 48 -30',
        '#ffdd85',
        8,
      ),
      lit(oval(-24, -30, 10, 6), 0.5),
    ],
  }),
];
