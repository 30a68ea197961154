interface HtmlOptions {
  readonly status?: number;
  readonly headers?: HeadersInit;
}

/** A document of the card page: not for search engines, and its address is not told to other sites. */
export function htmlResponse(text: string, { status = 200, headers = {} }: HtmlOptions = {}): Response {
  // Bytes: a text as a body is converted three times on its way.
  const answer = new Response(Buffer.from(text), { status, headers });
  answer.headers.set('content-type', 'text/html; charset=utf-8');
  answer.headers.set('referrer-policy', 'same-origin');
  answer.headers.set('x-robots-tag', 'noindex');
  return answer;
}
