import type { Matrix, Scene, SceneNode, Shape } from '#card/scene/scene.ts';
import { viewBoxTransform } from './outline.ts';
import { pathBounds } from './path-bounds.ts';

/** left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * A box around all that the node paints, in the space the node stands in; null when it paints nothing.
 * It may be too large, never too small: text is given room for the tallest marks of any script.
 */
export function boundsOf(node: SceneNode, scene: Pick<Scene, 'symbols'>): Box | null {
  switch (node.kind) {
    case 'group': {
      const inside = unionOf(node.children, scene);
      const shown = node.clip && inside ? intersect(inside, shapeBounds(node.clip)) : inside;
      return shown && node.transform ? transformed(shown, node.transform) : shown;
    }
    case 'use': {
      const symbol = scene.symbols[node.symbol];
      const inside = symbol ? unionOf(symbol.children, scene) : null;
      return symbol && inside ? transformed(inside, viewBoxTransform(symbol.viewBox, node)) : null;
    }
    case 'image':
      return [node.x, node.y, node.x + node.width, node.y + node.height];
    case 'text': {
      const { size } = node.font;
      const reach = size + (node.outline ?? 0);
      return [
        node.x - reach,
        node.y - size - reach,
        node.x + node.width + reach,
        node.y + 0.2 * size + reach,
      ];
    }
    default: {
      const shape = shapeBounds(node);
      if (!shape || !node.stroke) return shape;
      // A mitre reaches at most four times half the width, a square corner less.
      const reach =
        (node.stroke.width / 2) * (node.stroke.join === undefined || node.stroke.join === 'miter' ? 4 : 1.5);
      return [shape[0] - reach, shape[1] - reach, shape[2] + reach, shape[3] + reach];
    }
  }
}

/** The box around the box after the transform. */
export function transformed([left, top, right, bottom]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [left, right].flatMap((x) => [a * x + c * top + e, a * x + c * bottom + e]);
  const ys = [left, right].flatMap((x) => [b * x + d * top + f, b * x + d * bottom + f]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function intersect(one: Box, other: Box | null): Box | null {
  if (!other) return null;
  const left = Math.max(one[0], other[0]);
  const top = Math.max(one[1], other[1]);
  const right = Math.min(one[2], other[2]);
  const bottom = Math.min(one[3], other[3]);
  return left < right && top < bottom ? [left, top, right, bottom] : null;
}

function unionOf(nodes: readonly SceneNode[], scene: Pick<Scene, 'symbols'>): Box | null {
  return nodes.map((node) => boundsOf(node, scene)).reduce(union, null);
}

function union(one: Box | null, other: Box | null): Box | null {
  if (!one || !other) return one ?? other;
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}

function shapeBounds(shape: Shape): Box | null {
  switch (shape.kind) {
    case 'rect':
      return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
    case 'ellipse':
      return [shape.cx - shape.rx, shape.cy - shape.ry, shape.cx + shape.rx, shape.cy + shape.ry];
    case 'path':
      return pathBounds(shape.d);
  }
}
