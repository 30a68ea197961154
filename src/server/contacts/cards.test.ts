// Shows: which cards were made for whom: found again for the same birthday, of one's own people alone, gone with them
// Spec: 10.12
import { expect, test } from 'vitest';
import { keepContact } from '#tests/support/contacts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addCard, addUser } from '#tests/support/rows.ts';
import { deleteCard } from '../cards/write.ts';
import { randomId } from '../random-id.ts';
import { findBirthdaysOfCards, findContactCards, listContactCards, noteContactCard } from './cards.ts';
import { deleteContact, deleteOldContacts, moveContacts } from './write.ts';

const { db } = await testDatabase();

test('a card is found again for its birthday, the newest first', async () => {
  const userId = await addUser(db);
  const contactId = await keepContact(db, userId);
  const [first, second] = [await addCard(db, userId), await addCard(db, userId)];
  await noteContactCard(db, { userId, contactId, day: '2026-04-24', cardId: first.id });
  await noteContactCard(db, { userId, contactId, day: '2027-04-24', cardId: second.id });
  expect(await listContactCards(db, userId, contactId)).toEqual([
    { day: '2027-04-24', cardId: second.id },
    { day: '2026-04-24', cardId: first.id },
  ]);
  const from2027 = await findContactCards(db, userId, { ids: [contactId], from: '2027-01-01' });
  expect([...from2027]).toEqual([[`${contactId} 2027-04-24`, { cardId: second.id, isUntouched: false }]]);
  expect(await listContactCards(db, userId, contactId, { before: '2027-04-24' })).toEqual([
    { day: '2026-04-24', cardId: first.id },
  ]);
  const ofCards = await findBirthdaysOfCards(db, userId, [first.id, second.id, randomId()]);
  expect([...ofCards].map(([id, { day }]) => [id, day]).toSorted()).toEqual(
    [
      [first.id, '2026-04-24'],
      [second.id, '2027-04-24'],
    ].toSorted(),
  );
  await noteContactCard(db, { userId, contactId, day: '2027-04-24', cardId: first.id });
  expect((await listContactCards(db, userId, contactId))[0]?.cardId).toBe(first.id);
});

test('a card that was deleted is not gone on with, nor one of somebody else', async () => {
  const userId = await addUser(db);
  const contactId = await keepContact(db, userId);
  const card = await addCard(db, userId);
  const foreign = await addCard(db, await addUser(db));
  const begun = async () =>
    [...(await findContactCards(db, userId, { ids: [contactId], from: '2026-01-01' })).values()].map(
      ({ cardId }) => cardId,
    );
  await noteContactCard(db, { userId, contactId, day: '2026-04-24', cardId: card.id });
  await noteContactCard(db, { userId, contactId, day: '2027-04-24', cardId: foreign.id });
  expect(await begun()).toEqual([card.id]);
  await deleteCard(db, card);
  expect(await begun()).toEqual([]);
});

test('nobody notes or reads anything of the people of others', async () => {
  const [owner, stranger] = [await addUser(db), await addUser(db)];
  const contactId = await keepContact(db, owner);
  const card = await addCard(db, stranger);
  await noteContactCard(db, { userId: stranger, contactId, day: '2026-04-24', cardId: card.id });
  expect(await listContactCards(db, owner, contactId)).toEqual([]);
  expect(await listContactCards(db, stranger, contactId)).toEqual([]);
  const own = await addCard(db, owner);
  await noteContactCard(db, { userId: owner, contactId, day: '2026-04-24', cardId: own.id });
  expect((await findBirthdaysOfCards(db, stranger, [own.id])).size).toBe(0);
});

test('it moves with a guest’s people, and goes with them', async () => {
  const [guest, account] = [await addUser(db), await addUser(db)];
  const contactId = await keepContact(db, guest);
  const card = await addCard(db, guest);
  await noteContactCard(db, { userId: guest, contactId, day: '2026-04-24', cardId: card.id });
  await db.transaction((tx) => moveContacts(tx, guest, account));
  expect(await listContactCards(db, account, contactId)).toHaveLength(1);
  await deleteContact(db, account, contactId);
  await deleteOldContacts(db, new Date(Date.now() + 60 * 60 * 1000));
  expect(await listContactCards(db, account, contactId)).toEqual([]);
});
