import { landscape, portrait } from '#card/faces/faces.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import type { Direction } from '#card/text/direction.ts';
import { fitText } from '#card/text/fit-text.ts';
import { placeText } from '#card/text/place-text.ts';
import type { TextPreparer } from '#card/text/prepare.ts';
import type { FoldKey, PanelKey } from './folds.ts';
import { mm } from './paper.ts';
import {
  type Drawing,
  type PrintOptions,
  pageOnPanel,
  pagesOnPanel,
  printSheets,
  type Size,
} from './print-sheets.ts';
import { qrCode } from './qr-code.ts';

/** The face whose pages are printed. */
export function printedFace(fold: FoldKey) {
  return fold === 'flat' ? landscape : portrait;
}

/** The face whose notes are printed, on sheets of their own. */
export const printedNotesFace = landscape;

export interface PrintedCard {
  /** In the face of `printedFace`. */
  readonly pages: readonly Scene[];
  /** What others wrote, in `printedNotesFace`: each page is a sheet after the card. */
  readonly notes?: readonly Scene[];
  /** The card's address for a QR code on the back; null for none. */
  readonly address: string | null;
  readonly preparer: TextPreparer;
  /** What the code is for. */
  readonly note: PrintedText;
}

/** A text of ours on paper, and the direction of its language, which is the card's. */
export interface PrintedText {
  readonly text: string;
  readonly base: Direction;
}

/** The sheets with the card. Photos are as large as in its pages; the texts of the QR code have no emoji. */
export function printCard(
  options: PrintOptions,
  { pages, notes = [], address, preparer, note }: PrintedCard,
): readonly Scene[] {
  const face = printedFace(options.fold);
  const [cover, ...inside] = pages;
  const onFirst = inside.length > 1 ? Math.floor(inside.length / 2) : 0;
  const card = printSheets({ ...options, direction: note.base }, (key, size) => {
    switch (key) {
      case 'front':
        return cover ? pageOnPanel(cover, face, size) : null;
      case 'first':
        return pagesOnPanel(inside.slice(0, onFirst), face, { ...size, direction: note.base });
      case 'second':
        return pagesOnPanel(inside.slice(onFirst), face, { ...size, direction: note.base });
      case 'back':
        return address === null ? null : qrOnPanel({ address, preparer, note }, size);
    }
  });
  const signed = notes.flatMap((page) =>
    printSheets({ ...options, fold: 'flat', direction: note.base }, (key, size) =>
      key === 'front' ? pageOnPanel(page, printedNotesFace, size) : null,
    ),
  );
  return [...card, ...signed];
}

/** The code in the lower half of the panel, and what it is for. */
export function qrOnPanel(
  { address, preparer, note }: Omit<PrintedCard, 'pages' | 'address'> & { readonly address: string },
  size: Size,
): Drawing {
  const { side, path } = qrCode(address);
  const width = 32 * mm;
  const [x, y] = [(size.width - width) / 2, size.height * 0.6];
  const scale = width / side;
  const code: SceneNode = {
    kind: 'group',
    transform: [scale, 0, 0, scale, x, y],
    children: [{ kind: 'path', d: path, fill: '#000000' }],
  };
  const below = line(note, preparer, { top: y + width, width: size.width, size: 10 });
  return { nodes: [code, ...below], symbols: {} };
}

function line(
  { text, base }: PrintedText,
  preparer: TextPreparer,
  { top, width, size }: { readonly top: number; readonly width: number; readonly size: number },
): readonly SceneNode[] {
  const box = { width, height: 2 * size, maxSize: size, minSize: 6, lineHeight: 1.2, maxLines: 1 };
  const fitted = fitText(preparer.prepare(text, { role: 'words', base }), box);
  return placeText(fitted, { x: 0, top, width, fill: '#3b2a1f' });
}

/** What stands on a sheet to try the printer with. */
export interface TestTexts {
  readonly base: Direction;
  readonly names: Readonly<Record<PanelKey, string>>;
  /** To be held against the frame, the line and the printer's settings. */
  readonly frame: string;
  readonly ruler: string;
  readonly scale: string;
}

interface TestParts {
  readonly preparer: TextPreparer;
  readonly texts: TestTexts;
}

/** Sheets to try the printer with: the name of each part, its frame, and a line to measure. */
export function testSheets(options: PrintOptions, { preparer, texts }: TestParts): readonly Scene[] {
  const { base, names } = texts;
  return printSheets({ ...options, direction: base }, (key, size) => {
    const middle = size.height / 2;
    const ruler = { x: (size.width - 50 * mm) / 2, y: middle + 24 * mm };
    const text = (words: string, top: number, points = 10) =>
      line({ text: words, base }, preparer, { top, width: size.width, size: points });
    const nodes: SceneNode[] = [
      { kind: 'rect', x: 0, y: 0, ...sized(size), stroke: { paint: '#3b2a1f', width: 0.75, dash: [4, 3] } },
      ...text(names[key], middle - 24 * mm, 24),
      ...text(texts.frame, middle - 6 * mm),
      ...text(texts.ruler, middle + 2 * mm),
      ...text(texts.scale, middle + 10 * mm),
      {
        kind: 'path',
        d: Array.from(
          { length: 6 },
          (_, index) => `M${ruler.x + index * 10 * mm} ${ruler.y - 2 * mm}v${4 * mm}`,
        )
          .concat(`M${ruler.x} ${ruler.y}h${50 * mm}`)
          .join(''),
        stroke: { paint: '#3b2a1f', width: 0.75 },
      },
    ];
    return { nodes, symbols: {} };
  });
}

function sized({ width, height }: Size): Size {
  return { width, height };
}
