import type { SceneNode } from '#card/scene/scene.ts';
import { cut, line, placed, shadowed, translated } from './cutout.ts';
import { circle, oval } from './outline.ts';
import { partyHat } from './party-hat.ts';

/** On the landscape face it stands at the left edge, 900 high. */
export function longNeck(): readonly SceneNode[] {
  const body =
    'M-12 900C-20 800 -14 700 10 600C26 520 10 440 22 360C26 310 60 282 98 292C128 300 136 324 120 338C104 350 84 346 80 360C72 430 96 520 100 590C112 650 150 660 150 740C152 800 150 840 152 900H112L106 820H60L56 900Z';
  return [
    translated([cut(body, '#2a211420')], 6, 8),
    cut(body, '#4f9a8a'),
    cut(
      'M80 360C72 430 96 520 100 590C112 650 150 660 150 740C152 800 150 840 152 900H112L106 820C120 700 70 560 62 470C58 420 60 380 80 360Z',
      '#c9e3c4',
    ),
    cut(
      [
        [30, 420, 11],
        [24, 500, 14],
        [46, 560, 10],
        [20, 620, 16],
        [60, 660, 13],
        [24, 720, 18],
        [70, 750, 12],
      ]
        .map(([x, y, r]) => oval(x as number, y as number, r as number, (r as number) * 0.8))
        .join(''),
      '#3a7f74',
    ),
    cut(circle(84, 312, 6), '#2a2a2a'),
    cut(circle(82, 310, 2), '#ffffff'),
    line('M98 334Q112 334 120 324', '#2a5a54', 3),
    cut(oval(72, 330, 8, 5), '#f48a7a', 0.6),
    placed(partyHat('#f4694f', '#ffd166'), { x: 56, y: 292, scale: 0.92, rotation: -14 }),
  ];
}

export function plated(): readonly SceneNode[] {
  const plates = [
    [-116, -10, 26],
    [-84, -46, 34],
    [-42, -72, 42],
    [6, -80, 46],
    [52, -66, 40],
    [90, -38, 32],
  ] as const;
  const body =
    'M-190 64C-150 40 -130 0 -84 -30C-30 -62 40 -60 84 -24C104 -8 120 4 144 6C168 8 178 28 162 40C146 50 116 48 100 46C96 66 96 80 98 96H66L62 70H-34L-36 96H-68L-74 62C-110 66 -150 70 -190 64Z';
  return [
    ...shadowed(
      plates
        .map(
          ([x, y, s]) => `M${x - s * 0.5} ${y + s * 0.5}L${x} ${y - s * 0.7}L${x + s * 0.5} ${y + s * 0.5}Z`,
        )
        .join(''),
      '#f6a03c',
      3,
    ),
    cut(body, '#d9647a'),
    cut(
      'M-190 64C-130 58 -60 44 0 46C50 48 90 50 100 46C96 66 96 80 98 96H66L62 70H-34L-36 96H-68L-74 62C-110 66 -150 70 -190 64Z',
      '#f7c0b4',
    ),
    cut(
      [
        [-40, -10, 12],
        [0, -24, 10],
        [34, 2, 13],
        [-6, 14, 9],
        [-74, 16, 9],
      ]
        .map(([x, y, r]) => circle(x as number, y as number, r as number))
        .join(''),
      '#b5456a',
    ),
    cut(circle(134, 20, 5), '#2a2a2a'),
    line('M152 34Q160 34 164 28', '#7a2a40', 3),
  ];
}

export const flyer: readonly SceneNode[] = [
  cut(
    'M0 0C30 -30 70 -36 110 -20C80 -16 60 0 44 14L56 30L30 20C10 24 -6 14 0 0ZM6 4L-36 -10L4 -10Z',
    '#7d6bb0',
  ),
  cut('M30 8C10 -30 -40 -50 -80 -46C-50 -30 -40 0 0 14Z', '#9a8acb'),
  cut(circle(4, 0, 3), '#2a2a2a'),
];
