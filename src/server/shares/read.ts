import { and, count, eq, type SQL } from 'drizzle-orm';
import { parseStoredCard } from '#card/document/versions.ts';
import { cardColumns, factsOf, isFound } from '../cards/read.ts';
import type { CardFilter } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { byMoment, byText, readPage, type SortKey } from '../db/keyset.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { sharedCards } from '../db/tables/shares.ts';
import type { ShareListRequest, ShareSort } from './types.ts';

export type SharedCard = Awaited<ReturnType<typeof listShares>>['items'][number];

/** A page of what a user shared: one entry for each share, with the card as it is now; null where it cannot be read. */
export async function listShares(db: Db, userId: string, request: ShareListRequest) {
  const { items, ...cursors } = await readPage({
    key: sortKeys[request.sort ?? 'newest'],
    id: sharedCards.id,
    page: request,
    query: ({ where, orderBy, limit, position }) =>
      db
        .select({ share: sharedCards, ...cardColumns, position })
        .from(sharedCards)
        .innerJoin(cards, eq(cards.id, sharedCards.cardId))
        .where(and(isListed(userId), isFound(userId, request), where))
        .orderBy(...orderBy)
        .limit(limit),
  });
  return {
    ...cursors,
    items: items.map(({ share, ...card }) => {
      const opened = parseStoredCard(card.document);
      return {
        shareId: share.id,
        channel: share.channel,
        sharedAt: share.sharedAt,
        facts: factsOf(card),
        card: opened.ok ? opened.value : null,
      };
    }),
  };
}

/** Number of shares whose card is found. */
export async function countSharedMatches(db: Db, userId: string, filter: CardFilter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(sharedCards)
    .innerJoin(cards, eq(cards.id, sharedCards.cardId))
    .where(and(isListed(userId), isFound(userId, filter)));
  return row?.n ?? 0;
}

function isListed(userId: string): SQL | undefined {
  return and(eq(sharedCards.senderUserId, userId), isNotDeleted(cards));
}

const sortKeys: Readonly<Record<ShareSort, SortKey>> = {
  newest: byMoment(sharedCards.sharedAt, { descending: true }),
  oldest: byMoment(sharedCards.sharedAt, { descending: false }),
  name: byText(cards.nameKey),
};
