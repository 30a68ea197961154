import type { FittedText } from '#card/text/fit-text.ts';
import { clamp } from '#std/clamp.ts';
import type { Frame } from '../../faces/faces.ts';
import {
  type Block,
  comfortableSize,
  fitFrom,
  fitHeading,
  fitMessage,
  type MessageBox,
  type MessagePlan,
  opticalCentre,
  placeFrom,
  placeMessage,
} from '../blocks.ts';
import type { Arrangement, Elements, Proportions } from '../composition.ts';
import { rosetteOnPhoto, rosetteShare, sideOf, squareAt, stripOf } from '../extras.ts';

/** The area for text in the middle of every background, and the slightly larger one for long messages. */
interface Zones {
  readonly zone: Frame;
  readonly wide: Frame;
}

const whole: Zones = {
  zone: { x: 184, y: 142, width: 832, height: 616 },
  wide: { x: 172, y: 120, width: 856, height: 660 },
};

/** Height of the strip of further photos, and its distance from the words. */
const strip = { height: 132, gap: 26 } as const;

/**
 * The landscape card. Four arrangements, from generous to economical; the first that sets the text comfortably is taken. Without a
 * photo: a column with a large, then with a small heading. With one: beside the text, then beside the heading.
 */
export function arrangeLandscape(given: Elements): Arrangement {
  if (given.photos.length === 0) return arrangeIn(given, whole);
  const less = strip.height + strip.gap;
  const zones = { zone: shorter(whole.zone, less), wide: shorter(whole.wide, less) };
  const above = arrangeIn(given, zones);
  const y = above.bounds.y + above.bounds.height + strip.gap;
  const photos = stripOf(given.photos, { ...whole.wide, y, height: strip.height });
  return { ...above, photos, bounds: { ...above.bounds, height: above.bounds.height + less } };
}

function shorter(frame: Frame, by: number): Frame {
  return { ...frame, height: frame.height - by };
}

function arrangeIn(given: Elements, zones: Zones): Arrangement {
  const { photo } = given;
  if (photo)
    return setComfortably(photoBeside(given, photo, zones), 44) ?? photoAbove(given, photo, zones.wide);
  const roomy = column(given, { frame: zones.zone, heading: 92, message: [60, 42], from: 36, gap: 30 });
  const tight = { frame: zones.wide, heading: 60, message: [30, 30], from: 26, gap: 18 } as const;
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
interface ColumnSizes {
  readonly frame: Frame;
  readonly heading: number;
  readonly message: readonly [word: number, text: number];
  readonly from: number;
  readonly gap: number;
}

/** Heading, message and from line under each other, together in the middle of the frame. */
function column(given: Elements, { frame, gap, ...sizes }: ColumnSizes): Plan {
  const { width } = frame;
  const { scale } = given;
  // The rosette of an age stands over the heading where there is no photo to pin it to.
  const rosetteSize = given.age && !given.photo ? sizes.heading * rosetteShare : 0;
  const above = rosetteSize > 0 ? rosetteSize + gap * 0.4 : 0;
  const heading = fitHeading(given.heading, {
    width,
    height: (frame.height - above) * 0.42,
    maxSize: sizes.heading * scale,
  });
  const from = fitSender(given, width, sizes.from);
  const fromHeight = from ? from.height + gap : 0;
  const room = frame.height - above - heading.height - gap - fromHeight;
  const plan = planMessage(given, { width, height: room, sizes: sizes.message });
  function set(): HeadedArrangement {
    const message = plan.set();
    const messageHeight = heightOf(message, gap);
    const height = above + heading.height + messageHeight + fromHeight;
    const top = frame.y + (frame.height - height) * opticalCentre;
    const below = top + above + heading.height + gap;
    return {
      heading: { text: heading, x: frame.x, top: top + above, width },
      message: placeMessage(message, { x: frame.x, top: below, width }),
      ...placeFrom(from, frame, { top: below + messageHeight, side: sideOf(given) }),
      photo: null,
      age:
        rosetteSize > 0 ? squareAt(frame.x + (width - rosetteSize) * sideOf(given), top, rosetteSize) : null,
      bounds: { x: frame.x, y: top, width, height },
    };
  }
  return { messageSize: plan.size, set };
}

function fitSender({ from, badge, signature, scale }: Elements, width: number, maxSize: number) {
  return fitFrom(from, { width, maxSize: maxSize * scale, badge, signature });
}

/** A card without a message is as comfortable as can be. */
function planMessage({ message, scale }: Elements, { sizes, ...box }: MessageBox): MessagePlan {
  if (!message) return { size: Number.POSITIVE_INFINITY, set: () => [] };
  return fitMessage(message, { ...box, sizes: [sizes[0] * scale, sizes[1] * scale] });
}

/** The height of the tallest column and the gap under it; nothing without a message. */
function heightOf(columns: readonly FittedText[], gap: number): number {
  return columns.length > 0 ? Math.max(...columns.map(({ height }) => height)) + gap : 0;
}

/** The photo large at the left, the column at its right; both around one middle line. */
function photoBeside(given: Elements, photo: Proportions, { zone, wide }: Zones): Plan {
  const aspect = clamp(photo.width / photo.height, 0.8, 1.1);
  const height = clamp(350 / aspect, 350, 430);
  const width = height * aspect;
  const x = wide.x + width + 48;
  const { messageSize, set } = column(given, {
    frame: { ...zone, x, width: wide.x + wide.width - x },
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
    const print = { x: wide.x, y, width, height, degrees: -3 };
    return {
      ...text,
      photo: print,
      age: given.age && rosetteOnPhoto(print, 100),
      bounds: { ...wide, y: top, height: bottom - top },
    };
  }
  return { messageSize, set: setBeside };
}

/** The photo small beside the heading, the message below both over the whole width. */
function photoAbove(given: Elements, photo: Proportions, frame: Frame): Arrangement {
  const gap = 20;
  const height = 186;
  const width = height * clamp(photo.width / photo.height, 0.85, 1.25);
  const beside = width + 36;
  const { scale } = given;
  const heading = fitHeading(given.heading, {
    width: frame.width - beside - 24,
    height,
    maxSize: 64 * scale,
  });
  const from = fitSender(given, frame.width, 26);
  const fromHeight = from ? from.height + gap : 0;
  const room = frame.height - height - gap - fromHeight;
  const message = planMessage(given, { width: frame.width, height: room, sizes: [34, 30] }).set();
  const messageHeight = heightOf(message, gap);
  const total = height + messageHeight + fromHeight;
  const top = frame.y + (frame.height - total) * opticalCentre;
  const left = frame.x + (frame.width - beside - heading.width) / 2;
  const below = top + height + gap;
  const print = { x: left, y: top, width, height, degrees: -2 };
  return {
    heading: {
      text: heading,
      x: left + beside,
      top: top + (height - heading.height) / 2,
      width: heading.width,
    },
    message: placeMessage(message, { x: frame.x, top: below, width: frame.width }),
    ...placeFrom(from, frame, { top: below + messageHeight, side: sideOf(given) }),
    photo: print,
    age: given.age && rosetteOnPhoto(print, 64),
    bounds: { x: frame.x, y: top, width: frame.width, height: total },
  };
}
