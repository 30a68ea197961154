import { and, desc, eq, sum } from 'drizzle-orm';
import { parseStoredCard } from '#card/document/versions.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Db, Read, Transaction } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { designs, favourites } from '../db/tables/designs.ts';
import { files } from '../db/tables/files.ts';

/** What a guest made. */
export interface GuestCards {
  readonly cards: number;
  /** Whom the last changed cards are for; may be empty. */
  readonly names: readonly string[];
  /** Photos and sounds, also of a card that was never saved. */
  readonly files: number;
  /** Designs of their own, and favourites. */
  readonly designsAndFavourites: number;
}

/** Names that are listed at most. */
const maxNames = 5;

export async function readGuestCards(db: Db, guestId: string): Promise<GuestCards> {
  const isOwn = and(eq(cards.userId, guestId), isNotDeleted(cards));
  const [total, last, stored, own, marked] = await Promise.all([
    db.$count(cards, isOwn),
    db
      .select({ document: cards.document })
      .from(cards)
      .where(isOwn)
      .orderBy(desc(cards.updatedAt))
      .limit(maxNames),
    db.$count(files, eq(files.userId, guestId)),
    db.$count(designs, eq(designs.userId, guestId)),
    db.$count(favourites, eq(favourites.userId, guestId)),
  ]);
  const names = last.map(({ document }) => {
    const opened = parseStoredCard(document);
    return opened.ok ? opened.value.toName : '';
  });
  return { cards: total, names: names.filter(Boolean), files: stored, designsAndFavourites: own + marked };
}

/** Whether there is anything to take along into an account. */
export function hasGuestWork(made: Omit<GuestCards, 'names'>): boolean {
  return made.cards + made.files + made.designsAndFavourites > 0;
}

/** Cards that are not deleted, and bytes of files. */
export async function readUsage(db: Db | Transaction, userId: string) {
  const [cardCount, [stored]] = await Promise.all([
    db.$count(cards, and(eq(cards.userId, userId), isNotDeleted(cards))),
    db
      .select({ bytes: sum(files.bytes).mapWith(Number) })
      .from(files)
      .where(eq(files.userId, userId)),
  ]);
  return { cards: cardCount, bytes: stored?.bytes ?? 0 };
}

/** The bytes of all guests' files together, counted once a minute. A script can make any number of guests. */
export function createGuestStorage({ read }: { readonly read: Read }): CachedCount<number> {
  const count = () =>
    read(async (db) => {
      const [stored] = await db
        .select({ bytes: sum(files.bytes).mapWith(Number) })
        .from(files)
        .innerJoin(user, eq(user.id, files.userId))
        .where(eq(user.isAnonymous, true));
      return stored?.bytes ?? 0;
    });
  return createCachedCount({ count, clock: Date.now });
}
