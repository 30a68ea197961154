import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { openingInstant } from '#card/seal/opening-instant.ts';
import { placeholderEmail } from '#content/placeholder-email.ts';
import { accessColumns, storedAccessOf } from '../cards/access.ts';
import type { Db, Transaction } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { cards, hasStatus, isNotDeleted } from '../db/tables/cards.ts';
import { contributions, isOnCard, organisers, signings } from '../db/tables/contributions.ts';
import { cardFiles, files } from '../db/tables/files.ts';
import { randomId } from '../random-id.ts';
import { openedInstant } from './read.ts';

/** Milliseconds for which a card stays after it was opened, when its owner's account is no more. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps the cards that others signed when their owner's account is deleted: whoever helped to organise one gets it; a
 * published one that nobody helped with goes to a guest whom nobody is, until some time after its opening.
 */
export async function leaveSignedCards(tx: Transaction, userId: string): Promise<void> {
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

/** How many cards `leaveSignedCards` would keep. */
export async function countLeft(db: Db, userId: string): Promise<number> {
  const { cardId } = contributions;
  const written = db.select({ cardId }).from(contributions).where(isOnCard(contributions));
  const helped = db.select({ cardId: organisers.cardId }).from(organisers);
  const isOwn = and(eq(cards.userId, userId), isNotDeleted(cards));
  return db.$count(
    cards,
    and(isOwn, or(inArray(cards.id, helped), and(hasStatus(cards, 'published'), inArray(cards.id, written)))),
  );
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
  const ofNotes = tx
    .select({ id: sql<string>`${contributions.fileId}` })
    .from(contributions)
    .where(and(eq(contributions.cardId, cardId), isNotNull(contributions.fileId)));
  await tx
    .update(files)
    .set({ userId })
    .where(inArray(files.id, ofCard.union(ofNotes)));
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
  const rows = await db
    .select({ signing: signings, access: accessColumns })
    .from(signings)
    .innerJoin(cards, eq(cards.id, signings.cardId))
    .where(isNotNull(signings.orphanedAt));
  for (const { signing, access } of rows) {
    const stored = storedAccessOf(access);
    const opens = stored.seal ? openingInstant(stored.seal) : 0;
    const opened = Math.max(openedInstant(signing, stored) ?? opens, signing.orphanedAt?.getTime() ?? 0);
    if (now.getTime() > opened + keptMs) await db.delete(cards).where(eq(cards.id, signing.cardId));
  }
}
