import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';

type Numbers = ReadonlyMap<string, number>;

/** Adds to the views of cards; those of cards that are gone are lost. */
export function addViews(db: Db, views: Numbers): Promise<void> {
  return add(db, 'views', views);
}

/** The same for downloads. */
export function addDownloads(db: Db, downloads: Numbers): Promise<void> {
  return add(db, 'downloads', downloads);
}

/** Locks the cards in one order, so that processes never wait for each other in a circle. */
async function add(db: Db, column: 'views' | 'downloads', numbers: Numbers): Promise<void> {
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
