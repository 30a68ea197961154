/** The middle of some measurements; of an even number of them the higher middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this share of the measurements stays under; `share` is 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
