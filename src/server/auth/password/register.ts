import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/database.ts';
import { account, user } from '../../db/tables/accounts.ts';
import type { MailQueue } from '../../mail/write.ts';
import { randomId } from '../../random-id.ts';

export interface Registration {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly passwordHash: string;
  /** Hash of the browser's cookie; only in that browser the mail's link confirms this password. */
  readonly browser: string | null;
}

/**
 * Makes an account with a password and posts the mail that confirms its address, in one transaction. If the address has
 * an account already, nothing changes and its owner is told by mail.
 */
export function register(
  db: Db,
  mail: Pick<MailQueue, 'post'>,
  { name, email, passwordHash, browser }: Registration,
): Promise<void> {
  return db.transaction(async (tx) => {
    const id = randomId();
    const made = await tx.insert(user).values({ id, name, email }).onConflictDoNothing();
    if (made.rowCount === 0) return mailOwner(tx, mail, { kind: 'existing-account', email });
    const password = { accountId: id, userId: id, providerId: 'credential', password: passwordHash };
    await tx.insert(account).values({ id: randomId(), ...password, browser });
    await mail.post({ kind: 'verification', to: email, name }, tx);
  });
}

/** Mail that somebody asks for by typing an address. */
export type MailToOwner = 'verification' | 'existing-account' | 'reset';

/** Posts a mail to the owner of an account; does nothing for an address without one. */
export async function mailOwner(
  db: Db | Transaction,
  mail: Pick<MailQueue, 'post'>,
  { kind, email }: { readonly kind: MailToOwner; readonly email: string },
): Promise<void> {
  const [owner] = await db.select({ name: user.name }).from(user).where(eq(user.email, email));
  if (owner) await mail.post({ kind, to: email, name: owner.name }, db);
}
