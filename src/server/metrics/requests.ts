import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FindRoute, pathOf } from '../http/found-route.ts';
import { counter, histogram, type Metric, upDownCounter } from './exposition.ts';

export interface RequestMetrics {
  readonly metrics: readonly Metric[];
  /** Measures a request from now until its answer has ended. */
  watch(request: IncomingMessage, response: ServerResponse): void;
}

/** Seconds: a cached page takes less than the first, and no answer more than the last. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts by route: what visitors put into addresses never becomes a label. */
export function createRequestMetrics(findRoute: FindRoute): RequestMetrics {
  const requests = counter(
    'http_requests_total',
    'Answered requests; the status is a class, or "cut" when the visitor left before the end.',
  );
  const durations = histogram(
    'http_request_duration_seconds',
    'From the first byte of a request to the end of its answer.',
    bounds,
  );
  const inFlight = upDownCounter(
    'http_requests_in_flight',
    'Requests being answered; at /studio/photo and /studio/sound they are uploads.',
  );
  return {
    metrics: [requests, durations, inFlight],
    watch({ method = '', url = '' }, response) {
      const route = labelOf(url, findRoute);
      const started = performance.now();
      inFlight.add({ route });
      response.once('close', () => {
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut';
        inFlight.add({ route }, -1);
        requests.add({ route, method: methods.has(method) ? method : 'other', status });
        durations.observe({ route }, (performance.now() - started) / 1000);
      });
    },
  };
}

/** The pattern of the route that answers; `other` where there is none. */
export function labelOf(url: string, findRoute: FindRoute): string {
  const { pattern, isData } = findRoute(pathOf(url));
  return pattern === '/*' ? 'other' : pattern + (isData ? '.data' : '');
}
