import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { parseStoredCard } from '#card/document/versions.ts';
import { cardColumns, factsOf } from '../cards/read.ts';
import type { CardId, OwnedCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';
import { isUnseenBy, replies } from '../db/tables/replies.ts';
import { findFile, type ServedFile } from '../files/read.ts';
import type { ReplyCount, ReplyId } from './types.ts';

/** What receivers answered to a card, the newest first; those that its owner hides as well. `voiceId`: of a voice's file. */
export async function listReplies(db: Db, { id }: OwnedCardId) {
  const rows = await db
    .select()
    .from(replies)
    .where(eq(replies.cardId, id))
    .orderBy(desc(replies.createdAt), desc(replies.id));
  return rows.map(({ seenAt, hiddenAt, cardId: _, ...row }) => ({
    ...row,
    id: row.id as ReplyId,
    /** The owner has not seen it before. */
    isNew: seenAt === null,
    isHidden: hiddenAt !== null,
  }));
}

export type UnseenReply = Awaited<ReturnType<typeof listUnseenReplies>>[number];

/** What a user has not seen yet of the replies to all cards, the newest first. */
export async function listUnseenReplies(db: Db, userId: string, limit: number) {
  const rows = await db
    .select({ reply: replies, ...cardColumns })
    .from(replies)
    .innerJoin(cards, eq(cards.id, replies.cardId))
    .where(isUnseenBy(userId))
    .orderBy(desc(replies.createdAt), desc(replies.id))
    .limit(limit);
  return rows.map(({ reply: { id, reaction, text, name, voiceId, createdAt }, ...row }) => {
    const opened = parseStoredCard(row.document);
    return {
      reply: { id: id as ReplyId, reaction, text, name, voiceId, createdAt },
      facts: factsOf(row),
      /** Null for a card that cannot be read. */
      card: opened.ok ? opened.value : null,
    };
  });
}

/** What receivers said to whoever wrote this note on a card, or to all who signed it, the first first. */
export async function listThanks(db: Db, cardId: CardId, noteId: string) {
  const { reaction, text, name, voiceId, thanked, createdAt, id } = replies;
  return db
    .select({ reaction, text, name, voiceId })
    .from(replies)
    .where(and(eq(replies.cardId, cardId), isNull(replies.hiddenAt), inArray(thanked, ['all', noteId])))
    .orderBy(createdAt, id);
}

/** The voice of a receiver who thanked whoever wrote this note, or all who signed; null for any other file. */
export async function findThanksVoice(
  db: Db,
  { cardId, noteId, fileId }: { readonly cardId: CardId; readonly noteId: string; readonly fileId: string },
): Promise<ServedFile | null> {
  const thanks = await listThanks(db, cardId, noteId);
  return thanks.some(({ voiceId }) => voiceId === fileId) ? findFile(db, fileId) : null;
}

/** One reply to this card, as its owner reports it; null when there is none. */
export async function findReply(db: Db, card: OwnedCardId, id: ReplyId) {
  const [row] = await db
    .select({ reaction: replies.reaction, text: replies.text, name: replies.name })
    .from(replies)
    .where(and(eq(replies.id, id), eq(replies.cardId, card.id)));
  return row ?? null;
}

/** The replies to each of these cards of a user; a card without any is left out. */
export async function countReplies(
  db: Db,
  userId: string,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, ReplyCount>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db
    .select({
      cardId: replies.cardId,
      all: sql`count(*)`.mapWith(Number),
      unseen: sql`count(*) filter (where ${replies.seenAt} is null)`.mapWith(Number),
    })
    .from(replies)
    .innerJoin(cards, eq(cards.id, replies.cardId))
    .where(and(eq(cards.userId, userId), inArray(replies.cardId, [...cardIds]), isNull(replies.hiddenAt)))
    .groupBy(replies.cardId);
  return new Map(rows.map(({ cardId, ...counted }) => [cardId, counted]));
}

/** When the card got its last reply; null where nobody answered. */
export async function lastReply(db: Db, { id }: OwnedCardId): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(replies.createdAt) })
    .from(replies)
    .where(eq(replies.cardId, id));
  return row?.at ?? null;
}
