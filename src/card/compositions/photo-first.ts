import type { SceneNode } from '#card/scene/scene.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';
import { mosaic } from './collage.ts';
import type { Arrangement, Composition, Elements } from './composition.ts';
import { squareAt, stripOf } from './extras.ts';
import { largeType } from './large-type.ts';
import { inkOn, paper, sheetFrame, sheetOf } from './sheets.ts';
import { edgeSlots } from './slots.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** The photos over half of a sheet, the words on the other half. Without any, a large letter or number in their place. */
export const photoFirst: Composition = {
  key: 'photo-first',
  label: 'Photo first',
  photos: { min: 1, max: 5 },
  hasPaper: true,
  slots: edgeSlots,
  arrange: (given, face) =>
    face.key === 'landscape'
      ? onePage(given, (own) => beside(own, sheetFrame(face)))
      : coverAndInside(given, face, {
          draw: (own, { px }) => above(own, sheetFrame(face), px(1)),
          inside: () => insideSheet(face),
        }),
};

export function insideSheet(face: Face) {
  const sheet = sheetFrame(face);
  return { zone: inset(sheet, 64), papers: sheetOf(sheet) };
}

function beside(given: Elements, sheet: Frame): Arrangement {
  const half = { ...sheet, width: Math.round(sheet.width * (0.27 + 0.2 * given.display)) };
  const isTogether = given.largePhotos && given.photos.length > 0;
  const strip = given.photos.length > 0 && !isTogether ? 112 * given.display : 0;
  const words = {
    x: half.x + half.width + 54,
    y: sheet.y + 60,
    width: sheet.width - half.width - 108,
    height: sheet.height - 120 - (strip > 0 ? strip + 26 : 0),
  };
  const set = setWords(given, words, { heading: 80, message: [54, 42], from: 32, gap: 28 });
  if (isTogether)
    return { ...set, ...mosaic(given, half, 120), papers: sheetOf(sheet, paper, 4), bounds: sheet };
  return {
    ...set,
    ...pictured(given, half, 120),
    photos: stripOf(given.photos, { ...words, y: words.y + words.height + 26, height: strip }),
    papers: [...sheetOf(sheet, paper, 4), ...blank(given, half)],
    bounds: sheet,
  };
}

function above(given: Elements, sheet: Frame, px: number): Arrangement {
  const square = sheet.width >= sheet.height * 0.9;
  const half = {
    ...sheet,
    height: Math.round(sheet.height * (given.message ? (square ? 0.4 : 0.46) : square ? 0.58 : 0.62)),
  };
  const strip = given.photos.length > 0 ? 46 * px * given.display : 0;
  const gap = 10 * px;
  const words = {
    x: sheet.x + 56,
    y: half.y + half.height + 12 * px,
    width: sheet.width - 112,
    height: sheet.height - half.height - 26 * px - (strip > 0 ? strip + gap : 0),
  };
  const set = setWords(given, words, { heading: 33 * px, message: [24 * px, 20 * px], from: 15 * px, gap });
  return {
    ...set,
    ...pictured(given, half, 50 * px),
    photos: stripOf(given.photos, { ...words, y: words.y + words.height + gap, height: strip }),
    papers: [...sheetOf(sheet, paper, 4), ...blank(given, half)],
    bounds: sheet,
  };
}

/** The photo, with the age on its inner corner; or a letter in its place. */
function pictured(
  given: Elements,
  frame: Frame,
  rosetteSize: number,
): Pick<Arrangement, 'photo' | 'age' | 'title'> {
  if (given.photo) {
    const corner = squareAt(frame.x + 24, frame.y + frame.height - rosetteSize - 24, rosetteSize);
    return { photo: { ...frame, degrees: 0, shape: 'plain' }, age: given.age && corner };
  }
  const side = Math.min(frame.width, frame.height);
  return { photo: null, title: largeType(given, inset(frame, side * 0.18), inkOn(given.colors.title)) };
}

function blank({ photo, colors }: Elements, frame: Frame): readonly SceneNode[] {
  return photo ? [] : [{ kind: 'rect', ...frame, fill: colors.title }];
}
