import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { placeholderEmail } from '#content/placeholder-email.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  aCard,
  addCard,
  addFile,
  addSession,
  addUser,
  addWayIn,
  aKey,
  aPhoto,
  aShare,
} from '#tests/support/rows.ts';
import { said } from '#tests/support/said.ts';
import { findEditLink, makeEditLink, readEditLink, removeEditLink } from '../auth/guest/edit-link.ts';
import type { AccountViewer } from '../auth/viewer.ts';
import { cardsPerAccount, cardsPerGuest } from '../cards/types.ts';
import { createCard } from '../cards/write.ts';
import { session, user } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { organisers } from '../db/tables/contributions.ts';
import { designs, favourites } from '../db/tables/designs.ts';
import { files } from '../db/tables/files.ts';
import { designLikes } from '../db/tables/likes.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { designOf, saveDesign } from '../designs/own.ts';
import { fileLimits } from '../files/limits.ts';
import { randomId } from '../random-id.ts';
import { recordShare } from '../shares/write.ts';
import { createGuestStorage, readGuestCards } from './read.ts';
import { declineGuestCards, deleteIdleGuests, moveGuestCards } from './write.ts';

const { db } = await testDatabase();

/** A guest with a session. */
async function aGuest() {
  const userId = randomId();
  await db.insert(user).values({ id: userId, name: '', email: placeholderEmail(userId), isAnonymous: true });
  return { userId, sessionId: await addSession(db, userId, null) };
}

/** An account that logged in where the guest was. */
async function loggedInAt(guestId: string | null): Promise<AccountViewer> {
  const userId = await addUser(db);
  const sessionId = await addSession(db, userId, await addWayIn(db, userId, 'credential'));
  await db.update(session).set({ guestId }).where(eq(session.id, sessionId));
  const rest = {
    name: 'Mina',
    email: 'mina@example.com',
    isConfirmed: false,
    signedInAt: new Date(),
    isGuest: false as const,
  };
  return { userId, sessionId, guestId, ...rest };
}

const cardsOf = (userId: string) => db.$count(cards, eq(cards.userId, userId));
const gone = { ok: false, error: { reason: 'gone' } };

describe('taking the cards along', () => {
  test('what the guest helps to organise is the account’s to help with, once', async () => {
    const guest = await aGuest();
    const viewer = await loggedInAt(guest.userId);
    const [first, second] = [await addCard(db, await addUser(db)), await addCard(db, await addUser(db))];
    const [own] = [await addCard(db, viewer.userId)];
    const rows = [first, second, own].map(({ id: cardId }) => ({ cardId, userId: guest.userId }));
    await db.insert(organisers).values([...rows, { cardId: first.id, userId: viewer.userId }]);
    expect(await moveGuestCards(db, viewer)).toMatchObject({ ok: true });
    const helped = await db.select().from(organisers).where(eq(organisers.userId, viewer.userId));
    expect(helped.map(({ cardId }) => cardId).sort()).toEqual([first.id, second.id].sort());
  });

  test('moves cards, files and shares, and ends the guest with the private edit link', async () => {
    const guest = await aGuest();
    const secret = (await makeEditLink(db, guest)) ?? '';
    const file = await addFile(db, guest.userId);
    const card = await addCard(db, guest.userId, {
      status: 'published',
      card: aCard({ receiverPhoto: aPhoto(file) }),
    });
    await addCard(db, guest.userId);
    await recordShare(db, card, aShare('link'));
    const viewer = await loggedInAt(guest.userId);
    expect(await moveGuestCards(db, viewer)).toEqual({ ok: true, value: 2 });
    expect(await cardsOf(viewer.userId)).toBe(2);
    expect(await db.$count(files, eq(files.userId, viewer.userId))).toBe(1);
    expect(await db.$count(sharedCards, eq(sharedCards.senderUserId, viewer.userId))).toBe(1);
    expect(await db.$count(user, eq(user.id, guest.userId))).toBe(0);
    expect(await db.$count(session, eq(session.id, guest.sessionId))).toBe(0);
    expect(await findEditLink(db, secret)).toBeNull();
    expect(await moveGuestCards(db, viewer), 'a second time').toMatchObject(gone);
  });

  test('is for the browser that was the guest: no other session, and no other account', async () => {
    const guest = await aGuest();
    await addCard(db, guest.userId);
    const owner = await loggedInAt(guest.userId);
    // Somebody who confirmed an address, or is signed in to the same account elsewhere, has another session.
    const elsewhere = { ...owner, sessionId: await addSession(db, owner.userId, null) };
    const stranger = await loggedInAt(null);
    for (const viewer of [elsewhere, stranger, { ...stranger, sessionId: owner.sessionId }]) {
      expect(await moveGuestCards(db, viewer)).toMatchObject(gone);
    }
    expect(await cardsOf(guest.userId)).toBe(1);
  });

  test('at the same time by two accounts gives all to one', async () => {
    const guest = await aGuest();
    for (let n = 0; n < 3; n += 1) await addCard(db, guest.userId);
    const viewers = [await loggedInAt(guest.userId), await loggedInAt(guest.userId)];
    const taken = await Promise.all(viewers.map((viewer) => moveGuestCards(db, viewer)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await Promise.all(viewers.map(({ userId }) => cardsOf(userId)))).sort()).toEqual([0, 3]);
  });

  test('that would not fit moves nothing and says so', async () => {
    const guest = await aGuest();
    await addCard(db, guest.userId);
    const viewer = await loggedInAt(guest.userId);
    const document = JSON.stringify(aCard());
    await db.execute(sql`insert into cards (id, user_id, status, document, creation_key)
      select lpad(n::text, 21, '0') || 'c', ${viewer.userId}, 'draft', ${document}::jsonb, n::text
      from generate_series(1, ${cardsPerAccount}) n`);
    expect(await moveGuestCards(db, viewer)).toMatchObject({ ok: false, error: { reason: 'full' } });
    const other = await loggedInAt(guest.userId);
    await addFile(db, other.userId, { bytes: fileLimits.accountBytes });
    await addFile(db, guest.userId);
    expect(await moveGuestCards(db, other)).toMatchObject({ ok: false, error: { reason: 'full' } });
    expect(await cardsOf(guest.userId)).toBe(1);
  });

  test('takes designs and favourites along, and what both marked is there once', async () => {
    const guest = await aGuest();
    const viewer = await loggedInAt(guest.userId);
    const creationKey = aKey();
    for (const { userId } of [guest, viewer]) {
      const design = { userId, creationKey, ...designOf(aCard()), name: '', remixOf: null };
      await saveDesign(db, design);
      await db.insert(favourites).values({ userId, kind: 'sticker', target: 'cake' });
    }
    await db.insert(favourites).values({ userId: guest.userId, kind: 'design', target: 'lift-off' });
    expect(await readGuestCards(db, guest.userId)).toMatchObject({
      cards: 0,
      files: 0,
      designsAndFavourites: 3,
    });
    expect(await moveGuestCards(db, viewer)).toEqual({ ok: true, value: 0 });
    expect(await db.$count(designs, eq(designs.userId, viewer.userId))).toBe(2);
    const marked = await db.select().from(favourites).where(eq(favourites.userId, viewer.userId));
    expect(marked.map(({ target }) => target).sort()).toEqual(['cake', 'lift-off']);
  });

  test('keeps apart two cards that were first saved with the same key', async () => {
    const guest = await aGuest();
    const viewer = await loggedInAt(guest.userId);
    const creationKey = aKey();
    for (const userId of [guest.userId, viewer.userId]) {
      await createCard(db, { userId, card: aCard(), status: 'draft', creationKey });
    }
    expect(await moveGuestCards(db, viewer)).toMatchObject({ ok: true });
    expect(await cardsOf(viewer.userId)).toBe(2);
  });
});

test('leaving the cards keeps the guest, and a link to them', async () => {
  const guest = await aGuest();
  await addCard(db, guest.userId);
  const viewer = await loggedInAt(guest.userId);
  const secret = (await declineGuestCards(db, viewer)) ?? '';
  expect(await findEditLink(db, secret)).toMatchObject({ guestId: guest.userId });
  expect(await moveGuestCards(db, viewer), 'it was decided').toMatchObject(gone);
  const again = await loggedInAt(guest.userId);
  expect(await declineGuestCards(db, again), 'the first link still works').toBeNull();
  expect(await cardsOf(guest.userId)).toBe(1);
});

test('leaving the cards leaves the account signed in as it was', async () => {
  const guest = await aGuest();
  await addCard(db, guest.userId);
  const viewer = await loggedInAt(guest.userId);
  const openedBy = () =>
    db.select({ by: session.openedBy }).from(session).where(eq(session.id, viewer.sessionId));
  const before = await openedBy();
  await declineGuestCards(db, viewer);
  expect(await openedBy()).toEqual(before);
  expect(before[0]?.by).not.toBeNull();
});

test('every table that names a user is moved, or goes with the guest', async () => {
  const { rows } = await db.execute<{ named: string }>(sql`
    select conrelid::regclass || '.' || attname as named
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = '"user"'::regclass`);
  const goes = [
    'account.user_id',
    'guest_addresses.user_id',
    'pen_names.user_id',
    'profiles.id',
    'reply_mails.user_id',
    'session.guest_id',
    'session.user_id',
  ];
  const moved = [
    'cards.user_id',
    'contact_imports.user_id',
    'contact_settings.user_id',
    'contacts.user_id',
    'design_likes.user_id',
    'designs.user_id',
    'favourites.user_id',
    'files.user_id',
    'push_subscriptions.user_id',
    'reports.reporter_id',
    'shared_cards.sender_user_id',
  ];
  expect(rows.map(({ named }) => named).sort()).toEqual([...goes, ...moved].sort());
});

describe('a private edit link', () => {
  test('is stored as a hash, and a new one ends the old one with its sessions', async () => {
    const guest = await aGuest();
    const first = (await makeEditLink(db, guest)) ?? '';
    expect(first).toMatch(/^[\w-]{43}$/);
    const rows = await db.execute(
      sql`select row_to_json(account) as row from account where user_id = ${guest.userId}`,
    );
    expect(JSON.stringify(rows.rows)).not.toContain(first);
    const opened = await findEditLink(db, first);
    const elsewhere = await addSession(db, guest.userId, opened?.methodId ?? null);
    const second = (await makeEditLink(db, guest)) ?? '';
    expect(await findEditLink(db, first)).toBeNull();
    expect(await findEditLink(db, second)).toMatchObject({ guestId: guest.userId });
    expect(await db.$count(session, eq(session.id, elsewhere))).toBe(0);
    expect(await db.$count(session, eq(session.id, guest.sessionId))).toBe(1);
    await removeEditLink(db, guest);
    expect(await findEditLink(db, second)).toBeNull();
    expect(await readEditLink(db, guest.userId)).toBeNull();
  });

  test('is not made for an account, and signs nobody out who asks for a new one', async () => {
    expect(await makeEditLink(db, await loggedInAt(null))).toBeNull();
    const guest = await aGuest();
    const link = await findEditLink(db, (await makeEditLink(db, guest)) ?? '');
    const sessionId = await addSession(db, guest.userId, link?.methodId ?? null);
    await makeEditLink(db, { ...guest, sessionId });
    expect(await db.$count(session, eq(session.id, sessionId))).toBe(1);
  });
});

test('a guest has fewer cards, and the refusal offers an account', async () => {
  const { userId } = await aGuest();
  for (let n = 0; n < cardsPerGuest; n += 1) await addCard(db, userId);
  const one = { userId, card: aCard(), status: 'draft' as const, creationKey: aKey() };
  expect(await createCard(db, one)).toMatchObject({
    ok: false,
    error: { reason: 'full', sentence: said(/A free account has room/) },
  });
});

test('guests with nothing go after some days without a visit; others stay', async () => {
  await db.delete(user).where(eq(user.isAnonymous, true));
  const idle = async (days: number, hasSession = true) => {
    const guest = await aGuest();
    const then = sql`now() - make_interval(days => ${days})`;
    await db.update(user).set({ createdAt: then }).where(eq(user.id, guest.userId));
    await db.update(session).set({ updatedAt: then }).where(eq(session.userId, guest.userId));
    if (!hasSession) await db.delete(session).where(eq(session.userId, guest.userId));
    return guest.userId;
  };
  const stays = [await idle(0), await idle(2)];
  for (let n = 0; n < 6; n += 1) stays.push(await idle(9));
  const [, , withCard = '', withFile = '', withLike = '', asked = '', withDesign = '', withStar = ''] = stays;
  const design = { creationKey: aKey(), ...designOf(aCard()), name: '', remixOf: null };
  await saveDesign(db, { ...design, userId: withDesign });
  await db.insert(favourites).values({ userId: withStar, kind: 'sticker', target: 'cake' });
  await addCard(db, withCard);
  await addFile(db, withFile);
  await db.insert(designLikes).values({ id: randomId(), design: 'lift-off', userId: withLike });
  await loggedInAt(asked);
  const account = await addUser(db);
  await db.update(user).set({ createdAt: sql`now() - interval '9 days'` }).where(eq(user.id, account));
  await idle(4);
  await idle(1, false);
  expect(await deleteIdleGuests(db)).toBe(2);
  const left = await db.select({ id: user.id }).from(user).where(eq(user.isAnonymous, true));
  expect(left.map(({ id }) => id).sort()).toEqual([...stays].sort());
  expect(await db.$count(user, eq(user.id, account))).toBe(1);
});

test('the bytes of all guests are counted together, those of accounts are not', async () => {
  const read = <Value>(query: (from: typeof db) => Promise<Value>) => query(db);
  const before = await createGuestStorage({ read }).read();
  const [one, other] = [await aGuest(), await aGuest()];
  for (const { userId } of [one, other]) await addFile(db, userId, { bytes: 1_000 });
  await addFile(db, await addUser(db), { bytes: 5_000 });
  expect(await createGuestStorage({ read }).read()).toBe(before + 2_000);
});
