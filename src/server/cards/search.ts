import { eq, sql } from 'drizzle-orm';
import type { Card } from '#card/document/card.ts';
import { cardTexts } from '#card/document/card-text.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import type { Db } from '../db/database.ts';
import { cards, isUnindexed, lastCharacter } from '../db/tables/cards.ts';

/**
 * What lists sort and search this card by, to be stored with its document as this revision. The database's function
 * `search_key` takes case and accents away.
 */
export function searchColumns(card: Card, revision: number) {
  const { toName, fromName } = card;
  const texts = [toName, fromName, ...cardTexts(card)].join(' ');
  return {
    nameKey: sql`coalesce(nullif(left(search_key(${toName}), 100), ''), chr(${lastCharacter}))`,
    searchText: sql`search_key(${texts})`,
    indexedRevision: revision,
  };
}

/** Cards of one transaction. Small, so that each is short. */
const batchSize = 100;

/**
 * Writes what lists sort and search by for cards that a process of an older release saved: it runs beside newer ones
 * during an upgrade and does not know these columns. Returns how many there were.
 */
export async function indexCards(db: Db): Promise<number> {
  for (let indexed = 0; ; ) {
    const found = await indexBatch(db);
    indexed += found;
    if (found < batchSize) return indexed;
  }
}

function indexBatch(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    // A card that is being saved is locked, and skipped.
    const due = await tx
      .select({ id: cards.id, revision: cards.revision, document: cards.document })
      .from(cards)
      .where(isUnindexed(cards))
      .orderBy(cards.id)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { id, revision, document } of due) {
      const opened = parseStoredCard(document);
      // A card that cannot be read keeps what it has.
      const columns = opened.ok ? searchColumns(opened.value, revision) : { indexedRevision: revision };
      await tx.update(cards).set(columns).where(eq(cards.id, id));
    }
    return due.length;
  });
}
