import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from '../cutout.ts';
import { circle, type Point, round, smooth } from '../outline.ts';
import { pine } from '../village.ts';
import { downward } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

const places = {
  portrait: { sun: [450, 960, 190], first: 980, step: 104, stag: { x: 610, y: 1318, scale: 1.16 } },
  square: { sun: [540, 620, 140], first: 640, step: 78, stag: { x: 730, y: 892, scale: 0.86 } },
} as const;

const sheets: readonly (readonly [Color, Color])[] = [
  ['#f79a6a', '#ee7a5c'],
  ['#e8685a', '#d4505a'],
  ['#c2415f', '#a63361'],
  ['#8f2f62', '#74275c'],
  ['#5f2158', '#481a4c'],
  ['#381541', '#240d30'],
];

/** A stag from the side, its hooves at the origin, 300 high. */
function stag(color: Color): readonly SceneNode[] {
  return [
    cut(
      'M-70 0L-66 -92C-78 -110 -80 -136 -70 -152C-40 -168 20 -160 46 -168C58 -188 60 -206 66 -222C74 -240 96 -246 110 -236C124 -228 140 -220 146 -210C148 -202 140 -198 130 -198C118 -196 108 -192 104 -176C98 -150 88 -128 76 -116L80 0H66L58 -96C30 -100 0 -98 -28 -94L-40 -60L-34 0H-48L-56 -58L-58 0Z',
      color,
    ),
    cut('M-72 -150C-84 -146 -88 -132 -84 -122L-74 -132ZM82 -236L62 -244L70 -226Z', color),
    line(
      'M92 -240C80 -262 52 -270 46 -306M64 -266C52 -270 38 -268 30 -276M54 -284C44 -288 34 -296 32 -304M104 -240C104 -266 128 -276 130 -312M112 -264C124 -270 138 -270 146 -280M124 -284C134 -290 142 -298 144 -308',
      color,
      7,
    ),
  ];
}

/** A sheet torn along its upper edge, that throws its shadow on those behind it. */
function torn(
  width: number,
  height: number,
  y: number,
  swell: number,
  shift: number,
  paint: readonly [Color, Color],
): readonly SceneNode[] {
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const share = i / 8;
    return [
      share * (width + 80) - 40,
      y + Math.sin(share * 5.4 + shift) * swell + Math.sin(share * 13 + shift * 2) * swell * 0.32,
    ];
  });
  const d = `${smooth(points)}V${height + 20}H-40Z`;
  const lifted = (by: number, opacity: number): SceneNode => ({
    kind: 'group',
    transform: [1, 0, 0, 1, 0, -by],
    children: [cut(d, '#2a0826', opacity)],
  });
  return [
    lifted(14, 0.1),
    lifted(8, 0.14),
    lifted(3, 0.2),
    cut(d, downward(y - swell, y + swell + 160, ...paint)),
    line(smooth(points), '#ffe0c2', 2.5),
  ];
}

function drawSunset({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { sun, first, step, stag: deer } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.78 : 1;
  const [x, y, r] = sun;
  const shift = random.float(0, 6.28);
  const disc = (size: number, color: Color): readonly SceneNode[] => [
    { kind: 'group', transform: [1, 0, 0, 1, 4, 8], children: [cut(circle(x, y, size), '#5a0a2a', 0.12)] },
    cut(circle(x, y, size), color),
  ];
  const sheet = (i: number) =>
    torn(
      width,
      height,
      first + i * step,
      (44 - i * 4) * k,
      shift + i * 1.9,
      sheets[i] as readonly [Color, Color],
    );
  const trees = (count: number, foot: number, size: number, color: Color) =>
    cut(
      Array.from({ length: count }, (_, i) =>
        pine(
          ((i + random.float(0.1, 0.9)) * width) / count,
          foot + random.float(0, 40),
          size * random.float(0.7, 1.15),
        ),
      ).join(''),
      color,
    );
  const birds = Array.from({ length: 7 }, (_, i) => {
    const [bx, by, s] = [
      x - r * 1.1 + i * r * 0.36 + random.float(-10, 10),
      y - r * 0.9 + Math.sin(i * 1.7) * 40 * k,
      1 - Math.abs(i - 3) * 0.12,
    ];
    return `M${round(bx - 30 * s)} ${round(by - 10 * s)}Q${round(bx - 12 * s)} ${round(by - 20 * s)} ${round(bx)} ${round(by)}Q${round(bx + 12 * s)} ${round(by - 20 * s)} ${round(bx + 30 * s)} ${round(by - 10 * s)}`;
  });
  return [
    baseLayer(face, fadeDown(face, ['#5a1f5c', '#7d2a62', '#a83a60', '#f08a5c', '#ffc27a'])),
    glow(x, y, r * 1.9, '#ffd08a', '66'),
    ...disc(r * 1.36, '#f79a5f'),
    ...disc(r, '#ffd07a'),
    line(birds.join(''), '#4a1440', 5),
    ...sheet(0),
    trees(26, first + step * 0.7, 62 * k, '#c2485a'),
    ...sheet(1),
    trees(20, first + step * 1.7, 84 * k, '#9a3058'),
    ...sheet(2),
    placed(stag('#4a153f'), { ...deer, mirror: random.float() < 0.5 }),
    ...sheet(3),
    trees(13, first + step * 3.8, 150 * k, '#4a1648'),
    ...sheet(4),
    trees(8, first + step * 5, 240 * k, '#2d0f38'),
    ...sheet(5),
  ];
}

export const paperSunsetCover: Cover = { heading, ink: '#fff0d6', accent: '#a33358', draw: drawSunset };
