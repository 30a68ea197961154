import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/database.ts';
import { account, user } from '../../db/tables/accounts.ts';
import { randomId } from '../../random-id.ts';
import type { AuthParts } from '../parts.ts';
import { hashPassword } from '../password/password-hash.ts';
import { createAddressLimit } from './mail-limits.ts';

interface SignUp {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  /** Hash of the browser's cookie; only in that browser the mail's link confirms this password. */
  readonly browser: string | null;
}

/** Mail that somebody asks for by typing an address. */
type MailToOwner = 'verification' | 'existing-account' | 'reset';

/** The requests that send a mail to an address. Each address gets a few an hour, whoever asks for them. */
export function createMailRequests({ db, mail, limiter }: AuthParts) {
  const postLimited = createAddressLimit(limiter);

  /** Posts a mail to the owner of an account; does nothing for an address without one. */
  async function mailOwner(at: Db | Transaction, email: string, kind: MailToOwner): Promise<void> {
    const [owner] = await at.select({ name: user.name }).from(user).where(eq(user.email, email));
    if (owner) await mail.post({ kind, to: email, name: owner.name }, at);
  }

  /**
   * Makes an account with a password and posts the mail that confirms its address, in one transaction. If the address has
   * an account already, nothing changes and its owner is told by mail.
   */
  async function register({ name, email, password, browser }: SignUp): Promise<void> {
    const own = { providerId: 'credential', password: await hashPassword(password), browser };
    await db.transaction(async (tx) => {
      const id = randomId();
      const made = await tx.insert(user).values({ id, name, email }).onConflictDoNothing();
      if (made.rowCount === 0) return mailOwner(tx, email, 'existing-account');
      await tx.insert(account).values({ id: randomId(), accountId: id, userId: id, ...own });
      await mail.post({ kind: 'verification', to: email, name }, tx);
    });
  }

  return {
    signUp: (person: SignUp) => postLimited('/sign-up/email', person.email, () => register(person)),
    sendToOwner: (path: string, email: string, kind: MailToOwner) =>
      postLimited(path, email, () => mailOwner(db, email, kind)),
  };
}
