import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CardId } from '../cards/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { cardFiles, cards, hiddenFiles, session } from '../db/tables.ts';

/**
 * Keeps a card and its files from everybody but its owner, or shows them again. Every process forgets the pages it
 * remembers of them. `same`: it was so already.
 */
export function setHidden(db: Db, id: CardId, hide: boolean): Promise<'changed' | 'same' | 'missing'> {
  return db.transaction(async (tx) => {
    const other = hide ? isNull(cards.hiddenAt) : isNotNull(cards.hiddenAt);
    const { rowCount } = await tx
      .update(cards)
      .set({ hiddenAt: hide ? sql`now()` : null })
      .where(and(eq(cards.id, id), other));
    if (!rowCount) return (await tx.$count(cards, eq(cards.id, id))) > 0 ? 'same' : 'missing';
    if (hide) await hideFiles(tx, id);
    else await showFiles(tx, id);
    return 'changed';
  });
}

/**
 * Removes a card for good, whoever owns it: its address answers "gone" from now on. Its photos and sounds are closed
 * as those of a hidden card, and stay in the account until the sweep removes what no card uses. False when there is none.
 */
export function removeCard(db: Db, id: CardId): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A save that is under way ends first, or finds the card gone.
    await tx.select({ id: cards.id }).from(cards).where(eq(cards.id, id)).for('update');
    await hideFiles(tx, id);
    const { rowCount } = await tx.delete(cards).where(eq(cards.id, id));
    return rowCount === 1;
  });
}

async function hideFiles(tx: Transaction, cardId: CardId): Promise<void> {
  const used = await tx.select().from(cardFiles).where(eq(cardFiles.cardId, cardId));
  if (used.length === 0) return;
  await tx.insert(hiddenFiles).values(used).onConflictDoNothing();
  await tellCardsWith(
    tx,
    used.map(({ fileId }) => fileId),
  );
}

async function showFiles(tx: Transaction, cardId: CardId): Promise<void> {
  const shown = await tx.delete(hiddenFiles).where(eq(hiddenFiles.cardId, cardId)).returning();
  await tellCardsWith(
    tx,
    shown.map(({ fileId }) => fileId),
  );
}

/** Other cards with the same files look different now. */
async function tellCardsWith(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  await tx
    .select({ told: sql`pg_notify('card_changed', ${cardFiles.cardId})` })
    .from(cardFiles)
    .where(inArray(cardFiles.fileId, fileIds));
}

/** Signs an account out everywhere; returns how many sessions that were. */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(session).where(eq(session.userId, userId));
  return rowCount ?? 0;
}
