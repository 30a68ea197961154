import { sql } from 'drizzle-orm';
import type { Card } from '#card/document/card.ts';
import { cardTexts } from '#card/document/card-text.ts';
import { lastCharacter } from '../../db/tables/cards.ts';

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
