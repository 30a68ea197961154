import { and, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/database.ts';
import { account, session, verification } from '../../db/tables.ts';
import { randomId } from '../../random-id.ts';
import { consumeLinkToken } from '../email/link-tokens.ts';
import { lockUser, proveAddress } from '../email/prove-address.ts';

/**
 * Sets the password of whoever came by a link that was sent to the address, once per link. All sessions, all other
 * links and every way in that never proved the address end with it. Returns the address; null when the link is worth
 * nothing (any more).
 */
export async function resetByLink(
  db: Db,
  { token, passwordHash }: { readonly token: string; readonly passwordHash: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const userId = await consumeLinkToken(tx, 'reset-password', token);
    const owner = userId === null ? null : await lockUser(tx, userId);
    if (!owner) return null;
    await proveAddress(tx, owner.id, [await setPassword(tx, owner.id, passwordHash)]);
    await tx.delete(session).where(eq(session.userId, owner.id));
    await tx.delete(verification).where(eq(verification.value, owner.id));
    return owner.email;
  });
}

/** Returns the id of the row that holds it. */
async function setPassword(tx: Transaction, userId: string, password: string): Promise<string> {
  const [changed] = await tx
    .update(account)
    .set({ password, updatedAt: sql`now()` })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed) return changed.id;
  const id = randomId();
  await tx.insert(account).values({ id, userId, accountId: userId, providerId: 'credential', password });
  return id;
}
