import { and, eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { lockUser } from '../../db/locks/lock-user.ts';
import { profiles, user } from '../../db/tables/accounts.ts';
import { files } from '../../db/tables/files.ts';
import { releaseAvatar } from '../../files/release-avatar.ts';
import { type ProfileChange, type ProfileFailure, profileFailures } from './types.ts';

/**
 * Saves a user's profile and the name of the account. A picture that is no longer shown is released for the sweep. Fails
 * when there is no such user, or when the picture is not an avatar of theirs.
 */
export async function saveProfile(
  db: Db,
  userId: string,
  { fullName, website, avatar, language, timeZone }: ProfileChange,
): Promise<Result<null, ProfileFailure>> {
  return db.transaction(async (tx) => {
    // The lock puts saves of one account in order, so that each sees the picture that the one before stored.
    if (!(await lockUser(tx, userId))) return fail(profileFailures['no-account']);
    if (avatar && !(await lockAvatar(tx, userId, avatar))) return fail(profileFailures['no-picture']);
    if (avatar !== undefined) await releaseAvatar(tx, userId, avatar);
    await tx.update(user).set({ name: fullName, updatedAt: sql`now()` }).where(eq(user.id, userId));
    const picture = avatar === undefined ? {} : { avatarUrl: avatar && `/files/${avatar}` };
    const mail = {
      ...(language !== undefined && { language: language || null }),
      ...(timeZone !== undefined && { timeZone }),
    };
    const values = { fullName, website, ...picture, ...mail, updatedAt: sql`now()` };
    await tx
      .insert(profiles)
      .values({ id: userId, ...values })
      .onConflictDoUpdate({ target: profiles.id, set: values });
    return ok(null);
  });
}

/** Whether it is an avatar of the user's. The lock keeps the sweep from deleting it before the commit. */
async function lockAvatar(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const isTheirs = and(eq(files.id, id), eq(files.userId, userId), eq(files.kind, 'avatar'));
  const [found] = await tx.select({ id: files.id }).from(files).where(isTheirs).for('key share');
  return found !== undefined;
}
