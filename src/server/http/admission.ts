import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLimitedQueue, type LimitedQueue, type LimitedQueueOptions } from '../limited-queue.ts';
import type { Logger } from '../log.ts';
import { clientNetwork } from '../request/client-address.ts';
import type { ErrorResponses } from './error-responses.ts';
import { type FindRoute, pathOf, type Work, workOf } from './route-work.ts';

/** How much of each kind of work is done at once, and how much may wait. Files of the build and pages that are kept wait for nothing. */
export const queues = {
  /** Rendered for this request: 5 ms of the one thread that answers everybody. More at once would not be sooner done. */
  page: { concurrency: 4, maxWaiting: 48, timeoutMs: 2_000, overloadTimeoutMs: 200 },
  /** Drawn: 20 ms. A gallery asks for two dozen at once, and an image that was refused stays a hole. */
  picture: { concurrency: 2, maxWaiting: 512, timeoutMs: 10_000 },
  /** A row or two and perhaps a file, which may come from far away. */
  light: { concurrency: 64, maxWaiting: 256, timeoutMs: 4_000 },
  /** Saves, forms, signing in: somebody's work is in them. More than the database's connections would wait there. */
  change: { concurrency: 16, maxWaiting: 256, timeoutMs: 4_000 },
  /**
   * Held on disk while a phone sends it, for minutes: one takes a connection, some 100 KB of memory and at most 25 MB
   * of disk. Shared between addresses; a school class behind one of them finds places for half of its phones.
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
  /** Refuses a request for which there is no room even to wait; false: it may go on. Costs next to nothing. */
  turnAway(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers when there is room for this work, with a refusal when there will be none in time. */
  admit(work: Work, request: Request, answer: () => Promise<Response>): Promise<Response>;
  counts(): readonly WorkCounts[];
}

/** Of this process; `refused` since it began. */
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

/** Milliseconds between two lines in the log: one for each refusal would be one more thing to do in the rush. */
const silence = 10_000;

export function createAdmission({ findRoute, errorResponses, log }: AdmissionParts): Admission {
  const names = Object.keys(queues) as Work[];
  const open = new Map<Work, LimitedQueue>(names.map((work) => [work, createLimitedQueue(queues[work])]));
  const refused = new Map<Work, number>();
  let told = Number.NEGATIVE_INFINITY;

  function note(work: Work): void {
    refused.set(work, (refused.get(work) ?? 0) + 1);
    const now = performance.now();
    if (now - told < silence) return;
    told = now;
    log.warn({ refused: Object.fromEntries(refused) }, 'more requests than can be answered in time');
  }

  return {
    turnAway(request, response) {
      const { method = '', url = '' } = request;
      const route = findRoute(pathOf(url));
      // What no route answers may be a file of the build.
      const work = route.pattern === '/*' ? null : workOf(method, route);
      if (!work || !open.get(work)?.isFull()) return false;
      note(work);
      errorResponses.send(request, response);
      return true;
    },
    async admit(work, request, answer) {
      const client = 'perClient' in queues[work] ? clientNetwork(request.headers) : undefined;
      const response = await open.get(work)?.enter(async () => {
        const isLost = request.signal.aborted && (work === 'page' || work === 'picture');
        return isLost ? new Response(null, { status: clientClosedRequest }) : await answer();
      }, client);
      if (response) return response;
      note(work);
      return errorResponses.answer(request);
    },
    counts: () =>
      [...open].map(([work, queue]) => ({ work, ...queue.counts(), refused: refused.get(work) ?? 0 })),
  };
}

/** For the log alone: nobody is there to read it. */
const clientClosedRequest = 499;
