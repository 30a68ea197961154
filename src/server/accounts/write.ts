import { eq } from 'drizzle-orm';
import type { ReauthenticatedUser } from '../auth/reauthenticate.ts';
import type { Db, Transaction } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { organisers } from '../db/tables/contributions.ts';
import { deliveries } from '../db/tables/deliveries.ts';
import { revokeLinks } from '../links/links.ts';
import { deleteMailTo } from '../mail/write.ts';

/**
 * Deletes a user and everything that belongs to them, in one transaction. The addresses of their cards answer "gone"
 * from then on. `leave`: gives away before what is to outlive the account. The bytes of their files are named in
 * `pending_deletions` for the sweep. False when they were gone.
 */
export function deleteAccount(
  db: Db,
  { userId }: ReauthenticatedUser,
  leave: (tx: Transaction, userId: string) => Promise<void> = async () => {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await leave(tx, userId);
    await tx.delete(organisers).where(eq(organisers.userId, userId));
    // Also those of cards that somebody else keeps.
    await tx.delete(deliveries).where(eq(deliveries.userId, userId));
    await revokeLinks(tx, userId);
    const [gone] = await tx.delete(user).where(eq(user.id, userId)).returning({ email: user.email });
    if (gone) await deleteMailTo(tx, gone.email);
    return gone !== undefined;
  });
}
