import type { Scene, SceneNode } from '#card/scene/scene.ts';

/** The smallest font size in the scene, in its units; infinite without text. */
export function smallestText(scene: Scene): number {
  return smallestOf(scene.nodes);
}

function smallestOf(nodes: readonly SceneNode[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...nodes.map(sizeOf));
}

function sizeOf(node: SceneNode): number {
  if (node.kind === 'text') return node.font.size;
  if (node.kind !== 'group') return Number.POSITIVE_INFINITY;
  const [a, b, c, d] = node.transform ?? [1, 0, 0, 1];
  return smallestOf(node.children) * Math.sqrt(Math.abs(a * d - b * c));
}

/** CSS pixels of the smallest text that is read without effort. */
const readableSize = 12;

/** CSS pixels: as wide as a card has to be shown for its smallest text to be read. */
export function readableWidth(scene: Scene): number {
  return (readableSize * scene.width) / smallestText(scene);
}

/** The widths that `card-faces.css` knows. */
const knownWidths = [520, 672] as const;

/** The value of `data-readable` for a card that is read at this width. */
export function readableWidthName(width: number): string {
  return String(knownWidths.find((one) => width <= one) ?? 'most');
}
