/** Bytes a second. A phone with a bad connection sends 10,000; a client far below that only takes a place. */
const minRate = 4_000;

/** Milliseconds in which nothing need come: a phone changes its cell, or goes through a tunnel. */
const maxPauseMs = 30_000;

/** The body came more slowly than `minRate` for longer than `maxPauseMs`. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/**
 * A body piece by piece, as long as it comes at the least rate. What comes faster makes up for a later pause, but never
 * for more than one: else the last bytes of a large body could take hours. Time in which the reader is busy does not count.
 */
export async function* readAtRate(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  let remainingMs = maxPauseMs;
  try {
    for (;;) {
      const started = performance.now();
      const { done, value } = await withTimeout(remainingMs, reader.read());
      if (done) return;
      remainingMs = Math.min(
        maxPauseMs,
        remainingMs - (performance.now() - started) + (value.length / minRate) * 1000,
      );
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(new TooSlow('The body came too slowly.')), milliseconds);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
