import { sampleScene, splitAtEntrance } from '#card/motion/sample-scene.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { Canvas2D } from '#card/paint/canvas-surface.ts';
import { browserSurface, contextOf, newCanvas } from './browser-surface.ts';
import type { MotionRequest } from './film.ts';

export interface MovingCardOptions extends MotionRequest {
  readonly images: ReadonlyMap<string, ImageBitmap>;
  /** Pixels; the scene fills them. */
  readonly width: number;
  readonly height: number;
}

/** A card at any moment of its entrance. What does not move is painted once. */
export interface MovingCard {
  /** The whole picture, `t` seconds after the start. */
  paint(context: Canvas2D, t: number): void;
  /** Lets go of the memory. */
  close(): void;
}

export function createMovingCard({ scene, animation, images, width, height }: MovingCardOptions): MovingCard {
  const { still, moving } = splitAtEntrance(scene);
  const options = { scale: width / scene.width, images, surface: browserSurface };
  const ground = newCanvas(width, height);
  const context = contextOf(ground, { alpha: false });
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  paintScene(context, still, options);
  return {
    paint(context, t) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.drawImage(ground, 0, 0, width, height);
      paintScene(context, sampleScene(moving, animation, t), options);
    },
    close() {
      ground.width = 0;
      ground.height = 0;
    },
  };
}
