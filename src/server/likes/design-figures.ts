import { sql } from 'drizzle-orm';
import type { DesignFigure, DesignFigures } from '#content/discover.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Db, Read } from '../db/database.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { designLikes } from '../db/tables/likes.ts';
import { sharedCards } from '../db/tables/shares.ts';

/** Counts all designs at once. It reads whole tables, so use `createDesignFigures`. */
export async function countDesigns(db: Db): Promise<DesignFigures> {
  const { rows } = await db.execute<DesignFigure & { design: string } & Record<string, unknown>>(sql`
    with made as (
      select design, sum(views) as views, sum(downloads) as downloads,
        count(*) filter (where created_at > now() - interval '30 days') as recent
      from ${cards} where design is not null and ${isNotDeleted(cards)} group by design
    ), shared as (
      select design, count(*) as shares from ${sharedCards}
      join ${cards} on ${cards.id} = ${sharedCards.cardId} and ${isNotDeleted(cards)}
      where design is not null group by design
    ), liked as (
      select design, count(*) as likes from ${designLikes} group by design
    )
    select design, coalesce(views, 0)::float8 as views, coalesce(downloads, 0)::float8 as downloads,
      coalesce(shares, 0)::float8 as shares, coalesce(likes, 0)::float8 as likes, coalesce(recent, 0)::float8 as recent
    from made full join shared using (design) full join liked using (design)`);
  return new Map(rows.map(({ design, ...figure }) => [design, figure]));
}

interface DesignFiguresParts {
  readonly read: Read;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** What is counted of designs, once a minute for all visitors. */
export function createDesignFigures({
  read,
  clock = Date.now,
}: DesignFiguresParts): CachedCount<DesignFigures> {
  return createCachedCount({ count: () => read(countDesigns), clock });
}
