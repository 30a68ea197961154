import type { Word } from './word.ts';

/** The words of one line and their width in em without the spaces at its end, and without a hyphen there. */
export interface WrappedLine {
  readonly words: readonly Word[];
  readonly width: number;
}

/**
 * Fills lines of at most `width` em, word after word. A word wider than a line starts a line of its own and is
 * divided; with `whole`, null is returned instead.
 */
export function wrap(words: readonly Word[], width: number, whole: boolean): readonly WrappedLine[] | null {
  const lines: WrappedLine[] = [];
  let line: Word[] = [];
  let filled = 0;
  let space = 0;
  const finish = () => {
    if (line.length > 0) lines.push({ words: line, width: filled });
    line = [];
    filled = 0;
    space = 0;
  };
  const add = (word: Word) => {
    if (filled + space + widthAtEnd(word) > width) finish();
    filled = filled + space + word.width;
    space = word.space;
    line.push(word);
  };
  for (const word of words) {
    if (word.width <= width) {
      add(word);
    } else if (whole) {
      return null;
    } else {
      finish();
      divided(word, width).forEach(add);
    }
  }
  finish();
  return lines;
}

/** A hyphen needs its space too. */
function widthAtEnd({ width, hyphen }: Word): number {
  return width + (hyphen?.width ?? 0);
}

/** The parts of a word that fit in a line; those that cannot be divided further count as fitting. */
function divided(word: Word, width: number): readonly Word[] {
  if (widthAtEnd(word) <= width) return [word];
  const parts = word.parts();
  return parts.length < 2 ? parts : parts.flatMap((part) => divided(part, width));
}

/** The same number of lines as `wrap` makes, with lengths as equal as they can be, so that no word is left alone. */
export function balance(words: readonly Word[], width: number): readonly WrappedLine[] {
  let best = wrap(words, width, false) ?? [];
  if (best.length < 2) return best;
  const count = best.length;
  const parts = words.flatMap((word) => divided(word, width));
  const total = best.reduce((sum, line) => sum + line.width, 0);
  let narrow = Math.max(total / count, ...parts.map(widthAtEnd));
  let wide = width;
  for (let step = 0; step < 8 && narrow < wide; step += 1) {
    const middle = (narrow + wide) / 2;
    const lines = wrap(parts, middle, false) ?? [];
    if (lines.length > count) {
      narrow = middle;
    } else {
      best = lines;
      wide = middle;
    }
  }
  return best;
}
