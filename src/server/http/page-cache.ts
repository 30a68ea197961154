import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts';
import type { HttpVariables } from './security.ts';

/** Bytes kept in memory, plain and compressed together: some hundred cards that many people open now. */
const capacity = 64 * 1024 * 1024;

interface Page {
  readonly headers: [string, string][];
  readonly body: GzipPieces;
  readonly bytes: number;
}

/**
 * Answers of pages that are the same for every visitor, kept until what they show changes. Each answer
 * still gets a nonce of its own: pages are rendered with a random mark where the nonce belongs.
 */
export interface PageCache {
  readonly middleware: MiddlewareHandler<{ Variables: HttpVariables }>;
  /** Forgets a page, also one that is being rendered at this moment. */
  drop(path: string): void;
  /** Forgets all pages and, while `listening` is false, keeps none: changes would go unnoticed. */
  reset(listening: boolean): void;
}

export function createPageCache(isShared: (path: string) => boolean): PageCache {
  const pages = new Map<string, Page>();
  let bytes = 0;
  let listening = false;
  /** Counts the changes; a page is kept only when none came while it was rendered. */
  let changes = 0;

  function forget(path: string): void {
    bytes -= pages.get(path)?.bytes ?? 0;
    pages.delete(path);
  }

  function keep(path: string, page: Page): void {
    forget(path);
    pages.set(path, page);
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= capacity) break;
      forget(oldest);
    }
  }

  function touch(path: string): Page | undefined {
    const page = pages.get(path);
    if (page) {
      pages.delete(path);
      pages.set(path, page);
    }
    return page;
  }

  return {
    middleware: async (context, next) => {
      const { method, path } = context.req;
      const eligible = listening && method === 'GET' && isShared(path) && !context.req.header('cookie');
      if (!eligible || new URL(context.req.url).search !== '') return next();
      const nonce = context.get('nonce');
      const kept = touch(path);
      if (kept) return answer(kept, nonce, context.req.header('accept-encoding'));
      const before = changes;
      const mark = randomBytes(18).toString('base64url');
      context.set('nonce', mark);
      await next();
      context.set('nonce', nonce);
      const response = context.res;
      const page = await readPage(response, mark);
      if (response.status === 200 && before === changes && listening) keep(path, page);
      const { status } = response;
      context.res = undefined;
      context.res = answer(page, nonce, context.req.header('accept-encoding'), status);
    },
    drop(path) {
      changes += 1;
      forget(path);
    },
    reset(now) {
      changes += 1;
      listening = now;
      pages.clear();
      bytes = 0;
    },
  };
}

async function readPage(response: Response, mark: string): Promise<Page> {
  const text = await response.text();
  const pieces = text.split(mark).map((piece) => Buffer.from(piece));
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return { headers, body: gzipPieces(pieces), bytes: text.length * 2 };
}

function answer(page: Page, nonce: string, accepted: string | undefined, status = 200): Response {
  const { plain, gzip } = page.body.fill(Buffer.from(nonce));
  const zipped = accepted !== undefined && /\bgzip\b/.test(accepted);
  const headers = new Headers(page.headers);
  headers.set('vary', 'accept-encoding, cookie');
  if (zipped) headers.set('content-encoding', 'gzip');
  const bytes = zipped ? gzip : plain;
  headers.set('content-length', `${bytes.length}`);
  return new Response(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) as BodyInit, {
    status,
    headers,
  });
}
