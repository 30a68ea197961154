import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { cord } from '../cord.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { blossom, box, circle, cloud, leaf, oval, polygon, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { downward } from './shading.ts';

/** A tram seen from the front; the rails at the origin, 250 wide and 400 high. */
export function tramFront(paint: Color = '#f5b52e'): readonly SceneNode[] {
  const deep = mix(paint, '#7a3a10', 0.4);
  return [
    line('M0 -388L-34 -470M0 -388L34 -470M-52 -472H52', '#4a4a55', 5),
    cut(oval(0, 0, 150, 16), '#3a2a2a', 0.3),
    cut(box(-84, -24, 168, 26, 6), '#4a3a3a'),
    cut(
      'M-118 -40C-124 -180 -120 -300 -104 -340C-92 -374 92 -374 104 -340C120 -300 124 -180 118 -40C118 -24 -118 -24 -118 -40Z',
      downward(-370, -30, mix(paint, '#ffffff', 0.25), paint),
    ),
    cut('M-112 -336C-100 -392 100 -392 112 -336C70 -352 -70 -352 -112 -336Z', '#fff3dc'),
    cut(box(-62, -362, 124, 34, 10), '#3a3038'),
    cut(
      circle(-40, -345, 6) +
        circle(-20, -345, 6) +
        circle(0, -345, 6) +
        circle(20, -345, 6) +
        circle(40, -345, 6),
      '#ffd98a',
    ),
    // The windows, and who drives.
    cut('M-104 -304H-42V-186H-110ZM104 -304H42V-186H110Z', '#cfeaf2'),
    cut(box(-36, -304, 72, 118, 4), '#cfeaf2'),
    cut(circle(0, -232, 24), '#d69a6c'),
    cut('M-32 -186C-30 -208 30 -208 32 -186Z', '#2f5a86'),
    cut('M-27 -240C-26 -266 26 -266 27 -240Z', '#2f4a70'),
    cut('M-30 -242H30V-236H-30Z', '#1f3454'),
    line('M-9 -222Q0 -214 9 -222', '#7a3a2a', 3),
    cut('M-104 -304H-84L-108 -230ZM60 -304H76L50 -186H42V-220Z', '#ffffff', 0.5),
    line('M-104 -304H-42V-186H-110ZM104 -304H42V-186H110ZM-36 -304H36V-186H-36Z', '#fff3dc', 7),
    cut('M-119 -172H119L120 -120H-120Z', '#fff3dc'),
    line('M-119 -172H119M-120 -120H120', deep, 5),
    cut(circle(0, -146, 20), '#c8402f'),
    cut(circle(0, -146, 12), '#fff3dc'),
    cut(circle(0, -74, 30), '#6a5a4a'),
    cut(circle(0, -74, 23), '#fff8d0'),
    cut(circle(-78, -76, 13) + circle(78, -76, 13), '#c8402f'),
    cut('M-124 -44H124L104 -14H-104Z', '#4a4048'),
    line('M-88 -40L-80 -16M-44 -40L-40 -16M0 -40V-16M44 -40L40 -16M88 -40L80 -16', '#6a606a', 5),
  ];
}

export interface HousePaint {
  readonly wall: Color;
  readonly trim: Color;
  readonly shutter: Color;
  readonly roof: Color;
}

export const housePaints: readonly HousePaint[] = [
  { wall: '#f4a8a0', trim: '#fff3e6', shutter: '#2f8a86', roof: '#b5533c' },
  { wall: '#9fd0d8', trim: '#fff8ec', shutter: '#c8554a', roof: '#a84a38' },
  { wall: '#f7d58a', trim: '#fff8ec', shutter: '#3f7ab0', roof: '#b5533c' },
  { wall: '#c5b3e0', trim: '#fff6f0', shutter: '#5a4a9a', roof: '#9c4a40' },
  { wall: '#b9dca4', trim: '#fff8ec', shutter: '#b5533c', roof: '#a84a38' },
  { wall: '#fff0d8', trim: '#7fb4d0', shutter: '#3f7ab0', roof: '#b5533c' },
];

/** A town house with rows of windows and flower boxes; the left end of its foot at the origin. */
export function townHouse(
  w: number,
  h: number,
  { wall, trim, shutter, roof }: HousePaint,
): readonly SceneNode[] {
  const bays = Math.max(1, Math.round(w / 96));
  const rows = Math.max(1, Math.floor((h - 40) / 124));
  const windows: string[] = [];
  const shutters: string[] = [];
  const boxes: string[] = [];
  const flowers: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let bay = 0; bay < bays; bay++) {
      const [x, y] = [((bay + 0.5) * w) / bays, -h + 44 + row * 124];
      windows.push(`M${round(x - 18)} ${y + 64}v-48a18 18 0 0 1 36 0v48Z`);
      shutters.push(box(x - 36, y + 4, 15, 60, 2), box(x + 21, y + 4, 15, 60, 2));
      if ((bay + row) % 2 === 0) {
        boxes.push(box(x - 28, y + 68, 56, 13, 3));
        flowers.push(circle(x - 18, y + 66, 8), circle(x, y + 63, 9), circle(x + 18, y + 66, 8));
      }
    }
  return [
    cut(box(0, -h, w, h), wall),
    cut(box(0, -h, w * 0.1, h), '#ffffff', 0.16),
    cut(
      polygon([
        [-12, -h + 6],
        [14, -h - 40],
        [w - 14, -h - 40],
        [w + 12, -h + 6],
      ]),
      roof,
    ),
    cut(box(-10, -h, w + 20, 12), trim),
    cut(windows.join(''), '#7aa6bc'),
    line(windows.join(''), trim, 5),
    cut(shutters.join(''), shutter),
    cut(flowers.join(''), '#e5486a'),
    cut(boxes.join(''), '#8a4a34'),
  ];
}

/** Flags on a line that sags between two points. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  size: number,
  colors: readonly Color[],
): readonly SceneNode[] {
  const { d, pointAt: at } = cord(from, to, sag);
  const flags = Array.from({ length: count }, (_, i) => {
    const [a, b, m] = [at((i + 0.12) / count), at((i + 0.88) / count), at((i + 0.5) / count)];
    return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}L${round(m[0])} ${round(m[1] + size)}Z`;
  });
  return [
    line(d, '#fff8ec', 4),
    ...colors.map((color, n) => cut(flags.filter((_, i) => i % colors.length === n).join(''), color)),
  ];
}

export const flagColors: readonly Color[] = ['#e5566d', '#f5b52e', '#2f9e9a', '#fffaf0', '#4a78c0'];

function drawTram({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const middle = width / 2;
  // The street climbs from the lower edge to its crest between the houses.
  const [crest, scale, foot] = isSquare ? [800, 0.94, 950] : [1110, 1.36, 1330];
  const k = isSquare ? 0.86 : 1.1;
  const paints = [...housePaints.slice(random.int(0, 5)), ...housePaints];
  const sides = isSquare
    ? [
        [-30, 190, 560, 1000],
        [152, 180, 420, 930],
        [318, 110, 330, 860],
      ]
    : [
        [-110, 200, 640, 1470],
        [64, 150, 500, 1370],
        [196, 110, 400, 1250],
      ];
  const houses = sides.toReversed().flatMap(([x, w, h, y], i) => [
    placed(townHouse((w as number) / k, (h as number) / k, paints[i] as HousePaint), {
      x: x as number,
      y: y as number,
      scale: k,
    }),
    placed(townHouse((w as number) / k, ((h as number) + 30) / k, paints[i + 3] as HousePaint), {
      x: width - (x as number),
      y: y as number,
      scale: k,
      mirror: true,
    }),
  ]);
  const rail = (x: number) =>
    `M${round(middle + x * 0.3)} ${crest}L${round(middle + x * 2.3)} ${height + 10}`;
  const stones = Array.from({ length: 60 }, () => {
    const t = random.float(0, 1) ** 0.7;
    const y = crest + t * (height - crest);
    return `M${round(middle + random.float(-1, 1) * (60 + t * width * 0.42))} ${round(y)}h${round(10 + t * 22)}`;
  }).join('');
  const hills = isSquare ? [380, 470] : [640, 760];
  const confetti = Array.from(
    { length: 44 },
    (_, i) => [random.float(20, width - 20), random.float(hills[0] as number, foot), i] as const,
  );
  const clouds = isSquare
    ? cloud(-60, 130, 240) + cloud(900, 110, 260)
    : cloud(-60, 240, 320) + cloud(620, 180, 340) + cloud(330, 690, 220);
  return [
    baseLayer(face, fadeDown(face, ['#bfe3ee', '#dcefe8', '#fdf0d2', '#ffdcb0'])),
    cut(clouds, '#ffffff', 0.9),
    glow(middle, crest - 180 * scale, 420 * scale, '#fff6d0', 'cc'),
    cut(
      `M-10 ${crest - 90}C${middle * 0.5} ${crest - 200} ${middle * 1.4} ${crest - 60} ${width + 10} ${crest - 170}V${height}H-10Z`,
      '#8fc4dc',
    ),
    cut(
      `M-10 ${crest - 30}C${middle * 0.6} ${crest - 90} ${middle * 1.5} ${crest - 20} ${width + 10} ${crest - 60}V${height}H-10Z`,
      '#a9c98a',
    ),
    ...houses,
    cut(
      `M${middle - (isSquare ? 150 : 170)} ${crest}Q${middle} ${crest - 22} ${middle + (isSquare ? 150 : 170)} ${crest}L${width * 1.06} ${height + 10}H${-width * 0.06}Z`,
      downward(crest, height, '#d8c4ae', '#b59a86'),
    ),
    cut(
      `M${middle - (isSquare ? 150 : 170)} ${crest}L${-width * 0.06} ${height + 10}H-200V${height - 60}L${middle - (isSquare ? 176 : 200)} ${crest}ZM${middle + (isSquare ? 150 : 170)} ${crest}L${width * 1.06} ${height + 10}H${width + 200}V${height - 60}L${middle + (isSquare ? 176 : 200)} ${crest}Z`,
      '#efe0cc',
    ),
    line(stones, '#a58a78', 4),
    line([-86, 86].map(rail).join(''), '#6a5a58', 9 * k),
    line([-86, 86].map(rail).join(''), '#e8dccb', 3 * k),
    ...bunting(
      [isSquare ? 60 : 40, hills[0] as number],
      [width - (isSquare ? 60 : 40), (hills[0] as number) + 20],
      isSquare ? 44 : 60,
      isSquare ? 13 : 11,
      isSquare ? 42 : 54,
      flagColors,
    ),
    ...bunting(
      [isSquare ? 200 : 150, (hills[1] as number) + 60],
      [width - (isSquare ? 200 : 150), (hills[1] as number) + 40],
      isSquare ? 30 : 40,
      isSquare ? 11 : 9,
      isSquare ? 34 : 44,
      flagColors.toReversed(),
    ),
    placed(tramFront(), { x: middle, y: foot, scale, rotation: random.float(-0.8, 0.8) }),
    ...[-1, 1].map((side) =>
      placed(
        [
          cut(box(-34, -62, 68, 66, 8), '#b5623c'),
          cut(blossom(0, -96, 52, 9), '#4f9a5e'),
          cut(
            [-26, 0, 26].map((x) => circle(x, -108 + Math.abs(x) * 0.5, 11)).join('') +
              circle(-12, -78, 10) +
              circle(16, -80, 10),
            '#ff8a7a',
          ),
          cut(leaf(0, -62, 40, 12, -150) + leaf(0, -62, 40, 12, -30), '#3f8a52'),
        ],
        { x: middle + side * (isSquare ? 440 : 366), y: height - (isSquare ? 26 : 150), scale: k * 1.1 },
      ),
    ),
    ...flagColors.slice(0, 3).map((color, n) =>
      cut(
        confetti
          .filter(([, , i]) => i % 3 === n)
          .map(([x, y, i]) => (i % 2 ? circle(x, y, 5) : box(x, y, 11, 7)))
          .join(''),
        color,
      ),
    ),
  ];
}

export const tramCover: Cover = {
  heading: upperHeading,
  ink: '#7a2a22',
  accent: '#b03a2a',
  draw: drawTram,
};
