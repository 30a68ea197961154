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
  const [inRow, inColumn] = [new Uint16Array(height), new Uint16Array(width)];
  for (let y = 0, at = 3; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4)
      if ((data[at] as number) > 70) {
        inRow[y] = (inRow[y] as number) + 1;
        inColumn[x] = (inColumn[x] as number) + 1;
      }
  // Two specks of dust are no line.
  const inked = (count: number) => count > 2;
  const [top, bottom] = [inRow.findIndex(inked), inRow.findLastIndex(inked)];
  const [left, right] = [inColumn.findIndex(inked), inColumn.findLastIndex(inked)];
  if (top < 0 || left < 0) return sheet;
  const margin = Math.round(Math.max(right - left, bottom - top) * 0.03) + 2;
  const [x0, y0] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const [x1, y1] = [Math.min(width, right + margin + 1), Math.min(height, bottom + margin + 1)];
  const cut = new Uint8ClampedArray((x1 - x0) * (y1 - y0) * 4);
  for (let y = y0; y < y1; y += 1)
    cut.set(data.subarray((y * width + x0) * 4, (y * width + x1) * 4), (y - y0) * (x1 - x0) * 4);
  return { data: cut, width: x1 - x0, height: y1 - y0 };
}
