import type { SceneNode } from '#card/scene/scene.ts';
import type { Face, Frame } from '../faces/faces.ts';
import { classic } from './classic/classic.ts';
import type { Arrangement, Composition, Elements, PhotoFrame } from './composition.ts';
import {
  insideSafeMargin,
  type LeadPhoto,
  leadPhotoOf,
  photoShareOfCover,
  rosetteOnCorner,
  setCoverHeading,
} from './lead-photo.ts';
import { insideSheet } from './photo-first.ts';
import { sheetFrame, sheetOf } from './sheets.ts';
import { edgeSlots } from './slots.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** How many pictures stand under each other in each strip, by the number of photos. */
const stripPlans: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [2, 2], [3, 2], [3, 3]];

/** The photos as pictures of a film, in one strip or in two. */
export const filmStrip: Composition = {
  key: 'film-strip',
  label: 'Film strip',
  photos: { min: 1, max: 6 },
  hasPaper: true,
  showsPhotos: true,
  slots: edgeSlots,
  arrange(given, face) {
    const photos = leadPhotoOf(given);
    if (!photos) return classic.arrange(given, face);
    if (face.key === 'landscape') return onePage(given, (own) => stripBeside(own, face, photos));
    return coverAndInside(given, face, {
      draw: (own, { px }) => stripAbove(own, face, { photos, px: px(1) }),
      inside: () => insideSheet(face),
      hasCover: true,
    });
  },
};

function stripBeside(given: Elements, face: Face, photos: LeadPhoto): Arrangement {
  const { core } = face;
  const sheet = sheetFrame(face);
  const band = { ...core, x: core.x + 40, width: core.width * (0.26 + 0.21 * given.display) };
  const x = band.x + band.width + 40;
  const words = { x, y: sheet.y + 48, width: sheet.x + sheet.width - 48 - x, height: sheet.height - 96 };
  const set = setWords(given, words, { heading: 76, message: [50, 38], from: 31, gap: 26 });
  return filmed(given, { set, photos, band, sheet, core, rosetteSize: 110 });
}

function stripAbove(
  given: Elements,
  face: Face,
  { photos, px }: { readonly photos: LeadPhoto; readonly px: number },
): Arrangement {
  const { core } = face;
  const sheet = sheetFrame(face);
  const bottom = core.y + core.height * photoShareOfCover * (0.4 + 0.6 * given.display);
  const band = { ...core, x: core.x + 60, width: core.width - 120, height: bottom - core.y };
  const set = setCoverHeading(given, sheet, { under: bottom, px });
  return filmed(given, { set, photos, band, sheet, core, rosetteSize: 48 * px });
}

interface Filmed {
  readonly set: ReturnType<typeof setWords>;
  readonly photos: LeadPhoto;
  readonly band: Frame;
  readonly sheet: Frame;
  readonly core: Frame;
  readonly rosetteSize: number;
}

/** One or two strips in the band, and in them the photos from above. */
function filmed(given: Elements, { set, photos, band, sheet, core, rosetteSize }: Filmed): Arrangement {
  const count = photos.others.length + 1;
  const plan = count === 3 && band.height > band.width ? [3] : (stripPlans[count] ?? [3, 3]);
  const gap = 18;
  const width = (band.width - gap * (plan.length - 1)) / plan.length;
  const strips = plan.map((_, index) => ({ ...band, x: band.x + index * (width + gap), width }));
  const side = Math.max(26, width * 0.085);
  const frames = plan.flatMap((rows, column): readonly PhotoFrame[] => {
    const strip = strips[column] as Frame;
    const height = (strip.height - 14 * (rows + 1)) / rows;
    return Array.from({ length: rows }, (_, row) => ({
      x: strip.x + side,
      y: strip.y + 14 + row * (height + 14),
      width: strip.width - 2 * side,
      height,
      degrees: 0,
      shape: 'plain',
    }));
  });
  const [first, ...rest] = frames as [PhotoFrame, ...PhotoFrame[]];
  return {
    ...set,
    ...photos.place(
      first,
      rest.slice(0, photos.others.length).map((frame, index) => ({ ...frame, index })),
    ),
    age: given.age && insideSafeMargin(rosetteOnCorner(first, rosetteSize), core),
    papers: [...sheetOf(sheet), ...strips.flatMap((strip) => filmNodes(strip, side))],
    bounds: core,
  };
}

/** Black celluloid with its holes. It comes from above the card, where some screens show more of the picture. */
function filmNodes(band: Frame, side: number): readonly SceneNode[] {
  const strip = { ...band, y: 0, height: band.y + band.height };
  const [width, height] = [side * 0.5, side * 0.62];
  const count = Math.floor(strip.height / (height * 1.9));
  const step = strip.height / count;
  const holes = Array.from({ length: count }, (_, index) => {
    const y = Math.round(strip.y + step * (index + 0.5) - height / 2);
    return [strip.x + (side - width) / 2, strip.x + strip.width - (side + width) / 2].map(
      (x): SceneNode => ({
        kind: 'rect',
        x: Math.round(x),
        y,
        width: Math.round(width),
        height: Math.round(height),
        radius: Math.round(width * 0.22),
        fill: '#fffaf2',
      }),
    );
  });
  return [
    { kind: 'rect', ...strip, x: strip.x + 7, fill: '#2b1d1426' },
    { kind: 'rect', ...strip, fill: '#17130f' },
    ...holes.flat(),
  ];
}
