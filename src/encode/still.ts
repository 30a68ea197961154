import type { Scene } from '#card/scene/scene.ts';

export interface StillRequest {
  readonly scene: Scene;
  /** Pixels; the height follows from the scene. */
  readonly width: number;
  readonly format: 'png' | 'jpeg';
  /** 0 to 1, for JPEG only. */
  readonly quality: number;
  /** As a sticker for chats: a PNG whose ground is transparent around the card. */
  readonly isSticker?: boolean;
}

/** Pixels. Chromium draws nothing on a longer side; iPhones draw nothing on a larger area. */
export const canvasLimits = { side: 16_384, area: 16_777_216 } as const;

export interface StillSize {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the scene. */
  readonly scale: number;
}

/** The size of a picture that is `width` pixels wide; one that is too large for a canvas is made smaller. */
export function stillSize(scene: Pick<Scene, 'width' | 'height'>, width: number): StillSize {
  const wanted = width / scene.width;
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
