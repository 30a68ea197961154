import { eq, inArray, lt, sql } from 'drizzle-orm';
import { isPlaceholderEmail } from '#content/placeholder-email.ts';
import type { Db, Transaction } from '../db/database.ts';
import { failedMails, mailJobs } from '../db/tables/mail.ts';
import { randomId } from '../random-id.ts';
import { requestedLanguage } from '../request/requested-language.ts';
import { findMailKind, type MailJob } from './mail-kinds.ts';

export interface MailQueue {
  /**
   * Stores a job. A mail worker of this or another process sends its mail soon, or `at` a moment, also after a crash.
   * With `tx` the job exists once that transaction is committed.
   */
  post(job: MailJob, tx?: Db | Transaction, options?: PostOptions): Promise<void>;
}

interface PostOptions {
  /** Not before this moment. */
  readonly at?: Date;
  /** Of the job, and so of the mail's Message-ID: a random one, for whoever keeps it. */
  readonly id?: string;
}

export function createMailQueue(db: Db): MailQueue {
  return {
    async post(job, tx = db, { at, id = randomId() } = {}) {
      const kind = findMailKind(job.kind);
      if (!kind) throw new Error(`There is no mail of the kind ${job.kind}.`);
      // Guests have no mailbox.
      if ('to' in job && isPlaceholderEmail(job.to)) return;
      const data = kind.data.parse({ language: requestedLanguage(), ...job });
      const nextTryAt = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
      const expiresAt = sql`${nextTryAt} + make_interval(secs => ${kind.expirySeconds})`;
      const stored = { kind: kind.kind, ...data };
      await tx.insert(mailJobs).values({ id, job: stored, nextTryAt, expiresAt });
    },
  };
}

/** Seconds until another worker may take the same job: longer than the slowest conversation that `smtp.ts` waits for. */
const leaseSeconds = 120;

/** A job that one worker has until its lease ends. */
export interface LeasedJob extends Record<string, unknown> {
  readonly id: string;
  readonly job: { readonly kind: string };
  /** Including this one. */
  readonly attempts: number;
  /** It is too late to send it. */
  readonly expired: boolean;
}

/** Takes at most `max` jobs that are due. No other worker gets them until they are postponed or the lease ends. */
export async function leaseJobs(db: Db | Transaction, max: number): Promise<LeasedJob[]> {
  // Materialised: on a small table PostgreSQL may run a subquery once for each row, each time with other rows.
  const { rows } = await db.execute<LeasedJob>(sql`
    with due as materialized (
      select id from ${mailJobs} where next_try_at <= now()
      order by next_try_at limit ${max} for update skip locked
    )
    update ${mailJobs} set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (select id from due)
    returning id, job, attempts, expires_at <= now() as expired`);
  return rows;
}

/** Milliseconds until the next job is due, negative when one is; null when there is none. */
export async function msUntilNextJob(db: Db): Promise<number | null> {
  const wait = sql<number | null>`(extract(epoch from min(${mailJobs.nextTryAt}) - now()) * 1000)::float8`;
  const [row] = await db.select({ wait }).from(mailJobs);
  return row?.wait ?? null;
}

/** Deletes a job that is done: its row has an address in it. */
export async function deleteJob(db: Db, id: string): Promise<void> {
  await db.delete(mailJobs).where(eq(mailJobs.id, id));
}

/** Days a mail that could not be sent is kept for the operator, who may send it once more. */
const failedMailDays = 7;

/** Takes a job out of the queue for good, and keeps it for the operator. `reason` is a code, never an address. */
export async function moveToFailed(db: Db, id: string, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(mailJobs).where(eq(mailJobs.id, id)).returning();
    if (!row) return;
    const { job, attempts, createdAt } = row;
    await tx.insert(failedMails).values({ id, job, attempts, createdAt, reason }).onConflictDoNothing();
  });
}

export async function deleteOldFailedMail(db: Db): Promise<void> {
  const age = sql`make_interval(days => ${failedMailDays})`;
  await db.delete(failedMails).where(lt(failedMails.failedAt, sql`now() - ${age}`));
}

/** Deletes all waiting and failed mail to an address, such as that of a deleted account. */
export async function deleteMailTo(db: Db | Transaction, email: string): Promise<void> {
  await db.delete(mailJobs).where(eq(sql`${mailJobs.job} ->> 'to'`, email));
  await db.delete(failedMails).where(eq(sql`${failedMails.job} ->> 'to'`, email));
}

/** Makes jobs due again after `waitMs`. */
export async function postponeJobs(db: Db, ids: readonly string[], waitMs: number): Promise<void> {
  const nextTryAt = sql`now() + make_interval(secs => ${waitMs / 1000})`;
  await db
    .update(mailJobs)
    .set({ nextTryAt })
    .where(inArray(mailJobs.id, [...ids]));
}
