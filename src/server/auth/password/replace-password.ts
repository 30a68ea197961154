import type { Transaction } from '../../db/database.ts';
import { account } from '../../db/tables/accounts.ts';
import { randomId } from '../../random-id.ts';
import { ownPassword } from '../reauthenticate.ts';

/**
 * Stores a password in a new row of `account` and returns its id. Sessions refer to the row that opened them, so those
 * of the old password end, and a sign-in that is checking the old password at this moment opens none. The user's row
 * must be locked.
 */
export async function replacePassword(
  tx: Transaction,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
): Promise<string> {
  const { provedAt, browser, createdAt } = account;
  const [old] = await tx
    .delete(account)
    .where(ownPassword(userId))
    .returning({ provedAt, browser, createdAt });
  const id = randomId();
  const own = { id, userId, accountId: userId, providerId: 'credential', password: passwordHash };
  await tx.insert(account).values({ ...own, ...old });
  return id;
}
