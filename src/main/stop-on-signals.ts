/** Milliseconds in which a second signal counts as the same request: a terminal and npm both send theirs. */
const sameRequestMs = 2_000;

interface Stoppable {
  stop(): Promise<void>;
}

/** Stops in order when asked to, also while it still starts; at once when asked again. */
export function stopOnSignals(starting: Promise<Stoppable>): void {
  let asked: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked !== null) {
        if (performance.now() - asked > sameRequestMs) process.exit(1);
        return;
      }
      asked = performance.now();
      starting.then((product) => product.stop()).then(() => process.exit(0), exitWithError);
    });
  }
}

/** Says what went wrong, and ends the process with 1. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
