import { type ImageSlot, imageSlots } from '#content/image-slots.ts';

/** The visitor's own pictures, as `data:` addresses. Our drawings fill the other slots. */
export type LocalImages = Readonly<Partial<Record<ImageSlot, string>>>;

export const none: LocalImages = {};

/** Only the three formats that this site writes. None of them can run scripts. */
const picture = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

interface Reading {
  readonly images: LocalImages;
  /** What could not be used, for the log. The visitor sees our drawings instead. */
  readonly problem: string | null;
}

/** Parses the stored text, which may be anything. Never throws. */
export function parseImages(text: string | null): Reading {
  if (text === null) return { images: none, problem: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { images: none, problem: 'this is not JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { images: none, problem: 'this is no list of images' };
  }
  const entries = Object.entries(value);
  const ours = entries.filter(([slot, image]) => isSlot(slot) && isPicture(image));
  const foreign = entries.filter((entry) => !ours.includes(entry)).map(([slot]) => slot);
  return {
    images: Object.fromEntries(ours),
    problem: foreign.length > 0 ? `these are no images of ours: ${foreign.join(', ').slice(0, 200)}` : null,
  };
}

function isPicture(value: unknown): value is string {
  return typeof value === 'string' && picture.test(value);
}

function isSlot(name: string): name is ImageSlot {
  return imageSlots.some((slot) => slot === name);
}
