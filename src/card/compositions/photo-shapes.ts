import type { SceneNode } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';
import { classic } from './classic/classic.ts';
import { mosaic } from './collage.ts';
import type { Arrangement, Composition, Elements, PhotoFrame, Proportions } from './composition.ts';
import { edgeSlots } from './edge-slots.ts';
import { stripOf } from './extras.ts';
import { marginSlots } from './margin-slots.ts';
import { photoPages } from './photo-cover.ts';
import { insideSheet } from './photo-first.ts';
import { sheetFrame, sheetOf } from './sheets.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** The first photo of a card, the receiver's if there is one, and the others. */
interface Led {
  readonly lead: Proportions;
  readonly others: readonly Proportions[];
  /** The two where they belong in an arrangement. */
  readonly place: (lead: PhotoFrame, others: NonNullable<Arrangement['photos']>) => Placed;
}

type Placed = Pick<Arrangement, 'photo' | 'photos'>;

function led({ photo, photos }: Elements): Led | null {
  const [first, ...rest] = photos;
  if (photo)
    return { lead: photo, others: photos, place: (frame, others) => ({ photo: frame, photos: others }) };
  if (!first) return null;
  const place = (frame: PhotoFrame, others: NonNullable<Arrangement['photos']>) => ({
    photo: null,
    photos: [{ ...frame, index: 0 }, ...others.map((other) => ({ ...other, index: other.index + 1 }))],
  });
  return { lead: first, others: rest, place };
}

/** The photo over the whole cover; on a wide card over two fifths of it, to its edges. Without one, the classic card. */
export const fullPhoto: Composition = {
  key: 'full-photo',
  label: 'Full photo',
  photos: { min: 1, max: 6 },
  slots: marginSlots,
  arrange(given, face) {
    if (!led(given) || face.key !== 'landscape') return classic.arrange(given, face);
    return onePage(given, (own) => edgeToEdge(own, face));
  },
};

function edgeToEdge(given: Elements, { core, calm }: Face): Arrangement {
  const picture = { ...core, width: core.width * (0.22 + 0.19 * given.display) };
  const x = picture.x + picture.width + 44;
  const zone = { x, y: calm.y + 16, width: calm.x + calm.width - x, height: calm.height - 32 };
  const set = setWords(given, zone, { heading: 76, message: [50, 36], from: 31, gap: 26 });
  const pictured = mosaic(given, picture, 124);
  const age = pictured.age && inCore(pictured.age, core);
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
      const photos = led(given);
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
  readonly photos: Led;
  readonly look: Pick<ShapedPhoto, 'shape' | 'aspect' | 'degrees'>;
}

function beside(given: Elements, face: Face, { photos, look }: Shown): Arrangement {
  const sheet = sheetFrame(face);
  const { core } = face;
  const box = {
    x: core.x + 26,
    y: core.y + 40,
    width: core.width * (0.28 + 0.23 * given.display),
    height: core.height - 80,
  };
  const frame = shapedIn(photos.lead, box, look);
  const x = frame.x + frame.width + 40;
  const strip = photos.others.length > 0 ? 150 * given.display : 0;
  const zone = { x, y: sheet.y + 48, width: sheet.x + sheet.width - 48 - x, height: sheet.height - 96 };
  const words = { ...zone, height: zone.height - (strip > 0 ? strip + 26 : 0) };
  const set = setWords(given, words, { heading: 76, message: [50, 38], from: 31, gap: 26 });
  const below = set.bounds.y + set.bounds.height + 26;
  return {
    ...set,
    ...photos.place(frame, stripOf(photos.others, { ...zone, y: below, height: strip })),
    age: given.age && inCore(onCornerOf(frame, 116), core),
    papers: sheetOf(sheet),
    bounds: core,
  };
}

/** Of a cover's height, for its photo; the heading alone is below it. */
const coverShare = 0.72;

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
    height: core.height * coverShare * (0.4 + 0.6 * given.display),
  };
  const frame = shapedIn(photos.lead, box, look);
  const y = frame.y + frame.height + 12 * px;
  const words = {
    x: sheet.x + 56,
    y,
    width: sheet.width - 112,
    height: sheet.y + sheet.height - 12 * px - y,
  };
  const set = setWords(given, words, {
    heading: 36 * px,
    message: [0, 0],
    from: 0,
    gap: 10 * px,
  });
  return {
    ...set,
    ...photos.place(frame, []),
    age: given.age && inCore(onCornerOf(frame, 50 * px), core),
    papers: sheetOf(sheet),
    bounds: core,
  };
}

/** The greatest frame of the shape in the box, in its middle. */
function shapedIn(
  { width, height }: Proportions,
  box: Frame,
  { shape, aspect: [narrow, wide], degrees }: Shown['look'],
): PhotoFrame {
  const aspect = clamp(width / height, narrow, wide);
  const own = Math.min(box.height, box.width / aspect);
  const size = { width: own * aspect, height: own };
  return {
    x: box.x + (box.width - size.width) / 2,
    y: box.y + (box.height - size.height) / 2,
    ...size,
    degrees,
    shape,
  };
}

/** A rosette on the lower right corner, inside the frame; on the edge of a heart. */
function onCornerOf({ x, y, width, height, shape }: PhotoFrame, size: number): Frame {
  if (shape === 'heart')
    return { x: x + width * 0.78 - size / 2, y: y + height * 0.76 - size / 2, width: size, height: size };
  return { x: x + width - size * 1.08, y: y + height - size * 1.08, width: size, height: size };
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
    const photos = led(given);
    if (!photos) return classic.arrange(given, face);
    if (face.key === 'landscape') return onePage(given, (own) => stripBeside(own, face, photos));
    return coverAndInside(given, face, {
      draw: (own, { px }) => stripAbove(own, face, { photos, px: px(1) }),
      inside: () => insideSheet(face),
      hasCover: true,
    });
  },
};

function stripBeside(given: Elements, face: Face, photos: Led): Arrangement {
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
  { photos, px }: { readonly photos: Led; readonly px: number },
): Arrangement {
  const { core } = face;
  const sheet = sheetFrame(face);
  const bottom = core.y + core.height * coverShare * (0.4 + 0.6 * given.display);
  const band = { ...core, x: core.x + 60, width: core.width - 120, height: bottom - core.y };
  const y = bottom + 12 * px;
  const words = {
    x: sheet.x + 56,
    y,
    width: sheet.width - 112,
    height: sheet.y + sheet.height - 12 * px - y,
  };
  const set = setWords(given, words, {
    heading: 36 * px,
    message: [0, 0],
    from: 0,
    gap: 10 * px,
  });
  return filmed(given, { set, photos, band, sheet, core, rosetteSize: 48 * px });
}

interface Filmed {
  readonly set: ReturnType<typeof setWords>;
  readonly photos: Led;
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
    age: given.age && inCore(onCornerOf(first, rosetteSize), core),
    papers: [...sheetOf(sheet), ...strips.flatMap((strip) => filmNodes(strip, side))],
    bounds: core,
  };
}

/** Not so near to an edge that printers might cut it. */
function inCore(frame: Frame, core: Frame): Frame {
  const { x, y, width, height } = inset(core, 48);
  return {
    ...frame,
    x: clamp(frame.x, x, x + width - frame.width),
    y: clamp(frame.y, y, y + height - frame.height),
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
