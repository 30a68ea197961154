import type { Frame } from '../faces/faces.ts';

/** Points in a millimetre; sheets are measured in points, as PDF does. */
export const mm = 72 / 25.4;

export const paperKeys = ['a4', 'letter'] as const;
export type PaperKey = (typeof paperKeys)[number];

/** Points, upright. */
export const papers: Readonly<Record<PaperKey, Pick<Frame, 'width' | 'height'>>> = {
  a4: { width: 210 * mm, height: 297 * mm },
  letter: { width: 612, height: 792 },
};

/** Home printers leave four to five millimetres white and feed a sheet askew by one. */
export const safeMargin = 8 * mm;
