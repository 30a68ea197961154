import type { Color, SceneNode } from '#card/scene/scene.ts';
import { cut, line } from './cutout.ts';
import { blossom, circle, oval } from './outline.ts';

const eyes = (y = -6, dx = 17): readonly SceneNode[] => [
  cut(circle(-dx, y, 5.5) + circle(dx, y, 5.5), '#35262a'),
  cut(circle(-dx - 1.5, y - 2, 1.8) + circle(dx - 1.5, y - 2, 1.8), '#ffffff'),
];
const smile = (y: number): SceneNode =>
  line(`M-11 ${y}Q-5 ${y + 8} 0 ${y}Q5 ${y + 8} 11 ${y}`, '#35262a', 2.6);
const cheeks = (color: Color = '#f48a7a'): SceneNode =>
  cut(oval(-29, 10, 7, 5) + oval(29, 10, 7, 5), color, 0.6);

/** Heads about the origin, some 100 wide, that look over an edge. */
export const heads = {
  bear: [
    cut(circle(-34, -36, 18) + circle(34, -36, 18), '#a8683c'),
    cut(circle(-34, -36, 9) + circle(34, -36, 9), '#e0a878'),
    cut(oval(0, 0, 50, 46), '#b5763f'),
    cut(oval(0, 16, 23, 18), '#f0cfa0'),
    ...eyes(),
    cut(oval(0, 9, 8, 5.5), '#35262a'),
    smile(18),
    cheeks(),
  ],
  panda: [
    cut(circle(-36, -36, 18) + circle(36, -36, 18), '#3a3436'),
    cut(oval(0, 0, 51, 46), '#fffaf4'),
    cut(oval(-19, -4, 13, 16) + oval(19, -4, 13, 16), '#3a3436'),
    cut(circle(-17, -5, 5.5) + circle(17, -5, 5.5), '#ffffff'),
    cut(circle(-17, -4, 3.4) + circle(17, -4, 3.4), '#1a1214'),
    cut(oval(0, 14, 7, 5), '#3a3436'),
    smile(20),
    cheeks(),
  ],
  lion: [
    cut(blossom(0, 0, 66, 13), '#c9702a'),
    cut(blossom(0, 0, 56, 13, 14), '#e08a34'),
    cut(circle(-34, -34, 13) + circle(34, -34, 13), '#f2b45a'),
    cut(oval(0, 2, 44, 41), '#f6c26c'),
    cut(oval(-9, 18, 13, 11) + oval(9, 18, 13, 11), '#fff0d0'),
    ...eyes(-5, 16),
    cut('M-9 6H9L0 16Z', '#7a3a24'),
    smile(19),
    cheeks(),
  ],
  fox: [
    cut('M-52 -58L-14 -34L-46 -6ZM52 -58L14 -34L46 -6Z', '#e8743a'),
    cut('M-46 -46L-24 -32L-42 -18ZM46 -46L24 -32L42 -18Z', '#5a3030'),
    cut('M0 -44C34 -44 58 -12 56 6C40 30 18 46 0 48C-18 46 -40 30 -56 6C-58 -12 -34 -44 0 -44Z', '#ee8244'),
    cut('M-56 6C-34 -2 -14 4 0 26C14 4 34 -2 56 6C40 30 18 46 0 48C-18 46 -40 30 -56 6Z', '#fff4e4'),
    ...eyes(-8, 20),
    cut(oval(0, 30, 7, 5.5), '#35262a'),
  ],
  rabbit: [
    cut(oval(-20, -62, 12, 36) + oval(20, -62, 12, 36), '#efe3da'),
    cut(oval(-20, -58, 6, 26) + oval(20, -58, 6, 26), '#f4a8a8'),
    cut(oval(0, 2, 45, 42), '#f7eee6'),
    ...eyes(-4, 17),
    cut('M-7 10H7L0 17Z', '#e8788a'),
    smile(18),
    cheeks(),
  ],
  koala: [
    cut(circle(-46, -22, 25) + circle(46, -22, 25), '#8a98a5'),
    cut(circle(-46, -22, 15) + circle(46, -22, 15), '#e8b8bc'),
    cut(oval(0, 0, 47, 44), '#9aa8b5'),
    cut(oval(0, 8, 10, 15), '#35343c'),
    ...eyes(-6, 21),
    smile(26),
    cheeks(),
  ],
  elephant: [
    cut(
      'M-36 -30C-86 -52 -96 16 -58 34C-46 38 -38 26 -34 14ZM36 -30C86 -52 96 16 58 34C46 38 38 26 34 14Z',
      '#7f97a8',
    ),
    cut(
      'M-42 -24C-74 -36 -80 8 -56 22C-48 24 -42 16 -40 8ZM42 -24C74 -36 80 8 56 22C48 24 42 16 40 8Z',
      '#e8b4b4',
    ),
    cut(
      'M0 -48C34 -48 46 -20 40 8C36 28 20 30 16 40C14 60 -14 62 -15 40C-20 30 -36 28 -40 8C-46 -20 -34 -48 0 -48Z',
      '#93aabb',
    ),
    line('M-13 34Q0 39 13 34M-13 44Q0 49 13 44', '#7890a2', 2.5),
    ...eyes(-8, 18),
    cheeks(),
  ],
  tiger: [
    cut(circle(-36, -36, 16) + circle(36, -36, 16), '#ee9a3a'),
    cut(oval(0, 0, 50, 46), '#f4a848'),
    cut(
      'M0 -46L-7 -22H7ZM-22 -42L-20 -24L-11 -38ZM22 -42L20 -24L11 -38ZM-50 -6L-32 0L-50 8ZM50 -6L32 0L50 8ZM-46 18L-30 16L-40 28ZM46 18L30 16L40 28Z',
      '#4a3030',
    ),
    cut(oval(-10, 18, 14, 12) + oval(10, 18, 14, 12), '#fff4e4'),
    ...eyes(),
    cut('M-8 6H8L0 15Z', '#e8687a'),
    smile(18),
  ],
} as const satisfies Record<string, readonly SceneNode[]>;

/** Shoulders in a striped jersey, below a head. */
export function jersey(color: Color, stripe: Color): readonly SceneNode[] {
  return [
    cut('M-26 36C-58 44 -66 84 -66 160H66C66 84 58 44 26 36Q0 50 -26 36Z', color),
    line('M-58 78Q0 94 58 78M-64 112Q0 128 64 112', stripe, 10),
    cut('M30 37C58 46 66 84 66 160H40C46 110 44 66 30 37Z', '#4a1430', 0.13),
  ];
}
