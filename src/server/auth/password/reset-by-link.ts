import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lockUserExclusively } from '../../db/locks/lock-user.ts';
import { session, verification } from '../../db/tables/accounts.ts';
import { consumeLinkToken } from '../email/link-tokens.ts';
import { proveAddress } from '../email/prove-address.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets the password of the account that a link belongs to, once per link. The link proves the address, so this ends all
 * sessions, all other links and every sign-in method that never proved it. Returns the address; null when the link is
 * not valid.
 */
export async function resetByLink(
  db: Db,
  { token, passwordHash }: { readonly token: string; readonly passwordHash: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const userId = await consumeLinkToken(tx, 'reset-password', token);
    const owner = userId === null ? null : await lockUserExclusively(tx, userId);
    if (!owner) return null;
    await proveAddress(tx, owner.id, [await replacePassword(tx, { userId: owner.id, passwordHash })]);
    await tx.delete(session).where(eq(session.userId, owner.id));
    await tx.delete(verification).where(eq(verification.value, owner.id));
    return owner.email;
  });
}
