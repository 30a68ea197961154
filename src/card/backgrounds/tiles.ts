import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { tilesCover } from './covers/tiles.ts';
import { baseLayer, cut, line } from './cutout.ts';
import { box, circle, polygon, smooth } from './outline.ts';

/** Arches, half discs and bars in a mosaic of tiles along the edge. */
function drawTiles({ random, face }: DrawInput): readonly SceneNode[] {
  const palette: readonly Color[] = ['#f4694f', '#f6b02c', '#2f8f8a', '#fff0cf', '#34506f', '#f3b7a8'];
  const { core } = face;
  const [columns, rows] = [Math.round(core.width / 75), Math.round(core.height / 75)];
  const [w, h] = [core.width / columns, core.height / rows];
  const beyond = Math.ceil(core.y / h);
  const back: string[][] = palette.map(() => []);
  const front: string[][] = palette.map(() => []);
  const inner: string[][] = palette.map(() => []);
  for (let column = 0; column < columns; column++) {
    for (let row = -beyond; row < rows + beyond; row++) {
      const depth = Math.min(column, columns - 1 - column, row, rows - 1 - row);
      if (depth > 0) continue;
      const [x, y] = [core.x + column * w, core.y + row * h];
      const a = random.int(0, 5);
      const b = (a + random.int(1, 5)) % 6;
      const c = (b + random.int(1, 4)) % 6;
      back[a]?.push(box(x, y, w, h));
      const kind = random.int(0, 5);
      const corner = random.int(0, 3);
      const [cx, cy] = [x + (corner % 2 ? w : 0), y + (corner > 1 ? h : 0)];
      const [sx, sy] = [corner % 2 ? -1 : 1, corner > 1 ? -1 : 1];
      const quarter = (share: number) =>
        `M${cx} ${cy}h${sx * w * share}A${w * share} ${h * share} 0 0 ${sx * sy > 0 ? 1 : 0} ${cx} ${cy + sy * h * share}Z`;
      if (kind <= 1) {
        front[b]?.push(quarter(1));
        inner[c]?.push(quarter(40 / 75));
      } else if (kind === 2) {
        front[b]?.push(circle(x + w / 2, y + h / 2, 28));
        inner[c]?.push(circle(x + w / 2, y + h / 2, 13));
      } else if (kind === 3) {
        front[b]?.push(
          `M${x} ${y}H${x + w}A${w / 2} ${h / 2} 0 0 1 ${x} ${y}ZM${x} ${y + h}H${x + w}A${w / 2} ${h / 2} 0 0 0 ${x} ${y + h}Z`,
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
    ...border(face, w, h),
  ];
}

/** The inner edge of the mosaic; two fine lines inside it where there is space before the text. */
function border({ core, calm }: Face, w: number, h: number): readonly SceneNode[] {
  const [x, y, width, height] = [core.x + w, core.y + h, core.width - 2 * w, core.height - 2 * h];
  const edge = line(box(x, y, width, height), '#fffaf2', 5);
  if (calm.x - x < 33) return [edge];
  return [
    edge,
    line(box(x + 25, y + 17, width - 50, height - 34, 20), '#34506f', 2),
    line(box(x + 33, y + 25, width - 66, height - 50, 14), '#f6b02c', 2),
  ];
}

export const tiles: Background = {
  key: 'bg-tiles',
  label: 'Painted tiles',
  tags: ['tiles', 'geometry', 'modern', 'pattern', 'bright', 'retro'],
  panel: null,
  draw: drawTiles,
  cover: tilesCover,
};
