/** Something that we need does not answer now, and will again. Nothing of the caller's is wrong. */
export abstract class Unavailable extends Error {
  /** For whoever asked: what is away, and what to do. */
  abstract readonly sentence: string;
}

/** Seconds after which it makes sense to ask again. */
export const comeBackAfter = '5';

/** Puts "not now" onto an answer, as opposed to "broken"; returns its status. */
export function sayUnavailable(headers: Headers): 503 {
  headers.set('retry-after', comeBackAfter);
  headers.set('cache-control', 'no-store');
  return 503;
}

/** The answer to a request that needed it. */
export function unavailableAnswer({ sentence }: Unavailable): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
  return new Response(sentence, { status: sayUnavailable(headers), headers });
}
