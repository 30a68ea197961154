import bidiFactory, { type Bidi } from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

// The package's types say `default` where Node sees the factory itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Characters that can change the direction of a line. Texts without one skip the algorithm. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u061c\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** False for texts that read from left to right in a paragraph that does. */
export function mayReorder(text: string): boolean {
  return rightToLeft.test(text);
}

/** The direction of the first letter, or null for a text without letters. */
export function firstStrong(text: string): Direction | null {
  const found = /[\p{L}\u200e\u200f\u061c]/u.exec(text);
  return found && (rightToLeft.test(found[0]) ? 'rtl' : 'ltr');
}

/**
 * The embedding level of each cluster of a paragraph by the Unicode bidirectional algorithm (UAX #9): odd
 * levels read from right to left. Pictures are neutral, as emoji are (flags too, whose letters would be strong).
 */
export function levels(
  clusters: readonly string[],
  isPicture: readonly boolean[],
  base: Direction,
): readonly number[] {
  if (base === 'ltr' && !clusters.some((cluster) => rightToLeft.test(cluster))) return clusters.map(() => 0);
  const placeholders = clusters
    .map((cluster, index) => bidiPlaceholder(cluster, isPicture[index] === true))
    .join('');
  return [...bidi.getEmbeddingLevels(placeholders, base).levels];
}

/** One unit for each cluster with the same bidirectional class: the algorithm's tables know no surrogate pairs. */
function bidiPlaceholder(cluster: string, isPicture: boolean): string {
  if (isPicture) return '\u2603';
  const point = cluster.codePointAt(0) ?? 0;
  if (point <= 0xffff) return cluster.charAt(0);
  if (/^\p{L}/u.test(cluster)) return rightToLeft.test(cluster) ? '\u05d0' : 'a';
  return /^\p{Nd}/u.test(cluster) ? '1' : '\u2603';
}

/** Indices of one line's pieces from left to right, given their levels in reading order (rule L2). */
export function visualOrder(pieceLevels: readonly number[]): readonly number[] {
  const order = pieceLevels.map((_, index) => index);
  const highest = Math.max(0, ...pieceLevels);
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && (pieceLevels[order[end] as number] as number) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
