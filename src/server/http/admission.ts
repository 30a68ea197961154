import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';
import type { Refusals } from './refusals.ts';
import { createRoom, type Room, type RoomSize } from './room.ts';

/**
 * What answers cost, and whom they are for. Each kind has a room of its own: saves never wait behind page views,
 * nor pages behind a slow bucket. Files of the build, the state of health and pages that are kept need none.
 */
export const rooms = {
  /** Rendered for this request: 5 ms of the one thread that answers everybody. More at once would not be sooner done. */
  page: { running: 4, waiting: 48, patience: 2_000, standing: 200 },
  /** Drawn: 20 ms. A gallery asks for two dozen at once, and an image that was refused stays a hole. */
  picture: { running: 2, waiting: 512, patience: 10_000 },
  /** A row or two and perhaps a file, which may come from far away. */
  light: { running: 64, waiting: 256, patience: 4_000 },
  /** Saves, forms, signing in: somebody's work is in them. More than the database's connections would wait there. */
  change: { running: 16, waiting: 256, patience: 4_000 },
  /** Held in memory, 10 MB each, while a telephone sends it for a minute. */
  upload: { running: 12, waiting: 48, patience: 10_000 },
} as const satisfies Readonly<Record<string, RoomSize>>;

export type Work = keyof typeof rooms;

/** Refuses what cannot be answered in time, before everybody waits for it. See decision record 0014. */
export interface Admission {
  /** Refuses a request for which there is no room even to wait; false: it may go on. Costs next to nothing. */
  turnAway(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers when there is room, with a refusal when there will be none in time. */
  admit(request: Request, answer: () => Promise<Response>): Promise<Response>;
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
  readonly refusals: Refusals;
  readonly log: Pick<Logger, 'warn'>;
}

/** Milliseconds between two lines in the log: one for each refusal would be one more thing to do in the rush. */
const silence = 10_000;

export function createAdmission({ refusals, log }: AdmissionParts): Admission {
  const names = Object.keys(rooms) as Work[];
  const open = new Map<Work, Room>(names.map((work) => [work, createRoom(rooms[work])]));
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
      const work = workOf(method, pathOf(url));
      if (!work || !open.get(work)?.isFull()) return false;
      note(work);
      refusals.send(request, response);
      return true;
    },
    async admit(request, answer) {
      // A file of the build that is not there: what says so is a page.
      const work = workOf(request.method, new URL(request.url).pathname) ?? 'page';
      const response = await open.get(work)?.enter(async () => {
        const isLost = request.signal.aborted && (work === 'page' || work === 'picture');
        return isLost ? new Response(null, { status: clientClosedRequest }) : await answer();
      });
      if (response) return response;
      note(work);
      return refusals.answer(request);
    },
    counts: () =>
      [...open].map(([work, room]) => ({ work, ...room.counts(), refused: refused.get(work) ?? 0 })),
  };
}

/** For the log alone: nobody is there to read it. */
const clientClosedRequest = 499;

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

const isBuilt =
  /^\/(assets|fonts|emoji|audio)\/|^\/[\w-]+\.(ico|svg|png|txt|xml|webmanifest)$|^\/(healthz|readyz)$/;
const isDrawn = /\/(preview|picture)\.(jpg|webp)$/;
const isLight = /^\/(files|drawings)\/|^\/(session\.json|font-faces\.css)$/;

/** What an answer takes; null for what is always answered. */
export function workOf(method: string, path: string): Work | null {
  if (/^\/(studio\/(photo|sound)|profile(\.data)?)$/.test(path) && method === 'POST') return 'upload';
  if ((method !== 'GET' && method !== 'HEAD') || path.startsWith('/api/auth/')) return 'change';
  if (isBuilt.test(path)) return null;
  if (isDrawn.test(path)) return 'picture';
  return isLight.test(path) ? 'light' : 'page';
}
