import type { Photo } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { clamp } from '#std/clamp.ts';

/** Pixels that a photo's frame has on a card that is downloaded; a photo with fewer is not sharp there. */
const framePixels = 400;

/** Whether a photo was so long or wide that little is left of its shorter side. */
export function isTooLong({ width, height }: Photo): boolean {
  return Math.max(width, height) === limits.photo.side && Math.min(width, height) < framePixels;
}

/** The magnifications a photo can have. */
export const zoomRange = { min: 1, max: 4 } as const;

/** The visible part of a photo: its origin and its size, as shares of the photo's width and height. */
export interface Visible {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a photo that its frame shows; `aspect` is the frame's width by its height. */
export function visiblePart(photo: Photo, aspect: number): Visible {
  const scale = Math.max(aspect / photo.width, 1 / photo.height) * photo.zoom;
  const width = aspect / (photo.width * scale);
  const height = 1 / (photo.height * scale);
  return {
    x: clamp(photo.focusX - width / 2, 0, 1 - width),
    y: clamp(photo.focusY - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** The photo moved under its frame by a share of the frame's width and height. */
export function moved(photo: Photo, aspect: number, by: { readonly x: number; readonly y: number }): Photo {
  const { x, y, width, height } = visiblePart(photo, aspect);
  return {
    ...photo,
    focusX: clamp(x - by.x * width, 0, 1 - width) + width / 2,
    focusY: clamp(y - by.y * height, 0, 1 - height) + height / 2,
  };
}

/** The photo magnified around the centre of the visible part. */
export function zoomed(photo: Photo, aspect: number, zoom: number): Photo {
  const { x, y, width, height } = visiblePart(photo, aspect);
  const next = {
    ...photo,
    focusX: x + width / 2,
    focusY: y + height / 2,
    zoom: clamp(zoom, zoomRange.min, zoomRange.max),
  };
  return moved(next, aspect, { x: 0, y: 0 });
}

/** The position of the visible part, from 0 (left, top) to 1. Null on an axis where it cannot move. */
export function position(
  photo: Photo,
  aspect: number,
): { readonly x: number | null; readonly y: number | null } {
  const { x, y, width, height } = visiblePart(photo, aspect);
  return { x: shareOf(x, 1 - width), y: shareOf(y, 1 - height) };
}

/** The photo with its visible part moved to another position. */
export function placed(
  photo: Photo,
  aspect: number,
  at: { readonly x?: number; readonly y?: number },
): Photo {
  const { x, y, width, height } = visiblePart(photo, aspect);
  return {
    ...photo,
    focusX: (at.x === undefined ? x : at.x * (1 - width)) + width / 2,
    focusY: (at.y === undefined ? y : at.y * (1 - height)) + height / 2,
  };
}

function shareOf(value: number, room: number): number | null {
  return room < 0.001 ? null : value / room;
}
