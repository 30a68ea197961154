import type { IncomingHttpHeaders } from 'node:http';

/**
 * Characters of the headers that we read parts of, all lines of a name together; several times what browsers and
 * proxies send. A cookie may be as long as Node takes all headers of a request, 16 KB: other sites of the same domain
 * set some too, and whoever has them can do nothing about it.
 */
const headerLimits = {
  accept: 2_000,
  'accept-encoding': 500,
  'accept-language': 1_000,
  'if-none-match': 2_000,
  'if-modified-since': 100,
  'if-range': 500,
  range: 500,
  origin: 500,
  referer: 8_000,
  'user-agent': 2_000,
  'x-forwarded-for': 2_000,
} as const satisfies Partial<Record<keyof IncomingHttpHeaders | 'x-forwarded-for', number>>;

/** Characters of a request's target; none of our addresses comes near it. */
const targetLimit = 8_000;

interface RequestHead {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** 431 or 414 (RFC 6585, RFC 9110) for a request with a longer header or target than any browser sends; else null. */
export function sizeLimitStatus({ url = '', headers }: RequestHead): 414 | 431 | null {
  if (url.length > targetLimit) return 414;
  for (const [name, limit] of Object.entries(headerLimits))
    if ((headers[name]?.length ?? 0) > limit) return 431;
  return null;
}
