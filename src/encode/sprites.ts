import { boundsOf } from '#card/paint/bounds.ts';
import type { PaintOptions } from '#card/paint/brush.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { Canvas2D, CanvasPicture } from '#card/paint/canvas-surface.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import type { LayerOptions } from './background-layers.ts';
import { browserSurface } from './browser-surface.ts';

/** A node painted on a canvas of its own, and its position in pixels. */
export interface Sprite {
  readonly picture: CanvasPicture;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type SpriteOptions = LayerOptions & Pick<PaintOptions, 'smoothing'>;

/** Null when the node paints nothing that is seen. */
export function paintSprite(node: SceneNode, scene: Scene, options: SpriteOptions): Sprite | null {
  const { width, height, scale, images, smoothing } = options;
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
  paintScene(context, part, { scale, images, surface: browserSurface, ...(smoothing && { smoothing }) });
  return { picture, left, top, ...box };
}

export function drawSprite(context: Canvas2D, sprite: Sprite | null, opacity = 1): void {
  if (!sprite) return;
  context.globalAlpha = opacity;
  context.drawImage(sprite.picture, sprite.left, sprite.top, sprite.width, sprite.height);
  context.globalAlpha = 1;
}

/** Paints nodes of a scene; those with photos, which take most of the time and stay while texts are edited, only once. */
export interface PhotoSprites {
  paint(context: Canvas2D, scene: Scene, options: SpriteOptions): void;
}

/** Pixels of all cached sprites together, of four bytes each: two photos that fill a page in the largest format. */
const capacity = 8_000_000;

export function createPhotoSprites(): PhotoSprites {
  const cache = new Map<string, Sprite | null>();

  function cached(key: string, make: () => Sprite | null): Sprite | null {
    const sprite = cache.get(key) ?? make();
    // A Map lists its keys in the order in which they were set: the least recently used is the first.
    cache.delete(key);
    cache.set(key, sprite);
    let pixels = 0;
    for (const [name, one] of [...cache].reverse()) {
      pixels += one ? one.width * one.height : 0;
      if (pixels > capacity) cache.delete(name);
    }
    return sprite;
  }

  return {
    paint(context, scene, options) {
      const { width, height, scale } = options;
      for (const node of scene.nodes) {
        const part = { ...scene, nodes: [node] };
        if (hasPhoto(part)) {
          const key = JSON.stringify([width, height, scale, node]);
          drawSprite(
            context,
            cached(key, () => paintSprite(node, scene, options)),
          );
        } else paintScene(context, part, { ...options, surface: browserSurface });
      }
    },
  };
}

/** What a symbol looks like is not a part of the node, so it is not in the cache's key. */
function hasPhoto(scene: Scene): boolean {
  const kinds = new Set([...everyNode(scene)].map(({ kind }) => kind));
  return kinds.has('image') && !kinds.has('use');
}
