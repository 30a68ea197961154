import type { SceneNode } from '#card/scene/scene.ts';
import type { Face } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { brushStroke, curl, type PenPoint } from './brush-stroke.ts';
import { penBird, penFlourishCover, penKnot } from './covers/pen-flourish.ts';
import { baseLayer, cut, fadeDown, line, placed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, leaf, type Point } from './outline.ts';
import { sheet, ticketSheet } from './paper.ts';

/** A stroke through a margin in soft waves, with a curl at its end. */
function wave(from: Point, to: Point, swing: number, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const points = Array.from({ length: 13 }, (_, i): PenPoint => {
    const t = i / 12;
    const by = swing * Math.sin(t * Math.PI * 3);
    return [
      from[0] + dx * t - (dy / length) * by,
      from[1] + dy * t + (dx / length) * by,
      2 + width * Math.abs(Math.sin(t * Math.PI * 3)),
    ];
  });
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return brushStroke(points) + curl(to, degrees - 80, Math.abs(swing) * 0.9, -1.3, width * 0.7);
}

function waves({ width, height, key }: Face, swings: readonly number[]): string {
  const [a, b, c, d] = swings as readonly [number, number, number, number];
  const side = key === 'portrait' ? 22 : 56;
  const [top, foot] = key === 'portrait' ? [130, height - 130] : [40, height - 40];
  return (
    wave([side, top + 90], [side, height / 2 - 60], a, 9) +
    wave([side, foot - 90], [side, height / 2 + 60], -b, 9) +
    wave([width - side, top + 90], [width - side, height / 2 - 60], -c, 9) +
    wave([width - side, foot - 90], [width - side, height / 2 + 60], d, 9)
  );
}

function drawFlourish({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height, key } = face;
  const isPortrait = key === 'portrait';
  const swing = isPortrait ? 12 : 26;
  const dots = packMargin({ random, face }, { sizes: [{ r: 4, count: 34 }], gap: 14 });
  const swings = Array.from({ length: 4 }, () => swing * random.float(0.85, 1.1));
  const middle = width / 2;
  const knots = isPortrait ? [128, height - 128] : [44, height - 42];
  const k = isPortrait ? 0.9 : 0.42;
  return [
    baseLayer(face, fadeDown(face, ['#28366e', '#1f2a52'])),
    cut(waves(face, swings), '#d9b46a'),
    cut(dots.map(({ x, y, r }) => circle(x, y, r * 0.7)).join(''), '#f2dfae'),
    ...sheet(ticketSheet(face), '#fffaf0', { color: '#c8973c', width: 2.5, second: '#28366e' }),
    ...knots.map((y, i) =>
      placed(penKnot('#f2dfae', '#e0685c'), { x: middle, y, scale: k, rotation: i * 180 }),
    ),
    ...(isPortrait
      ? []
      : [
          placed(penBird('#fffaf0', '#e0685c'), { x: 120, y: height - 76, scale: 0.28 }),
          placed(penBird('#fffaf0', '#e0685c'), {
            x: width - 120,
            y: height - 76,
            scale: 0.28,
            mirror: true,
          }),
        ]),
    cut(
      [0, 1]
        .flatMap((x) =>
          [0, 1].map((y) => leaf(x * width, y * height, 120, 34, [45, -45, 135, -135][x * 2 + y] as number)),
        )
        .join(''),
      '#e0685c',
    ),
    line(`M14 14H${width - 14}V${height - 14}H14Z`, '#d9b46a', 3),
  ];
}

export const penFlourish: Background = {
  key: 'bg-pen-flourish',
  label: 'Pen flourishes',
  tags: ['calligraphy', 'pen', 'ink', 'bird', 'letter', 'elegant', 'formal', 'navy', 'gold', 'white'],
  panel: null,
  draw: drawFlourish,
  cover: penFlourishCover,
};
