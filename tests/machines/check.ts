/** One thing that was tried, and what came of it. */
export interface Check {
  readonly what: string;
  readonly isRight: boolean;
  /** Figures, or what went wrong. */
  readonly found: string;
}

export function print({ what, isRight, found }: Check): void {
  console.log(`${isRight ? '✓' : '✗'} ${what}: ${found}`);
}

/** Milliseconds: half of them took at most the first, all of them at most the second. */
export function middleAndMost(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, at most ${Math.round(sorted.at(-1) ?? 0)} ms`;
}
