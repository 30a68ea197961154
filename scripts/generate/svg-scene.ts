import { identity, multiply } from '#card/scene/matrix.ts';
import type { Matrix, Paint, SceneNode, SceneSymbol, Shape, Stroke } from '#card/scene/scene.ts';
import { parseTransform, uniformScale } from './affine.ts';
import { roundTo } from './numbers.ts';
import { formatPath, pathBox, transformPath } from './path-data.ts';
import { color } from './svg-color.ts';
import { type Box, gradient } from './svg-gradient.ts';
import { type Geometry, geometryOf, outline } from './svg-shape.ts';
import { elementsById, hrefOf, idIn, parseSvg, type SvgElement } from './svg-tree.ts';

export interface ConvertedSvg {
  readonly symbol: SceneSymbol;
  /** What a scene cannot hold and was left out or simplified, one phrase each. */
  readonly approximated: readonly string[];
}

/** The presentation attributes that children inherit. */
const inheritable = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
] as const;

type Style = Readonly<Partial<Record<(typeof inheritable)[number], string>>>;

interface Drawing {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly viewBox: Box;
  readonly approximated: Set<string>;
}

interface Place {
  readonly matrix: Matrix;
  readonly style: Style;
}

/**
 * Turns an SVG drawing into a scene symbol: transforms baked into coordinates, styles resolved, references
 * followed. Reads presentation attributes only; `style` attributes and style sheets do not occur in the sets.
 */
export function svgToSymbol(markup: string): ConvertedSvg {
  const root = parseSvg(markup);
  const viewBox = (root.attributes.viewBox ?? '').split(/[\s,]+/).map(Number) as unknown as Box;
  if (viewBox.length !== 4 || viewBox.some(Number.isNaN)) throw new Error('The drawing has no viewBox');
  const drawing: Drawing = { byId: elementsById(root), viewBox, approximated: new Set() };
  const place: Place = { matrix: identity, style: styleOf(root, {}) };
  const children = root.children.flatMap((child) => convert(child, place, drawing));
  return { symbol: { viewBox, children }, approximated: [...drawing.approximated] };
}

function styleOf(element: SvgElement, parent: Style): Style {
  const own = inheritable.flatMap((name) => {
    const value = element.attributes[name];
    return value === undefined || value === 'inherit' ? [] : [[name, value] as const];
  });
  return own.length > 0 ? { ...parent, ...Object.fromEntries(own) } : parent;
}

function convert(element: SvgElement, outer: Place, drawing: Drawing): SceneNode[] {
  const place: Place = {
    matrix: multiply(outer.matrix, parseTransform(element.attributes.transform)),
    style: styleOf(element, outer.style),
  };
  const nodes = content(element, place, drawing);
  for (const effect of ['filter', 'mask'] as const) {
    if (element.attributes[effect]) drawing.approximated.add(`${effect} left out`);
  }
  const opacity = Number(element.attributes.opacity ?? 1);
  const clip = clipShape(element, place, drawing);
  if (nodes.length === 0 || opacity <= 0) return [];
  return composed(nodes, opacity < 1 ? Math.round(opacity * 1000) / 1000 : 1, clip);
}

function content(element: SvgElement, place: Place, drawing: Drawing): SceneNode[] {
  switch (element.name) {
    case 'g':
    case 'a':
    case 'svg':
      return element.children.flatMap((child) => convert(child, place, drawing));
    case 'use':
      return used(element, place, drawing);
    case 'defs':
    case 'symbol':
    case 'clipPath':
    case 'mask':
    case 'filter':
    case 'linearGradient':
    case 'radialGradient':
    case 'title':
    case 'desc':
      return [];
    default: {
      const geometry = geometryOf(element);
      if (geometry) return shape(geometry, place, drawing);
      drawing.approximated.add(`<${element.name}> left out`);
      return [];
    }
  }
}

function used(element: SvgElement, place: Place, drawing: Drawing): SceneNode[] {
  const target = drawing.byId.get(hrefOf(element) ?? '');
  if (!target) return [];
  const x = Number(element.attributes.x ?? 0);
  const y = Number(element.attributes.y ?? 0);
  const moved: Place = { ...place, matrix: multiply(place.matrix, [1, 0, 0, 1, x, y]) };
  if (target.name !== 'symbol') return convert(target, moved, drawing);

  const [, , wholeWidth, wholeHeight] = drawing.viewBox;
  const width = Number(element.attributes.width ?? wholeWidth);
  const height = Number(element.attributes.height ?? wholeHeight);
  const box = (target.attributes.viewBox ?? `0 0 ${width} ${height}`).split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, boxWidth = width, boxHeight = height] = box;
  const scale = Math.min(width / boxWidth, height / boxHeight);
  const fit: Matrix = [
    scale,
    0,
    0,
    scale,
    (width - boxWidth * scale) / 2 - left * scale,
    (height - boxHeight * scale) / 2 - top * scale,
  ];
  drawing.approximated.add('overflow of a <symbol> not cut off');
  const inside = { matrix: multiply(moved.matrix, fit), style: styleOf(target, moved.style) };
  return target.children.flatMap((child) => convert(child, inside, drawing));
}

/** Opacity and clip around nodes; a single node that carries its own opacity needs no group. */
function composed(nodes: SceneNode[], opacity: number, clip: Shape | null): SceneNode[] {
  if (opacity === 1 && !clip) return nodes;
  const [only] = nodes;
  if (
    !clip &&
    nodes.length === 1 &&
    only &&
    only.kind !== 'image' &&
    only.kind !== 'text' &&
    only.kind !== 'use'
  ) {
    const own = only.opacity ?? 1;
    return [{ ...only, opacity: Math.round(own * opacity * 1000) / 1000 }];
  }
  return [
    {
      kind: 'group',
      ...(opacity < 1 ? { opacity } : {}),
      ...(clip ? { clip } : {}),
      children: nodes,
    },
  ];
}

function shape(geometry: Geometry, { matrix, style }: Place, drawing: Drawing): SceneNode[] {
  const lines = outline(geometry);
  if (lines.length === 0) return [];
  const scale = uniformScale(matrix);
  const stroked = (style.stroke ?? 'none') !== 'none' && Number(style['stroke-width'] ?? 1) > 0;
  if (stroked && scale === null) {
    // A stroke that is wider in one direction: only a transform around it can say so.
    const children = shape(geometry, { matrix: identity, style }, drawing);
    return children.length > 0 ? [{ kind: 'group', transform: matrix, children }] : [];
  }
  const place = { matrix, box: () => pathBox(lines), drawing };
  const fill = paint(style.fill ?? 'black', Number(style['fill-opacity'] ?? 1), place);
  const strokePaint = stroked
    ? paint(style.stroke as string, Number(style['stroke-opacity'] ?? 1), place)
    : null;
  if (!fill && !strokePaint) return [];
  const look = {
    ...(fill ? { fill } : {}),
    ...(strokePaint ? { stroke: stroke(strokePaint, style, scale ?? 1) } : {}),
  };
  const rule = style['fill-rule'] === 'evenodd' ? { fillRule: 'evenodd' as const } : {};
  const placed = placedShape(geometry, matrix);
  return [placed.kind === 'path' ? { ...placed, ...rule, ...look } : { ...placed, ...look }];
}

/** The geometry in scene coordinates: a rectangle or ellipse as long as it stays upright, else a path. */
function placedShape(geometry: Geometry, matrix: Matrix): Shape {
  const [a, b, c, d, e, f] = matrix;
  const upright = Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;
  const circleKept =
    geometry.kind === 'ellipse' && geometry.rx === geometry.ry && uniformScale(matrix) !== null;
  if (geometry.kind === 'ellipse' && (upright || circleKept)) {
    return {
      kind: 'ellipse',
      cx: roundTo(a * geometry.cx + c * geometry.cy + e),
      cy: roundTo(b * geometry.cx + d * geometry.cy + f),
      rx: roundTo(geometry.rx * Math.hypot(a, b)),
      ry: roundTo(geometry.ry * Math.hypot(c, d)),
    };
  }
  if (geometry.kind === 'rect' && upright && (geometry.radius === 0 || Math.abs(a) === Math.abs(d))) {
    const [x, width] = [a * geometry.x + e, a * geometry.width];
    const [y, height] = [d * geometry.y + f, d * geometry.height];
    return {
      kind: 'rect',
      x: roundTo(Math.min(x, x + width)),
      y: roundTo(Math.min(y, y + height)),
      width: roundTo(Math.abs(width)),
      height: roundTo(Math.abs(height)),
      ...(geometry.radius > 0 ? { radius: roundTo(geometry.radius * Math.abs(a)) } : {}),
    };
  }
  return { kind: 'path', d: formatPath(transformPath(outline(geometry), matrix)) };
}

function paint(
  text: string,
  opacity: number,
  { matrix, box, drawing }: { matrix: Matrix; box: () => Box; drawing: Drawing },
): Paint | null {
  if (text === 'none' || text === 'transparent' || opacity <= 0) return null;
  if (!text.startsWith('url(')) return color(text, opacity);
  const element = drawing.byId.get(idIn(text) ?? '');
  if (!element) return null;
  return gradient(element, drawing.byId, { matrix, box, viewBox: drawing.viewBox, opacity });
}

function stroke(paintOfStroke: Paint, style: Style, scale: number): Stroke {
  const cap = style['stroke-linecap'];
  const join = style['stroke-linejoin'];
  const dash = (style['stroke-dasharray'] ?? 'none')
    .match(/[\d.]+/g)
    ?.map((part) => roundTo(Number(part) * scale));
  return {
    paint: paintOfStroke,
    width: roundTo(Number(style['stroke-width'] ?? 1) * scale),
    ...(cap === 'round' || cap === 'square' ? { cap } : {}),
    ...(join === 'round' || join === 'bevel' ? { join } : {}),
    ...(dash ? { dash } : {}),
  };
}

/** The clip of an element as one shape; null if it has none or one that cuts nothing off. */
function clipShape(element: SvgElement, place: Place, drawing: Drawing): Shape | null {
  const target = drawing.byId.get(idIn(element.attributes['clip-path']) ?? '');
  if (target?.name !== 'clipPath') return null;
  if (target.attributes.clipPathUnits === 'objectBoundingBox') {
    drawing.approximated.add('clipPathUnits objectBoundingBox left out');
    return null;
  }
  if (target.attributes['clip-path']) drawing.approximated.add('clip of a clip left out');
  const matrix = multiply(place.matrix, parseTransform(target.attributes.transform));
  const parts = target.children.flatMap((child) => clipParts(child, matrix, {}, drawing));
  const [first] = parts;
  if (!first) return null;
  if (parts.length > 1) {
    drawing.approximated.add('several shapes in one clip joined');
    return { kind: 'path', d: parts.map((part) => clipOutline(part)).join('') };
  }
  const placed = placedShape(first.geometry, first.matrix);
  if (placed.kind === 'rect' && covers(placed, drawing.viewBox)) return null;
  return placed.kind === 'path' && first.evenOdd ? { ...placed, fillRule: 'evenodd' } : placed;
}

interface ClipPart {
  readonly geometry: Geometry;
  readonly matrix: Matrix;
  readonly evenOdd: boolean;
}

function clipParts(element: SvgElement, outer: Matrix, style: Style, drawing: Drawing): ClipPart[] {
  const matrix = multiply(outer, parseTransform(element.attributes.transform));
  const own = styleOf(element, style);
  const geometry = geometryOf(element);
  if (geometry) return [{ geometry, matrix, evenOdd: own['clip-rule'] === 'evenodd' }];
  const target = element.name === 'use' ? drawing.byId.get(hrefOf(element) ?? '') : undefined;
  if (!target) return [];
  const [x, y] = [Number(element.attributes.x ?? 0), Number(element.attributes.y ?? 0)];
  return clipParts(target, multiply(matrix, [1, 0, 0, 1, x, y]), own, drawing);
}

function clipOutline({ geometry, matrix }: ClipPart): string {
  return formatPath(transformPath(outline(geometry), matrix));
}

function covers(rect: Extract<Shape, { kind: 'rect' }>, [x, y, width, height]: Box): boolean {
  const reachesStart = rect.x <= x && rect.y <= y;
  return (
    reachesStart && rect.x + rect.width >= x + width && rect.y + rect.height >= y + height && !rect.radius
  );
}
