import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { loggedReason } from '../db/failure.ts';
import type { Logger } from '../log.ts';
import type { WriteMessage } from './mail-kinds.ts';
import type { Mailer } from './transport/mailer.ts';
import { deleteJob, type LeasedJob, leaseJobs, moveToFailed, msUntilNextJob, postponeJobs } from './write.ts';

export interface MailWorkerOptions {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly write: WriteMessage;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds to wait after this many attempts. */
  readonly backOff?: (attempts: number) => number;
}

/** Sends the mail of the queue. Workers of several processes share the jobs. */
export interface MailWorker {
  /** Says that there may be a job. */
  wake(): void;
  /** Waits some seconds for what is being sent. The rest is left to other workers. */
  close(): Promise<void>;
}

/** Messages sent at the same time. */
const concurrency = 5;

/** The database is asked this often, in case a notification was lost. */
const pollIntervalMs = 30_000;

const shutdownGraceMs = 3_000;

export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, log } = options;
  const inProgress = new Set<string>();
  /** Sent, but the row could not be deleted. Such a job is leased again and must not be sent twice. */
  const sentIds = new Set<string>();
  let closed = false;
  let sleep = new AbortController();

  async function run(leased: LeasedJob): Promise<void> {
    const { id } = leased;
    inProgress.add(id);
    try {
      const outcome = sentIds.has(id) ? sent : await send(options, leased);
      if ('waitMs' in outcome) return await postponeJobs(db, [id], outcome.waitMs);
      if ('failed' in outcome) return await moveToFailed(db, id, outcome.failed);
      sentIds.add(id);
      await deleteJob(db, id);
      sentIds.delete(id);
    } finally {
      inProgress.delete(id);
    }
  }

  function logError(error: unknown): null {
    if (!closed) log.warn({ reason: loggedReason(error) }, 'mail waits');
    return null;
  }

  /** Runs some of the jobs that are due. Milliseconds until there is more to do. */
  async function runDueJobs(): Promise<number> {
    const jobs = await leaseJobs(db, concurrency);
    // A job that fails here blocks no other: its lease ends later, and then it is tried again.
    await Promise.all(jobs.map((job) => run(job).catch(logError)));
    return jobs.length > 0 ? 0 : ((await msUntilNextJob(db)) ?? pollIntervalMs);
  }

  async function work(): Promise<void> {
    while (!closed) {
      // Whoever wakes us from here on ends the next sleep, or there is none.
      sleep = new AbortController();
      const { signal } = sleep;
      const dueMs = (await runDueJobs().catch(logError)) ?? pollIntervalMs;
      const waitMs = Math.min(Math.max(dueMs, 0), pollIntervalMs);
      await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const wake = () => sleep.abort();
  const working = work();
  return {
    wake,
    async close() {
      closed = true;
      wake();
      await Promise.race([working, pause(shutdownGraceMs, undefined, { ref: false })]);
      if (inProgress.size > 0) await postponeJobs(db, [...inProgress], 0).catch(() => {});
    },
  };
}

/** Sent, or nothing was left to send; to be tried again; given up, with a code that says why. */
type Outcome = { readonly sent: true } | { readonly waitMs: number } | { readonly failed: string };

const sent: Outcome = { sent: true };

async function send(options: MailWorkerOptions, { id, job, attempts, expired }: LeasedJob): Promise<Outcome> {
  const { write, mailer, log, backOff = exponentialBackOff } = options;
  const { kind } = job;
  if (expired) {
    log.error({ kind, attempts: attempts - 1 }, 'mail given up: it waited too long');
    return { failed: 'EXPIRED' };
  }
  const message = await write(job);
  if (message === 'unreadable') {
    // A newer release, or an older one, runs beside this one and knows it.
    log.warn({ kind, attempts }, 'mail of a kind that is not known here');
    return { waitMs: backOff(attempts) };
  }
  if (message === 'nothing') return sent;
  const answer = await mailer.send(message, id);
  if (answer.ok) return sent;
  const { code, isTemporary } = answer.error;
  if (!isTemporary) {
    log.error({ kind, attempts, code }, 'mail given up: it was refused');
    return { failed: code };
  }
  const wait = Math.round(backOff(attempts));
  log.warn({ kind, attempts, code, wait }, 'mail failed, trying again');
  return { waitMs: wait };
}

/** Milliseconds: 5, 20, 80 seconds and so on, at most an hour. Random by a quarter, so that retries do not come at once. */
function exponentialBackOff(attempts: number): number {
  return Math.min(5_000 * 4 ** (attempts - 1), 3_600_000) * (0.75 + Math.random() / 2);
}
