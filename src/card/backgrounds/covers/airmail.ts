import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, cloud, oval, round } from '../outline.ts';
import { downward } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

const places = {
  portrait: {
    plane: { x: 500, y: 860, scale: 1.2, rotation: -9 },
    sea: 1180,
    letters: [
      [150, 720, 0.8, -14],
      [96, 960, 1, 16],
      [270, 1090, 0.86, -8],
      [60, 1190, 0.6, 24],
    ],
  },
  square: {
    plane: { x: 620, y: 560, scale: 0.92, rotation: -9 },
    sea: 800,
    letters: [
      [170, 470, 0.66, -14],
      [120, 630, 0.8, 16],
      [300, 720, 0.7, -8],
      [60, 760, 0.5, 24],
    ],
  },
} as const;

/** A small aeroplane that flies to the right, about its middle; 560 long. */
function plane(paint: Color): readonly SceneNode[] {
  const dark = mix(paint, '#3a0a2a', 0.34);
  return [
    cut('M-250 -30L-300 -130H-246L-176 -44Z', dark),
    cut('M-40 20L-120 120H-40L70 24Z', dark),
    cut(
      'M-270 -20C-200 -70 -60 -92 60 -88C160 -86 236 -50 240 6C236 56 160 70 60 70C-80 70 -220 30 -270 -20Z',
      downward(-92, 70, '#fff8ea', '#e8d3b8'),
    ),
    cut(
      'M-262 -8C-180 30 -40 52 80 46C160 44 220 34 238 16C230 58 160 70 60 70C-70 70 -210 36 -262 -8Z',
      paint,
    ),
    cut('M150 -66C206 -50 238 -22 240 6C238 36 210 52 170 60C186 20 180 -30 150 -66Z', dark),
    cut(circle(244, 6, 16), '#ffd34e'),
    cut(oval(252, -52, 9, 56) + oval(252, 66, 9, 56), '#c9b8a4', 0.7),
    cut('M-20 -86C-6 -136 72 -140 100 -84Z', '#8fd0ea'),
    cut('M-20 -86C-6 -136 72 -140 100 -84L92 -82C66 -122 0 -120 -12 -84Z', dark),
    cut(circle(40, -112, 25), '#b5763f'),
    cut(circle(19, -131, 9) + circle(61, -131, 9), '#a8683c'),
    cut('M16 -124C24 -140 58 -140 64 -124L60 -114H20Z', '#6a3f2a'),
    cut(circle(50, -112, 9) + circle(32, -112, 9), '#8fd0ea'),
    line('M23 -112h36', '#ffd98a', 3),
    cut(oval(45, -98, 9, 7), '#f0cfa0'),
    cut(circle(47, -101, 3.4), '#35262a'),
    cut('M14 -90C-10 -92 -44 -104 -66 -96C-56 -90 -62 -82 -70 -78C-40 -78 -10 -76 16 -82Z', '#e8493f'),
    cut([-170, -130, -90].map((x) => circle(x, -24, 12)).join(''), '#8fd0ea'),
    cut(
      'M-60 8C0 -4 90 -2 130 14C90 40 -10 60 -90 56L-150 40C-130 22 -100 14 -60 8Z',
      downward(0, 60, mix(paint, '#ffffff', 0.2), paint),
    ),
    cut('M-150 40L-90 56C-10 60 90 40 130 14C100 50 0 74 -92 68Z', dark),
    cut('M-272 -22C-290 -28 -322 -26 -340 -12C-320 0 -290 0 -262 -10Z', paint),
    line('M60 66L46 110M104 62L112 108', '#6a5a6a', 7),
    cut(circle(44, 118, 19) + circle(114, 116, 19), '#3a3048'),
    cut(circle(44, 118, 8) + circle(114, 116, 8), '#fff3d6'),
    ...satchel(),
  ];
}

/** A bag at its side from which letters look. */
function satchel(): readonly SceneNode[] {
  return [
    cut('M-150 -14L-142 -44L-100 -34L-104 -8ZM-118 -20L-96 -50L-66 -28L-78 -4Z', '#fffaf0'),
    line('M-142 -44L-116 -26L-100 -34M-96 -50L-90 -26L-66 -28', '#d9b99a', 2.5),
    cut('M-160 -18C-130 -8 -90 -8 -62 -20L-70 26C-96 34 -130 34 -152 26Z', '#a8683c'),
    cut('M-160 -18C-130 -8 -90 -8 -62 -20L-65 0C-92 12 -130 12 -156 0Z', '#8a5030'),
    cut(box(-118, -2, 14, 16, 3), '#ffd34e'),
  ];
}

/** An envelope with the stripes of airmail, 130 wide about its middle. */
const letter: readonly SceneNode[] = [
  cut(box(-65, -44, 130, 88, 6), '#5a3a2a', 0.18),
  cut(box(-68, -48, 130, 88, 6), '#fffaf0'),
  cut(
    'M-64 -46H-50L-58 -34H-68V-44ZM-34 -48H-18L-26 -36H-42ZM0 -48H16L8 -36H-8ZM34 -48H50L42 -36H26Z',
    '#e2524a',
  ),
  cut('M-42 28H-26L-34 40H-50ZM-8 28H8L0 40H-16ZM26 28H42L34 40H18ZM54 28H62V36L58 40H46Z', '#3f7fc0'),
  line('M-60 -34L-3 10L54 -34', '#d9bfa0', 3),
  cut('M-3 24C-22 10 -22 -6 -12 -8C-6 -9 -4 -5 -3 -2C-2 -5 0 -9 6 -8C16 -6 16 10 -3 24Z', '#e2524a'),
];

function drawAirmail({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { plane: flying, sea, letters } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.78 : 1;
  const isle = (x: number, y: number, w: number, green: Color): readonly SceneNode[] => [
    cut(oval(x, y + 8, w * 1.16, w * 0.26), '#bfeaf0', 0.7),
    cut(oval(x, y, w * 1.06, w * 0.2), '#f7dfae'),
    cut(
      `M${round(x - w * 0.86)} ${y}C${round(x - w * 0.6)} ${round(y - w * 0.5)} ${round(x - w * 0.3)} ${round(y - w * 0.34)} ${round(x - w * 0.1)} ${round(y - w * 0.62)}C${round(x + w * 0.2)} ${round(y - w * 0.9)} ${round(x + w * 0.5)} ${round(y - w * 0.3)} ${round(x + w * 0.88)} ${y}Q${x} ${round(y + w * 0.16)} ${round(x - w * 0.86)} ${y}Z`,
      downward(y - w * 0.8, y, mix(green, '#ffffff', 0.2), green),
    ),
  ];
  const loop = `M${round(flying.x - 330 * flying.scale)} ${round(flying.y + 46 * flying.scale)}C${round(width * 0.1)} ${round(flying.y + 150 * k)} ${round(width * 0.02)} ${round(flying.y + 20 * k)} ${round(-40)} ${round(flying.y + 120 * k)}`;
  const ripples = Array.from(
    { length: 26 },
    () => `M${round(random.float(-20, width))} ${round(random.float(sea + 20, height))}q14 -10 28 0t28 0`,
  );
  const paint = random.pick<Color>(['#e2524a', '#f0932b', '#3f9f8a']);
  return [
    baseLayer(face, fadeDown(face, ['#0f4f8a', '#155c9c', '#1e6eae', '#7cc4e2', '#ffe6c2'])),
    glow(width * 0.78, sea - 60, 320 * k, '#fff0c8', 'bb'),
    cut(circle(width * 0.78, sea - 50 * k, 74 * k), '#fff6d8'),
    cut(
      cloud(-80, at === 'square' ? 110 : 190, 320) + cloud(width - 250, at === 'square' ? 96 : 230, 320),
      '#ffffff',
      0.2,
    ),
    cut(
      cloud(width - 260 * k, flying.y + 250 * k, 330 * k) + cloud(-90 * k, flying.y + 60 * k, 300 * k),
      '#ffffff',
      0.9,
    ),
    cut(`M-10 ${sea}H${width + 10}V${height + 10}H-10Z`, downward(sea, height, '#7fd0dc', '#1f7f9f')),
    line(ripples.join(''), '#d9f5f5', 3),
    ...isle(width * 0.2, sea + 40 * k, 150 * k, '#4f9f6a'),
    ...isle(width * 0.86, sea + 110 * k, 120 * k, '#3f9064'),
    ...isle(width * 0.5, sea + 250 * k, 210 * k, '#58a868'),
    ...lighthouse(width * 0.53, sea + 120 * k, k),
    line(loop, '#ffffff', 4, { dash: [2, 18] }),
    ...letters.map(([x, y, scale, rotation]) =>
      placed([{ kind: 'use', symbol: 'letter', x: -70, y: -50, width: 140, height: 100 }], {
        x: x + random.float(-8, 8),
        y: y + random.float(-8, 8),
        scale,
        rotation,
      }),
    ),
    placed(plane(paint), flying),
    cut(cloud(-120, height + 10, 420 * k) + cloud(width - 300 * k, height + 16, 440 * k), '#ffffff'),
  ];
}

function lighthouse(x: number, y: number, k: number): readonly SceneNode[] {
  return [
    placed(
      [
        glow(0, -150, 90, '#fff0b0', 'aa'),
        cut('M-24 0L-16 -128H16L24 0Z', '#fffaf0'),
        cut('M-23 -16L-20 -52L20 -44L22 -8ZM-18 -88L-16 -122L17 -114L19 -80Z', '#e2524a'),
        cut(box(-18, -160, 36, 30), '#ffe08a'),
        cut('M-24 -158L0 -186L24 -158ZM-26 -134H26V-126H-26Z', '#3a4a6a'),
      ],
      { x, y, scale: k },
    ),
  ];
}

export const airmailCover: Cover = {
  heading,
  ink: '#ffffff',
  accent: '#b53a3a',
  symbols: { letter: { viewBox: [-70, -50, 140, 100], children: letter } },
  draw: drawAirmail,
};
