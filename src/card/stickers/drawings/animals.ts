import { cut, line } from '#card/backgrounds/cutout.ts';
import { circle, oval } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { lit, type Sticker, shaded, sticker } from '../sticker.ts';

const dark = '#35262a';

const eyes = (y: number, dx: number, r = 7): readonly SceneNode[] => [
  cut(circle(-dx, y, r) + circle(dx, y, r), dark),
  cut(circle(-dx - 2, y - 2.4, r * 0.36) + circle(dx - 2, y - 2.4, r * 0.36), '#ffffff'),
];
const muzzle = (y: number): SceneNode => line(`M-14 ${y}Q-7 ${y + 10} 0 ${y}Q7 ${y + 10} 14 ${y}`, dark, 3.5);
const cheeks = (y: number, dx: number, color: Color = '#f2617a'): SceneNode =>
  cut(oval(-dx, y, 10, 7) + oval(dx, y, 10, 7), color, 0.5);

const catEars = 'M-66 -10L-62 -78L-14 -46ZM66 -10L62 -78L14 -46Z';
const catHead = oval(0, 14, 72, 62);
const dogEars =
  'M-44 -46C-86 -56 -92 20 -70 44C-54 48 -46 16 -40 -6ZM44 -46C86 -56 92 20 70 44C54 48 46 16 40 -6Z';
const bunnyEars = oval(-28, -46, 18, 42) + oval(28, -46, 18, 42);
const foxHead = 'M0 -34C44 -34 82 4 80 22C58 48 26 74 0 78C-26 74 -58 48 -80 22C-82 4 -44 -34 0 -34Z';
const foxEars = 'M-70 -78L-16 -36L-68 6ZM70 -78L16 -36L68 6Z';
const owlBody = 'M-62 -76C-40 -66 40 -66 62 -76C76 -40 78 82 0 82C-78 82 -76 -40 -62 -76Z';
const elephantHead =
  'M0 -60C36 -60 54 -34 50 0C46 24 26 30 20 44C16 62 24 70 36 66C44 62 48 56 54 60C58 72 44 84 28 84C-2 84 -22 70 -24 44C-32 28 -46 24 -50 0C-54 -34 -36 -60 0 -60Z';
const elephantEars =
  'M-40 -44C-84 -62 -98 0 -70 30C-56 40 -42 26 -38 10ZM40 -44C84 -62 98 0 70 30C56 40 42 26 38 10Z';

export const animals: readonly Sticker[] = [
  sticker({
    key: 'cat',
    label: 'Ginger cat',
    tags: ['cat', 'kitten', 'pet', 'animal', 'orange'],
    outline: catHead + catEars,
    nodes: [
      cut(catEars, '#ee9440'),
      cut('M-57 -26L-55 -62L-30 -46ZM57 -26L55 -62L30 -46Z', '#f9b8b0'),
      cut(catHead, '#f4a650'),
      cut(
        'M-9 -47H9L5 -20Q0 -14 -5 -20ZM-34 -41L-20 -45L-18 -26ZM34 -41L20 -45L18 -26ZM-72 14L-48 12L-70 24ZM72 14L48 12L70 24ZM-68 36L-46 30L-60 44ZM68 36L46 30L60 44Z',
        '#d9782a',
      ),
      cut(oval(-13, 38, 19, 16) + oval(13, 38, 19, 16), '#fff2e0'),
      ...eyes(8, 28),
      cut('M-8 22H8L0 32Z', '#e2586c'),
      muzzle(36),
      cheeks(32, 46),
    ],
  }),
  sticker({
    key: 'dog',
    label: 'Puppy',
    tags: ['dog', 'puppy', 'pet', 'animal', 'brown'],
    outline: oval(0, 10, 60, 66) + dogEars,
    nodes: [
      cut(oval(0, 10, 60, 66), '#fbe3bd'),
      cut('M4 -54C44 -58 62 -26 60 10C52 26 30 26 20 8C14 -10 14 -34 4 -54Z', '#c98a4a'),
      cut(dogEars, '#a8683a'),
      cut(oval(0, 42, 32, 28), '#fff6e8'),
      ...eyes(6, 24),
      cut('M-13 24Q0 18 13 24Q10 38 0 39Q-10 38 -13 24Z', dark),
      cut('M-10 50Q0 54 10 50V62Q10 72 0 72Q-10 72 -10 62Z', '#f2617a'),
      muzzle(44),
      lit(oval(-5, 27, 4, 2.5), 0.7),
    ],
  }),
  sticker({
    key: 'panda',
    label: 'Panda',
    tags: ['bear', 'panda', 'animal', 'china', 'cute'],
    outline: oval(0, 12, 74, 66) + circle(-52, -46, 26) + circle(52, -46, 26),
    nodes: [
      cut(circle(-52, -46, 26) + circle(52, -46, 26), '#3a3438'),
      cut(oval(0, 12, 74, 66), '#fdf7f0'),
      shaded('M40 -42C84 -20 84 52 34 70C62 40 62 -8 40 -42Z', 0.08),
      cut(
        'M-40 -16C-22 -26 -8 -6 -16 14C-24 30 -50 30 -50 8C-50 -2 -46 -12 -40 -16ZM40 -16C22 -26 8 -6 16 14C24 30 50 30 50 8C50 -2 46 -12 40 -16Z',
        '#3a3438',
      ),
      cut(circle(-30, 4, 8) + circle(30, 4, 8), '#ffffff'),
      cut(circle(-29, 5, 5) + circle(29, 5, 5), '#140f12'),
      cut(oval(0, 32, 11, 7.5), '#3a3438'),
      muzzle(42),
      cheeks(40, 50),
    ],
  }),
  sticker({
    key: 'rabbit',
    label: 'Rabbit with a flower',
    tags: ['bunny', 'rabbit', 'animal', 'easter', 'pet', 'white'],
    outline: `${oval(0, 28, 62, 54)}${bunnyEars}${circle(42, -14, 20)}`,
    nodes: [
      cut(bunnyEars, '#f3e7df'),
      cut(oval(-28, -44, 9, 30) + oval(28, -44, 9, 30), '#f7b0b6'),
      cut(oval(0, 28, 62, 54), '#fbf3ec'),
      ...eyes(22, 24),
      cut('M-8 36H8L0 45Z', '#e8687a'),
      muzzle(49),
      cheeks(46, 40),
      cut(
        [0, 72, 144, 216, 288]
          .map((d) =>
            circle(42 + 11 * Math.cos((d * Math.PI) / 180), -14 + 11 * Math.sin((d * Math.PI) / 180), 9),
          )
          .join(''),
        '#8a6fc8',
      ),
      cut(circle(42, -14, 7), '#ffdd6a'),
    ],
  }),
  sticker({
    key: 'fox',
    label: 'Fox',
    tags: ['fox', 'animal', 'forest', 'orange', 'autumn'],
    outline: foxHead + foxEars,
    nodes: [
      cut(foxEars, '#d9622c'),
      cut('M-60 -58L-30 -36L-56 -12ZM60 -58L30 -36L56 -12Z', '#4a2a2c'),
      cut(foxHead, '#ee7d3c'),
      cut('M-80 22C-54 4 -22 14 0 46C22 14 54 4 80 22C58 48 26 74 0 78C-26 74 -58 48 -80 22Z', '#fff3e2'),
      ...eyes(12, 30),
      cut(oval(0, 66, 11, 9), dark),
      lit(oval(-4, 63, 3, 2), 0.8),
      cheeks(36, 44),
    ],
  }),
  sticker({
    key: 'owl',
    label: 'Owl',
    tags: ['owl', 'bird', 'animal', 'wise', 'night', 'teacher'],
    outline: owlBody,
    nodes: [
      cut(owlBody, '#7a6bb0'),
      cut(
        'M-62 -10C-76 20 -66 62 -36 72C-48 44 -52 16 -62 -10ZM62 -10C76 20 66 62 36 72C48 44 52 16 62 -10Z',
        '#5f5296',
      ),
      cut(oval(0, 40, 36, 38), '#e9dff4'),
      line(
        'M-22 30Q-15 40 -8 30M8 30Q15 40 22 30M-8 46Q0 56 8 46M-24 54Q-18 62 -12 56M12 56Q18 62 24 54',
        '#a898d0',
        4,
      ),
      cut(circle(-26, -22, 28) + circle(26, -22, 28), '#fff6e6'),
      cut(circle(-24, -20, 15) + circle(24, -20, 15), dark),
      cut(circle(-29, -25, 5) + circle(19, -25, 5), '#ffffff'),
      cut('M-11 -8H11L0 12Z', '#f6a821'),
    ],
  }),
  sticker({
    key: 'elephant',
    label: 'Elephant',
    tags: ['elephant', 'animal', 'india', 'africa', 'blue'],
    outline: elephantHead + elephantEars,
    nodes: [
      cut(elephantEars, '#7fa0bb'),
      cut(
        'M-46 -34C-76 -42 -84 0 -64 20C-54 26 -44 16 -42 4ZM46 -34C76 -42 84 0 64 20C54 26 44 16 42 4Z',
        '#f0b4bc',
      ),
      cut(elephantHead, '#97b6ce'),
      line('M-18 36Q0 42 18 38M-17 50Q0 56 15 52M-10 64Q4 66 16 60', '#7a9ab4', 3.5),
      cut('M-22 -59C-8 -62 8 -62 22 -59Q14 -30 0 -24Q-14 -30 -22 -59Z', '#f6a821'),
      cut(circle(0, -42, 8) + circle(-12, -53, 3.5) + circle(12, -53, 3.5), '#e23d5f'),
      ...eyes(-6, 26),
      cheeks(14, 38),
    ],
  }),
];
