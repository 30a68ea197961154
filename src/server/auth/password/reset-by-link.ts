import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lockUserExclusively } from '../../db/locks/lock-user.ts';
import { session } from '../../db/tables/accounts.ts';
import { revokeLinks, useLink } from '../../links/links.ts';
import { type LinkOpener, methodsOf } from '../email/confirm-address.ts';
import { proveAddress } from '../email/prove-address.ts';
import { replacePassword } from './replace-password.ts';

interface ResetLink extends LinkOpener {
  readonly token: string;
  readonly passwordHash: string;
}

/**
 * Sets the password of the account that a link belongs to, once per link. The link proves the address, so this ends all
 * sessions, all other links and every sign-in method that never proved it. In the browser that made the account the name
 * stays. Returns the address; null when the link is not valid.
 */
export async function resetByLink(
  db: Db,
  { token, passwordHash, ...opener }: ResetLink,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const userId = await useLink(tx, 'reset-password', token);
    const owner = userId === null ? null : await lockUserExclusively(tx, userId);
    if (!owner) return null;
    const hasReplaced = (await methodsOf(tx, owner.id, opener)).length === 0;
    const password = await replacePassword(tx, { userId: owner.id, passwordHash });
    await proveAddress(tx, owner.id, { by: [password], hasReplaced });
    await tx.delete(session).where(eq(session.userId, owner.id));
    await revokeLinks(tx, owner.id);
    return owner.email;
  });
}
