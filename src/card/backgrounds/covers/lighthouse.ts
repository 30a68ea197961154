import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, cloud, oval, polygon, round, smooth } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { cylinder, downward, isOutside } from './shading.ts';

/** A lighthouse on its foot at the origin; its lamp at -452. */
export function lighthouse(band: Color = '#d2493f'): readonly SceneNode[] {
  const half = (y: number) => 84 + (y / 400) * 34;
  const ring = (from: number, to: number) =>
    `M${round(-half(from))} ${from}L${round(-half(to))} ${to}Q0 ${to + 16} ${round(half(to))} ${to}L${round(half(from))} ${from}Q0 ${from + 16} ${round(-half(from))} ${from}Z`;
  return [
    cut(ring(-400, 0), cylinder(-84, 168, '#fff6e6')),
    cut(ring(-330, -250) + ring(-170, -86), cylinder(-84, 168, band)),
    cut(box(-13, -236, 26, 40, 13) + box(-12, -374, 24, 34, 12), '#ffd98a'),
    cut('M-26 6V-56a26 26 0 0 1 52 0V10Z', '#7a3a2c'),
    cut(circle(14, -26, 4), '#ffd25c'),
    cut('M-66 -400H66L56 -424H-56Z', '#35455e'),
    line('M-70 -426V-402M70 -426V-402M-70 -426H70M-36 -426V-402M0 -426V-402M36 -426V-402', '#22304a', 5),
    cut(box(-38, -492, 76, 68), '#ffe9a0'),
    cut(circle(0, -454, 22), '#fffbe0'),
    line('M-38 -492V-424M-13 -492V-424M13 -492V-424M38 -492V-424', '#22304a', 5),
    cut('M-52 -490C-40 -536 40 -536 52 -490Z', band),
    line('M0 -524V-556', '#22304a', 6),
    cut(circle(0, -526, 9), band),
  ];
}

/** A gull in the air, 60 wide. */
export function gull(x: number, y: number, w: number): string {
  const k = w / 60;
  return `M${round(x - 30 * k)} ${round(y - 6 * k)}Q${round(x - 14 * k)} ${round(y - 18 * k)} ${round(x)} ${round(y)}Q${round(x + 14 * k)} ${round(y - 18 * k)} ${round(x + 30 * k)} ${round(y - 6 * k)}Q${round(x + 14 * k)} ${round(y - 8 * k)} ${round(x)} ${round(y + 6 * k)}Q${round(x - 14 * k)} ${round(y - 8 * k)} ${round(x - 30 * k)} ${round(y - 6 * k)}Z`;
}

/** The keeper's house: a lit door and two windows; the middle of its foot at the origin, 170 wide. */
const cottage: readonly SceneNode[] = [
  cut(box(-80, -84, 160, 88), downward(-84, 0, '#fff0dc', '#e6c2ae')),
  cut(
    polygon([
      [-98, -78],
      [-62, -140],
      [62, -140],
      [98, -78],
    ]),
    '#3d5a7a',
  ),
  cut(box(30, -168, 24, 44), '#a8473c'),
  cut('M-16 4V-50a16 16 0 0 1 32 0V4Z', '#8a3f36'),
  cut(box(-62, -56, 30, 30) + box(34, -56, 30, 30), '#ffd27a'),
  line('M-47 -56v30M-62 -41h30M49 -56v30M34 -41h30', '#8a5a3a', 3),
];

/** A little boat with one sail and a lamp, 120 wide. */
const boat: readonly SceneNode[] = [
  cut('M-6 -16V-150L-74 -24Z', '#ffd9b8'),
  cut('M4 -16V-138L58 -24Z', '#f2a58a'),
  line('M-1 -12V-156', '#5a3a3a', 5),
  cut('M-80 -14H80C70 14 50 24 30 24H-40C-62 24 -74 8 -80 -14Z', '#2b3a63'),
  line('M-78 -12H78', '#fff0dc', 5),
];

interface Swell {
  readonly width: number;
  /** From its crest to its foot. */
  readonly top: number;
  readonly bottom: number;
  /** From one wave to the next, and how high they are. */
  readonly step: number;
  readonly rise: number;
  /** How far the first wave is moved to the right. */
  readonly shift: number;
}

/** Water from side to side, its crest in soft waves. */
export function swell({ width, top, bottom, step, rise, shift }: Swell): string {
  const wave = `q${step / 4} ${-rise} ${step / 2} 0t${step / 2} 0`;
  return `M${round(-step + shift)} ${top}${wave.repeat(Math.ceil(width / step) + 2)}V${bottom}H-60Z`;
}

function drawLighthouse({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const [sea, scale, x, foot] = isSquare ? [740, 0.72, 690, 832] : [1110, 0.98, 570, 1204];
  const lampY = foot - 456 * scale;
  const stars = Array.from(
    { length: 60 },
    () => [random.float(0, width), random.float(0, sea - 260)] as const,
  ).filter((spot) => isOutside(zone, spot, 24));
  const beam = (to: number, from: number, until: number) =>
    cut(
      `M${x} ${round(lampY - 12)}L${to} ${from}V${until}L${x} ${round(lampY + 12)}Z`,
      fade(['#fff3b8cc', '#fff3b800'], [x, lampY], [to, lampY]),
    );
  const gulls = Array.from({ length: 5 }, (_, i) =>
    gull(
      width * (0.08 + i * 0.1) + random.float(-14, 14),
      sea - random.float(90, 330) * scale,
      random.float(34, 60) * scale,
    ),
  ).join('');
  const shine = Array.from({ length: 26 }, (_, i) => {
    const y = sea + 12 + i * (isSquare ? 6 : 9);
    const reach = (40 + i * 5) * scale;
    return `M${round(width * 0.27 + random.float(-reach, reach))} ${round(y)}h${random.int(20, 80)}`;
  }).join('');
  const rocks = (y: number, color: Color, spread: number) =>
    cut(
      `${smooth([
        [x - 330 * spread, y + 70],
        [x - 250 * spread, y + 16],
        [x - 150 * spread, y + 4],
        [x - 60 * spread, y - 24],
        [x + 40 * spread, y - 22],
        [x + 150 * spread, y + 2],
        [x + 240 * spread, y + 14],
        [x + 360 * spread, y + 80],
      ])}L${round(x + 360 * spread)} ${y + 140}H${round(x - 330 * spread)}Z`,
      color,
    );
  const clouds = isSquare
    ? cloud(-50, sea - 40, 300) + cloud(300, sea - 20, 240) + cloud(840, sea - 60, 320)
    : cloud(-70, sea - 60, 380) + cloud(220, sea - 24, 260) + cloud(720, sea - 110, 360);
  const swells = isSquare ? [826, 876, 930, 990, 1044] : [1226, 1300, 1378, 1456, 1536];
  const colors: readonly Color[] = ['#3b6f9c', '#2f5f8e', '#254f7e', '#1c3f6b', '#143158'];
  const grass = Array.from({ length: 26 }, (_, i) => {
    const gx = x + (i - 13) * 20 * scale + random.float(-6, 6);
    return `M${round(gx)} ${round(foot + 8)}q${round(random.float(-6, 6))} -14 ${round(random.float(-10, 10))} -22`;
  }).join('');
  return [
    baseLayer(face, fadeDown(face, ['#14254f', '#20386d', '#3f5a92', '#8d7aa8', '#f0a08a', '#ffd3a0'])),
    cut(stars.map(([sx, sy]) => circle(sx, sy, 1.9)).join(''), '#ffffff', 0.8),
    cut(clouds, '#c98a9c', 0.6),
    cut(circle(width * 0.27, sea - 10, 92 * scale), '#ffe3b0'),
    glow(width * 0.27, sea - 10, 300 * scale, '#ffd9a0', 'aa'),
    cut(box(-10, sea, width + 20, height - sea + 10), downward(sea, height, '#e8a08e', '#2b4c7c')),
    cut(box(-10, sea, width + 20, 130), fade(['#5a83b0', '#4a78a800'], [0, sea + 130], [0, sea])),
    line(shine, '#ffe9c0', 4),
    beam(-60, lampY - 120, lampY + 170),
    beam(width + 60, lampY - 60, lampY + 60),
    cut(gulls, '#fff6e6'),
    placed(boat, {
      x: width * 0.2 + random.float(-20, 20),
      y: sea + (isSquare ? 56 : 84),
      scale: scale * 0.86,
    }),
    rocks(foot + 6, '#4a4a5e', scale),
    rocks(foot + 2, '#5f8a5a', scale * 0.86),
    line(grass, '#3f6a48', 4),
    placed(cottage, { x: x + 160 * scale, y: foot + 2, scale: scale * 0.94 }),
    placed(lighthouse(), { x, y: foot, scale }),
    glow(x, lampY, 150 * scale, '#fff3b8', 'dd'),
    rocks(foot + 56, mix('#4a4a5e', '#1c2a4a', 0.4), scale * 1.12),
    ...swells.map((top, i) =>
      cut(
        swell({
          width,
          top,
          bottom: height + 20,
          step: (isSquare ? 130 : 150) + i * 18,
          rise: 16 + i * 4,
          shift: random.float(-70, 0),
        }),
        colors[i] as Color,
      ),
    ),
    line(
      swells
        .map(
          (y, i) =>
            `M${round(random.float(20, width * 0.7))} ${y + 26}q${30 + i * 4} -14 ${60 + i * 8} 0M${round(random.float(width * 0.4, width - 80))} ${y + 40}q24 -12 48 0`,
        )
        .join(''),
      '#bcd8e8',
      4,
    ),
    cut(oval(width * 0.5, height + 26, width * 0.7, 30), '#10284a'),
  ];
}

export const lighthouseCover: Cover = {
  heading: upperHeading,
  ink: '#fff3d0',
  accent: '#b23a33',
  draw: drawLighthouse,
};
