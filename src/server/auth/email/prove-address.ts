import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { account, session, user, verification } from '../../db/tables.ts';

/**
 * Notes that the address of a user is proved by whoever holds these ways in (ids of `account` rows), and ends every
 * other one that never proved it, with its sessions: whoever made it may have been a stranger. Sessions of which nobody
 * knows how they were opened end as well. Returns whether anything ended. The user's row must be locked.
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
  // Sessions end with the way in that opened them: the reference says so.
  const ways = await tx
    .delete(account)
    .where(and(eq(account.userId, userId), isNull(account.provedAt)))
    .returning({ id: account.id });
  const sessions = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), isNull(session.openedBy)))
    .returning({ id: session.id });
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
  const hasEnded = ways.length > 0 || sessions.length > 0;
  if (hasEnded) await tx.delete(verification).where(eq(verification.value, userId));
  return hasEnded;
}

/** Until the transaction ends, nobody else proves or changes who opens the account. Null when it is gone. */
export async function lockUser(tx: Transaction, userId: string) {
  const [found] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  return found ?? null;
}
