import { and, eq, isNull, ne } from 'drizzle-orm';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { isProvider, type Provider } from '#content/providers.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { ReauthenticatedUser } from '../../auth/reauthenticate.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { lockUserExclusively } from '../../db/locks/lock-user.ts';
import { account, session } from '../../db/tables/accounts.ts';
import { listSignInMethods, type SignInMethod } from './read.ts';

/** `last`: there is no other way to sign in. `unproved`: a method that never proved the address must not remove one that did. */
export type UnlinkFailure = 'missing' | 'last' | 'unproved';

export const unlinkMessages: Readonly<Record<UnlinkFailure, MessageRef>> = {
  missing: ['unlink.missing'],
  last: ['unlink.last'],
  unproved: ['unlink.unproved'],
};

interface Unlinking {
  /** Id of the sign-in method. */
  readonly methodId: string;
  /** The session of the request. It continues if it was opened by the password, or if the password was typed again. */
  readonly sessionId: string;
}

/** Removes the link to a provider, and ends the sessions that it opened. */
export async function unlinkProvider(
  db: Db,
  { userId, passwordHash }: ReauthenticatedUser,
  { methodId, sessionId }: Unlinking,
): Promise<Result<Provider, UnlinkFailure>> {
  return db.transaction(async (tx) => {
    if (!(await lockUserExclusively(tx, userId))) return fail('missing');
    const methods = await listSignInMethods(tx, userId);
    const method = methods.find(({ id }) => id === methodId);
    if (!method || !isProvider(method.by)) return fail('missing');
    if (methods.length === 1) return fail('last');
    const [current] = await tx
      .select({ by: session.openedBy })
      .from(session)
      .where(eq(session.id, sessionId));
    const reauthenticatedBy =
      passwordHash === null
        ? methods.find(({ id }) => id === current?.by)
        : methods.find(({ by }) => by === 'password');
    if (method.provedAt && !reauthenticatedBy?.provedAt) return fail('unproved');
    if (reauthenticatedBy && reauthenticatedBy.id !== method.id) {
      await moveSession(tx, sessionId, { from: method, to: reauthenticatedBy });
    }
    await tx.delete(account).where(and(eq(account.id, method.id), eq(account.userId, userId)));
    await endSessionsOfUnknownOrigin(tx, userId, sessionId);
    return ok(method.by);
  });
}

/** The session continues as one that was opened by the method that was used a moment ago. */
async function moveSession(
  tx: Transaction,
  sessionId: string,
  { from, to }: { from: SignInMethod; to: SignInMethod },
) {
  const isHere = and(eq(session.id, sessionId), eq(session.openedBy, from.id));
  await tx.update(session).set({ openedBy: to.id }).where(isHere);
}

/** For the operator: removes every link to the provider, even if no other way to sign in remains. Returns how many. */
export async function unlinkProviderAsOperator(db: Db, userId: string, provider: Provider): Promise<number> {
  return db.transaction(async (tx) => {
    const links = await tx
      .delete(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, provider)))
      .returning({ id: account.id });
    await endSessionsOfUnknownOrigin(tx, userId);
    return links.length;
  });
}

/** Ends sessions of before `openedBy` was stored, except the one of the request. */
async function endSessionsOfUnknownOrigin(
  tx: Transaction,
  userId: string,
  sessionId?: string,
): Promise<void> {
  const isOther = sessionId === undefined ? undefined : ne(session.id, sessionId);
  await tx.delete(session).where(and(eq(session.userId, userId), isNull(session.openedBy), isOther));
}
