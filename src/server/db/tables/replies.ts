import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { reactionKeys } from '#content/reply-form.ts';
import { userReference } from './accounts.ts';
import { cardReference, cards, isNotDeleted } from './cards.ts';
import { isRandomId, moment } from './columns.ts';

/** What receivers answered to a card. The owner of the card reads it, and who signed it what was said to them. */
export const replies = pgTable(
  'replies',
  {
    id: text('id').primaryKey(),
    cardId: cardReference(),
    /** Null where there are words only. */
    reaction: text('reaction', { enum: reactionKeys }),
    /** Empty where there is a reaction only. */
    text: text('text').notNull().default(''),
    /** A voice (`sent_files`). */
    voiceId: text('voice_id'),
    /** As the visitor typed it; may be empty. */
    name: text('name').notNull().default(''),
    /** Which of those who signed the card read it, too: `all`, or the id of a note. Null: its owner alone. */
    thanked: text('thanked'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the owner first saw it. */
    seenAt: moment('seen_at'),
    /** Since when the owner hides it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    check(
      'replies_content_check',
      sql`${table.reaction} is not null or ${table.text} <> '' or ${table.voiceId} is not null`,
    ),
    check('replies_voice_id_check', isRandomId(table.voiceId)),

    index('replies_card_index').on(table.cardId, table.createdAt, table.id),
  ],
);

/** Selects what a user has not seen yet of the replies to all cards. `cards` must be joined. */
export function isUnseenBy(userId: string): SQL | undefined {
  return and(eq(cards.userId, userId), isNotDeleted(cards), isNull(replies.seenAt), isNull(replies.hiddenAt));
}

/**
 * When a user last got mail about replies, and whether they want any. Without a row: never yet, and yes. A reply changes the
 * first (`replies/write.ts`), its reader the second (`mail/reply-mails.ts`, which the mail worker asks).
 */
export const replyMails = pgTable('reply_mails', {
  userId: userReference('user_id').primaryKey(),
  /** When the last one was sent, or will be. */
  dueAt: moment('due_at'),
  /** Since when the user wants none. */
  stoppedAt: moment('stopped_at'),
});
