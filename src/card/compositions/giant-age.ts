import { type Frame, inset } from '../faces/faces.ts';
import type { Arrangement, Composition, Elements } from './composition.ts';
import { centred, stripOf } from './extras.ts';
import { largeType } from './large-type.ts';
import { marginSlots } from './slots.ts';
import { boxOf } from './valid-arrangement.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** The age as large as the card allows; the first letter of the name where there is no age. */
export const giantAge: Composition = {
  key: 'giant-age',
  label: 'Giant number',
  photos: { min: 0, max: 5 },
  slots: marginSlots,
  arrange: (given, face) =>
    face.key === 'landscape'
      ? onePage(given, (own) => arrangeBeside(own, inset(face.calm, 16)))
      : coverAndInside(given, face, {
          draw: (own, { zone, px }) => arrangeBelow(own, zone, px(1)),
          inside: () => ({ zone: inset(face.calm, 8) }),
          isPicture: true,
        }),
};

/** The number at the left, a photo over it, the words at its right. */
function arrangeBeside(given: Elements, zone: Frame): Arrangement {
  const hasNumber = given.age !== null || given.initial !== null;
  const numberWidthEm = given.age?.paragraphs[0]?.length ?? 0;
  const photoShare = given.photo ? 0.34 : 0;
  const share = hasNumber ? numberShare(numberWidthEm) : photoShare;
  const left = { ...zone, width: zone.width * share * given.display };
  const gutter = share > 0 ? 40 : 0;
  const strip = given.photos.length > 0 ? 112 * given.display : 0;
  const frame = {
    x: left.x + left.width + gutter,
    y: zone.y,
    width: zone.width - left.width - gutter,
    height: zone.height - (strip > 0 ? strip + 22 : 0),
  };
  const words = setWords(given, frame, {
    heading: hasNumber ? 72 : 130,
    message: [54, 42],
    from: 31,
    gap: 24,
  });
  return {
    ...words,
    ...numberUnderPhoto(given, inset(left, left.width * 0.04)),
    photos: stripOf(given.photos, { ...frame, y: frame.y + frame.height + 22, height: strip }),
    bounds: zone,
  };
}

/** The part of the width for a number so wide: two digits want more than one. */
function numberShare(widthEm: number): number {
  if (widthEm > 1.7) return 0.54;
  return widthEm > 1 ? 0.5 : 0.36;
}

/** The number with the photo over it, in the middle of the column. */
function numberUnderPhoto(given: Elements, column: Frame): Pick<Arrangement, 'title' | 'photo'> {
  const diameter = given.photo ? Math.min(column.width * 0.8, 220) : 0;
  const above = diameter > 0 ? diameter + 24 : 0;
  const largest = largeType(given, { ...column, height: column.height - above });
  const height = largest ? boxOf(largest).height : 0;
  const top = column.y + (column.height - above - height) / 2;
  const medal = centred({ width: diameter, height: diameter }, { ...column, y: top, height: diameter });
  return {
    title: largest && largeType(given, { ...column, y: top + above, height }),
    photo: given.photo && { ...medal, shape: 'round' },
  };
}

/** The number on top, a photo beside it, the words below. */
function arrangeBelow(given: Elements, zone: Frame, px: number): Arrangement {
  const hasNumber = given.age !== null || given.initial !== null;
  const gap = 11 * px;
  const strip = given.photos.length > 0 ? 52 * px * given.display : 0;
  const diameter = given.photo ? zone.width * given.display * (given.message ? 0.36 : 0.42) : 0;
  const tall = Math.max(hasNumber ? zone.height * given.display * (given.message ? 0.34 : 0.5) : 0, diameter);
  const top = { ...zone, height: tall, width: zone.width - (hasNumber ? diameter : 0) };
  const head = tall > 0 ? tall + gap : 0;
  const frame = { ...zone, y: zone.y + head, height: zone.height - head - (strip > 0 ? strip + gap : 0) };
  const words = setWords(given, frame, {
    heading: (hasNumber ? 38 : 60) * px,
    message: [25 * px, 20 * px],
    from: 15 * px,
    gap,
    down: hasNumber ? 0.36 : 0.47,
  });
  const medal = hasNumber ? { ...top, x: zone.x + zone.width - diameter, width: diameter } : top;
  return {
    ...words,
    title: hasNumber ? largeType(given, top) : null,
    photo: given.photo && { ...centred({ width: diameter, height: diameter }, medal), shape: 'round' },
    photos: stripOf(given.photos, { ...zone, y: zone.y + zone.height - strip, height: strip }),
    bounds: zone,
  };
}
