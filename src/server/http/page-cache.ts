import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#server/log.ts';
import { hasOwnCookie } from '../request/own-cookie.ts';
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts';
import { logAnswer } from './request-log.ts';
import { type HttpVariables, newNonce, type SecurityHeaders } from './security.ts';

/** Bytes kept in memory, plain and compressed together: some hundred cards that many people open now. */
const capacity = 64 * 1024 * 1024;

interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: GzipPieces;
  readonly bytes: number;
}

/**
 * Answers of pages that are the same for every visitor, kept until what they show changes. Each answer
 * still gets a nonce and a request id of its own: pages are rendered with marks where they belong.
 */
export interface PageCache {
  /** Answers with a page that is kept, before anything else looks at the request; false when there is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what is rendered behind it, once for all who ask meanwhile. */
  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings; Variables: HttpVariables }>;
  /** Forgets a page, also one that is being rendered at this moment. */
  drop(path: string): void;
  /** Forgets all pages and, while `listening` is false, keeps none: changes would go unnoticed. */
  reset(listening: boolean): void;
  counts(): PageCacheCounts;
}

/** Of this process; `hits` and `misses` since it began. */
export interface PageCacheCounts {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  /** Pages that were rendered because they were not kept. */
  readonly misses: number;
}

export interface PageCacheParts {
  /**
   * Milliseconds that the page at this path is the same for everybody who sends no cookie of ours, `Infinity` for one that is
   * dropped when it changes; 0 for pages that are not kept.
   */
  readonly lastsFor: (path: string) => number;
  /** Hears of everybody who is shown a page (200) that was rendered for somebody else. */
  readonly shown: (path: string, request: IncomingMessage) => void;
  readonly security: SecurityHeaders;
  readonly log: Logger;
}

/** Milliseconds for pages that say "gone": a card that was brought back is not always told of. */
const goneFor = 10_000;

/** A page at work. One that changes meanwhile is not kept, and nobody who asks later is shown it. */
interface Rendering {
  changed: boolean;
  /** Null: it is for one visitor only. */
  readonly page: Promise<Page | null>;
}

export function createPageCache({ lastsFor, shown, security, log }: PageCacheParts): PageCache {
  const pages = createPages();
  const renderings = new Map<string, Rendering>();
  let listening = false;
  let hits = 0;
  let misses = 0;

  function noteHit({ status }: Page, path: string, request: IncomingMessage): void {
    hits += 1;
    if (status === 200) shown(path, request);
  }

  return {
    answer(request, response) {
      const { method, url: path = '' } = request;
      const page = method === 'GET' && !hasOwnCookie(request.headers.cookie) ? pages.touch(path) : undefined;
      if (!page) return false;
      noteHit(page, path, request);
      const own = { nonce: newNonce(), requestId: randomUUID() };
      const started = performance.now();
      const { status } = page;
      const { bytes, headers } = written(page, own, request.headers['accept-encoding']);
      response.writeHead(status, {
        ...security.defaults(own.nonce),
        ...headers,
        ...security.fixed,
        'x-request-id': own.requestId,
      });
      response.end(bytes);
      logAnswer(log, { requestId: own.requestId, method: 'GET', path, status, started });
      return true;
    },
    middleware: async (context, next) => {
      const { method, path } = context.req;
      const lasts =
        listening && method === 'GET' && !hasOwnCookie(context.req.header('cookie')) ? lastsFor(path) : 0;
      if (lasts === 0 || new URL(context.req.url).search !== '') return next();
      const own = { nonce: context.get('nonce'), requestId: context.get('requestId') };
      const answer = (page: Page) => {
        const { bytes, headers } = written(page, own, context.req.header('accept-encoding'));
        context.res = undefined;
        context.res = new Response(bytes as BodyInit, { status: page.status, headers });
      };
      // Nothing may wait between the last look and the claim: two renderings of one page would not know of each other.
      for (let other = renderings.get(path); other && !other.changed; other = renderings.get(path)) {
        const page = await other.page;
        if (!page) continue;
        noteHit(page, path, context.env.incoming);
        return answer(page);
      }
      const { promise, resolve } = Promise.withResolvers<Page | null>();
      const rendering: Rendering = { changed: false, page: promise };
      renderings.set(path, rendering);
      misses += 1;
      let common: Page | null = null;
      try {
        const mark = randomBytes(18).toString('base64url');
        context.set('nonce', mark);
        await next();
        context.set('nonce', own.nonce);
        const page = await readPage(context.res, { nonce: mark, requestId: own.requestId });
        // The page of somebody who left was not rendered to its end.
        const isOwn = context.res.headers.has('set-cookie') || context.req.raw.signal.aborted;
        if (!isOwn) common = page;
        if (common && !rendering.changed && listening) pages.keep(path, page, lasts);
        answer(page);
      } finally {
        if (renderings.get(path) === rendering) renderings.delete(path);
        resolve(common);
      }
    },
    drop(path) {
      const rendering = renderings.get(path);
      if (rendering) rendering.changed = true;
      pages.forget(path);
    },
    reset(now) {
      for (const rendering of renderings.values()) rendering.changed = true;
      listening = now;
      pages.clear();
    },
    counts: () => ({ ...pages.size(), hits, misses }),
  };
}

/** Milliseconds that an answer may be kept: what failed, or was not there yet, may be there next time. */
function keptFor(status: number, lasts: number): number {
  if (status === 200) return lasts;
  return status === 410 ? Math.min(lasts, goneFor) : 0;
}

/** Pages by their paths; when they take too much memory, those go that nobody has asked for longest. */
function createPages() {
  const pages = new Map<string, Page & { readonly until: number }>();
  let bytes = 0;

  function forget(path: string): void {
    bytes -= pages.get(path)?.bytes ?? 0;
    pages.delete(path);
  }

  return {
    forget,
    size: () => ({ entries: pages.size, bytes }),
    keep(path: string, page: Page, lasts: number): void {
      forget(path);
      const time = keptFor(page.status, lasts);
      if (time === 0) return;
      pages.set(path, { ...page, until: performance.now() + time });
      bytes += page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= capacity) break;
        forget(oldest);
      }
    },
    touch(path: string): Page | undefined {
      const page = pages.get(path);
      if (!page) return undefined;
      if (page.until <= performance.now()) {
        forget(path);
        return undefined;
      }
      pages.delete(path);
      pages.set(path, page);
      return page;
    },
    clear(): void {
      pages.clear();
      bytes = 0;
    },
  };
}

/** What every answer has for itself, although the page is the same. */
interface Own {
  readonly nonce: string;
  readonly requestId: string;
}

/** `marks` stand in the rendered page where each answer says its own. */
async function readPage(response: Response, marks: Own): Promise<Page> {
  const text = await response.text();
  const pieces = text
    .split(new RegExp(`(${marks.nonce}|${marks.requestId})`))
    .map((piece) => (piece === marks.nonce ? 0 : piece === marks.requestId ? 1 : Buffer.from(piece)));
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  const lengths = [newNonce().length, marks.requestId.length];
  const { status } = response;
  return { status, headers, body: gzipPieces(pieces, lengths), bytes: text.length * 2 };
}

/** What goes to the visitor: the page's own headers, and its bytes as the visitor takes them. */
function written({ body, headers }: Page, { nonce, requestId }: Own, accepted: string | undefined) {
  const zipped = takesGzip(accepted);
  const fillings = [Buffer.from(nonce), Buffer.from(requestId)];
  const bytes = zipped ? body.gzip(fillings) : body.plain(fillings);
  return {
    bytes,
    headers: {
      ...headers,
      vary: 'accept-encoding, cookie',
      'content-length': `${bytes.length}`,
      ...(zipped && { 'content-encoding': 'gzip' }),
    },
  };
}

/** Named, or meant by `*`, and not with a weight of zero, which means "never" (RFC 9110, 12.5.3). */
function takesGzip(accepted = ''): boolean {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase());
  const offer = ['gzip', 'x-gzip', '*']
    .map((name) => offers.find((one) => one.split(';')[0]?.trim() === name))
    .find((one) => one !== undefined);
  return offer !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(offer);
}
