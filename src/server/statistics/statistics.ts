import { count, eq, sum } from 'drizzle-orm';
import { type Statistics, sampleStatistics } from '#content/statistics.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Config } from '../config/config.ts';
import type { Db, Read } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { sharedCards } from '../db/tables/shares.ts';

/** The figures of the home page. */
export interface StatisticsSource extends CachedCount<Statistics> {
  /** False for the sample figures of a new site. */
  readonly isLive: boolean;
}

interface StatisticsParts {
  readonly siteStats: Config['siteStats'];
  readonly read: Read;
  /** Milliseconds. */
  readonly clock?: () => number;
}

export function createStatistics({ siteStats, read, clock = Date.now }: StatisticsParts): StatisticsSource {
  if (siteStats === 'sample') return { isLive: false, read: async () => sampleStatistics };
  return { isLive: true, ...createCachedCount({ count: () => read(countStatistics), clock }) };
}

/** Counts what there is now. It reads whole tables, so pages use `createStatistics`. Visitors are not stored; views stand for them. */
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
