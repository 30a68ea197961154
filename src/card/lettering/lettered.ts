import type { SceneNode, TextNode } from '#card/scene/scene.ts';
import type { Lettering } from './letterings.ts';
import { type Glow, neonNodes } from './neon.ts';
import { raisedNodes } from './raised.ts';

/** One text drawn in that lettering. Emoji stay as they are. Nothing glows where the ground is not known. */
export function lettered(
  nodes: readonly SceneNode[],
  { key }: Lettering,
  glow: Glow | null,
): readonly SceneNode[] {
  const texts = nodes.filter((node): node is TextNode => node.kind === 'text');
  const others = nodes.filter(({ kind }) => kind !== 'text');
  if (key === 'raised') return [...raisedNodes(texts), ...others];
  if (key === 'neon' && glow) return [...neonNodes(texts, glow), ...others];
  return nodes;
}
