import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { mailJobs } from '../db/tables.ts';
import type { MailJob } from './mail-job.ts';

/** Seconds after which another postman may take a letter: longer than the slowest conversation with a mail server. */
const lease = 120;

/** A letter that was taken out of the queue for a while. */
export interface Taken extends Record<string, unknown> {
  readonly id: string;
  readonly job: MailJob;
  /** This one included. */
  readonly attempts: number;
  /** It has waited so long that nobody waits for it any more. */
  readonly expired: boolean;
}

/** At most `max` letters whose time has come; nobody else gets them until they are put off or the lease ends. */
export async function take(db: Db | Transaction, max: number): Promise<Taken[]> {
  // Materialised: where a table looks small, PostgreSQL may run a subquery once for each row, each time with other rows.
  const { rows } = await db.execute<Taken>(sql`
    with due as materialized (
      select id from ${mailJobs} where next_try_at <= now()
      order by next_try_at limit ${max} for update skip locked
    )
    update ${mailJobs} set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${lease})
    where id in (select id from due)
    returning id, job, attempts, expires_at <= now() as expired`);
  return rows;
}

/** Sent or given up: the row names a person, so it does not stay. */
export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(mailJobs).where(eq(mailJobs.id, id));
}

/** What waits to be sent to somebody who wants nothing from us any more. */
export async function recallMail(db: Db | Transaction, email: string): Promise<void> {
  await db.delete(mailJobs).where(eq(sql`${mailJobs.job} ->> 'to'`, email));
}

/** `wait` in milliseconds. */
export async function putOff(db: Db, ids: readonly string[], wait: number): Promise<void> {
  const nextTryAt = sql`now() + make_interval(secs => ${wait / 1000})`;
  await db
    .update(mailJobs)
    .set({ nextTryAt })
    .where(inArray(mailJobs.id, [...ids]));
}

/** Milliseconds until a letter's time comes; null when none waits. */
export async function untilNext(db: Db): Promise<number | null> {
  const wait = sql<number | null>`(extract(epoch from min(${mailJobs.nextTryAt}) - now()) * 1000)::float8`;
  const [row] = await db.select({ wait }).from(mailJobs);
  return row?.wait ?? null;
}
