import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../log.ts';
import { hasOwnCookie } from '../request/own-cookie.ts';
import { lengthOf, type RenderedPage, responseFor, sendResponse, toCacheable } from './rendered-page.ts';
import { logRequest } from './request-log.ts';
import type { HttpVariables, SecurityHeaders } from './security.ts';

/** Bytes of memory, plain and compressed together: some hundred cards that many people open now. */
const capacity = 64 * 1024 * 1024;

/** Answers of pages that are the same for every visitor, cached until what they show changes. */
export interface PageCache {
  /** Answers with a cached page, before anything else looks at the request; false when there is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Renders a page: where it is the same for others, once for all who ask meanwhile, and caches it. Null where `render`
   * found nothing to send.
   */
  render(target: string, request: IncomingMessage, render: Render): Promise<RenderedPage | null>;
  /** The same for what is rendered behind it. */
  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings; Variables: HttpVariables }>;
  /** Drops a page, also one that is being rendered at this moment. */
  drop(path: string): void;
  /**
   * Says whether notifications of changes arrive from now on. While they do not, every page is rendered. A page that was
   * cached before is sent only where rendering fails, also after they arrive again.
   */
  setListening(isListening: boolean): void;
  counts(): PageCacheCounts;
}

type Render = () => Promise<RenderedPage | null>;

/** Counts of this process; `hits` and `misses` since it began. */
export interface PageCacheCounts {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  /** Pages that were rendered because they were not cached. */
  readonly misses: number;
}

export interface PageCacheParts {
  /** The path whose page answers a request's target, without what others added to its query; null for a page of its own. */
  readonly sharedPath: (target: string) => string | null;
  /**
   * Milliseconds that the page at this path is the same for everybody who sends no cookie of ours, `Infinity` for one that is
   * dropped when it changes; 0 for pages that are not cached.
   */
  readonly cacheLifetimeMs: (path: string) => number;
  /** Called for each visitor who gets a page (200) that was rendered for another. */
  readonly onHit: (path: string, request: IncomingMessage) => void;
  readonly security: SecurityHeaders;
  readonly log: Logger;
}

/** Milliseconds for pages that say "gone": a card that was brought back is not always announced. */
const goneLifetime = 10_000;

/** Milliseconds that a page whose changes may have gone unnoticed is shown where it cannot be rendered. */
const lastKnownMs = 5 * 60_000;

interface CachedPage {
  readonly page: RenderedPage;
  /** Until when its changes are noticed; `Infinity` while they are. */
  changesNoticedUntil: number;
}

/** A page that is being rendered. One that changes meanwhile is not cached, and not sent to those who ask after the change. */
interface Rendering {
  changed: boolean;
  /** Null: it is for one visitor only. */
  readonly page: Promise<RenderedPage | null>;
}

export function createPageCache({
  sharedPath,
  cacheLifetimeMs,
  onHit,
  security,
  log,
}: PageCacheParts): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: capacity,
    sizeCalculation: ({ page }) => lengthOf(page.parts) * 2,
  });
  const renderings = new Map<string, Rendering>();
  let isListening = false;
  let hits = 0;
  let misses = 0;

  /** The cached page, unless the clock was set back to before it may be shown. */
  function known(path: string): CachedPage | undefined {
    const cached = pages.get(path);
    return cached && Date.now() >= (cached.page.notBefore ?? 0) ? cached : undefined;
  }

  function noteHit({ status }: RenderedPage, path: string, request: IncomingMessage): void {
    hits += 1;
    if (status === 200) onHit(path, request);
  }

  /** The path under which the answer is shared with others; null for an answer to this request alone. */
  function sharedPathOf(target: string, { method, headers }: IncomingMessage): string | null {
    if (method !== 'GET' || hasOwnCookie(headers.cookie)) return null;
    const path = sharedPath(target);
    return path !== null && cacheLifetimeMs(path) > 0 ? path : null;
  }

  async function share(path: string, request: IncomingMessage, render: Render): Promise<RenderedPage | null> {
    // No `await` between the last look and `set`: two renderings of one page would not know of each other.
    for (let other = renderings.get(path); other && !other.changed; other = renderings.get(path)) {
      const page = await other.page;
      if (!page) continue;
      noteHit(page, path, request);
      return page;
    }
    const { promise, resolve } = Promise.withResolvers<RenderedPage | null>();
    const rendering: Rendering = { changed: false, page: promise };
    renderings.set(path, rendering);
    misses += 1;
    let shared: RenderedPage | null = null;
    try {
      const page = await render();
      const last = lastKnownPage(path, page, request);
      shared = last ?? (page && !isPersonal(page) ? toCacheable(page) : null);
      if (page && !last && !rendering.changed) store(path, shared, Number.POSITIVE_INFINITY);
      return shared ?? page;
    } finally {
      if (renderings.get(path) === rendering) renderings.delete(path);
      resolve(shared);
    }
  }

  /** Caches a page in place of an older one. Null, for a page of one visitor only, removes that. */
  function store(path: string, page: RenderedPage | null, changesNoticedUntil: number): void {
    const ttl = page ? cacheTime(page.status, cacheLifetimeMs(path)) : 0;
    // The library takes 0 for no end.
    const options = { ttl: ttl === Number.POSITIVE_INFINITY ? 0 : ttl };
    if (page && ttl > 0) pages.set(path, { page, changesNoticedUntil }, options);
    else pages.delete(path);
  }

  /** What is shown where no page could be rendered, such as without the database. */
  function lastKnownPage(
    path: string,
    rendered: RenderedPage | null,
    request: IncomingMessage,
  ): RenderedPage | null {
    const last = rendered?.status === 503 ? known(path) : undefined;
    if (!last || performance.now() - last.changesNoticedUntil > lastKnownMs) return null;
    noteHit(last.page, path, request);
    return last.page;
  }

  /** For one visitor only: a change may have been made since another one asked. */
  async function renderWithoutNotifications(path: string, request: IncomingMessage, render: Render) {
    const from = performance.now();
    const page = await render();
    const last = lastKnownPage(path, page, request);
    if (page && !last) store(path, isPersonal(page) ? null : toCacheable(page), from);
    return last ?? page;
  }

  function renderShared(
    path: string,
    request: IncomingMessage,
    render: Render,
  ): Promise<RenderedPage | null> {
    return isListening ? share(path, request, render) : renderWithoutNotifications(path, request, render);
  }

  return {
    render(target, request, render) {
      const path = sharedPathOf(target, request);
      return path === null ? render() : renderShared(path, request, render);
    },
    answer(request, response) {
      const path = sharedPathOf(request.url ?? '', request);
      const cached = path === null ? undefined : known(path);
      if (path === null || cached?.changesNoticedUntil !== Number.POSITIVE_INFINITY) return false;
      const { page } = cached;
      const started = performance.now();
      noteHit(page, path, request);
      const requestId = randomUUID();
      const send = (answer: Awaited<ReturnType<typeof responseFor>>) => {
        sendResponse(request, response, { requestId, ...answer });
        logRequest(log, { requestId, method: 'GET', path, status: answer.status, started });
      };
      const answer = responseFor(page, request.headers);
      if (!(answer instanceof Promise)) send(answer);
      else
        answer.then(send).catch((err: unknown) => {
          log.error({ requestId, err }, 'request not answered');
          response.destroy();
        });
      return true;
    },
    middleware: async (context, next) => {
      const { raw, url } = context.req;
      const { incoming } = context.env;
      const { origin, pathname, search } = new URL(url);
      const path = sharedPathOf(pathname + search, incoming);
      if (path === null) return next();
      // What others added to one visitor's address must not get into everybody's page.
      if (search !== '') context.req.raw = new Request(origin + pathname, raw);
      const page = await renderShared(path, incoming, async () => {
        await next();
        // The page of a client that left was not rendered to its end.
        return context.req.raw.signal.aborted ? null : await readPage(context.res, security);
      });
      if (!page) return;
      const { parts, status, headers } = await responseFor(page, incoming.headers);
      context.res = undefined;
      context.res = new Response(parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : null, {
        status,
        headers: headers as HeadersInit,
      });
    },
    drop(path) {
      const rendering = renderings.get(path);
      if (rendering) rendering.changed = true;
      pages.delete(path);
    },
    setListening(listening) {
      for (const rendering of renderings.values()) rendering.changed = true;
      isListening = listening;
      const changesNoticedUntil = performance.now();
      for (const cached of pages.values())
        cached.changesNoticedUntil = Math.min(cached.changesNoticedUntil, changesNoticedUntil);
    },
    counts: () => ({ entries: pages.size, bytes: pages.calculatedSize, hits, misses }),
  };
}

/** Milliseconds that an answer may be cached: what failed, or was not there yet, may be there next time. */
function cacheTime(status: number, lifetime: number): number {
  if (status === 200) return lifetime;
  return status === 410 ? Math.min(lifetime, goneLifetime) : 0;
}

/** Whether a page is for its own visitor only. */
function isPersonal({ headers }: Pick<RenderedPage, 'headers'>): boolean {
  return `${headers['cache-control'] ?? ''}`.includes('no-store') || headers['set-cookie'] !== undefined;
}

/** A page with the headers that every answer has. */
export function completePage(
  { headers, ...page }: Omit<RenderedPage, 'answers' | 'isCacheable'>,
  { defaults, fixed }: SecurityHeaders,
): RenderedPage {
  const vary = ['accept-encoding, cookie', headers.vary ?? []].flat().join(', ');
  const all = { ...defaults, ...headers, ...fixed, vary };
  return { ...page, headers: all, isCacheable: false, answers: new Map() };
}

async function readPage(response: Response, security: SecurityHeaders): Promise<RenderedPage> {
  const parts = [Buffer.from(await response.arrayBuffer())];
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return completePage({ status: response.status, headers, parts }, security);
}
