import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { session, verification } from '../../db/tables.ts';
import { consumeLinkToken } from '../email/link-tokens.ts';
import { lockUser, proveAddress } from '../email/prove-address.ts';
import { replacePassword } from './replace-password.ts';

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
    await proveAddress(tx, owner.id, [await replacePassword(tx, { userId: owner.id, passwordHash })]);
    await tx.delete(session).where(eq(session.userId, owner.id));
    await tx.delete(verification).where(eq(verification.value, owner.id));
    return owner.email;
  });
}
