import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailJobs } from '../db/tables/mail.ts';

/** Milliseconds until the next job is due, negative when one is; null when there is none. */
export async function msUntilNextJob(db: Db): Promise<number | null> {
  const wait = sql<number | null>`(extract(epoch from min(${mailJobs.nextTryAt}) - now()) * 1000)::float8`;
  const [row] = await db.select({ wait }).from(mailJobs);
  return row?.wait ?? null;
}
