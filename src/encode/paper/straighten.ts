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
  const source = photo.data;
  const [lastX, lastY] = [photo.width - 1, photo.height - 1];
  const line = photo.width * 4;
  for (let y = 0, at = 0; y < height; y += 1) {
    const v = edge + ((y + 0.5) / height) * (1 - 2 * edge);
    for (let x = 0; x < width; x += 1, at += 4) {
      const u = edge + ((x + 0.5) / width) * (1 - 2 * edge);
      const w = map.g * u + map.h * v + 1;
      const fromX = Math.min(Math.max((map.a * u + map.b * v + map.c) / w - 0.5, 0), lastX);
      const fromY = Math.min(Math.max((map.d * u + map.e * v + map.f) / w - 0.5, 0), lastY);
      // Between the four nearest pixels.
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const one = top * line + left * 4;
      const two = one + (left < lastX ? 4 : 0);
      const three = one + (top < lastY ? line : 0);
      const four = three + two - one;
      const fourth = (fromX - left) * (fromY - top);
      const third = fromY - top - fourth;
      const second = fromX - left - fourth;
      const first = 1 - second - third - fourth;
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] =
          (source[one + channel] as number) * first +
          (source[two + channel] as number) * second +
          (source[three + channel] as number) * third +
          (source[four + channel] as number) * fourth +
          0.5;
      data[at + 3] = 255;
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

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}
