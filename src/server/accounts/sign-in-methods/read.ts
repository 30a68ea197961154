import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isProvider, type Provider } from '#content/providers.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { account } from '../../db/tables/accounts.ts';

/** A way to sign in to an account: its password, or an account at a provider. */
export interface SignInMethod {
  readonly id: string;
  readonly by: 'password' | Provider;
  readonly addedAt: Date;
  /** When the person who added it proved that the account's address is theirs; null for never. */
  readonly provedAt: Date | null;
}

/** Whether the user has a password. Somebody who came by Google or Facebook has none until they choose one. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const isTheirs = and(eq(account.userId, userId), eq(account.providerId, 'credential'));
  return (await db.$count(account, and(isTheirs, isNotNull(account.password)))) > 0;
}

/** The ways to sign in to the account, the oldest first. */
export async function listSignInMethods(db: Db | Transaction, userId: string): Promise<SignInMethod[]> {
  const rows = await db
    .select({
      id: account.id,
      by: account.providerId,
      password: account.password,
      addedAt: account.createdAt,
      provedAt: account.provedAt,
    })
    .from(account)
    .where(eq(account.userId, userId))
    .orderBy(asc(account.createdAt), account.id);
  return rows.flatMap(({ by, password, ...method }): SignInMethod[] => {
    if (isProvider(by)) return [{ ...method, by }];
    return password === null ? [] : [{ ...method, by: 'password' }];
  });
}
