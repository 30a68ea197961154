import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { goldenFansCover } from './covers/golden-fans.ts';
import { baseLayer, cut, line, mix } from './cutout.ts';
import { circle, polar, round } from './outline.ts';
import { sheet, ticketSheet } from './paper.ts';

/** Fans in rows: rings and rays of gold on dark, as in old cinemas. */
function drawDeco({ random, face }: DrawInput): readonly SceneNode[] {
  const dark = random.pick<Color>(['#12454a', '#1d2f55', '#4a1f3a']);
  // Fewer, larger fans on a tall face: it has twice as many rows.
  const r = face.key === 'portrait' ? 90 : 75;
  const fills: string[] = [];
  const rings: string[] = [];
  const rays: string[] = [];
  const nodes: SceneNode[] = [];
  const { width, height, sheet: paper } = face;
  for (let row = 0; row < (2 * (height + 20 + r)) / r; row++) {
    const y = (row * r) / 2 - 20;
    for (let column = -1; column < width / (2 * r) + 1; column++) {
      const x = column * 2 * r + (row % 2 ? r : 0);
      const isHidden =
        x > paper.x + 79 &&
        x < paper.x + paper.width - 79 &&
        y > paper.y + 84 &&
        y < paper.y + paper.height - 14;
      if (isHidden) continue;
      fills.push(circle(x, y, r));
      for (const share of [0.96, 0.72, 0.5])
        rings.push(
          `M${round(x - r * share)} ${round(y)}a${round(r * share)} ${round(r * share)} 0 0 1 ${round(2 * r * share)} 0`,
        );
      for (let i = 1; i < 8; i++) {
        const [ax, ay] = polar(x, y, r * 0.5, 180 + i * 22.5);
        const [bx, by] = polar(x, y, r * 0.72, 180 + i * 22.5);
        rays.push(`M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`);
      }
    }
    nodes.push(
      cut(fills.splice(0).join(''), row % 2 ? mix(dark, '#ffffff', 0.06) : dark),
      line(rings.splice(0).join(''), '#d9b25a', 2.4),
      line(rays.splice(0).join(''), '#d9b25a', 1.6),
    );
  }
  return [
    baseLayer(face, dark),
    ...nodes,
    ...sheet(ticketSheet(face), '#fffbf2', { color: '#c99a3a', width: 3.5, second: '#e3c684' }),
  ];
}

export const goldenFans: Background = {
  key: 'bg-golden-fans',
  label: 'Golden fans',
  tags: ['art deco', 'gold', 'formal', 'elegant', 'pattern', 'green', 'retro'],
  panel: null,
  draw: drawDeco,
  cover: goldenFansCover,
};
