import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, line, placed, translated } from './cutout.ts';
import { circle, cloud, polar, round } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';

/** Rows of fish-scale waves: rings on rings, each row half a step on. */
function scales(row: number, y: number, step: number, colors: readonly Color[]): readonly SceneNode[] {
  const xs = Array.from(
    { length: Math.ceil(1200 / step) + 2 },
    (_, i) => i * step - (row % 2 ? step / 2 : 0),
  );
  const lift = (x: number) => y - (Math.max(0, Math.abs(x - 600) - 380) / 220) ** 1.6 * 105;
  return colors.map((color, ring) =>
    cut(xs.map((x) => circle(x, lift(x), (step / 2) * (1 - ring * 0.22))).join(''), color),
  );
}

function boat(hull: Color, sail: Color): readonly SceneNode[] {
  return [
    cut('M4 -96V-14H62C58 -50 36 -78 4 -96Z', sail),
    cut('M-4 -84V-14H-44C-42 -44 -28 -66 -4 -84Z', '#fff6e4'),
    line('M0 -104V0', '#7a4a34', 5),
    cut('M0 -104L26 -98L0 -90Z', '#f6b02c'),
    cut('M-62 -6H68C60 18 46 26 34 28H-36C-50 22 -58 10 -62 -6Z', hull),
    cut('M-62 -6H68L65 3H-59Z', '#fff6e4'),
  ];
}

function drawWaves({ random, face }: DrawInput): readonly SceneNode[] {
  const ray = Array.from({ length: 24 }, (_, i) => {
    const a = polar(92, 96, 520, i * 15 - 3);
    const b = polar(92, 96, 520, i * 15 + 3.4);
    return `M92 96L${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}Z`;
  });
  const gull = (x: number, y: number, s: number) =>
    `M${round(x - s)} ${round(y - s * 0.3)}Q${round(x - s * 0.4)} ${round(y - s * 0.8)} ${round(x)} ${round(y)}Q${round(x + s * 0.4)} ${round(y - s * 0.8)} ${round(x + s)} ${round(y - s * 0.3)}`;
  const rows = [0, 1, 2, 3].map((row) => {
    const palettes: readonly (readonly Color[])[] = [
      ['#8fcfd0', '#fff6e4', '#8fcfd0', '#fff6e4'],
      ['#4fa9b8', '#e8f4ee', '#4fa9b8', '#f6b84a'],
      ['#2c7f9c', '#fff6e4', '#2c7f9c', '#fff6e4'],
      ['#1d5a80', '#cfe8ea', '#1d5a80', '#f4694f'],
    ];
    return scales(row, 848 + row * 32, 104, palettes[row] as readonly Color[]);
  });
  return [
    baseLayer(face, fadeDown(face, ['#fbc99a', '#fde0b4', '#fdeccb'])),
    cut(ray.join(''), '#fff3cf', 0.55),
    cut(circle(92, 96, 88), '#fff3cf'),
    cut(circle(92, 96, 70), '#f4694f'),
    cut(circle(92, 96, 50), '#f6903c'),
    cut(cloud(880, 84, 240) + cloud(1040, 330, 230) + cloud(-70, 460, 200), '#fffaf0'),
    ...sheet(roundedSheet(face), '#fffaf0', { color: '#2c7f9c', width: 2.5, second: '#f2b77a' }),
    line(gull(1060, 50, 26) + gull(1140, 120, 32) + gull(1096, 190, 20), '#5a4a4a', 4),
    placed(boat('#d9472f', '#f48a6a'), {
      x: 64 + random.float(-8, 8),
      y: 676 + random.float(-6, 6),
      scale: 0.98,
      rotation: -5,
    }),
    placed(boat('#2c6f8a', '#f6b84a'), {
      x: 1136 + random.float(-8, 8),
      y: 672 + random.float(-6, 6),
      scale: 0.86,
      rotation: 5,
    }),
    ...rows.flatMap((row, i) => translated(row, i % 2 ? random.float(-3, 3) : 0, 0)),
  ];
}

export const waves: Background = {
  key: 'bg-waves',
  label: 'Sailing waves',
  tags: ['sea', 'wave', 'boat', 'sun', 'travel', 'adventure', 'orange', 'blue'],
  panel: null,
  draw: drawWaves,
};
