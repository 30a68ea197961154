import type { Config } from '../config/config.ts';
import { type Listening, listen } from '../http/listen.ts';
import { contentType } from './exposition.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` at an address of its own, which is for the operator only. Rejects with a sentence. */
export function serveMetrics(
  { port, host }: NonNullable<Config['metrics']>,
  { read }: Pick<Metrics, 'read'>,
): Promise<Listening> {
  return listen({
    port,
    host,
    instead: `METRICS_PORT=${port + 1}`,
    listener: (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      read().then(
        (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  });
}
