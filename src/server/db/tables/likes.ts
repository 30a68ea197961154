import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { moment } from './columns.ts';

/** Who likes which design: an account, or a browser in which nobody was signed in. */
export const designLikes = pgTable(
  'design_likes',
  {
    id: text('id').primaryKey(),
    design: text('design').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Hash of the browser's cookie. */
    browser: text('browser'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('design_likes_owner_check', sql`num_nonnulls(${table.userId}, ${table.browser}) = 1`),
    // Nobody counts twice, whatever two requests do at the same time.
    unique('design_likes_user_unique').on(table.userId, table.design),
    unique('design_likes_browser_unique').on(table.browser, table.design),
    index('design_likes_design_index').on(table.design),
  ],
);
