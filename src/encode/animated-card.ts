import type { Animation } from '#card/document/card.ts';
import { sampleScene, splitAtEntrance } from '#card/motion/sample-scene.ts';
import { boundsOf } from '#card/paint/bounds.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { Canvas2D, CanvasPicture } from '#card/paint/canvas-surface.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import type { BackgroundLayers, LayerOptions } from './background-layers.ts';
import { browserSurface } from './browser-surface.ts';

/** Paints a page of a card at any moment of its entrance. Nodes that only fade are painted once and cached. */
export interface AnimatedCard {
  /** The whole picture, `t` seconds after the start. */
  paint(context: Canvas2D, t: number): void;
}

export function createAnimatedCard(
  { scene, animation }: { readonly scene: Scene; readonly animation: Animation },
  { backgroundLayers, ...options }: LayerOptions & { readonly backgroundLayers: BackgroundLayers },
): AnimatedCard {
  const { still, moving } = splitAtEntrance(scene);
  const background = backgroundLayers.get(still, options);
  const sprites = new Map<SceneNode, Sprite>();

  function spriteOf(node: SceneNode): Sprite {
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

/** A node painted on a canvas of its own, and its position in pixels; null when it paints nothing. */
type Sprite = {
  readonly picture: CanvasPicture;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} | null;

function paintSprite(node: SceneNode, scene: Scene, { width, height, scale, images }: LayerOptions): Sprite {
  const bounds = boundsOf(node, scene);
  if (!bounds) return null;
  // A pixel more on each side, for soft edges; whole pixels, so that nothing is drawn between them.
  const left = Math.max(0, Math.floor(bounds[0] * scale) - 1);
  const top = Math.max(0, Math.floor(bounds[1] * scale) - 1);
  const box = {
    width: Math.min(width, Math.ceil(bounds[2] * scale) + 1) - left,
    height: Math.min(height, Math.ceil(bounds[3] * scale) + 1) - top,
  };
  if (box.width <= 0 || box.height <= 0) return null;
  const { context, picture } = browserSurface.newLayer(box.width, box.height);
  const moved: SceneNode = {
    kind: 'group',
    transform: [1, 0, 0, 1, -left / scale, -top / scale],
    children: [node],
  };
  const part = { ...scene, width: box.width / scale, height: box.height / scale, nodes: [moved] };
  paintScene(context, part, { scale, images, surface: browserSurface });
  return { picture, left, top, ...box };
}

/** The opacity of a node at its final position; null while it moves. */
function opacityAtRest(node: SceneNode, sampled: SceneNode | undefined): number | null {
  if (sampled === node) return 1;
  if (sampled?.kind !== 'group' || sampled.transform || sampled.children[0] !== node) return null;
  return sampled.opacity ?? 1;
}

function drawSprite(context: Canvas2D, sprite: Sprite, opacity: number): void {
  if (!sprite) return;
  context.globalAlpha = opacity;
  context.drawImage(sprite.picture, sprite.left, sprite.top, sprite.width, sprite.height);
  context.globalAlpha = 1;
}
