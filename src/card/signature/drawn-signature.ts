import type { Signature } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { clamp } from '#std/clamp.ts';
import { type Cubic, distance, fitCurve, type Point } from './fit-curve.ts';

export type DrawnSignature = Extract<Signature, { kind: 'drawn' }>;

/** The units in which a signature is drawn: the pad has these proportions on every screen. */
export const padSize = { width: limits.signature.side, height: 400 } as const;

/** Units. Nearer points are the trembling of a hand or of a mouse. */
const minStep = 2;

/** Units by which a stroke's curve may miss the stroke: the finest whose path is short enough is taken. */
const tolerances = [2.5, 4, 6, 9, 14, 22, 35, 60, 100] as const;

/** The signature with one more stroke, its points in units of the pad; null when its path would be too long. */
export function withStroke(signature: Signature | null, points: readonly Point[]): DrawnSignature | null {
  const before = signature?.kind === 'drawn' ? signature.path : '';
  const stroke = strokePath(thinned(points), limits.signature.path - before.length);
  return stroke === null ? null : { kind: 'drawn', path: before + stroke, ...padSize };
}

/**
 * A signature of lines whose points are in any one unit, as large as the pad allows; null where they are too many for a
 * path, and for none.
 */
export function signatureOf(lines: readonly (readonly Point[])[]): DrawnSignature | null {
  const points = lines.flat();
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  const scale = 0.94 * Math.min(padSize.width / (right - left || 1), padSize.height / (bottom - top || 1));
  const moved = (line: readonly Point[]) =>
    line.map(
      ([x, y]): Point => [
        (x - left) * scale + (padSize.width - (right - left) * scale) / 2,
        (y - top) * scale + (padSize.height - (bottom - top) * scale) / 2,
      ],
    );
  let signature: DrawnSignature | null = null;
  for (const line of lines) {
    const next = withStroke(signature, moved(line));
    if (!next) return null;
    signature = next;
  }
  return signature;
}

/** The signature without its last stroke; null when it was the only one. */
export function withoutLastStroke(signature: DrawnSignature): DrawnSignature | null {
  const start = signature.path.lastIndexOf('M');
  return start > 0 ? { ...signature, path: signature.path.slice(0, start) } : null;
}

/** The points inside the pad, without those that say nothing new. */
function thinned(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const [x, y] of points) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    const point: Point = [clamp(x, 0, padSize.width), clamp(y, 0, padSize.height)];
    const last = kept.at(-1);
    if (!last || distance(last, point) >= minStep) kept.push(point);
  }
  return kept;
}

/** The path data of one stroke; null when it has no points, or is longer than `room` characters at any tolerance. */
function strokePath(points: readonly Point[], room: number): string | null {
  const [first, second] = points;
  if (!first) return null;
  if (!second) return dot(first).length <= room ? dot(first) : null;
  let longer: string | null = null;
  for (const tolerance of tolerances) {
    const path = curvePath(first, fitCurve(points, tolerance));
    // Half of what is left, so that one long scribble does not take the space of all later strokes.
    if (path.length <= room / 2) return path;
    if (path.length <= room) longer ??= path;
  }
  return longer;
}

/** A short line: some painters draw nothing where a line has no length. */
function dot([x, y]: Point): string {
  return `M${pair([x, y])}L${pair([x < padSize.width ? x + 1 : x - 1, y])}`;
}

function curvePath(start: Point, curves: readonly Cubic[]): string {
  return `M${pair(start)}${curves.map(([, ...bend]) => `C${bend.map(pair).join(' ')}`).join('')}`;
}

/** Whole units: a third of a pixel of the pad. Handles may lie outside of it. */
function pair([x, y]: Point): string {
  return `${Math.round(clamp(x, 0, padSize.width))} ${Math.round(clamp(y, 0, padSize.height))}`;
}
