import { sql } from 'drizzle-orm';
import { removeDeletedCards } from './cards/write.ts';
import type { Db } from './db/database.ts';
import { runExclusively } from './db/locks/exclusive.ts';
import { removeBytes, sweepFiles } from './files/write.ts';
import { deleteOldMessages } from './messages/write.ts';
import { countRetention } from './rate-limits/rules.ts';
import type { Services } from './services.ts';

/** Milliseconds between two clean-ups of what has expired. */
const sweepInterval = 60 * 60 * 1000;

/** Milliseconds between two removals of cards whose deletion can no longer be undone, and of bytes nobody owns. */
const removalInterval = 60 * 1000;

/** What is done regularly, without anybody asking. */
export interface Jobs {
  runs(): readonly JobRuns[];
  stop(): void;
}

/** Of this process, since it began. */
export interface JobRuns {
  readonly job: string;
  readonly succeeded: number;
  readonly failed: number;
  /** Null: not yet. */
  readonly lastSuccess: Date | null;
}

type Running = { -readonly [Key in keyof JobRuns]: JobRuns[Key] };

type Parts = Pick<Services, 'auth' | 'database' | 'db' | 'files' | 'limiter' | 'log'>;

/** Clears away what has expired: sessions, links, counts, old messages, uploads that no card came to use, and deleted cards. */
export function startJobs(services: Parts): Jobs {
  const { auth, database, db, files, limiter, log } = services;
  let stopped = false;

  function regularly(job: string, interval: number, work: () => Promise<unknown>) {
    const runs: Running = { job, succeeded: 0, failed: 0, lastSuccess: null };
    async function run(): Promise<void> {
      try {
        // Another process does it, or this one still does: it was not this time that it was done.
        if (!(await runExclusively(database.pool, job, work))) return;
        runs.succeeded += 1;
        runs.lastSuccess = new Date();
      } catch (err) {
        // The database closes under a run that is still at work: the next start does it again.
        if (stopped) return;
        runs.failed += 1;
        log.error({ err, job }, 'job failed');
      }
    }
    return { runs, run, timer: setInterval(() => void run(), interval).unref() };
  }

  const sweep = regularly('sweep', sweepInterval, async () => {
    const now = await timeOf(db);
    await auth.sweep(now);
    await limiter.sweep(countRetention);
    await sweepFiles({ db, files, now });
    await deleteOldMessages(db, now);
  });
  const removal = regularly('removal', removalInterval, async () => {
    await removeDeletedCards(db, await timeOf(db));
    await removeBytes({ db, files });
  });
  // Nobody comes back for what was deleted before a restart.
  void removal.run();
  return {
    runs: () => [sweep.runs, removal.runs],
    stop() {
      stopped = true;
      for (const { timer } of [sweep, removal]) clearInterval(timer);
    },
  };
}

/** By the clock that wrote down when things began: ours may be set wrong for a while, and removing is for ever. */
async function timeOf(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
