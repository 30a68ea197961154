import type { FaceKey } from '../faces/faces.ts';

/** CSS pixels: no text of a note is smaller on a screen of the width that `shownWidth` gives. */
export const smallestNote = 12;

/** The width in CSS pixels at which each face is read: phones show the narrow ones. */
export const shownWidth: Readonly<Record<FaceKey, number>> = { portrait: 360, square: 360, landscape: 640 };

/** How notes look where there are so many. Lengths are CSS pixels at `shownWidth`. */
export interface NoteLook {
  readonly upTo: number;
  readonly columns: Readonly<Record<FaceKey, number>>;
  readonly words: number;
  /** Of a note with a line or less. */
  readonly short: number;
  readonly name: number;
  readonly padding: number;
  /** The most that a photo or a drawing takes. */
  readonly picture: { readonly width: number; readonly height: number };
  readonly gap: number;
  readonly perPage: number;
  readonly paper: 'none' | 'pinned' | 'plain';
}

/** Half a pixel more than the least: words that are wider in a line than by themselves are set a little smaller. */
const least = smallestNote + 0.5;

/** Few stand inside as in a paper card, more on a board, very many close together. */
export const noteLooks: readonly NoteLook[] = [
  {
    upTo: 6,
    columns: { portrait: 1, square: 1, landscape: 2 },
    ...{
      words: 16,
      short: 20,
      name: 15,
      padding: 6,
      gap: 14,
      perPage: 6,
      picture: { width: 220, height: 150 },
      paper: 'none',
    },
  },
  {
    upTo: 40,
    columns: { portrait: 2, square: 2, landscape: 3 },
    ...{
      words: 13,
      short: 16,
      name: 13.5,
      padding: 10,
      gap: 10,
      perPage: 12,
      picture: { width: 240, height: 170 },
      paper: 'pinned',
    },
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    columns: { portrait: 2, square: 2, landscape: 4 },
    ...{
      words: least,
      short: 14,
      name: least,
      padding: 7,
      gap: 6,
      perPage: 20,
      picture: { width: 150, height: 100 },
      paper: 'plain',
    },
  },
];

/** Characters of a note that is set larger. */
export const shortWords = 40;
