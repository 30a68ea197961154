import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { account, session, user, verification } from '../../db/tables/accounts.ts';

/**
 * Stores that these sign-in methods (ids of `account` rows) proved the user's address. Every other one that never did is
 * removed with its sessions, because a stranger may have made it; so are sessions of before `openedBy` was stored.
 * Returns whether anything was removed. The user's row must be locked.
 */
export async function proveAddress(
  tx: Transaction,
  userId: string,
  provedBy: readonly string[],
): Promise<boolean> {
  await tx
    .update(account)
    .set({ provedAt: sql`coalesce(${account.provedAt}, now())`, browser: null })
    .where(and(eq(account.userId, userId), inArray(account.id, [...provedBy])));
  // Their sessions are deleted with them, by the reference.
  const methods = await tx
    .delete(account)
    .where(and(eq(account.userId, userId), isNull(account.provedAt)))
    .returning({ id: account.id });
  const sessions = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), isNull(session.openedBy)))
    .returning({ id: session.id });
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
  const hasRemoved = methods.length > 0 || sessions.length > 0;
  if (hasRemoved) await tx.delete(verification).where(eq(verification.value, userId));
  return hasRemoved;
}
