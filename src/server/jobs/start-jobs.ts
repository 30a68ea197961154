import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { runExclusively } from '../db/locks/exclusive.ts';
import type { Services } from '../services.ts';
import { birthdays } from './birthdays.ts';
import { deliveries } from './deliveries.ts';
import { fewNotes } from './few-notes.ts';
import { indexCards } from './index-cards.ts';
import { pushes } from './pushes.ts';
import { removal } from './removal.ts';
import { sweep } from './sweep.ts';

type JobServices = Pick<
  Services,
  | 'auth'
  | 'config'
  | 'database'
  | 'db'
  | 'files'
  | 'limiter'
  | 'log'
  | 'mail'
  | 'mailer'
  | 'secret'
  | 'writeMail'
>;

/** Work that is done at intervals, by one process at a time. It may run twice without harm: see docs/decisions/0071. */
export interface Job {
  /** Of its lease and in the metrics. */
  readonly name: string;
  readonly intervalMinutes: number;
  /** Whether a start does it at once, and not an interval later. */
  readonly atStart?: boolean;
  /** `now` is the database's time, which wrote down when things began: our clock may be wrong. */
  run(services: JobServices, now: Date): Promise<unknown>;
}

/** Everything that is done at intervals. A new job is a file in this folder, and its line here. */
export const jobs: readonly Job[] = [sweep, removal, indexCards, fewNotes, birthdays, pushes, deliveries];

/** The jobs of this process. */
export interface Jobs {
  runs(): readonly JobRuns[];
  stop(): void;
}

/** The runs of one job, of this process, since it began. */
export interface JobRuns {
  readonly job: string;
  readonly succeeded: number;
  readonly failed: number;
  /** Null: not yet. */
  readonly lastSuccess: Date | null;
}

export function startJobs(services: JobServices): Jobs {
  const { database, db, log } = services;
  let stopped = false;

  const started = jobs.map((job) => {
    const { name, intervalMinutes, atStart } = job;
    const runs = { job: name, succeeded: 0, failed: 0, lastSuccess: null as Date | null };
    async function run(): Promise<void> {
      try {
        const work = async () => job.run(services, await timeOf(db));
        // Another process does it now, or this one still does: this run does not count.
        if (!(await runExclusively(database.pool, name, work))) return;
        runs.succeeded += 1;
        runs.lastSuccess = new Date();
      } catch (err) {
        // At shutdown the database closes during a run: the next start does the work again.
        if (stopped) return;
        runs.failed += 1;
        log.error({ err, job: name }, 'job failed');
      }
    }
    if (atStart) void run();
    return { runs, timer: setInterval(() => void run(), intervalMinutes * 60_000).unref() };
  });

  return {
    runs: () => started.map(({ runs }) => runs),
    stop() {
      stopped = true;
      for (const { timer } of started) clearInterval(timer);
    },
  };
}

async function timeOf(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
