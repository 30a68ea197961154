import type { Admission } from '#server/http/admission.ts';
import type { ConnectionCounts } from '#server/http/connections.ts';
import type { FindRoute } from '#server/http/found-route.ts';
import type { PageCache } from '#server/http/page-cache.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createRequestMetrics, type RequestMetrics } from '#server/metrics/requests.ts';
import { serveMetrics } from '#server/metrics/serve.ts';
import type { Services } from '#server/services.ts';

interface MetricsParts {
  readonly services: Services;
  readonly pageCache: PageCache;
  readonly admission: Admission;
  readonly jobs: Jobs;
  readonly findRoute: FindRoute;
  readonly connections: () => ConnectionCounts;
}

interface RunningMetrics extends Pick<RequestMetrics, 'watch'> {
  stop(): Promise<void>;
}

/** Collects and serves metrics where the configuration asks for them; else null. */
export async function startMetrics(parts: MetricsParts): Promise<RunningMetrics | null> {
  const { services, pageCache, admission, jobs, findRoute, connections } = parts;
  const { config, database, db, auth } = services;
  if (!config.metrics) return null;
  const { metrics: requests, watch } = createRequestMetrics(findRoute);
  const { pool, replica } = database;
  const { refusedMails } = auth;
  const metrics = createMetrics({
    ...{ db, pool, replica, pageCache, admission, connections, jobs, refusedMails, requests },
  });
  const http = await serveMetrics(config.metrics, metrics);
  return {
    watch,
    async stop() {
      metrics.close();
      await http.stop(0);
    },
  };
}
