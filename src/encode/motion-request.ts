import type { Animation } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';

/** The pages of a card, which have one size, with their entrance animation: the input of GIF and video. */
export interface MotionRequest {
  readonly pages: readonly Scene[];
  readonly animation: Animation;
}

export interface GifRequest extends MotionRequest {
  /** Pixels; the height follows from the pages. */
  readonly width: number;
}
