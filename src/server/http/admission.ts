import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLimitedQueue, type LimitedQueue, type LimitedQueueOptions } from '../limited-queue.ts';
import type { Logger } from '../log.ts';
import type { ClientFinder } from '../request/client-address.ts';
import type { Work } from '../routes.ts';
import type { ErrorResponses } from './error-responses.ts';
import { type FindRoute, pathOf, workOf } from './found-route.ts';
import { createThrottledWarning } from './throttled-warning.ts';

/**
 * How much of each kind of work is done at once, how much may wait, and how many answers may be on their way to clients:
 * until an answer was sent it takes memory. A client network has a share of each, as large as a school class needs, so
 * that nobody alone takes all of it. Files of the build and cached pages wait for nothing.
 */
export const queues = {
  /** Rendered for this request: 5 ms of the only thread. More at once would not be done sooner. */
  page: {
    concurrency: 4,
    maxWaiting: 64,
    maxUnsent: 256,
    perClient: { concurrency: 3, maxWaiting: 32, maxUnsent: 32 },
    timeoutMs: 2_000,
    overloadTimeoutMs: 200,
  },
  /** Drawn: 20 ms. A gallery asks for two dozen at once, and a refused image stays empty until the page is reloaded. */
  picture: {
    concurrency: 2,
    maxWaiting: 1_024,
    maxUnsent: 512,
    perClient: { concurrency: 2, maxWaiting: 384, maxUnsent: 96 },
    timeoutMs: 10_000,
  },
  /**
   * Files of some megabytes, made in the thread for pictures or of many photos: up to a second each, one after the other.
   * Nobody asks for them often, so a client has few places. Each is made once for all who ask for it.
   */
  download: {
    concurrency: 2,
    maxWaiting: 48,
    maxUnsent: 64,
    perClient: { concurrency: 1, maxWaiting: 8, maxUnsent: 12 },
    timeoutMs: 10_000,
  },
  /** A row or two and perhaps a file, which may come from far away. */
  light: {
    concurrency: 64,
    maxWaiting: 256,
    maxUnsent: 512,
    perClient: { concurrency: 32, maxWaiting: 128, maxUnsent: 128 },
    timeoutMs: 4_000,
  },
  /** Saves, forms, signing in. More at once would only wait for a connection to the database. */
  change: {
    concurrency: 16,
    maxWaiting: 256,
    maxUnsent: 256,
    perClient: { concurrency: 12, maxWaiting: 128, maxUnsent: 64 },
    timeoutMs: 4_000,
  },
  /** Waits up to eight seconds for the operator's writing model, and costs us nothing meanwhile. */
  wish: { concurrency: 8, maxWaiting: 16, perClient: { concurrency: 2, maxWaiting: 2 }, timeoutMs: 2_000 },
  /**
   * On disk while a phone sends it, for minutes: each takes a connection, some 100 KB of memory and at most 25 MB
   * of disk. Half the phones of a school class behind one address upload at once.
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
  /** Does the work of an answer when its queue lets it through; null when that takes too long. */
  enter<Value>(work: Work, pending: PendingRequest, task: () => Promise<Value>): Promise<Value | null>;
  /** The same, refused with a page. */
  admit(
    work: Work,
    pending: PendingRequest & { readonly asked: Request },
    answer: () => Promise<Response>,
  ): Promise<Response>;
  counts(): readonly WorkCounts[];
}

/** A request that is being answered. */
export interface PendingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Counts of this process; `refused` since it began. */
export interface WorkCounts {
  readonly work: Work;
  readonly running: number;
  readonly waiting: number;
  /** Answers on their way to their clients. */
  readonly unsent: number;
  readonly refused: number;
}

interface AdmissionParts {
  readonly clientOf: ClientFinder['ofRequest'];
  readonly findRoute: FindRoute;
  readonly errorResponses: ErrorResponses;
  readonly log: Pick<Logger, 'warn'>;
}

export function createAdmission({ clientOf, findRoute, errorResponses, log }: AdmissionParts): Admission {
  const names = Object.keys(queues) as Work[];
  const queueOf = new Map<Work, LimitedQueue>(names.map((work) => [work, createLimitedQueue(queues[work])]));
  const refused = new Map<Work, number>();
  const warn = createThrottledWarning(log);

  function note(work: Work): void {
    refused.set(work, (refused.get(work) ?? 0) + 1);
    warn({ refused: Object.fromEntries(refused) }, 'more requests than can be answered in time');
  }

  async function enter<Value>(
    work: Work,
    { request, response }: PendingRequest,
    task: () => Promise<Value>,
  ): Promise<Value | null> {
    const options = { client: clientOf(request), sent: whenSent(request, response) };
    const done = await queueOf.get(work)?.enter(async () => ({ value: await task() }), options);
    if (done) {
      response.socket?.setTimeout(readTimeoutMs);
      return done.value;
    }
    note(work);
    return null;
  }

  return {
    refuseIfFull(request, response) {
      const { method = '', url = '' } = request;
      const route = findRoute(pathOf(url));
      // What no route answers may be a file of the build.
      const work = route.pattern === '/*' ? null : workOf(method, route);
      if (!work || !queueOf.get(work)?.isFull(clientOf(request))) return false;
      note(work);
      errorResponses.send(request, response);
      return true;
    },
    enter,
    async admit(work, { asked, ...pending }, answer) {
      const isLost = () => asked.signal.aborted && lostWork.has(work);
      const task = async () =>
        isLost() ? new Response(null, { status: clientClosedRequest }) : await answer();
      return (await enter(work, pending, task)) ?? errorResponses.answer(asked);
    },
    counts: () =>
      [...queueOf].map(([work, queue]) => ({ work, ...queue.counts(), refused: refused.get(work) ?? 0 })),
  };
}

/** What need not be made for a client that has left. */
const lostWork: ReadonlySet<Work> = new Set<Work>(['page', 'picture', 'download']);

/** For the log only: the client has left. */
export const clientClosedRequest = 499;

/**
 * Milliseconds in which a client must read some of an answer that is ready: a phone changes its cell, or goes through a
 * tunnel. Node sets the usual time again for the connection's next request.
 */
const readTimeoutMs = 60_000;

/** Fulfilled when an answer was handed to the system, or its connection has ended. */
function whenSent({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed || socket.destroyed) return resolve();
    const end = () => {
      socket.off('close', end);
      resolve();
    };
    response.once('close', end);
    // An answer that waits behind another one on its connection is not told that this has ended.
    socket.once('close', end);
  });
}
