import { eq } from 'drizzle-orm';
import type { Provider } from '#content/providers.ts';
import type { Transaction } from '../../db/database.ts';
import { account, user } from '../../db/tables.ts';
import type { MailQueue } from '../../mail/write.ts';
import { randomId } from '../../random-id.ts';
import { proveAddress } from '../email/prove-address.ts';

/** An account of a provider, and an address that its holder has proved. */
export interface ProvedIdentity {
  readonly provider: Provider;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

export interface OpenedAccount {
  /** Id of the `account` row. */
  readonly openedBy: string;
  readonly email: string;
  readonly isNew: boolean;
}

/**
 * Makes an account elsewhere a way into the account with its address, which is made if there is none. Whatever opened
 * that one and never proved the address ends, and its owner is told by mail. Null when the account elsewhere opens
 * another one here already: it goes by the provider's id, not by the address.
 */
export async function linkIdentity(
  tx: Transaction,
  mail: Pick<MailQueue, 'post'>,
  { provider, subject, email, name }: ProvedIdentity,
): Promise<OpenedAccount | null> {
  const userId = randomId();
  const shownName = name || (email.split('@')[0] ?? '');
  const made = await tx
    .insert(user)
    .values({ id: userId, name: shownName, email, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: user.id });
  const [owner] = await tx.select().from(user).where(eq(user.email, email)).for('update');
  const [link] = await tx
    .insert(account)
    .values({ id: randomId(), userId: owner?.id ?? userId, providerId: provider, accountId: subject })
    // Nothing changes; the row is locked and returned.
    .onConflictDoUpdate({ target: [account.providerId, account.accountId], set: { providerId: provider } })
    .returning({ id: account.id, userId: account.userId });
  if (!owner || link?.userId !== owner.id) {
    if (made.length > 0) await tx.delete(user).where(eq(user.id, userId));
    return null;
  }
  const hasEnded = await proveAddress(tx, owner.id, [link.id]);
  if (hasEnded) await mail.post({ kind: 'taken-over', to: email, name: owner.name, provider }, tx);
  return { openedBy: link.id, email, isNew: made.length > 0 };
}
