import { cut, line } from '#card/backgrounds/cutout.ts';
import { blossom, box, circle, oval, polar, star, twinkle } from '#card/backgrounds/outline.ts';
import type { Color } from '#card/scene/scene.ts';
import { lit, type Sticker, shaded, smiling, sticker } from '../sticker.ts';

const lantern = 'M-36 -48H36C78 -30 78 42 36 58H-36C-78 42 -78 -30 -36 -48Z';
const tree = 'M0 -74L34 -30H20L50 8H32L66 56H-66L-32 8H-50L-20 -30H-34Z';
const egg = 'M0 -82C36 -82 60 -26 60 14C60 54 34 80 0 80C-34 80 -60 54 -60 14C-60 -26 -36 -82 0 -82Z';
const dreidel = 'M-50 -34L0 -50L50 -34V34L0 82L-50 34Z';
const fanous = 'M-34 -30H34L44 46L30 64H-30L-44 46Z';
const dome = 'M-38 -30C-34 -54 -16 -62 0 -72C16 -62 34 -54 38 -30Z';
const crescent = 'M4 -90A11 11 0 1 0 13 -74A9 9 0 1 1 4 -90Z';
const pinata =
  'M-58 -40L-34 -78L-22 -44H40C60 -44 66 -32 66 -12V76H40V38H-20V76H-46V0H-74C-84 0 -84 -12 -80 -18Z';
const pumpkin = oval(-42, 16, 38, 48) + oval(42, 16, 38, 48) + oval(0, 14, 46, 54);
const pumpkinStem = 'M-8 -34C-6 -52 -14 -62 -22 -66L-6 -78C8 -70 10 -52 10 -34Z';

const burst = (cx: number, cy: number, radius: number, color: Color, count = 12) => [
  line(
    Array.from({ length: count }, (_, index) => {
      const [fromX, fromY] = polar(cx, cy, radius * 0.3, (index * 360) / count);
      const [toX, toY] = polar(cx, cy, radius * 0.78, (index * 360) / count);
      return `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
    }).join(''),
    color,
    5,
  ),
  cut(
    Array.from({ length: count }, (_, index) =>
      circle(...polar(cx, cy, radius * 0.96, (index * 360) / count), 4),
    ).join(''),
    color,
  ),
];

export const festivals: readonly Sticker[] = [
  sticker({
    key: 'paper-lantern',
    label: 'Red paper lantern',
    tags: ['lantern', 'china', 'chinese', 'new year', 'light', 'red', 'festival'],
    outline: `${lantern}${box(-28, -62, 56, 16, 5)}${box(-28, 54, 56, 14, 5)}M-4 -86H4V-60H-4ZM-10 66H10L12 88H-12Z`,
    nodes: [
      line('M0 -84V-60', '#c68a1c', 5),
      line('M-6 68L-9 84M0 68V86M6 68L9 84', '#e8a820', 5),
      cut(lantern, '#e0303c'),
      cut('M-14 -48H14C36 -26 36 38 14 58H-14C-36 38 -36 -26 -14 -48Z', '#f2525a'),
      line('M-26 -47C-54 -26 -54 38 -26 57M26 -47C54 -26 54 38 26 57M0 -48V58', '#b81f2c', 3),
      cut(box(-28, -60, 56, 14, 5) + box(-28, 54, 56, 14, 5), '#f6b82f'),
      cut(blossom(0, 5, 19, 5, -90), '#ffdd6a'),
      lit('M-54 -14C-50 -26 -42 -34 -34 -38C-44 -20 -48 0 -48 18C-56 10 -58 -2 -54 -14Z', 0.4),
    ],
  }),
  sticker({
    key: 'ramadan-lantern',
    label: 'Lantern with a crescent',
    tags: ['lantern', 'eid', 'ramadan', 'moon', 'light', 'festival', 'gold'],
    outline: `${fanous}${dome}${crescent}${box(-30, 62, 60, 20, 5)}`,
    nodes: [
      cut(crescent, '#f6b82f'),
      cut(dome, '#2f7f9e'),
      cut(circle(0, -44, 7), '#ffdd85'),
      cut(fanous, '#f6b02c'),
      cut('M-26 -16H-12V48H-30L-34 42ZM-6 -16H6V48H-6ZM12 -16H26L34 42L30 48H12Z', '#fff0b8'),
      cut('M0 18C9 28 9 40 0 42C-9 40 -9 28 0 18Z', '#f2803a'),
      shaded(
        'M18 -30H34L44 46L30 64H14C28 40 26 -6 18 -30ZM14 -64C28 -56 36 -46 38 -30H22C24 -42 22 -54 14 -64Z',
        0.13,
      ),
      cut(box(-42, -34, 84, 10, 4) + box(-32, 62, 64, 18, 5), '#2f7f9e'),
      cut(circle(-16, 71, 3.5) + circle(0, 71, 3.5) + circle(16, 71, 3.5), '#ffdd85'),
    ],
  }),
  sticker({
    key: 'christmas-tree',
    label: 'Decorated fir tree',
    tags: ['christmas', 'tree', 'winter', 'december', 'fir', 'festival'],
    outline: `${tree}${box(-12, 52, 24, 30, 3)}${star(0, -72, 20)}`,
    nodes: [
      cut(box(-12, 52, 24, 30, 3), '#8a5230'),
      cut(tree, '#3f9560'),
      shaded('M0 -74L34 -30H20L50 8H32L66 56H30C26 20 12 -30 0 -74Z', 0.16),
      line('M-24 -24Q4 -14 22 -28M-40 14Q4 28 40 4M-54 48Q8 58 56 42', '#ffdd6a', 5),
      cut(circle(-6, -36, 6) + circle(22, 22, 7) + circle(-36, 42, 7), '#f2576a'),
      cut(circle(-16, 6, 6) + circle(8, 44, 6), '#6cc5e8'),
      cut(star(0, -72, 20), '#f6b82f'),
    ],
  }),
  sticker({
    key: 'snowman',
    label: 'Snowman',
    tags: ['snow', 'winter', 'christmas', 'hat', 'december'],
    outline: `${circle(0, 36, 46)}${circle(0, -26, 34)}${box(-24, -88, 48, 36, 5)}${box(-36, -58, 72, 10, 5)}M-40 26L-78 2L-84 10L-44 36ZM40 26L78 2L84 10L44 36Z`,
    nodes: [
      line('M-38 28L-78 6M38 28L78 6M-66 12L-70 -4M66 12L70 -4', '#7a4a30', 5),
      cut(circle(0, 36, 46), '#eaf3f8'),
      cut(circle(0, -26, 34), '#f6fafc'),
      shaded('M26 0C60 22 52 78 6 82C34 66 40 24 26 0Z', 0.08),
      cut(
        circle(-12, -36, 4) +
          circle(12, -36, 4) +
          circle(-13, -14, 2.4) +
          circle(-5, -10, 2.4) +
          circle(5, -9, 2.4),
        '#35262a',
      ),
      cut('M-4 -30L30 -24L-4 -20Z', '#f2803a'),
      cut(box(-24, -88, 48, 36, 5) + box(-36, -58, 72, 10, 5), '#35405a'),
      cut(box(-24, -70, 48, 11), '#e8434c'),
      cut('M-34 -4Q0 14 34 -4L36 10Q0 28 -36 10ZM10 12L28 6L34 44L16 48Z', '#e8434c'),
      cut(circle(-6, 36, 5) + circle(-6, 58, 5), '#35405a'),
    ],
  }),
  sticker({
    key: 'easter-egg',
    label: 'Painted egg',
    tags: ['easter', 'egg', 'spring', 'festival', 'pastel'],
    outline: egg,
    nodes: [
      cut(egg, '#8fcfe0'),
      cut(
        'M-57 -8L-44 -22L-30 -8L-15 -22L0 -8L15 -22L30 -8L44 -22L57 -8V8L44 -6L30 8L15 -6L0 8L-15 -6L-30 8L-44 -6L-57 8Z',
        '#fff4e2',
      ),
      cut('M-60 18Q0 32 60 18Q60 30 57 42Q0 54 -57 42Q-60 30 -60 18Z', '#f2789a'),
      cut(circle(-38, 34, 6) + circle(-13, 38, 6) + circle(13, 38, 6) + circle(38, 34, 6), '#ffdd6a'),
      cut(circle(-22, -42, 7) + circle(22, -42, 7) + circle(0, -60, 7), '#f6a821'),
      cut(circle(0, 64, 6) + circle(-24, 60, 5) + circle(24, 60, 5), '#f6a821'),
      shaded('M30 -58C66 -20 76 60 14 79C48 56 52 -10 30 -58Z', 0.13),
      lit('M-40 -26C-36 -44 -26 -60 -14 -68C-22 -54 -28 -40 -31 -24Z', 0.5),
    ],
  }),
  sticker({
    key: 'pumpkin',
    label: 'Smiling pumpkin',
    tags: ['pumpkin', 'autumn', 'halloween', 'harvest', 'october', 'orange'],
    outline: pumpkin + pumpkinStem,
    nodes: [
      cut(pumpkinStem, '#5a8a4a'),
      cut(oval(-42, 16, 38, 48) + oval(42, 16, 38, 48), '#e8782a'),
      cut(oval(0, 14, 46, 54), '#f6923a'),
      cut(
        'M-26 -24C-38 0 -38 34 -26 56C-34 34 -34 0 -26 -24ZM26 -24C38 0 38 34 26 56C34 34 34 0 26 -24Z',
        '#c9601c',
      ),
      ...smiling(0, 8, 24),
      cut('M14 -40C30 -58 54 -52 62 -36C46 -30 26 -28 14 -40Z', '#6fb05c'),
      lit(oval(-54, -6, 8, 12) + oval(-12, -22, 9, 6), 0.35),
    ],
  }),
  sticker({
    key: 'dreidel',
    label: 'Spinning top',
    tags: ['dreidel', 'hanukkah', 'toy', 'blue', 'festival', 'game'],
    outline: `${dreidel}${box(-7, -84, 14, 44, 6)}`,
    nodes: [
      cut(box(-7, -84, 14, 44, 6), '#c9944a'),
      cut('M-50 -34L0 -50L50 -34L0 -18Z', '#8fc0ea'),
      cut('M-50 -34L0 -18V82L-50 34Z', '#3f7fc0'),
      cut('M50 -34L0 -18V82L50 34Z', '#2f62a0'),
      cut(star(-25, 10, 18, 0, 6, 0.58), '#ffdd6a'),
      cut(circle(25, 10, 12), '#ffdd6a'),
      cut(circle(25, 10, 5), '#2f62a0'),
      line('M-44 -24L-6 -11M44 -24L6 -11', '#e4f0fa', 3.5),
    ],
  }),
  sticker({
    key: 'fireworks',
    label: 'Fireworks',
    tags: ['fireworks', 'new year', 'diwali', 'night', 'party', 'celebration'],
    outline: circle(-20, -18, 62) + circle(42, 30, 42) + circle(-36, 54, 28),
    nodes: [
      cut(circle(-20, -18, 62) + circle(42, 30, 42) + circle(-36, 54, 28), '#2c3560'),
      ...burst(-20, -18, 52, '#ffcf4a', 14),
      ...burst(44, 32, 34, '#f2789a', 10),
      ...burst(-38, 56, 20, '#6fe0d0', 8),
      lit(twinkle(-20, -18, 12) + twinkle(44, 32, 9) + circle(22, -52, 2.5) + circle(4, 56, 2.5), 0.95),
    ],
  }),
  sticker({
    key: 'pinata',
    label: 'Piñata donkey',
    tags: ['pinata', 'mexico', 'party', 'donkey', 'colorful', 'kids'],
    outline: pinata,
    nodes: [
      {
        kind: 'group',
        clip: { kind: 'path', d: pinata },
        children: [
          cut(box(-90, -90, 180, 56), '#f2576a'),
          cut(box(-90, -36, 180, 24), '#f6b02c'),
          cut(box(-90, -12, 180, 24), '#3fb8ae'),
          cut(box(-90, 12, 180, 24), '#8a6fc8'),
          cut(box(-90, 36, 180, 24), '#f2789a'),
          cut(box(-90, 60, 180, 24), '#f6b02c'),
          line(
            'M-90 -35L-82 -28L-74 -35L-66 -28L-58 -35L-50 -28L-42 -35L-34 -28L-26 -35L-18 -28L-10 -35L-2 -28L6 -35L14 -28L22 -35L30 -28L38 -35L46 -28L54 -35L62 -28L70 -35',
            '#f2576a',
            5,
          ),
          line(
            'M-90 -11L-82 -4L-74 -11L-66 -4L-58 -11L-50 -4L-42 -11L-34 -4L-26 -11L-18 -4L-10 -11L-2 -4L6 -11L14 -4L22 -11L30 -4L38 -11L46 -4L54 -11L62 -4L70 -11',
            '#f6b02c',
            5,
          ),
          line(
            'M-50 13L-42 20L-34 13L-26 20L-18 13L-10 20L-2 13L6 20L14 13L22 20L30 13L38 20L46 13L54 20L62 13L70 20',
            '#3fb8ae',
            5,
          ),
        ],
      },
      cut(circle(-48, -26, 6), '#35262a'),
      cut(circle(-72, -12, 3), '#35262a'),
      line('M66 -30Q84 -20 78 4', '#f2576a', 8),
    ],
  }),
  sticker({
    key: 'red-envelope',
    label: 'Red envelope with a coin',
    tags: ['envelope', 'china', 'chinese', 'new year', 'lucky', 'money', 'red'],
    outline: box(-50, -80, 100, 160, 10),
    nodes: [
      cut(box(-50, -80, 100, 160, 10), '#d9283a'),
      cut('M-50 -70Q-50 -80 -40 -80H40Q50 -80 50 -70V-46Q0 2 -50 -46Z', '#b81f30'),
      cut(circle(0, -20, 22), '#f6b82f'),
      cut(circle(0, -20, 16), '#ffdd6a'),
      cut(box(-6, -26, 12, 12), '#d9283a'),
      cut(blossom(-22, 44, 15, 5, -90) + blossom(22, 54, 12, 5, -90), '#ffdd6a'),
      line('M-34 66Q0 40 36 26', '#ffdd6a', 3.5),
      cut(circle(-22, 44, 4) + circle(22, 54, 3.5) + circle(34, 27, 5), '#d9283a'),
    ],
  }),
];
