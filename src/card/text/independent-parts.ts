import { mayTurn } from './direction.ts';

/**
 * A line divided so that every part has the same words, fonts and line breaks whatever stands beside it: what was
 * typed before need not be looked at again. Each part but the first begins with a letter after a space that follows
 * two letters, or one and a digit or plain mark; there UAX #14 always breaks (LB18), and a letter needs no neighbour to
 * find its font. A line that may turn around is one part: its directions are found in the whole of it.
 */
export function independentParts(line: string): readonly string[] {
  if (mayTurn(line)) return [line];
  const [first = '', ...others] = line.split(start);
  // Digits and marks at the beginning take the font of the first letter.
  const [second = '', ...rest] = others;
  return letter.test(first) ? [first, ...others] : [first + second, ...rest];
}

/** A letter with a font of its own; some, such as the Japanese sign for a long vowel, follow their neighbours. */
const letter = /(?!\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

const start = new RegExp(`(?=${letter.source})(?<=[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{Nd},.!?;:] +)`, 'u');
