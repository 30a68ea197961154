import type { Direction } from '#card/text/direction.ts';
import { type Frame, inset } from '../faces/faces.ts';
import { type PaperKey, papers, safeMargin } from './paper.ts';

export const foldKeys = ['flat', 'half', 'quarter'] as const;
export type FoldKey = (typeof foldKeys)[number];

/** A part of a folded card. `first` and `second` are inside, in the order in which they are read. */
export type PanelKey = 'front' | 'back' | 'first' | 'second';

/** Where a part of the card is printed on a sheet. */
export interface Panel {
  readonly key: PanelKey;
  /** Inside the safe margin, in points. */
  readonly area: Frame;
  /** Turned by folding. */
  readonly isUpsideDown?: true;
}

/** A sheet of paper, in points. */
export interface FoldedSheet {
  readonly width: number;
  readonly height: number;
  /** Where it is folded: x of a line from top to bottom, y of one from side to side; null for none. */
  readonly folds: { readonly x: number | null; readonly y: number | null };
  /** What is printed on its front and its back. */
  readonly sides: readonly (readonly Panel[])[];
}

/** The sheet of paper for a fold. A card that is read from right to left opens at its left. */
export function foldedSheet(fold: FoldKey, paper: PaperKey, direction: Direction): FoldedSheet {
  const sheet = openedAtRight(fold, paper);
  if (direction === 'ltr') return sheet;
  const mirrored = ({ area, ...rest }: Panel): Panel => {
    return { ...rest, area: { ...area, x: sheet.width - area.x - area.width } };
  };
  return { ...sheet, sides: sheet.sides.map((panels) => panels.map(mirrored)) };
}

function openedAtRight(fold: FoldKey, paper: PaperKey): FoldedSheet {
  const { width: short, height: long } = papers[paper];
  switch (fold) {
    case 'flat': {
      const sheet = { width: long, height: short };
      const area = inset({ x: 0, y: 0, ...sheet }, safeMargin);
      return {
        ...sheet,
        folds: { x: null, y: null },
        sides: [[{ key: 'front', area }], [{ key: 'back', area }]],
      };
    }
    case 'half': {
      const sheet = { width: long, height: short };
      const at = grid(sheet, 2, 1);
      // The back of the paper is seen after it is turned over like the page of a book.
      const outside = [panel('back', at(0, 0)), panel('front', at(1, 0))];
      const inside = [panel('first', at(0, 0)), panel('second', at(1, 0))];
      return { ...sheet, folds: { x: long / 2, y: null }, sides: [outside, inside] };
    }
    case 'quarter': {
      // Folded back along the middle, then once more: what is above becomes the inside, upside down.
      const sheet = { width: short, height: long };
      const at = grid(sheet, 2, 2);
      const above = [panel('second', at(0, 0)), panel('first', at(1, 0))];
      const below = [panel('back', at(0, 1)), panel('front', at(1, 1))];
      const side = [...above.map((one) => ({ ...one, isUpsideDown: true as const })), ...below];
      return { ...sheet, folds: { x: short / 2, y: long / 2 }, sides: [side] };
    }
  }
}

function panel(key: PanelKey, frame: Frame): Panel {
  return { key, area: inset(frame, safeMargin) };
}

function grid({ width, height }: Pick<Frame, 'width' | 'height'>, columns: number, rows: number) {
  const cell = { width: width / columns, height: height / rows };
  return (column: number, row: number): Frame => ({ x: column * cell.width, y: row * cell.height, ...cell });
}
