import { clamp } from '#std/clamp.ts';
import { type Frame, inset } from '../faces/faces.ts';
import type { Arrangement, Elements, PhotoFrame, Proportions } from './composition.ts';
import { squareAt } from './extras.ts';
import { setWords } from './words.ts';

/** Of a cover's height, for its photos; the heading alone is below them. */
export const photoShareOfCover = 0.72;

/** The first photo of a card, the receiver's if there is one, and the others. */
export interface LeadPhoto {
  readonly lead: Proportions;
  readonly others: readonly Proportions[];
  /** The two where they belong in an arrangement. */
  readonly place: (lead: PhotoFrame, others: NonNullable<Arrangement['photos']>) => Placed;
}

type Placed = Pick<Arrangement, 'photo' | 'photos'>;

export function leadPhotoOf({ photo, photos }: Elements): LeadPhoto | null {
  const [first, ...rest] = photos;
  if (photo)
    return { lead: photo, others: photos, place: (frame, others) => ({ photo: frame, photos: others }) };
  if (!first) return null;
  const place = (frame: PhotoFrame, others: NonNullable<Arrangement['photos']>) => ({
    photo: null,
    photos: [{ ...frame, index: 0 }, ...others.map((other) => ({ ...other, index: other.index + 1 }))],
  });
  return { lead: first, others: rest, place };
}

/** The heading of a cover, which has no other words, below its photos on the sheet. `px`: units of a CSS pixel. */
export function setCoverHeading(
  given: Elements,
  sheet: Frame,
  { under, px }: { readonly under: number; readonly px: number },
) {
  const gap = 12 * px;
  const y = under + gap;
  const frame = { x: sheet.x + 56, y, width: sheet.width - 112, height: sheet.y + sheet.height - gap - y };
  return setWords(given, frame, { heading: 36 * px, message: [0, 0], from: 0, gap: 10 * px });
}

/** A rosette on the lower right corner, inside the frame; on the edge of a heart. */
export function rosetteOnCorner({ x, y, width, height, shape }: PhotoFrame, size: number): Frame {
  if (shape === 'heart') return squareAt(x + width * 0.78 - size / 2, y + height * 0.76 - size / 2, size);
  return squareAt(x + width - size * 1.08, y + height - size * 1.08, size);
}

/** Not so near to an edge that printers might cut it. */
export function insideSafeMargin(frame: Frame, core: Frame): Frame {
  const { x, y, width, height } = inset(core, 48);
  return {
    ...frame,
    x: clamp(frame.x, x, x + width - frame.width),
    y: clamp(frame.y, y, y + height - frame.height),
  };
}
