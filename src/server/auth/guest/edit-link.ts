import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/database.ts';
import { lockUser } from '../../db/locks/lock-user.ts';
import { account, guestAddresses, session } from '../../db/tables/accounts.ts';
import { createSecret, findLink, hashSecret, revokeLinks } from '../../links/links.ts';
import { randomId } from '../../random-id.ts';
import type { GuestViewer } from '../viewer.ts';

/*
 * The private edit link of a guest: whoever has it edits the cards. It is a sign-in method like a password or a provider,
 * so its sessions end with it, and it goes with the guest. Only the hash of its secret is stored.
 */

export const editLinkProvider = 'edit-link';

const linkOf = (guestId: string) =>
  and(eq(account.userId, guestId), eq(account.providerId, editLinkProvider));

/** When the guest's link was made; null without one. */
export async function readEditLink(db: Db, guestId: string): Promise<Date | null> {
  const [link] = await db.select({ since: account.createdAt }).from(account).where(linkOf(guestId));
  return link?.since ?? null;
}

/** The guest whom a link's secret opens, and the sign-in method that it is; null when it opens nothing. */
export async function findEditLink(
  db: Db,
  secret: string,
): Promise<{ readonly guestId: string; readonly methodId: string } | null> {
  const [found] = await db
    .select({ guestId: account.userId, methodId: account.id })
    .from(account)
    .where(
      and(eq(account.providerId, editLinkProvider), eq(account.accountId, hashSecret('edit link', secret))),
    );
  return found ?? null;
}

/** The guest whose cards a secret opens: that of an edit link, or of a mail. Null when it opens nothing. */
export async function findGuestOfLink(db: Db, secret: string): Promise<string | null> {
  const link = await findEditLink(db, secret);
  return link ? link.guestId : findLink(db, 'guest cards', secret);
}

/** Lets the session outlive the link that opened it. An account that asks for a guest's link has another session. */
function keepSession(tx: Transaction, { userId, sessionId }: Pick<GuestViewer, 'userId' | 'sessionId'>) {
  const own = and(eq(session.id, sessionId), eq(session.userId, userId));
  return tx.update(session).set({ openedBy: null }).where(own);
}

/**
 * Makes a link and returns its secret, which nobody can read again. An earlier link ends with the sessions that it
 * opened, but for the asking one. Null when the guest is gone.
 */
export function makeEditLink(
  db: Db,
  { userId, sessionId }: Pick<GuestViewer, 'userId' | 'sessionId'>,
): Promise<string | null> {
  const { secret, hash } = createSecret('edit link');
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))?.isGuest) return null;
    await keepSession(tx, { userId, sessionId });
    await tx.delete(account).where(linkOf(userId));
    const method = { id: randomId(), userId, providerId: editLinkProvider, accountId: hash };
    await tx.insert(account).values(method);
    return secret;
  });
}

/** Whether the guest had a link mailed: the address can be asked to be forgotten. */
export async function hasMailedLink(db: Db, guestId: string): Promise<boolean> {
  return (await db.$count(guestAddresses, eq(guestAddresses.userId, guestId))) > 0;
}

/** Ends the link and the sessions that it opened, but for the asking one, and forgets where one was mailed. */
export function removeEditLink(
  db: Db,
  { userId, sessionId }: Pick<GuestViewer, 'userId' | 'sessionId'>,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    await keepSession(tx, { userId, sessionId });
    await tx.delete(account).where(linkOf(userId));
    await tx.delete(guestAddresses).where(eq(guestAddresses.userId, userId));
    await revokeLinks(tx, userId);
  });
}
