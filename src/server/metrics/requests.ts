import type { IncomingMessage, ServerResponse } from 'node:http';
import { counter, histogram, level, type Metric } from './exposition.ts';

export interface RequestMetrics {
  readonly metrics: readonly Metric[];
  /** Measures a request from now until its answer has ended. */
  watch(request: IncomingMessage, response: ServerResponse): void;
}

/** Seconds: a page that is kept takes less than the first, nobody waits for more than the last. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What is answered besides pages; an address that begins with one ending in a slash belongs to it. */
const ours = [
  '/assets/',
  '/fonts/',
  '/emoji/',
  '/audio/',
  '/api/auth/',
  '/healthz',
  '/readyz',
  '/licences.txt',
];

/** `patterns` as routes are written: `card/:id`. What people put into addresses never becomes a label. */
export function createRequestMetrics(patterns: readonly string[]): RequestMetrics {
  const routeOf = routeFinder(patterns);
  const requests = counter({
    name: 'http_requests_total',
    help: 'Answered requests; the status is a class, or "cut" when the visitor left before the end.',
  });
  const durations = histogram(
    {
      name: 'http_request_duration_seconds',
      help: 'From the first byte of a request to the end of its answer.',
    },
    bounds,
  );
  const underWay = level({
    name: 'http_requests_in_flight',
    help: 'Requests being answered; at /studio/photo and /studio/sound they are uploads.',
  });
  return {
    metrics: [requests, durations, underWay],
    watch({ method = '', url = '' }, response) {
      const route = routeOf(url);
      const started = performance.now();
      underWay.add({ route });
      response.once('close', () => {
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut';
        underWay.add({ route }, -1);
        requests.add({ route, method: methods.has(method) ? method : 'other', status });
        durations.observe({ route }, (performance.now() - started) / 1000);
      });
    },
  };
}

/** Finds the pattern of an address, `other` where there is none. */
export function routeFinder(patterns: readonly string[]): (url: string) => string {
  const all = patterns.map((pattern) => `/${pattern}`);
  const fixed = new Set([...all.filter((pattern) => !/[:*]/.test(pattern)), ...ours]);
  const open = all
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => {
      const literal = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return { pattern, matches: new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}$`) };
    });
  const folders = ours.filter((place) => place.endsWith('/'));
  return (url) => {
    const address = url.split('?', 1)[0] ?? '';
    if (fixed.has(address)) return address;
    const folder = folders.find((place) => address.startsWith(place));
    if (folder) return `${folder}*`;
    // A page's data: the router puts this behind the page's own address, and a sign in the place of none.
    const page = address === '/_.data' ? '/' : address.replace(/\.data$/, '');
    const suffix = page === address ? '' : '.data';
    if (fixed.has(page)) return page + suffix;
    const found = open.find(({ matches }) => matches.test(page));
    return found ? found.pattern + suffix : 'other';
  };
}
