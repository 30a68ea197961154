import type { Frame } from '#card/faces/face.ts';
import { inset } from '#card/faces/inset.ts';
import type { Arrangement, Composition, Ingredients } from './composition.ts';
import { centred, stripOf } from './extras.ts';
import { largeType } from './large-type.ts';
import { marginSlots } from './margin-slots.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** The age as large as the card allows; the first letter of the name where there is no age. */
export const giantAge: Composition = {
  key: 'giant-age',
  label: 'Giant number',
  photos: { min: 0, max: 5 },
  slots: marginSlots,
  arrange: (given, face) =>
    face.key === 'landscape'
      ? onePage(given, (own) => beside(own, inset(face.calm, 16)))
      : coverAndInside(given, face, {
          draw: (own, { zone, px }) => above(own, zone, px(1)),
          inside: () => ({ zone: inset(face.calm, 8) }),
        }),
};

/** The number at the left, the words at its right, a photo over the heading. */
function beside(given: Ingredients, zone: Frame): Arrangement {
  const hasNumber = given.age !== null || given.initial !== null;
  const digits = given.age?.paragraphs[0]?.length ?? 0;
  const share = hasNumber ? (digits > 1.7 ? 0.54 : digits > 1 ? 0.5 : 0.36) : 0;
  const left = { ...zone, width: zone.width * share * given.display };
  const gutter = hasNumber ? 40 : 0;
  const strip = given.photos.length > 0 ? 112 * given.display : 0;
  const round = given.photo ? (given.message ? 170 : 240) * given.display : 0;
  const above = round > 0 ? round + 20 : 0;
  const frame = {
    x: left.x + left.width + gutter,
    y: zone.y + above,
    width: zone.width - left.width - gutter,
    height: zone.height - above - (strip > 0 ? strip + 22 : 0),
  };
  const words = setWords(given, frame, {
    heading: hasNumber ? 72 : 130,
    message: [50, 34],
    from: 28,
    gap: 24,
    down: above > 0 ? 0.3 : 0.47,
  });
  const medal = { x: frame.x, y: words.bounds.y - above, width: frame.width, height: round };
  return {
    ...words,
    title: largeType(given, inset(left, left.width * 0.04)),
    photo: given.photo && { ...centred({ width: round, height: round }, medal), shape: 'round' },
    photos: stripOf(given.photos, { ...frame, y: frame.y + frame.height + 22, height: strip }),
    bounds: zone,
  };
}

/** The number on top, a photo beside it, the words below. */
function above(given: Ingredients, zone: Frame, px: number): Arrangement {
  const hasNumber = given.age !== null || given.initial !== null;
  const gap = 11 * px;
  const strip = given.photos.length > 0 ? 52 * px * given.display : 0;
  const round = given.photo ? zone.width * given.display * (given.message ? 0.36 : 0.42) : 0;
  const tall = Math.max(hasNumber ? zone.height * given.display * (given.message ? 0.34 : 0.5) : 0, round);
  const top = { ...zone, height: tall, width: zone.width - (hasNumber ? round : 0) };
  const head = tall > 0 ? tall + gap : 0;
  const frame = { ...zone, y: zone.y + head, height: zone.height - head - (strip > 0 ? strip + gap : 0) };
  const words = setWords(given, frame, {
    heading: (hasNumber ? 38 : 60) * px,
    message: [25 * px, 20 * px],
    from: 15 * px,
    gap,
    down: hasNumber ? 0.36 : 0.47,
  });
  const medal = hasNumber ? { ...top, x: zone.x + zone.width - round, width: round } : top;
  return {
    ...words,
    title: hasNumber ? largeType(given, top) : null,
    photo: given.photo && { ...centred({ width: round, height: round }, medal), shape: 'round' },
    photos: stripOf(given.photos, { ...zone, y: zone.y + zone.height - strip, height: strip }),
    bounds: zone,
  };
}
