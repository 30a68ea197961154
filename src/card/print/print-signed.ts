import { type Frame, inset, portrait } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import { mm, type PaperKey, safeMargin } from './paper.ts';
import { type PrintedCard, qrOnPanel } from './print-card.ts';
import { pageOnPanel, pagesOnPanel, printSheets } from './print-sheets.ts';

/** What a card that others signed is printed as, besides a card with sheets of notes. */
export const signedPrints = ['booklet', 'poster'] as const;
export type SignedPrint = (typeof signedPrints)[number];

/** Both are made of pages of the portrait face, the card's and those of its notes. */
export const signedFace = portrait;

/**
 * The sheets of a booklet: two pages on each side, to be printed on both sides, laid into each other and folded once. The
 * last page has the code.
 */
export function printBooklet(
  paper: PaperKey,
  { pages, notes = [], address, preparer, note }: PrintedCard,
): readonly Scene[] {
  const read = [...pages, ...notes];
  const sheets = Math.ceil((read.length + 1) / 4);
  const last = sheets * 4 - 1;
  const options = { fold: 'half', paper, direction: note.base } as const;
  return Array.from({ length: sheets }, (_, sheet) => {
    const at = {
      front: 2 * sheet,
      first: 2 * sheet + 1,
      second: last - 2 * sheet - 1,
      back: last - 2 * sheet,
    };
    return printSheets(options, (key, size) => {
      const page = read[at[key]];
      if (page) return pageOnPanel(page, signedFace, size);
      return at[key] === last && address !== null ? qrOnPanel({ address, preparer, note }, size) : null;
    });
  }).flat();
}

/** Points, upright. */
const a3 = { width: 297 * mm, height: 420 * mm } as const;

/** All pages side by side on one large sheet. */
export function printPoster({
  pages,
  notes = [],
  note,
}: Pick<PrintedCard, 'pages' | 'notes' | 'note'>): Scene {
  const area: Frame = inset({ x: 0, y: 0, ...a3 }, safeMargin);
  const drawn = pagesOnPanel([...pages, ...notes], signedFace, { ...area, direction: note.base });
  return {
    ...a3,
    nodes: [{ kind: 'group', transform: [1, 0, 0, 1, area.x, area.y], children: drawn?.nodes ?? [] }],
    symbols: drawn?.symbols ?? {},
    description: '',
  };
}
