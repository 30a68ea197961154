import type { Photo } from '#card/document/card.ts';
import { type FittedText, fit } from '#card/text/fit.ts';
import type { PreparedText } from '#card/text/prepare.ts';
import { clamp } from '#std/clamp.ts';
import type { Frame } from './photo.ts';

/** What is to be placed; null for what the card does not have. */
export interface Ingredients {
  readonly heading: { readonly oneLine: PreparedText; readonly nameBelow: PreparedText };
  readonly message: PreparedText | null;
  readonly from: PreparedText | null;
  /** Whether a round picture of the sender, or the initials, stands beside the from line. */
  readonly badge: boolean;
  readonly photo: Photo | null;
}

/** Where everything goes, in user units. */
export interface Arrangement {
  readonly heading: Block;
  readonly message: Block | null;
  readonly from: Block | null;
  readonly badge: Frame | null;
  readonly photo: (Frame & { readonly degrees: number }) | null;
  /** Around all of it. */
  readonly bounds: Frame;
}

export interface Block {
  readonly text: FittedText;
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

/** The calm middle of every background, and the little more that long messages may take of it. */
const zone: Frame = { x: 184, y: 142, width: 832, height: 616 };
const wideZone: Frame = { x: 164, y: 118, width: 872, height: 664 };

/** Below this size a message asks for an arrangement that gives it more room. */
const comfortable = 26;

/**
 * Four arrangements, from generous to economical; the first that sets the message comfortably is taken. With
 * a photo: beside the text, then small beside the heading. Without: a column with large, then with small heading.
 */
export function arrange(given: Ingredients): Arrangement {
  const { photo } = given;
  if (!photo) {
    const roomy = column(given, { frame: zone, heading: 92, message: 46, from: 32, gap: 30 });
    return isComfortable(roomy, 0)
      ? roomy
      : column(given, { frame: wideZone, heading: 60, message: 30, from: 24, gap: 18 });
  }
  const beside = photoBeside(given, photo);
  return isComfortable(beside, 44) ? beside : photoAbove(given, photo);
}

function isComfortable({ heading, message }: Arrangement, headingSize: number): boolean {
  return heading.text.size >= headingSize && (message === null || message.text.size >= comfortable);
}

/** The greatest sizes and the distance between blocks. */
interface Scale {
  readonly frame: Frame;
  readonly heading: number;
  readonly message: number;
  readonly from: number;
  readonly gap: number;
}

/** Heading, message and from line under each other, together in the optical middle of the frame. */
function column(given: Ingredients, scale: Scale): Arrangement {
  const { frame, gap } = scale;
  const heading = fitHeading(given, {
    width: frame.width,
    height: frame.height * 0.4,
    maxSize: scale.heading,
  });
  const from = fitFrom(given, frame.width, scale.from);
  const room = frame.height - heading.height - gap - (from ? from.height + gap : 0);
  const message =
    given.message &&
    fitMessage(given.message, frame.width, room, Math.min(scale.message, heading.size * 0.66));
  const height = heading.height + (message ? message.height + gap : 0) + (from ? from.height + gap : 0);
  // A little above the middle looks like the middle.
  let top = frame.y + Math.max(0, (frame.height - height) * 0.48);
  const bounds = { x: frame.x, y: top, width: frame.width, height };
  const headingBlock = { text: heading, x: frame.x, top, width: frame.width };
  top += heading.height + gap;
  const messageBlock = message && { text: message, x: frame.x, top, width: frame.width };
  top += message ? message.height + gap : 0;
  return {
    heading: headingBlock,
    message: messageBlock,
    ...placeFrom(from, frame, top),
    photo: null,
    bounds,
  };
}

/** The photo large at the left, the column at its right; both around one middle line. */
function photoBeside(given: Ingredients, photo: Photo): Arrangement {
  const aspect = clamp(photo.width / photo.height, 0.8, 1.12);
  const height = clamp(360 / aspect, 360, 440);
  const width = height * aspect;
  const gap = 44;
  const x = zone.x + width + gap;
  const text = column(given, {
    frame: { x, y: zone.y, width: zone.x + zone.width - x, height: zone.height },
    heading: 68,
    message: 38,
    from: 28,
    gap: 24,
  });
  return {
    ...text,
    photo: { x: zone.x, y: zone.y + (zone.height - height) * 0.48, width, height, degrees: -3 },
    bounds: zone,
  };
}

/** The photo small beside the heading, the message below both over the whole width. */
function photoAbove(given: Ingredients, photo: Photo): Arrangement {
  const frame = wideZone;
  const gap = 20;
  const height = 190;
  const width = height * clamp(photo.width / photo.height, 0.85, 1.25);
  const headingX = frame.x + width + 32;
  const headingWidth = frame.x + frame.width - headingX;
  const heading = fitHeading(given, { width: headingWidth, height, maxSize: 64 });
  const from = fitFrom(given, frame.width, 24);
  const room = frame.height - height - gap - (from ? from.height + gap : 0);
  const message = given.message && fitMessage(given.message, frame.width, room, 34);
  const total = height + (message ? message.height + gap : 0) + (from ? from.height + gap : 0);
  const top = frame.y + Math.max(0, (frame.height - total) * 0.48);
  const below = top + height + gap;
  return {
    heading: { text: heading, x: headingX, top: top + (height - heading.height) / 2, width: headingWidth },
    message: message && { text: message, x: frame.x, top: below, width: frame.width },
    ...placeFrom(from, frame, below + (message ? message.height + gap : 0)),
    photo: { x: frame.x, y: top, width, height, degrees: -2 },
    bounds: { x: frame.x, y: top, width: frame.width, height: total },
  };
}

/** One line, unless the name in lines of its own makes the heading clearly larger. */
function fitHeading(
  { heading }: Ingredients,
  box: { readonly width: number; readonly height: number; readonly maxSize: number },
): FittedText {
  const shape = { ...box, minSize: 24, lineHeight: 1.1 };
  const oneLine = fit(heading.oneLine, { ...shape, maxLines: 1 });
  if (oneLine.size >= box.maxSize * 0.8) return oneLine;
  const below = fit(heading.nameBelow, { ...shape, maxLines: 4 });
  return below.size > oneLine.size * 1.15 ? below : oneLine;
}

function fitMessage(message: PreparedText, width: number, height: number, maxSize: number): FittedText {
  return fit(message, {
    width,
    height,
    maxSize: Math.max(maxSize, comfortable),
    minSize: 14,
    lineHeight: 1.38,
  });
}

interface FromLine {
  readonly text: FittedText | null;
  /** Diameter of the round picture, or 0. */
  readonly badge: number;
  readonly width: number;
  readonly height: number;
}

const badgeGap = 16;

function fitFrom({ from, badge }: Ingredients, width: number, maxSize: number): FromLine | null {
  if (!from && !badge) return null;
  const diameter = badge ? maxSize * 2.5 : 0;
  const beside = badge ? diameter + badgeGap : 0;
  const box = {
    width: width - beside,
    height: maxSize * 2.9,
    maxSize,
    minSize: 14,
    lineHeight: 1.3,
    maxLines: 2,
  };
  const text = from && fit(from, box);
  return {
    text,
    badge: diameter,
    width: text ? text.width + beside : diameter,
    height: Math.max(diameter, text?.height ?? 0),
  };
}

function placeFrom(from: FromLine | null, frame: Frame, top: number): Pick<Arrangement, 'from' | 'badge'> {
  if (!from) return { from: null, badge: null };
  const left = frame.x + (frame.width - from.width) / 2;
  const { text, badge } = from;
  const textX = left + (badge ? badge + badgeGap : 0);
  return {
    from: text && { text, x: textX, top: top + (from.height - text.height) / 2, width: text.width },
    badge: badge ? { x: left, y: top + (from.height - badge) / 2, width: badge, height: badge } : null,
  };
}
