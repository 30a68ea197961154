import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { isOneOf, moment } from './columns.ts';

export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

/** What somebody finds wrong with a card or a design. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    /** The reported card, perhaps removed since; null for a design. */
    cardId: text('card_id'),
    /** The reported design; null for a card. */
    design: text('design'),
    reason: text('reason').notNull(),
    /** What the person added; empty when nothing. */
    text: text('text').notNull().default(''),
    /** Null for a visitor, and when the account is gone. */
    reporterId: text('reporter_id').references(() => user.id, { onDelete: 'set null' }),
    /** HMAC of a visitor's network, so that many reports of one sender are seen as such; null for an account. */
    addressHash: text('address_hash'),
    state: text('state', { enum: reportStates }).notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    check('reports_target_check', sql`num_nonnulls(${table.cardId}, ${table.design}) = 1`),
    check('reports_state_check', isOneOf(table.state, reportStates)),
    index('reports_list_index').on(table.state, table.createdAt, table.id),
    index('reports_created_at_index').on(table.createdAt),
    index('reports_card_id_index').on(table.cardId),
    index('reports_reporter_id_index').on(table.reporterId),
  ],
);
