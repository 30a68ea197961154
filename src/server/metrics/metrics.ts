import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Db } from '../db/database.ts';
import { deliveryLog } from '../db/tables/deliveries.ts';
import { mailJobs } from '../db/tables/mail.ts';
import type { Admission, WorkCounts } from '../http/admission.ts';
import type { ConnectionCounts } from '../http/connections.ts';
import type { PageCacheCounts } from '../http/page-cache.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { exposition, gauge, type Metric, observableCounter } from './exposition.ts';

export interface MetricsParts {
  readonly db: Db;
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly replica: Database['replica'];
  readonly pageCache: { counts(): PageCacheCounts };
  readonly admission: Pick<Admission, 'counts'>;
  readonly connections: () => ConnectionCounts;
  readonly jobs: Pick<Jobs, 'runs'>;
  readonly refusedMails: () => number;
  readonly requests: readonly Metric[];
}

export interface Metrics {
  /** All metrics as text. Makes one query. */
  read(): Promise<string>;
  close(): void;
}

/** Milliseconds between two measurements of how late the event loop is. */
const resolution = 20;

export function createMetrics({ db, requests, ...parts }: MetricsParts): Metrics {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const constant = [
    ...requests,
    ...ofProduct(parts),
    ...ofAdmission(parts),
    ...ofConnections(parts),
    observableCounter(
      'bloom_mail_refused_total',
      'Requests for mail to a typed address that were refused because all clients had asked for too much.',
      parts.refusedMails,
    ),
    ...ofProcess(delay),
  ];
  return {
    async read() {
      const mail = await readMail(db);
      const text = exposition([...constant, ...ofMail(mail)]);
      delay.reset();
      return text;
    },
    close: () => delay.disable(),
  };
}

type ProductParts = Pick<MetricsParts, 'pool' | 'replica' | 'pageCache' | 'jobs'>;

function ofProduct({ pool, replica, pageCache, jobs }: ProductParts): Metric[] {
  return [
    gauge('bloom_database_connections', 'Connections of this process.', () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ]),
    gauge('bloom_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount),
    ...(replica ? [readsOf(replica)] : []),
    gauge('bloom_page_cache_entries', 'Pages kept in memory.', () => pageCache.counts().entries),
    gauge('bloom_page_cache_bytes', 'Memory that they take.', () => pageCache.counts().bytes),
    observableCounter(
      'bloom_page_cache_hits_total',
      'Answers with a page that was kept.',
      () => pageCache.counts().hits,
    ),
    observableCounter(
      'bloom_page_cache_misses_total',
      'Pages that were rendered because they were not kept.',
      () => pageCache.counts().misses,
    ),
    observableCounter('bloom_job_runs_total', 'Regular work that succeeded or failed.', () =>
      jobs.runs().flatMap(({ job, succeeded, failed }) => [
        { labels: { job, outcome: 'succeeded' }, value: succeeded },
        { labels: { job, outcome: 'failed' }, value: failed },
      ]),
    ),
    gauge('bloom_job_last_success_timestamp_seconds', 'When it last succeeded; 0 for not yet.', () =>
      jobs.runs().map(({ job, lastSuccess }) => {
        return { labels: { job }, value: (lastSuccess?.getTime() ?? 0) / 1000 };
      }),
    ),
  ];
}

function readsOf(replica: NonNullable<Database['replica']>): Metric {
  return observableCounter('bloom_database_reads_total', 'Reads that the replica may answer.', () =>
    Object.entries(replica.counts()).map(([server, value]) => ({ labels: { server }, value })),
  );
}

function ofAdmission({ admission }: Pick<MetricsParts, 'admission'>): Metric[] {
  const perWork = (read: (counts: WorkCounts) => number) => () =>
    admission.counts().map((counts) => ({ labels: { work: counts.work }, value: read(counts) }));
  return [
    gauge(
      'bloom_work_running',
      'Requests at work, by what their answers take.',
      perWork(({ running }) => running),
    ),
    gauge(
      'bloom_work_waiting',
      'Requests that wait for those.',
      perWork(({ waiting }) => waiting),
    ),
    gauge(
      'bloom_work_unsent',
      'Answers on their way to their clients.',
      perWork(({ unsent }) => unsent),
    ),
    observableCounter(
      'bloom_work_refused_total',
      'Requests that were refused because too many came at once.',
      perWork(({ refused }) => refused),
    ),
  ];
}

function ofConnections({ connections }: Pick<MetricsParts, 'connections'>): Metric[] {
  return [
    gauge(
      'bloom_connections',
      'Connections of clients, and requests of clients of our proxies.',
      () => connections().open,
    ),
    observableCounter(
      'bloom_connections_refused_total',
      'Those that were refused or cut because a client, or all, had too many.',
      () => connections().refused,
    ),
  ];
}

function ofProcess(delay: ReturnType<typeof monitorEventLoopDelay>): Metric[] {
  // Node measures from one timer to the next: the time between them that was asked for is no delay.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  return [
    gauge('nodejs_eventloop_delay_seconds', 'How late the event loop was, since the last reading.', () => [
      { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: seconds(delay.max) },
    ]),
    gauge('nodejs_memory_bytes', 'Memory of this process by kind.', () => {
      const { heapUsed, heapTotal, external } = process.memoryUsage();
      const kinds = { heap_used: heapUsed, heap_total: heapTotal, external };
      return Object.entries(kinds).map(([kind, value]) => ({ labels: { kind }, value }));
    }),
    gauge('process_resident_memory_bytes', 'Memory of this process as the system counts it.', () =>
      process.memoryUsage.rss(),
    ),
    observableCounter('process_cpu_seconds_total', 'Processor time that this process took.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    }),
    gauge('process_start_time_seconds', 'When this process began.', () => performance.timeOrigin / 1000),
  ];
}

interface Mail {
  readonly waiting: number;
  /** Seconds. */
  readonly oldest: number;
  /** Mails to receivers that began within an hour. */
  readonly delivered: number;
}

/** Null: the database does not answer. */
async function readMail(db: Db): Promise<Mail | null> {
  const oldest = sql`coalesce(extract(epoch from now() - min(${mailJobs.createdAt})), 0)`;
  const delivered = sql`(select count(*) from ${deliveryLog} where started_at > now() - interval '1 hour')`;
  const query = db
    .select({
      delivered: delivered.mapWith(Number),
      waiting: sql`count(*)`.mapWith(Number),
      oldest: oldest.mapWith(Number),
    })
    .from(mailJobs);
  return query.then(
    ([row]) => row ?? null,
    () => null,
  );
}

function ofMail(mail: Mail | null): Metric[] {
  const up = gauge('bloom_database_up', 'Whether the database answered this reading.', () => (mail ? 1 : 0));
  if (!mail) return [up];
  return [
    up,
    gauge('bloom_mail_waiting', 'Letters that were not sent yet.', () => mail.waiting),
    gauge('bloom_mail_oldest_seconds', 'How long the oldest of them waits.', () => mail.oldest),
    gauge(
      'bloom_deliveries_last_hour',
      'Mails with a card’s link to receivers that began within an hour.',
      () => mail.delivered,
    ),
  ];
}
