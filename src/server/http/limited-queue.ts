export interface RoomSize {
  /** Pieces of work at the same moment. */
  readonly running: number;
  /** Those that may wait besides: as many as one burst of people brings. */
  readonly waiting: number;
  /** How many of these may be of one asker; all unless given. */
  readonly each?: { readonly running: number; readonly waiting: number };
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
  /** Runs the work when there is room; null when it is refused instead. `asker` is whose share it takes. */
  enter<Value>(work: () => Promise<Value>, asker?: string): Promise<Value | null>;
  counts(): { readonly running: number; readonly waiting: number };
}

/** Milliseconds after which a queue that was never empty is no burst any more: more comes than can be done. */
const burst = 500;

interface Waiting {
  readonly asker: string;
  readonly since: number;
  resolve(isAdmitted: boolean): void;
}

/** What one asker has here. */
interface Share {
  running: number;
  waiting: number;
  /** When work of theirs was last begun. */
  served: number;
}

/**
 * First come, first served, and few enough that whoever is served is served soon. A short burst may wait for
 * `patience`; in a queue that stands, those who waited for `standing` are refused, so that the others are answered
 * in time (as CoDel does with packets: RFC 8289). Among several askers each takes turns, and none has more than its
 * share: who asks for a hundred things at once is no sooner served than who asks for one.
 */
export function createRoom(size: RoomSize): Room {
  const { running: places, waiting: seats, patience, standing = patience } = size;
  const each = size.each ?? { running: places, waiting: seats };
  const queue = new Set<Waiting>();
  const shares = new Map<string, Share>();
  let running = 0;
  /** Since when somebody always waits. */
  let busySince = 0;

  function shareOf(asker: string): Share {
    const share = shares.get(asker) ?? { running: 0, waiting: 0, served: Number.NEGATIVE_INFINITY };
    shares.set(asker, share);
    return share;
  }

  function begin(asker: string): void {
    running += 1;
    const share = shareOf(asker);
    share.running += 1;
    share.served = performance.now();
  }

  function wait(asker: string): Promise<boolean> {
    const since = performance.now();
    if (queue.size === 0) busySince = since;
    shareOf(asker).waiting += 1;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        asker,
        since,
        resolve(isAdmitted) {
          clearTimeout(timer);
          queue.delete(waiting);
          shareOf(asker).waiting -= 1;
          forget(asker);
          resolve(isAdmitted);
        },
      };
      const timer = setTimeout(() => waiting.resolve(false), patience);
      queue.add(waiting);
    });
  }

  function forget(asker: string): void {
    const share = shares.get(asker);
    if (share && share.running + share.waiting === 0) shares.delete(asker);
  }

  /** Gives places that are free to those whose turn it is. */
  function serve(): void {
    const now = performance.now();
    const longest = now - busySince > burst ? standing : patience;
    for (const waiting of queue) if (now - waiting.since > longest) waiting.resolve(false);
    while (running < places) {
      let next: Waiting | null = null;
      for (const waiting of queue) {
        const share = shareOf(waiting.asker);
        if (share.running >= each.running) continue;
        if (!next || share.served < shareOf(next.asker).served) next = waiting;
      }
      if (!next) return;
      begin(next.asker);
      next.resolve(true);
    }
  }

  return {
    isFull: () => running >= places && queue.size >= seats,
    async enter(work, asker = '') {
      const share = shareOf(asker);
      if (running < places && share.running < each.running) begin(asker);
      else if (queue.size >= seats || share.waiting >= each.waiting) {
        forget(asker);
        return null;
      } else if (!(await wait(asker))) return null;
      try {
        return await work();
      } finally {
        running -= 1;
        shareOf(asker).running -= 1;
        forget(asker);
        serve();
      }
    },
    counts: () => ({ running, waiting: queue.size }),
  };
}
