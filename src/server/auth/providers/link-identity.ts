import { eq } from 'drizzle-orm';
import type { Provider } from '#content/providers.ts';
import type { Transaction } from '../../db/database.ts';
import { account, user } from '../../db/tables/accounts.ts';
import type { MailQueue } from '../../mail/write.ts';
import { randomId } from '../../random-id.ts';
import { nameInAddress, proveAddress } from '../email/prove-address.ts';

/** An account at a provider, with an address that its owner has proved. */
export interface ProvedIdentity {
  readonly provider: Provider;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

export interface OpenedAccount {
  /** Id of the `account` row, for the session. */
  readonly openedBy: string;
  readonly userId: string;
  /** Somebody proved that its address is theirs. */
  readonly isConfirmed: boolean;
  readonly isNew: boolean;
}

/**
 * Links a provider's account to the user with its address, who is made if there is none. Sign-in methods that never
 * proved the address are removed, and its owner is told by mail. Null when the provider's account is linked to another
 * user already: the provider's id decides, not the address.
 */
export async function linkIdentity(
  tx: Transaction,
  mail: Pick<MailQueue, 'post'>,
  { provider, subject, email, name }: ProvedIdentity,
): Promise<OpenedAccount | null> {
  const userId = randomId();
  const shownName = name || nameInAddress(email);
  const made = await tx
    .insert(user)
    .values({ id: userId, name: shownName, email, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: user.id });
  const [owner] = await tx.select().from(user).where(eq(user.email, email)).for('update');
  const [link] = await tx
    .insert(account)
    .values({ id: randomId(), userId: owner?.id ?? userId, providerId: provider, accountId: subject })
    // Changes nothing: the update locks the row and returns it.
    .onConflictDoUpdate({ target: [account.providerId, account.accountId], set: { providerId: provider } })
    .returning({ id: account.id, userId: account.userId });
  if (!owner || link?.userId !== owner.id) {
    if (made.length > 0) await tx.delete(user).where(eq(user.id, userId));
    return null;
  }
  const hasEnded = await proveAddress(tx, owner.id, { by: [link.id], name: shownName });
  const called = owner.emailVerified ? owner.name : shownName;
  if (hasEnded) await mail.post({ kind: 'taken-over', to: email, name: called, provider }, tx);
  return { openedBy: link.id, userId: owner.id, isConfirmed: true, isNew: made.length > 0 };
}
