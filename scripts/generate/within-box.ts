import { boundsOf, intersect, type Box as Sides } from '#card/paint/bounds.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import type { Box } from './svg-gradient.ts';

/** A share of the drawing's longer side: less than that nobody sees, and soft edges need it. */
const tolerance = 0.01;

/**
 * What a drawing shows outside its box is cut off, as browsers do with an SVG file: a symbol of a scene may reach
 * over its box, so what drawers left lying beside the sheet would appear on the card.
 */
export function withinBox(nodes: readonly SceneNode[], [x, y, width, height]: Box): SceneNode[] {
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
