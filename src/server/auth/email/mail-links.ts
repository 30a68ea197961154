import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { user } from '../../db/tables.ts';
import type { MailLinks } from '../../mail/messages/message-of-job.ts';
import { createLinkToken } from './link-tokens.ts';
import { findPendingSignIn } from './pending-sign-in.ts';

/**
 * Makes the links of letters at the moment when they are sent: until then no table holds what opens an account, and
 * a link lives its whole time however long the letter had to wait. A link that confirms an address can also reset the
 * password: in another browser than the one that signed up it does.
 */
export function createMailLinks(db: Db, origin: string): MailLinks {
  async function ownerOf(email: string) {
    const [owner] = await db.select().from(user).where(eq(user.email, email));
    return owner ?? null;
  }
  const confirmation = (token: string) => `${origin}/confirm-email?token=${token}`;
  return {
    async verification(email) {
      const owner = await ownerOf(email);
      if (!owner || owner.emailVerified) return null;
      return confirmation(await createLinkToken(db, 'reset-password', owner.id));
    },
    async reset(email) {
      const owner = await ownerOf(email);
      if (!owner) return null;
      const token = await createLinkToken(db, 'reset-password', owner.id);
      // The page takes the token out of the address at once.
      return `${origin}/reset-password?token=${token}`;
    },
    async signIn(pendingId) {
      if (!(await findPendingSignIn(db, pendingId))) return null;
      return confirmation(await createLinkToken(db, 'confirm-sign-in', pendingId));
    },
  };
}
