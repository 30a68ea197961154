import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
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

const shots: readonly (readonly [number, number, number])[] = [
  [96, 120, 150],
  [1112, 150, 160],
  [330, 40, 84],
  [880, 40, 92],
  [50, 400, 104],
  [1160, 440, 108],
  [600, 40, 60],
  [112, 610, 72],
  [1096, 640, 66],
];

function drawFireworks({ random, face }: DrawInput): readonly SceneNode[] {
  const colors: readonly Color[] = ['#ffc94e', '#ff8a6a', '#7fdcc8', '#ff9ac0', '#ffe9a8'];
  const first = random.int(0, 4);
  const towers: string[] = [];
  const lights: string[] = [];
  for (let x = -10; x < 1210; ) {
    const w = random.int(34, 74);
    const edgeward = Math.max(0, Math.abs(x + w / 2 - 600) - 430);
    const h = random.float(36, 70) + edgeward * random.float(0.4, 0.9);
    const top = round(900 - h);
    towers.push(
      random.float() > 0.7
        ? `M${x} 910V${top}L${x + w / 2} ${round(top - 26)}L${x + w} ${top}V910Z`
        : box(x, top, w, h + 10),
    );
    for (let wx = x + 8; wx < x + w - 8; wx += 13)
      for (let wy = top + 12; wy < 890; wy += 16)
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
    ...shots.flatMap(([x, y, r], i) =>
      burst(
        round(x + random.float(-8, 8)),
        round(y + random.float(-10, 10)),
        r * random.float(0.94, 1.05),
        colors[(i + first) % 5] as Color,
        r > 100 ? 18 : 12,
      ),
    ),
    cut('M-10 800Q300 770 600 800T1210 790V910H-10Z', '#4a2560', 0.8),
    ...sheet(ticketSheet(face), '#fffaf2', { color: '#d9a441', width: 2.5, second: '#ecd29a' }),
    cut(towers.join(''), '#1c1540'),
    cut(lights.join(''), '#ffcf6a'),
  ];
}

export const fireworks: Background = {
  key: 'bg-fireworks',
  label: 'Fireworks',
  tags: ['fireworks', 'night', 'city', 'celebration', 'party', 'purple'],
  panel: null,
  draw: drawFireworks,
};
