import type { Photo } from '#card/document/card.ts';
import type { Face, Frame } from '#card/faces/face.ts';
import { inset } from '#card/faces/inset.ts';
import { type FittedText, fitText, fittingTextSize } from '#card/text/fit-text.ts';
import { splitLines } from '#card/text/split-lines.ts';
import { clamp } from '#std/clamp.ts';
import { type Arrangement, type ArrangementInput, opticalCentre, type RotatedFrame } from './arrangement.ts';
import { type FromLine, fitFrom, fitHeading, placeFrom } from './blocks.ts';

/** CSS pixels on a phone 360 wide: no text is smaller than `floor`, a message that fits one page not than `small`. */
const phone = { width: 360, floor: 12, small: 14, message: 16, short: 18 } as const;

/** Sizes and distances of one face, in user units. */
interface Measures {
  readonly zone: Frame;
  readonly gap: number;
  /** User units of so many CSS pixels on a phone. */
  readonly px: (pixels: number) => number;
}

/**
 * The pages of a card on a narrow face: one when the message is short; else a cover with heading and photo, and as many
 * pages inside as the message needs to be read on a phone.
 */
export function arrangePages(given: ArrangementInput, face: Face): readonly Arrangement[] {
  const px = (pixels: number) => (pixels * face.width) / phone.width;
  const measures = { zone: inset(face.calm, px(3)), gap: px(11), px };
  const single = onOnePage(given, measures);
  if (single) return [single];
  return [cover(given, measures), ...inside(given, measures)];
}

/** Null when the message would be small. */
function onOnePage(given: ArrangementInput, { zone, gap, px }: Measures): Arrangement | null {
  const photo = given.photo && photoSize(given.photo, zone.width * 0.7, zone.height * 0.42);
  const heading = fitHeading(given.heading, {
    width: zone.width,
    height: zone.height * (photo ? 0.2 : 0.34),
    maxSize: px(photo ? 30 : 38),
    minSize: px(phone.floor),
  });
  const from = fitSender(given, { zone, gap, px });
  const used = heading.height + heightWith(photo, gap) + heightWith(from, gap) + gap;
  const size = {
    width: zone.width,
    height: zone.height - used,
    maxSize: px(26),
    minSize: px(phone.short),
    lineHeight: 1.38,
  };
  if (given.message && (size.height <= 0 || fittingTextSize(given.message, size) < size.minSize)) return null;
  const message = given.message && fitText(given.message, size);
  return stack({ heading, photo, message, from }, { zone, gap, px });
}

function cover(given: ArrangementInput, measures: Measures): Arrangement {
  const { zone, px } = measures;
  const photo = given.photo && photoSize(given.photo, zone.width * 0.86, zone.height * 0.6);
  const heading = fitHeading(given.heading, {
    width: zone.width,
    height: zone.height * (photo ? 0.34 : 0.6),
    maxSize: px(photo ? 40 : 52),
    minSize: px(phone.floor),
  });
  return stack({ heading, photo, message: null, from: null }, measures);
}

/** The message and who it is from; lines go on over more pages rather than become too small. */
function inside(given: ArrangementInput, measures: Measures): readonly Arrangement[] {
  const { zone, gap, px } = measures;
  const from = fitSender(given, measures);
  if (!given.message)
    return from ? [stack({ heading: null, photo: null, message: null, from }, measures)] : [];
  const height = zone.height - heightWith(from, gap);
  const box = { width: zone.width, maxSize: px(22), minSize: px(phone.small), lineHeight: 1.42 };
  const fits = fittingTextSize(given.message, { ...box, height }) >= box.minSize;
  const parts = fits
    ? [fitText(given.message, { ...box, height })]
    : splitLines(
        fitText(given.message, {
          ...box,
          maxSize: px(phone.message),
          minSize: px(phone.message),
          height: Number.POSITIVE_INFINITY,
        }),
        height,
      );
  return parts.map((message, index) =>
    stack({ heading: null, photo: null, message, from: index === parts.length - 1 ? from : null }, measures),
  );
}

function fitSender({ from, badge }: ArrangementInput, { zone, px }: Measures): FromLine | null {
  return fitFrom(from, { width: zone.width, maxSize: px(15), minSize: px(phone.floor), badge });
}

type Size = Pick<Frame, 'width' | 'height'>;

function photoSize(photo: Pick<Photo, 'width' | 'height'>, maxWidth: number, maxHeight: number): Size {
  const aspect = clamp(photo.width / photo.height, 0.8, 1.25);
  const height = Math.min(maxHeight, maxWidth / aspect);
  return { width: height * aspect, height };
}

function heightWith(part: { readonly height: number } | null, gap: number): number {
  return part ? part.height + gap : 0;
}

interface Stacked {
  readonly heading: FittedText | null;
  readonly photo: Size | null;
  readonly message: FittedText | null;
  readonly from: FromLine | null;
}

/** Everything under each other, together around the optical centre of the zone. */
function stack({ heading, photo, message, from }: Stacked, { zone, gap }: Measures): Arrangement {
  const parts = [heading, photo, message, from].filter((part) => part !== null);
  const height = parts.reduce((sum, part) => sum + part.height, 0) + (parts.length - 1) * gap;
  const start = zone.y + (zone.height - height) * opticalCentre;
  let top = start;
  const next = (part: { readonly height: number }) => {
    const own = top;
    top += part.height + gap;
    return own;
  };
  const block = (text: FittedText) => ({ text, x: zone.x, top: next(text), width: zone.width });
  const heads = heading && block(heading);
  const framed: RotatedFrame | null = photo && {
    ...photo,
    x: zone.x + (zone.width - photo.width) / 2,
    y: next(photo),
    degrees: -2,
  };
  const said = message ? [block(message)] : [];
  const sender = placeFrom(from, zone, top);
  return {
    heading: heads,
    photo: framed,
    message: said,
    ...sender,
    bounds: { x: zone.x, y: start, width: zone.width, height },
  };
}
