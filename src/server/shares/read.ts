import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { openCard } from '#card/document/versions.ts';
import { clamp } from '#std/clamp.ts';
import type { CardId, Page, PageRequest } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { cards, sharedCards } from '../db/tables.ts';
import type { SharedCard } from './types.ts';

/** What a user shared, the latest first: one entry for each act of sharing. */
export async function listShares(db: Db, userId: string, page: PageRequest): Promise<Page<SharedCard>> {
  const limit = clamp(Math.trunc(page.limit) || 1, 1, 100);
  const rows = await db
    .select({ share: sharedCards, card: cards, moment: microseconds })
    .from(sharedCards)
    .innerJoin(cards, eq(cards.id, sharedCards.cardId))
    .where(and(eq(sharedCards.senderUserId, userId), after(page.cursor)))
    .orderBy(desc(sharedCards.sharedAt), sharedCards.id)
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ share, card }) => {
      const { id, status, revision, createdAt, updatedAt, publishedAt, document } = card;
      const opened = openCard(document);
      return {
        shareId: share.id,
        channel: share.channel,
        sharedAt: share.sharedAt,
        facts: { id: id as CardId, status, revision, createdAt, updatedAt, publishedAt },
        card: opened.ok ? opened.value : null,
      };
    }),
    cursor: last ? `${last.moment}.${last.share.id}` : null,
  };
}

/** PostgreSQL counts microseconds and `Date` does not: a cursor in milliseconds would show a share twice. */
const microseconds = sql`(extract(epoch from ${sharedCards.sharedAt}) * 1000000)::bigint`.mapWith(String);

/** Rows after the cursor `{microseconds}.{id}`; all rows for a cursor that is none. */
function after(cursor: string | null): SQL | undefined {
  const [, moment, id] = /^(\d{1,16})\.([A-Za-z0-9_-]{22})$/.exec(cursor ?? '') ?? [];
  if (moment === undefined || id === undefined) return undefined;
  const time = sql`timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond'`;
  return sql`(${sharedCards.sharedAt} < ${time} or (${sharedCards.sharedAt} = ${time} and ${sharedCards.id} > ${id}))`;
}
