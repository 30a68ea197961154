import type { Pixels } from './pixels.ts';

/** Pixels of a cell in which the light is measured; windows and blurs count in cells. */
const cell = 8;

/** As shares of the sheet's longer side: what is darker and not wider is drawn; what is wider is a shadow. */
const window = 0.16;
const blur = 0.06;

/** Shares of the paper's light: what is as light as that is paper, what is as dark as that is full ink. */
const levels = { paper: 0.88, ink: 0.25 } as const;

/**
 * Evens out the light on a sheet: each channel is divided by how light the paper is about it. That is what a closing (the
 * brightest around each cell, then the darkest of these) leaves of it, blurred. A shadow takes as much from each channel,
 * and crayon does not: the channel that lost least tells the light. Paper becomes white, and ink as dark as it was on
 * evenly lit paper.
 */
export function levelled(sheet: Pixels): Pixels {
  const { data, width, height } = sheet;
  const size = { columns: Math.ceil(width / cell), rows: Math.ceil(height / cell) };
  const { columns, rows } = size;
  const out = new Uint8ClampedArray(data.length);
  const measured = [0, 1, 2].map((channel) => closed(cells(sheet, channel, size), size));
  const paper = measured.map(paperOf);
  const light = Float32Array.from({ length: columns * rows }, (_, index) =>
    Math.max(...measured.map((values, channel) => (values[index] as number) / (paper[channel] as number))),
  );
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(rows - 1, (y + 0.5) / cell - 0.5));
    const [top, down] = [Math.floor(row), Math.min(rows - 1, Math.floor(row) + 1)];
    for (let x = 0; x < width; x += 1) {
      const column = Math.max(0, Math.min(columns - 1, (x + 0.5) / cell - 0.5));
      const [left, right] = [Math.floor(column), Math.min(columns - 1, Math.floor(column) + 1)];
      const [fx, fy] = [column - left, row - top];
      const upper = mixed(light[top * columns + left], light[top * columns + right], fx);
      const lower = mixed(light[down * columns + left], light[down * columns + right], fx);
      const lit = Math.max(0.08, mixed(upper, lower, fy));
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const share = (data[at + channel] as number) / (lit * (paper[channel] as number));
        out[at + channel] = ((share - levels.ink) / (levels.paper - levels.ink)) * 255 + 0.5;
      }
      out[at + 3] = 255;
    }
  }
  return { data: out, width, height };
}

function closed(values: Float32Array, size: Grid): Float32Array {
  const longest = Math.max(size.columns, size.rows);
  const reach = Math.max(1, Math.round((longest * window) / 2));
  const soft = Math.max(1, Math.round((longest * blur) / 2));
  const most = spread(values, size, { reach, of: 'most' });
  const least = spread(most, size, { reach, of: 'least' });
  return spread(spread(least, size, { reach: soft, of: 'mean' }), size, { reach: soft, of: 'mean' });
}

/** How light paper is where it is lightest: nine tenths of the sheet are darker. */
function paperOf(values: Float32Array): number {
  return Math.max(24, values.toSorted()[Math.floor(values.length * 0.9)] as number);
}

function mixed(one = 0, other = 0, share: number): number {
  return one + (other - one) * share;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The mean of each cell. */
function cells({ data, width, height }: Pixels, channel: number, { columns, rows }: Grid): Float32Array {
  const means = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [right, bottom] = [Math.min(width, (column + 1) * cell), Math.min(height, (row + 1) * cell)];
      let [sum, count] = [0, 0];
      for (let y = row * cell; y < bottom; y += 1)
        for (let x = column * cell; x < right; x += 1) {
          sum += data[(y * width + x) * 4 + channel] as number;
          count += 1;
        }
      means[row * columns + column] = sum / count;
    }
  return means;
}

/** The most, the least or the mean of the cells within `reach` of each, first along rows, then along columns. */
function spread(
  values: Float32Array,
  { columns, rows }: Grid,
  { reach, of }: { readonly reach: number; readonly of: 'most' | 'least' | 'mean' },
): Float32Array {
  const along = (from: Float32Array, step: number, length: number, line: (index: number) => number) => {
    const to = new Float32Array(from.length);
    for (let index = 0; index < from.length / length; index += 1)
      for (let place = 0; place < length; place += 1) {
        const [first, last] = [Math.max(0, place - reach), Math.min(length - 1, place + reach)];
        let [most, least, sum] = [0, 255, 0];
        for (let other = first; other <= last; other += 1) {
          const value = from[line(index) + other * step] as number;
          if (value > most) most = value;
          if (value < least) least = value;
          sum += value;
        }
        to[line(index) + place * step] =
          of === 'mean' ? sum / (last - first + 1) : of === 'most' ? most : least;
      }
    return to;
  };
  const wide = along(values, 1, columns, (row) => row * columns);
  return along(wide, columns, rows, (column) => column);
}
