import { and, eq, isNull, or } from 'drizzle-orm';
import type { Provider } from '#content/providers.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { lockUserExclusively } from '../../db/locks/lock-user.ts';
import { account, session, user } from '../../db/tables/accounts.ts';
import { findLink, useLink } from '../../links/links.ts';
import type { MailQueue } from '../../mail/write.ts';
import { linkIdentity } from '../providers/link-identity.ts';
import { findPendingSignIn } from './pending-sign-in.ts';
import { proveAddress } from './prove-address.ts';

/** The browser that opens a link. */
export interface LinkOpener {
  /** Hash of its cookie; null without one. */
  readonly browser: string | null;
  /** Its session; null when nobody is signed in. */
  readonly sessionId: string | null;
}

/** What a link would confirm, and whether that was started in the browser that opens it. */
export type Confirmation =
  | { readonly of: 'account'; readonly email: string; readonly isSameBrowser: boolean }
  | {
      readonly of: 'sign-in';
      readonly email: string;
      readonly provider: Provider;
      readonly isSameBrowser: boolean;
    };

/** Reads a link and changes nothing, because mail programs open links before people do. Null when it is not valid. */
export async function readConfirmation(
  db: Db,
  token: string,
  opener: LinkOpener,
): Promise<Confirmation | null> {
  const userId = await findLink(db, 'reset-password', token);
  if (userId !== null) {
    const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
    if (!owner) return null;
    const methods = await methodsOf(db, userId, opener);
    return { of: 'account', email: owner.email, isSameBrowser: methods.length > 0 };
  }
  const pendingId = await findLink(db, 'confirm-sign-in', token);
  const pending = pendingId === null ? null : await findPendingSignIn(db, pendingId);
  if (!pending) return null;
  const { email, provider, browser } = pending;
  return { of: 'sign-in', email, provider, isSameBrowser: browser === opener.browser };
}

/** `other-browser`: it was started in another browser, perhaps by somebody else. `dead`: not a valid link. Both change nothing. */
export type ConfirmOutcome = 'confirmed' | 'other-browser' | 'invalid';

/** Confirms what was started in this browser, and removes other sign-in methods that never proved the address. */
export async function confirmByLink(
  db: Db,
  mail: Pick<MailQueue, 'post'>,
  { token, ...opener }: LinkOpener & { readonly token: string },
): Promise<ConfirmOutcome> {
  return db.transaction(async (tx) => {
    const userId = await findLink(tx, 'reset-password', token);
    if (userId !== null) return confirmAccount(tx, { token, userId, opener });
    const pendingId = await findLink(tx, 'confirm-sign-in', token);
    const pending = pendingId === null ? null : await findPendingSignIn(tx, pendingId);
    if (pendingId === null || !pending) return 'invalid';
    if (pending.browser !== opener.browser) return 'other-browser';
    if (!(await useLink(tx, 'confirm-sign-in', token))) return 'invalid';
    await useLink(tx, 'pending-sign-in', pendingId);
    return (await linkIdentity(tx, mail, pending)) ? 'confirmed' : 'invalid';
  });
}

interface AccountLink {
  readonly token: string;
  readonly userId: string;
  readonly opener: LinkOpener;
}

async function confirmAccount(
  tx: Transaction,
  { token, userId, opener }: AccountLink,
): Promise<ConfirmOutcome> {
  if (!(await lockUserExclusively(tx, userId))) return 'invalid';
  const methods = await methodsOf(tx, userId, opener);
  if (methods.length === 0) return 'other-browser';
  if (!(await useLink(tx, 'reset-password', token))) return 'invalid';
  await proveAddress(tx, userId, { by: methods });
  return 'confirmed';
}

/** The sign-in methods that were made in this browser, or that opened its session. */
export async function methodsOf(
  db: Db | Transaction,
  userId: string,
  { browser, sessionId }: LinkOpener,
): Promise<string[]> {
  const isMadeHere =
    browser === null ? undefined : and(eq(account.browser, browser), isNull(account.provedAt));
  const hasOpenedHere = sessionId === null ? undefined : eq(session.id, sessionId);
  const isTheirs = or(isMadeHere, hasOpenedHere);
  if (!isTheirs) return [];
  const rows = await db
    .selectDistinct({ id: account.id })
    .from(account)
    .leftJoin(session, eq(session.openedBy, account.id))
    .where(and(eq(account.userId, userId), isTheirs));
  return rows.map(({ id }) => id);
}
