import type { Pixels } from './pixels.ts';

/** Shares of ink: what has less is the grain of the paper, what has more is full. */
const grain = 0.08;

/** Makes the white paper of a levelled sheet transparent; ink keeps its colour, and its edges stay soft. */
export function clearPaper({ data, width, height }: Pixels): Pixels {
  const out = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
    const ink = 1 - Math.min(red, green, blue) / 255;
    if (ink <= grain) continue;
    const alpha = Math.min(1, (ink - grain) / (1 - grain) + grain / 2);
    const own = (channel: number) => (channel - 255 * (1 - ink)) / ink;
    out[at] = own(red);
    out[at + 1] = own(green);
    out[at + 2] = own(blue);
    out[at + 3] = alpha * 255;
  }
  return { data: out, width, height };
}

/** Cuts away what is empty around the ink, but for a margin; the sheet itself where nothing is on it. */
export function croppedToInk(sheet: Pixels): Pixels {
  const { data, width, height } = sheet;
  const inkOf = (index: number, length: number, at: (place: number) => number) => {
    let count = 0;
    for (let place = 0; place < length; place += 1) if ((data[at(place) * 4 + 3] as number) > 70) count += 1;
    // Two specks of dust are no line.
    return count > 2 ? index : -1;
  };
  const rows = Array.from({ length: height }, (_, y) => inkOf(y, width, (x) => y * width + x)).filter(
    (y) => y >= 0,
  );
  const columns = Array.from({ length: width }, (_, x) => inkOf(x, height, (y) => y * width + x)).filter(
    (x) => x >= 0,
  );
  const [top, bottom, left, right] = [rows[0], rows.at(-1), columns[0], columns.at(-1)];
  if (top === undefined || bottom === undefined || left === undefined || right === undefined) return sheet;
  const margin = Math.round(Math.max(right - left, bottom - top) * 0.03) + 2;
  const [x0, y0] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const [x1, y1] = [Math.min(width, right + margin + 1), Math.min(height, bottom + margin + 1)];
  const cut = new Uint8ClampedArray((x1 - x0) * (y1 - y0) * 4);
  for (let y = y0; y < y1; y += 1)
    cut.set(data.subarray((y * width + x0) * 4, (y * width + x1) * 4), (y - y0) * (x1 - x0) * 4);
  return { data: cut, width: x1 - x0, height: y1 - y0 };
}
