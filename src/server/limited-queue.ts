interface Places {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait besides: as many as one burst brings. */
  readonly maxWaiting: number;
  /** Tasks that run, and results that are still being sent: they take memory as long. No limit unless given. */
  readonly maxUnsent?: number;
}

export interface LimitedQueueOptions extends Places {
  /** How many of these may belong to one client; all unless given. */
  readonly perClient?: Places;
  /** The longest wait of a task; then it is refused. No limit unless given. */
  readonly timeoutMs?: number;
  /**
   * The longest wait in a queue that has not been empty for `burstMs`, `timeoutMs` unless given. Whoever waits longer then
   * only holds up the others: for work that can be asked for again by one press.
   */
  readonly overloadTimeoutMs?: number;
}

export interface TaskOptions {
  /** Whose share it takes; null for nobody's. */
  readonly client?: string | null;
  /** Fulfilled when the result was sent, or cannot be any more. At once unless given. */
  readonly sent?: Promise<unknown>;
}

export interface LimitedQueue {
  /** Whether the next task would be refused at once, of this client or at all. */
  isFull(client?: string | null): boolean;
  /** Runs the task when it is next; null when it is refused instead. */
  enter<Value>(task: () => Promise<Value>, options?: TaskOptions): Promise<Value | null>;
  counts(): { readonly running: number; readonly waiting: number; readonly unsent: number };
}

/** A queue that is not empty for longer than this is no burst: more arrives than can be done. */
const burstMs = 500;

interface Waiting {
  readonly client: string | null;
  readonly since: number;
  resolve(isAdmitted: boolean): void;
}

/** The tasks of one client. */
interface Share {
  running: number;
  waiting: number;
  unsent: number;
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
  const queue = new Set<Waiting>();
  const shares = new Map<string, Share>();
  /** Of all clients together. */
  const all = emptyShare();
  /** Since when the queue has not been empty. */
  let busySince = 0;

  function shareOf(client: string | null): Share {
    return (client !== null && shares.get(client)) || emptyShare();
  }

  function count(client: string | null, change: (share: Share) => void): void {
    change(all);
    if (client === null) return;
    const share = shareOf(client);
    change(share);
    if (share.running + share.waiting + share.unsent > 0) shares.set(client, share);
    else shares.delete(client);
  }

  /** Whether the client's share allows it to run one more. */
  function hasShare({ running, unsent }: Share, client: string | null): boolean {
    if (client === null || !options.perClient) return true;
    const { concurrency, maxUnsent = Number.POSITIVE_INFINITY } = options.perClient;
    return running < concurrency && running + unsent < maxUnsent;
  }

  function hasPlace(): boolean {
    const { maxUnsent = Number.POSITIVE_INFINITY } = options;
    return all.running < concurrency && all.running + all.unsent < maxUnsent;
  }

  function mayWait(client: string | null): boolean {
    if (queue.size >= maxWaiting) return false;
    return client === null || !options.perClient || shareOf(client).waiting < options.perClient.maxWaiting;
  }

  function mayBegin(client: string | null): boolean {
    return hasPlace() && hasShare(shareOf(client), client);
  }

  function begin(client: string | null): void {
    count(client, (share) => {
      share.running += 1;
      share.servedAt = performance.now();
    });
  }

  function wait(client: string | null): Promise<boolean> {
    const since = performance.now();
    if (queue.size === 0) busySince = since;
    count(client, (share) => {
      share.waiting += 1;
    });
    return new Promise((resolve) => {
      const waiting: Waiting = {
        client,
        since,
        resolve(isAdmitted) {
          clearTimeout(timer);
          queue.delete(waiting);
          count(client, (share) => {
            share.waiting -= 1;
          });
          resolve(isAdmitted);
        },
      };
      const timer = Number.isFinite(timeoutMs)
        ? setTimeout(() => waiting.resolve(false), timeoutMs)
        : undefined;
      queue.add(waiting);
    });
  }

  /** Starts what may run now. */
  function serve(): void {
    const now = performance.now();
    const longest = now - busySince > burstMs ? overloadTimeoutMs : timeoutMs;
    for (const waiting of queue) if (now - waiting.since > longest) waiting.resolve(false);
    while (hasPlace()) {
      let next: Waiting | null = null;
      for (const waiting of queue) {
        const share = shareOf(waiting.client);
        if (!hasShare(share, waiting.client)) continue;
        if (!next || share.servedAt < shareOf(next.client).servedAt) next = waiting;
      }
      if (!next) return;
      begin(next.client);
      next.resolve(true);
    }
  }

  /** The task is done, and what it made is being sent. */
  function end(client: string | null, sent: Promise<unknown> | undefined): void {
    count(client, (share) => {
      share.running -= 1;
      if (sent) share.unsent += 1;
    });
    void sent?.finally(() => {
      count(client, (share) => {
        share.unsent -= 1;
      });
      serve();
    });
    serve();
  }

  return {
    isFull: (client = null) => !mayBegin(client) && !mayWait(client),
    async enter(task, { client = null, sent } = {}) {
      if (mayBegin(client)) begin(client);
      else if (!mayWait(client) || !(await wait(client))) return null;
      try {
        return await task();
      } finally {
        end(client, sent);
      }
    },
    counts: () => ({ running: all.running, waiting: queue.size, unsent: all.unsent }),
  };
}

function emptyShare(): Share {
  return { running: 0, waiting: 0, unsent: 0, servedAt: Number.NEGATIVE_INFINITY };
}
