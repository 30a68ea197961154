import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { sprinkles } from '../icing.ts';
import { blossom, box, circle, cloud, leaf, oval, polar, round } from '../outline.ts';
import { ball, cylinder, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 260 },
  square: { x: 140, y: 162, width: 800, height: 222 },
};

/** The foot of the glass, and the counter's edge. */
const places = {
  portrait: { glass: { x: 450, y: 1410, scale: 1.1 }, counter: 1330 },
  square: { glass: { x: 540, y: 1030, scale: 0.8 }, counter: 960 },
} as const;

type Flavour = readonly [Color, Color, Color];
const flavours: readonly Flavour[] = [
  ['#ff9fb8', '#fff1d2', '#a6d9b5'],
  ['#fbd97a', '#ff9fb8', '#c9a0e6'],
  ['#9fd6e6', '#fff1d2', '#f7a37a'],
];

/** A scoop with a ragged foot. */
function scoop(x: number, y: number, r: number, color: Color): readonly SceneNode[] {
  return [
    cut(blossom(x, y + r * 0.62, r * 1.02, 15, 8, 0.1), mix(color, '#8a3a4a', 0.2)),
    cut(circle(x, y, r), ball(x, y, r, color, '#b04a5a')),
    cut(blossom(x, y + r * 0.56, r * 0.98, 15, 0, 0.1), mix(color, '#8a3a4a', 0.07)),
    cut(circle(x, y - r * 0.06, r * 0.93), ball(x, y - r * 0.06, r, color, '#c9607a')),
    cut(oval(x - r * 0.38, y - r * 0.46, r * 0.2, r * 0.12), '#ffffff', 0.6),
  ];
}

/** Sauce that runs over a scoop. */
function sauce(x: number, y: number, r: number, color: Color): readonly SceneNode[] {
  const d = `M${round(x - r * 0.86)} ${round(y - r * 0.2)}C${round(x - r * 0.8)} ${round(y - r * 1.16)} ${round(x + r * 0.8)} ${round(y - r * 1.16)} ${round(x + r * 0.86)} ${round(y - r * 0.2)}C${round(x + r * 0.88)} ${round(y + r * 0.24)} ${round(x + r * 0.6)} ${round(y + r * 0.24)} ${round(x + r * 0.58)} ${round(y - r * 0.06)}C${round(x + r * 0.5)} ${round(y - r * 0.22)} ${round(x + r * 0.34)} ${round(y - r * 0.2)} ${round(x + r * 0.3)} ${round(y + r * 0.1)}C${round(x + r * 0.28)} ${round(y + r * 0.5)} ${round(x)} ${round(y + r * 0.5)} ${round(x - r * 0.02)} ${round(y + r * 0.06)}C${round(x - r * 0.1)} ${round(y - r * 0.16)} ${round(x - r * 0.26)} ${round(y - r * 0.14)} ${round(x - r * 0.3)} ${round(y + r * 0.02)}C${round(x - r * 0.36)} ${round(y + r * 0.32)} ${round(x - r * 0.62)} ${round(y + r * 0.3)} ${round(x - r * 0.62)} ${round(y - r * 0.02)}C${round(x - r * 0.66)} ${round(y - r * 0.14)} ${round(x - r * 0.84)} ${round(y - r * 0.04)} ${round(x - r * 0.86)} ${round(y - r * 0.2)}Z`;
  return [
    { kind: 'group', transform: [1, 0, 0, 1, 2, 6], children: [cut(d, '#5a1a1a', 0.2)] },
    cut(d, downward(y - r, y + r * 0.5, mix(color, '#ffffff', 0.16), color)),
    cut(
      `M${round(x - r * 0.6)} ${round(y - r * 0.44)}C${round(x - r * 0.44)} ${round(y - r * 0.8)} ${round(x - r * 0.1)} ${round(y - r * 0.88)} ${round(x + r * 0.1)} ${round(y - r * 0.84)}C${round(x - r * 0.2)} ${round(y - r * 0.78)} ${round(x - r * 0.4)} ${round(y - r * 0.62)} ${round(x - r * 0.5)} ${round(y - r * 0.36)}Z`,
      '#ffffff',
      0.4,
    ),
  ];
}

/** Its foot at the origin, 720 high. */
function sundae([first, second, third]: Flavour): readonly SceneNode[] {
  const glassy: Color = '#e6f4fa';
  const spots = Array.from({ length: 22 }, (_, i) => {
    const [x, y] = polar(0, -540, 40 + (i % 4) * 20, 190 + i * 7.6);
    return { x, y, rotation: i * 1.3, color: i % 5 };
  });
  return [
    cut(oval(6, 4, 190, 26), '#5a1a3a', 0.26),
    cut(oval(0, -6, 150, 24), cylinder(-150, 300, glassy)),
    cut('M-22 -20C-16 -80 -16 -110 -40 -140H40C16 -110 16 -80 22 -20Z', cylinder(-40, 80, glassy)),
    // The straw and the wafer stand behind the scoops.
    line('M96 -420L176 -690L236 -706', '#fff6ea', 20),
    line('M96 -420L176 -690L236 -706', '#e8596f', 20, { cap: 'butt', dash: [16, 20] }),
    placed(
      [
        cut(box(-38, -190, 76, 250, 10), downward(-190, 60, '#f0b56a', '#c9813c')),
        line('M-38 -140H38M-38 -90H38M-38 -40H38M-13 -190V60M13 -190V60', '#a8622c', 4),
      ],
      { x: -130, y: -500, rotation: -16 },
    ),
    ...scoop(-80, -434, 98, first),
    ...scoop(82, -430, 98, third),
    ...scoop(0, -532, 112, second),
    ...sauce(0, -540, 112, '#7a3a2c'),
    ...sprinkles(spots, 14),
    cut(circle(0, -664, 34), ball(0, -664, 34, '#e0284f')),
    cut(oval(-12, -676, 8, 6), '#ffffff', 0.85),
    line('M4 -694C10 -730 34 -744 58 -746', '#5f8a3a', 5),
    cut(leaf(40, -742, 50, 15, 24), '#6fae4a'),
    // The glass, through which the layers are seen.
    cut(
      'M-206 -404C-196 -290 -130 -170 -44 -140H44C130 -170 196 -290 206 -404Z',
      fade([first, second, third, first], [0, -404], [0, -140]),
    ),
    cut(
      'M-202 -360C-100 -330 100 -390 203 -350C190 -290 160 -230 120 -192C40 -220 -60 -180 -128 -200C-170 -250 -194 -310 -202 -360Z',
      '#ffffff',
      0.3,
    ),
    cut(
      'M-206 -404C-196 -290 -130 -170 -44 -140H44C130 -170 196 -290 206 -404L182 -404C170 -300 110 -200 40 -176H-40C-110 -200 -170 -300 -182 -404Z',
      glassy,
      0.6,
    ),
    cut('M-170 -372C-158 -300 -130 -246 -100 -214C-122 -262 -138 -316 -144 -372Z', '#ffffff', 0.75),
    cut(oval(0, -404, 212, 22), mix(glassy, '#ffffff', 0.4), 0.55),
    line('M-212 -404a212 22 0 0 0 424 0', '#ffffff', 5),
    ...[-150, -74, 8, 90, 156].map((x, i) =>
      cut(circle(x, -408 + (i % 2) * 6, 30), ball(x, -408, 34, '#fffaf4', '#d9a8a0')),
    ),
  ];
}

function drawIceCream({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { glass, counter } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.76 : 1;
  const flavour = random.pick(flavours);
  const dots = Array.from({ length: 54 }, () => ({
    x: random.float(0, width),
    y: random.float(0, counter - 40),
    color: random.int(0, 4),
    rotation: random.float(0, 6.28),
  })).filter(({ x, y }) => isOutside(heading[at], [x, y], 40));
  const scallops = Math.ceil(width / 112.5);
  const awning = Array.from({ length: scallops }, (_, i) => {
    const w = width / scallops;
    return `M${round(i * w)} -10H${round((i + 1) * w)}V${round(96 * k)}a${round(w / 2)} ${round(34 * k)} 0 0 1 ${round(-w)} 0Z`;
  });
  const tiles = Array.from(
    { length: 12 },
    (_, i) =>
      `M${round((i * width) / 11)} ${counter + 12}L${round(width / 2 + ((i * width) / 11 - width / 2) * 1.5)} ${height + 10}`,
  );
  return [
    baseLayer(face, fadeDown(face, ['#bdebe6', '#d3f2e6', '#eaf7e0', '#fff3d6'])),
    glow(glass.x, glass.y - 480 * glass.scale, 420 * glass.scale, '#fffdf0', 'ee'),
    cut(
      cloud(-110 * k, counter - 330 * k, 300 * k) + cloud(width - 210 * k, counter - 460 * k, 300 * k),
      '#ffffff',
      0.8,
    ),
    ...sprinkles(dots, 18 * k),
    cut(`M-10 ${counter}H${width + 10}V${height + 10}H-10Z`, downward(counter, height, '#ffb3c4', '#e8718f')),
    cut(`M-10 ${counter}H${width + 10}V${counter + 14}H-10Z`, '#ffffff', 0.8),
    line(tiles.join(''), '#ffd6df', 4),
    line(
      [0.34, 0.66]
        .map((share) => `M-10 ${round(counter + (height - counter) * share)}H${width + 10}`)
        .join(''),
      '#ffd6df',
      4,
    ),
    placed(cone(), {
      x: glass.x - 330 * glass.scale,
      y: counter + 56 * k,
      scale: 0.9 * glass.scale,
      rotation: -64,
    }),
    placed(sundae(flavour), glass),
    placed(biscuit(), { x: glass.x + 280 * glass.scale, y: counter + 96 * k, scale: glass.scale }),
    { kind: 'group', transform: [1, 0, 0, 1, 0, 10], children: [cut(awning.join(''), '#3a5a5a', 0.16)] },
    cut(awning.filter((_, i) => i % 2 === 0).join(''), '#f2607f'),
    cut(awning.filter((_, i) => i % 2).join(''), '#fff6ea'),
    cut(box(-10, -10, width + 20, 26 * k), '#c9405f'),
  ];
}

/** A cone that lies, its scoop to the left; about the middle of its rim. */
function cone(): readonly SceneNode[] {
  return [
    cut(circle(0, -34, 62), ball(0, -34, 62, '#c9a0e6')),
    cut('M-58 -20H58L6 170Q0 178 -6 170Z', cylinder(-58, 116, '#f0b56a')),
    line('M-40 -16L26 100M0 -16L40 50M40 -16L-26 100M0 -16L-40 50M-50 20L10 136M50 20L-10 136', '#b9743a', 4),
    cut(blossom(0, -22, 62, 12, 0, 0.12), '#b58ad6', 0.5),
  ];
}

function biscuit(): readonly SceneNode[] {
  return [
    cut(oval(4, 24, 96, 22), '#5a1a3a', 0.22),
    cut(oval(0, 8, 92, 30), '#b9743a'),
    cut(oval(0, 0, 92, 30), '#e8b06a'),
    cut(
      [
        [-40, -4],
        [-10, 8],
        [26, -8],
        [48, 6],
        [6, -12],
        [-56, 6],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 11, 6))
        .join(''),
      '#6a3a28',
    ),
  ];
}

export const iceCreamCover: Cover = { heading, ink: '#a8234f', accent: '#b02a55', draw: drawIceCream };
