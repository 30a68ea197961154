// Shows: cards of a list are published all or none, once however often they are asked for, within what the account may keep, with photos of the account alone
// Spec: 4.4, 7.6, 10.14
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keepContact } from '#tests/support/contacts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addFile, addGuest, addUser, aKey, aPhoto } from '#tests/support/rows.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { cardsPerGuest } from '../cards/types.ts';
import { deleteCard } from '../cards/write.ts';
import { cards } from '../db/tables/cards.ts';
import { contactCards } from '../db/tables/contacts.ts';
import { cardFiles } from '../db/tables/files.ts';
import { type CardOfMany, publishMany } from './write.ts';

const { db } = await testDatabase();

function someCards(number: number, photo: string | null = null): CardOfMany[] {
  return Array.from({ length: number }, (_, index) => ({
    creationKey: aKey(),
    card: aCard({ toName: `Child ${index}`, receiverPhoto: photo === null ? null : aPhoto(photo) }),
    seal: null,
    contact: null,
  }));
}

const numberOf = (userId: string) => db.$count(cards, eq(cards.userId, userId));

test('two hundred cards are published at once, found by their names, and linked with their photos', async () => {
  const userId = await addUser(db);
  const photo = await addFile(db, userId);
  const wanted = someCards(200, photo);
  const made = await publishMany(db, { userId, cards: wanted });
  if (!made.ok) throw new Error('They were refused.');
  expect(made.value.map(({ creationKey }) => creationKey)).toEqual(
    wanted.map(({ creationKey }) => creationKey),
  );
  expect(new Set(made.value.map(({ id }) => id)).size).toBe(200);
  const [row] = await db
    .select()
    .from(cards)
    .where(eq(cards.id, made.value[7]?.id ?? ''));
  expect(row).toMatchObject({ status: 'published', document: wanted[7]?.card, indexedRevision: 1 });
  expect(row?.searchText).toContain('child 7');
  expect(row?.publishedAt).toBeInstanceOf(Date);
  const links = await db.select().from(cardFiles).where(eq(cardFiles.fileId, photo));
  expect(links).toHaveLength(200);
});

test('asked for again, also at the same moment, nothing is made twice; what was deleted stays so', async () => {
  const userId = await addUser(db);
  const wanted = someCards(5);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => publishMany(db, { userId, cards: wanted })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await numberOf(userId)).toBe(5);
  const [first] = answers;
  const id = first?.ok ? (first.value[0]?.id ?? '') : '';
  await deleteCard(db, { id, userId } as OwnedCardId);
  const again = await publishMany(db, { userId, cards: [...wanted, ...someCards(1)] });
  expect(again.ok && again.value.map((one) => one.id === null)).toEqual([true, ...Array(5).fill(false)]);
  expect(await numberOf(userId)).toBe(6);
});

test('a list that does not fit whole is refused whole; cards that are there take no room again', async () => {
  const guest = await addGuest(db);
  const first = someCards(cardsPerGuest - 2);
  expect((await publishMany(db, { userId: guest, cards: first })).ok).toBe(true);
  const refused = await publishMany(db, { userId: guest, cards: [...first, ...someCards(3)] });
  expect(refused).toMatchObject({ ok: false, error: { reason: 'full' } });
  expect(await numberOf(guest)).toBe(cardsPerGuest - 2);
  expect((await publishMany(db, { userId: guest, cards: [...first, ...someCards(2)] })).ok).toBe(true);
  expect(await numberOf(guest)).toBe(cardsPerGuest);
});

test('a photo of somebody else keeps all of them away', async () => {
  const [userId, other] = [await addUser(db), await addUser(db)];
  const photo = await addFile(db, other);
  const wanted = [...someCards(3), ...someCards(1, photo)];
  const refused = await publishMany(db, { userId, cards: wanted });
  expect(refused).toMatchObject({ ok: false, error: { reason: 'files' } });
  expect(await numberOf(userId)).toBe(0);
});

test('a card is closed until its day, and remembered for whom it is; somebody else’s contact is not touched', async () => {
  const [userId, other] = [await addUser(db), await addUser(db)];
  const contactOf = async (owner: string) => ({ id: await keepContact(db, owner), day: '2027-04-24' });
  const seal = { date: '2027-04-24', time: '00:00', zone: null, city: null };
  const [one, two] = someCards(2) as [CardOfMany, CardOfMany];
  const made = await publishMany(db, {
    userId,
    cards: [
      { ...one, seal, contact: await contactOf(userId) },
      { ...two, contact: await contactOf(other) },
    ],
  });
  const ids = made.ok ? made.value.map(({ id }) => id) : [];
  const sealed = await db
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.userId, userId), sql`${cards.sealDate} = '2027-04-24'`));
  expect(sealed).toEqual([{ id: ids[0] }]);
  const remembered = await db.select({ cardId: contactCards.cardId }).from(contactCards);
  expect(remembered.filter(({ cardId }) => ids.some((id) => id === cardId))).toEqual([{ cardId: ids[0] }]);
});
