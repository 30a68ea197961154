import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { contactLimits } from '#content/contacts/limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { makeEditLink, readEditLink } from '../auth/guest/edit-link.ts';
import type { AccountViewer } from '../auth/viewer.ts';
import { cardsPerAccount } from '../cards/types.ts';
import { countContacts } from '../contacts/read.ts';
import { moveContacts } from '../contacts/write.ts';
import type { Db, Transaction } from '../db/database.ts';
import { session, user } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { contacts } from '../db/tables/contacts.ts';
import { organisers } from '../db/tables/contributions.ts';
import { designs, favourites } from '../db/tables/designs.ts';
import { files } from '../db/tables/files.ts';
import { designLikes } from '../db/tables/likes.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { reports } from '../db/tables/reports.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { moveDesigns } from '../designs/own.ts';
import { moveFavourites } from '../favourites/write.ts';
import { fileLimits } from '../files/limits.ts';
import { readUsage } from './read.ts';

export interface MoveFailure {
  /** `gone`: another account took them, or this browser was no guest. `full`: the account has no room for all of them. */
  readonly reason: 'gone' | 'full';
  readonly sentence: MessageRef;
}

const failures = {
  gone: {
    reason: 'gone',
    sentence: ['guestCards.gone'],
  },
  cards: {
    reason: 'full',
    sentence: ['guestCards.tooMany', { max: cardsPerAccount }],
  },
  bytes: {
    reason: 'full',
    sentence: ['guestCards.tooLarge', { max: fileLimits.accountBytes / 1024 / 1024 }],
  },
  contacts: { reason: 'full', sentence: ['guestCards.tooManyContacts', { max: contactLimits.perAccount }] },
} as const;

/**
 * Moves everything that a guest made into an account, and deletes the guest with the private edit link: all of it or
 * nothing. Only for the session that was opened in the guest's browser. Returns how many cards there were.
 */
export function moveGuestCards(
  db: Db,
  { userId, sessionId }: AccountViewer,
): Promise<Result<number, MoveFailure>> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ guestId: session.guestId })
      .from(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, userId)));
    const guestId = own?.guestId;
    if (!guestId || !(await lockBoth(tx, guestId, userId))) return fail(failures.gone);
    const [theirs, ours] = [await readUsage(tx, guestId), await readUsage(tx, userId)];
    if (theirs.cards + ours.cards > cardsPerAccount) return fail(failures.cards);
    if (theirs.bytes + ours.bytes > fileLimits.accountBytes) return fail(failures.bytes);
    const people = (await countContacts(tx, guestId)) + (await countContacts(tx, userId));
    if (people > contactLimits.perAccount) return fail(failures.contacts);
    await moveAll(tx, guestId, userId);
    await tx.delete(user).where(eq(user.id, guestId));
    return ok(theirs.cards);
  });
}

/** In one order, so that two accounts that take the same cards do not wait for each other. False when one is gone. */
async function lockBoth(tx: Transaction, guestId: string, userId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: user.id, isGuest: user.isAnonymous })
    .from(user)
    .where(inArray(user.id, [guestId, userId]))
    .orderBy(user.id)
    .for('update');
  const isGuest = (id: string) => locked.find((row) => row.id === id)?.isGuest;
  return isGuest(guestId) === true && isGuest(userId) === false;
}

async function moveAll(tx: Transaction, guestId: string, userId: string): Promise<void> {
  await tx.update(files).set({ userId }).where(eq(files.userId, guestId));
  await tx
    .update(cards)
    // Clients choose these keys; the account may have used the same one.
    .set({ userId, creationKey: sql`gen_random_uuid()::text` })
    .where(eq(cards.userId, guestId));
  await tx
    .delete(organisers)
    .where(and(eq(organisers.userId, guestId), inArray(organisers.cardId, ownOrOrganised(tx, userId))));
  await tx.update(organisers).set({ userId }).where(eq(organisers.userId, guestId));
  await moveContacts(tx, guestId, userId);
  const known = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  const isNewDevice = and(
    eq(pushSubscriptions.userId, guestId),
    sql`${pushSubscriptions.id} not in ${known}`,
  );
  await tx.update(pushSubscriptions).set({ userId }).where(isNewDevice);
  await tx.update(sharedCards).set({ senderUserId: userId }).where(eq(sharedCards.senderUserId, guestId));
  await tx.update(reports).set({ reporterId: userId }).where(eq(reports.reporterId, guestId));
  const liked = tx
    .select({ design: designLikes.design })
    .from(designLikes)
    .where(eq(designLikes.userId, userId));
  const isNew = and(eq(designLikes.userId, guestId), sql`${designLikes.design} not in ${liked}`);
  await tx.update(designLikes).set({ userId }).where(isNew);
  await moveDesigns(tx, guestId, userId);
  await moveFavourites(tx, guestId, userId);
}

/** Nobody organises a card twice. */
function ownOrOrganised(tx: Transaction, userId: string) {
  const own = tx.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  return own.union(
    tx.select({ id: organisers.cardId }).from(organisers).where(eq(organisers.userId, userId)),
  );
}

/**
 * The account does without the guest's cards, and is not asked again. The private edit link still leads to them; where
 * there was none, one is made: its secret is returned, else null.
 */
export async function declineGuestCards(
  db: Db,
  { sessionId, guestId }: AccountViewer,
): Promise<string | null> {
  const secret =
    guestId !== null && (await readEditLink(db, guestId)) === null
      ? await makeEditLink(db, { userId: guestId, sessionId })
      : null;
  await db.update(session).set({ guestId: null }).where(eq(session.id, sessionId));
  return secret;
}

/** Guests of one transaction. Small, so that each is short. */
const batchSize = 500;

/** Hours without a visit after which a guest who keeps nothing is deleted. */
const idleHours = 72;

/** Deletes guests who keep nothing and have no session that was used lately; returns how many. */
export async function deleteIdleGuests(db: Db): Promise<number> {
  for (let deleted = 0; ; ) {
    const gone = await db.transaction(deleteSomeIdle);
    if (gone === 0) return deleted;
    deleted += gone;
  }
}

async function deleteSomeIdle(tx: Transaction): Promise<number> {
  const idle = await tx
    .select({ id: user.id })
    .from(user)
    .where(isIdle(tx))
    .orderBy(user.createdAt)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  if (idle.length === 0) return 0;
  const ids = idle.map(({ id }) => id);
  // Once more, now that they are locked: a card may have been saved at this moment.
  const { rowCount } = await tx.delete(user).where(and(inArray(user.id, ids), isIdle(tx)));
  return rowCount ?? 0;
}

function isIdle(tx: Transaction) {
  const one = { one: sql`1` };
  const since = sql`now() - make_interval(hours => ${idleHours})`;
  const isUsed = and(
    eq(session.userId, user.id),
    sql`${session.expiresAt} > now()`,
    sql`${session.updatedAt} > ${since}`,
  );
  return and(
    user.isAnonymous,
    sql`${user.createdAt} < now() - interval '1 hour'`,
    notExists(tx.select(one).from(cards).where(eq(cards.userId, user.id))),
    notExists(tx.select(one).from(files).where(eq(files.userId, user.id))),
    notExists(tx.select(one).from(contacts).where(eq(contacts.userId, user.id))),
    notExists(tx.select(one).from(organisers).where(eq(organisers.userId, user.id))),
    // A like counts for as long as its owner is there.
    notExists(tx.select(one).from(designLikes).where(eq(designLikes.userId, user.id))),
    notExists(tx.select(one).from(designs).where(eq(designs.userId, user.id))),
    notExists(tx.select(one).from(favourites).where(eq(favourites.userId, user.id))),
    notExists(tx.select(one).from(session).where(isUsed)),
    // An account is still to be asked.
    notExists(tx.select(one).from(session).where(eq(session.guestId, user.id))),
  );
}
