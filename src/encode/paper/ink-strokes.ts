import type { Pixels, Point } from './pixels.ts';

/** Pixels of the longer side on which lines are made thin: finer than a pen is wide on a card. */
const side = 420;

/** Pixels: shorter lines are dust, or hairs of the pen. */
const shortest = 7;

/**
 * The lines of a sheet whose paper is clear, as strokes through their middles, the longest first: points in shares of its
 * longer side. Made thin by T. Y. Zhang and C. Y. Suen, 1984.
 */
export function inkStrokes(sheet: Pixels): readonly (readonly Point[])[] {
  const scale = Math.min(1, side / Math.max(sheet.width, sheet.height));
  // A border of nothing, so that every pixel has eight neighbours.
  const [width, height] = [Math.round(sheet.width * scale) + 2, Math.round(sheet.height * scale) + 2];
  const ink = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1)
      ink[y * width + x] = meanAlpha(sheet, [(x - 1) / scale, (y - 1) / scale], 1 / scale) > 90 ? 1 : 0;
  thin(ink, width);
  const lines = traced(ink, width).filter((line) => line.length >= shortest);
  const longest = Math.max(width, height) - 2;
  return lines
    .toSorted((one, other) => other.length - one.length)
    .map((line) =>
      line.map((at): Point => [((at % width) - 0.5) / longest, (Math.floor(at / width) - 0.5) / longest]),
    );
}

function meanAlpha({ data, width, height }: Pixels, [left, top]: Point, size: number): number {
  const [right, bottom] = [Math.min(width, Math.ceil(left + size)), Math.min(height, Math.ceil(top + size))];
  let [sum, count] = [0, 0];
  for (let y = Math.floor(top); y < bottom; y += 1)
    for (let x = Math.floor(left); x < right; x += 1) {
      sum += data[(y * width + x) * 4 + 3] as number;
      count += 1;
    }
  return count > 0 ? sum / count : 0;
}

/** The eight around a pixel, clockwise from above. */
function around(width: number): readonly number[] {
  return [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1];
}

function thin(ink: Uint8Array, width: number): void {
  const steps = around(width);
  let isChanging = true;
  while (isChanging) {
    isChanging = false;
    for (const half of [0, 1]) {
      const gone: number[] = [];
      for (let at = width; at < ink.length - width; at += 1) {
        if (!ink[at]) continue;
        const near = steps.map((step) => ink[at + step] as number);
        const count = near.reduce((sum, one) => sum + one, 0);
        const changes = near.filter((one, index) => !one && near[(index + 1) % 8]).length;
        if (count < 2 || count > 6 || changes !== 1) continue;
        const [up, , right, , down, , left] = near as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const isEdge =
          half === 0
            ? !(up && right && down) && !(right && down && left)
            : !(up && right && left) && !(up && down && left);
        if (isEdge) gone.push(at);
      }
      for (const at of gone) ink[at] = 0;
      if (gone.length > 0) isChanging = true;
    }
  }
}

/** Follows thin lines, from their ends first, then what is closed. */
function traced(ink: Uint8Array, width: number): readonly (readonly number[])[] {
  const steps = around(width);
  const left = Uint8Array.from(ink);
  const nextOf = (at: number) => steps.map((step) => at + step).filter((next) => left[next]);
  const lines: number[][] = [];
  const follow = (start: number) => {
    const line = [start];
    left[start] = 0;
    let [before, at] = [start, start];
    for (;;) {
      // Straight on, where lines cross.
      const ahead = at + (at - before);
      const nexts = nextOf(at);
      const next = nexts.includes(ahead) ? ahead : nexts[0];
      if (next === undefined) break;
      left[next] = 0;
      line.push(next);
      [before, at] = [at, next];
    }
    lines.push(line);
  };
  const all = [...ink.keys()].filter((at) => ink[at]);
  for (const at of all) if (left[at] && nextOf(at).length === 1) follow(at);
  for (const at of all) if (left[at]) follow(at);
  return lines;
}
