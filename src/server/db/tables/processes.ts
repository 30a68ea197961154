import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Work that one process at a time does. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Processes that use this database now, so that all have the same secret. */
export const runningProcesses = pgTable('running_processes', {
  id: text('id').primaryKey(),
  secretFingerprint: integer('secret_fingerprint').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** What other processes must hear of, for some minutes. A trigger calls `NOTIFY` where the engine has it. */
export const changes = pgTable(
  'changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel').notNull(),
    payload: text('payload').notNull(),
    changedAt: moment('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('changes_changed_at_index').on(table.changedAt)],
);
