import type { Markup } from '#server/card-page/markup.ts';

/** An answer of the card page before it is sent. */
export interface RenderedHtml {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly parts: readonly Buffer[];
}

interface HtmlOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A document of the card page: not for search engines, and its address is not told to other sites. */
export function renderHtml(page: Markup, { status = 200, headers = {} }: HtmlOptions = {}): RenderedHtml {
  const own = {
    'cache-control': 'private, no-cache',
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
  return { status, headers: own, parts: page.bytes };
}

/** The same for an answer that the application sends. */
export function htmlResponse(page: Markup, options: HtmlOptions = {}): Response {
  const { status, headers, parts } = renderHtml(page, options);
  return new Response(new Uint8Array(Buffer.concat(parts)), {
    status,
    headers: headers as Record<string, string>,
  });
}
