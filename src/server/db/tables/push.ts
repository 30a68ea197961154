import { check, foreignKey, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { userReference } from './accounts.ts';
import { isRandomId, moment } from './columns.ts';

/** Browsers that take messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: userReference('user_id'),
    /** A digest of the endpoint. */
    id: text('id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Messages in a row that were not taken. */
    failures: smallint('failures').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'push_subscriptions_pkey', columns: [table.userId, table.id] }),
    check('push_subscriptions_id_check', isRandomId(table.id)),
  ],
);

/** Messages to be sent, each to one browser. */
export const pushMessages = pgTable(
  'push_messages',
  {
    userId: text('user_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** A later message of the same tag takes the place of this one, here, on its way and where it is shown. */
    tag: text('tag').notNull(),
    /** `PushMessage`. */
    message: jsonb('message').notNull(),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'push_messages_pkey', columns: [table.userId, table.subscriptionId, table.tag] }),
    foreignKey({
      columns: [table.userId, table.subscriptionId],
      foreignColumns: [pushSubscriptions.userId, pushSubscriptions.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('push_messages_next_try_at_index').on(table.nextTryAt),
  ],
);
