import { identity, multiply } from '#card/scene/matrix.ts';
import type { GradientStop, Matrix, Paint } from '#card/scene/scene.ts';
import { apply, type Point, parseTransform, roundToHundredths, uniformScale } from './geometry.ts';
import { color } from './svg-style.ts';
import { hrefOf, type SvgElement } from './svg-tree.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface GradientPlace {
  /** From the painted element's own coordinates to the scene's. */
  readonly matrix: Matrix;
  /** Of the painted geometry, in the element's own coordinates. */
  readonly box: () => Box;
  readonly viewBox: Box;
  readonly opacity: number;
}

/** A gradient element as a paint in scene coordinates; null if it has no stops and so paints nothing. */
export function gradient(
  element: SvgElement,
  byId: ReadonlyMap<string, SvgElement>,
  place: GradientPlace,
): Paint | null {
  const { attributes, stops: stopElements } = inherited(element, byId);
  const stops = stopElements.map((stop) => gradientStop(stop, place.opacity));
  const [first] = stops;
  if (!first) return null;
  if (stops.every((stop) => stop.color === first.color)) return first.color;

  const ofBox = attributes.gradientUnits !== 'userSpaceOnUse';
  const units = ofBox ? unitsOf(place.box()) : identity;
  const matrix = multiply(multiply(place.matrix, units), parseTransform(attributes.gradientTransform));
  const [, , viewWidth, viewHeight] = ofBox ? [0, 0, 1, 1] : place.viewBox;
  const diagonal = Math.hypot(viewWidth, viewHeight) / Math.SQRT2;
  const read = (name: string, whole: number, otherwise: string) => {
    const text = attributes[name] ?? otherwise;
    return text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number(text);
  };
  if (element.name === 'linearGradient') {
    const from: Point = [read('x1', viewWidth, '0%'), read('y1', viewHeight, '0%')];
    const to: Point = [read('x2', viewWidth, '100%'), read('y2', viewHeight, '0%')];
    return linear(matrix, from, to, stops);
  }
  const center: Point = [read('cx', viewWidth, '50%'), read('cy', viewHeight, '50%')];
  const radius = read('r', diagonal, '50%');
  const focus: Point = [read('fx', viewWidth, String(center[0])), read('fy', viewHeight, String(center[1]))];
  return radial(matrix, { center, radius, focus, stops });
}

function unitsOf([x, y, width, height]: Box): Matrix {
  return [width, 0, 0, height, x, y];
}

/** A gradient takes what it lacks from the one its href names. */
function inherited(
  element: SvgElement,
  byId: ReadonlyMap<string, SvgElement>,
): { attributes: Readonly<Record<string, string>>; stops: readonly SvgElement[] } {
  const stops = element.children.filter((child) => child.name === 'stop');
  const parent = byId.get(hrefOf(element) ?? '');
  if (!parent || parent === element) return { attributes: element.attributes, stops };
  const base = inherited(parent, byId);
  return {
    attributes: { ...base.attributes, ...element.attributes },
    stops: stops.length > 0 ? stops : base.stops,
  };
}

function gradientStop({ attributes }: SvgElement, opacity: number): GradientStop {
  const text = attributes.offset ?? '0';
  const offset = text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text);
  return {
    offset: Math.round(Math.min(1, Math.max(0, offset)) * 1000) / 1000,
    color: color(attributes['stop-color'] ?? 'black', Number(attributes['stop-opacity'] ?? 1) * opacity),
  };
}

/**
 * Under a skewing transform the lines of equal colour no longer stand upright on the line from start to
 * end; the scene's gradient has no transform, so the end moves along to where they do.
 */
function linear(matrix: Matrix, from: Point, to: Point, stops: readonly GradientStop[]): Paint {
  const start = apply(matrix, from);
  const end = apply(matrix, to);
  const [a, b, c, d] = matrix;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const equal: Point = [-a * dy + c * dx, -b * dy + d * dx];
  const normal: Point = [-equal[1], equal[0]];
  const squared = normal[0] ** 2 + normal[1] ** 2;
  const last = stops.at(-1) as GradientStop;
  if (squared === 0) return last.color;
  const share = ((end[0] - start[0]) * normal[0] + (end[1] - start[1]) * normal[1]) / squared;
  const moved: Point = [start[0] + normal[0] * share, start[1] + normal[1] * share];
  return { kind: 'linear', from: rounded(start), to: rounded(moved), stops };
}

interface Circle {
  readonly center: Point;
  readonly radius: number;
  readonly focus: Point;
  readonly stops: readonly GradientStop[];
}

/**
 * A circle stays plain numbers; an ellipse becomes the unit circle under a transform, whose numbers then
 * are as large as the drawing and may be rounded.
 */
function radial(matrix: Matrix, { center, radius, focus, stops }: Circle): Paint {
  const last = stops.at(-1) as GradientStop;
  if (radius <= 0) return last.color;
  const inside = clampFocus(center, radius, focus);
  const scale = uniformScale(matrix);
  if (scale !== null) {
    const base = {
      kind: 'radial' as const,
      center: rounded(apply(matrix, center)),
      radius: roundToHundredths(radius * scale),
    };
    return inside ? { ...base, focus: rounded(apply(matrix, inside)), stops } : { ...base, stops };
  }
  const unit = multiply(matrix, [radius, 0, 0, radius, ...center]);
  const transform = unit.map((value) => Math.round(value * 1000) / 1000 + 0) as unknown as Matrix;
  const unitFocus = inside?.map(
    (value, axis) => Math.round(((value - (center[axis] as number)) / radius) * 1000) / 1000,
  );
  const base = { kind: 'radial' as const, center: [0, 0] as const, radius: 1, transform };
  return unitFocus ? { ...base, focus: unitFocus as unknown as Point, stops } : { ...base, stops };
}

/** Null when the focus is the centre; canvases draw a cone where SVG pulls the focus inside the circle. */
function clampFocus(center: Point, radius: number, focus: Point): Point | null {
  const [dx, dy] = [focus[0] - center[0], focus[1] - center[1]];
  const distance = Math.hypot(dx, dy);
  if (distance < radius * 1e-3) return null;
  const share = Math.min(1, (radius * 0.99) / distance);
  return [center[0] + dx * share, center[1] + dy * share];
}

function rounded([x, y]: Point): Point {
  return [roundToHundredths(x), roundToHundredths(y)];
}
