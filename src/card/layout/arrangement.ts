import type { Photo } from '#card/document/card.ts';
import type { Frame } from '#card/faces/face.ts';
import type { FittedText } from '#card/text/fit-text.ts';
import type { PreparedText } from '#card/text/prepare.ts';
import { clamp } from '#std/clamp.ts';
import {
  type Block,
  comfortableSize,
  fitFrom,
  fitHeading,
  fitMessage,
  type HeadingTexts,
  type MessageBox,
  type MessagePlan,
  placeFrom,
  placeMessage,
} from './blocks.ts';

/** The parts to place; null for a part that the card does not have. */
export interface ArrangementInput {
  readonly heading: HeadingTexts;
  readonly message: PreparedText | null;
  readonly from: PreparedText | null;
  /** Whether the from line has a round picture of the sender, or the initials. */
  readonly badge: boolean;
  readonly photo: Proportions | null;
}

type Proportions = Pick<Photo, 'width' | 'height'>;

/** Where everything of one page goes, in user units. */
export interface Arrangement {
  readonly heading: Block | null;
  /** The message's columns; none without a message. */
  readonly message: readonly Block[];
  readonly from: Block | null;
  readonly badge: Frame | null;
  readonly photo: RotatedFrame | null;
  /** Around all of it. */
  readonly bounds: Frame;
}

export interface RotatedFrame extends Frame {
  readonly degrees: number;
}

/** The area for text in the middle of every background, and the slightly larger one for long messages. */
const zone: Frame = { x: 184, y: 142, width: 832, height: 616 };
const wideZone: Frame = { x: 172, y: 120, width: 856, height: 660 };

/** The optical centre is above the middle: this share of the free height goes above. */
export const opticalCentre = 0.47;

/**
 * The landscape card. Four arrangements, from generous to economical; the first that sets the text comfortably is taken. Without a
 * photo: a column with a large, then with a small heading. With one: beside the text, then beside the heading.
 */
export function arrange(given: ArrangementInput): Arrangement {
  const { photo } = given;
  if (photo) return setComfortably(photoBeside(given, photo), 44) ?? photoAbove(given, photo);
  const roomy = column(given, { frame: zone, heading: 92, message: [60, 42], from: 36, gap: 30 });
  const tight = { frame: wideZone, heading: 60, message: [30, 30], from: 26, gap: 18 } as const;
  return setComfortably(roomy, 0) ?? column(given, tight).set();
}

type HeadedArrangement = Arrangement & { readonly heading: Block };

/** An arrangement whose sizes are found and whose lines are not yet set, which takes longer. */
interface Plan {
  /** The message will not be larger. */
  readonly messageSize: number;
  readonly set: () => HeadedArrangement;
}

function setComfortably(plan: Plan, headingSize: number): Arrangement | null {
  if (plan.messageSize < comfortableSize) return null;
  const arrangement = plan.set();
  const { heading, message } = arrangement;
  const isComfortable =
    heading.text.size >= headingSize && message.every(({ text }) => text.size >= comfortableSize);
  return isComfortable ? arrangement : null;
}

/** The greatest sizes, and the distance between blocks. */
interface Scale {
  readonly frame: Frame;
  readonly heading: number;
  readonly message: readonly [word: number, text: number];
  readonly from: number;
  readonly gap: number;
}

/** Heading, message and from line under each other, together in the middle of the frame. */
function column(given: ArrangementInput, { frame, gap, ...sizes }: Scale): Plan {
  const { width } = frame;
  const heading = fitHeading(given.heading, { width, height: frame.height * 0.42, maxSize: sizes.heading });
  const from = fitFrom(given.from, { width, maxSize: sizes.from, badge: given.badge });
  const fromHeight = from ? from.height + gap : 0;
  const room = frame.height - heading.height - gap - fromHeight;
  const plan = planMessage(given, { width, height: room, sizes: sizes.message });
  function set(): HeadedArrangement {
    const message = plan.set();
    const messageHeight = heightOf(message, gap);
    const height = heading.height + messageHeight + fromHeight;
    const top = frame.y + (frame.height - height) * opticalCentre;
    const below = top + heading.height + gap;
    return {
      heading: { text: heading, x: frame.x, top, width },
      message: placeMessage(message, { x: frame.x, top: below, width }),
      ...placeFrom(from, frame, below + messageHeight),
      photo: null,
      bounds: { x: frame.x, y: top, width, height },
    };
  }
  return { messageSize: plan.size, set };
}

/** A card without a message is as comfortable as can be. */
function planMessage({ message }: ArrangementInput, box: MessageBox): MessagePlan {
  return message ? fitMessage(message, box) : { size: Number.POSITIVE_INFINITY, set: () => [] };
}

/** Of the highest column, and the gap under it; nothing without a message. */
function heightOf(columns: readonly FittedText[], gap: number): number {
  return columns.length > 0 ? Math.max(...columns.map(({ height }) => height)) + gap : 0;
}

/** The photo large at the left, the column at its right; both around one middle line. */
function photoBeside(given: ArrangementInput, photo: Proportions): Plan {
  const aspect = clamp(photo.width / photo.height, 0.8, 1.1);
  const height = clamp(350 / aspect, 350, 430);
  const width = height * aspect;
  const x = wideZone.x + width + 48;
  const { messageSize, set } = column(given, {
    frame: { ...zone, x, width: wideZone.x + wideZone.width - x },
    heading: 68,
    message: [46, 32],
    from: 30,
    gap: 24,
  });
  const y = zone.y + (zone.height - height) * opticalCentre;
  function setBeside(): HeadedArrangement {
    const text = set();
    const top = Math.min(y - 12, text.bounds.y);
    const bottom = Math.max(y + height + 12, text.bounds.y + text.bounds.height);
    return {
      ...text,
      photo: { x: wideZone.x, y, width, height, degrees: -3 },
      bounds: { ...wideZone, y: top, height: bottom - top },
    };
  }
  return { messageSize, set: setBeside };
}

/** The photo small beside the heading, the message below both over the whole width. */
function photoAbove(given: ArrangementInput, photo: Proportions): Arrangement {
  const frame = wideZone;
  const gap = 20;
  const height = 186;
  const width = height * clamp(photo.width / photo.height, 0.85, 1.25);
  const beside = width + 36;
  const heading = fitHeading(given.heading, { width: frame.width - beside - 24, height, maxSize: 64 });
  const from = fitFrom(given.from, { width: frame.width, maxSize: 26, badge: given.badge });
  const fromHeight = from ? from.height + gap : 0;
  const room = frame.height - height - gap - fromHeight;
  const message = planMessage(given, { width: frame.width, height: room, sizes: [34, 30] }).set();
  const messageHeight = heightOf(message, gap);
  const total = height + messageHeight + fromHeight;
  const top = frame.y + (frame.height - total) * opticalCentre;
  const left = frame.x + (frame.width - beside - heading.width) / 2;
  const below = top + height + gap;
  return {
    heading: {
      text: heading,
      x: left + beside,
      top: top + (height - heading.height) / 2,
      width: heading.width,
    },
    message: placeMessage(message, { x: frame.x, top: below, width: frame.width }),
    ...placeFrom(from, frame, below + messageHeight),
    photo: { x: left, y: top, width, height, degrees: -2 },
    bounds: { x: frame.x, y: top, width: frame.width, height: total },
  };
}
