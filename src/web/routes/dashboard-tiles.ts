import { countMatches, listCards } from '#server/cards/read.ts';
import { parseSearch } from '#server/cards/types.ts';
import { findBirthdaysOfCards } from '#server/contacts/cards.ts';
import { countNotes } from '#server/contributions/read.ts';
import type { Read } from '#server/db/database.ts';
import { countDeliveries } from '#server/deliveries/read.ts';
import { findFavourites } from '#server/favourites/read.ts';
import { countReplies } from '#server/replies/read.ts';
import { countSharedMatches, listShares } from '#server/shares/read.ts';
import type { DashboardView } from '../dashboard/dashboard-view.ts';
import type { TilePage } from '../dashboard/tile-panel.tsx';
import { sharedTile, tileOf } from '../dashboard/tiles.ts';

/** Tiles on a page. Four rows on a wide screen. */
const pageSize = 12;

/** The cards that a view of the dashboard shows, with what others did to them. */
export async function readTiles(read: Read, userId: string, view: DashboardView): Promise<TilePage> {
  const { tab, sort, onlyFavourites, after, before } = view;
  const words = parseSearch(view.search);
  const filter = { words, onlyFavourites };
  const place = { limit: pageSize, cursor: before ?? after, backwards: before !== null, ...filter };
  if (tab === 'shared') {
    const [shares, matches] = await Promise.all([
      read((db) => listShares(db, userId, { ...place, sort: sort === 'views' ? 'newest' : sort })),
      words.length > 0 ? read((db) => countSharedMatches(db, userId, filter)) : null,
    ]);
    const ids = shares.items.map(({ facts }) => facts.id);
    const [mails, marked] = await Promise.all([
      read((db) => countDeliveries(db, userId, ids)),
      read((db) => findFavourites(db, { userId, kind: 'card', targets: ids })),
    ]);
    const items = shares.items.map((share) => {
      const { id } = share.facts;
      return sharedTile(share, { mails: mails.get(id), isFavourite: marked.has(id) });
    });
    return { items, next: shares.cursor, previous: shares.previous, matches };
  }
  const [cards, matches] = await Promise.all([
    read((db) => listCards(db, userId, tab, { ...place, sort })),
    words.length > 0 ? read((db) => countMatches(db, userId, tab, filter)) : null,
  ]);
  const ids = cards.items.map(({ id }) => id);
  const [replies, notes, birthdays, mails, marked] = await Promise.all([
    read((db) => countReplies(db, userId, ids)),
    read((db) => countNotes(db, userId, ids)),
    read((db) => findBirthdaysOfCards(db, userId, ids)),
    read((db) => countDeliveries(db, userId, ids)),
    read((db) => findFavourites(db, { userId, kind: 'card', targets: ids })),
  ]);
  return {
    items: cards.items.map((card) =>
      tileOf(card, {
        replies: replies.get(card.id),
        notes: notes.get(card.id),
        birthday: birthdays.get(card.id)?.day,
        mails: mails.get(card.id),
        isFavourite: marked.has(card.id),
      }),
    ),
    next: cards.cursor,
    previous: cards.previous,
    matches,
  };
}
