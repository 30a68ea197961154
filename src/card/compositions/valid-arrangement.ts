import type { Frame } from '../faces/faces.ts';
import type { Block } from './blocks.ts';
import type { Arrangement, Elements } from './composition.ts';

/** Where the lines of a block are. */
export function boxOf(block: Block): Frame {
  return block.frame ?? { x: block.x, y: block.top, width: block.width, height: block.text.height };
}

/** A composition's large type and pictures are made smaller in these steps until the words have enough space. */
const displaySteps = [1, 0.84, 0.7, 0.56, 0.44, 0.32] as const;

/**
 * The arrangement with the largest type and pictures in which the message has at least this size, everything is inside
 * the bounds and nothing overlaps; else the one with the largest message; null when none is valid.
 */
export function validArrangement(
  given: Elements,
  draw: (given: Elements) => Arrangement,
  { minMessageSize, minTextSize }: { readonly minMessageSize: number; readonly minTextSize: number },
): Arrangement | null {
  let best: Arrangement | null = null;
  for (const display of displaySteps) {
    const next = draw({ ...given, display });
    if (!isValid(next, minTextSize)) continue;
    if (messageSize(next) >= minMessageSize) return next;
    if (!best || messageSize(next) > messageSize(best)) best = next;
  }
  return best;
}

export function messageSize({ message }: Arrangement): number {
  return Math.min(...message.map(({ text }) => text.size));
}

/** No text is smaller than `minTextSize`, everything is inside the bounds, nothing lies on anything else but a rosette on a photo. */
export function isValid(page: Arrangement, minTextSize: number): boolean {
  const { heading, title, from } = page;
  if ([heading, title, from].some((block) => block && block.text.size < minTextSize)) return false;
  const { bounds } = page;
  const rosette = rosetteOf(page);
  const words = textBoxes(page);
  const blocks = [...words, ...picturesOf(page)];
  if (!everyBox(page).every((box) => isInside(box, bounds))) return false;
  if (rosette && words.some((box) => overlap(box, rosette))) return false;
  return blocks.every((box, index) => blocks.slice(index + 1).every((other) => !overlap(box, other)));
}

/** The frames of all that a page shows but its papers: texts, photos, the sender's badge, a rosette. */
export function everyBox(page: Arrangement): readonly Frame[] {
  const rosette = rosetteOf(page);
  return [...textBoxes(page), ...picturesOf(page), ...(rosette ? [rosette] : [])];
}

function rosetteOf({ age }: Arrangement): Frame | null {
  return age && !('text' in age) ? age : null;
}

function picturesOf({ photo, photos = [], badge }: Arrangement): readonly Frame[] {
  return [...(photo ? [photo] : []), ...photos, ...(badge ? [badge] : [])];
}

/** The frames of every text and of the signature. */
function textBoxes({ heading, title, age, message, from, signature }: Arrangement): readonly Frame[] {
  const blocks = [heading, title, age && 'text' in age ? age : null, from, ...message];
  return [...blocks.flatMap((block) => (block ? [boxOf(block)] : [])), ...(signature ? [signature] : [])];
}

/** Rounding is no overlap. */
const tolerance = 1;

function isInside(box: Frame, frame: Frame): boolean {
  return (
    box.x >= frame.x - tolerance &&
    box.y >= frame.y - tolerance &&
    box.x + box.width <= frame.x + frame.width + tolerance &&
    box.y + box.height <= frame.y + frame.height + tolerance
  );
}

function overlap(one: Frame, other: Frame): boolean {
  return (
    one.x + tolerance < other.x + other.width &&
    other.x + tolerance < one.x + one.width &&
    one.y + tolerance < other.y + other.height &&
    other.y + tolerance < one.y + one.height
  );
}
