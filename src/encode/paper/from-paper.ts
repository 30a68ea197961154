import { clearPaper, croppedToInk } from './clear-paper.ts';
import { inkStrokes } from './ink-strokes.ts';
import { levelled } from './level.ts';
import type { Corners, Pixels, Point } from './pixels.ts';
import { straighten } from './straighten.ts';

export interface Wanted {
  readonly corners: Corners;
  /** Whether the paper stays, white, or is made transparent and what is empty around the ink is cut away. */
  readonly paper: 'kept' | 'clear';
  /** Pixels of the longer side, at most. */
  readonly side: number;
}

/** What is on a photographed sheet: straight, evenly lit, cropped. */
export function fromPaper(photo: Pixels, { corners, paper, side }: Wanted): Pixels {
  const sheet = levelled(straighten(photo, corners, side));
  return paper === 'kept' ? sheet : croppedToInk(clearPaper(sheet));
}

/** The lines on it, as `inkStrokes` gives them. */
export function linesFromPaper(photo: Pixels, wanted: Omit<Wanted, 'paper'>): readonly (readonly Point[])[] {
  return inkStrokes(fromPaper(photo, { ...wanted, paper: 'clear' }));
}
