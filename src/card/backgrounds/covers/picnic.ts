import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, cloud, oval, type Point, polygon, round } from '../outline.ts';
import { ball, cylinder, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

const places = {
  portrait: { lake: 900, blanket: { x: 450, y: 1330, scale: 1.16 }, tree: { x: 800, y: 1120, scale: 0.74 } },
  square: { lake: 590, blanket: { x: 540, y: 924, scale: 1.02 }, tree: { x: 960, y: 790, scale: 0.6 } },
} as const;

/** A chequered blanket seen from the side, about its middle; 740 wide. */
function blanket(): readonly SceneNode[] {
  const [top, bottom, half, wide] = [-90, 110, 270, 376];
  const at = (u: number, v: number): Point => [
    (u - 0.5) * 2 * (half + (wide - half) * v),
    top + (bottom - top) * v,
  ];
  const square = (i: number, j: number) =>
    polygon([at(i / 9, j / 5), at((i + 1) / 9, j / 5), at((i + 1) / 9, (j + 1) / 5), at(i / 9, (j + 1) / 5)]);
  const stripes = Array.from({ length: 9 }, (_, i) => i).filter((i) => i % 2 === 0);
  const rows = [1, 3];
  const column = (i: number) => polygon([at(i / 9, 0), at((i + 1) / 9, 0), at((i + 1) / 9, 1), at(i / 9, 1)]);
  const row = (j: number) => polygon([at(0, j / 5), at(1, j / 5), at(1, (j + 1) / 5), at(0, (j + 1) / 5)]);
  return [
    {
      kind: 'group',
      transform: [1, 0, 0, 1, 0, 14],
      children: [cut(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), '#1a4a34', 0.3)],
    },
    cut(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), '#fff6ec'),
    cut(stripes.map(column).join(''), '#e8485a', 0.55),
    cut(rows.map(row).join(''), '#e8485a', 0.55),
    cut(stripes.flatMap((i) => rows.map((j) => square(i, j))).join(''), '#d9344a', 0.7),
  ];
}

/** A basket with its foot at the origin, 300 wide. */
function basket(): readonly SceneNode[] {
  const weave = Array.from({ length: 5 }, (_, j) =>
    Array.from({ length: 7 }, (_, i) => box(-126 + i * 36 + (j % 2) * 18, -124 + j * 24, 27, 12, 6)).join(''),
  );
  return [
    cut(oval(6, 4, 160, 22), '#1a4a34', 0.35),
    line('M-128 -130C-128 -290 128 -290 128 -130', '#8a5430', 21),
    line('M-128 -130C-128 -290 128 -290 128 -130', '#b9793f', 11),
    placed(
      [
        cut(box(-22, -150, 44, 170, 14), cylinder(-22, 44, '#f2b93c')),
        cut(box(-12, -206, 24, 66, 6), '#f7cf6a'),
        cut(box(-14, -214, 28, 20, 4), '#d9a43c'),
        cut(box(-24, -100, 48, 60, 4), '#fff3d6'),
      ],
      { x: 64, y: -110, rotation: 14 },
    ),
    placed(
      [
        cut(box(-36, -130, 72, 210, 34), cylinder(-36, 72, '#e8b06a')),
        line('M-22 -96l40 -16M-22 -56l40 -16M-22 -16l40 -16', '#b9793f', 6),
      ],
      { x: -66, y: -110, rotation: -16 },
    ),
    cut('M-60 -140C-50 -176 -10 -180 0 -160C20 -184 56 -170 58 -140Z', '#5fae5a'),
    cut('M-140 -136H140L116 -4Q0 12 -116 -4Z', cylinder(-140, 280, '#c98a4a')),
    cut(weave.join(''), '#8a5430', 0.5),
    cut(box(-150, -150, 300, 30, 12), '#a86a38'),
    cut('M-60 -150C-30 -140 30 -140 60 -150L84 -60C50 -40 20 -66 0 -50C-20 -66 -50 -40 -84 -60Z', '#fff6ec'),
    cut(
      'M-60 -150L-52 -118L-20 -112L-24 -146ZM20 -146L16 -112L50 -118L60 -150ZM-74 -94L-80 -64L-50 -56L-44 -88ZM44 -88L50 -56L80 -64L74 -94Z',
      '#e8485a',
      0.8,
    ),
  ];
}

/** A small cake on a plate, its foot at the origin. */
function cake(): readonly SceneNode[] {
  return [
    cut(oval(0, 2, 118, 20), '#1a4a34', 0.25),
    cut(oval(0, -6, 112, 19), '#f4f7fa'),
    cut('M-80 -76V-16A80 14 0 0 0 80 -16V-76Z', cylinder(-80, 160, '#f7c77a')),
    cut('M-80 -52V-42A80 14 0 0 0 80 -42V-52A80 14 0 0 1 -80 -52Z', '#e8485a'),
    cut(
      'M-82 -78A82 15 0 0 1 82 -78V-66C74 -48 62 -48 56 -60C48 -40 34 -40 26 -56C18 -34 2 -34 -6 -56C-14 -40 -30 -40 -36 -58C-44 -44 -60 -44 -64 -60C-72 -50 -80 -56 -82 -66Z',
      '#fffaf2',
    ),
    cut(oval(0, -80, 80, 14), '#ffffff'),
    ...[-48, 0, 48].flatMap((x) => [
      cut(
        `M${x} -66C${x - 20} -78 ${x - 20} -100 ${x} -102C${x + 20} -100 ${x + 20} -78 ${x} -66Z`,
        ball(x, -86, 20, '#e8314f'),
      ),
      cut(`M${x} -98l-12 -8l9 -2l3 -8l3 8l9 2Z`, '#5fa04a'),
    ]),
    ...[-24, 24].flatMap((x) => [
      cut(box(x - 5, -140, 10, 56, 3), x < 0 ? '#3f9fc0' : '#ffc23d'),
      glow(x, -158, 34, '#ffd766', 'aa'),
      cut(
        `M${x} -178C${x + 10} -164 ${x + 10} -150 ${x} -146C${x - 10} -150 ${x - 10} -164 ${x} -178Z`,
        '#ff9f2e',
      ),
    ]),
  ];
}

function melon(): readonly SceneNode[] {
  return [
    cut(oval(0, 4, 100, 15), '#1a4a34', 0.3),
    cut('M-96 -60A96 96 0 0 0 96 -60Z', '#3f9a55'),
    cut('M-86 -60A86 84 0 0 0 86 -60Z', '#f4f7d9'),
    cut('M-78 -60A78 74 0 0 0 78 -60Z', '#f2566a'),
    cut(
      [
        [-46, -40],
        [-14, -28],
        [20, -38],
        [48, -44],
        [-30, -8],
        [6, -4],
        [34, -16],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 4, 7))
        .join(''),
      '#3a1a20',
    ),
  ];
}

/** Its foot at the origin, 620 high; it leans over the blanket to the left. */
function tree(): readonly SceneNode[] {
  const puffs = [
    [-60, -520, 130],
    [-190, -450, 110],
    [70, -470, 120],
    [-120, -380, 110],
    [30, -380, 120],
    [120, -400, 90],
  ] as const;
  return [
    cut(oval(0, 6, 190, 26), '#1a4a34', 0.3),
    cut(
      'M-44 6C-20 -80 -30 -200 -76 -330L-46 -342C-30 -300 -16 -270 -8 -250C0 -290 20 -330 50 -356L72 -340C36 -280 30 -120 62 6Z',
      downward(-350, 0, '#8a5a3c', '#6a3f2c'),
    ),
    cut(puffs.map(([x, y, r]) => circle(x, y + 18, r)).join(''), '#2f7f4f'),
    cut(puffs.map(([x, y, r]) => circle(x - 6, y, r * 0.94)).join(''), '#4fa860'),
    cut(puffs.map(([x, y, r]) => circle(x - r * 0.24, y - r * 0.26, r * 0.5)).join(''), '#7cc77a'),
    cut(
      [
        [-150, -420],
        [-40, -470],
        [40, -400],
        [-80, -540],
        [90, -450],
        [-210, -440],
        [-20, -360],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 15))
        .join(''),
      '#e8485a',
    ),
  ];
}

function drawPicnic({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { lake, blanket: spread, tree: apple } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.78 : 1;
  const point = (share: number, y: number): Point => [share, y];
  const s = spread.scale;
  const flowers = Array.from(
    { length: 60 },
    () => [random.float(0, width), random.float(lake + 190 * k, height)] as const,
  ).filter(([x, y]) => Math.abs(x - spread.x) > 400 * s || Math.abs(y - spread.y) > 140 * s);
  const blades = Array.from(
    { length: 60 },
    () =>
      `M${round(random.float(0, width))} ${round(random.float(lake + 200 * k, height + 10))}q${random.int(-4, 4)} -14 ${random.int(-9, 9)} -24`,
  );
  const ripples = Array.from(
    { length: 12 },
    () =>
      `M${round(random.float(0, width))} ${round(random.float(lake + 20, lake + 110 * k))}h${random.int(30, 90)}`,
  );
  const kite = random.pick<Color>(['#f2803a', '#8a5fc9', '#2f9aa8']);
  return [
    baseLayer(face, fadeDown(face, ['#9fd8f2', '#c4e8f2', '#eaf5e4', '#fff0cc'])),
    glow(width * 0.2, lake - 190 * k, 260 * k, '#fff6c9', 'ee'),
    cut(circle(width * 0.2, lake - 170 * k, 66 * k), '#ffd95c'),
    cut(
      cloud(-70, at === 'square' ? 112 : 200, 290) + cloud(width - 250, at === 'square' ? 96 : 230, 290),
      '#ffffff',
      0.9,
    ),
    land(
      face,
      [
        point(-0.03, lake - 40),
        point(0.18, lake - 150 * k),
        point(0.4, lake - 50),
        point(0.66, lake - 180 * k),
        point(1.03, lake - 60),
      ],
      '#a9d3c4',
    ),
    land(
      face,
      [point(-0.03, lake), point(0.3, lake - 60 * k), point(0.6, lake - 10), point(1.03, lake - 50 * k)],
      '#86c08f',
    ),
    cut(box(-10, lake, width + 20, 200 * k), downward(lake, lake + 180 * k, '#a3daf0', '#6fb9dc')),
    line(ripples.join(''), '#ffffff', 3),
    placed(
      [
        cut('M-60 0H64L44 22H-44Z', '#c2603c'),
        cut('M0 -6V-110L56 -12Z', '#fffaf2'),
        cut('M-6 -10V-90L-46 -14Z', mix(kite, '#ffffff', 0.3)),
        line('M-3 0V-112', '#7a4a2c', 5),
      ],
      { x: width * 0.3, y: lake + 50 * k, scale: 0.8 * k },
    ),
    land(
      face,
      [
        point(-0.03, lake + 100 * k),
        point(0.3, lake + 140 * k),
        point(0.65, lake + 110 * k),
        point(1.03, lake + 60 * k),
      ],
      downward(lake + 60, height, '#9ad27f', '#4a9f5c'),
    ),
    placed(tree(), apple),
    line(blades.join(''), '#4f9f5c', 3),
    ...(['#ffffff', '#ffd34e', '#ff9ab0'] as const).map((fill, tone) =>
      cut(
        flowers
          .filter((_, i) => i % 3 === tone)
          .map(([x, y]) => circle(x, y, 5 + (y - lake) / 90))
          .join(''),
        fill,
      ),
    ),
    placed(blanket(), spread),
    placed(basket(), { x: spread.x - 150 * s, y: spread.y + 10 * s, scale: 0.92 * s }),
    placed(cake(), { x: spread.x + 120 * s, y: spread.y + 6 * s, scale: 1.1 * s }),
    placed(melon(), { x: spread.x + 220 * s, y: spread.y + 76 * s, scale: 0.72 * s, rotation: -6 }),
    placed(glasses(), { x: spread.x + 20 * s, y: spread.y + 84 * s, scale: 0.9 * s }),
  ];
}

/** Two glasses of lemonade. */
function glasses(): readonly SceneNode[] {
  const one = (x: number): readonly SceneNode[] => [
    cut(oval(x, 2, 32, 8), '#1a4a34', 0.25),
    line(`M${x + 6} -40L${x + 26} -128`, '#e8485a', 7),
    cut(`M${x - 30} -96H${x + 30}L${x + 22} 0H${x - 22}Z`, '#e9f6fa', 0.75),
    cut(`M${x - 28} -70H${x + 28}L${x + 22} 0H${x - 22}Z`, '#ffd45c', 0.9),
    cut(circle(x - 24, -92, 19), '#ffe27a'),
    cut(circle(x - 24, -92, 13), '#fff6c9'),
  ];
  return [...one(-44), ...one(34)];
}

export const picnicCover: Cover = { heading, ink: '#a3203f', accent: '#b02a45', draw: drawPicnic };
