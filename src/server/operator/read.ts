import { and, asc, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { CardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { cards, files, mailJobs, session, user } from '../db/tables.ts';
import type { MailJob } from '../mail/mail-job.ts';
import type { OperatedAccount, OperatedCard, OperatedCardsRequest, PendingMail } from './types.ts';

/** Cards of any owner, drafts too: for the operator only. */
export async function findCards(db: Db, request: OperatedCardsRequest): Promise<OperatedCard[]> {
  const { limit, onlyHidden, ownerId, id } = request;
  const rows = await db
    .select()
    .from(cards)
    .where(
      and(
        onlyHidden ? isNotNull(cards.hiddenAt) : undefined,
        ownerId === undefined ? undefined : eq(cards.userId, ownerId),
        id === undefined ? undefined : eq(cards.id, id),
      ),
    )
    .orderBy(desc(cards.updatedAt), cards.id)
    .limit(limit);
  return rows.map(({ userId, hiddenAt, deletedAt, toName, fromName, message, ...row }) => ({
    id: row.id as CardId,
    ownerId: userId,
    status: row.status,
    isHidden: hiddenAt !== null,
    isDeleted: deletedAt !== null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    views: row.views,
    words: { toName, fromName, message },
  }));
}

/** The account with this address, in upper or lower case; null when there is none. */
export async function findAccount(db: Db, email: string): Promise<OperatedAccount | null> {
  const [found] = await db.select().from(user).where(eq(user.email, email.toLowerCase()));
  if (!found) return null;
  const { id, name, emailVerified, createdAt } = found;
  const [[ofCards], [ofFiles], [ofSessions]] = await Promise.all([
    db
      .select({ cards: count(), hiddenCards: count(cards.hiddenAt) })
      .from(cards)
      .where(eq(cards.userId, id)),
    db
      .select({ files: count(), bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
      .from(files)
      .where(eq(files.userId, id)),
    db
      .select({ sessions: count() })
      .from(session)
      .where(and(eq(session.userId, id), gt(session.expiresAt, sql`now()`))),
  ]);
  return {
    id,
    name,
    email: found.email,
    emailVerified,
    createdAt,
    cards: ofCards?.cards ?? 0,
    hiddenCards: ofCards?.hiddenCards ?? 0,
    files: ofFiles?.files ?? 0,
    bytes: ofFiles?.bytes ?? 0,
    sessions: ofSessions?.sessions ?? 0,
  };
}

/** Mails that were not sent yet, the oldest first, at most `limit`. */
export async function listPendingMail(db: Db, limit: number): Promise<PendingMail[]> {
  const rows = await db.select().from(mailJobs).orderBy(asc(mailJobs.createdAt)).limit(limit);
  return rows.map(({ job, attempts, createdAt, nextTryAt, expiresAt }) => {
    const mail = job as MailJob;
    const to = 'to' in mail ? mail.to : 'the operator';
    return { kind: mail.kind, to, attempts, createdAt, nextTryAt, expiresAt };
  });
}

/** How many mails were not sent yet. */
export function countPendingMail(db: Db): Promise<number> {
  return db.$count(mailJobs);
}
