import { Example7_13, Example7_25, LB13, LB25, Rules } from '@cto.af/linebreak';
import { mayReorder } from './direction.ts';

/**
 * Where a line may end in a paragraph, by the Unicode line breaking algorithm (UAX #14), with two tailorings:
 * Korean words are kept whole, as Korean typesetting does, and South-East Asian
 * scripts, which write no spaces, are divided by dictionary. Offsets count UTF-16 units.
 */
export function lineBreaks(text: string): ReadonlySet<number> {
  const offsets = new Set<number>();
  for (const { position } of rules.breaks(text)) {
    if (!isInsideKoreanWord(text, position)) offsets.add(position);
  }
  for (const run of text.matchAll(unspaced)) {
    for (const { index } of words.segment(run[0])) {
      const offset = run.index + index;
      if (index > 0 && !/[ฯๆໆៗ]/.test(text.charAt(offset))) offsets.add(offset);
    }
  }
  return offsets;
}

const rules = new Rules();
// The option `example7` does the same, but finds the rules by names that a minifier changes.
rules.replaceRule(LB13.name, Example7_13);
rules.replaceRule(LB25.name, Example7_25);

const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu;

const words = new Intl.Segmenter('th', { granularity: 'word' });

function isInsideKoreanWord(text: string, offset: number): boolean {
  return offset < text.length && /^[\uac00-\ud7a3]{2}$/.test(text.slice(offset - 1, offset + 1));
}

/**
 * A line divided so that the words, fonts and line breaks of each part do not depend on its neighbours: while somebody
 * types, only the last part is prepared again. Each part but the first begins with a letter, after a space that follows
 * two letters, or a letter and a digit or mark. UAX #14 always breaks there (LB18), and a letter needs no neighbour to
 * find its font. A line that may be reordered (right to left) is one part: its directions depend on the whole line.
 */
export function independentParts(line: string): readonly string[] {
  if (mayReorder(line)) return [line];
  const [first = '', ...others] = line.split(start);
  // Digits and marks at the beginning take the font of the first letter.
  const [second = '', ...rest] = others;
  return letter.test(first) ? [first, ...others] : [first + second, ...rest];
}

/** A letter with a font of its own; some, such as the Japanese sign for a long vowel, follow their neighbours. */
const letter = /(?!\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

const start = new RegExp(`(?=${letter.source})(?<=[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{Nd},.!?;:] +)`, 'u');
