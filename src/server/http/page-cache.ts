import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#server/log.ts';
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts';
import { logAnswer } from './request-log.ts';
import { type HttpVariables, newNonce, type SecurityHeaders } from './security.ts';

/** Bytes kept in memory, plain and compressed together: some hundred cards that many people open now. */
const capacity = 64 * 1024 * 1024;

interface Page {
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
  /** Keeps what is rendered behind it. */
  readonly middleware: MiddlewareHandler<{ Variables: HttpVariables }>;
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
  /** Whether the page at this path is the same for everybody who sends no cookie. */
  readonly isShared: (path: string) => boolean;
  readonly security: SecurityHeaders;
  readonly log: Logger;
}

export function createPageCache({ isShared, security, log }: PageCacheParts): PageCache {
  const pages = createPages();
  let listening = false;
  let hits = 0;
  let misses = 0;
  /** Pages at work; one that changes meanwhile is not kept. */
  const renderings = new Set<{ readonly path: string; changed: boolean }>();
  return {
    answer(request, response) {
      const { method, url: path = '' } = request;
      const page = method === 'GET' && request.headers.cookie === undefined ? pages.touch(path) : undefined;
      if (!page) return false;
      hits += 1;
      const own = { nonce: newNonce(), requestId: randomUUID() };
      const started = performance.now();
      const { bytes, headers } = written(page, own, request.headers['accept-encoding']);
      response.writeHead(200, {
        ...security.defaults(own.nonce),
        ...headers,
        ...security.fixed,
        'x-request-id': own.requestId,
      });
      response.end(bytes);
      logAnswer(log, { requestId: own.requestId, method: 'GET', path, status: 200, started });
      return true;
    },
    middleware: async (context, next) => {
      const { method, path } = context.req;
      const eligible = listening && method === 'GET' && isShared(path) && !context.req.header('cookie');
      if (!eligible || new URL(context.req.url).search !== '') return next();
      const own = { nonce: context.get('nonce'), requestId: context.get('requestId') };
      const rendering = { path, changed: false };
      renderings.add(rendering);
      misses += 1;
      try {
        const mark = randomBytes(18).toString('base64url');
        context.set('nonce', mark);
        await next();
        context.set('nonce', own.nonce);
        const response = context.res;
        const page = await readPage(response, { nonce: mark, requestId: own.requestId });
        const isSame = response.status === 200 && !response.headers.has('set-cookie');
        if (isSame && !rendering.changed && listening) pages.keep(path, page);
        const { bytes, headers } = written(page, own, context.req.header('accept-encoding'));
        context.res = undefined;
        context.res = new Response(bytes as BodyInit, { status: response.status, headers });
      } finally {
        renderings.delete(rendering);
      }
    },
    drop(path) {
      for (const rendering of renderings) rendering.changed ||= rendering.path === path;
      pages.forget(path);
    },
    reset(now) {
      for (const rendering of renderings) rendering.changed = true;
      listening = now;
      pages.clear();
    },
    counts: () => ({ ...pages.size(), hits, misses }),
  };
}

/** Pages by their paths; when they take too much memory, those go that nobody has asked for longest. */
function createPages() {
  const pages = new Map<string, Page>();
  let bytes = 0;

  function forget(path: string): void {
    bytes -= pages.get(path)?.bytes ?? 0;
    pages.delete(path);
  }

  return {
    forget,
    size: () => ({ entries: pages.size, bytes }),
    keep(path: string, page: Page): void {
      forget(path);
      pages.set(path, page);
      bytes += page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= capacity) break;
        forget(oldest);
      }
    },
    touch(path: string): Page | undefined {
      const page = pages.get(path);
      if (page) {
        pages.delete(path);
        pages.set(path, page);
      }
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
  return { headers, body: gzipPieces(pieces, lengths), bytes: text.length * 2 };
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
