import { contextOf, newCanvas } from './browser-surface.ts';

/** Pixels: what chats show as a sticker. Source: WhatsApp's rules for stickers. */
export const stickerSide = 512;

/** Pixels around the picture: its white edge, and what its shadow and other edges need to be seen on any ground. */
const edge = 12;
const margin = 12;
const radius = 44;

/** Pixels of the picture inside of its edge. */
export const stickerPicture = stickerSide - 2 * (edge + margin);

/** The square picture with a white edge and round corners, on a ground that is transparent. */
export function cutSticker(
  picture: OffscreenCanvas | HTMLCanvasElement,
): OffscreenCanvas | HTMLCanvasElement {
  const canvas = newCanvas(stickerSide, stickerSide);
  const context = contextOf(canvas, { alpha: true });
  context.save();
  Object.assign(context, { shadowColor: '#0006', shadowBlur: margin, shadowOffsetY: 2, fillStyle: '#fff' });
  context.fill(rounded(margin, radius));
  context.restore();
  context.clip(rounded(margin + edge, radius - edge));
  context.drawImage(picture, margin + edge, margin + edge, stickerPicture, stickerPicture);
  return canvas;
}

/** A square in the middle, so far from the sides. */
function rounded(at: number, round: number): Path2D {
  const path = new Path2D();
  path.roundRect(at, at, stickerSide - 2 * at, stickerSide - 2 * at, round);
  return path;
}
