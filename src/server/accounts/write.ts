import { eq } from 'drizzle-orm';
import type { ReauthenticatedUser } from '../auth/reauthenticate.ts';
import { leaveSignedCards } from '../contributions/left-cards.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { revokeLinks } from '../links/links.ts';
import { deleteMailTo } from '../mail/write.ts';

/**
 * Deletes a user and everything that belongs to them, in one transaction. The addresses of their cards answer "gone"
 * from then on, but for cards that others signed, where the user asks for that (`leaveSignedCards`). The bytes of their files are named in `pending_deletions` for the sweep. False when they were gone.
 */
export function deleteAccount(
  db: Db,
  { userId }: ReauthenticatedUser,
  { leavesSigned = false }: { leavesSigned?: boolean } = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (leavesSigned) await leaveSignedCards(tx, userId);
    await revokeLinks(tx, userId);
    const [gone] = await tx.delete(user).where(eq(user.id, userId)).returning({ email: user.email });
    if (gone) await deleteMailTo(tx, gone.email);
    return gone !== undefined;
  });
}
