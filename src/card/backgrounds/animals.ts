import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, fade, ground, line, moved, placed, shadowed } from './cutout.ts';
import { blossom, circle, cloud, leaf, oval, smooth, star } from './outline.ts';
import { roundedSheet, scallopedSheet, sheet } from './paper.ts';

const eyes = (y = -6, dx = 17): readonly SceneNode[] => [
  cut(circle(-dx, y, 5.5) + circle(dx, y, 5.5), '#35262a'),
  cut(circle(-dx - 1.5, y - 2, 1.8) + circle(dx - 1.5, y - 2, 1.8), '#ffffff'),
];
const smile = (y: number): SceneNode =>
  line(`M-11 ${y}Q-5 ${y + 8} 0 ${y}Q5 ${y + 8} 11 ${y}`, '#35262a', 2.6);
const cheeks = (color: Color = '#f48a7a'): SceneNode =>
  cut(oval(-29, 10, 7, 5) + oval(29, 10, 7, 5), color, 0.6);

/** Heads about the origin, some 100 wide, that look over an edge. */
const heads = {
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

function partyHat(color: Color, band: Color): readonly SceneNode[] {
  return [
    cut('M-22 0L0 -56L22 0Q0 9 -22 0Z', color),
    cut('M-15 -18L-9 -33L12 -25L17 -13ZM-5 -44L0 -56L6 -41Z', band),
    cut('M4 -46L22 0Q14 4 6 4Z', '#4a1430', 0.14),
    cut(blossom(0, -58, 11, 8), band),
  ];
}

/** Shoulders in a striped jersey, below a head. */
function jersey(color: Color, stripe: Color): readonly SceneNode[] {
  return [
    cut('M-26 36C-58 44 -66 84 -66 160H66C66 84 58 44 26 36Q0 50 -26 36Z', color),
    line('M-58 78Q0 94 58 78M-64 112Q0 128 64 112', stripe, 10),
    cut('M30 37C58 46 66 84 66 160H40C46 110 44 66 30 37Z', '#4a1430', 0.13),
  ];
}

function drawAnimals(random: Random): readonly SceneNode[] {
  const names = Object.keys(heads) as (keyof typeof heads)[];
  const first = random.int(0, names.length - 1);
  const hats: readonly (readonly [Color, Color])[] = [
    ['#f4694f', '#ffe3a0'],
    ['#2f93a0', '#f6b02c'],
    ['#f6b02c', '#f4694f'],
    ['#7d5ba6', '#f7b6c0'],
    ['#5a9a55', '#fff0cf'],
  ];
  const guest = (x: number, y: number, scale: number, index: number, turn = 0): SceneNode => {
    const name = names[(index + first) % names.length] as keyof typeof heads;
    const [hat, band] = hats[(index + first) % 5] as readonly [Color, Color];
    const lift = name === 'rabbit' ? -34 : name === 'lion' ? -56 : -42;
    return placed(
      [
        ...jersey(hat, band),
        ...heads[name],
        ...(name === 'rabbit'
          ? []
          : [placed(partyHat(hat, band), { x: 8, y: lift + 6, scale: 0.72, turn: 9 })]),
      ],
      { x, y: y + random.float(-4, 4), scale, turn: turn + random.float(-4, 4) },
    );
  };
  const tuft = Array.from({ length: 46 }, (_, i) =>
    leaf(i * 27 - 10, 912, random.float(18, 34), 9, -90 + random.float(-18, 18), 0.3),
  );
  const vine = (mirror: boolean) => {
    const leaves = Array.from({ length: 15 }, (_, i) => {
      const y = 20 + i * 36;
      const x = 46 + Math.sin(i * 0.8) * 18;
      return leaf(x, y, 54, 20, i % 2 ? 28 : 152, 0.5);
    });
    return placed(
      [
        line(
          smooth(
            Array.from({ length: 9 }, (_, i) => [46 + Math.sin(i * 1.07 * 1.0) * 18, -20 + i * 74] as const),
          ),
          '#4f8a5b',
          5,
        ),
        cut(leaves.filter((_, i) => i % 3 !== 1).join(''), '#6fae6a'),
        cut(leaves.filter((_, i) => i % 3 === 1).join(''), '#3f8a5a'),
      ],
      { x: mirror ? 1200 : 0, y: 0, mirror },
    );
  };
  const canopy = [-40, 90, 230, 380, 530, 680, 830, 980, 1120].map((x, i) =>
    blossom(x + 50, -30, 96 + (i % 2) * 12, 9, i * 17),
  );
  return [
    ground(fade(['#cfe9c4', '#e6f2cf', '#fdf0c9'])),
    cut(
      `${smooth([
        [-20, 640],
        [60, 610],
        [180, 690],
        [400, 770],
        [640, 790],
        [900, 770],
        [1060, 680],
        [1160, 600],
        [1220, 610],
      ])}V920H-20Z`,
      '#a9d08a',
    ),
    vine(false),
    vine(true),
    ...shadowed(canopy.join(''), '#4f9a5e', 8),
    cut(canopy.map((_, i) => blossom(20 + i * 148, -44, 74, 8, i * 23)).join(''), '#6fb56c'),
    ...sheet(scallopedSheet, '#fffbf2', { color: '#f08a4a', width: 2.5, inset: 16, dash: [10, 8] }),
    guest(66, 690, 1.16, 0, -4),
    guest(1134, 690, 1.16, 1, 4),
    ...[190, 330, 465, 600, 735, 870, 1010].map((x, i) => guest(x, 866, 0.8, i + 2)),
    guest(64, 838, 0.92, 9, 4),
    guest(1136, 838, 0.92, 10, -4),
    cut(tuft.filter((_, i) => i % 2 === 0).join(''), '#5f9e57'),
    cut(tuft.filter((_, i) => i % 2 === 1).join(''), '#3f7f4d'),
    cut(
      [
        [70, 500],
        [1130, 500],
        [40, 380],
        [1160, 380],
      ]
        .map(([x, y]) => star(x as number, y as number, 13, random.float(0, 60)))
        .join(''),
      '#f6b02c',
    ),
  ];
}

function longNeck(): readonly SceneNode[] {
  const body =
    'M-12 900C-20 800 -14 700 10 600C26 520 10 440 22 360C26 310 60 282 98 292C128 300 136 324 120 338C104 350 84 346 80 360C72 430 96 520 100 590C112 650 150 660 150 740C152 800 150 840 152 900H112L106 820H60L56 900Z';
  return [
    moved([cut(body, '#2a211420')], 6, 8),
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
    placed(partyHat('#f4694f', '#ffd166'), { x: 56, y: 292, scale: 0.92, turn: -14 }),
  ];
}

function plated(): readonly SceneNode[] {
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

function drawDinosaurs(random: Random): readonly SceneNode[] {
  const palm = (x: number, y: number, h: number, mirror: boolean) =>
    placed(
      [
        cut(`M-8 0Q6 ${-h * 0.5} 10 ${-h}H22Q22 ${-h * 0.5} 14 0Z`, '#a8683c'),
        cut(
          [-168, -128, -88, -46, -6, 24].map((turn) => leaf(16, -h, h * 0.42, h * 0.09, turn, 0.4)).join(''),
          '#3f8a5a',
        ),
        cut(circle(10, -h + 8, 8) + circle(24, -h + 10, 8), '#7a4a2c'),
      ],
      { x: x + random.float(-6, 6), y, mirror },
    );
  const egg = (x: number, y: number, color: Color) =>
    placed(
      [
        cut('M0 -30C18 -30 26 -4 24 8C20 26 -20 26 -24 8C-26 -4 -18 -30 0 -30Z', '#fff6e4'),
        cut(circle(-8, -8, 5) + circle(8, 2, 6) + circle(-4, 12, 4), color),
      ],
      { x, y, turn: random.float(-14, 14) },
    );
  const hill = (y: number, phase: number) =>
    `${smooth([
      [-20, y - 30],
      [180 + phase, y - 10],
      [430, y + 14],
      [680 + phase, y + 8],
      [920, y + 10],
      [1080, y - 20],
      [1220, y - 40],
    ])}V920H-20Z`;
  return [
    ground(fade(['#f9b57f', '#fcd59e', '#fdebc4'])),
    cut(circle(600, 60, 70), '#fff0c0'),
    cut(cloud(140, 84, 190) + cloud(860, 76, 200) + cloud(1080, 250, 160), '#fff6e8'),
    cut('M930 800L1070 470Q1110 450 1150 470L1260 800Z', '#b5705a'),
    cut(
      'M1070 470Q1110 450 1150 470L1168 524C1156 508 1146 560 1134 534S1116 590 1102 548S1080 560 1050 518Z',
      '#f0573c',
    ),
    cut(blossom(1112, 420, 44, 7) + blossom(1150, 362, 34, 7) + blossom(1104, 330, 24, 6), '#fff0dc', 0.85),
    cut(hill(720, 20), '#cfd08a'),
    palm(128, 800, 300, false),
    ...sheet(roundedSheet, '#fffaf0', { color: '#4f9a8a', width: 3, inset: 15, dash: [0.1, 11] }),
    placed(longNeck(), { x: random.float(-10, -2), y: 20 }),
    placed(
      [
        cut(
          'M0 0C30 -30 70 -36 110 -20C80 -16 60 0 44 14L56 30L30 20C10 24 -6 14 0 0ZM6 4L-36 -10L4 -10Z',
          '#7d6bb0',
        ),
        cut('M30 8C10 -30 -40 -50 -80 -46C-50 -30 -40 0 0 14Z', '#9a8acb'),
        cut(circle(4, 0, 3), '#2a2a2a'),
      ],
      { x: 1100, y: 96, scale: 0.8, turn: random.float(-8, 8) },
    ),
    ...shadowed(hill(850, 0), '#8fb566', 4),
    placed(plated(), { x: 1064 + random.float(-6, 6), y: 822, scale: 0.66 }),
    egg(330, 862, '#f4694f'),
    egg(384, 868, '#2f93a0'),
    egg(760, 868, '#f6b02c'),
    ...shadowed(hill(890, -30), '#5f9450', 3),
    cut(
      Array.from({ length: 30 }, (_, i) =>
        leaf(i * 41 + random.float(-8, 8), 908, random.float(24, 48), 8, -90 + random.float(-20, 20), 0.3),
      ).join(''),
      '#3f7a4a',
    ),
  ];
}

export const animals: Background = {
  key: 'bg-animals',
  label: 'Animal party',
  tags: ['animals', 'zoo', 'lion', 'panda', 'kids', 'funny'],
  panel: null,
  draw: drawAnimals,
};

export const dinosaurs: Background = {
  key: 'bg-dinosaurs',
  label: 'Dinosaurs',
  tags: ['dinosaur', 'kids', 'volcano', 'adventure', 'funny'],
  panel: null,
  draw: drawDinosaurs,
};
