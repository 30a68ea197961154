import { type Face, type Frame, inset } from '../faces/faces.ts';
import { bigWords } from './big-words.ts';
import type { Arrangement, Composition, Elements, PhotoFrame } from './composition.ts';
import { squareAt } from './extras.ts';
import { insideSheet } from './photo-first.ts';
import { sheetFrame, sheetOf } from './sheets.ts';
import { edgeSlots } from './slots.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** All photos but the sender's in one picture, edge to edge; the words beside or below it. */
export const collage: Composition = {
  key: 'collage',
  label: 'Collage',
  photos: { min: 2, max: 6 },
  hasPaper: true,
  showsPhotos: true,
  slots: edgeSlots,
  arrange: (given, face) => {
    if (!given.photo && given.photos.length === 0) return bigWords.arrange(given, face);
    if (face.key === 'landscape') return onePage(given, (own) => beside(own, sheetFrame(face)));
    return coverAndInside(given, face, {
      draw: (own, { px }) => above(own, face, px(1)),
      inside: () => insideSheet(face),
    });
  },
};

function beside(given: Elements, sheet: Frame): Arrangement {
  const border = 18;
  const inner = inset(sheet, border);
  const picture = { ...inner, width: inner.width * (0.36 + 0.2 * given.display) };
  const words = {
    x: picture.x + picture.width + 44,
    y: inner.y + 44,
    width: inner.width - picture.width - 88,
    height: inner.height - 88,
  };
  const set = setWords(given, words, { heading: 72, message: [48, 38], from: 31, gap: 26 });
  return { ...set, ...mosaic(given, picture, 96), papers: sheetOf(sheet, '#ffffff', 4), bounds: sheet };
}

function above(given: Elements, face: Face, px: number): Arrangement {
  const sheet = sheetFrame(face);
  const inner = inset(sheet, 16);
  const share = face.key === 'square' ? (given.message ? 0.44 : 0.66) : given.message ? 0.5 : 0.7;
  const picture = { ...inner, height: inner.height * share * given.display };
  const words = {
    x: inner.x + 44,
    y: picture.y + picture.height + 12 * px,
    width: inner.width - 88,
    height: inner.height - picture.height - 22 * px,
  };
  const set = setWords(given, words, {
    heading: 32 * px,
    message: [24 * px, 20 * px],
    from: 15 * px,
    gap: 9 * px,
  });
  return { ...set, ...mosaic(given, picture, 46 * px), papers: sheetOf(sheet, '#ffffff', 4), bounds: sheet };
}

/** How many photos each row has, by their number: for a wide and for a tall picture. */
const rows = {
  wide: [[], [1], [2], [1, 2], [2, 2], [2, 3], [2, 2, 2]],
  tall: [[], [1], [1, 1], [1, 2], [2, 2], [2, 1, 2], [2, 2, 2]],
  /** Where rows of those would be so low that faces are cut. Cards from before there were covers keep them. */
  low: [[], [1], [2], [3], [4], [2, 3], [3, 3]],
} satisfies Readonly<Record<string, readonly (readonly number[])[]>>;

function rowsOf({ width, height }: Frame, count: number, largePhotos: boolean): readonly number[] {
  if (width <= height * 1.15) return rows.tall[count] ?? [];
  const isLow = largePhotos && (width > height * 1.8 || count === 6);
  return rows[isLow ? 'low' : 'wide'][count] ?? [];
}

/** The frames of so many photos in rows, the first a little higher. */
export function mosaicFrames(frame: Frame, count: number, largePhotos = true): readonly PhotoFrame[] {
  const gap = 12;
  const plan = rowsOf(frame, count, largePhotos);
  const weights = plan.map((_, index) => (index === 0 && plan.length > 1 ? 1.2 : 1));
  const unit = (frame.height - gap * (plan.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  let y = frame.y;
  return plan.flatMap((columns, row): readonly PhotoFrame[] => {
    const height = unit * (weights[row] ?? 1);
    const width = (frame.width - gap * (columns - 1)) / columns;
    const top = y;
    y += height + gap;
    return Array.from({ length: columns }, (_, column) => ({
      x: frame.x + column * (width + gap),
      y: top,
      width,
      height,
      degrees: 0,
      shape: 'plain',
    }));
  });
}

/** The photos of a card, edge to edge. The receiver's is the first. */
export function mosaic(
  given: Elements,
  frame: Frame,
  rosetteSize: number,
): Pick<Arrangement, 'photo' | 'photos'> & { readonly age: Frame | null } {
  const frames = mosaicFrames(frame, given.photos.length + (given.photo ? 1 : 0), given.largePhotos);
  const [first, ...rest] = frames;
  const others = given.photo ? rest : frames;
  return {
    photo: given.photo && first ? first : null,
    photos: given.photos.flatMap((_, index) => {
      const own = others[index];
      return own ? [{ ...own, index }] : [];
    }),
    age:
      given.age &&
      squareAt(
        frame.x + frame.width - rosetteSize - 20,
        frame.y + frame.height - rosetteSize - 20,
        rosetteSize,
      ),
  };
}
