import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Mail that waits to be sent; a row is deleted when its mail was. A trigger notifies the mail workers of new rows. */
export const mailJobs = pgTable(
  'mail_jobs',
  {
    id: text('id').primaryKey(),
    /** A `MailJob`, written by this release or the one before. */
    job: jsonb('job').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** In the future while a worker is sending it. */
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    /** When the workers give up. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('mail_jobs_next_try_at_index').on(table.nextTryAt)],
);

/** Mail that could not be sent: refused for good, or tried for too long. The operator sends it once more or drops it. */
export const failedMails = pgTable(
  'failed_mails',
  {
    id: text('id').primaryKey(),
    /** A `MailJob`. */
    job: jsonb('job').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull(),
    /** A code such as `EENVELOPE`, or `EXPIRED`; never an address. */
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
    failedAt: moment('failed_at').notNull().defaultNow(),
  },
  (table) => [index('failed_mails_failed_at_index').on(table.failedAt, table.id)],
);
