import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background } from './background.ts';
import { cut, ground, line, mix } from './cutout.ts';
import { box, circle, polar, polygon, round, smooth } from './outline.ts';
import { sheet, ticketSheet } from './paper.ts';

/** Fans in rows: rings and rays of gold on dark, as in old cinemas. */
function drawDeco(random: Random): readonly SceneNode[] {
  const dark = random.pick<Color>(['#12454a', '#1d2f55', '#4a1f3a']);
  const r = 75;
  const fills: string[] = [];
  const rings: string[] = [];
  const rays: string[] = [];
  const nodes: SceneNode[] = [];
  for (let row = 0; row < 27; row++) {
    const y = row * 37.5 - 20;
    for (let column = -1; column < 9; column++) {
      const x = column * 150 + (row % 2 ? 75 : 0) + 0;
      if (x > 205 && x < 995 && y > 170 && y < 800) continue;
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
      cut(fills.splice(0).join('') || 'M0 0', row % 2 ? mix(dark, '#ffffff', 0.06) : dark),
      line(rings.splice(0).join('') || 'M0 0', '#d9b25a', 2.4),
      line(rays.splice(0).join('') || 'M0 0', '#d9b25a', 1.6),
    );
  }
  return [
    ground(dark),
    ...nodes,
    ...sheet(ticketSheet, '#fffbf2', { color: '#c99a3a', width: 3.5, second: '#e3c684' }),
  ];
}

/** Arches, half discs and bars in a mosaic of tiles along the edge. */
function drawTiles(random: Random): readonly SceneNode[] {
  const palette: readonly Color[] = ['#f4694f', '#f6b02c', '#2f8f8a', '#fff0cf', '#34506f', '#f3b7a8'];
  const [w, h] = [75, 75];
  const back: string[][] = palette.map(() => []);
  const front: string[][] = palette.map(() => []);
  const inner: string[][] = palette.map(() => []);
  for (let column = 0; column < 16; column++) {
    for (let row = 0; row < 12; row++) {
      const depth = Math.min(column, 15 - column, row, 11 - row);
      if (depth > 0) continue;
      const [x, y] = [column * w, row * h];
      const a = random.int(0, 5);
      const b = (a + random.int(1, 5)) % 6;
      const c = (b + random.int(1, 4)) % 6;
      back[a]?.push(box(x, y, w, h));
      const kind = random.int(0, 5);
      const corner = random.int(0, 3);
      const [cx, cy] = [x + (corner % 2 ? w : 0), y + (corner > 1 ? h : 0)];
      const [sx, sy] = [corner % 2 ? -1 : 1, corner > 1 ? -1 : 1];
      const quarter = (r: number) =>
        `M${cx} ${cy}h${sx * r}A${r} ${r} 0 0 ${sx * sy > 0 ? 1 : 0} ${cx} ${cy + sy * r}Z`;
      if (kind <= 1) {
        front[b]?.push(quarter(75));
        inner[c]?.push(quarter(40));
      } else if (kind === 2) {
        front[b]?.push(circle(x + w / 2, y + h / 2, 28));
        inner[c]?.push(circle(x + w / 2, y + h / 2, 13));
      } else if (kind === 3) {
        front[b]?.push(
          `M${x} ${y}H${x + w}A37.5 37.5 0 0 1 ${x} ${y}ZM${x} ${y + h}H${x + w}A37.5 37.5 0 0 0 ${x} ${y + h}Z`,
        );
      } else if (kind === 4) {
        front[b]?.push(
          smooth(
            [
              [x, y + h / 2],
              [x + w / 2, y],
              [x + w, y + h / 2],
              [x + w / 2, y + h],
            ],
            true,
          ),
        );
        inner[c]?.push(
          polygon([
            [x + w / 2, y + 22],
            [x + 53, y + h / 2],
            [x + w / 2, y + 53],
            [x + 22, y + h / 2],
          ]),
        );
      } else {
        front[b]?.push(
          polygon([
            [x, y],
            [x + w, y],
            [x, y + h],
          ]),
        );
        inner[c]?.push(circle(x + 25, y + 25, 11));
      }
    }
  }
  const layer = (d: readonly string[][]) =>
    d.map((parts, i) => cut(parts.join('') || 'M0 0', palette[i] as Color));
  return [
    ground('#fffaf2'),
    ...layer(back),
    ...layer(front),
    ...layer(inner),
    line(box(75, 75, 1050, 750), '#fffaf2', 5),
    line(box(100, 92, 1000, 716, 20), '#34506f', 2),
    line(box(108, 100, 984, 700, 14), '#f6b02c', 2),
  ];
}

export const deco: Background = {
  key: 'bg-golden-fans',
  label: 'Golden fans',
  tags: ['art deco', 'gold', 'formal', 'elegant', 'pattern'],
  panel: null,
  draw: drawDeco,
};

export const tiles: Background = {
  key: 'bg-tiles',
  label: 'Painted tiles',
  tags: ['tiles', 'geometry', 'modern', 'pattern', 'bright'],
  panel: null,
  draw: drawTiles,
};
