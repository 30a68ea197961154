import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { profiles, user } from '../db/tables.ts';
import type { ProfileChange } from './types.ts';

/** Saves a user's profile, for the first time or again; the name on the account follows. False for a user who is gone. */
export async function saveProfile(db: Db, userId: string, change: ProfileChange): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .update(user)
      .set({ name: change.fullName, updatedAt: sql`now()` })
      .where(eq(user.id, userId))
      .returning({ id: user.id });
    if (!owner) return false;
    const values = { ...change, updatedAt: sql`now()` };
    await tx
      .insert(profiles)
      .values({ id: userId, ...values })
      .onConflictDoUpdate({ target: profiles.id, set: values });
    return true;
  });
}
