import { eq } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { user } from '../tables/accounts.ts';

export interface LockedUser {
  readonly isGuest: boolean;
}

/** Puts the transactions that count or change one user's things in order; null when there is no such user. */
export async function lockUser(tx: Transaction, userId: string): Promise<LockedUser | null> {
  const [found] = await tx
    .select({ isGuest: user.isAnonymous })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update');
  return found ?? null;
}

/**
 * Locks the whole row of a user, for work on the sign-in methods: until the transaction ends, nothing else that names
 * the user is written. Null when there is no such user.
 */
export async function lockUserExclusively(tx: Transaction, userId: string) {
  const [found] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  return found ?? null;
}
