import { mayReorder } from './direction.ts';

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
