import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';

/**
 * Adds to the views or downloads of cards; those of cards that are gone are lost. Locks the cards in one order, so that
 * processes never wait for each other in a circle.
 */
export async function addCounts(
  db: Db,
  column: 'views' | 'downloads',
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const more = JSON.stringify(Object.fromEntries(numbers));
  const name = sql.identifier(column);
  await db.execute(sql`
    with more as (
      select ${cards.id} as id, more.value::bigint as n
      from ${cards} join json_each_text(${more}::json) more on more.key = ${cards.id}
      order by ${cards.id} for no key update of ${cards}
    )
    update ${cards} set ${name} = ${cards}.${name} + more.n from more where ${cards.id} = more.id`);
}
