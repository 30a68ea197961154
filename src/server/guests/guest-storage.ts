import { eq, sum } from 'drizzle-orm';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Read } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { files } from '../db/tables/files.ts';

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
