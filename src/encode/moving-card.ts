import { sampleScene, splitAtEntrance } from '#card/motion/sample-scene.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { Canvas2D } from '#card/paint/canvas-surface.ts';
import { browserSurface } from './browser-surface.ts';
import type { MotionRequest } from './film.ts';
import type { GroundOptions, Grounds } from './grounds.ts';

/** A card at any moment of its entrance. What does not move is painted once. */
export interface MovingCard {
  /** The whole picture, `t` seconds after the start. */
  paint(context: Canvas2D, t: number): void;
}

export function createMovingCard(
  { scene, animation }: MotionRequest,
  { grounds, ...options }: GroundOptions & { readonly grounds: Grounds },
): MovingCard {
  const { still, moving } = splitAtEntrance(scene);
  const { width, height } = options;
  const ground = grounds.of(still, options);
  const paint = { ...options, surface: browserSurface };
  return {
    paint(context, t) {
      context.drawImage(ground, 0, 0, width, height);
      paintScene(context, sampleScene(moving, animation, t), paint);
    },
  };
}
