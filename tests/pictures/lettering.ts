import type { Color, SceneNode, TextNode } from '#card/scene/scene.ts';

/** Whether the node is what lies under letters: their sides, or their light. */
export function isUnderLetters(node: SceneNode): boolean {
  return (
    node.kind === 'group' && node.stage === undefined && node.children.every(({ kind }) => kind === 'text')
  );
}

/** Sides belong to the letters; light is part of what they stand on. */
export function isSides(node: SceneNode): boolean {
  return isUnderLetters(node) && node.kind === 'group' && node.opacity === undefined;
}

/** The colour of the sides of that text among the nodes beside it; null for a text without. */
export function sideOf(text: TextNode, beside: readonly SceneNode[]): Color | null {
  const copies = beside.filter(isSides).flatMap((node) => (node.kind === 'group' ? node.children : []));
  const copy = copies.find(
    (one) => one.kind === 'text' && one.text === text.text && one.font.size === text.font.size,
  );
  return copy?.kind === 'text' ? copy.fill : null;
}
