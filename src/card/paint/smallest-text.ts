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
