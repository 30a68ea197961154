/**
 * Runs work for all who ask at the same time. A run under way may be too early for a new caller: all who call meanwhile
 * share the next one.
 */
export function createSharedRun<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  return () => {
    next ??= current.then(() => {
      next = null;
      const run = work();
      current = run.catch(() => {});
      return run;
    });
    return next;
  };
}
