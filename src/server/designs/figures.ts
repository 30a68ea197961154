import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { designs, isPublic } from '../db/tables/designs.ts';

/**
 * Counts for all designs, each by one statement that writes what has changed: cards of others that were published in the last
 * 30 days and opened, and public designs of others that were made from one. What makers do with their own counts nothing.
 */
export async function writeDesignFigures(db: Db): Promise<void> {
  await db.execute(sql`
    with counted as (
      select ${designs.id} as id, count(${cards.id})::int as n
      from ${designs} left join ${cards} on ${cards.design} = ${designs.id} and ${cards.userId} <> ${designs.userId}
        and ${cards.status} = 'published' and ${cards.views} > 0 and ${isNotDeleted(cards)}
        and ${cards.publishedAt} > now() - interval '30 days'
      where ${designs.state} = 'public' group by ${designs.id}
    )
    update ${designs} set recent_cards = counted.n from counted
    where counted.id = ${designs.id} and ${designs.recentCards} <> counted.n`);
  await db.execute(sql`
    with remix as (
      select remix_of, user_id from ${designs} where ${isPublic(designs)} and remix_of is not null
    ), counted as (
      select ${designs.id} as id, count(remix.remix_of)::int as n
      from ${designs} left join remix on remix.remix_of = ${designs.id} and remix.user_id <> ${designs.userId}
      where ${designs.state} = 'public' group by ${designs.id}
    )
    update ${designs} set remixes = counted.n from counted
    where counted.id = ${designs.id} and ${designs.remixes} <> counted.n`);
}
