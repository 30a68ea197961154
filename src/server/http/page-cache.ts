import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../log.ts';
import { hasOwnCookie } from '../request/own-cookie.ts';
import { logAnswer } from './request-log.ts';
import type { HttpVariables, SecurityHeaders } from './security.ts';

/** Bytes of memory, plain and compressed together: some hundred cards that many people open now. */
const capacity = 64 * 1024 * 1024;

/** Answers of pages that are the same for every visitor, cached until what they show changes. */
export interface PageCache {
  /** Answers with a cached page, before anything else looks at the request; false when there is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Caches what is rendered behind it, once for all who ask meanwhile. */
  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings; Variables: HttpVariables }>;
  /** Drops a page, also one that is being rendered at this moment. */
  drop(path: string): void;
  /** Drops all pages and, while `listening` is false, caches none: changes would go unnoticed. */
  reset(listening: boolean): void;
  counts(): PageCacheCounts;
}

/** Of this process; `hits` and `misses` since it began. */
export interface PageCacheCounts {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  /** Pages that were rendered because they were not cached. */
  readonly misses: number;
}

export interface PageCacheParts {
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

interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  /** Compressed for the first who takes it, and kept. */
  readonly compressed: Map<Encoding, Buffer>;
}

/** The best first. Brotli at six is as quick as gzip at nine, and a tenth smaller. */
const encodings = {
  br: (plain: Buffer) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (plain: Buffer) => gzipSync(plain, { level: 9 }),
} as const;
type Encoding = keyof typeof encodings;

/** What else requests call them. */
const namesOf: Readonly<Record<Encoding, readonly string[]>> = { br: ['br'], gzip: ['gzip', 'x-gzip'] };

/** A page that is being rendered. One that changes meanwhile is not cached, and not sent to those who ask after the change. */
interface Rendering {
  changed: boolean;
  /** Null: it is for one visitor only. */
  readonly page: Promise<Page | null>;
}

export function createPageCache({ cacheLifetimeMs, onHit, security, log }: PageCacheParts): PageCache {
  const pages = new LRUCache<string, Page>({
    maxSize: capacity,
    sizeCalculation: ({ plain }) => plain.length * 2,
  });
  const renderings = new Map<string, Rendering>();
  let listening = false;
  let hits = 0;
  let misses = 0;

  function noteHit({ status }: Page, path: string, request: IncomingMessage): void {
    hits += 1;
    if (status === 200) onHit(path, request);
  }

  return {
    answer(request, response) {
      const { method, url: path = '' } = request;
      const page = method === 'GET' && !hasOwnCookie(request.headers.cookie) ? pages.get(path) : undefined;
      if (!page) return false;
      const started = performance.now();
      noteHit(page, path, request);
      const requestId = randomUUID();
      const { status, headers, body } = answerFor(page, (name) => request.headers[name]);
      response.writeHead(status, { ...headers, 'x-request-id': requestId });
      response.end(body);
      logAnswer(log, { requestId, method: 'GET', path, status, started });
      return true;
    },
    middleware: async (context, next) => {
      const { method, path, url } = context.req;
      const isShared = listening && method === 'GET' && !hasOwnCookie(context.req.header('cookie'));
      const lifetime = isShared && new URL(url).search === '' ? cacheLifetimeMs(path) : 0;
      if (lifetime === 0) return next();
      const answer = (page: Page) => {
        const { body, ...rest } = answerFor(page, (name) => context.req.header(name));
        context.res = undefined;
        context.res = new Response(body as BodyInit | null, rest);
      };
      // No `await` between the last look and `set`: two renderings of one page would not know of each other.
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
      let shared: Page | null = null;
      try {
        await next();
        const page = await readPage(context.res, security);
        // The page of a client that left was not rendered to its end.
        const { headers } = context.res;
        const isUnstored = headers.get('cache-control')?.includes('no-store') ?? false;
        const isPersonal = isUnstored || headers.has('set-cookie') || context.req.raw.signal.aborted;
        if (!isPersonal) shared = page;
        const ttl = cacheTime(page.status, lifetime);
        if (shared && !rendering.changed && listening && ttl > 0) {
          // The library takes 0 for no end.
          pages.set(path, shared, { ttl: ttl === Number.POSITIVE_INFINITY ? 0 : ttl });
        }
        answer(page);
      } finally {
        if (renderings.get(path) === rendering) renderings.delete(path);
        resolve(shared);
      }
    },
    drop(path) {
      const rendering = renderings.get(path);
      if (rendering) rendering.changed = true;
      pages.delete(path);
    },
    reset(now) {
      for (const rendering of renderings.values()) rendering.changed = true;
      listening = now;
      pages.clear();
    },
    counts: () => ({ entries: pages.size, bytes: pages.calculatedSize, hits, misses }),
  };
}

/** Milliseconds that an answer may be cached: what failed, or was not there yet, may be there next time. */
function cacheTime(status: number, lifetime: number): number {
  if (status === 200) return lifetime;
  return status === 410 ? Math.min(lifetime, goneLifetime) : 0;
}

/** Only answers with status 200 have an ETag: others are not asked for again. */
async function readPage(response: Response, { defaults, fixed }: SecurityHeaders): Promise<Page> {
  const plain = Buffer.from(await response.arrayBuffer());
  const { 'content-length': _, ...own } = Object.fromEntries(response.headers);
  const headers = { ...defaults, ...own, ...fixed };
  const { status } = response;
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    status,
    headers: { ...headers, vary: 'accept-encoding, cookie', ...(status === 200 && { etag: `W/"${tag}"` }) },
    plain,
    compressed: new Map(),
  };
}

/** One of the request's headers. */
type ReadHeader = (name: 'accept-encoding' | 'if-none-match') => string | undefined;

/** A 304 for a client that has the same bytes, else the bytes in an encoding that it accepts. */
function answerFor(page: Page, header: ReadHeader) {
  const { status, headers, plain } = page;
  const { etag } = headers;
  if (
    etag &&
    header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  ) {
    return { status: 304, headers, body: null };
  }
  const encoding = encodingFor(header('accept-encoding'));
  const body = encoding ? compressedAs(encoding, page) : plain;
  const named = encoding ? { 'content-encoding': encoding } : {};
  return { status, headers: { ...headers, ...named, 'content-length': `${body.length}` }, body };
}

function compressedAs(encoding: Encoding, { plain, compressed }: Page): Buffer {
  const known = compressed.get(encoding);
  if (known) return known;
  const made = encodings[encoding](plain);
  compressed.set(encoding, made);
  return made;
}

/** The best encoding that is named, or meant by `*`, and not with a weight of zero, which means "never" (RFC 9110, 12.5.3). */
function encodingFor(accepted = ''): Encoding | undefined {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase());
  const offerOf = (name: string) => offers.find((one) => one.split(';')[0]?.trim() === name);
  return (Object.keys(encodings) as Encoding[]).find((encoding) => {
    const offer = namesOf[encoding].map(offerOf).find((one) => one !== undefined) ?? offerOf('*');
    return offer !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(offer);
  });
}
