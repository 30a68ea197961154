import { paintScene } from '#card/paint/canvas.ts';
import type { CanvasPicture } from '#card/paint/canvas-surface.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { browserSurface, contextOf, newCanvas } from './browser-surface.ts';

export interface LayerOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the scene. */
  readonly scale: number;
  readonly images: ReadonlyMap<string, CanvasPicture>;
}

/**
 * The part of a card that does not move, painted once and cached: it stays the same while a text is edited, and painting
 * it is half of the work.
 */
export interface BackgroundLayers {
  /** A canvas with the scene on white. Only to be drawn from: others use it too. */
  get(scene: Scene, options: LayerOptions): OffscreenCanvas | HTMLCanvasElement;
}

/** Layers in the cache. A page alternates between two sizes at most; each takes some megabytes. */
const capacity = 2;

export function createBackgroundLayers(): BackgroundLayers {
  const cache = new Map<string, OffscreenCanvas | HTMLCanvasElement>();
  return {
    get(scene, options) {
      const key = keyOf(scene, options);
      const layer = cache.get(key) ?? painted(scene, options);
      // A Map lists its keys in the order in which they were set: the least recently used is the first.
      cache.delete(key);
      cache.set(key, layer);
      // An evicted canvas is not made small: a video may still be drawn from it.
      for (const old of [...cache.keys()].slice(0, -capacity)) cache.delete(old);
      return layer;
    },
  };
}

/** Everything that decides how the layer looks; of the symbols only those that it uses. */
function keyOf(scene: Scene, { width, height, scale }: LayerOptions): string {
  const symbols = new Set<string>();
  for (const node of everyNode(scene)) if (node.kind === 'use') symbols.add(node.symbol);
  return JSON.stringify([width, height, scale, scene.nodes, [...symbols].map((name) => scene.symbols[name])]);
}

function painted(
  scene: Scene,
  { width, height, scale, images }: LayerOptions,
): OffscreenCanvas | HTMLCanvasElement {
  const layer = newCanvas(width, height);
  // Files without an alpha channel are smaller and written faster. Transparent pixels become white.
  const context = contextOf(layer, { alpha: false });
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  paintScene(context, scene, { scale, images, surface: browserSurface });
  return layer;
}
