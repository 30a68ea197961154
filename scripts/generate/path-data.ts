import type { Matrix } from '#card/scene/scene.ts';
import { apply } from './affine.ts';
import { roundTo, shortNumber } from './numbers.ts';

/** One step of a path with absolute coordinates; H, V, S and T are spelled out as L, C and Q. */
export interface Segment {
  readonly code: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z';
  /** As in SVG: the last two are the end point. Empty for Z. */
  readonly numbers: readonly number[];
}

const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Reads SVG path data. Stops at the first error, as browsers do. */
export function parsePath(data: string): Segment[] {
  const segments: Segment[] = [];
  const pen = new Pen();
  for (const [, letter, list] of data.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const upper = (letter as string).toUpperCase();
    const count = counts[upper];
    if (count === undefined) break;
    const numbers = upper === 'A' ? arcNumbers(list as string) : plainNumbers(list as string);
    if (count === 0) segments.push(pen.close());
    for (let index = 0; count > 0 && index + count <= numbers.length; index += count) {
      // Further pairs after a move are lines.
      const code = upper === 'M' && index > 0 ? 'L' : upper;
      segments.push(pen.step(code, numbers.slice(index, index + count), letter !== upper));
    }
  }
  return segments;
}

function plainNumbers(list: string): number[] {
  return (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}

/** The two flags of an arc may stand without anything between them and the next number. */
function arcNumbers(list: string): number[] {
  const number = '([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)[\\s,]*';
  const arc = new RegExp(`${number.repeat(3)}([01])[\\s,]*([01])[\\s,]*${number.repeat(2)}`, 'gi');
  return [...list.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}

/** Where the pen is while a path is read, and where its last control point was. */
class Pen {
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private control: { readonly code: string; readonly x: number; readonly y: number } | null = null;

  close(): Segment {
    [this.x, this.y, this.control] = [this.startX, this.startY, null];
    return { code: 'Z', numbers: [] };
  }

  step(code: string, raw: readonly number[], relative: boolean): Segment {
    const segment = this.absolute(code, raw, relative);
    const [x, y] = segment.numbers.slice(-2) as [number, number];
    if (segment.code === 'M') [this.startX, this.startY] = [x, y];
    const [controlX, controlY] = segment.numbers.slice(-4, -2);
    const curved = segment.code === 'C' || segment.code === 'Q';
    this.control = curved ? { code: segment.code, x: controlX as number, y: controlY as number } : null;
    [this.x, this.y] = [x, y];
    return segment;
  }

  private absolute(code: string, raw: readonly number[], relative: boolean): Segment {
    const [originX, originY] = relative ? [this.x, this.y] : [0, 0];
    const [first = 0] = raw;
    if (code === 'H') return { code: 'L', numbers: [first + originX, this.y] };
    if (code === 'V') return { code: 'L', numbers: [this.x, first + originY] };
    const offset = code === 'A' ? 5 : 0;
    const numbers = raw.map((value, index) =>
      index < offset ? value : value + ((index - offset) % 2 === 0 ? originX : originY),
    );
    if (code === 'S') return { code: 'C', numbers: [...this.mirrored('C'), ...numbers] };
    if (code === 'T') return { code: 'Q', numbers: [...this.mirrored('Q'), ...numbers] };
    return { code: code as Segment['code'], numbers };
  }

  private mirrored(code: string): [number, number] {
    if (this.control?.code !== code) return [this.x, this.y];
    return [2 * this.x - this.control.x, 2 * this.y - this.control.y];
  }
}

export function transformPath(segments: readonly Segment[], matrix: Matrix): Segment[] {
  return segments.map((segment) => {
    if (segment.code === 'A') return { code: 'A', numbers: transformArc(segment.numbers, matrix) };
    const numbers: number[] = [];
    for (let index = 0; index < segment.numbers.length; index += 2) {
      const [x, y] = segment.numbers.slice(index, index + 2) as [number, number];
      numbers.push(...apply(matrix, [x, y]));
    }
    return { code: segment.code, numbers };
  });
}

/** The image of an ellipse is an ellipse: its radii and turn are the singular values and vectors of the map. */
function transformArc(numbers: readonly number[], matrix: Matrix): number[] {
  const [rx, ry, degrees, large, sweep, x, y] = numbers as [
    number,
    number,
    number,
    0 | 1,
    0 | 1,
    number,
    number,
  ];
  const turn = (degrees * Math.PI) / 180;
  const [ma, mb, mc, md] = matrix;
  const a = (ma * Math.cos(turn) + mc * Math.sin(turn)) * rx;
  const b = (mb * Math.cos(turn) + md * Math.sin(turn)) * rx;
  const c = (mc * Math.cos(turn) - ma * Math.sin(turn)) * ry;
  const d = (md * Math.cos(turn) - mb * Math.sin(turn)) * ry;
  const even = Math.hypot((a + d) / 2, (b - c) / 2);
  const odd = Math.hypot((a - d) / 2, (b + c) / 2);
  const angle = (Math.atan2(b - c, a + d) + Math.atan2(b + c, a - d)) / 2;
  const flips = ma * md - mb * mc < 0;
  return [
    even + odd,
    Math.abs(even - odd),
    // Half a turn makes no difference to an ellipse.
    ((angle * 180) / Math.PI + 360) % 180,
    large,
    flips ? 1 - sweep : sweep,
    ...apply(matrix, [x, y]),
  ];
}

/** Path data with at most two decimals, relative or absolute, whichever is shorter; errors do not add up. */
export function formatPath(segments: readonly Segment[]): string {
  let text = '';
  let before: Written = { letter: '', numbers: '', dotted: false };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: readonly [number, number] | null = null;
  for (const { code, numbers } of segments) {
    if (code === 'Z') {
      text += 'z';
      before = { letter: 'z', numbers: '', dotted: false };
      [x, y, control] = [startX, startY, null];
      continue;
    }
    const [letter, kept] = shorthand(code, numbers, [x, y], control);
    const absolute = write(letter, kept, [0, 0]);
    const relative = write(letter.toLowerCase(), kept, [x, y]);
    const chosen = relative.numbers.length < absolute.numbers.length ? relative : absolute;
    if (chosen.letter !== before.letter || code === 'M') text += chosen.letter;
    else if (mustSeparate(before.dotted, chosen.numbers)) text += ' ';
    text += chosen.numbers;
    before = chosen;
    // Where the rounded path is now, so that the next relative step starts from there.
    [x, y] = numbers.slice(-2).map(roundTo) as [number, number];
    if (code === 'M') [startX, startY] = [x, y];
    control = code === 'C' ? (numbers.slice(2, 4).map(roundTo) as [number, number]) : null;
  }
  return text;
}

function shorthand(
  code: Segment['code'],
  numbers: readonly number[],
  [x, y]: readonly [number, number],
  control: readonly [number, number] | null,
): [letter: string, numbers: readonly number[]] {
  const [firstX, firstY] = numbers as [number, number];
  if (code === 'L' && roundTo(firstY) === y) return ['H', [firstX]];
  if (code === 'L' && roundTo(firstX) === x) return ['V', [firstY]];
  if (code === 'C') {
    const [mirrorX, mirrorY] = control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
    if (Math.abs(firstX - mirrorX) < 0.011 && Math.abs(firstY - mirrorY) < 0.011)
      return ['S', numbers.slice(2)];
  }
  return [code, numbers];
}

interface Written {
  readonly letter: string;
  readonly numbers: string;
  /** True if the last number has a point, so that another `.5` cannot be taken for a part of it. */
  readonly dotted: boolean;
}

function write(letter: string, numbers: readonly number[], origin: readonly [number, number]): Written {
  const upper = letter.toUpperCase();
  let text = '';
  let dotted = false;
  numbers.forEach((value, index) => {
    const free = upper === 'A' && index < 5;
    const axis = upper === 'V' || (upper === 'A' ? index === 6 : index % 2 === 1) ? 1 : 0;
    // From the point as it will be drawn to the point as it will be drawn.
    const number = shortNumber(free ? value : roundTo(value) - origin[axis]);
    if (index > 0 && mustSeparate(dotted, number)) text += ' ';
    text += number;
    dotted = number.includes('.');
  });
  return { letter, numbers: text, dotted };
}

function mustSeparate(dotted: boolean, next: string): boolean {
  return !(next.startsWith('-') || (dotted && next.startsWith('.')));
}

/** The box around a path: x, y, width, height. Curves are followed at 24 points each. */
export function pathBox(segments: readonly Segment[]): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  for (const { code, numbers } of segments) {
    if (code === 'Z') continue;
    const points = code === 'A' ? [[x, y], numbers.slice(-2)] : [];
    const steps = code === 'C' || code === 'Q' ? 24 : 1;
    for (let step = 1; step <= steps && code !== 'A'; step += 1) {
      points.push(pointOn([x, y, ...numbers], step / steps));
    }
    for (const [px, py] of points as [number, number][]) {
      [left, top] = [Math.min(left, px), Math.min(top, py)];
      [right, bottom] = [Math.max(right, px), Math.max(bottom, py)];
    }
    [x, y] = numbers.slice(-2) as [number, number];
  }
  return [left, top, right - left, bottom - top];
}

/** De Casteljau's construction on a flat list of control points. */
function pointOn(coordinates: readonly number[], share: number): number[] {
  let points = [...coordinates];
  while (points.length > 2) {
    points = points
      .slice(0, -2)
      .map((value, index) => value + share * ((points[index + 2] as number) - value));
  }
  return points;
}
