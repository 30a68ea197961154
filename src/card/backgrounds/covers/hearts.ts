import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, heart, leaf, oval, type Point, polar, round } from '../outline.ts';
import { downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 260 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

/** The foot of the tree, and the middle and size of its crown. */
const places = {
  portrait: { foot: [450, 1330], crown: [450, 880], size: 560, ground: 1290 },
  square: { foot: [540, 960], crown: [540, 640], size: 430, ground: 930 },
} as const;

const tones: readonly Color[] = ['#e8315a', '#f2607f', '#ff8fa3', '#c91f4c', '#ffb3c0', '#f7863f'];

/** Whether a point lies in a heart about the origin, 2 wide. */
function isInHeart(x: number, y: number): boolean {
  const [px, py] = [x * 1.16, -y * 1.14 + 0.12];
  return (px * px + py * py - 1) ** 3 - px * px * py ** 3 < 0;
}

/** A bird that sits and looks to the right, its feet at the origin. */
function bird(color: Color, belly: Color): readonly SceneNode[] {
  return [
    cut('M-46 -18L-104 -2L-92 -22L-112 -30L-60 -44Z', mix(color, '#2a0a3a', 0.3)),
    cut(
      'M-62 -34C-56 -74 -14 -96 22 -92C58 -88 66 -54 52 -30C38 -6 -10 4 -38 -8C-54 -14 -62 -22 -62 -34Z',
      downward(-96, 4, mix(color, '#ffffff', 0.16), color),
    ),
    cut('M56 -44C52 -16 20 2 -14 0C6 -14 14 -40 40 -50C48 -52 56 -50 56 -44Z', belly),
    cut('M-50 -42C-30 -66 10 -64 14 -40C10 -18 -24 -10 -50 -20Z', mix(color, '#2a0a3a', 0.2)),
    line('M-38 -34q16 10 34 2M-32 -24q14 6 26 0', mix(color, '#ffffff', 0.4), 3),
    cut('M58 -70L84 -62L58 -54Z', '#f7a83c'),
    cut(circle(40, -68, 6), '#2a1a30'),
    cut(circle(38, -70, 2), '#ffffff'),
    cut(oval(46, -52, 7, 5), '#ff9aa8', 0.8),
    line('M-8 -2v12M10 -2v12', '#c97a3c', 4),
  ];
}

function drawHearts({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { foot, crown, size, ground } = places[at];
  const { width, height } = face;
  const k = size / 560;
  const [cx, cy] = crown;
  const [fx, fy] = foot;
  const leaves: { x: number; y: number; size: number; turn: number; tone: number }[] = [];
  for (let tries = 0; tries < 900 && leaves.length < 104; tries++) {
    const [u, v] = [random.float(-1.05, 1.05), random.float(-1.1, 1.05)];
    if (!isInHeart(u, v)) continue;
    const [x, y] = [cx + u * size * 0.64, cy + v * size * 0.46];
    const own = random.float(40, 84) * k;
    if (leaves.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + own) * 0.29)) continue;
    leaves.push({ x, y, size: own, turn: random.float(-40, 40), tone: random.int(0, 5) });
  }
  const falling = Array.from({ length: 18 }, () => ({
    x: random.float(20, width - 20),
    y: random.float(40, height - 80),
    size: random.float(16, 32) * k,
    turn: random.float(-60, 60),
  })).filter(
    ({ x, y }) =>
      isOutside(heading[at], [x, y], 40) && Math.hypot((x - cx) / (size * 0.7), (y - cy) / (size * 0.55)) > 1,
  );
  const lying = Array.from({ length: 18 }, () => ({
    x: fx + random.float(-330, 330) * k,
    y: random.float(ground + 30, Math.min(height, ground + 190 * k)),
    size: random.float(18, 34) * k,
    turn: random.float(-90, 90),
  }));
  const hearts = (items: readonly { x: number; y: number; size: number; turn: number }[]) =>
    items.map((one) => heart(one.x, one.y, one.size, one.turn)).join('');
  const limb = (points: string, w: number) => line(points, '#6b3340', w * k);
  const to = (dx: number, dy: number) => `${round(fx + dx * k)} ${round(cy + dy * k)}`;
  const trunk = `M${round(fx - 64 * k)} ${fy + 10}C${round(fx - 26 * k)} ${round(fy - 70 * k)} ${round(fx - 26 * k)} ${round(fy - 190 * k)} ${round(fx - 24 * k)} ${round(cy + 110 * k)}H${round(fx + 24 * k)}C${round(fx + 26 * k)} ${round(fy - 190 * k)} ${round(fx + 28 * k)} ${round(fy - 70 * k)} ${round(fx + 70 * k)} ${fy + 10}Z`;
  const point = (share: number, y: number): Point => [share, y];
  const rays = Array.from({ length: 12 }, (_, i) => {
    const [ax, ay] = polar(cx, cy, 1500, i * 30 + 4);
    const [bx, by] = polar(cx, cy, 1500, i * 30 + 15);
    return `M${cx} ${cy}L${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}Z`;
  });
  const grass = Array.from(
    { length: 36 },
    () =>
      `M${round(random.float(0, width))} ${round(random.float(ground + 60 * k, height + 10))}q${random.int(-4, 4)} -16 ${random.int(-10, 10)} -26`,
  );
  return [
    baseLayer(face, fadeDown(face, ['#fff1ee', '#ffe3e2', '#ffd3d3', '#ffe7d6'])),
    cut(rays.join(''), '#ffffff', 0.28),
    glow(cx, cy, size * 0.9, '#fffaf0', 'dd'),
    land(
      face,
      [
        point(-0.03, ground - 40 * k),
        point(0.25, ground - 110 * k),
        point(0.55, ground - 40 * k),
        point(0.8, ground - 120 * k),
        point(1.03, ground - 50 * k),
      ],
      '#f9c9c0',
    ),
    land(
      face,
      [
        point(-0.03, ground + 10),
        point(0.3, ground + 20),
        point(0.52, ground - 20 * k),
        point(0.76, ground + 20),
        point(1.03, ground),
      ],
      downward(ground - 20, height, '#a9d6a0', '#5fae86'),
    ),
    cut(oval(fx, fy + 12, 330 * k, 40 * k), '#3f8a6a', 0.35),
    limb(
      `M${to(0, 210)}C${to(-10, 120)} ${to(-90, 100)} ${to(-150, 10)}M${to(0, 170)}C${to(20, 90)} ${to(100, 80)} ${to(160, -10)}M${to(0, 180)}C${to(0, 60)} ${to(-20, 20)} ${to(-10, -90)}M${to(-70, 92)}C${to(-120, 70)} ${to(-190, 80)} ${to(-220, 50)}M${to(80, 78)}C${to(130, 60)} ${to(190, 70)} ${to(226, 40)}`,
      20,
    ),
    cut(trunk, downward(cy, fy, '#7d3f4a', '#54242f')),
    line(
      `M${round(fx - 8 * k)} ${round(fy - 30 * k)}C${round(fx - 4 * k)} ${round(fy - 110 * k)} ${round(fx - 8 * k)} ${round(fy - 170 * k)} ${round(fx - 4 * k)} ${round(cy + 170 * k)}`,
      '#9c5a62',
      5 * k,
    ),
    cut(heart(fx + 2, fy - 120 * k, 46 * k), '#ffd3b0'),
    ...tones.map((color, tone) => cut(hearts(leaves.filter((one) => one.tone === tone)), color)),
    cut(
      leaves
        .filter((_, i) => i % 2)
        .map(({ x, y, size: s }) => oval(x - s * 0.2, y - s * 0.2, s * 0.1, s * 0.07))
        .join(''),
      '#ffffff',
      0.6,
    ),
    line(`M${to(-250, 240)}C${to(-160, 190)} ${to(-60, 200)} ${to(-10, 230)}`, '#6b3340', 15 * k),
    cut(
      leaf(fx - 240 * k, cy + 236 * k, 40 * k, 12 * k, 200) +
        leaf(fx - 150 * k, cy + 200 * k, 36 * k, 11 * k, -70),
      '#8fbf7a',
    ),
    placed(bird('#4f9fd0', '#fff3dc'), { x: fx - 200 * k, y: cy + 206 * k, scale: 0.74 * k }),
    placed(bird('#f2685f', '#ffe3c4'), { x: fx - 92 * k, y: cy + 192 * k, scale: 0.74 * k, mirror: true }),
    cut(heart(fx - 146 * k, cy + 104 * k, 34 * k), '#e8315a'),
    line(grass.join(''), '#3f9270', 3),
    cut(hearts(lying.slice(0, 9)), '#f2607f'),
    cut(hearts(lying.slice(9)), '#c91f4c'),
    cut(hearts(falling.slice(0, 6)), '#f2607f', 0.9),
    cut(hearts(falling.slice(6)), '#ff9fb0', 0.9),
  ];
}

export const heartsCover: Cover = { heading, ink: '#a3123f', accent: '#b31a46', draw: drawHearts };
