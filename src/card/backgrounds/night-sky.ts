import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, cloud, oval, polygon, smooth, twinkle } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';

function pine(x: number, y: number, height: number): string {
  const half = height * 0.26;
  return [0, 0.28, 0.56]
    .map((share, i) => {
      const top = y - height + share * height * 0.72;
      const wide = half * (0.5 + i * 0.26);
      return polygon([
        [x, top],
        [x + wide, top + height * 0.42],
        [x - wide, top + height * 0.42],
      ]);
    })
    .join('');
}

function house(x: number, y: number, w: number, wall: Color): readonly SceneNode[] {
  return [
    cut(`M${x} ${y}v${-w * 0.6}l${w / 2} ${-w * 0.46}l${w / 2} ${w * 0.46}v${w * 0.6}Z`, wall),
    cut(
      `M${x - w * 0.1} ${y - w * 0.56}L${x + w / 2} ${y - w * 1.14}L${x + w * 1.1} ${y - w * 0.56}L${x + w * 1.02} ${y - w * 0.46}L${x + w / 2} ${y - w * 0.94}L${x - w * 0.02} ${y - w * 0.46}Z`,
      '#0f1738',
    ),
    cut(
      `M${x + w * 0.16} ${y - w * 0.5}h${w * 0.24}v${w * 0.26}h${-w * 0.24}ZM${x + w * 0.6} ${y - w * 0.5}h${w * 0.24}v${w * 0.26}h${-w * 0.24}Z`,
      '#ffcf5a',
    ),
  ];
}

function drawNightSky({ random, face }: DrawInput): readonly SceneNode[] {
  const points = packMargin(
    { random, face },
    {
      sizes: [
        { r: 9, count: 16 },
        { r: 4, count: 60 },
        { r: 2.5, count: 60 },
      ],
      gap: 8,
    },
  );
  const sky = points.filter(({ y }) => y < 690);
  const hill = (y: number, swell: number, shift: number): string =>
    `${smooth([
      [-20, y - swell],
      [180 + shift, y - swell * 0.4],
      [420, y + 22],
      [640 + shift, y + 10],
      [860, y + 24],
      [1050, y - swell * 0.5],
      [1220, y - swell * 1.2],
    ])}V920H-20Z`;
  const trees = [12, 60, 112, 1092, 1146, 1190].map((x, i) =>
    pine(x + random.float(-8, 8), i % 3 === 1 ? 800 : 826, random.float(120, 190)),
  );
  return [
    baseLayer(face, fadeDown(face, ['#141d4a', '#2a3474', '#5a4a8c', '#c77a86'])),
    glow(1096, 120, 300, '#ffe6a6', '77'),
    cut(circle(1104, 118, 78), '#ffe9b3'),
    cut(
      circle(1080, 96, 13) + circle(1128, 140, 18) + circle(1096, 158, 9) + circle(1140, 92, 8),
      '#f0cd86',
      0.6,
    ),
    cut(
      sky
        .filter(({ r }) => r < 4)
        .map(({ x, y, r }) => circle(x, y, r * 0.7))
        .join(''),
      '#ffffff',
      0.75,
    ),
    cut(
      sky
        .filter(({ r }) => r === 4)
        .map(({ x, y }) => twinkle(x, y, 8))
        .join(''),
      '#ffe9b3',
    ),
    cut(
      sky
        .filter(({ r }) => r === 9)
        .map(({ x, y }) => twinkle(x, y, random.float(14, 22)))
        .join(''),
      '#ffd166',
    ),
    line('M40 60L190 22', fade(['#ffffff00', '#fff6d8'], [40, 60], [190, 22]), 4),
    cut(cloud(-80, 330, 240) + cloud(1040, 430, 250) + cloud(-30, 560, 170), '#8d86c4', 0.45),
    cut(hill(760, 80, random.float(-20, 20)), '#3d3c78'),
    cut(trees.slice(0, 6).join(''), '#262c60'),
    ...sheet(labelSheet(face), '#fffaf0', { color: '#d9a441', width: 2.5, second: '#ecd29a' }),
    cut(hill(826, 40, random.float(-30, 30)), '#232a5c'),
    ...house(64, 834, 62, '#3a2f5f'),
    ...house(1062, 836, 54, '#46345f'),
    ...house(966, 862, 42, '#3a2f5f'),
    cut(
      [24, 150, 196, 1140, 1176, 1020, 330].map((x, i) => pine(x, 878, 60 + (i % 3) * 12)).join(''),
      '#171e48',
    ),
    cut(hill(866, 22, 40), '#141a40'),
    cut(
      [420, 520, 610, 720, 830]
        .map((x) => oval(x + random.float(-30, 30), random.float(868, 886), 3, 3))
        .join(''),
      '#ffcf5a',
    ),
  ];
}

export const nightSky: Background = {
  key: 'bg-night-sky',
  label: 'Night sky',
  tags: ['night', 'moon', 'stars', 'hills', 'village', 'dream', 'blue'],
  panel: null,
  draw: drawNightSky,
};
