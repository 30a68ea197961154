import { eq } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { user } from '../tables.ts';

/** Puts the transactions that count or change one user's things in order; false when there is no such user. */
export async function lockUser(tx: Transaction, userId: string): Promise<boolean> {
  const [found] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
  return found !== undefined;
}
