import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { mailJobs } from '../db/tables.ts';
import { randomId } from '../random-id.ts';
import { expirySeconds, type MailJob } from './mail-job.ts';

export interface MailQueue {
  /**
   * Writes down that a letter is to be sent; a postman sends it soon, here or in another process, also after a crash.
   * With `tx` it goes out if and when that transaction is committed.
   */
  post(job: MailJob, tx?: Db | Transaction): Promise<void>;
}

export function createMailQueue(db: Db): MailQueue {
  return {
    async post(job, tx = db) {
      const expiresAt = sql`now() + make_interval(secs => ${expirySeconds[job.kind]})`;
      await tx.insert(mailJobs).values({ id: randomId(), job, expiresAt });
    },
  };
}
