import { boundsOf } from '#card/paint/bounds.ts';
import type { GroupNode, Scene } from '#card/scene/scene.ts';

/** The panels that edit the groups of a card, by the stage in which they enter. */
const panelOfStage = ['names', 'photos', 'wish', 'names', 'stickers'] as const;

/** The key of the panel that edits what the card shows at this point, in units of the scene; the uppermost counts. */
export function panelAt(scene: Scene, x: number, y: number): string {
  for (const node of scene.nodes.toReversed()) {
    if (node.kind !== 'group') continue;
    if (node.stage === undefined) {
      if (isPhoto(node)) return 'photos';
      continue;
    }
    // Not the whole group: what lies between two stickers is the picture.
    const isHit = node.children.some((child) => {
      const box = boundsOf(child, scene);
      return box && x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
    });
    if (isHit) return panelOfStage[node.stage] ?? 'background';
  }
  return 'background';
}

/** One that is the ground of its page. */
function isPhoto({ children }: GroupNode): boolean {
  return children[0]?.kind === 'image';
}
