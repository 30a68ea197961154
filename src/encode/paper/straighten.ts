import type { Corners, Pixels, Point } from './pixels.ts';

/** The share of a sheet that is left out along each edge: corners are never quite right, and the table is dark. */
export const edge = 0.012;

/**
 * The sheet between the corners as if it had been seen from straight above, at most `side` pixels long. Its proportions
 * are those of its edges in the photo.
 */
export function straighten(photo: Pixels, corners: Corners, side: number): Pixels {
  const [a, b, c, d] = corners.map(
    ([x, y]): Point => [x * photo.width, y * photo.height],
  ) as unknown as Corners;
  const wide = (distance(a, b) + distance(d, c)) / 2;
  const high = (distance(a, d) + distance(b, c)) / 2;
  const scale = Math.min(1, side / Math.max(wide, high));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const data = new Uint8ClampedArray(width * height * 4);
  const map = projection([a, b, c, d]);
  for (let y = 0; y < height; y += 1) {
    const v = edge + ((y + 0.5) / height) * (1 - 2 * edge);
    for (let x = 0; x < width; x += 1) {
      const u = edge + ((x + 0.5) / width) * (1 - 2 * edge);
      const w = map.g * u + map.h * v + 1;
      sample(photo, {
        x: (map.a * u + map.b * v + map.c) / w - 0.5,
        y: (map.d * u + map.e * v + map.f) / w - 0.5,
        into: data,
        at: (y * width + x) * 4,
      });
    }
  }
  return { data, width, height };
}

/**
 * The projection of the unit square onto a four-sided figure: x' = (a u + b v + c) / (g u + h v + 1), y' likewise
 * (P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989).
 */
function projection([p0, p1, p2, p3]: Corners) {
  const [x0, y0] = p0;
  const [sx, sy] = [x0 - p1[0] + p2[0] - p3[0], y0 - p1[1] + p2[1] - p3[1]];
  const [dx1, dy1, dx2, dy2] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]];
  const det = dx1 * dy2 - dx2 * dy1 || 1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det];
  return {
    a: p1[0] - x0 + g * p1[0],
    b: p3[0] - x0 + h * p3[0],
    c: x0,
    d: p1[1] - y0 + g * p1[1],
    e: p3[1] - y0 + h * p3[1],
    f: y0,
    g,
    h,
  };
}

interface Sampled {
  readonly x: number;
  readonly y: number;
  readonly into: Uint8ClampedArray;
  readonly at: number;
}

/** Between the four nearest pixels. */
function sample({ data, width, height }: Pixels, { x, y, into, at }: Sampled): void {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const [fx, fy] = [Math.min(Math.max(x - left, 0), 1), Math.min(Math.max(y - top, 0), 1)];
  const one = (top * width + left) * 4;
  const right = left + 1 < width ? 4 : 0;
  const down = top + 1 < height ? width * 4 : 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const p = one + channel;
    const upper = (data[p] as number) * (1 - fx) + (data[p + right] as number) * fx;
    const lower = (data[p + down] as number) * (1 - fx) + (data[p + down + right] as number) * fx;
    into[at + channel] = upper * (1 - fy) + lower * fy + 0.5;
  }
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}
