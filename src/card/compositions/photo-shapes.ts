import type { Face, Frame } from '../faces/faces.ts';
import { classic } from './classic/classic.ts';
import { mosaic, mosaicFrames } from './collage.ts';
import type { Arrangement, Composition, Elements, PhotoFrame, Proportions } from './composition.ts';
import { centred, photoIn } from './extras.ts';
import {
  insideSafeMargin,
  type LeadPhoto,
  leadPhotoOf,
  photoShareOfCover,
  rosetteOnCorner,
  setCoverHeading,
} from './lead-photo.ts';
import { photoPages } from './photo-cover.ts';
import { insideSheet } from './photo-first.ts';
import { sheetFrame, sheetOf } from './sheets.ts';
import { edgeSlots, marginSlots } from './slots.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** The photo over the whole cover; on a wide card over two fifths of it, to its edges. Without one, the classic card. */
export const fullPhoto: Composition = {
  key: 'full-photo',
  label: 'Full photo',
  photos: { min: 1, max: 6 },
  slots: marginSlots,
  arrange(given, face) {
    if (!leadPhotoOf(given) || face.key !== 'landscape') return classic.arrange(given, face);
    return onePage(given, (own) => edgeToEdge(own, face));
  },
};

function edgeToEdge(given: Elements, { core, calm }: Face): Arrangement {
  const picture = { ...core, width: core.width * (0.22 + 0.19 * given.display) };
  const x = picture.x + picture.width + 44;
  const zone = { x, y: calm.y + 16, width: calm.x + calm.width - x, height: calm.height - 32 };
  const set = setWords(given, zone, { heading: 76, message: [50, 36], from: 31, gap: 26 });
  const pictured = mosaic(given, picture, 124);
  const age = pictured.age && insideSafeMargin(pictured.age, core);
  return { ...set, ...pictured, age, bounds: core, panel: set.bounds };
}

/** A photo in a shape of its own on a sheet of paper, as large as the sheet allows. */
interface ShapedPhoto extends Pick<Composition, 'key' | 'label'> {
  readonly shape: NonNullable<PhotoFrame['shape']>;
  /** Width to height, at least and at most; the photo's own between them. */
  readonly aspect: readonly [narrow: number, wide: number];
  readonly degrees: number;
}

function shaped({ key, label, ...look }: ShapedPhoto): Composition {
  return {
    key,
    label,
    photos: { min: 1, max: 6 },
    hasPaper: true,
    showsPhotos: true,
    slots: edgeSlots,
    arrange(given, face) {
      const photos = leadPhotoOf(given);
      if (!photos) return classic.arrange(given, face);
      if (face.key === 'landscape') return onePage(given, (own) => beside(own, face, { photos, look }));
      return coverAndInside(given, face, {
        draw: (own, { px }) => above(own, face, { photos, look, px: px(1) }),
        inside: () => insideSheet(face),
        hasCover: true,
        photoPages: photoPages(given, face, given.photo ? 0 : 1),
      });
    },
  };
}

interface Shown {
  readonly photos: LeadPhoto;
  readonly look: Pick<ShapedPhoto, 'shape' | 'aspect' | 'degrees'>;
}

function beside(given: Elements, face: Face, { photos, look }: Shown): Arrangement {
  const sheet = sheetFrame(face);
  const { core } = face;
  const isAlone = photos.others.length === 0;
  const box = {
    x: core.x + 26,
    y: core.y + 40,
    width: core.width * (0.28 + (isAlone ? 0.23 : 0.27) * given.display),
    height: core.height - 80,
  };
  const [lead, ...others] = placesIn(box, [photos.lead, ...photos.others], look) as [
    PhotoFrame,
    ...PhotoFrame[],
  ];
  const x = Math.max(...[lead, ...others].map((frame) => frame.x + frame.width)) + 40;
  const words = { x, y: sheet.y + 48, width: sheet.x + sheet.width - 48 - x, height: sheet.height - 96 };
  return {
    ...setWords(given, words, { heading: 76, message: [50, 38], from: 31, gap: 26 }),
    ...photos.place(
      lead,
      others.map((frame, index) => ({ ...frame, index })),
    ),
    age: given.age && insideSafeMargin(rosetteOnCorner(lead, isAlone ? 116 : 96), core),
    papers: sheetOf(sheet),
    bounds: core,
  };
}

/** Each photo in the shape, all of them about as large as the others; every second one is turned the other way. */
function placesIn(box: Frame, photos: readonly Proportions[], look: Shown['look']): readonly PhotoFrame[] {
  return mosaicFrames(box, photos.length).map((cell, index) =>
    shapedIn(photos[index] as Proportions, cell, {
      ...look,
      degrees: index % 2 === 0 ? look.degrees : -look.degrees,
    }),
  );
}

function above(
  given: Elements,
  face: Face,
  { photos, look, px }: Shown & { readonly px: number },
): Arrangement {
  const sheet = sheetFrame(face);
  const { core } = face;
  const top = core.y + 28;
  const box = {
    x: core.x + 28,
    y: top,
    width: core.width - 56,
    height: core.height * photoShareOfCover * (0.4 + 0.6 * given.display),
  };
  const frame = shapedIn(photos.lead, box, look);
  const set = setCoverHeading(given, sheet, { under: frame.y + frame.height, px });
  return {
    ...set,
    ...photos.place(frame, []),
    age: given.age && insideSafeMargin(rosetteOnCorner(frame, 50 * px), core),
    papers: sheetOf(sheet),
    bounds: core,
  };
}

/** The greatest frame of the shape in the box, in its middle. */
function shapedIn(photo: Proportions, box: Frame, { shape, aspect, degrees }: Shown['look']): PhotoFrame {
  return { ...centred(photoIn(photo, box, aspect), box, degrees), shape };
}

export const polaroid = shaped({
  key: 'polaroid',
  label: 'Polaroid',
  shape: 'polaroid',
  aspect: [0.86, 1.06],
  degrees: -2.5,
});

export const tornPaper = shaped({
  key: 'torn-paper',
  label: 'Torn paper',
  shape: 'torn',
  aspect: [0.78, 1.3],
  degrees: 1.5,
});

export const heartPhoto = shaped({
  key: 'heart',
  label: 'Heart',
  shape: 'heart',
  aspect: [1.06, 1.06],
  degrees: 0,
});

export const archPhoto = shaped({
  key: 'arch',
  label: 'Arch',
  shape: 'arch',
  aspect: [0.72, 0.86],
  degrees: 0,
});
