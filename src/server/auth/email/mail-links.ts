import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { user } from '../../db/tables/accounts.ts';
import { cards, isNotDeleted } from '../../db/tables/cards.ts';
import { createLink } from '../../links/links.ts';
import type { MailLinks } from '../../mail/mail-kind.ts';
import { findPendingSignIn } from './pending-sign-in.ts';

/**
 * Makes links when their mail is sent: nothing that opens an account waits in a table, and a link works its full hour
 * however long the mail had to wait. A link that confirms an address also resets the password, when it is opened in
 * another browser than the one that signed up.
 */
export function createMailLinks(db: Db, origin: string): MailLinks {
  async function findOwner(email: string) {
    const [owner] = await db.select().from(user).where(eq(user.email, email));
    return owner ?? null;
  }
  const confirmation = (token: string) => `${origin}/confirm-email?token=${token}`;
  return {
    async verification(email) {
      const owner = await findOwner(email);
      if (!owner || owner.emailVerified) return null;
      return confirmation(await createLink(db, 'reset-password', owner.id));
    },
    async reset(email) {
      const owner = await findOwner(email);
      if (!owner) return null;
      const token = await createLink(db, 'reset-password', owner.id);
      // The page removes the token from the address at once (docs/decisions/0015).
      return `${origin}/reset-password?token=${token}`;
    },
    async signIn(pendingId) {
      if (!(await findPendingSignIn(db, pendingId))) return null;
      return confirmation(await createLink(db, 'confirm-sign-in', pendingId));
    },
    async guestCards(guestId) {
      const made = await db.$count(cards, and(eq(cards.userId, guestId), isNotDeleted(cards)));
      if (made === 0) return null;
      return `${origin}/guest/link?key=${await createLink(db, 'guest cards', guestId)}`;
    },
  };
}
