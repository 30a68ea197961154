import type { Logger } from '../log.ts';

/** Milliseconds between two warnings: a line for each refusal would add to the overload. */
const warningIntervalMs = 10_000;

/** Logs a warning, unless it logged one a moment ago. */
export function createThrottledWarning(log: Pick<Logger, 'warn'>): (fields: object, message: string) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (fields, message) => {
    const now = performance.now();
    if (now - warnedAt < warningIntervalMs) return;
    warnedAt = now;
    log.warn(fields, message);
  };
}
