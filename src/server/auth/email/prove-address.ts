import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { account, profiles, session, user } from '../../db/tables/accounts.ts';
import { releaseAvatar } from '../../files/release-avatar.ts';
import { revokeLinks } from '../../links/links.ts';

interface Proof {
  /** The sign-in methods that proved it: ids of `account` rows. */
  readonly by: readonly string[];
  /** What the owner is called, where the proof tells it. */
  readonly name?: string;
  /** It took the place of a sign-in method that somebody else may have made. */
  readonly hasReplaced?: boolean;
}

/**
 * Stores that these sign-in methods proved the user's address. Every other one that never did is removed with its
 * sessions, because a stranger may have made it; so are sessions of before `openedBy` was stored. What such a maker said
 * of themselves goes too, unless the address was confirmed before. Returns whether a sign-in method or session was
 * removed. The user's row must be locked.
 */
export async function proveAddress(
  tx: Transaction,
  userId: string,
  { by, name, hasReplaced = false }: Proof,
): Promise<boolean> {
  await tx
    .update(account)
    .set({ provedAt: sql`coalesce(${account.provedAt}, now())`, browser: null })
    .where(and(eq(account.userId, userId), inArray(account.id, [...by])));
  // Their sessions are deleted with them, by the reference.
  const methods = await tx
    .delete(account)
    .where(and(eq(account.userId, userId), isNull(account.provedAt)))
    .returning({ id: account.id });
  const sessions = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), isNull(session.openedBy)))
    .returning({ id: session.id });
  const hasRemoved = methods.length > 0 || sessions.length > 0;
  if (hasRemoved || hasReplaced) await forgetMaker(tx, userId, name);
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
  if (hasRemoved) await revokeLinks(tx, userId);
  return hasRemoved;
}

/** Removes the name, website and picture of whoever made an account whose address was never confirmed. */
async function forgetMaker(tx: Transaction, userId: string, name?: string): Promise<void> {
  const isUnconfirmed = and(eq(user.id, userId), eq(user.emailVerified, false));
  const [owner] = await tx.select({ email: user.email }).from(user).where(isUnconfirmed);
  if (!owner) return;
  await releaseAvatar(tx, userId, null);
  await tx.delete(profiles).where(eq(profiles.id, userId));
  await tx
    .update(user)
    .set({ name: name ?? nameInAddress(owner.email), image: null })
    .where(eq(user.id, userId));
}

/** What somebody is called who has given no name. */
export function nameInAddress(email: string): string {
  return email.split('@')[0] ?? '';
}
