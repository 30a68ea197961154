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

/**
 * The answer to a request that failed, in the form that was asked for: 503 and what does not answer now, or 500 for what
 * nobody expected.
 */
export function failureAnswer(failure: unknown, language: Language, isJson: boolean): Response {
  const isTemporary = failure instanceof Unavailable;
  const sentence = messageTextIn(language, isTemporary ? failure.sentence : ['server.failed']);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const status = isTemporary ? setUnavailable(headers) : 500;
  if (isJson) return Response.json({ error: sentence }, { status, headers });
  headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response(sentence, { status, headers });
}
