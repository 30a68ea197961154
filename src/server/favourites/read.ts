import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { type FavouriteKind, favourites } from '../db/tables/designs.ts';

/** What a user marked of a kind, the last first. */
export async function listFavourites(
  db: Db,
  userId: string,
  kind: FavouriteKind,
): Promise<readonly string[]> {
  const rows = await db
    .select({ target: favourites.target })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.kind, kind)))
    .orderBy(desc(favourites.createdAt), favourites.target);
  return rows.map(({ target }) => target);
}

/** Those among these that a user marked. */
export async function findFavourites(
  db: Pick<Db | Transaction, 'select'>,
  { userId, kind, targets }: Favourites,
): Promise<ReadonlySet<string>> {
  if (targets.length === 0) return new Set();
  const rows = await db
    .select({ target: favourites.target })
    .from(favourites)
    .where(
      and(eq(favourites.userId, userId), eq(favourites.kind, kind), inArray(favourites.target, [...targets])),
    );
  return new Set(rows.map(({ target }) => target));
}

/** Things of one kind that a user marks. */
export interface Favourites {
  readonly userId: string;
  readonly kind: FavouriteKind;
  /** Ids of designs and cards, keys of backgrounds and stickers. */
  readonly targets: readonly string[];
}
