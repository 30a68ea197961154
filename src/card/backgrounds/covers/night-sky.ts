import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, CoverFace, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line } from '../cutout.ts';
import { box, circle, oval, type Point, twinkle } from '../outline.ts';
import { type HousePlace, house, pine } from '../village.ts';
import { cloudsAt, downward, isOutside, land } from './shading.ts';

type Pines = readonly (readonly [x: number, foot: number, height: number])[];

interface Places {
  readonly moon: { readonly x: number; readonly y: number; readonly r: number };
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
  /** Crests in shares of the width and units of height, the farthest first. */
  readonly mountains: readonly (readonly Point[])[];
  readonly lake: { readonly top: number; readonly bottom: number };
  readonly shore: {
    readonly crest: readonly Point[];
    readonly houses: readonly HousePlace[];
    readonly pines: Pines;
  };
  readonly near: { readonly crest: readonly Point[]; readonly pines: Pines };
  readonly tent: Point;
}

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 310, width: 720, height: 330 },
  square: { x: 140, y: 140, width: 800, height: 270 },
};

const places: Readonly<Record<CoverFace, Places>> = {
  portrait: {
    moon: { x: 590, y: 850, r: 142 },
    clouds: [
      [-60, 250, 330],
      [560, 214, 300],
      [330, 846, 240],
      [640, 950, 320],
      [-80, 860, 260],
    ],
    mountains: [
      [
        [-0.03, 1010],
        [0.16, 900],
        [0.32, 1000],
        [0.5, 1060],
        [0.74, 1000],
        [0.9, 930],
        [1.03, 990],
      ],
      [
        [-0.03, 1020],
        [0.1, 1040],
        [0.28, 1090],
        [0.5, 1110],
        [0.78, 1080],
        [1.03, 1010],
      ],
    ],
    lake: { top: 1116, bottom: 1420 },
    shore: {
      crest: [
        [-0.03, 1100],
        [0.14, 1096],
        [0.3, 1124],
        [0.42, 1150],
        [0.46, 1178],
        [0.3, 1200],
        [0, 1226],
        [-0.03, 1230],
      ],
      houses: [
        [70, 1150, 84, '#4d3a68'],
        [210, 1158, 66, '#5a4272'],
        [308, 1152, 46, '#46345f'],
      ],
      pines: [
        [28, 1160, 130],
        [182, 1152, 112],
        [296, 1146, 84],
        [372, 1158, 70],
        [18, 1190, 90],
      ],
    },
    near: {
      crest: [
        [-0.03, 1380],
        [0.2, 1404],
        [0.45, 1452],
        [0.72, 1420],
        [1.03, 1330],
      ],
      pines: [
        [850, 1420, 470],
        [730, 1470, 320],
        [900, 1500, 380],
        [640, 1490, 190],
        [40, 1470, 300],
        [132, 1480, 200],
        [-4, 1520, 250],
        [560, 1500, 120],
        [210, 1500, 110],
      ],
    },
    tent: [372, 1452],
  },
  square: {
    moon: { x: 730, y: 566, r: 112 },
    clouds: [
      [-60, 112, 330],
      [780, 92, 280],
      [440, 578, 220],
      [790, 640, 260],
      [-80, 560, 260],
    ],
    mountains: [
      [
        [-0.03, 690],
        [0.16, 590],
        [0.32, 672],
        [0.5, 716],
        [0.74, 680],
        [0.9, 620],
        [1.03, 670],
      ],
      [
        [-0.03, 700],
        [0.1, 706],
        [0.28, 744],
        [0.5, 756],
        [0.78, 740],
        [1.03, 690],
      ],
    ],
    lake: { top: 760, bottom: 990 },
    shore: {
      crest: [
        [-0.03, 744],
        [0.14, 742],
        [0.3, 766],
        [0.42, 790],
        [0.46, 812],
        [0.3, 832],
        [0, 852],
        [-0.03, 856],
      ],
      houses: [
        [90, 790, 84, '#4d3a68'],
        [240, 800, 66, '#5a4272'],
        [350, 794, 46, '#46345f'],
      ],
      pines: [
        [40, 800, 130],
        [208, 794, 112],
        [334, 788, 84],
        [428, 800, 70],
        [18, 830, 90],
      ],
    },
    near: {
      crest: [
        [-0.03, 940],
        [0.2, 960],
        [0.45, 996],
        [0.72, 974],
        [1.03, 900],
      ],
      pines: [
        [1020, 990, 400],
        [910, 1030, 270],
        [1076, 1050, 330],
        [820, 1040, 160],
        [50, 1030, 230],
        [142, 1040, 160],
        [-4, 1060, 210],
        [740, 1050, 100],
        [220, 1050, 90],
      ],
    },
    tent: [440, 1010],
  },
};

function drawNight({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { moon, clouds, mountains, lake, shore, near, tent } = places[at];
  const free = heading[at];
  const stars = Array.from({ length: 150 }, () => ({
    x: random.float(0, face.width),
    y: random.float(0, moon.y + 60),
    r: random.pick([1.6, 1.6, 2.2, 3]),
  })).filter(({ x, y }) => isOutside(free, [x, y], 40) && Math.hypot(x - moon.x, y - moon.y) > moon.r + 40);
  const bright = stars.slice(0, 12);
  const span = lake.bottom - lake.top;
  const path = Array.from({ length: 15 }, (_, i) => {
    const y = lake.top + 10 + (span * i) / 15;
    const half = (0.45 + 0.5 * Math.sin(i * 2.1) ** 2) * (moon.r * 0.34 + i * 7);
    return oval(moon.x + random.float(-10, 10), y, half, 3 + i * 0.42);
  });
  const ripples = Array.from({ length: 16 }, () => {
    const y = random.float(lake.top + 16, lake.bottom);
    return `M${random.float(0, face.width)} ${y}h${random.float(40, 130)}`;
  });
  const lights = shore.houses.map(([x, y, w]) => box(x + w * 0.2, y + 60, w * 0.6, 70, 6));
  return [
    baseLayer(face, fadeDown(face, ['#0c1440', '#1a2560', '#3c3f86', '#8a6aa0', '#d79a92'])),
    glow(moon.x, moon.y, moon.r * 2.3, '#f3b7a0', '80'),
    cut(stars.map(({ x, y, r }) => circle(x, y, r)).join(''), '#ffffff', 0.85),
    cut(bright.map(({ x, y }) => twinkle(x, y, random.float(11, 19))).join(''), '#ffe9b3'),
    cut(circle(moon.x, moon.y, moon.r), downward(moon.y - moon.r, moon.y + moon.r, '#fff6d8', '#ffd98f')),
    cut(
      [
        [-0.3, -0.3, 0.2],
        [0.28, 0.1, 0.27],
        [-0.24, 0.34, 0.13],
        [0.4, -0.42, 0.11],
        [-0.55, 0.1, 0.1],
        [0.06, -0.06, 0.08],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(moon.x + x * moon.r, moon.y + y * moon.r, r * moon.r))
        .join(''),
      '#efc378',
      0.55,
    ),
    cut(cloudsAt(clouds.slice(0, 2)), '#5a5fa6', 0.4),
    cut(cloudsAt(clouds.slice(2)), '#c9a3b8', 0.5),
    land(face, mountains[0] ?? [], downward(lake.top - 240, lake.top, '#5b538f', '#8b6f9c')),
    land(face, mountains[1] ?? [], downward(lake.top - 110, lake.top, '#3b3c7a', '#57508c')),
    cut(
      box(-10, lake.top, face.width + 20, face.height),
      downward(lake.top, lake.bottom, '#6d6098', '#161d50'),
    ),
    cut(path.join(''), fade(['#fff0c2', '#ffd68a00'], [0, lake.top], [0, lake.bottom + 40])),
    line(ripples.join(''), '#b9a8d8', 2.4),
    cut(lights.join(''), fade(['#ffcf5a99', '#ffcf5a00'], [0, lake.top + 70], [0, lake.top + 210])),
    cut(shoreline(face.width, shore.crest), '#252a5c'),
    cut(shore.pines.map((place) => pine(...place)).join(''), '#1a2150'),
    ...shore.houses.flatMap(house),
    land(face, near.crest, downward(lake.bottom - 60, face.height, '#1c2352', '#080c28')),
    ...litTent(tent),
    cut(near.pines.map((place) => pine(...place)).join(''), '#0d1236'),
  ];
}

/** With a light inside, and its shine on the grass. */
function litTent([x, y]: Point): readonly SceneNode[] {
  return [
    glow(x, y - 20, 150, '#ffb347', '88'),
    cut(`M${x} ${y - 92}L${x + 96} ${y}H${x - 82}Z`, '#d2703a'),
    cut(`M${x} ${y - 92}L${x + 26} ${y}H${x - 82}Z`, downward(y - 92, y, '#ffc45c', '#ffe7ad')),
    cut(`M${x} ${y - 92}L${x - 8} ${y}H${x - 46}Z`, '#f0913f'),
    line(`M${x - 5} ${y - 98}L${x} ${y - 92}L${x + 5} ${y - 98}`, '#7a3f2a', 3),
  ];
}

function shoreline(width: number, crest: readonly Point[]): string {
  const [first, ...rest] = crest.map(([share, y]): Point => [share * width, y]);
  return first ? `M${first.join(' ')}${rest.map(([x, y]) => `L${x} ${y}`).join('')}Z` : '';
}

const ink: Color = '#fff4d6';

export const nightSkyCover: Cover = { heading, ink, accent: '#a3502a', draw: drawNight };
