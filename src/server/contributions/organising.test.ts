// Shows: people are invited by name, somebody helps to organise, and a card that others signed outlives its owner's account
// Spec: 2.105
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invitedNames } from '#content/contribution-form.ts';
import { aNote, farAway, signingOn } from '#tests/support/contributions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aPhoto } from '#tests/support/rows.ts';
import { deleteAccount } from '../accounts/write.ts';
import type { ReauthenticatedUser } from '../auth/reauthenticate.ts';
import { getCardForViewer } from '../cards/read.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { sealCard } from '../cards/write.ts';
import { user } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { contributions, signings } from '../db/tables/contributions.ts';
import { files } from '../db/tables/files.ts';
import { findFileFor } from '../files/read.ts';
import { deleteIdleGuests } from '../guests/write.ts';
import { setHidden } from '../operator/write.ts';
import { deleteOrphanedCards, handOverSignedCards } from './hand-over.ts';
import { inviteByName, listInvitations, noteInvitationSeen, withdrawInvitation } from './invitations.ts';
import {
  findOrganisedCard,
  getOrganiserLink,
  joinOrganisers,
  listOrganisedCards,
  listOrganisers,
  maxOrganisers,
  removeOrganiser,
  renewOrganiserLink,
} from './organisers.ts';
import { findSigning, listNotes } from './read.ts';
import type { LinkSecret } from './types.ts';
import { signCard, signOnBehalf, startSigning, withdrawNote } from './write.ts';

const { db } = await testDatabase();
const { parts, aSignedCard } = signingOn(db);
const dayMs = 24 * 60 * 60 * 1000;

const states = async (card: OwnedCardId) =>
  (await listInvitations(parts, card)).map(({ name, state }) => `${name} ${state}`);

async function linkOf(card: OwnedCardId, name: string): Promise<LinkSecret> {
  const found = (await listInvitations(parts, card)).find((one) => one.name === name);
  if (!found?.secret) throw new Error('no link');
  return found.secret;
}

describe('people who are invited by name', () => {
  test.each([
    ['Ravi\nMia', ['Ravi', 'Mia']],
    ['1. Ravi\n2) Mia\n- Tom\n• Zoë', ['Ravi', 'Mia', 'Tom', 'Zoë']],
    ['Ravi, Mia; Ravi،آشا、小明', ['Ravi', 'Mia', 'آشا', '小明']],
    ['  \n Anne-Marie  Smith \n\n', ['Anne-Marie Smith']],
  ])('%j is a list of names', (text, names) =>
    expect(invitedNames(text)).toEqual({ ok: true, value: names }),
  );

  test.each([
    ['', 'form.note.noNames'],
    [' \n, ', 'form.note.noNames'],
    ['x'.repeat(61), 'text.tooLong'],
  ])('%j is refused with a sentence', (text) => expect(invitedNames(text).ok).toBe(false));

  test('each has a link of their own, which signs once, and one sees who is missing', async () => {
    const card = await aSignedCard();
    expect(await inviteByName(parts, card, ['Ravi', 'Mia'])).toEqual({ ok: true, value: 2 });
    expect(await inviteByName(parts, card, ['Mia', 'Tom'])).toEqual({ ok: true, value: 1 });
    expect(await states(card)).toEqual(['Ravi invited', 'Mia invited', 'Tom invited']);
    const link = await linkOf(card, 'Mia');
    await noteInvitationSeen(db, link);
    expect(await findSigning(db, link)).toMatchObject({ state: 'open', invited: 'Mia' });
    const note = aNote({ name: 'Mia and Jo' });
    const signed = await signCard(parts, link, note);
    if (!signed.ok) throw new Error('not signed');
    expect(await states(card)).toEqual(['Ravi invited', 'Mia signed', 'Tom invited']);
    // The same form again finds its note; another one does not sign twice.
    expect(await signCard(parts, link, note)).toEqual(signed);
    expect(await signCard(parts, link, aNote())).toMatchObject({ error: { reason: 'used' } });
    expect(await findSigning(db, link)).toMatchObject({ state: 'used' });
    await withdrawNote(parts, signed.value.secret);
    expect(await states(card)).toEqual(['Ravi invited', 'Mia seen', 'Tom invited']);
    expect((await signCard(parts, link, aNote())).ok).toBe(true);
  });

  test('a link that was taken back signs nothing, and its note stays', async () => {
    const card = await aSignedCard();
    await inviteByName(parts, card, ['Ravi']);
    const link = await linkOf(card, 'Ravi');
    await signCard(parts, link, aNote());
    const [one] = await listInvitations(parts, card);
    const other = await aSignedCard();
    if (!one) throw new Error('no invitation');
    expect(await withdrawInvitation(db, other, one.id)).toBe(false);
    expect(await withdrawInvitation(db, card, one.id)).toBe(true);
    expect(await findSigning(db, link)).toBe('missing');
    expect(await listNotes(db, card)).toHaveLength(1);
  });

  test('two who use one link at the same time make one note', async () => {
    const card = await aSignedCard();
    await inviteByName(parts, card, ['Ravi']);
    const link = await linkOf(card, 'Ravi');
    const done = await Promise.all([1, 2, 3, 4].map(() => signCard(parts, link, aNote())));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('more than two hundred are refused, and none is stored', async () => {
    const card = await aSignedCard();
    const many = Array.from({ length: 201 }, (_, n) => `Guest ${n}`);
    expect((await inviteByName(parts, card, many)).ok).toBe(false);
    expect(await states(card)).toEqual([]);
  });
});

describe('somebody who helps', () => {
  async function helped() {
    const card = await aSignedCard();
    await renewOrganiserLink(parts, card);
    const helper = await addUser(db);
    const link = (await getOrganiserLink(parts, card)) as LinkSecret;
    expect(await joinOrganisers(db, link, helper)).toEqual({ ok: true, value: card.id });
    return { card, helper, link };
  }

  test('comes by a link, organises and is no owner', async () => {
    const { card, helper, link } = await helped();
    expect(await joinOrganisers(db, link, helper)).toMatchObject({ ok: true });
    expect(await findOrganisedCard(db, card.id, helper)).toMatchObject({
      isOwner: false,
      owned: { userId: card.userId },
    });
    expect(await findOrganisedCard(db, card.id, card.userId)).toMatchObject({ isOwner: true });
    expect(await findOrganisedCard(db, card.id, await addUser(db))).toBeNull();
    expect((await listOrganisedCards(db, helper)).map(({ id }) => id)).toEqual([card.id]);
    // The card itself stays its owner's alone: as others, helpers see no draft.
    const draft = await aSignedCard('draft');
    expect(await getCardForViewer(db, draft.id, helper)).toEqual({ state: 'missing' });
    await renewOrganiserLink(parts, card);
    expect(await joinOrganisers(db, link, await addUser(db))).toMatchObject({ ok: false });
    await removeOrganiser(db, card, helper);
    expect(await findOrganisedCard(db, card.id, helper)).toBeNull();
  });

  test('helps nowhere where the operator hides the card', async () => {
    const { card, helper } = await helped();
    await setHidden(db, card.id, true);
    expect(await findOrganisedCard(db, card.id, helper)).toBeNull();
    expect(await listOrganisedCards(db, helper)).toEqual([]);
  });

  test('sees the photos of notes, but none for the receiver alone', async () => {
    const { card, helper } = await helped();
    await sealCard(db, card, farAway);
    for (const audience of ['organiser', 'receiver'] as const) {
      const file = await addFile(db, card.userId);
      await signOnBehalf(parts, card, aNote({ file, audience }));
      const isServed = async (viewerId: string | null) =>
        (await findFileFor(db, { id: file, viewerId })) !== null;
      expect([await isServed(helper), await isServed(await addUser(db)), await isServed(null)]).toEqual([
        audience === 'organiser',
        false,
        false,
      ]);
    }
  });

  test('are ten at most', async () => {
    const { card, link } = await helped();
    const users = await Promise.all(Array.from({ length: maxOrganisers }, () => addUser(db)));
    const joined = await Promise.all(users.map((userId) => joinOrganisers(db, link, userId)));
    expect(joined.filter(({ ok }) => ok)).toHaveLength(maxOrganisers - 1);
    expect(await listOrganisers(db, card)).toHaveLength(maxOrganisers);
  });
});

describe('when the account of its owner is deleted', () => {
  const leave = ({ userId }: OwnedCardId, leavesSigned = true) =>
    deleteAccount(db, { userId } as ReauthenticatedUser, leavesSigned ? handOverSignedCards : undefined);
  const ownerOf = async ({ id }: OwnedCardId) =>
    (await db.select({ userId: cards.userId }).from(cards).where(eq(cards.id, id)))[0]?.userId;

  test('whoever helps gets the card with its photos', async () => {
    const userId = await addUser(db);
    const receiverPhoto = aPhoto(await addFile(db, userId));
    const card = await addCard(db, userId, { card: aCard({ receiverPhoto }) });
    await startSigning(parts, card);
    const ofNote = await addFile(db, userId);
    await signOnBehalf(parts, card, aNote({ file: ofNote }));
    const other = await addCard(db, userId);
    await renewOrganiserLink(parts, card);
    const [first, second] = [await addUser(db), await addUser(db)];
    for (const helper of [first, second])
      await joinOrganisers(db, (await getOrganiserLink(parts, card)) as LinkSecret, helper);
    expect(await leave(card)).toBe(true);
    expect(await ownerOf(card)).toBe(first);
    expect(await db.$count(files, eq(files.userId, first))).toBe(2);
    expect((await listOrganisers(db, card)).map((one) => one.userId)).toEqual([second]);
    expect(await ownerOf(other)).toBeUndefined();
  });

  test('a card that nobody helps with stays until thirty days after its opening', async () => {
    const card = await aSignedCard();
    await signOnBehalf(parts, card, aNote());
    await db.update(signings).set({ openedAt: new Date() }).where(eq(signings.cardId, card.id));
    expect(await leave(card)).toBe(true);
    const keeper = (await ownerOf(card)) ?? '';
    expect(await db.$count(user, eq(user.id, keeper))).toBe(1);
    expect(await getCardForViewer(db, card.id, null)).toMatchObject({
      state: 'found',
      notes: [{ name: 'Ravi' }],
    });
    await deleteOrphanedCards(db, new Date(Date.now() + 29 * dayMs));
    expect(await ownerOf(card)).toBe(keeper);
    await deleteOrphanedCards(db, new Date(Date.now() + 31 * dayMs));
    expect(await ownerOf(card)).toBeUndefined();
    await db
      .update(user)
      .set({ createdAt: new Date(0) })
      .where(eq(user.id, keeper));
    await deleteIdleGuests(db);
    expect(await db.$count(user, eq(user.id, keeper))).toBe(0);
  });

  test('a sealed card waits for its hour', async () => {
    const card = await aSignedCard();
    await signOnBehalf(parts, card, aNote());
    await sealCard(db, card, farAway);
    await leave(card);
    await deleteOrphanedCards(db, new Date('2099-01-20'));
    expect(await ownerOf(card)).toBeDefined();
    await deleteOrphanedCards(db, new Date('2099-02-02'));
    expect(await ownerOf(card)).toBeUndefined();
  });

  test('drafts, cards without notes, and those of somebody whom the operator removes go at once', async () => {
    const [draft, bare, removed] = [await aSignedCard('draft'), await aSignedCard(), await aSignedCard()];
    for (const card of [draft, removed]) await signOnBehalf(parts, card, aNote());
    await leave(draft);
    await leave(bare);
    await leave(removed, false);
    for (const card of [draft, bare, removed]) expect(await ownerOf(card)).toBeUndefined();
    expect(await db.$count(contributions, eq(contributions.cardId, removed.id))).toBe(0);
  });
});
