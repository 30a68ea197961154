import type { Font } from '#card/scene/scene.ts';
import type { Direction } from './direction.ts';
import type { Extent } from './extents.ts';
import type { PreparedText } from './prepare.ts';
import { type Line, setLine } from './runs.ts';
import { balance, wrap } from './wrap.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
  /** The smallest readable size. Only a text that does not fit at this size becomes smaller. */
  readonly minSize: number;
  /** Times the size. Scripts that need more get more. */
  readonly lineHeight: number;
  readonly maxLines?: number;
  /** Words are not broken while the size is at least this share of the size with broken words. */
  readonly keepWords?: number;
}

/** A text at its size, broken into lines; lengths in user units, widths of runs in em. */
export interface FittedText {
  readonly size: number;
  readonly weight: Font['weight'];
  /** The direction of its first paragraph. */
  readonly direction: Direction;
  readonly paragraphs: readonly FittedParagraph[];
  readonly lineCount: number;
  /** The width of the widest line. */
  readonly width: number;
  /** From the top of the first line to the bottom of the last. */
  readonly height: number;
}

export interface FittedParagraph {
  /** Empty for a blank line. */
  readonly lines: readonly Line[];
  readonly direction: Direction;
  readonly extent: Extent;
  /** The height of each line, or of the blank line. */
  readonly lineHeight: number;
}

/** In a box without height or width no text fits: the search ends here. */
const leastSize = 0.1;

/** Sizes are tried in halves of a unit. */
const step = 0.5;

/** The height of a blank line as a share of a full one, and the greatest number of blank lines in a row. */
const blankLine = 0.6;
const blankLines = 3;

/** A slightly smaller text is better than a broken word, a much smaller one is not. */
const keepWords = 0.82;

/**
 * The text at the greatest size at which it fits the box, in balanced lines. Nothing is ever cut: what does not
 * fit at `minSize` is set smaller.
 */
export function fitText(text: PreparedText, box: Box): FittedText {
  let size = fittingTextSize(text, box);
  let fitted = setAt(text, box, size);
  // Only now are kerning between words and joins between broken characters measured.
  while (fitted.width > box.width && size > leastSize) {
    size = size > 2 * step ? size - step : size * 0.94;
    fitted = setAt(text, box, size);
  }
  return fitted;
}

/** The size `fitText` begins with: for choosing between boxes without setting the text in each. */
export function fittingTextSize(text: PreparedText, box: Box): number {
  const whole = greatestSize(text, box, true);
  const widest = Math.max(0, ...text.paragraphs.map((paragraph) => paragraph.widest));
  const isHeldByWord = whole < box.maxSize && widest * (whole + step) > box.width;
  const broken = whole === 0 || isHeldByWord ? greatestSize(text, box, false) : whole;
  if (whole >= Math.max(box.minSize, broken * (box.keepWords ?? keepWords))) return whole;
  let size = broken || box.minSize;
  while (size > leastSize && !fits(text, box, size, false)) size *= 0.94;
  return size;
}

/** The greatest size from `minSize` to `maxSize` at which the text fits; 0 when it does at none. */
function greatestSize(text: PreparedText, box: Box, whole: boolean): number {
  if (fits(text, box, box.maxSize, whole)) return box.maxSize;
  let low = 0;
  let high = Math.ceil((box.maxSize - box.minSize) / step);
  if (!fits(text, box, box.minSize, whole)) return 0;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(text, box, box.minSize + middle * step, whole)) low = middle;
    else high = middle;
  }
  return box.minSize + low * step;
}

function fits({ paragraphs }: PreparedText, box: Box, size: number, whole: boolean): boolean {
  const width = box.width / size;
  let height = 0;
  let count = 0;
  let blanks = 0;
  for (const { words, length, extent } of paragraphs) {
    const lines = length <= width ? Math.min(words.length, 1) : wrap(words, width, whole)?.length;
    if (lines === undefined) return false;
    blanks = lines === 0 ? blanks + 1 : 0;
    count += lines;
    if (blanks <= blankLines) height += size * (lines || blankLine) * lineHeightFor(extent, box.lineHeight);
    if (height > box.height || count > (box.maxLines ?? Number.POSITIVE_INFINITY)) return false;
  }
  return true;
}

function setAt(text: PreparedText, box: Box, size: number): FittedText {
  const paragraphs: FittedParagraph[] = [];
  let blanks = 0;
  for (const { words, extent, direction } of text.paragraphs) {
    const lines = balance(words, box.width / size).map((line) => setLine(line, text));
    blanks = lines.length === 0 ? blanks + 1 : 0;
    const lineHeight = size * lineHeightFor(extent, box.lineHeight) * (lines.length === 0 ? blankLine : 1);
    if (blanks <= blankLines) paragraphs.push({ lines, direction, extent, lineHeight });
  }
  return {
    size,
    weight: text.weight,
    direction: text.paragraphs[0]?.direction ?? 'ltr',
    paragraphs,
    width: Math.max(0, ...paragraphs.flatMap(({ lines }) => lines.map((line) => line.width * size))),
    lineCount: paragraphs.reduce((sum, { lines }) => sum + lines.length, 0),
    height: paragraphs.reduce((sum, { lines, lineHeight }) => sum + (lines.length || 1) * lineHeight, 0),
  };
}

/** Tall scripts get the height of their ink and a small gap. */
function lineHeightFor(extent: Extent, lineHeight: number): number {
  return Math.max(lineHeight, extent.ascent + extent.descent + 0.05);
}
