import { clamp } from '#std/clamp.ts';
import type { Frame } from '../faces/faces.ts';
import type { Size } from './blocks.ts';
import type { Arrangement, Elements, PhotoFrame, Proportions } from './composition.ts';

/** Diameter of the rosette that shows an age, as a share of the heading's greatest size. */
export const rosetteShare = 1.15;

/** The rosette on the lower corner of a photo, a little over its edge. */
export function rosetteOnPhoto(photo: Frame, size: number): Frame {
  const inside = size * 0.72;
  return squareAt(photo.x + photo.width - inside, photo.y + photo.height - inside, size);
}

/** What is in the round place of a card: the photo, with the age at its foot, or else the age. */
export function inCircle(
  given: Elements,
  circle: PhotoFrame,
  size: number,
): Pick<Arrangement, 'photo' | 'age'> {
  const foot = squareAt(circle.x + circle.width - size * 0.7, circle.y + circle.height - size, size);
  return {
    photo: given.photo && { ...circle, shape: 'round' },
    age: given.age && (given.photo ? foot : circle),
  };
}

export function squareAt(x: number, y: number, size: number): Frame {
  return { x, y, width: size, height: size };
}

/** The other photos as prints of one height, side by side in the middle of the frame. */
export function stripOf(photos: readonly Proportions[], frame: Frame): NonNullable<Arrangement['photos']> {
  if (photos.length === 0) return [];
  const gap = frame.height * 0.14;
  const widths = photos.map(({ width, height }) => clamp(width / height, 0.8, 1.3) * frame.height);
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (photos.length - 1);
  const scale = Math.min(1, frame.width / total);
  let x = frame.x + (frame.width - total * scale) / 2;
  return widths.map((width, index) => {
    const size = { width: width * scale, height: frame.height * scale };
    const y = frame.y + (frame.height - size.height) / 2;
    const placed = { index, ...size, x, y, degrees: index % 2 === 0 ? -1.5 : 1.5 };
    x += size.width + gap * scale;
    return placed;
  });
}

/** The greatest photo of nearly its own proportions in the box. */
export function photoIn(
  { width, height }: Proportions,
  box: Size,
  [narrow, wide]: readonly [number, number],
): Size {
  const aspect = clamp(width / height, narrow, wide);
  const own = Math.min(box.height, box.width / aspect);
  return { width: own * aspect, height: own };
}

/** Which side of a line its words begin at, as a share of the free width: 0.5 is the middle. */
export function sideOf({ align, message, heading }: Elements): number {
  if (align === 'center') return 0.5;
  return (message ?? heading.oneLine).paragraphs[0]?.direction === 'rtl' ? 1 : 0;
}

/** In the middle of the frame. */
export function centred(size: Size, frame: Frame, degrees = 0): PhotoFrame {
  return {
    ...size,
    x: frame.x + (frame.width - size.width) / 2,
    y: frame.y + (frame.height - size.height) / 2,
    degrees,
  };
}
