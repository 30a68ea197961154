import { and, eq, isNull, ne } from 'drizzle-orm';
import { isProvider, type Provider } from '#content/providers.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { lockUser } from '../../auth/email/prove-address.ts';
import type { ReauthenticatedUser } from '../../auth/reauthenticate.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { account, session } from '../../db/tables.ts';
import { listSignInMethods } from './read.ts';
import type { SignInMethod } from './types.ts';

/** `last`: nothing else opens the account. `unproved`: what never proved the address must not remove what did. */
export type UnlinkFailure = 'missing' | 'last' | 'unproved';

/** To show as they are. */
export const unlinkMessages: Readonly<Record<UnlinkFailure, string>> = {
  missing: 'This log-in is not part of your account (any more).',
  last: 'This is the only way to log in to your account. Please set a password first.',
  unproved:
    'Please choose a new password by “Forgot password?” on the log-in page first, so that we know that the email address is yours.',
};

interface Unlinking {
  /** Id of the way in. */
  readonly wayId: string;
  /** The session of whoever asks; it goes on where the password was asked for. */
  readonly sessionId: string;
}

/** Removes an account elsewhere from those that open this one; sessions that were opened by it end. */
export async function unlinkProvider(
  db: Db,
  { userId, passwordHash }: ReauthenticatedUser,
  { wayId, sessionId }: Unlinking,
): Promise<Result<Provider, UnlinkFailure>> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return fail('missing');
    const ways = await listSignInMethods(tx, userId);
    const way = ways.find(({ id }) => id === wayId);
    if (!way || !isProvider(way.by)) return fail('missing');
    if (ways.length === 1) return fail('last');
    const [here] = await tx.select({ by: session.openedBy }).from(session).where(eq(session.id, sessionId));
    const shownBy =
      passwordHash === null
        ? ways.find(({ id }) => id === here?.by)
        : ways.find(({ by }) => by === 'password');
    if (way.provedAt && !shownBy?.provedAt) return fail('unproved');
    if (shownBy && shownBy.id !== way.id) await goOn(tx, sessionId, { from: way, to: shownBy });
    await tx.delete(account).where(and(eq(account.id, way.id), eq(account.userId, userId)));
    await endUnknown(tx, userId, sessionId);
    return ok(way.by);
  });
}

/** The session goes on by the way in that was shown a moment ago. */
async function goOn(
  tx: Transaction,
  sessionId: string,
  { from, to }: { from: SignInMethod; to: SignInMethod },
) {
  const isHere = and(eq(session.id, sessionId), eq(session.openedBy, from.id));
  await tx.update(session).set({ openedBy: to.id }).where(isHere);
}

/** For the operator: removes every link to the provider, also the last way in. Returns how many there were. */
export async function unlinkProviderAsOperator(db: Db, userId: string, provider: Provider): Promise<number> {
  return db.transaction(async (tx) => {
    const links = await tx
      .delete(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, provider)))
      .returning({ id: account.id });
    await endUnknown(tx, userId);
    return links.length;
  });
}

/** Sessions of which nobody knows by which way in they came, but not the one of whoever asks. */
async function endUnknown(tx: Transaction, userId: string, sessionId?: string): Promise<void> {
  const isOther = sessionId === undefined ? undefined : ne(session.id, sessionId);
  await tx.delete(session).where(and(eq(session.userId, userId), isNull(session.openedBy), isOther));
}
