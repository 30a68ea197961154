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
  const factors = paper.map((value) => 255 / (value * (levels.paper - levels.ink))) as [
    number,
    number,
    number,
  ];
  const offset = 0.5 - (255 * levels.ink) / (levels.paper - levels.ink);
  const [red, green, blue] = factors;
  const across = between(width, columns);
  const down = between(height, rows);
  const row = new Float32Array(columns);
  for (let y = 0, at = 0; y < height; y += 1) {
    const upper = (down.first[y] as number) * columns;
    const lower = (down.second[y] as number) * columns;
    for (let column = 0; column < columns; column += 1)
      row[column] = mixed(light[upper + column], light[lower + column], down.share[y] as number);
    for (let x = 0; x < width; x += 1, at += 4) {
      const left = row[across.first[x] as number] as number;
      const right = row[across.second[x] as number] as number;
      const more = 1 / Math.max(0.08, left + (right - left) * (across.share[x] as number));
      out[at] = (data[at] as number) * more * red + offset;
      out[at + 1] = (data[at + 1] as number) * more * green + offset;
      out[at + 2] = (data[at + 2] as number) * more * blue + offset;
      out[at + 3] = 255;
    }
  }
  return { data: out, width, height };
}

/** Between which two cells each pixel of a side lies, and how near it is to the second. */
function between(length: number, count: number) {
  const [first, second] = [new Uint16Array(length), new Uint16Array(length)];
  const share = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const place = Math.max(0, Math.min(count - 1, (index + 0.5) / cell - 0.5));
    first[index] = Math.floor(place);
    second[index] = Math.min(count - 1, Math.floor(place) + 1);
    share[index] = place - Math.floor(place);
  }
  return { first, second, share };
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
  const pass = of === 'mean' ? meanAlong : (line: Float32Array) => extremeAlong(line, reach, of === 'most');
  const out = Float32Array.from(values);
  for (let row = 0; row < rows; row += 1)
    out.set(pass(out.slice(row * columns, (row + 1) * columns), reach), row * columns);
  const line = new Float32Array(rows);
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) line[row] = out[row * columns + column] as number;
    const done = pass(line, reach);
    for (let row = 0; row < rows; row += 1) out[row * columns + column] = done[row] as number;
  }
  return out;
}

/** Of one cell, of two, of four and so on from each on: two of these make the whole window. */
function extremeAlong(line: Float32Array, reach: number, isMost: boolean): Float32Array {
  const better = isMost ? Math.max : Math.min;
  const window = 2 * reach + 1;
  const padded = new Float32Array(line.length + 2 * reach).fill(isMost ? 0 : 255);
  padded.set(line, reach);
  let span = 1;
  for (; span * 2 <= window; span *= 2)
    for (let at = 0; at + span < padded.length; at += 1)
      padded[at] = better(padded[at] as number, padded[at + span] as number);
  return line.map((_, at) => better(padded[at] as number, padded[at + window - span] as number));
}

function meanAlong(line: Float32Array, reach: number): Float32Array {
  const sums = new Float64Array(line.length + 1);
  for (const [at, value] of line.entries()) sums[at + 1] = (sums[at] as number) + value;
  return line.map((_, at) => {
    const [first, end] = [Math.max(0, at - reach), Math.min(line.length, at + reach + 1)];
    return ((sums[end] as number) - (sums[first] as number)) / (end - first);
  });
}
