import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from '../cutout.ts';
import { circle, cloud, oval, type Point, round, star } from '../outline.ts';
import { downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

/** The feet of the rainbow are at its height; the outer radius. */
const places = {
  portrait: { x: 450, y: 1180, r: 480, hills: 1190, unicorn: { x: 470, y: 1400, scale: 1.15 } },
  square: { x: 540, y: 850, r: 430, hills: 850, unicorn: { x: 560, y: 1000, scale: 0.86 } },
} as const;

const bands: readonly Color[] = ['#f2596b', '#f9913f', '#fdd04a', '#6cc46f', '#4aa8e0', '#8a6fd6'];

/** Stands at the origin and looks to the left, 330 high. */
function unicorn(mane: readonly [Color, Color, Color]): readonly SceneNode[] {
  const coat: Color = '#fffaf6';
  const shade: Color = '#dcd0ea';
  const [a, b, c] = mane;
  return [
    cut(oval(10, 4, 190, 22), '#1d5a4a', 0.3),
    cut(
      'M120 -150C190 -170 214 -120 196 -60C190 -30 206 -14 222 -8C190 4 158 -10 160 -50C162 -90 146 -110 116 -112Z',
      a,
    ),
    cut(
      'M124 -138C170 -150 188 -110 176 -64C172 -40 184 -24 194 -18C172 -16 154 -34 156 -66C156 -100 142 -108 120 -112Z',
      b,
    ),
    cut('M-66 -110L-72 -4C-72 6 -36 6 -36 -4L-26 -100ZM84 -116L92 -4C92 6 128 6 126 -4L120 -120Z', shade),
    cut(
      'M-92 -232C-96 -190 -100 -160 -92 -120L-98 -4C-98 8 -58 8 -58 -4L-46 -92C-10 -84 30 -84 60 -92L72 -4C72 8 112 8 110 -4L104 -96C128 -110 138 -140 126 -166C108 -192 60 -186 20 -182C-4 -190 -20 -220 -30 -246Z',
      downward(-246, 0, coat, '#efe6f6'),
    ),
    cut('M-98 -10h40v8c0 10 -40 10 -40 0ZM72 -10h38v8c0 10 -38 10 -38 0Z', '#e7a8c4'),
    cut('M-36 -340L-22 -292L-66 -300Z', coat),
    cut('M-40 -328L-30 -302L-54 -306Z', '#f7bcd0'),
    cut(
      'M-92 -232C-120 -230 -168 -216 -190 -220C-216 -226 -212 -258 -190 -268C-160 -280 -140 -310 -104 -318C-60 -328 -26 -306 -24 -262C-24 -240 -30 -226 -40 -220Z',
      downward(-320, -220, coat, '#efe6f6'),
    ),
    cut(
      'M-200 -262C-216 -250 -214 -226 -190 -220C-176 -218 -164 -222 -158 -228C-164 -246 -180 -260 -200 -262Z',
      '#f9d3e0',
    ),
    cut(circle(-196, -242, 4), '#c98aa8'),
    line('M-180 -230q10 6 18 0', '#c98aa8', 4),
    line('M-130 -270q14 16 28 0', '#5a3a6a', 6),
    cut(oval(-132, -246, 14, 9), '#f9a8c0', 0.8),
    cut('M-100 -318L-116 -404L-74 -322Z', '#ffd34e'),
    line('M-106 -346L-86 -340M-110 -368L-96 -364', '#e09a2c', 4),
    cut(
      'M-70 -330C-30 -346 10 -310 4 -262C2 -236 30 -226 40 -200C10 -190 -24 -206 -32 -240C-38 -268 -50 -290 -70 -296Z',
      a,
    ),
    cut(
      'M-60 -318C-24 -326 -4 -296 -8 -262C-8 -232 16 -218 24 -196C0 -196 -26 -214 -30 -244C-36 -270 -46 -286 -60 -292Z',
      b,
    ),
    cut(
      'M-46 -306C-26 -304 -20 -280 -22 -258C-22 -234 -8 -216 0 -202C-16 -206 -30 -222 -32 -248C-36 -272 -40 -286 -46 -292Z',
      c,
    ),
    cut('M-96 -324C-76 -346 -48 -340 -40 -322C-60 -322 -80 -312 -92 -296C-106 -300 -106 -314 -96 -324Z', b),
    cut(star(84, -140, 18, 10, 5, 0.5), '#ffd34e'),
    cut(star(50, -128, 10, 30, 5, 0.5), c),
  ];
}

function drawRainbow({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, r, hills, unicorn: who } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.78 : 1;
  const band = r * 0.088;
  const arch = (radius: number) =>
    `M${round(x - radius)} ${y + 40}V${y}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + radius)} ${y}V${y + 40}`;
  const mane = random.pick<readonly [Color, Color, Color]>([
    ['#b98af0', '#ff9ec6', '#7fd6e6'],
    ['#ff9ec6', '#ffcf6a', '#b98af0'],
    ['#6fb7f0', '#b98af0', '#ff9ec6'],
  ]);
  const stars = Array.from(
    { length: 22 },
    () => [random.float(20, width - 20), random.float(30, hills - 200)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 40));
  const flowers = Array.from(
    { length: 54 },
    () => [random.float(0, width), random.float(hills + 90 * k, height)] as const,
  );
  const point = (share: number, py: number): Point => [share, py];
  const puff = (cx: number, cy: number, size: number) => cloud(cx - size / 2, cy, size);
  return [
    baseLayer(face, fadeDown(face, ['#bfe3fa', '#d8eefc', '#f0ecfb', '#ffeaf0'])),
    glow(x, y - r * 0.3, r * 1.3, '#fff9df', 'cc'),
    cut(
      stars.map(([sx, sy], i) => star(sx, sy, i % 3 ? 8 : 14, random.float(0, 60), 5, 0.5)).join(''),
      '#ffd97a',
      0.9,
    ),
    cut(
      cloud(-70, at === 'square' ? 116 : 210, 280) + cloud(width - 220, at === 'square' ? 96 : 170, 280),
      '#ffffff',
      0.95,
    ),
    ...bands.map((color, i) => line(arch(r - band * (i + 0.5)), color, band + 1, { cap: 'butt' })),
    line(arch(r - band * 0.2), '#ffffff', 4),
    land(
      face,
      [
        point(-0.03, hills - 30),
        point(0.22, hills - 110 * k),
        point(0.5, hills - 20),
        point(0.78, hills - 100 * k),
        point(1.03, hills - 30),
      ],
      '#bfe5c0',
    ),
    cut(puff(x - r + band * 2, y + 30, 300 * k) + puff(x + r - band * 2, y + 40, 310 * k), '#ffffff'),
    cut(
      puff(x - r + band * 2 + 40, y + 54, 220 * k) + puff(x + r - band * 2 - 50, y + 62, 230 * k),
      '#eaf3fc',
    ),
    land(
      face,
      [point(-0.03, hills + 40), point(0.3, hills + 10), point(0.6, hills + 50 * k), point(1.03, hills + 10)],
      downward(hills, height, '#9fdca2', '#58b27a'),
    ),
    cut(oval(width * 0.2, hills + 130 * k, 150 * k, 24 * k), '#a9def2'),
    cut(oval(width * 0.2, hills + 127 * k, 120 * k, 14 * k), '#d9f2fb'),
    land(
      face,
      [
        point(-0.03, hills + 190 * k),
        point(0.4, hills + 150 * k),
        point(0.75, hills + 190 * k),
        point(1.03, hills + 150 * k),
      ],
      downward(hills + 150, height, '#7fce8a', '#2f9a6a'),
    ),
    ...(['#ffffff', '#ff9ec6', '#ffd34e', '#b98af0'] as const).map((fill, tone) =>
      cut(
        flowers
          .filter((_, i) => i % 4 === tone)
          .map(([fx, fy]) => star(fx, fy, 7 + (fy - hills) / 40, fx, 5, 0.6))
          .join(''),
        fill,
      ),
    ),
    placed(unicorn(mane), who),
  ];
}

export const rainbowCover: Cover = { heading, ink: '#5a2f8a', accent: '#8a3f8f', draw: drawRainbow };
