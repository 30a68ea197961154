import type { SceneNode } from './scene.ts';

/**
 * `next`, but with the object from `before` for every node that is equal to the one at the same position. React then
 * skips what did not change, because it compares by identity.
 */
export function reuseNodes(before: readonly SceneNode[], next: readonly SceneNode[]): readonly SceneNode[] {
  let kept = before.length === next.length;
  const nodes = next.map((node, index) => {
    const known = before[index];
    const result = known ? keepNode(known, node) : node;
    kept &&= result === known;
    return result;
  });
  return kept ? before : nodes;
}

function keepNode(before: SceneNode, next: SceneNode): SceneNode {
  if (before === next) return before;
  if (before.kind !== 'group' || next.kind !== 'group') return isSame(before, next) ? before : next;
  const children = reuseNodes(before.children, next.children);
  const { children: one, ...frame } = before;
  const { children: _, ...nextFrame } = next;
  return children === one && isSame(frame, nextFrame) ? before : { ...next, children };
}

/** Compares plain data. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one) as (keyof typeof one)[];
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}
