import type { Language } from '#content/languages/languages.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { messageTextIn } from '#content/languages/text-in.ts';

/** Something that we need does not answer now, and will again. The request is not at fault. */
export abstract class Unavailable extends Error {
  /** For the visitor: what does not answer, and what to do. */
  abstract readonly sentence: MessageRef;
}

/** Seconds after which it makes sense to ask again. */
export const retryAfterSeconds = '5';

/** Sets the headers of a 503, which says "not now" and not "broken"; returns the status. */
export function setUnavailable(headers: Headers): 503 {
  headers.set('retry-after', retryAfterSeconds);
  headers.set('cache-control', 'no-store');
  return 503;
}

/** The answer to a request that needed what does not answer. */
export function unavailableAnswer({ sentence }: Unavailable, language: Language): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
  return new Response(messageTextIn(language, sentence), { status: setUnavailable(headers), headers });
}
