import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { cards, session } from '../db/tables.ts';

/**
 * Keeps a card from everybody but its owner, or shows it again. Every process forgets the page it remembers of it.
 * `same`: it was so already.
 */
export async function setHidden(db: Db, id: CardId, hide: boolean): Promise<'changed' | 'same' | 'missing'> {
  const other = hide ? isNull(cards.hiddenAt) : isNotNull(cards.hiddenAt);
  const { rowCount } = await db
    .update(cards)
    .set({ hiddenAt: hide ? sql`now()` : null })
    .where(and(eq(cards.id, id), other));
  if (rowCount) return 'changed';
  return (await db.$count(cards, eq(cards.id, id))) > 0 ? 'same' : 'missing';
}

/**
 * Removes a card for good, whoever owns it: its address answers "gone" from now on. Its photos and sounds are no
 * longer public and stay in the account until the sweep removes what no card uses. False when there is none.
 */
export async function removeCard(db: Db, id: CardId): Promise<boolean> {
  const { rowCount } = await db.delete(cards).where(eq(cards.id, id));
  return rowCount === 1;
}

/** Signs an account out everywhere; returns how many sessions that were. */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(session).where(eq(session.userId, userId));
  return rowCount ?? 0;
}
