import { type Corners, type Pixels, type Point, wholePicture } from './pixels.ts';

/** Shares of the picture: less is no sheet of paper, more is a photo of nothing else. */
const sheet = { least: 0.15, most: 0.97 } as const;

/** Paper in a shadow is darker than the level between paper and table. */
const shadow = 0.75;

/** How much of the four-sided figure between its corners the bright part fills, at least. */
const filled = 0.82;

/**
 * The corners of the light sheet in the middle of a small picture, some 300 pixels wide; those of the picture where no sheet
 * is seen. The sheet is the largest bright part that reaches into the middle (threshold by N. Otsu, 1979), its corners are
 * the points that reach farthest along the diagonals.
 */
export function findCorners(picture: Pixels): Corners {
  const { width, height } = picture;
  const bright = brightness(picture);
  const part = joinedPart(bright, { width, height, above: otsu(bright) * shadow });
  if (part.length < sheet.least * bright.length || part.length > sheet.most * bright.length)
    return wholePicture;
  const corners = farthest(part, width);
  if (part.length < filled * areaOf(corners)) return wholePicture;
  return corners.map(([x, y]): Point => [(x + 0.5) / width, (y + 0.5) / height]) as unknown as Corners;
}

function brightness({ data }: Pixels): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, index) => {
    const at = index * 4;
    // The darkest channel: paper has no colour, and a table mostly has.
    return Math.min(data[at] as number, data[at + 1] as number, data[at + 2] as number);
  });
}

/** The level that parts the values into two groups of the least variance. */
function otsu(values: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  const all = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, sumBelow, best, level] = [0, 0, 0, 128];
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] as number;
    sumBelow += value * (counts[value] as number);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (sumBelow / below - (all - sumBelow) / above) ** 2;
    if (apart > best) [best, level] = [apart, value];
  }
  return level;
}

interface Joined {
  readonly width: number;
  readonly height: number;
  readonly above: number;
}

/** The indexes of the pixels above a level in the largest joined part that reaches into the middle. */
function joinedPart(values: Uint8Array, { width, height, above }: Joined): readonly number[] {
  const seen = new Uint8Array(values.length);
  let largest: readonly number[] = [];
  for (let y = Math.floor(height * 0.35); y < height * 0.65; y += 1)
    for (let x = Math.floor(width * 0.35); x < width * 0.65; x += 1) {
      const start = y * width + x;
      if (seen[start] || (values[start] as number) <= above) continue;
      const part = [start];
      seen[start] = 1;
      for (let index = 0; index < part.length; index += 1) {
        const at = part[index] as number;
        const column = at % width;
        const around = [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width];
        for (const next of around) {
          if (next < 0 || next >= values.length || seen[next] || (values[next] as number) <= above) continue;
          seen[next] = 1;
          part.push(next);
        }
      }
      if (part.length > largest.length) largest = part;
    }
  return largest;
}

function farthest(part: readonly number[], width: number): Corners {
  const ways = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return ways.map(([dx, dy]): Point => {
    let [most, found] = [Number.NEGATIVE_INFINITY, [0, 0] as Point];
    for (const at of part) {
      const point: Point = [at % width, Math.floor(at / width)];
      const reach = dx * point[0] + dy * point[1];
      if (reach > most) [most, found] = [reach, point];
    }
    return found;
  }) as unknown as Corners;
}

function areaOf(corners: Corners): number {
  return Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] as Point;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}
