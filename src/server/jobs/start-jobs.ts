import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { runExclusively } from '../db/locks/exclusive.ts';
import { type JobServices, jobs } from './jobs.ts';

/** The jobs of this process. */
export interface Jobs {
  runs(): readonly JobRuns[];
  /** Waits some seconds for what is being done. */
  stop(): Promise<void>;
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
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();

  const started = jobs.map((job) => {
    const { name, intervalMinutes, atStart } = job;
    const runs = { job: name, succeeded: 0, failed: 0, lastSuccess: null as Date | null };
    async function run(): Promise<void> {
      try {
        const work = async () => job.run(services, await timeOf(db), signal);
        // Another process does it now, or this one still does: this run does not count.
        if (!(await runExclusively(database.pool, name, work))) return;
        runs.succeeded += 1;
        runs.lastSuccess = new Date();
      } catch (err) {
        // At shutdown the database closes during a run: the next start does the work again.
        if (signal.aborted) return;
        runs.failed += 1;
        log.error({ err, job: name }, 'job failed');
      }
    }
    function begin(): void {
      const work = run().finally(() => running.delete(work));
      running.add(work);
    }
    if (atStart) begin();
    return { runs, timer: setInterval(begin, intervalMinutes * 60_000).unref() };
  });

  return {
    runs: () => started.map(({ runs }) => runs),
    async stop() {
      stopping.abort();
      for (const { timer } of started) clearInterval(timer);
      const over = pause(shutdownGraceMs, undefined, { ref: false });
      await Promise.race([Promise.all(running), over]);
    },
  };
}

/** Longer than most conversations with a mail server. */
const shutdownGraceMs = 10_000;

async function timeOf(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
