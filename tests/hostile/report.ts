import type { Product } from '../support/product.ts';
import { median, quantile } from '../support/quantile.ts';

/** What one part of an attack is to do; the same seed sends the same again. */
export interface Order {
  readonly product: Product;
  readonly count: number;
  readonly seed: number;
}

/** What one part of an attack found. */
export interface Report {
  /** How many attempts were made. */
  readonly cases: number;
  /** One line for each that did not end as it should. */
  readonly faults: readonly string[];
  /** What was measured, in words for the table. */
  readonly figures: Readonly<Record<string, string>>;
}

/** "3 / 12 / 40 ms": the middle, the slowest of a hundred, the slowest of all. */
export function times(milliseconds: readonly number[]): string {
  const [middle, late] = [median(milliseconds), quantile(milliseconds, 0.99)];
  return `${[middle, late, Math.max(0, ...milliseconds)].map(Math.round).join(' / ')} ms`;
}

/** "200: 31, 404: 7" */
export function counts(found: ReadonlyMap<string | number, number>): string {
  return [...found]
    .sort(([a], [b]) => `${a}`.localeCompare(`${b}`))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
}

export function tally<Key>(found: Map<Key, number>, key: Key): void {
  found.set(key, (found.get(key) ?? 0) + 1);
}
