import type { SceneNode } from '#card/scene/scene.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';
import { fitHeading } from './blocks.ts';
import type { Arrangement, Composition, Elements, Palette } from './composition.ts';
import { photoIn, rosetteOnPhoto, squareAt, stripOf } from './extras.ts';
import { phone } from './phone.ts';
import { rule, sheetFrame, sheetOf, tint } from './sheets.ts';
import { edgeSlots } from './slots.ts';
import { coverAndInside, lowered, onePage, setWords } from './words.ts';

/** A sheet of letter paper, everything from the side where one begins to write; the photo is attached at the top. */
export const letter: Composition = {
  key: 'letter',
  label: 'Letter',
  photos: { min: 0, max: 6 },
  hasPaper: true,
  slots: edgeSlots,
  arrange: (given, face) => {
    const own: Elements = { ...given, align: 'start' };
    if (face.key === 'landscape') return onePage(own, (part) => page(part, face, { unit: 1, small: 20 }));
    return coverAndInside(own, face, {
      draw: (part, { px }) => page(part, face, { unit: px(1) / 1.55, small: px(phone.floor) }),
      inside: () => ({ zone: textFrame(face), papers: stationery(face, given.colors) }),
      align: 'start',
    });
  },
};

function textFrame(face: Face): Frame {
  const sheet = sheetFrame(face);
  const side = face.key === 'landscape' ? 130 : 84;
  return { ...inset(sheet, 62), x: sheet.x + side, width: sheet.width - side - 62 };
}

/** Paper with the line of its margin. */
function stationery(face: Face, { title }: Palette): readonly SceneNode[] {
  const sheet = sheetFrame(face);
  const x = textFrame(face).x - (face.key === 'landscape' ? 44 : 28);
  return [
    ...sheetOf(sheet, '#fffdf7', 6),
    { kind: 'rect', x, y: sheet.y, width: 2.5, height: sheet.height, fill: tint(title, 0.55) },
  ];
}

function page(given: Elements, face: Face, { unit, small }: { unit: number; small: number }): Arrangement {
  const zone = textFrame(face);
  const gap = 26 * unit;
  const tall = face.key === 'portrait';
  const cover = !given.message;
  const box = {
    width: zone.width * 0.42 * given.display,
    height: zone.height * given.display * (cover ? 0.44 : tall ? 0.24 : 0.3),
  };
  const photo = given.photo && photoIn(given.photo, box, [0.8, 1.25]);
  const strip = given.photos.length > 0 ? zone.height * 0.15 * given.display : 0;
  const rosetteSize = given.age && !photo ? 100 * unit * Math.max(given.display, 0.8) : 0;
  const beside = photo ? photo.width + gap * 1.4 : rosetteSize > 0 ? rosetteSize + gap : 0;
  const heading = fitHeading(given.heading, {
    width: zone.width - beside,
    height: zone.height * (cover ? 0.5 : 0.3),
    maxSize: (cover ? 100 : 78) * unit * given.scale * given.display,
    minSize: small,
  });
  const head = Math.max(heading.height, photo?.height ?? 0, rosetteSize);
  const frame = {
    ...zone,
    y: zone.y + head + gap * 1.8,
    height: zone.height - head - gap * 1.8 - (strip > 0 ? strip + gap : 0),
  };
  const unplaced = setWords(given, frame, {
    heading: 0,
    message: [60 * unit, 46 * unit],
    from: 36 * unit,
    gap,
    down: 0,
  });
  // A short letter does not cling to the upper edge.
  const free = frame.height - unplaced.bounds.height;
  const top = zone.y + Math.max(0, free) * 0.4;
  const words = lowered(unplaced, top - zone.y);
  const print = photo && { ...photo, x: zone.x + zone.width - photo.width, y: top, degrees: 3 };
  const corner = squareAt(zone.x + zone.width - rosetteSize, top + (head - rosetteSize) / 2, rosetteSize);
  return {
    ...words,
    heading: { text: heading, x: zone.x, top: top + head - heading.height, width: zone.width - beside },
    photo: print,
    photos: stripOf(given.photos, { ...zone, y: zone.y + zone.height - strip, height: strip }),
    age: given.age && (print ? rosetteOnPhoto(print, 78 * unit) : corner),
    align: 'start',
    papers: [
      ...stationery(face, given.colors),
      rule(zone.x, top + head + gap * 0.7, Math.min(zone.width * 0.22, 160), given.colors.title),
    ],
    bounds: inset(sheetFrame(face), 20),
  };
}
