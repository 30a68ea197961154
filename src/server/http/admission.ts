import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLimitedQueue, type LimitedQueue, type LimitedQueueOptions } from '../limited-queue.ts';
import type { Logger } from '../log.ts';
import { clientNetwork } from '../request/client-address.ts';
import type { ErrorResponses } from './error-responses.ts';
import { type FindRoute, pathOf, type Work, workOf } from './route-work.ts';

/** How much of each kind of work is done at once, and how much may wait. Files of the build and cached pages wait for nothing. */
export const queues = {
  /** Rendered for this request: 5 ms of the only thread. More at once would not be done sooner. */
  page: { concurrency: 4, maxWaiting: 48, timeoutMs: 2_000, overloadTimeoutMs: 200 },
  /** Drawn: 20 ms. A gallery asks for two dozen at once, and a refused image stays empty until the page is reloaded. */
  picture: { concurrency: 2, maxWaiting: 512, timeoutMs: 10_000 },
  /**
   * Drawn for paper, in the thread for pictures: up to a second each, one after the other. Nobody prints often, so a
   * client has few places.
   */
  print: { concurrency: 1, maxWaiting: 16, perClient: { concurrency: 1, maxWaiting: 2 }, timeoutMs: 10_000 },
  /** A row or two and perhaps a file, which may come from far away. */
  light: { concurrency: 64, maxWaiting: 256, timeoutMs: 4_000 },
  /** Saves, forms, signing in. More at once would only wait for a connection to the database. */
  change: { concurrency: 16, maxWaiting: 256, timeoutMs: 4_000 },
  /** Waits up to eight seconds for the operator's writing model, and costs us nothing meanwhile. */
  wish: { concurrency: 8, maxWaiting: 16, perClient: { concurrency: 2, maxWaiting: 2 }, timeoutMs: 2_000 },
  /**
   * On disk while a phone sends it, for minutes: each takes a connection, some 100 KB of memory and at most 25 MB
   * of disk. Each client network has a share: half the phones of a school class behind one address upload at once.
   */
  upload: {
    concurrency: 96,
    maxWaiting: 96,
    perClient: { concurrency: 16, maxWaiting: 16 },
    timeoutMs: 10_000,
  },
} as const satisfies Readonly<Record<Work, LimitedQueueOptions>>;

/** Refuses what cannot be answered in time, before everybody waits for it. See decision record 0014. */
export interface Admission {
  /** Refuses a request whose queue is full; false: it may go on. Costs next to nothing. */
  refuseIfFull(request: IncomingMessage, response: ServerResponse): boolean;
  /** Does the work when its queue lets it through; null when that takes too long. */
  enter<Value>(work: Work, task: () => Promise<Value>, client?: string): Promise<Value | null>;
  /** The same for an answer, refused with a page. */
  admit(work: Work, request: Request, answer: () => Promise<Response>): Promise<Response>;
  counts(): readonly WorkCounts[];
}

/** Counts of this process; `refused` since it began. */
export interface WorkCounts {
  readonly work: Work;
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

interface AdmissionParts {
  readonly findRoute: FindRoute;
  readonly errorResponses: ErrorResponses;
  readonly log: Pick<Logger, 'warn'>;
}

/** Milliseconds between two warnings: a line for each refusal would add to the overload. */
const warningIntervalMs = 10_000;

export function createAdmission({ findRoute, errorResponses, log }: AdmissionParts): Admission {
  const names = Object.keys(queues) as Work[];
  const queueOf = new Map<Work, LimitedQueue>(names.map((work) => [work, createLimitedQueue(queues[work])]));
  const refused = new Map<Work, number>();
  let warnedAt = Number.NEGATIVE_INFINITY;

  function note(work: Work): void {
    refused.set(work, (refused.get(work) ?? 0) + 1);
    const now = performance.now();
    if (now - warnedAt < warningIntervalMs) return;
    warnedAt = now;
    log.warn({ refused: Object.fromEntries(refused) }, 'more requests than can be answered in time');
  }

  async function enter<Value>(
    work: Work,
    task: () => Promise<Value>,
    client?: string,
  ): Promise<Value | null> {
    const done = await queueOf.get(work)?.enter(async () => ({ value: await task() }), client);
    if (done) return done.value;
    note(work);
    return null;
  }

  return {
    refuseIfFull(request, response) {
      const { method = '', url = '' } = request;
      const route = findRoute(pathOf(url));
      // What no route answers may be a file of the build.
      const work = route.pattern === '/*' ? null : workOf(method, route);
      if (!work || !queueOf.get(work)?.isFull()) return false;
      note(work);
      errorResponses.send(request, response);
      return true;
    },
    enter,
    async admit(work, request, answer) {
      const client = 'perClient' in queues[work] ? clientNetwork(request.headers) : undefined;
      const isLost = () =>
        request.signal.aborted && (work === 'page' || work === 'picture' || work === 'print');
      const task = async () =>
        isLost() ? new Response(null, { status: clientClosedRequest }) : await answer();
      return (await enter(work, task, client)) ?? errorResponses.answer(request);
    },
    counts: () =>
      [...queueOf].map(([work, queue]) => ({ work, ...queue.counts(), refused: refused.get(work) ?? 0 })),
  };
}

/** For the log only: the client has left. */
const clientClosedRequest = 499;
