// Shows: who keeps whose birthday: added once, changed and deleted by their owner alone, brought back, imported and undone as one, moved with a guest
// Spec: 10.12
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactLimits } from '#content/contacts/limits.ts';
import { keepContact } from '#tests/support/contacts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aContact, addGuest, addUser } from '#tests/support/rows.ts';
import { contacts } from '../db/tables/contacts.ts';
import { randomId } from '../random-id.ts';
import { findDeletedContact, getContact, listContacts, listImports } from './read.ts';
import { type ContactId, type ImportedContact, undoTimeMs } from './types.ts';
import {
  addContact,
  changeContact,
  deleteContact,
  deleteOldContacts,
  importContacts,
  moveContacts,
  restoreContact,
  undoImport,
} from './write.ts';

const { db } = await testDatabase();

const namesOf = async (userId: string) => (await listContacts(db, userId)).map(({ name }) => name);

const line = (name: string, change: Partial<ImportedContact> = {}): ImportedContact => ({
  name,
  birthday: aContact().birthday,
  replaces: null,
  ...change,
});

test('somebody is kept as they were given, and sent twice once', async () => {
  const userId = await addUser(db);
  const formKey = randomId();
  const contact = aContact({
    relationship: 'Aunt',
    language: 'hi',
    city: { label: 'Mumbai, India', zone: 'Asia/Kolkata' },
    note: 'Likes lemons',
  });
  const first = await addContact(db, { userId, formKey, contact });
  expect(await addContact(db, { userId, formKey, contact })).toEqual(first);
  expect(await listContacts(db, userId)).toMatchObject([contact]);
});

test('nobody reads, changes, deletes or brings back what is not theirs', async () => {
  const [owner, stranger] = [await addUser(db), await addUser(db)];
  const id = await keepContact(db, owner);
  expect(await getContact(db, stranger, id)).toBeNull();
  expect(await changeContact(db, stranger, { id, ...aContact({ name: 'Mine' }) })).toMatchObject({
    ok: false,
  });
  await deleteContact(db, stranger, id);
  expect(await namesOf(owner)).toEqual(['Asha']);
  await deleteContact(db, owner, id);
  expect(await restoreContact(db, stranger, id)).toMatchObject({ ok: false });
  expect(await findDeletedContact(db, stranger, id)).toBeNull();
  expect(await namesOf(owner)).toEqual([]);
  expect(await restoreContact(db, owner, id)).toEqual({ ok: true, value: 'Asha' });
  expect(await namesOf(owner)).toEqual(['Asha']);
});

test('a deleted one can be brought back for some time, and is gone then', async () => {
  const userId = await addUser(db);
  const id = await keepContact(db, userId);
  await deleteContact(db, userId, id);
  await deleteOldContacts(db, new Date(Date.now() + undoTimeMs - 10_000));
  expect(await findDeletedContact(db, userId, id)).toEqual({ id, name: 'Asha' });
  await deleteOldContacts(db, new Date(Date.now() + undoTimeMs + 10_000));
  expect(await db.$count(contacts, eq(contacts.id, id))).toBe(0);
});

test('a full list takes nobody more', async () => {
  const userId = await addGuest(db);
  const many = Array.from({ length: contactLimits.perGuest }, (_, n) => line(`Nr ${n}`));
  expect(await importContacts(db, { userId, id: randomId(), chosen: many })).toMatchObject({ ok: true });
  const one = { userId, formKey: randomId(), contact: aContact() };
  expect(await addContact(db, one)).toMatchObject({ ok: false, error: { reason: 'full' } });
  await deleteContact(db, userId, (await listContacts(db, userId))[0]?.id as ContactId);
  await deleteOldContacts(db, new Date(Date.now() + undoTimeMs + 10_000));
  const last = { ...one, formKey: randomId() };
  const kept = await addContact(db, last);
  expect(kept).toMatchObject({ ok: true });
  expect(await addContact(db, last), 'sent again, it is there').toEqual(kept);
  const refused = await importContacts(db, { userId, id: randomId(), chosen: [line('One more')] });
  expect(refused).toMatchObject({ ok: false, error: { reason: 'full' } });
  expect(await listImports(db, userId)).toHaveLength(1);
});

test('the same file twice adds nobody, and an import is undone as one', async () => {
  const userId = await addUser(db);
  const kept = await keepContact(db, userId, { name: 'Mia', birthday: { ...aContact().birthday, month: 5 } });
  const later = { ...aContact().birthday, month: 5, year: 1990 };
  const chosen = [
    line('Asha'),
    line('asha '),
    line('Ravi'),
    line('Mia', { birthday: later, replaces: kept }),
  ];
  const id = randomId();
  const first = await importContacts(db, {
    userId,
    id,
    chosen: chosen.filter(({ name }) => name !== 'asha '),
  });
  expect(first).toEqual({ ok: true, value: { id, added: 2, changed: 1 } });
  expect(await importContacts(db, { userId, id, chosen: [...chosen, line('Tom')] }), 'the next part').toEqual(
    {
      ok: true,
      value: { id, added: 4, changed: 1 },
    },
  );
  const again = await importContacts(db, { userId, id: randomId(), chosen: [line('ASHA'), line('Ravi')] });
  expect(again).toMatchObject({ ok: true, value: { added: 0, changed: 0 } });
  expect((await listContacts(db, userId)).map(({ name, birthday }) => [name, birthday.year])).toEqual(
    expect.arrayContaining([
      ['Mia', 1990],
      ['Asha', null],
      ['Ravi', null],
      ['Tom', null],
    ]),
  );
  await undoImport(db, await addUser(db), id);
  expect(await namesOf(userId)).toHaveLength(5);
  await undoImport(db, userId, id);
  expect(await listContacts(db, userId)).toMatchObject([{ name: 'Mia', birthday: { year: null } }]);
});

test('two imports of one file at the same moment add everybody once', async () => {
  const userId = await addUser(db);
  const chosen = Array.from({ length: 50 }, (_, n) => line(`Nr ${n}`));
  await Promise.all([1, 2, 3].map(() => importContacts(db, { userId, id: randomId(), chosen })));
  expect(await namesOf(userId)).toHaveLength(50);
});

test('a guest’s people move into an account, with their imports', async () => {
  const [guest, account] = [await addUser(db), await addUser(db)];
  await keepContact(db, account, { name: 'Mia' });
  await importContacts(db, { userId: guest, id: randomId(), chosen: [line('Ravi')] });
  await db.transaction((tx) => moveContacts(tx, guest, account));
  expect(await namesOf(guest)).toEqual([]);
  expect([...(await namesOf(account))].sort()).toEqual(['Mia', 'Ravi']);
  const [moved] = await listImports(db, account);
  await undoImport(db, account, moved?.id ?? '');
  expect(await namesOf(account)).toEqual(['Mia']);
});
