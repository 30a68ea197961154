import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cards } from '../db/tables.ts';

/** Adds to the views of cards; those of cards that are gone are lost. In one order, so that instances never block each other. */
export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  const more = JSON.stringify(Object.fromEntries(views));
  await db.execute(sql`
    with more as (
      select ${cards.id} as id, more.value::bigint as n
      from ${cards} join json_each_text(${more}::json) more on more.key = ${cards.id}
      order by ${cards.id} for no key update of ${cards}
    )
    update ${cards} set views = ${cards.views} + more.n from more where ${cards.id} = more.id`);
}
