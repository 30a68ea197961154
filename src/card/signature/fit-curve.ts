import { clamp } from '#std/clamp.ts';

export type Point = readonly [x: number, y: number];

/** Its start, its two control points, and its end. */
export type Cubic = readonly [start: Point, first: Point, second: Point, end: Point];

/** How often the parameters of the points are improved on a curve that is nearly right, before it is split. */
const rounds = 4;

/**
 * Curves through a stroke, each beginning where the last one ends; no point is farther from them than `tolerance`.
 * P. J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990. `points` are at
 * least two, and neighbours differ.
 */
export function fitCurve(points: readonly Point[], tolerance: number): readonly Cubic[] {
  const last = points.length - 1;
  return fitPart(
    points,
    { from: direction(at(points, 0), at(points, 1)), to: direction(at(points, last), at(points, last - 1)) },
    tolerance,
  );
}

/** The unit vectors in which a curve leaves its start and its end. */
interface Directions {
  readonly from: Point;
  readonly to: Point;
}

function fitPart(points: readonly Point[], directions: Directions, tolerance: number): readonly Cubic[] {
  const [start, end] = [at(points, 0), at(points, points.length - 1)];
  if (points.length === 2) return [fallbackCurve(start, end, directions)];
  let parameters = chordLengthParameters(points);
  let worst = points.length >> 1;
  for (let round = 0; round < rounds; round += 1) {
    const curve = leastSquaresCurve(points, parameters, directions);
    const farthest = farthestPoint(points, parameters, curve);
    if (farthest.distance <= tolerance) return [curve];
    worst = farthest.index;
    // A curve that is far off does not become right by other parameters.
    if (farthest.distance > tolerance * 4) break;
    parameters = points.map((point, index) => newtonStep(curve, point, parameters[index] as number));
  }
  const tangent = direction(at(points, worst + 1), at(points, worst - 1));
  return [
    ...fitPart(points.slice(0, worst + 1), { from: directions.from, to: tangent }, tolerance),
    ...fitPart(points.slice(worst), { from: [-tangent[0], -tangent[1]], to: directions.to }, tolerance),
  ];
}

/** Its control points are a third of the distance from its ends. */
function fallbackCurve(start: Point, end: Point, { from, to }: Directions): Cubic {
  const third = distance(start, end) / 3;
  return [start, along(start, from, third), along(end, to, third), end];
}

/** The curve with these ends and directions that is nearest to the points, by least squares. */
function leastSquaresCurve(
  points: readonly Point[],
  parameters: readonly number[],
  directions: Directions,
): Cubic {
  const [start, end] = [at(points, 0), at(points, points.length - 1)];
  const { from, to } = directions;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  const straight: Cubic = [start, start, end, end];
  for (const [index, point] of points.entries()) {
    const weight = bernstein(parameters[index] as number);
    const first = along([0, 0], from, weight[1]);
    const second = along([0, 0], to, weight[2]);
    const base = pointAt(straight, weight);
    const rest: Point = [point[0] - base[0], point[1] - base[1]];
    c00 += dot(first, first);
    c01 += dot(first, second);
    c11 += dot(second, second);
    x0 += dot(first, rest);
    x1 += dot(second, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  const [alpha, beta] = [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  const length = distance(start, end);
  // Handles that point backwards or reach very far would make a loop.
  const isUsable = (size: number) => size > length * 1e-3 && size < length * 3;
  if (!isUsable(alpha) || !isUsable(beta)) return fallbackCurve(start, end, directions);
  return [start, along(start, from, alpha), along(end, to, beta), end];
}

/** The parameter of each point by its way along the stroke, 0 to 1. */
function chordLengthParameters(points: readonly Point[]): readonly number[] {
  const lengths = [0];
  for (let index = 1; index < points.length; index += 1)
    lengths.push((lengths[index - 1] as number) + distance(at(points, index - 1), at(points, index)));
  const whole = lengths[lengths.length - 1] as number;
  return lengths.map((length) => length / whole);
}

/** A better parameter for the point, by one step of Newton's method. */
function newtonStep(curve: Cubic, point: Point, t: number): number {
  const r = 1 - t;
  const here = pointAt(curve, bernstein(t));
  const first = pointAt(curve, [-3 * r * r, 3 * r * (r - 2 * t), 3 * t * (2 * r - t), 3 * t * t]);
  const second = pointAt(curve, [6 * r, 6 * (t - 2 * r), 6 * (r - 2 * t), 6 * t]);
  const off: Point = [here[0] - point[0], here[1] - point[1]];
  const slope = dot(first, first) + dot(off, second);
  return slope === 0 ? t : clamp(t - dot(off, first) / slope, 0, 1);
}

/** The point farthest from the curve; the ends lie on it. */
function farthestPoint(points: readonly Point[], parameters: readonly number[], curve: Cubic) {
  let found = { index: 1, distance: 0 };
  for (let index = 1; index < points.length - 1; index += 1) {
    const off = distance(at(points, index), pointAt(curve, bernstein(parameters[index] as number)));
    if (off > found.distance) found = { index, distance: off };
  }
  return found;
}

type Weights = readonly [number, number, number, number];

/** The Bernstein polynomials of a cubic: how much each of its points counts at a parameter. */
function bernstein(t: number): Weights {
  const r = 1 - t;
  return [r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t];
}

function pointAt([p0, p1, p2, p3]: Cubic, [w0, w1, w2, w3]: Weights): Point {
  return [
    p0[0] * w0 + p1[0] * w1 + p2[0] * w2 + p3[0] * w3,
    p0[1] * w0 + p1[1] * w1 + p2[1] * w2 + p3[1] * w3,
  ];
}

function at(points: readonly Point[], index: number): Point {
  return points[index] as Point;
}

/** The unit vector from one point to another; to the right when they are the same. */
function direction(from: Point, to: Point): Point {
  const length = distance(from, to);
  return length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function along(from: Point, [dx, dy]: Point, length: number): Point {
  return [from[0] + dx * length, from[1] + dy * length];
}

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
