/**
 * Text as the layout takes it: paragraphs end in `\n`, tabs are spaces, ligatures that somebody copied are letters, and
 * nothing can affect other lines: no control characters, no embeddings or overrides of direction, no isolates that stay
 * open (directional marks stay), no places of objects, such as dictation leaves behind, no stray tags, no stacks of
 * combining marks.
 */
export function normaliseText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(unwanted, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(tags, '$1')
    .replace(stackedAccents, '$1')
    .replace(stackedMarks, '$1');
  return /[\u2066-\u2069]/.test(clean) ? clean.split('\n').map(closeIsolates).join('\n') : clean;
}

/** Keeps the isolates of a line that are opened and closed, and drops the other marks. */
function closeIsolates(line: string): string {
  const units = line.split('');
  const open: number[] = [];
  const kept = new Set<number>();
  units.forEach((unit, index) => {
    if (/[\u2066-\u2068]/.test(unit)) open.push(index);
    const start = unit === '\u2069' ? open.pop() : undefined;
    if (start !== undefined) kept.add(start).add(index);
  });
  return units.filter((unit, index) => kept.has(index) || !/[\u2066-\u2069]/.test(unit)).join('');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unwanted = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\ufff9-\ufffc]/g;

/** Invisible tags and selectors. Only the flags of regions and the variants of ideographs need some. */
const tags =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}])|[\u{e0000}-\u{e0fff}]/gu;

/** Three accents above each other occur in real words (Vietnamese has two), more only in decoration. */
const stackedAccents =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20dc\u20e1\u20e5-\u20ff\ufe20-\ufe2f]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20dc\u20e1\u20e5-\u20ff\ufe20-\ufe2f]+/g;

/** Burmese and Tibetan syllables carry up to seven marks. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu;

/** Where a word may be divided. */
export const softHyphen = '\u00ad';

/** The text in one line to draw, without line breaks and without spaces at its ends. What no-break blanks join stays so. */
export function drawnLine(text: string): string {
  return visible(
    normaliseText(text).replace(/\s+/gu, (run) => (/^[\u00a0\u202f]+$/.test(run) ? run.charAt(0) : ' ')),
  );
}

/** The same to be said and written elsewhere, where nothing divides words. */
export function oneLine(text: string): string {
  return drawnLine(text).replaceAll(softHyphen, '').replace(/\s/gu, ' ');
}

/** The text without spaces at its ends; empty when all of its characters are invisible, an empty Braille cell too. */
export function visible(text: string): string {
  return /[^\s\u2800\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(text) ? text.trim() : '';
}

/**
 * A text that somebody typed, such as a name, for use in a plain text sentence (title, label, mail). One line, isolated
 * when it has characters written from right to left, so that it cannot reorder the words around it.
 */
export function isolatedLine(text: string): string {
  const line = oneLine(text);
  return rightToLeft.test(line) && !/^\u2068[^\u2066-\u2069]*\u2069$/.test(line) ? isolate(line) : line;
}

/** The blocks of scripts from right to left, and the marks that `normaliseText` keeps. */
const rightToLeft =
  /[\u0590-\u08ff\u200e\u200f\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Adds Unicode isolates: the direction of the text neither follows nor changes that of the sentence around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
