import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, oval, type Point, round } from '../outline.ts';
import { pine } from '../village.ts';
import { ball, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 310, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

const places = {
  portrait: { shore: 1140, sun: { x: 610, y: 760, r: 96 }, boat: { x: 330, y: 1266, scale: 1.3 }, step: 104 },
  square: { shore: 760, sun: { x: 720, y: 500, r: 76 }, boat: { x: 400, y: 868, scale: 1.02 }, step: 68 },
} as const;

/** Somebody rowing, the waterline at the origin. */
function rower(coat: Color): readonly SceneNode[] {
  const dark: Color = '#2f3d4c';
  return [
    line('M-10 -66L-150 26M-150 26l-26 12', dark, 7),
    cut('M-34 -40C-40 -96 -16 -122 12 -120C38 -116 44 -80 40 -38Z', coat),
    line('M4 -98L-40 -70L-76 -24', mix(coat, dark, 0.25), 18),
    cut(circle(12, -144, 24), '#e3bfa4'),
    cut('M-14 -148C-14 -176 38 -178 40 -148C52 -146 60 -142 64 -138C40 -134 0 -138 -14 -148Z', dark),
    cut(
      'M-140 -44C-60 -30 60 -30 144 -50C136 -6 104 12 70 12H-74C-108 8 -132 -16 -140 -44Z',
      downward(-50, 12, '#7a5446', '#4a3332'),
    ),
    cut('M-140 -44C-60 -30 60 -30 144 -50L142 -38C60 -20 -60 -20 -137 -33Z', '#b58a72'),
    line('M104 -44C120 -110 96 -150 112 -206', '#5a4a4a', 3),
    cut('M112 -204l-9 14h18Z', '#b8443a'),
    cut(oval(112, -256, 46, 54), ball(112, -256, 54, '#e0584a', '#4a1a2a')),
  ];
}

function drawMorningMist({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { shore, sun, boat, step } = places[at];
  const { width, height } = face;
  const tones: readonly Color[] = ['#cdd3da', '#b3bec9', '#94a4b3', '#738698'];
  const ridge = (i: number): SceneNode[] => {
    const base = shore - (4 - i) * step + step * 0.4;
    const points = Array.from(
      { length: 8 },
      (_, p): Point => [
        -0.05 + p * 0.16,
        base - (p % 2 ? random.float(0.3, 1.5) : random.float(-0.3, 0.5)) * step,
      ],
    );
    const tone = tones[i] ?? '#738698';
    return [
      land(face, points, fade([tone, mix(tone, '#f3f2ee', 0.72)], [0, base - step], [0, base + step * 0.9])),
    ];
  };
  const trees = Array.from({ length: 26 }, (_, i) => {
    const side = i % 2 ? width - random.float(-20, width * 0.3) : random.float(-20, width * 0.3);
    const near = Math.min(side, width - side) / (width * 0.3);
    return pine(side, shore + 14, (1.5 - near) * step * random.float(0.7, 1.1) + 24);
  });
  const ripple = Array.from({ length: 14 }, (_, i) => {
    const y = shore + 30 + i * (height - shore) * 0.062;
    return oval(sun.x + random.float(-30, 30), y, sun.r * random.float(0.4, 0.9) + i * 5, 2.6 + i * 0.25);
  });
  const reeds = Array.from({ length: 16 }, (_, i) => {
    const x = i < 9 ? random.float(-6, width * 0.2) : width - random.float(-6, width * 0.14);
    return `M${round(x)} ${height + 20}q${random.int(-10, 10)} -90 ${random.int(-24, 24)} -${random.int(110, at === 'square' ? 150 : 260)}`;
  });
  return [
    baseLayer(face, fadeDown(face, ['#eceff2', '#f6f1ea', '#f3e2d6', '#d6dbe0'])),
    glow(sun.x, sun.y, sun.r * 4, '#fff1d6', 'ee'),
    cut(circle(sun.x, sun.y, sun.r), downward(sun.y - sun.r, sun.y + sun.r, '#fffaf0', '#ffdcb8')),
    line(
      `M${sun.x - 330} ${sun.y - 60}q20 -18 34 4q16 -22 34 -4M${sun.x - 250} ${sun.y - 110}q16 -14 26 4q14 -18 28 -4M${sun.x - 240} ${sun.y - 30}q14 -12 22 4q12 -16 24 -4`,
      '#5c6d7e',
      5,
    ),
    ...[0, 1, 2, 3].flatMap(ridge),
    cut(
      oval(width * 0.25, shore - step * 1.3, width * 0.42, step * 0.16) +
        oval(width * 0.8, shore - step * 0.75, width * 0.4, step * 0.15),
      '#fbfaf7',
      0.55,
    ),
    cut(trees.join(''), downward(shore - step * 1.6, shore, '#4c6072', '#6d8092')),
    cut(`M-10 ${shore}H${width + 10}V${height + 10}H-10Z`, downward(shore, height, '#d3dae0', '#7f93a6')),
    cut(oval(width / 2, shore + 4, width * 0.7, step * 0.2), '#fbfaf7', 0.7),
    cut(ripple.join(''), '#fff6e4', 0.75),
    cut(oval(boat.x, boat.y + 16 * boat.scale, 150 * boat.scale, 16 * boat.scale), '#3a4c5e', 0.35),
    placed(rower(random.pick<Color>(['#c4523f', '#2f7f86', '#8a5a9c'])), boat),
    line(
      `M${boat.x - 250 * boat.scale} ${boat.y + 22}h${90 * boat.scale}M${boat.x + 90 * boat.scale} ${boat.y + 34}h${150 * boat.scale}M${boat.x - 120 * boat.scale} ${boat.y + 52}h${120 * boat.scale}`,
      '#f6f4ef',
      5,
    ),
    line(reeds.join(''), '#54677a', 6),
  ];
}

export const morningMistCover: Cover = { heading, ink: '#2a3a4c', accent: '#4a6076', draw: drawMorningMist };
