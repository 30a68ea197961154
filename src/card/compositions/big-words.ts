import { type Frame, inset } from '../faces/faces.ts';
import type { Arrangement, Composition, Elements } from './composition.ts';
import { sideOf, squareAt, stripOf } from './extras.ts';
import { marginSlots } from './slots.ts';
import { coverAndInside, onePage, setWords, type Units } from './words.ts';

/** The heading as large as it goes, straight on the picture. */
export const bigWords: Composition = {
  key: 'big-words',
  label: 'Big words',
  photos: { min: 0, max: 1 },
  slots: marginSlots,
  arrange: (given, face) =>
    face.key === 'landscape'
      ? onePage(given, (own) => page(own, inset(face.calm, 14), { unit: 1, words: 1.35 }))
      : coverAndInside(given, face, {
          draw: (own, { zone, px }) => page(own, zone, { unit: px(1) / 1.5, words: px(1) / 1.5 }),
          inside: () => ({ zone: inset(face.calm, 10), papers: [] }),
        }),
};

function page(given: Elements, zone: Frame, { unit, words: wordUnit }: Units): Arrangement {
  const side = sideOf(given);
  const round = given.photo && 190 * unit * given.display;
  const strip = given.photos.length > 0 ? 128 * unit * given.display : 0;
  const gap = 24 * unit;
  const rosetteSize = 96 * unit * given.display;
  const above = (round ? round + gap : 0) + (given.age && !round ? rosetteSize + gap : 0);
  const frame = {
    ...zone,
    y: zone.y + above,
    height: zone.height - above - (strip > 0 ? strip + gap : 0),
  };
  const words = setWords(given, frame, {
    heading: 168 * unit,
    share: 0.62,
    message: [44 * wordUnit, 34 * wordUnit],
    from: 25 * wordUnit,
    gap,
    down: 0.44,
  });
  const top = words.bounds.y - above;
  const picture = round
    ? {
        ...squareAt(zone.x + (zone.width - round) * side, top, round),
        degrees: 0,
        shape: 'round' as const,
      }
    : null;
  const rosette = picture
    ? squareAt(
        picture.x + picture.width - rosetteSize * 0.55,
        picture.y + picture.height - rosetteSize * 0.8,
        rosetteSize * 0.8,
      )
    : squareAt(zone.x + (zone.width - rosetteSize) * side, top, rosetteSize);
  return {
    ...words,
    photo: picture,
    photos: stripOf(given.photos, {
      ...zone,
      y: words.bounds.y + words.bounds.height + gap,
      height: strip,
    }),
    age: given.age && rosette,
    papers: [],
    bounds: zone,
  };
}
