import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deliveryStates } from '#content/deliveries/states.ts';
import { cardReference } from './cards.ts';
import { isOneOf, isRandomId, moment } from './columns.ts';
import { invitations } from './contributions.ts';

/** Mail that tells a receiver of a card, or asks somebody to sign it: one row for each address, or invitation. */
export const deliveries = pgTable(
  'deliveries',
  {
    cardId: cardReference(),
    id: text('id').notNull(),
    /** Null: it tells the receiver. */
    invitationId: text('invitation_id'),
    /** Whose it is. Without a foreign key: rows stand beside those of their card. */
    userId: text('user_id').notNull(),
    email: text('email').notNull(),
    /** Of the normalised address, keyed (`addressHash`). */
    addressHash: text('address_hash').notNull(),
    /** The receiver's. */
    language: text('language').notNull(),
    /** By the clock of the zone; the instant is worked out when it is asked for. */
    date: date('date', { mode: 'string' }).notNull(),
    time: time('time').notNull(),
    zone: text('zone').notNull(),
    city: text('city').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('scheduled'),
    /** Why it is in its state: a code, never an address. */
    reason: text('reason'),
    /** Whether its receiver wanted none when it was asked for: whatever becomes of that, it is not sent. */
    isSuppressed: boolean('is_suppressed').notNull().default(false),
    /** What the sender was called when it was last sent: trust is in that name. Null where it may be no name. */
    senderName: text('sender_name'),
    /** Not before, after a failure. */
    nextTryAt: moment('next_try_at'),
    /** When its last conversation began, and its Message-ID. */
    claimedAt: moment('claimed_at'),
    attemptId: text('attempt_id'),
    sentAt: moment('sent_at'),
    /** When its receiver first opened the card by it. */
    openedAt: moment('opened_at'),
    /** When its sender had it sent a second time because nobody had opened the card. */
    repeatedAt: moment('repeated_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'deliveries_pkey', columns: [table.cardId, table.id] }),
    foreignKey({
      name: 'deliveries_invitation_fk',
      columns: [table.cardId, table.invitationId],
      foreignColumns: [invitations.cardId, invitations.id],
    }).onDelete('cascade'),
    uniqueIndex('deliveries_receiver_unique')
      .on(table.cardId, table.addressHash)
      .where(sql`${table.invitationId} is null`),
    uniqueIndex('deliveries_invitation_unique')
      .on(table.cardId, table.invitationId)
      .where(sql`${table.invitationId} is not null`),
    index('deliveries_due_index').on(table.date).where(sql`${table.state} in ('scheduled', 'sending')`),
    index('deliveries_over_index').on(table.date).where(sql`${table.state} not in ('scheduled', 'sending')`),
    index('deliveries_user_index').on(table.userId, table.createdAt),
    index('deliveries_address_index').on(table.addressHash),
    check('deliveries_id_check', isRandomId(table.id)),
    check('deliveries_state_check', isOneOf(table.state, deliveryStates)),
  ],
);

/** Every mail that began to be sent, for the limits: it stays when its card or its account goes. */
export const deliveryLog = pgTable(
  'delivery_log',
  {
    addressHash: text('address_hash').notNull(),
    /** Of its Message-ID. */
    id: text('id').notNull(),
    /** Of the sender's own address. */
    senderHash: text('sender_hash').notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'delivery_log_pkey', columns: [table.addressHash, table.id] }),
    index('delivery_log_sender_index').on(table.senderHash, table.startedAt),
    index('delivery_log_started_at_index').on(table.startedAt),
  ],
);

export const suppressionReasons = ['unsubscribed', 'reported', 'bounced', 'complained', 'operator'] as const;

/** Who gets no such mail from whom; `*` for everybody. Kept when accounts are deleted. */
export const suppressions = pgTable(
  'suppressions',
  {
    addressHash: text('address_hash').notNull(),
    senderHash: text('sender_hash').notNull(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'suppressions_pkey', columns: [table.addressHash, table.senderHash] }),
    index('suppressions_sender_index').on(table.senderHash),
    index('suppressions_bounced_index').on(table.createdAt).where(sql`${table.reason} = 'bounced'`),
    check('suppressions_reason_check', isOneOf(table.reason, suppressionReasons)),
  ],
);
