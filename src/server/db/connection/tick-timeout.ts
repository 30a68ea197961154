const tickMs = 125;

/**
 * Calls `onTimeout` after some milliseconds unless the returned function is called before. It counts ticks, and none
 * come while this process stands still: after a stall of the whole machine the server has its full time to answer.
 */
export function withTimeout(timeoutMs: number, onTimeout: () => void): () => void {
  let ticksLeft = Math.ceil(timeoutMs / tickMs);
  let isCancelled = false;
  const timer = setInterval(() => {
    ticksLeft -= 1;
    // Answers that have arrived are read first.
    if (ticksLeft === 0) setImmediate(() => isCancelled || onTimeout());
  }, tickMs);
  return () => {
    isCancelled = true;
    clearInterval(timer);
  };
}

/** Whether the work ends within the timeout. Rejects as the work does. */
export async function withinTime(work: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let cancel = () => {};
  const late = new Promise<boolean>((resolve) => {
    cancel = withTimeout(timeoutMs, () => resolve(false));
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    cancel();
  }
}
