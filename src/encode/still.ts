import { landscape } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';

export interface StillRequest {
  readonly scene: Scene;
  /** Pixels per CSS pixel of a card that is 672 wide on the page: 2 gives 1344 x 1008. */
  readonly pixelRatio: number;
  readonly format: 'png' | 'jpeg';
  /** 0 to 1, for JPEG only. */
  readonly quality: number;
}

/** Width of a card on the page at a pixel ratio of 1. */
export const cardCssWidth = 672;

/** Pixels. Chromium draws nothing on a longer side; iPhones draw nothing on a larger area. */
export const canvasLimits = { side: 16_384, area: 16_777_216 } as const;

export interface StillSize {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the scene. */
  readonly scale: number;
}

/** The size of the picture in whole pixels; a ratio that is too large for a canvas is lowered. */
export function stillSize(scene: Pick<Scene, 'width' | 'height'>, pixelRatio: number): StillSize {
  const wanted = (cardCssWidth / landscape.width) * pixelRatio;
  const bySide = canvasLimits.side / Math.max(scene.width, scene.height);
  const byArea = Math.sqrt(canvasLimits.area / (scene.width * scene.height));
  const scale = Math.min(wanted, bySide, byArea);
  // Up to the limit itself, not over it: rounding up would add a row.
  const round = scale < wanted ? Math.floor : Math.round;
  return {
    width: Math.max(1, round(scene.width * scale)),
    height: Math.max(1, round(scene.height * scale)),
    scale,
  };
}

/**
 * Why no file came out: an `unsupported` browser, a `font`, `photo` or `sound` that did not load, a
 * sound `codec` that this browser does not know, too little `memory`, or a crashed `worker`.
 */
export type EncodeErrorKind = 'unsupported' | 'font' | 'photo' | 'sound' | 'codec' | 'memory' | 'worker';

export class EncodeError extends Error {
  override readonly name = 'EncodeError';
  readonly kind: EncodeErrorKind;

  constructor(kind: EncodeErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
