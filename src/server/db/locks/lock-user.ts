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
