import { desc, eq, sql } from 'drizzle-orm';
import { parseStoredCard } from '#card/document/versions.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import { user } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { isUnseenBy, replies, replyMails } from '../db/tables/replies.ts';
import { readSignedLink, signLink } from '../links/links.ts';
import type { LookupParts } from './mail-kind.ts';

/** What mail about replies says, looked up when it is sent. */
export interface UnseenReplies {
  /** Replies that the owner has not seen. */
  readonly count: number;
  /** For whom the card with the newest one is; may be empty. */
  readonly toName: string;
  /** The card with the newest one. */
  readonly cardId: string;
  /** That card's: its sender reads it. */
  readonly language: string;
  /** Where the reader unsubscribes, without logging in. */
  readonly unsubscribeUrl: string;
}

/** Mail about replies: what it says, and who wants none. */
export interface ReplyMails {
  /** Null when there is nothing new, or the user wants none or is gone. */
  unseenReplies(userId: string): Promise<UnseenReplies | null>;
  /** Where a user unsubscribes from such mail, without logging in, or asks for it again. */
  unsubscribeUrl(userId: string): string;
  /** The user of such an address; null for one that we did not make. */
  userOf(token: string): string | null;
  isUnsubscribed(userId: string): Promise<boolean>;
  setUnsubscribed(userId: string, isUnsubscribed: boolean): Promise<void>;
}

export function createReplyMails({ db, config, secret }: LookupParts): ReplyMails {
  async function isUnsubscribed(userId: string): Promise<boolean> {
    const [row] = await db
      .select({ at: replyMails.stoppedAt })
      .from(replyMails)
      .where(eq(replyMails.userId, userId));
    return Boolean(row?.at);
  }

  const unsubscribeUrl = (userId: string) =>
    `${config.origin}/mail/replies/${signLink(secret, 'reply mail', userId)}`;

  return {
    isUnsubscribed,
    unsubscribeUrl,
    async unseenReplies(userId) {
      if (await isUnsubscribed(userId)) return null;
      const [newest] = await db
        .select({
          cardId: replies.cardId,
          document: cards.document,
          count: sql`count(*) over ()`.mapWith(Number),
        })
        .from(replies)
        .innerJoin(cards, eq(cards.id, replies.cardId))
        .where(isUnseenBy(userId))
        .orderBy(desc(replies.createdAt))
        .limit(1);
      if (!newest) return null;
      const opened = parseStoredCard(newest.document);
      const { toName, language } = opened.ok ? opened.value : { toName: '', language: firstLanguage };
      return {
        count: newest.count,
        toName,
        language,
        cardId: newest.cardId,
        unsubscribeUrl: unsubscribeUrl(userId),
      };
    },
    userOf: (token) => readSignedLink(secret, 'reply mail', token),
    async setUnsubscribed(userId, isUnsubscribed) {
      const stoppedAt = isUnsubscribed ? sql`now()` : null;
      // Nothing for an account that is gone.
      const known = db
        .select({
          userId: user.id,
          dueAt: sql`null::timestamptz`.as('due_at'),
          stoppedAt: sql`${stoppedAt}::timestamptz`.as('stopped_at'),
        })
        .from(user)
        .where(eq(user.id, userId));
      await db
        .insert(replyMails)
        .select(known)
        .onConflictDoUpdate({ target: replyMails.userId, set: { stoppedAt } });
    },
  };
}
