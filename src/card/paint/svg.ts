import type { Animation } from '#card/document/card.ts';
import { entranceClass } from '#card/motion/entrance.ts';
import type {
  GroupNode,
  Paint,
  Scene,
  SceneNode,
  Shape,
  ShapeStyle,
  TextNode,
  UseNode,
} from '#card/scene/scene.ts';
import { cssFamily, type Gradient, isGradient, printable } from './content.ts';
import { cornerRadius } from './outline.ts';
import { filterMatrix } from './photo-filter.ts';
import {
  clipId,
  type Definition,
  definitionsOf,
  filterId,
  gradientId,
  matrixText,
  round,
  symbolId,
} from './svg-definitions.ts';
import type { SvgAttributes, SvgElement, SvgTag } from './svg-element.ts';

export interface SvgOptions {
  /** The prefix of every id, so that a page can have several pictures. Letters, digits, `-` and `_`. */
  readonly idPrefix: string;
  /** Adds the classes of `entrance.css`; without it nothing moves. */
  readonly entrance?: Animation | undefined;
}

/** The scene as an SVG tree, one element per node, in the scene's own coordinates. */
export function svgTree(scene: Scene, options: SvgOptions & { readonly title?: string }): SvgElement {
  const definitions = definitionsOf(scene, options.idPrefix).map((one) => svgDefinition(one, options));
  const nodes = scene.nodes.map((node) => svgNode(node, options));
  return element('svg', rootAttributes(scene, options.title), [element('defs', {}, definitions), ...nodes]);
}

/** The attributes of the outer element; its size is set by the page. */
export function rootAttributes(scene: Scene, title = scene.description): SvgAttributes {
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${scene.width} ${scene.height}`,
    role: 'img',
    'aria-label': printable(title),
    // The page may be written from right to left; a scene's coordinates are not. Such runs set their own direction.
    direction: 'ltr',
    'text-rendering': 'geometricPrecision',
  };
}

export function svgNode(node: SceneNode, options: SvgOptions): SvgElement {
  switch (node.kind) {
    case 'group':
      return group(node, options);
    case 'rect':
    case 'ellipse':
    case 'path':
      return element(node.kind, { ...geometry(node), ...styleAttributes(node, options) });
    case 'image':
      return element('image', {
        href: node.href,
        ...box(node),
        preserveAspectRatio: 'none',
        ...(node.filter && { filter: `url(#${filterId(options.idPrefix, node.filter)})` }),
      });
    case 'text':
      return text(node);
    case 'use':
      return use(node, options);
  }
}

export function svgDefinition(definition: Definition, options: SvgOptions): SvgElement {
  const { id } = definition;
  switch (definition.kind) {
    case 'gradient':
      return gradient(id, definition.of);
    case 'clip': {
      const { 'fill-rule': rule, ...attributes } = geometry(definition.of);
      return element('clipPath', { id }, [
        element(definition.of.kind, { ...attributes, ...(rule && { 'clip-rule': rule }) }),
      ]);
    }
    case 'filter':
      return element(
        'filter',
        { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
        [
          element('feColorMatrix', {
            values: filterMatrix(definition.of)
              .map((value) => round(value, 4))
              .join(' '),
          }),
        ],
      );
    case 'symbol':
      return element(
        'symbol',
        // Not clipped, like on a canvas. In a box of other proportions the symbol is scaled to fit, and centred.
        { id, viewBox: definition.of.viewBox.join(' '), overflow: 'visible' },
        definition.of.children.map((child) => svgNode(child, options)),
      );
  }
}

function element(tag: SvgTag, attributes: SvgAttributes, children: SvgElement['children'] = []): SvgElement {
  return { tag, attributes, children };
}

function group(node: GroupNode, options: SvgOptions): SvgElement {
  const own = element(
    'g',
    {
      ...(node.transform && { transform: matrixText(node.transform) }),
      ...(node.opacity !== undefined && { opacity: round(node.opacity) }),
      ...(node.clip && { 'clip-path': `url(#${clipId(options.idPrefix, node.clip)})` }),
    },
    node.children.map((child) => svgNode(child, options)),
  );
  if (node.stage === undefined || !options.entrance) return own;
  // A group of its own, because a CSS transform replaces the attribute.
  return element('g', { class: entranceClass(options.entrance, node.stage) }, [own]);
}

function geometry(shape: Shape): SvgAttributes {
  switch (shape.kind) {
    case 'rect': {
      const radius = cornerRadius(shape);
      return { ...box(shape), ...(radius > 0 && { rx: round(radius) }) };
    }
    case 'ellipse':
      return { cx: round(shape.cx), cy: round(shape.cy), rx: round(shape.rx), ry: round(shape.ry) };
    case 'path':
      return { d: shape.d, ...(shape.fillRule === 'evenodd' && { 'fill-rule': 'evenodd' }) };
  }
}

function box(node: { x: number; y: number; width: number; height: number }): SvgAttributes {
  return { x: round(node.x), y: round(node.y), width: round(node.width), height: round(node.height) };
}

function styleAttributes({ fill, stroke, opacity }: ShapeStyle, options: SvgOptions): SvgAttributes {
  return {
    fill: paint(fill, options),
    ...(stroke && {
      stroke: paint(stroke.paint, options),
      'stroke-width': round(stroke.width),
      ...(stroke.cap && { 'stroke-linecap': stroke.cap }),
      ...(stroke.join && { 'stroke-linejoin': stroke.join }),
      ...(stroke.dash && { 'stroke-dasharray': stroke.dash.join(' ') }),
    }),
    ...(opacity !== undefined && { opacity: round(opacity) }),
  };
}

function paint(value: Paint | undefined, { idPrefix }: SvgOptions): string {
  if (value === undefined) return 'none';
  return isGradient(value) ? `url(#${gradientId(idPrefix, value)})` : value;
}

function gradient(id: string, value: Gradient): SvgElement {
  const stops = value.stops.map((stop) =>
    element('stop', { offset: round(stop.offset, 4), 'stop-color': stop.color }),
  );
  if (value.kind === 'linear') {
    const [x1, y1, x2, y2] = [...value.from, ...value.to].map((at) => round(at)) as [
      number,
      number,
      number,
      number,
    ];
    return element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stops);
  }
  const { center, radius, focus } = value;
  const attributes: SvgAttributes = {
    id,
    gradientUnits: 'userSpaceOnUse',
    // The transform may enlarge them a thousandfold.
    cx: round(center[0], 6),
    cy: round(center[1], 6),
    r: round(radius, 6),
    ...(focus && { fx: round(focus[0], 6), fy: round(focus[1], 6) }),
    ...(value.transform && { gradientTransform: matrixText(value.transform) }),
  };
  return element('radialGradient', attributes, stops);
}

function text(node: TextNode): SvgElement {
  const content = printable(node.text);
  return element(
    'text',
    {
      x: round(node.x),
      y: round(node.y),
      'font-family': cssFamily(node.font.family),
      'font-size': round(node.font.size),
      'font-weight': node.font.weight,
      fill: node.fill,
      ...(node.outline && {
        stroke: node.fill,
        'stroke-width': round(2 * node.outline),
        'stroke-linejoin': 'round',
      }),
      // The left edge is the end of a run that goes from right to left.
      ...(node.direction === 'rtl' && { direction: 'rtl', 'text-anchor': 'end' }),
      ...(/^ | {2}| $/.test(content) && { 'xml:space': 'preserve' }),
    },
    [content],
  );
}

function use({ symbol, ...place }: UseNode, { idPrefix }: SvgOptions): SvgElement {
  return element('use', { href: `#${symbolId(idPrefix, symbol)}`, ...box(place) });
}
