import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/accounts.ts';
import type { Profile } from './types.ts';

/** A user's profile, also when none was ever saved; null when there is no such user. */
export async function getProfile(db: Db, userId: string): Promise<Profile | null> {
  const [row] = await db
    .select({
      email: user.email,
      isGuest: user.isAnonymous,
      name: user.name,
      fullName: profiles.fullName,
      website: profiles.website,
      avatarUrl: profiles.avatarUrl,
      language: profiles.language,
      timeZone: profiles.timeZone,
      updatedAt: profiles.updatedAt,
    })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.id, userId));
  if (!row) return null;
  const { name, email, isGuest, fullName, updatedAt, ...rest } = row;
  return {
    ...rest,
    email: isGuest ? null : email,
    fullName: fullName ?? name,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
