export interface LimitedQueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait besides: as many as one burst brings. */
  readonly maxWaiting: number;
  /** How many of these may belong to one client; all unless given. */
  readonly perClient?: { readonly concurrency: number; readonly maxWaiting: number };
  /** The longest wait of a task; then it is refused. No limit unless given. */
  readonly timeoutMs?: number;
  /**
   * The longest wait in a queue that has not been empty for `burstMs`, `timeoutMs` unless given. Whoever waits longer then
   * only holds up the others: for work that can be asked for again by one press.
   */
  readonly overloadTimeoutMs?: number;
}

export interface LimitedQueue {
  /** Whether the next task would be refused at once. */
  isFull(): boolean;
  /** Runs the task when it is next; null when it is refused instead. `client` is whose share it takes. */
  enter<Value>(task: () => Promise<Value>, client?: string): Promise<Value | null>;
  counts(): { readonly running: number; readonly waiting: number };
}

/** A queue that is not empty for longer than this is no burst: more arrives than can be done. */
const burstMs = 500;

interface Waiting {
  readonly client: string;
  readonly since: number;
  resolve(isAdmitted: boolean): void;
}

/** The tasks of one client. */
interface Share {
  running: number;
  waiting: number;
  /** When one of them last began. */
  servedAt: number;
}

/**
 * First in, first out, and short, so that what runs did not wait long. Under lasting overload tasks that waited for
 * `overloadTimeoutMs` are refused, so that the others run in time (as CoDel does with packets: RFC 8289). The next task is
 * that of the client who was served longest ago, and none has more than its share: asking for a hundred things at once is
 * no faster than asking for one.
 */
export function createLimitedQueue(options: LimitedQueueOptions): LimitedQueue {
  const { concurrency, maxWaiting, timeoutMs = Number.POSITIVE_INFINITY } = options;
  const { overloadTimeoutMs = timeoutMs } = options;
  const perClient = options.perClient ?? { concurrency, maxWaiting };
  const queue = new Set<Waiting>();
  const shares = new Map<string, Share>();
  let running = 0;
  /** Since when the queue has not been empty. */
  let busySince = 0;

  function shareOf(client: string): Share {
    const share = shares.get(client) ?? { running: 0, waiting: 0, servedAt: Number.NEGATIVE_INFINITY };
    shares.set(client, share);
    return share;
  }

  function begin(client: string): void {
    running += 1;
    const share = shareOf(client);
    share.running += 1;
    share.servedAt = performance.now();
  }

  function wait(client: string): Promise<boolean> {
    const since = performance.now();
    if (queue.size === 0) busySince = since;
    shareOf(client).waiting += 1;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        client,
        since,
        resolve(isAdmitted) {
          clearTimeout(timer);
          queue.delete(waiting);
          shareOf(client).waiting -= 1;
          dropEmptyShare(client);
          resolve(isAdmitted);
        },
      };
      const timer = Number.isFinite(timeoutMs)
        ? setTimeout(() => waiting.resolve(false), timeoutMs)
        : undefined;
      queue.add(waiting);
    });
  }

  function dropEmptyShare(client: string): void {
    const share = shares.get(client);
    if (share && share.running + share.waiting === 0) shares.delete(client);
  }

  /** Starts what may run now. */
  function serve(): void {
    const now = performance.now();
    const longest = now - busySince > burstMs ? overloadTimeoutMs : timeoutMs;
    for (const waiting of queue) if (now - waiting.since > longest) waiting.resolve(false);
    while (running < concurrency) {
      let next: Waiting | null = null;
      for (const waiting of queue) {
        const share = shareOf(waiting.client);
        if (share.running >= perClient.concurrency) continue;
        if (!next || share.servedAt < shareOf(next.client).servedAt) next = waiting;
      }
      if (!next) return;
      begin(next.client);
      next.resolve(true);
    }
  }

  return {
    isFull: () => running >= concurrency && queue.size >= maxWaiting,
    async enter(task, client = '') {
      const share = shareOf(client);
      if (running < concurrency && share.running < perClient.concurrency) begin(client);
      else if (queue.size >= maxWaiting || share.waiting >= perClient.maxWaiting) {
        dropEmptyShare(client);
        return null;
      } else if (!(await wait(client))) return null;
      try {
        return await task();
      } finally {
        running -= 1;
        shareOf(client).running -= 1;
        dropEmptyShare(client);
        serve();
      }
    },
    counts: () => ({ running, waiting: queue.size }),
  };
}
