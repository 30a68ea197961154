// Shows: a week before a birthday a draft waits, once, whoever runs beside it; deleted it stays deleted; untouched it goes with what it says; touched it is its owner's; within the room that there is
// Spec: 10.12
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactLimits } from '#content/contacts/limits.ts';
import { keepContact } from '#tests/support/contacts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, aContact, addCard, addGuest, addUser } from '#tests/support/rows.ts';
import { getCardForViewer } from '../../cards/read.ts';
import { cardsPerGuest, type OwnedCardId } from '../../cards/types.ts';
import { deleteCard, removeDeletedCards, updateCard } from '../../cards/write.ts';
import { user } from '../../db/tables/accounts.ts';
import { cards } from '../../db/tables/cards.ts';
import { contacts } from '../../db/tables/contacts.ts';
import { mailJobs } from '../../db/tables/mail.ts';
import { createMailQueue } from '../../mail/write.ts';
import { randomId } from '../../random-id.ts';
import { findContactCards, lockContact, noteContactCard, notePreparedCard } from '../cards.ts';
import { getContact } from '../read.ts';
import type { NewContact } from '../types.ts';
import { changeContact, deleteContact, importContacts, restoreContact, undoImport } from '../write.ts';
import { findStoredCard, prepareForContact } from './prepared-cards.ts';
import { remindOfBirthdays } from './remind.ts';

const { db } = await testDatabase();
const mail = createMailQueue(db);

/** A week before the birthday of `aContact`, in the morning. */
const weekBefore = new Date('2026-04-17T08:00:00Z');

beforeEach(async () => {
  await db.delete(user);
});

const remind = (now = weekBefore) => remindOfBirthdays({ db, mail, origin: 'https://bloom.example' }, now);

const keep = (userId: string, contact: Partial<NewContact> = {}) =>
  keepContact(db, userId, { ...contact, since: '2026-01-01' });

const sinceJanuary = (userId: string) =>
  db
    .update(contacts)
    .set({ acceptedAt: new Date('2026-01-01') })
    .where(eq(contacts.userId, userId));

async function cardsOf(userId: string) {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(sql`${cards.userId} = ${userId} and ${cards.deletedAt} is null`);
  const found = await Promise.all(rows.map(({ id }) => getCardForViewer(db, id, userId)));
  return found.map((one) => {
    if (one.state !== 'found') throw new Error(one.state);
    return one;
  });
}

async function onlyCard(userId: string) {
  const [card, ...others] = await cardsOf(userId);
  expect(others).toEqual([]);
  if (!card) throw new Error('none');
  return { ...card, owned: { id: card.id, userId } as OwnedCardId };
}

test('a week before, a draft waits with name, relation, language, age, another design, sealed for their midnight', async () => {
  const userId = await addUser(db);
  const city = { label: 'Mumbai, India', zone: 'Asia/Kolkata' };
  const contactId = await keep(userId, {
    ...{ name: 'Asha', relationship: 'Mother', language: 'hi', city },
    birthday: { ...aContact().birthday, year: 1966 },
  });
  await remind(new Date('2026-04-16T08:00:00Z'));
  expect(await cardsOf(userId)).toEqual([]);
  await remind();
  const { card, access, revision } = await onlyCard(userId);
  expect(card).toMatchObject({ toName: 'Asha', relationship: 'Mother', language: 'hi', age: 60 });
  expect(card.wish).toContain('Asha');
  expect(access).toMatchObject({
    status: 'draft',
    seal: { date: '2026-04-24', time: '00:00:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' },
  });
  expect(revision).toBe(1);
  const contact = await getContact(db, userId, contactId);
  if (!contact) throw new Error('gone');
  const sender = { userId, isGuest: false, name: '', language: 'en' as const };
  const now = { year: 2026, month: 4, day: 17 };
  expect(await findStoredCard(db, { userId, today: now }, contact)).not.toBeNull();
  const next = await prepareForContact(db, { ...sender, today: { ...now, year: 2027 } }, contact);
  expect(next.card.background).not.toBe(card.background);
  expect(next.said).toBe(card.wish);
});

test('each once: in three processes at a time, and not again once it was deleted', async () => {
  const userId = await addUser(db);
  await keep(userId);
  await Promise.all([remind(), remind(), remind()]);
  const { owned } = await onlyCard(userId);
  await deleteCard(db, owned);
  await removeDeletedCards(db, new Date(Date.now() + 60 * 60 * 1000));
  await remind(new Date('2026-04-18T08:00:00Z'));
  expect(await cardsOf(userId)).toEqual([]);
});

test('nothing waits where a card was begun, nor for whom no reminder is wanted', async () => {
  const userId = await addUser(db);
  const contactId = await keep(userId);
  const begun = await addCard(db, userId);
  await noteContactCard(db, { userId, contactId, day: '2026-04-24', cardId: begun.id });
  await keep(userId, { name: 'Silent', isReminded: false });
  await remind();
  expect((await onlyCard(userId)).id).toBe(begun.id);
});

test('what one begins takes the place of the one that waits', async () => {
  const userId = await addUser(db);
  const contactId = await keep(userId);
  await remind();
  const own = await addCard(db, userId);
  await noteContactCard(db, { userId, contactId, day: '2026-04-24', cardId: own.id });
  expect((await onlyCard(userId)).id).toBe(own.id);
  const found = await findContactCards(db, userId, { ids: [contactId], from: '2026-01-01' });
  expect([...found.values()]).toEqual([{ cardId: own.id, isUntouched: false }]);
});

test('a change, a deletion and an undone import take what was prepared; it is prepared anew', async () => {
  const userId = await addUser(db);
  const id = await keep(userId);
  const purge = () => removeDeletedCards(db, new Date(Date.now() + 60 * 60 * 1000));
  await remind();
  await changeContact(db, userId, { ...aContact({ name: 'Asha Devi' }), id });
  expect(await cardsOf(userId)).toEqual([]);
  await purge();
  await remind();
  expect((await onlyCard(userId)).card.toName).toBe('Asha Devi');
  await deleteContact(db, userId, id);
  expect(await cardsOf(userId)).toEqual([]);
  await purge();
  await restoreContact(db, userId, id);
  await remind();
  expect(await cardsOf(userId)).toHaveLength(1);
  const importId = randomId();
  const line = { name: 'Ravi', birthday: aContact().birthday, replaces: null };
  await importContacts(db, { userId, id: importId, chosen: [line] });
  await sinceJanuary(userId);
  await remind();
  expect(await cardsOf(userId)).toHaveLength(2);
  await undoImport(db, userId, importId);
  expect((await onlyCard(userId)).card.toName).toBe('Asha Devi');
});

test('when the day is over, what nobody touched is gone, and what somebody went on with stays', async () => {
  const [idle, busy] = [await addUser(db), await addUser(db)];
  const id = await keep(idle);
  await keep(busy);
  await remind();
  const { owned } = await onlyCard(busy);
  await updateCard(db, { id: owned, card: aCard(), status: 'draft', expectedRevision: 1 });
  // Late on the day of whoever is last.
  await remind(new Date('2026-04-25T11:00:00Z'));
  expect(await cardsOf(idle)).toHaveLength(1);
  const contact = await getContact(db, idle, id);
  const asked = { userId: idle, today: { year: 2026, month: 4, day: 25 } };
  // A card of before the birthday is not what is sent after it.
  expect(contact && (await findStoredCard(db, asked, contact))).toBeNull();
  await remind(new Date('2026-04-26T00:00:00Z'));
  expect(await cardsOf(idle)).toEqual([]);
  expect((await onlyCard(busy)).id).toBe(owned.id);
});

test('a year of birth that no card can say keeps back nobody’s card or letter', async () => {
  const reader = async (year: number) => {
    const userId = await addUser(db, 'Mina', { emailVerified: true });
    await keep(userId, { birthday: { ...aContact().birthday, year } });
    return userId;
  };
  const [old, other] = [await reader(1890), await reader(1990)];
  await db.delete(mailJobs);
  await remind();
  expect((await onlyCard(old)).card.age).toBeNull();
  expect((await onlyCard(other)).card.age).toBe(36);
  expect(await db.$count(mailJobs)).toBe(2);
});

test('a card that is begun while one is prepared is the only one, and stays', async () => {
  const userId = await addUser(db);
  const contactId = await keep(userId);
  const [prepared, own] = [await addCard(db, userId), await addCard(db, userId)];
  const note = { userId, contactId, day: '2026-04-24' };
  let begun: Promise<void> | null = null;
  await db.transaction(async (tx) => {
    await lockContact(tx, userId, contactId);
    await notePreparedCard(tx, { ...note, cardId: prepared.id });
    begun = noteContactCard(db, { ...note, cardId: own.id });
    await expect.poll(waiting).toBe(1);
  });
  await begun;
  expect((await onlyCard(userId)).id).toBe(own.id);
  await changeContact(db, userId, { ...aContact({ name: 'Asha Devi' }), id: contactId });
  expect((await onlyCard(userId)).id).toBe(own.id);
});

/** Statements that wait for another one. */
async function waiting(): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}

test('half of the places are kept for what somebody makes themselves', async () => {
  const guest = await addGuest(db);
  for (let made = 0; made < cardsPerGuest / 2; made += 1) await addCard(db, guest);
  await keep(guest);
  await remind();
  expect(await cardsOf(guest)).toHaveLength(cardsPerGuest / 2);
});

test('a long list fills no dashboard, and a guest’s even less', async () => {
  const account = await addUser(db);
  const guest = await addGuest(db);
  for (const userId of [account, guest]) {
    const chosen = Array.from({ length: 30 }, (_, index) => ({
      name: `Person ${index}`,
      birthday: aContact().birthday,
      replaces: null,
    }));
    await importContacts(db, { userId, id: randomId(), chosen });
    await sinceJanuary(userId);
  }
  await remind();
  await remind();
  expect(await cardsOf(account)).toHaveLength(contactLimits.prepared);
  expect(await cardsOf(guest)).toHaveLength(contactLimits.preparedForGuest);
});
