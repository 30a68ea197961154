import { sql } from 'drizzle-orm';
import { indexCards } from './cards/search/write.ts';
import { removeDeletedCards } from './cards/write.ts';
import { deleteOldChanges } from './db/connection/change-reader.ts';
import type { Db } from './db/database.ts';
import { runExclusively } from './db/locks/exclusive.ts';
import { deletePendingBytes, deleteUnusedFiles } from './files/write.ts';
import { deleteIdleGuests } from './guests/write.ts';
import { deleteOldFailedMail } from './mail/write.ts';
import { deleteOldMessages } from './messages/write.ts';
import { deleteOldAuditEntries } from './operator/write.ts';
import { countRetention } from './rate-limits/rules.ts';
import { deleteOldReports } from './reports/write.ts';
import type { Services } from './services.ts';

/** Milliseconds between two clean-ups of what has expired. */
const sweepIntervalMs = 60 * 60 * 1000;

/** Milliseconds between two removals of cards whose deletion can no longer be undone, and of files without an owner. */
const removalIntervalMs = 60 * 1000;

/** Milliseconds between two searches for cards that a process of an older release saved. */
const indexIntervalMs = 60 * 1000;

/** Work that is done at intervals, without a request. */
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

type Running = { -readonly [Key in keyof JobRuns]: JobRuns[Key] };

type Parts = Pick<Services, 'auth' | 'database' | 'db' | 'files' | 'limiter' | 'log'>;

/** Clears away what has expired: sessions, links, counts, old messages, uploads that no card came to use, guests without any, and deleted cards. Indexes cards for search. */
export function startJobs(services: Parts): Jobs {
  const { auth, database, db, files, limiter, log } = services;
  let stopped = false;

  function regularly(job: string, interval: number, work: () => Promise<unknown>) {
    const runs: Running = { job, succeeded: 0, failed: 0, lastSuccess: null };
    async function run(): Promise<void> {
      try {
        // Another process does it now, or this one still does: this run does not count.
        if (!(await runExclusively(database.pool, job, work))) return;
        runs.succeeded += 1;
        runs.lastSuccess = new Date();
      } catch (err) {
        // At shutdown the database closes during a run: the next start does the work again.
        if (stopped) return;
        runs.failed += 1;
        log.error({ err, job }, 'job failed');
      }
    }
    return { runs, run, timer: setInterval(() => void run(), interval).unref() };
  }

  const sweep = regularly('sweep', sweepIntervalMs, async () => {
    const now = await timeOf(db);
    await auth.sweep(now);
    await limiter.sweep(countRetention);
    await deleteUnusedFiles({ db, files, now });
    await deleteIdleGuests(db);
    await deleteOldMessages(db, now);
    await deleteOldReports(db, now);
    await deleteOldFailedMail(db);
    await deleteOldAuditEntries(db);
  });
  const removal = regularly('removal', removalIntervalMs, async () => {
    await removeDeletedCards(db, await timeOf(db));
    await deletePendingBytes({ db, files });
    await deleteOldChanges(db);
  });
  const index = regularly('index', indexIntervalMs, () => indexCards(db));
  // Cards that were deleted before a restart are removed now and not an interval later.
  void removal.run();
  return {
    runs: () => [sweep.runs, removal.runs, index.runs],
    stop() {
      stopped = true;
      for (const { timer } of [sweep, removal, index]) clearInterval(timer);
    },
  };
}

/** The database's time, which wrote down when things began: our clock may be wrong, and removing cannot be undone. */
async function timeOf(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
