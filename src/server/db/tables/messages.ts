import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What visitors wrote to the site's operator. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** A hidden card of the writer, which they ask about; perhaps removed since. Null for anything else. */
    cardId: text('card_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('messages_created_at_index').on(table.createdAt),
    index('messages_card_id_index').on(table.cardId).where(sql`${table.cardId} is not null`),
  ],
);
