import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { openingInstant } from '#card/seal/opening-instant.ts';
import { placeholderEmail } from '#content/placeholder-email.ts';
import { readAccess } from '../cards/access.ts';
import type { Db, Transaction } from '../db/database.ts';
import { deleteCards } from '../db/delete-cards.ts';
import { user } from '../db/tables/accounts.ts';
import { cards, hasStatus, isNotDeleted } from '../db/tables/cards.ts';
import { contributions, isOnCard, organisers, signings } from '../db/tables/contributions.ts';
import { cardFiles, files, sentFiles } from '../db/tables/files.ts';
import { randomId } from '../random-id.ts';
import { openedInstant } from './read.ts';

/** Milliseconds for which a card stays after it was opened, when its owner's account is no more. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps the cards that others signed when their owner's account is deleted: whoever helped to organise one gets it; a
 * published one that nobody helped with goes to a guest whom nobody is, until some time after its opening.
 */
export async function handOverSignedCards(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx
    .select({ cardId: cards.id, heir: organisers.userId })
    .from(signings)
    .innerJoin(cards, eq(cards.id, signings.cardId))
    .leftJoin(organisers, eq(organisers.cardId, cards.id))
    .where(and(eq(cards.userId, userId), isNotDeleted(cards)))
    .orderBy(asc(organisers.createdAt), asc(organisers.userId));
  const heirs = new Map(rows.toReversed().map(({ cardId, heir }) => [cardId, heir]));
  for (const [cardId, heir] of heirs) {
    if (heir !== null) await give(tx, cardId, heir);
    else if (await isWorthKeeping(tx, cardId))
      await give(tx, cardId, await addKeeper(tx), { isOrphan: true });
  }
}

/** How many cards `handOverSignedCards` would keep. */
export async function countCardsToHandOver(db: Db, userId: string): Promise<number> {
  const isOwn = and(eq(cards.userId, userId), isNotDeleted(cards));
  const helped = db
    .select({ id: cards.id })
    .from(cards)
    .innerJoin(organisers, eq(organisers.cardId, cards.id))
    .where(isOwn);
  const written = db
    .select({ id: cards.id })
    .from(cards)
    .innerJoin(contributions, eq(contributions.cardId, cards.id))
    .where(and(isOwn, hasStatus(cards, 'published'), isOnCard(contributions)));
  return (await helped.union(written)).length;
}

/** Others can open it, and somebody wrote on it. */
async function isWorthKeeping(tx: Transaction, cardId: string): Promise<boolean> {
  const isPublished = and(eq(cards.id, cardId), hasStatus(cards, 'published'));
  if ((await tx.$count(cards, isPublished)) === 0) return false;
  return (await tx.$count(contributions, and(eq(contributions.cardId, cardId), isOnCard(contributions)))) > 0;
}

async function addKeeper(tx: Transaction): Promise<string> {
  const id = randomId();
  await tx.insert(user).values({ id, name: '', email: placeholderEmail(id), isAnonymous: true });
  return id;
}

async function give(
  tx: Transaction,
  cardId: string,
  userId: string,
  { isOrphan = false }: { isOrphan?: boolean } = {},
): Promise<void> {
  const ofCard = tx.select({ id: cardFiles.fileId }).from(cardFiles).where(eq(cardFiles.cardId, cardId));
  const sent = tx.select({ id: sentFiles.fileId }).from(sentFiles).where(eq(sentFiles.cardId, cardId));
  await tx
    .update(files)
    .set({ userId })
    .where(inArray(files.id, ofCard.union(sent)));
  await tx
    .update(cards)
    // Whoever gets it may have used the same key.
    .set({ userId, creationKey: sql`gen_random_uuid()::text` })
    .where(eq(cards.id, cardId));
  await tx.delete(organisers).where(and(eq(organisers.cardId, cardId), eq(organisers.userId, userId)));
  if (isOrphan) await tx.update(signings).set({ orphanedAt: sql`now()` }).where(eq(signings.cardId, cardId));
}

/** Deletes the cards of nobody whose time is over. */
export async function deleteOrphanedCards(db: Db, now: Date): Promise<void> {
  const rows = await db.select().from(signings).where(isNotNull(signings.orphanedAt));
  for (const signing of rows) {
    const stored = await readAccess(db, signing.cardId);
    if (!('ownerId' in stored)) continue;
    const opens = stored.seal ? openingInstant(stored.seal) : 0;
    const opened = Math.max(openedInstant(signing, stored) ?? opens, signing.orphanedAt?.getTime() ?? 0);
    if (now.getTime() > opened + keptMs)
      await db.transaction((tx) => deleteCards(tx, eq(cards.id, signing.cardId)));
  }
}
