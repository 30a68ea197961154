import { and, eq, inArray, sql } from 'drizzle-orm';
import { findBackground } from '#card/backgrounds/registry.ts';
import { stickerFor } from '#card/stickers/stickers.ts';
import { designLimits } from '#content/design-limits.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { findOwnedIds } from '../cards/read.ts';
import type { Db, Transaction } from '../db/database.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { favourites } from '../db/tables/designs.ts';
import { findDesignIds } from '../designs/find.ts';
import { type Favourites, findFavourites } from './read.ts';

/** `toggle` is for forms of pages that do not know what is marked. */
export const favouriteChanges = ['on', 'off', 'toggle'] as const;
export type FavouriteChange = (typeof favouriteChanges)[number];

/** `unknown`: there is no such thing for this user. `full`: there are as many as one may have. */
export type FavouriteRefusal = 'unknown' | 'full';

/**
 * Marks things, or takes the mark back; doing either twice is the same as once. What there is not (any more) is left out,
 * and refused where it is all. Returns whether the first of them is marked now.
 */
export async function changeFavourites(
  db: Db,
  { change, ...asked }: Favourites & { readonly change: FavouriteChange },
): Promise<Result<boolean, FavouriteRefusal>> {
  // What is gone can still be taken out.
  const known = change === 'off' ? asked.targets : await findTargets(db, asked);
  const [first] = known;
  if (first === undefined) return fail('unknown');
  return db.transaction(async (tx) => {
    // Two that are added at once do not count the same room.
    await lockUser(tx, asked.userId);
    const own = { ...asked, targets: known };
    const marked = await findFavourites(tx, own);
    const isWanted = change === 'toggle' ? !marked.has(first) : change === 'on';
    if (!isWanted) await remove(tx, own);
    else {
      const added = [...new Set(known)].filter((target) => !marked.has(target));
      const kept = await tx.$count(favourites, eq(favourites.userId, asked.userId));
      if (kept + added.length > designLimits.favourites) return fail('full');
      await add(tx, { ...own, targets: added });
    }
    return ok(isWanted);
  });
}

/** Those that there are, for this user. */
async function findTargets(db: Db, { userId, kind, targets }: Favourites): Promise<readonly string[]> {
  switch (kind) {
    case 'design':
      return findDesignIds(db, targets, userId);
    case 'card':
      return findOwnedIds(db, targets, userId);
    case 'background':
      return targets.filter((key) => findBackground(key));
    case 'sticker':
      return targets.filter((key) => stickerFor(key));
  }
}

async function add(tx: Transaction, { userId, kind, targets }: Favourites): Promise<void> {
  if (targets.length === 0) return;
  // The first of a list is the last that was marked.
  const rows = targets.map((target, at) => ({
    ...{ userId, kind, target },
    createdAt: sql`now() - make_interval(secs => ${at / 1_000})`,
  }));
  await tx.insert(favourites).values(rows).onConflictDoNothing();
}

async function remove(tx: Transaction, { userId, kind, targets }: Favourites): Promise<void> {
  const isOne = inArray(favourites.target, [...targets]);
  await tx.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.kind, kind), isOne));
}

/** Moves a guest's favourites into an account; what both marked is there once. */
export async function moveFavourites(tx: Transaction, guestId: string, userId: string): Promise<void> {
  const theirs = tx
    .select({
      userId: sql<string>`${userId}`.as('user_id'),
      kind: favourites.kind,
      target: favourites.target,
      createdAt: favourites.createdAt,
    })
    .from(favourites)
    .where(eq(favourites.userId, guestId));
  await tx.insert(favourites).select(theirs).onConflictDoNothing();
}
