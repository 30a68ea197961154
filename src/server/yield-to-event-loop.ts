let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller is given: what keeps the thread for milliseconds waits
 * for it, so that between two pieces of such work everything else goes on. Node takes one new connection a turn, so
 * long turns are what visitors wait for first.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
