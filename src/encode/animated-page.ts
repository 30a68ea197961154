import type { Animation } from '#card/document/card.ts';
import { sampleScene, splitAtEntrance } from '#card/motion/sample-scene.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { Canvas2D } from '#card/paint/canvas-surface.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import type { BackgroundLayers, LayerOptions } from './background-layers.ts';
import { browserSurface } from './browser-surface.ts';
import { drawSprite, paintSprite, type Sprite } from './sprites.ts';

/** Paints a page of a card at any moment of its entrance. Nodes that only fade are painted once and cached. */
export interface AnimatedPage {
  /** The whole picture, `t` seconds after the start. */
  paint(context: Canvas2D, t: number): void;
}

export function createAnimatedPage(
  { scene, animation }: { readonly scene: Scene; readonly animation: Animation },
  { backgroundLayers, ...options }: LayerOptions & { readonly backgroundLayers: BackgroundLayers },
): AnimatedPage {
  const { still, moving } = splitAtEntrance(scene);
  const background = backgroundLayers.get(still, options);
  const sprites = new Map<SceneNode, Sprite | null>();

  function spriteOf(node: SceneNode): Sprite | null {
    const sprite = sprites.get(node) ?? paintSprite(node, scene, options);
    sprites.set(node, sprite);
    return sprite;
  }

  function paintNode(context: Canvas2D, node: SceneNode, t: number): void {
    const part = { ...moving, nodes: [node] };
    const sampled = sampleScene(part, animation, t);
    const opacity = opacityAtRest(node, sampled.nodes[0]);
    if (opacity === null) paintScene(context, sampled, { ...options, surface: browserSurface });
    else if (opacity > 0) drawSprite(context, spriteOf(node), opacity);
  }

  return {
    paint(context, t) {
      context.drawImage(background, 0, 0, options.width, options.height);
      for (const node of moving.nodes) paintNode(context, node, t);
    },
  };
}

/** The opacity of a node at its final position; null while it moves. */
function opacityAtRest(node: SceneNode, sampled: SceneNode | undefined): number | null {
  if (sampled === node) return 1;
  if (sampled?.kind !== 'group' || sampled.transform || sampled.children[0] !== node) return null;
  return sampled.opacity ?? 1;
}
