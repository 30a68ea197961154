import { count, eq, sum } from 'drizzle-orm';
import type { Statistics } from '#content/statistics.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { sharedCards } from '../db/tables/shares.ts';

/** Counts what there is now. It reads whole tables, so use `createStatistics`. Visitors are not stored; views stand for them. */
export async function countStatistics(db: Db): Promise<Statistics> {
  const [ofCards] = await db
    .select({ cards: count(), views: sum(cards.views).mapWith(Number) })
    .from(cards)
    .where(isNotDeleted(cards));
  const [ofShares] = await db.select({ shared: count() }).from(sharedCards);
  // Guests are no users: each begins as one press of a button.
  const [ofUsers] = await db.select({ users: count() }).from(user).where(eq(user.isAnonymous, false));
  return {
    visitors: ofCards?.views ?? 0,
    cards: ofCards?.cards ?? 0,
    shared: ofShares?.shared ?? 0,
    users: ofUsers?.users ?? 0,
  };
}
