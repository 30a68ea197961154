let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets. Work that takes the thread for milliseconds waits for
 * it, so that everything else goes on between two pieces of such work. Node accepts one connection per turn, so long turns
 * make new visitors wait first.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
