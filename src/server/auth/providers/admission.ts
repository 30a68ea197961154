import { and, eq } from 'drizzle-orm';
import type { Provider } from '#content/providers.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { account, session, user, verification } from '../../db/tables.ts';
import type { MailQueue } from '../../mail/queue.ts';
import type { Identity } from './identity.ts';

/** Providers that never say whether they checked an address; with the others, one that they did not check is refused. */
const silent: readonly Provider[] = ['facebook'];

export type NotAdmitted = 'email_not_found' | 'email_unproven' | 'account_not_linked';

export interface Admission {
  /** The account's address: that of the identity, or of the account that is linked already. */
  readonly email: string;
  /** The provider has proof of that address. */
  readonly emailVerified: boolean;
}

interface Desk {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
  readonly provider: Provider;
}

/**
 * Decides whether an identity may open an account here, before it does. A link goes by the provider's id, so a
 * changed address opens the same account. Without a link the address decides: an account with it is opened only when
 * the provider has proof of it, and if ours had none, everything that opened the account until now opens it no more.
 */
export async function admit(
  { db, mail, provider }: Desk,
  { subject, email, emailVerified }: Identity,
): Promise<Result<Admission, NotAdmitted>> {
  const [linked] = await db
    .select({ email: user.email })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(account.providerId, provider), eq(account.accountId, subject)));
  if (linked) return ok({ email: linked.email, emailVerified: false });
  if (email === null) return fail('email_not_found');
  if (!emailVerified && !silent.includes(provider)) return fail('email_unproven');
  return db.transaction(async (tx) => {
    const [owner] = await tx.select().from(user).where(eq(user.email, email)).for('update');
    if (!owner) return ok({ email, emailVerified });
    if (!emailVerified) return fail('account_not_linked');
    if (owner.emailVerified) return ok({ email, emailVerified });
    await shutOut(tx, owner.id);
    const letter = { kind: 'taken-over', to: email, name: owner.name, provider } as const;
    await mail.post(letter, tx);
    return ok({ email, emailVerified });
  });
}

/** Ends every way into an account whose address nobody had proved, and notes that it is proved now. */
async function shutOut(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(account).where(eq(account.userId, userId));
  await tx.delete(session).where(eq(session.userId, userId));
  await tx.delete(verification).where(eq(verification.value, userId));
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
}
