import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CardId } from '../cards/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { cardFiles, cards, hiddenFiles, session } from '../db/tables.ts';

/**
 * Hides a card and its files from everybody but its owner, or shows them again. Every process drops its cached pages of
 * them. `same`: nothing had to change.
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
 * Deletes a card, whoever owns it; its address answers "gone" from then on. Its photos and sounds are hidden like those
 * of a hidden card, until the sweep deletes files that no card uses. False when there is no such card.
 */
export function removeCard(db: Db, id: CardId): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A save that is in progress is committed first, or finds no card.
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
  await notifyCardsWith(
    tx,
    used.map(({ fileId }) => fileId),
  );
}

async function showFiles(tx: Transaction, cardId: CardId): Promise<void> {
  const shown = await tx.delete(hiddenFiles).where(eq(hiddenFiles.cardId, cardId)).returning();
  await notifyCardsWith(
    tx,
    shown.map(({ fileId }) => fileId),
  );
}

/** Other cards with the same files look different now, so their cached pages must go too. */
async function notifyCardsWith(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  await tx
    .select({ notified: sql`pg_notify('card_changed', ${cardFiles.cardId})` })
    .from(cardFiles)
    .where(inArray(cardFiles.fileId, fileIds));
}

/** Ends all sessions of an account; returns how many there were. */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(session).where(eq(session.userId, userId));
  return rowCount ?? 0;
}
