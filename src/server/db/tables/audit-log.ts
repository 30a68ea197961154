import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What operators did. A trigger refuses changes, and removals before a year has passed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    /** The operator's address, or the command line and its user. */
    actor: text('actor').notNull(),
    /** The command: `card hide`. */
    action: text('action').notNull(),
    /** The id of the card, account, mail or report that it was about; empty where there is none. */
    target: text('target').notNull(),
    outcome: text('outcome').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_created_at_index').on(table.createdAt, table.id),
    index('audit_log_target_index').on(table.target),
  ],
);
