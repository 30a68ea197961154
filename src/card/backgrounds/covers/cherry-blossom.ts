import type { Random } from '#card/scene/random.ts';
import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, placed, symbolAt } from '../cutout.ts';
import { box, circle, cloud, leaf, oval, type Point, petals, polar, round, smooth } from '../outline.ts';
import { downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 330, width: 720, height: 270 },
  square: { x: 180, y: 188, width: 740, height: 220 },
};

const places = {
  portrait: {
    shore: 1080,
    peak: { x: 520, y: 690, half: 420 },
    sun: [250, 780, 104],
    bridge: { x: 580, y: 1226, scale: 1.08 },
    pagoda: { x: 160, y: 1096, scale: 1.05 },
  },
  square: {
    shore: 740,
    peak: { x: 620, y: 462, half: 400 },
    sun: [300, 530, 76],
    bridge: { x: 650, y: 850, scale: 0.86 },
    pagoda: { x: 150, y: 756, scale: 0.8 },
  },
} as const;

const blossom: SceneSymbol = {
  viewBox: [-52, -52, 104, 104],
  children: [
    cut(petals(2, 4, 5, 48, 44, -90), '#8a2a5a', 0.14),
    cut(petals(0, 0, 5, 48, 44, -90), '#ffc2d6'),
    cut(petals(0, 0, 5, 30, 24, -90), '#ff8fb4'),
    cut(Array.from({ length: 5 }, (_, i) => circle(...polar(0, 0, 16, i * 72 - 54), 3)).join(''), '#c93f74'),
    cut(circle(0, 0, 6), '#fff0b8'),
  ],
};

type Twig = readonly Point[];

/** Branches that come in from the upper corners, in units of the face. */
function twigs(width: number, isSquare: boolean): readonly Twig[] {
  const w = width;
  if (isSquare)
    return [
      [
        [-20, 66],
        [90, 86],
        [210, 64],
        [340, 88],
        [470, 70],
      ],
      [
        [90, 86],
        [96, 190],
        [80, 290],
        [94, 380],
      ],
      [
        [210, 64],
        [270, 36],
        [330, 20],
      ],
      [
        [w + 20, 40],
        [w - 90, 70],
        [w - 200, 52],
        [w - 320, 82],
      ],
      [
        [w - 90, 70],
        [w - 58, 170],
        [w - 66, 260],
      ],
    ];
  return [
    [
      [-20, 110],
      [120, 170],
      [260, 160],
      [400, 214],
      [540, 204],
    ],
    [
      [120, 170],
      [76, 208],
      [40, 234],
    ],
    [
      [260, 160],
      [330, 96],
      [420, 70],
    ],
    [
      [w + 20, 60],
      [w - 100, 120],
      [w - 190, 110],
      [w - 270, 150],
    ],
    [
      [w - 100, 120],
      [w - 62, 180],
      [w - 40, 230],
    ],
  ];
}

function along(twig: Twig, t: number): Point {
  const at = t * (twig.length - 1);
  const [from, to] = [twig[Math.floor(at)] as Point, twig[Math.min(Math.ceil(at), twig.length - 1)] as Point];
  const share = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function flowering(random: Random, all: readonly Twig[], size: number): readonly SceneNode[] {
  const spots = all.flatMap((twig) =>
    Array.from({ length: 7 }, (_, i) => {
      const [x, y] = along(twig, 0.14 + (i * 0.86) / 6);
      return [x + random.float(-16, 16), y + random.float(-18, 18)] as const;
    }),
  );
  const buds = all.flatMap((twig) => Array.from({ length: 5 }, () => along(twig, random.float(0.2, 1))));
  return [
    ...all.map((twig, i) => line(smooth(twig), '#6b3a3f', i % 3 === 0 ? 15 : 8)),
    ...all.map((twig, i) =>
      line(smooth(twig.map(([x, y]): Point => [x - 2, y - 3])), '#9a5f5a', i % 3 === 0 ? 4 : 2.4),
    ),
    cut(
      buds.map(([x, y]) => circle(x + random.float(-20, 20), y + random.float(-22, 22), 8)).join(''),
      '#f2709c',
    ),
    cut(buds.map(([x, y]) => leaf(x, y, 30, 9, random.float(0, 360))).join(''), '#8fae5a'),
    ...spots.map(([x, y]) => symbolAt('blossom', x, y, random.float(0.74, 1.24) * size, random.int(0, 70))),
  ];
}

/** Its foot at the origin, 300 high. */
function pagoda(): readonly SceneNode[] {
  const roof = (y: number, half: number) =>
    `M0 ${y - 44}C${half * 0.4} ${y - 30} ${half * 0.7} ${y - 14} ${half} ${y - 22}C${half * 0.9} ${y + 2} ${half * 0.4} ${y + 4} 0 ${y + 4}C${-half * 0.4} ${y + 4} ${-half * 0.9} ${y + 2} ${-half} ${y - 22}C${-half * 0.7} ${y - 14} ${-half * 0.4} ${y - 30} 0 ${y - 44}Z`;
  const floors = [
    [0, 66, 118],
    [-84, 52, 98],
    [-160, 40, 78],
  ] as const;
  return [
    cut(box(-90, -14, 180, 18, 4), '#b9a58f'),
    line('M0 -330V-268', '#8a3a34', 5),
    ...floors.flatMap(([y, half, reach]) => [
      cut(box(-half, y - 76, half * 2, 66), downward(y - 76, y - 10, '#fff1e0', '#e9c9ae')),
      cut(box(-half, y - 76, 9, 66) + box(half - 9, y - 76, 9, 66) + box(-4, y - 76, 8, 66), '#c2423c'),
      cut(
        box(-half * 0.62, y - 54, half * 0.42, 32, 3) + box(half * 0.2, y - 54, half * 0.42, 32, 3),
        '#f7b552',
      ),
      cut(roof(y - 70, reach), '#4a3a5a'),
      line(
        `M${-reach} ${y - 92}C${-reach * 0.7} ${y - 80} ${-reach * 0.4} ${y - 68} 0 ${y - 66}C${reach * 0.4} ${y - 68} ${reach * 0.7} ${y - 80} ${reach} ${y - 92}`,
        '#7a6088',
        4,
      ),
    ]),
  ];
}

function bridge(): readonly SceneNode[] {
  const posts = [-210, -140, -70, 0, 70, 140, 210];
  const deck = (x: number) => -70 + (x / 260) ** 2 * 74;
  return [
    cut('M-280 10Q0 -146 280 10L262 34Q0 -104 -262 34Z', downward(-70, 30, '#d8483f', '#9c2f34')),
    line(posts.map((x) => `M${x} ${round(deck(x))}v-58`).join(''), '#c23b38', 10),
    line('M-272 -44Q0 -200 272 -44', '#e2554a', 11),
    line('M-272 -20Q0 -172 272 -20', '#c23b38', 6),
    cut(posts.map((x) => circle(x, deck(x) - 62, 9)).join(''), '#ffcf7a'),
  ];
}

function drawBlossom({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { shore, peak, sun, bridge: crossing, pagoda: tower } = places[at];
  const { width, height } = face;
  const [sx, sy, sr] = sun;
  const { x, y, half } = peak;
  const base = shore + 10;
  const mountain = `M${x - half * 1.3} ${base}C${x - half * 0.7} ${base - 40} ${x - half * 0.3} ${y + 60} ${x - 60} ${y}Q${x} ${y - 12} ${x + 60} ${y}C${x + half * 0.3} ${y + 60} ${x + half * 0.7} ${base - 40} ${x + half * 1.3} ${base}Z`;
  const snow = `M${x - 60} ${y}Q${x} ${y - 12} ${x + 60} ${y}C${x + 90} ${y + 30} ${x + 118} ${y + 62} ${x + 146} ${y + 96}L${x + 104} ${y + 84}L${x + 76} ${y + 130}L${x + 36} ${y + 90}L${x} ${y + 140}L${x - 34} ${y + 92}L${x - 78} ${y + 128}L${x - 104} ${y + 82}L${x - 146} ${y + 96}C${x - 118} ${y + 62} ${x - 90} ${y + 30} ${x - 60} ${y}Z`;
  const falling = Array.from(
    { length: 34 },
    () => [random.float(0, width), random.float(heading[at].y + heading[at].height + 40, height)] as const,
  );
  const ripples = Array.from(
    { length: 18 },
    () =>
      `M${round(random.float(-20, width))} ${round(random.float(shore + 24, height - 60))}h${random.int(40, 140)}`,
  );
  const bushes = (from: number, to: number, yy: number, r: number) =>
    Array.from({ length: 9 }, (_, i) =>
      circle(from + ((to - from) * i) / 8, yy + random.float(-10, 10), r * random.float(0.7, 1.1)),
    ).join('');
  const point = (share: number, yy: number): Point => [share, yy];
  const k = at === 'square' ? 0.76 : 1;
  return [
    baseLayer(face, fadeDown(face, ['#ffe9ef', '#ffe3e6', '#ffdcd6', '#ffe9cf'])),
    glow(sx, sy, sr * 2.4, '#ffd9a8', 'cc'),
    cut(circle(sx, sy, sr), '#ff9f80'),
    cut(mountain, downward(y, base, '#7f9ac9', '#c9cfe6')),
    cut(snow, '#fffafa'),
    cut(
      cloud(-60, shore - 70 * k, 300 * k) + cloud(width - 260 * k, shore - 120 * k, 300 * k),
      '#ffffff',
      0.85,
    ),
    cut(bushes(-10, width * 0.5, shore - 14 * k, 40 * k), '#f7a8c2'),
    cut(bushes(width * 0.62, width + 20, shore - 10 * k, 44 * k), '#f28fb0'),
    cut(bushes(width * 0.5, width * 0.9, shore - 4 * k, 26 * k), '#ffc9d9'),
    cut(`M-10 ${shore}H${width + 10}V${height + 10}H-10Z`, downward(shore, height, '#b9dff0', '#5f9fc6')),
    cut(
      `M${x - half * 0.9} ${shore}L${x - 50} ${shore + 210 * k}Q${x} ${shore + 226 * k} ${x + 50} ${shore + 210 * k}L${x + half * 0.9} ${shore}Z`,
      fade(['#8fa8d099', '#8fa8d000'], [0, shore], [0, shore + 230 * k]),
    ),
    line(ripples.join(''), '#ffffff', 3),
    cut(
      `M-20 ${shore + 20 * k}C${width * 0.2} ${shore - 10} ${width * 0.42} ${shore + 70 * k} ${width * 0.4} ${shore + 150 * k}C${width * 0.36} ${shore + 210 * k} ${width * 0.14} ${shore + 170 * k} -20 ${shore + 220 * k}Z`,
      downward(shore, shore + 220 * k, '#8fc26f', '#5f9f58'),
    ),
    placed(pagoda(), tower),
    cut(bushes(-10, width * 0.3, shore + 40 * k, 26 * k), '#f7a8c2'),
    placed(bridge(), crossing),
    cut(
      `M${width + 20} ${crossing.y - 30 * k}C${width * 0.9} ${crossing.y - 10} ${width * 0.84} ${crossing.y + 10} ${width * 0.86} ${crossing.y + 60 * k}C${width * 0.92} ${crossing.y + 110 * k} ${width} ${crossing.y + 100 * k} ${width + 20} ${crossing.y + 120 * k}Z`,
      '#79b067',
    ),
    land(
      face,
      [
        point(-0.03, height - 190 * k),
        point(0.2, height - 150 * k),
        point(0.5, height - 60 * k),
        point(0.8, height - 40 * k),
        point(1.03, height - 80 * k),
      ],
      downward(height - 190 * k, height, '#79b067', '#3f8450'),
    ),
    cut(bushes(-20, width * 0.36, height - 120 * k, 50 * k), '#f28fb0'),
    cut(bushes(-20, width * 0.24, height - 70 * k, 56 * k), '#ffb8cd'),
    ...flowering(random, twigs(width, at === 'square'), at === 'square' ? 66 : 84),
    cut(
      falling
        .slice(0, 17)
        .map(([px, py]) => leaf(px, py, random.float(16, 26), 9, random.float(0, 360)))
        .join(''),
      '#ff9fbe',
    ),
    cut(
      falling
        .slice(17)
        .map(([px, py]) => leaf(px, py, random.float(14, 24), 8, random.float(0, 360)))
        .join(''),
      '#ffd3e0',
    ),
    cut(oval(crossing.x, crossing.y + 56 * k, 190 * k, 9), '#3f7fa8', 0.3),
  ];
}

export const cherryBlossomCover: Cover = {
  heading,
  ink: '#7d1f4c',
  accent: '#9c2f60',
  symbols: { blossom },
  draw: drawBlossom,
};
