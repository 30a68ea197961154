import { boundsOf, intersect, type Box as Sides } from '#card/paint/bounds.ts';
import { identity, multiply } from '#card/scene/matrix.ts';
import type { Matrix, Paint, SceneNode, SceneSymbol, Shape } from '#card/scene/scene.ts';
import { parseTransform, pathBox, uniformScale } from './geometry.ts';
import { clipShape, type Drawing } from './svg-clip.ts';
import { type Box, gradient } from './svg-gradient.ts';
import { type Geometry, geometryOf, outline, placedShape } from './svg-shape.ts';
import { color, type Style, strokeOf, styleOf } from './svg-style.ts';
import { elementsById, hrefOf, idIn, parseSvg, type SvgElement } from './svg-tree.ts';

export interface ConvertedSvg {
  readonly symbol: SceneSymbol;
  /** What a scene cannot hold and was left out or simplified, one phrase each. */
  readonly approximated: readonly string[];
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
  return {
    symbol: { viewBox, children: withinBox(children, viewBox) },
    approximated: [...drawing.approximated],
  };
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
  const clip = clipShape(element, place.matrix, drawing);
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
  const d = outline(geometry);
  if (d === '') return [];
  const scale = uniformScale(matrix);
  const stroked = (style.stroke ?? 'none') !== 'none' && Number(style['stroke-width'] ?? 1) > 0;
  if (stroked && scale === null) {
    // A stroke that is wider in one direction: only a transform around it can say so.
    const children = shape(geometry, { matrix: identity, style }, drawing);
    return children.length > 0 ? [{ kind: 'group', transform: matrix, children }] : [];
  }
  const place = { matrix, box: () => pathBox(d), drawing };
  const fill = paint(style.fill ?? 'black', Number(style['fill-opacity'] ?? 1), place);
  const strokePaint = stroked
    ? paint(style.stroke as string, Number(style['stroke-opacity'] ?? 1), place)
    : null;
  if (!fill && !strokePaint) return [];
  const look = {
    ...(fill ? { fill } : {}),
    ...(strokePaint ? { stroke: strokeOf(strokePaint, style, scale ?? 1) } : {}),
  };
  const rule = style['fill-rule'] === 'evenodd' ? { fillRule: 'evenodd' as const } : {};
  const placed = placedShape(geometry, matrix);
  return [placed.kind === 'path' ? { ...placed, ...rule, ...look } : { ...placed, ...look }];
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

/** A share of the drawing's longer side: less than that nobody sees, and soft edges need it. */
const tolerance = 0.01;

/**
 * What a drawing shows outside its box is cut off, as browsers do with an SVG file: a symbol of a scene may reach
 * over its box, so what drawers left lying beside the sheet would appear on the card.
 */
function withinBox(nodes: readonly SceneNode[], [x, y, width, height]: Box): SceneNode[] {
  const box: Sides = [x, y, x + width, y + height];
  const room = tolerance * Math.max(width, height);
  return nodes.flatMap((node): SceneNode[] => {
    const bounds = boundsOf(node, { symbols: {} });
    if (!bounds || !intersect(box, bounds)) return [];
    const [left, top, right, bottom] = bounds;
    const isInside = left >= x - room && top >= y - room && right <= box[2] + room && bottom <= box[3] + room;
    return [
      isInside ? node : { kind: 'group', clip: { kind: 'rect', x, y, width, height }, children: [node] },
    ];
  });
}
