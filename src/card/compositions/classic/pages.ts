import { type FittedText, fitText, fittingTextSize } from '#card/text/fit-text.ts';
import type { Face, Frame } from '../../faces/faces.ts';
import { type FromLine, fitHeading, opticalCentre, placeFrom, type Size } from '../blocks.ts';
import type { Arrangement, Elements, PhotoFrame } from '../composition.ts';
import { photoIn, rosetteOnPhoto, sideOf, stripOf } from '../extras.ts';
import { fitPages, fitSender, type Measures, measuresOf, phone } from '../phone.ts';
import { photoPages } from '../photo-cover.ts';
import { pictureCover } from '../picture-cover.ts';

/**
 * The pages of a card on a narrow face. Where the photo or the background is a cover, the heading is on it. Else one page
 * when the message is short, or a cover with heading and photo. The message has as many pages inside as it needs to be
 * read on a phone.
 */
export function arrangePages(given: Elements, face: Face): readonly Arrangement[] {
  const measures = measuresOf(face);
  const picture = pictureCover(given, measures);
  if (picture) return [picture, ...photoPages(given, face), ...inside(given, measures)];
  const single = onOnePage(given, measures);
  if (single) return [single];
  return [cover(given, measures), ...inside(given, measures)];
}

/** Null when the message would be small, and for a card of several photos: they need the cover. */
function onOnePage(given: Elements, measures: Measures): Arrangement | null {
  const { zone, gap, px } = measures;
  const { scale, photos } = given;
  if (photos.length > 0) return null;
  const box = { width: zone.width * 0.7, height: zone.height * 0.42 };
  const photo = given.photo && photoIn(given.photo, box, [0.8, 1.25]);
  const heading = fitHeading(given.heading, {
    width: zone.width,
    height: zone.height * (photo ? 0.2 : 0.34),
    maxSize: px(photo ? 30 : 38) * scale,
    minSize: px(phone.floor),
  });
  if (heading.size < px(phone.floor)) return null;
  const from = fitSender(given, measures);
  const rosetteSize = given.age && !photo ? px(44) : null;
  const used =
    heading.height +
    heightWith(photo, gap) +
    heightWith(from, gap) +
    (rosetteSize ? rosetteSize + gap : 0) +
    gap;
  const size = {
    width: zone.width,
    height: zone.height - used,
    maxSize: px(26) * scale,
    minSize: px(Math.max(phone.message, phone.short * Math.min(scale, 1))),
    lineHeight: 1.38,
  };
  if (given.message && (size.height <= 0 || fittingTextSize(given.message, size) < size.minSize)) return null;
  const message = given.message && fitText(given.message, size);
  return stack(given, { heading, photo, message, from, rosetteSize }, measures);
}

/** The photo as large as the heading allows: a long name needs space to be read. */
function cover(given: Elements, measures: Measures): Arrangement {
  const shares = given.photo ? [0.75, 0.5] : [0];
  const isReadable = ({ heading }: Arrangement) => heading && heading.text.size >= measures.px(phone.floor);
  let page = coverWith(given, measures, 1);
  for (const share of shares) if (!isReadable(page)) page = coverWith(given, measures, share);
  return page;
}

/** `share` is the photo's, of its greatest height, or of the space without one; the heading gets the rest. */
function coverWith(given: Elements, measures: Measures, share: number): Arrangement {
  const { zone, px, gap } = measures;
  const strip = given.photos.length > 0 ? zone.height * 0.17 : 0;
  const tallest = zone.height * (strip > 0 ? 0.48 : 0.6);
  const box = { width: zone.width * 0.86, height: tallest * share };
  const photo = given.photo && photoIn(given.photo, box, [0.8, 1.25]);
  const rosetteSize = given.age && !photo ? px(64) : null;
  const spared = (photo ? tallest : zone.height * 0.24) * (1 - share);
  const heading = fitHeading(given.heading, {
    width: zone.width,
    height: zone.height * (photo ? 0.34 : 0.6) + spared - strip - (rosetteSize ? rosetteSize + gap : 0),
    maxSize: px(photo ? 40 : 52) * given.scale,
    minSize: px(phone.floor),
  });
  const frame = { ...zone, height: zone.height - (strip > 0 ? strip + gap * 1.5 : 0) };
  const above = stack(
    given,
    { heading, photo, message: null, from: null, rosetteSize },
    { ...measures, zone: frame },
  );
  if (strip === 0) return above;
  const y = above.bounds.y + above.bounds.height + gap * 1.5;
  return {
    ...above,
    photos: stripOf(given.photos, { ...zone, y, height: strip }),
    bounds: { ...above.bounds, height: above.bounds.height + gap * 1.5 + strip },
  };
}

/** The message and who it is from; lines go on over more pages rather than become too small. */
function inside(given: Elements, measures: Measures): readonly Arrangement[] {
  const { pages, from } = fitPages(given, measures);
  return pages.map((message, index) =>
    stack(
      given,
      {
        heading: null,
        photo: null,
        message,
        from: index === pages.length - 1 ? from : null,
        rosetteSize: null,
      },
      measures,
    ),
  );
}

function heightWith(part: { readonly height: number } | null, gap: number): number {
  return part ? part.height + gap : 0;
}

interface Stacked {
  readonly heading: FittedText | null;
  readonly photo: Size | null;
  readonly message: FittedText | null;
  readonly from: FromLine | null;
  /** Diameter of the rosette over the heading; on a card with a photo it is pinned to that. */
  readonly rosetteSize: number | null;
}

/** Everything under each other, together around the optical centre of the zone. */
function stack(
  given: Elements,
  { heading, photo, message, from, rosetteSize }: Stacked,
  { zone, gap, px }: Measures,
): Arrangement {
  const side = sideOf(given);
  const rosetteBox = rosetteSize && { width: rosetteSize, height: rosetteSize };
  const parts = [rosetteBox, heading, photo, message, from].filter((part) => part !== null && part !== 0);
  const height = parts.reduce((sum, part) => sum + part.height, 0) + (parts.length - 1) * gap;
  const start = zone.y + (zone.height - height) * opticalCentre;
  let top = start;
  const next = (part: Pick<Frame, 'height'>) => {
    const own = top;
    top += part.height + gap;
    return own;
  };
  const block = (text: FittedText) => ({ text, x: zone.x, top: next(text), width: zone.width });
  const rosette = rosetteBox && {
    ...rosetteBox,
    x: zone.x + (zone.width - rosetteBox.width) * side,
    y: next(rosetteBox),
  };
  const headingBlock = heading && block(heading);
  const framed: PhotoFrame | null = photo && {
    ...photo,
    x: zone.x + (zone.width - photo.width) / 2,
    y: next(photo),
    degrees: -2,
  };
  const messageBlocks = message ? [block(message)] : [];
  return {
    heading: headingBlock,
    photo: framed,
    message: messageBlocks,
    ...placeFrom(from, zone, { top, side }),
    age: rosette || (given.age && framed ? rosetteOnPhoto(framed, px(52)) : null),
    bounds: { x: zone.x, y: start, width: zone.width, height },
  };
}
