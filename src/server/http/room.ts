export interface RoomSize {
  /** Pieces of work at the same moment. */
  readonly running: number;
  /** Those that may wait besides: as many as one burst of people brings. */
  readonly waiting: number;
  /** Milliseconds after which nobody waits on. */
  readonly patience: number;
  /**
   * Milliseconds that are worth waiting for in a queue that is no burst any more, `patience` unless given. Whoever waited
   * longer would only hold up the others: for what can be asked for again by one press.
   */
  readonly standing?: number;
}

export interface Room {
  /** Whether the next one would be refused at once. */
  isFull(): boolean;
  /** Runs the work when there is room; null when it is refused instead. */
  enter<Value>(work: () => Promise<Value>): Promise<Value | null>;
  counts(): { readonly running: number; readonly waiting: number };
}

/** Milliseconds after which a queue that was never empty is no burst any more: more comes than can be done. */
const burst = 500;

type Pass = (isAdmitted: boolean) => void;

/**
 * First come, first served, and few enough that whoever is served is served soon. A short burst may wait for
 * `patience`; in a queue that stands, those who waited for `standing` are refused, so that the others are answered
 * in time (as CoDel does with packets: RFC 8289).
 */
export function createRoom({
  running: places,
  waiting: seats,
  patience,
  standing = patience,
}: RoomSize): Room {
  const queue = new Map<Pass, { readonly since: number; readonly timer: NodeJS.Timeout }>();
  let running = 0;
  /** Since when somebody always waits. */
  let busySince = 0;

  function wait(): Promise<boolean> {
    if (queue.size === 0) busySince = performance.now();
    return new Promise((resolve) => {
      const pass: Pass = (isAdmitted) => {
        clearTimeout(timer);
        queue.delete(pass);
        resolve(isAdmitted);
      };
      const timer = setTimeout(pass, patience, false);
      queue.set(pass, { since: performance.now(), timer });
    });
  }

  /** Gives the place that became free to the first who did not wait for too long. */
  function leave(): void {
    running -= 1;
    const now = performance.now();
    const longest = now - busySince > burst ? standing : patience;
    for (const [pass, { since }] of queue) {
      const isAdmitted = now - since <= longest;
      if (isAdmitted) running += 1;
      pass(isAdmitted);
      if (isAdmitted) return;
    }
  }

  return {
    isFull: () => running >= places && queue.size >= seats,
    async enter(work) {
      if (running < places) running += 1;
      else if (queue.size >= seats || !(await wait())) return null;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    counts: () => ({ running, waiting: queue.size }),
  };
}
