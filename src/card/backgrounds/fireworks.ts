import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { fireworksCover } from './covers/fireworks.ts';
import { baseLayer, cut, fadeDown, glow, line, mix } from './cutout.ts';
import { packMargin } from './margin.ts';
import { box, circle, polar, round, twinkle } from './outline.ts';
import { sheet, ticketSheet } from './paper.ts';

/** Sparks of a firework about a point: rays that thicken outward, with dots beyond. */
function burst(x: number, y: number, r: number, color: Color, rays: number): readonly SceneNode[] {
  const ray = (from: number, to: number, i: number): string => {
    const [ax, ay] = polar(x, y, r * from, (i * 360) / rays);
    const [bx, by] = polar(x, y, r * to, (i * 360) / rays);
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  };
  const all = (from: number, to: number, step = 1, start = 0) =>
    Array.from({ length: Math.floor(rays / step) }, (_, i) => ray(from, to, i * step + start)).join('');
  const dots = (at: number, size: number, rotation: number) =>
    Array.from({ length: rays }, (_, i) =>
      circle(...polar(x, y, r * at, ((i + rotation) * 360) / rays), size),
    ).join('');
  return [
    glow(x, y, r * 0.9, color, '55'),
    line(all(0.24, 0.5), mix(color, '#ffffff', 0.5), r * 0.022),
    line(all(0.58, 0.86), color, r * 0.036),
    cut(dots(0.98, r * 0.032, 0) + dots(0.7, r * 0.02, 0.5), mix(color, '#ffffff', 0.35)),
    cut(twinkle(x, y, r * 0.18), '#fff6dc'),
  ];
}

/** Middles and radii. */
const shots: Readonly<Record<FaceKey, readonly (readonly [x: number, y: number, r: number])[]>> = {
  landscape: [
    [96, 120, 150],
    [1112, 150, 160],
    [330, 40, 84],
    [880, 40, 92],
    [50, 400, 104],
    [1160, 440, 108],
    [600, 40, 60],
    [112, 610, 72],
    [1096, 640, 66],
  ],
  portrait: [
    [130, 150, 150],
    [700, 120, 172],
    [420, 190, 96],
    [846, 330, 88],
    [420, 40, 84],
    [40, 380, 92],
    [870, 760, 70],
    [28, 820, 64],
  ],
  square: [
    [96, 110, 140],
    [990, 140, 150],
    [320, 50, 84],
    [760, 46, 92],
    [44, 420, 96],
    [1040, 470, 100],
    [540, 50, 60],
    [60, 700, 72],
    [1024, 760, 66],
  ],
};

function drawFireworks({ random, face }: DrawInput): readonly SceneNode[] {
  const colors: readonly Color[] = ['#ffc94e', '#ff8a6a', '#7fdcc8', '#ff9ac0', '#ffe9a8'];
  const first = random.int(0, 4);
  const towers: string[] = [];
  const lights: string[] = [];
  const { width, height, calm } = face;
  // The city stands below the sheet; on tall faces its houses go on through the bleed.
  const ground = face.key === 'portrait' ? height - calm.y - calm.height - 100 : 0;
  const floor = ground > 0 ? 24 : 16;
  for (let x = -10; x < width + 10; ) {
    const w = random.int(34, 74);
    const edgeward = Math.max(0, Math.abs(x + w / 2 - width / 2) - calm.width / 2 + 2);
    const h = ground + random.float(36, 70) + edgeward * random.float(0.4, 0.9);
    const top = round(height - h);
    towers.push(
      random.float() > 0.7
        ? `M${x} ${height + 10}V${top}L${x + w / 2} ${round(top - 26)}L${x + w} ${top}V${height + 10}Z`
        : box(x, top, w, h + 10),
    );
    for (let wx = x + 8; wx < x + w - 8; wx += 13)
      for (let wy = top + 12; wy < height - 10; wy += floor)
        if (random.float() > 0.45) lights.push(box(wx, round(wy), 5, 8));
    x += w + random.int(-4, 6);
  }
  return [
    baseLayer(face, fadeDown(face, ['#171541', '#2f1f5a', '#6a2f6a', '#c2566a'])),
    cut(
      packMargin({ random, face }, { sizes: [{ r: 2, count: 90 }], gap: 10 })
        .map(({ x, y }) => circle(x, y, 1.7))
        .join(''),
      '#ffffff',
      0.75,
    ),
    ...shots[face.key].flatMap(([x, y, r], i) =>
      burst(
        round(x + random.float(-8, 8)),
        round(y + random.float(-10, 10)),
        r * random.float(0.94, 1.05),
        colors[(i + first) % 5] as Color,
        r > 100 ? 18 : 12,
      ),
    ),
    cut(hills(face, ground), '#4a2560', 0.8),
    ...sheet(ticketSheet(face), '#fffaf2', { color: '#d9a441', width: 2.5, second: '#ecd29a' }),
    cut(towers.join(''), '#1c1540'),
    cut(lights.join(''), '#ffcf6a'),
  ];
}

/** Far hills behind the city. */
function hills({ width, height }: Face, ground: number): string {
  const y = height - 100 - ground;
  return `M-10 ${y}Q${width / 4} ${y - 30} ${width / 2} ${y}T${width + 10} ${y - 10}V${height + 10}H-10Z`;
}

export const fireworks: Background = {
  key: 'bg-fireworks',
  label: 'Fireworks',
  tags: ['fireworks', 'night', 'city', 'celebration', 'party', 'purple'],
  panel: null,
  draw: drawFireworks,
  cover: fireworksCover,
};
