import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isProvider } from '#content/providers.ts';
import type { Db, Transaction } from '../db/database.ts';
import { account, profiles, user } from '../db/tables.ts';
import type { Profile, WayIn } from './types.ts';

/** A user's profile, also when nothing was ever saved; null for a user who is not (or no longer) there. */
export async function getProfile(db: Db, userId: string): Promise<Profile | null> {
  const [row] = await db
    .select({
      email: user.email,
      name: user.name,
      fullName: profiles.fullName,
      website: profiles.website,
      avatarUrl: profiles.avatarUrl,
      updatedAt: profiles.updatedAt,
    })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.id, userId));
  if (!row) return null;
  const { name, fullName, updatedAt, ...rest } = row;
  return { ...rest, fullName: fullName ?? name, updatedAt: updatedAt?.toISOString() ?? null };
}

/** Whether the user can log in by password; somebody who came by Google or Facebook has none until they choose one. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const isTheirs = and(eq(account.userId, userId), eq(account.providerId, 'credential'));
  return (await db.$count(account, and(isTheirs, isNotNull(account.password)))) > 0;
}

/** Everything that opens the account, the oldest first. */
export async function listWaysIn(db: Db | Transaction, userId: string): Promise<WayIn[]> {
  const rows = await db
    .select({
      id: account.id,
      by: account.providerId,
      password: account.password,
      addedAt: account.createdAt,
      provedAt: account.provedAt,
    })
    .from(account)
    .where(eq(account.userId, userId))
    .orderBy(asc(account.createdAt), account.id);
  return rows.flatMap(({ by, password, ...way }): WayIn[] => {
    if (isProvider(by)) return [{ ...way, by }];
    return password === null ? [] : [{ ...way, by: 'password' }];
  });
}
