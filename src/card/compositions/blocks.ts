import type { Color } from '#card/scene/scene.ts';
import { type FittedText, fitText, fittingTextSize } from '#card/text/fit-text.ts';
import type { PreparedText } from '#card/text/prepare.ts';
import { clamp } from '#std/clamp.ts';
import type { Frame } from '../faces/faces.ts';

/** A text at its size in its place, in lines of that width. */
export interface Block {
  readonly text: FittedText;
  readonly x: number;
  readonly top: number;
  readonly width: number;
  /** In place of the colour that the sender chose for it. */
  readonly ink?: Color;
  /** Where its ink is, when that is less than its lines. */
  readonly frame?: Frame;
}

/** The optical centre is above the middle: this share of the free height goes above. */
export const opticalCentre = 0.47;

/** The heading in one line, and with the name in lines of its own. */
export interface HeadingTexts {
  readonly oneLine: PreparedText;
  readonly nameBelow: PreparedText;
}

export interface HeadingBox {
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
  /** Only a name that does not fit at this size becomes smaller; 24 when absent. */
  readonly minSize?: number;
}

/** Another line is worth it only when it makes the text this much larger. */
const minGainPerLine = 1.25;

export function fitHeading({ oneLine, nameBelow }: HeadingTexts, box: HeadingBox): FittedText {
  // Names are broken only when they would become very small.
  const shape = { minSize: 24, ...box, lineHeight: 1.1, keepWords: 0.5 };
  let [text, maxLines] = [oneLine, 1];
  let size = fittingTextSize(text, { ...shape, maxLines });
  for (const more of [2, 3, 4]) {
    const larger = fittingTextSize(nameBelow, { ...shape, maxLines: more });
    if (larger > size * minGainPerLine ** (more - maxLines))
      [text, maxLines, size] = [nameBelow, more, larger];
  }
  return fitText(text, { ...shape, maxLines });
}

export interface MessageBox {
  readonly width: number;
  readonly height: number;
  /** The size of a single word, and of a text of some length; between them the more the smaller. */
  readonly sizes: readonly [word: number, text: number];
}

/** Below this size a message is set in columns, or the card gets another arrangement. */
export const comfortableSize = 26;

const columnGap = 44;

/** How a message will be set. */
export interface MessagePlan {
  /** It will not be larger. */
  readonly size: number;
  /** Its columns. */
  readonly set: () => readonly FittedText[];
}

/** The message in one column, or in as many as make it clearly larger: poems and lists have short lines. */
export function fitMessage(message: PreparedText, box: MessageBox): MessagePlan {
  const shape = { height: box.height, minSize: 14, lineHeight: 1.38 };
  const maxSize = clamp(Math.round(box.sizes[0] - lengthOf(message) / 4), box.sizes[1], box.sizes[0]);
  let size = fittingTextSize(message, { ...shape, width: box.width, maxSize });
  let [parts, width] = [[message] as readonly PreparedText[], box.width];
  for (const count of [2, 3, 4]) {
    if (size >= comfortableSize || message.paragraphs.length < count * 4) break;
    const narrow = (box.width - (count - 1) * columnGap) / count;
    const columns = divide(message, count);
    const sizes = columns.map((part) =>
      fittingTextSize(part, { ...shape, width: narrow, maxSize: comfortableSize }),
    );
    if (Math.min(...sizes) > size * minGainPerLine)
      [parts, width, size] = [columns, narrow, Math.min(...sizes)];
  }
  const column = { ...shape, width, maxSize: size, minSize: Math.min(size, shape.minSize) };
  return { size, set: () => parts.map((part) => fitText(part, column)) };
}

/** In em, were it set in one line; a paragraph counts as half a line. */
function lengthOf({ paragraphs }: PreparedText): number {
  return paragraphs.reduce((sum, { length }) => sum + length + 10, -10);
}

/** Into texts of about as many paragraphs each, at blank lines where one is near. */
function divide(message: PreparedText, count: number): readonly PreparedText[] {
  const { paragraphs } = message;
  const texts: PreparedText[] = [];
  let start = 0;
  for (let column = 1; column <= count; column += 1) {
    const even = Math.round((paragraphs.length * column) / count);
    const blank = [0, 1, -1, 2, -2]
      .map((step) => even + step)
      .find((index) => paragraphs[index]?.words.length === 0);
    const end = column === count ? paragraphs.length : (blank ?? even);
    const trimmed = paragraphs.slice(start, end);
    while (trimmed[0]?.words.length === 0) trimmed.shift();
    texts.push({ ...message, paragraphs: trimmed });
    start = end;
  }
  return texts;
}

/** The columns of a message side by side, from right to left for such a language. */
export function placeMessage(columns: readonly FittedText[], place: Omit<Block, 'text'>): readonly Block[] {
  const width = (place.width - (columns.length - 1) * columnGap) / columns.length;
  return columns.map((text, index) => {
    const step = columns[0]?.direction === 'rtl' ? columns.length - 1 - index : index;
    return { text, x: place.x + step * (width + columnGap), top: place.top, width };
  });
}

/** The from line and the round picture beside it; the signature stands over the words. */
export interface FromLine {
  readonly text: FittedText | null;
  readonly signature: Size | null;
  /** Diameter of the round picture, or 0. */
  readonly badge: number;
  readonly width: number;
  readonly height: number;
}

const badgeGap = 18;

export interface FromBox {
  readonly width: number;
  readonly maxSize: number;
  /** As small as it becomes; when absent, a long name becomes as small as its two lines demand. */
  readonly minSize?: number;
  /** Whether there is a round picture. */
  readonly badge: boolean;
  /** Its diameter as a share of `maxSize`; 2.4 when absent. */
  readonly badgeSize?: number;
  readonly signature?: Size | null;
}

export type Size = Pick<Frame, 'width' | 'height'>;

/** Null for a card that names no sender and shows none. */
export function fitFrom(from: PreparedText | null, box: FromBox): FromLine | null {
  if (!from && !box.badge && !box.signature) return null;
  const { maxSize, minSize = 16, badgeSize = 2.4 } = box;
  const badge = box.badge ? maxSize * badgeSize : 0;
  const beside = badge && (from || box.signature) ? badge + badgeGap : badge;
  // Where letters have a smallest size, a long name has more lines. The height is of the tallest script.
  const maxLines = box.minSize ? 4 : 3;
  const height = box.minSize ? box.minSize * 2 * maxLines : maxSize * 2.9;
  const shape = { maxSize, height, minSize, lineHeight: 1.25, maxLines };
  const text = from && fitText(from, { ...shape, width: box.width - beside });
  const signature = box.signature
    ? signatureBox(box.signature, Math.min(maxSize * 14, box.width - beside), maxSize * 2.6)
    : null;
  return {
    text,
    signature,
    badge,
    width: Math.max(text?.width ?? 0, signature?.width ?? 0) + beside,
    height: Math.max(badge, (text?.height ?? 0) + (signature?.height ?? 0)),
  };
}

/** A long typed signature has two lines rather than small letters. */
function signatureBox({ width, height }: Size, maxWidth: number, maxHeight: number): Size {
  return within({ width: Math.min(width, height * 5.4), height }, { width: maxWidth, height: maxHeight });
}

/** The greatest size of the same proportions that the box holds. */
export function within({ width, height }: Size, box: Size): Size {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

export interface FromPlace {
  readonly from: Block | null;
  readonly signature: Frame | null;
  readonly badge: Frame | null;
}

/** Places the from line below the message: centred, or `start` where the message begins. */
export function placeFrom(
  from: FromLine | null,
  frame: Frame,
  { top, side = 0.5 }: { readonly top: number; readonly side?: number },
): FromPlace {
  if (!from) return { from: null, signature: null, badge: null };
  const { text, signature, badge, width, height } = from;
  const x = frame.x + (frame.width - width) * side;
  const left = x + (badge > 0 && (text || signature) ? badge + badgeGap : 0);
  const beside = x + width - left;
  const own = (text?.height ?? 0) + (signature?.height ?? 0);
  const begin = top + (height - own) / 2;
  return {
    signature: signature && { ...signature, x: left + (beside - signature.width) * side, y: begin },
    from: text && {
      text,
      x: left + (beside - text.width) * side,
      top: begin + (signature?.height ?? 0),
      width: text.width,
    },
    badge: badge > 0 ? { x, y: top + (height - badge) / 2, width: badge, height: badge } : null,
  };
}
