import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { cards } from './tables/cards.ts';
import { favourites } from './tables/designs.ts';

/**
 * Deletes the rows of these cards; returns how many. What belongs to a card goes by its foreign keys, except its owner's
 * favourite: that table also holds designs and stickers, so it has none.
 */
export async function deleteCards(tx: Transaction, these: SQL | undefined): Promise<number> {
  const gone = await tx.delete(cards).where(these).returning({ id: cards.id, userId: cards.userId });
  if (gone.length === 0) return 0;
  const owners = gone.flatMap(({ userId }) => userId ?? []);
  const ids = gone.map(({ id }) => id);
  const { userId, kind, target } = favourites;
  await tx.delete(favourites).where(and(inArray(userId, owners), eq(kind, 'card'), inArray(target, ids)));
  return gone.length;
}
