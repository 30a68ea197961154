import type { Config } from '../config/config.ts';
import type { FindRoute } from '../http/found-route.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Services } from '../services.ts';
import { contentType } from './exposition.ts';
import { createMetrics, type Metrics, type MetricsParts } from './metrics.ts';
import { createRequestMetrics, type RequestMetrics } from './requests.ts';

interface Measured extends Pick<MetricsParts, 'pageCache' | 'admission' | 'jobs' | 'connections'> {
  readonly services: Services;
  readonly findRoute: FindRoute;
}

interface RunningMetrics extends Pick<RequestMetrics, 'watch'> {
  stop(): Promise<void>;
}

/** Collects and serves metrics where the configuration asks for them; else null. */
export async function startMetrics({
  services,
  findRoute,
  ...counted
}: Measured): Promise<RunningMetrics | null> {
  const { config, database, db, auth } = services;
  if (!config.metrics) return null;
  const { metrics: requests, watch } = createRequestMetrics(findRoute);
  const { pool, replica } = database;
  const { refusedMails } = auth;
  const metrics = createMetrics({ ...counted, db, pool, replica, refusedMails, requests });
  const http = await serveMetrics(config.metrics, metrics);
  return {
    watch,
    async stop() {
      metrics.close();
      await http.stop(0);
    },
  };
}

/** Answers `GET /metrics` at an address of its own, which is for the operator only. Rejects with a sentence. */
function serveMetrics({ port, host }: NonNullable<Config['metrics']>, { read }: Metrics): Promise<Listening> {
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
