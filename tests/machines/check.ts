import { median } from '#tests/support/quantile.ts';

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
  return `median ${Math.round(median(times))} ms, at most ${Math.round(Math.max(...times))} ms`;
}
