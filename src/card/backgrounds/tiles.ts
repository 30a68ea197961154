import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, line } from './cutout.ts';
import { box, circle, polygon, smooth } from './outline.ts';

/** Arches, half discs and bars in a mosaic of tiles along the edge. */
function drawTiles({ random, face }: DrawInput): readonly SceneNode[] {
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
  const layer = (d: readonly string[][]) => d.map((parts, i) => cut(parts.join(''), palette[i] as Color));
  return [
    baseLayer(face, '#fffaf2'),
    ...layer(back),
    ...layer(front),
    ...layer(inner),
    line(box(75, 75, 1050, 750), '#fffaf2', 5),
    line(box(100, 92, 1000, 716, 20), '#34506f', 2),
    line(box(108, 100, 984, 700, 14), '#f6b02c', 2),
  ];
}

export const tiles: Background = {
  key: 'bg-tiles',
  label: 'Painted tiles',
  tags: ['tiles', 'geometry', 'modern', 'pattern', 'bright', 'retro'],
  panel: null,
  draw: drawTiles,
};
