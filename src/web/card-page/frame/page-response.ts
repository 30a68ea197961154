import { wantsJson } from '#server/request/wants-json.ts';
import type { Services } from '#server/services.ts';
import { failureAnswer, retryAfterSeconds, Unavailable } from '#server/unavailable.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import type { PageFrame } from './frame.ts';
import type { Markup } from './markup.ts';
import { cardNotLoaded } from './not-found.ts';

/** An answer of the card page before it is sent. */
export interface RenderedHtml {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly parts: readonly Buffer[];
  /** Milliseconds since 1970 before which nobody but its owner may see it. */
  readonly notBefore?: number | undefined;
}

interface HtmlOptions {
  readonly status?: number;
  readonly headers?: RenderedHtml['headers'];
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

/** What is sent where a card could not be loaded. `isTemporary`: the same request may succeed soon. */
export function renderNotLoaded(frame: PageFrame, requestId: string, isTemporary: boolean): RenderedHtml {
  return renderHtml(cardNotLoaded(frame, requestId, pageLanguage()), {
    status: isTemporary ? 503 : 500,
    headers: { 'cache-control': 'no-store', ...(isTemporary && { 'retry-after': retryAfterSeconds }) },
  });
}

/** The same as `renderHtml` for an answer that the application sends. */
export function htmlResponse(page: Markup, options: HtmlOptions = {}): Response {
  return toResponse(renderHtml(page, options));
}

export function toResponse({ status, headers, parts }: RenderedHtml): Response {
  return new Response(new Uint8Array(Buffer.concat(parts)), {
    status,
    headers: headers as Record<string, string>,
  });
}

interface AskedPage {
  readonly request: Request;
  readonly requestId: string;
}

/** The answer of a page that is nobody else's to keep; where it could not be made, a page or a sentence for its script says so. */
export async function privateAnswer<Asked extends AskedPage>(
  { frame, log }: { readonly frame: PageFrame; readonly log: Services['log'] },
  asked: Asked,
  answer: (asked: Asked) => Promise<Response>,
): Promise<Response> {
  try {
    const response = await answer(asked);
    response.headers.set('cache-control', 'private, no-store');
    return response;
  } catch (err) {
    const { request, requestId } = asked;
    if (!request.signal.aborted) log.error({ requestId, err }, 'page failed');
    if (wantsJson(request.headers.get('accept'))) return failureAnswer(err, pageLanguage(), true);
    return toResponse(renderNotLoaded(frame, requestId, err instanceof Unavailable));
  }
}
