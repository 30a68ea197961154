import { viewBoxTransform } from '#card/paint/outline.ts';
import { identity, invert, multiply } from '#card/scene/matrix.ts';
import type { Color, Matrix, Paint, Scene, SceneNode } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';
import type { Frame } from '../faces/faces.ts';
import { channels, type LuminanceRange, luminance } from './color.ts';
import { type Outline, outlinesOf, strokeOutlines } from './flatten.ts';

/** Units between two measured points. */
const step = 10;

/** The colours of a scene at points of a coarse grid: how light and dark it is under words, without a canvas. */
export interface SampledColors {
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue of each point, 0 to 255. */
  readonly colors: Float32Array;
}

type Size = Pick<Scene, 'width' | 'height' | 'symbols'>;

/** Paints the nodes over `under`, or over white. Photos are left out: words never stand on one. */
export function sampleColors(nodes: readonly SceneNode[], scene: Size, under?: SampledColors): SampledColors {
  const columns = Math.ceil(scene.width / step);
  const rows = Math.ceil(scene.height / step);
  const colors = under ? Float32Array.from(under.colors) : new Float32Array(columns * rows * 3).fill(255);
  const sampled = { columns, rows, colors };
  for (const node of nodes) paint(node, { sampled, scene, matrix: identity, opacity: 1, clip: null });
  return sampled;
}

/** The luminances under a frame, and a little around it. */
export function luminanceRangeUnder(
  { columns, rows, colors }: SampledColors,
  { x, y, width, height }: Frame,
): LuminanceRange {
  let [darkest, lightest] = [1, 0];
  const [left, right] = [cell(x) - 1, cell(x + width) + 1].map((at) => clamp(at, 0, columns - 1)) as [
    number,
    number,
  ];
  const [top, bottom] = [cell(y) - 1, cell(y + height) + 1].map((at) => clamp(at, 0, rows - 1)) as [
    number,
    number,
  ];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const at = (row * columns + column) * 3;
      const value = luminance(colors[at] as number, colors[at + 1] as number, colors[at + 2] as number);
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
    }
  }
  return [darkest, lightest];
}

function cell(at: number): number {
  return Math.floor(at / step);
}

interface Context {
  readonly sampled: SampledColors;
  readonly scene: Size;
  readonly matrix: Matrix;
  readonly opacity: number;
  /** Where something is painted; everywhere when null. */
  readonly clip: Mask | null;
}

function paint(node: SceneNode, context: Context): void {
  const { scene, matrix } = context;
  switch (node.kind) {
    case 'group': {
      const own = node.transform ? multiply(matrix, node.transform) : matrix;
      const opacity = context.opacity * (node.opacity ?? 1);
      const clip = node.clip ? covered(context, outlinesOf(node.clip, own), false) : context.clip;
      for (const child of node.children) paint(child, { ...context, matrix: own, opacity, clip });
      return;
    }
    case 'use': {
      const symbol = scene.symbols[node.symbol];
      if (!symbol) return;
      const own = multiply(matrix, viewBoxTransform(symbol.viewBox, node));
      for (const child of symbol.children) paint(child, { ...context, matrix: own });
      return;
    }
    case 'image':
    case 'text':
      return;
    default: {
      const lines = outlinesOf(node, matrix);
      const opacity = context.opacity * (node.opacity ?? 1);
      const evenOdd = node.kind === 'path' && node.fillRule === 'evenodd';
      if (node.fill) fill(covered(context, lines, evenOdd), node.fill, { ...context, opacity });
      if (node.stroke) {
        const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
        const boxes = strokeOutlines(lines, node.stroke, scale);
        fill(covered(context, boxes, false), node.stroke.paint, { ...context, opacity });
      }
    }
  }
}

/** Points of the grid, row by row, and the rows among which they are. */
interface Mask {
  readonly inside: Uint8Array;
  readonly first: number;
  readonly last: number;
}

/** Which points of the grid lie inside the outlines, within the clip. */
function covered({ sampled, clip }: Context, outlines: readonly Outline[], evenOdd: boolean): Mask {
  const { columns, rows } = sampled;
  const inside = new Uint8Array(columns * rows);
  const crossings: (readonly [x: number, turn: number])[][] = Array.from({ length: rows }, () => []);
  for (const outline of outlines) addCrossings(crossings, outline);
  crossings.forEach((row, index) => {
    row.sort(([one], [other]) => one - other);
    let winding = 0;
    row.forEach(([x, turn], at) => {
      winding += turn;
      const next = row[at + 1];
      if (!next || (evenOdd ? winding % 2 === 0 : winding === 0)) return;
      const [from, to] = [
        Math.max(0, Math.ceil(x / step - 0.5)),
        Math.min(columns - 1, Math.ceil(next[0] / step - 0.5) - 1),
      ];
      for (let column = from; column <= to; column += 1) {
        const point = index * columns + column;
        if (!clip || clip.inside[point]) inside[point] = 1;
      }
    });
  });
  const isCrossed = (row: readonly unknown[]) => row.length > 0;
  return { inside, first: crossings.findIndex(isCrossed), last: crossings.findLastIndex(isCrossed) };
}

function addCrossings(rows: (readonly [number, number])[][], outline: Outline): void {
  const count = outline.length;
  for (let at = 0; at < count; at += 2) {
    const [x0, y0] = [outline[at] as number, outline[at + 1] as number];
    const [x1, y1] = [outline[(at + 2) % count] as number, outline[(at + 3) % count] as number];
    const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)];
    const first = Math.max(0, Math.ceil(low / step - 0.5));
    const last = Math.min(rows.length - 1, Math.ceil(high / step - 0.5) - 1);
    for (let row = first; row <= last; row += 1) {
      const y = (row + 0.5) * step;
      rows[row]?.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y1 > y0 ? 1 : -1]);
    }
  }
}

/** Plain loops: a picture has some hundred shapes, and each of them some thousand points. */
function fill({ inside, first, last }: Mask, paintOf: Paint, { sampled, matrix, opacity }: Context): void {
  if (first < 0) return;
  const { columns, colors } = sampled;
  const colorAt = typeof paintOf === 'string' ? flat(paintOf) : gradient(paintOf, matrix);
  for (let point = first * columns; point < (last + 1) * columns; point += 1) {
    if (!inside[point]) continue;
    const color = colorAt(((point % columns) + 0.5) * step, (Math.floor(point / columns) + 0.5) * step);
    const share = color[3] * opacity;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = point * 3 + channel;
      colors[at] = (colors[at] as number) * (1 - share) + (color[channel] as number) * share;
    }
  }
}

type ColorAt = (x: number, y: number) => readonly [number, number, number, number];

function flat(color: Color): ColorAt {
  const own = channels(color);
  return () => own;
}

function gradient(paintOf: Exclude<Paint, Color>, matrix: Matrix): ColorAt {
  const own = paintOf.kind === 'radial' && paintOf.transform ? multiply(matrix, paintOf.transform) : matrix;
  const back = invert(own) ?? identity;
  const stops = paintOf.stops.map(({ offset, color }) => ({ offset, color: channels(color) }));
  return (px, py) => {
    const x = back[0] * px + back[2] * py + back[4];
    const y = back[1] * px + back[3] * py + back[5];
    return between(stops, clamp(offsetAt(paintOf, x, y), 0, 1));
  };
}

function offsetAt(paintOf: Exclude<Paint, Color>, x: number, y: number): number {
  if (paintOf.kind === 'radial') {
    return Math.hypot(x - paintOf.center[0], y - paintOf.center[1]) / paintOf.radius;
  }
  const [dx, dy] = [paintOf.to[0] - paintOf.from[0], paintOf.to[1] - paintOf.from[1]];
  return ((x - paintOf.from[0]) * dx + (y - paintOf.from[1]) * dy) / (dx * dx + dy * dy || 1);
}

interface Stop {
  readonly offset: number;
  readonly color: readonly [number, number, number, number];
}

function between(stops: readonly Stop[], at: number): readonly [number, number, number, number] {
  const next = stops.findIndex(({ offset }) => offset >= at);
  const [one, other] = [stops[Math.max(0, next - 1)], stops[next < 0 ? stops.length - 1 : next]];
  if (!one || !other) return [0, 0, 0, 0];
  const span = other.offset - one.offset;
  const share = span > 0 ? clamp((at - one.offset) / span, 0, 1) : 1;
  return one.color.map((value, index) => value + ((other.color[index] as number) - value) * share) as [
    number,
    number,
    number,
    number,
  ];
}
