import { filmMoment, filmPictures } from '#card/opening/opening-film.ts';
import { placedAt } from '#card/opening/timeline.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { CanvasPicture } from '#card/paint/canvas-surface.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { AnimatedCard } from './animated-card.ts';
import { browserSurface } from './browser-surface.ts';
import type { Size } from './video-encoding.ts';

interface Opening {
  /** See `filmEnvelope`. */
  readonly envelope: Scene;
  /** See `frontOf`. */
  readonly front: Scene;
  /** What the front opens to. */
  readonly inside: AnimatedCard;
}

/** Paints a card's opening at any moment, in seconds after the flap begins. Its sheets are painted once, here. */
export function createOpeningPainter(
  { envelope, front, inside }: Opening,
  { images, ...size }: Size & { readonly images: ReadonlyMap<string, CanvasPicture> },
): AnimatedCard {
  const pictures = new Map(
    Object.entries(filmPictures(envelope, front, size)).map(([name, scene]) => {
      const { context, picture } = browserSurface.newLayer(scene.width, scene.height);
      paintScene(context, scene, { scale: 1, images, surface: browserSurface });
      return [name, picture] as const;
    }),
  );
  // Folded, the front is as large as one half.
  const options = { scale: 1, images: pictures, surface: browserSurface, smoothing: 'low' } as const;
  return {
    paint(context, t) {
      if (t >= placedAt) inside.paint(context, 0);
      paintScene(context, filmMoment(size, t), options);
    },
  };
}
