import { paintScene } from '#card/paint/canvas.ts';
import type { CanvasPicture } from '#card/paint/canvas-surface.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { browserSurface, contextOf, newCanvas } from './browser-surface.ts';

export interface GroundOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the scene. */
  readonly scale: number;
  readonly images: ReadonlyMap<string, CanvasPicture>;
}

/**
 * What lies under everything that moves, painted, kept from picture to picture: while a text is edited the
 * ground stays, and it is half of the work.
 */
export interface Grounds {
  /** A canvas with the scene on white paper, to be drawn from and never on. */
  of(scene: Scene, options: GroundOptions): OffscreenCanvas | HTMLCanvasElement;
}

/** Two sizes are asked for in turn at most; each takes some megabytes. */
const keptGrounds = 2;

export function createGrounds(): Grounds {
  const kept = new Map<string, OffscreenCanvas | HTMLCanvasElement>();
  return {
    of(scene, options) {
      const key = keyOf(scene, options);
      const ground = kept.get(key) ?? painted(scene, options);
      kept.delete(key);
      kept.set(key, ground);
      // The oldest is not made small: a film may still be drawn from it.
      for (const old of [...kept.keys()].slice(0, -keptGrounds)) kept.delete(old);
      return ground;
    },
  };
}

/** All that decides how the ground looks: of the symbols only those that it shows. */
function keyOf(scene: Scene, { width, height, scale }: GroundOptions): string {
  const symbols = new Set<string>();
  for (const node of everyNode(scene)) if (node.kind === 'use') symbols.add(node.symbol);
  return JSON.stringify([width, height, scale, scene.nodes, [...symbols].map((name) => scene.symbols[name])]);
}

function painted(
  scene: Scene,
  { width, height, scale, images }: GroundOptions,
): OffscreenCanvas | HTMLCanvasElement {
  const ground = newCanvas(width, height);
  // Without an alpha channel files are smaller and sooner written; what is clear becomes white paper.
  const context = contextOf(ground, { alpha: false });
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  paintScene(context, scene, { scale, images, surface: browserSurface });
  return ground;
}
