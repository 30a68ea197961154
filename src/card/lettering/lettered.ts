import type { SceneNode, TextNode } from '#card/scene/scene.ts';
import type { LetteringKey } from './letterings.ts';
import { type Glow, neonNodes } from './neon.ts';
import { raisedNodes } from './raised.ts';

/** One text drawn in that lettering. Emoji stay as they are. Nothing glows where the ground is not known. */
export function lettered(
  nodes: readonly SceneNode[],
  lettering: LetteringKey,
  glow: Glow | null,
): readonly SceneNode[] {
  const texts = nodes.filter((node): node is TextNode => node.kind === 'text');
  const others = nodes.filter(({ kind }) => kind !== 'text');
  if (lettering === 'raised') return [...raisedNodes(texts), ...others];
  if (lettering === 'neon' && glow) return [...neonNodes(texts, glow), ...others];
  return nodes;
}
