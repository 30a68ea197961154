import type { Animation } from '#card/document/card.ts';
import { entranceClass } from '#card/motion/entrance.ts';
import type {
  GroupNode,
  Look,
  Paint,
  Scene,
  SceneNode,
  Shape,
  TextNode,
  UseNode,
} from '#card/scene/scene.ts';
import { cssFamily, type Gradient, isGradient, printable } from './content.ts';
import { cornerRadius, fit } from './outline.ts';
import {
  clipId,
  type Definition,
  definitionsOf,
  gradientId,
  matrixText,
  round,
  symbolId,
} from './svg-definitions.ts';
import type { SvgAttributes, SvgElement, SvgTag } from './svg-element.ts';

export interface SvgOptions {
  /** Begins every id, so that several pictures can stand in one page. Letters, digits, `-` and `_`. */
  readonly idPrefix: string;
  /** Adds the classes of `entrance.css`; without it nothing moves. */
  readonly entrance?: Animation | undefined;
}

/** What is needed to draw one node of a scene. */
export interface SvgContext extends SvgOptions {
  readonly symbols: Scene['symbols'];
}

/** The scene as an SVG tree, one element per node, in the scene's own coordinates. */
export function svgTree(scene: Scene, options: SvgOptions & { readonly title?: string }): SvgElement {
  const context = { ...options, symbols: scene.symbols };
  const definitions = definitionsOf(scene, options.idPrefix);
  return element('svg', rootAttributes(scene, options.title), [
    ...(definitions.length > 0
      ? [
          element(
            'defs',
            {},
            definitions.map((one) => svgDefinition(one, context)),
          ),
        ]
      : []),
    ...scene.nodes.map((node) => svgNode(node, context)),
  ]);
}

/** The attributes of the outer element; its size is left to where it stands. */
export function rootAttributes(scene: Scene, title = scene.description): SvgAttributes {
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${scene.width} ${scene.height}`,
    role: 'img',
    'aria-label': printable(title),
    'text-rendering': 'geometricPrecision',
  };
}

export function svgNode(node: SceneNode, context: SvgContext): SvgElement {
  switch (node.kind) {
    case 'group':
      return group(node, context);
    case 'rect':
    case 'ellipse':
    case 'path':
      return element(node.kind, { ...geometry(node), ...look(node, context) });
    case 'image':
      return element('image', { href: node.href, ...box(node), preserveAspectRatio: 'none' });
    case 'text':
      return text(node);
    case 'use':
      return use(node, context);
  }
}

export function svgDefinition(definition: Definition, context: SvgContext): SvgElement {
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
    case 'symbol':
      // A plain group: <symbol> would cut what leaves its box, and place it by rules of its own.
      return element(
        'g',
        { id },
        definition.of.children.map((child) => svgNode(child, context)),
      );
  }
}

function element(tag: SvgTag, attributes: SvgAttributes, children: SvgElement['children'] = []): SvgElement {
  return { tag, attributes, children };
}

function group(node: GroupNode, context: SvgContext): SvgElement {
  const own = element(
    'g',
    {
      ...(node.transform && { transform: matrixText(node.transform) }),
      ...(node.opacity !== undefined && { opacity: round(node.opacity) }),
      ...(node.clip && { 'clip-path': `url(#${clipId(context.idPrefix, node.clip)})` }),
    },
    node.children.map((child) => svgNode(child, context)),
  );
  if (node.stage === undefined || !context.entrance) return own;
  // A group of its own, because a CSS transform replaces the attribute.
  return element('g', { class: entranceClass(context.entrance, node.stage) }, [own]);
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

function look({ fill, stroke, opacity }: Look, context: SvgContext): SvgAttributes {
  return {
    fill: paint(fill, context),
    ...(stroke && {
      stroke: paint(stroke.paint, context),
      'stroke-width': round(stroke.width),
      ...(stroke.cap && { 'stroke-linecap': stroke.cap }),
      ...(stroke.join && { 'stroke-linejoin': stroke.join }),
      ...(stroke.dash && { 'stroke-dasharray': stroke.dash.join(' ') }),
    }),
    ...(opacity !== undefined && { opacity: round(opacity) }),
  };
}

function paint(value: Paint | undefined, { idPrefix }: SvgContext): string {
  if (value === undefined) return 'none';
  return isGradient(value) ? `url(#${gradientId(idPrefix, value)})` : value;
}

function gradient(id: string, value: Gradient): SvgElement {
  const stops = value.stops.map((stop) =>
    element('stop', { offset: round(stop.offset, 4), 'stop-color': stop.color }),
  );
  if (value.kind === 'linear') {
    const [x1, y1] = value.from.map((at) => round(at));
    const [x2, y2] = value.to.map((at) => round(at));
    return element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 } as SvgAttributes,
      stops,
    );
  }
  const attributes: SvgAttributes = {
    id,
    gradientUnits: 'userSpaceOnUse',
    cx: round(value.center[0]),
    cy: round(value.center[1]),
    r: round(value.radius),
    ...(value.focus && { fx: round(value.focus[0]), fy: round(value.focus[1]) }),
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
      // The left edge is the end of a run that goes from right to left.
      ...(node.direction === 'rtl' && { direction: 'rtl', 'text-anchor': 'end' }),
      ...(/^ | {2}| $/.test(content) && { 'xml:space': 'preserve' }),
    },
    [content],
  );
}

function use(node: UseNode, { symbols, idPrefix }: SvgContext): SvgElement {
  const symbol = symbols[node.symbol];
  // On screen a drawing that is still on its way leaves a gap; only files must be complete.
  if (!symbol) return element('g', {});
  const transform = matrixText(fit(symbol.viewBox, node));
  return element('use', { href: `#${symbolId(idPrefix, node.symbol)}`, transform });
}
