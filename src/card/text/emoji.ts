import type { Scene, SceneNode, SceneSymbol } from '#card/scene/scene.ts';

/** Emoji are named in scenes by this and their id, among the drawings of the background. */
const prefix = 'emoji:';

export function emojiSymbol(id: string): string {
  return prefix + id;
}

/** The ids of all emoji in the scene's texts, each once: the pictures that `withEmoji` needs. */
export function emojiIds(scene: Pick<Scene, 'nodes'>): readonly string[] {
  const ids = new Set<string>();
  collect(scene.nodes, ids);
  return [...ids];
}

function collect(nodes: readonly SceneNode[], ids: Set<string>): void {
  for (const node of nodes) {
    if (node.kind === 'group') collect(node.children, ids);
    if (node.kind === 'use' && node.symbol.startsWith(prefix)) ids.add(node.symbol.slice(prefix.length));
  }
}

/** The scene with the pictures of its emoji, given by id; it can be painted only with all of them. */
export function withEmoji(scene: Scene, pictures: Readonly<Record<string, SceneSymbol>>): Scene {
  const symbols: Record<string, SceneSymbol> = { ...scene.symbols };
  for (const id of emojiIds(scene)) {
    const picture = pictures[id];
    if (picture) symbols[emojiSymbol(id)] = picture;
  }
  return { ...scene, symbols };
}
