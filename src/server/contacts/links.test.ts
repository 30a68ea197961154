// Shows: the link by which friends tell a birthday and the address of the calendar: made, made anew, ended; what is told waits, once, and not without end
// Spec: 10.12
import { expect, test } from 'vitest';
import { contactLimits } from '#content/contacts/limits.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aContact, addUser } from '#tests/support/rows.ts';
import { randomId } from '../random-id.ts';
import {
  type ContactSecret,
  endContactLink,
  findContactLink,
  getContactLinks,
  renewContactLink,
  tellBirthday,
} from './links.ts';
import { listContacts, listWaiting } from './read.ts';
import { acceptContacts, deleteContact } from './write.ts';

const { db } = await testDatabase();
const parts = { db, secret: 'a-secret-for-tests-only-of-48-characters-0123456' };

async function linkOf(userId: string, link: 'calendar' | 'tell birthday'): Promise<ContactSecret> {
  const { [link]: secret } = await getContactLinks(parts, userId);
  if (!secret) throw new Error('no link');
  return secret;
}

test.each(['calendar', 'tell birthday'] as const)(
  '%s: a new one ends that before, and it can be ended',
  async (link) => {
    const userId = await addUser(db, 'Mira');
    expect((await getContactLinks(parts, userId))[link]).toBeNull();
    await renewContactLink(parts, userId, link);
    const first = await linkOf(userId, link);
    expect(await findContactLink(db, link, first)).toMatchObject({ userId, name: 'Mira' });
    await renewContactLink(parts, userId, link);
    const second = await linkOf(userId, link);
    expect(await findContactLink(db, link, first)).toBeNull();
    expect(await findContactLink(db, link, second)).toMatchObject({ userId });
    const other = link === 'calendar' ? 'tell birthday' : 'calendar';
    expect(await findContactLink(db, other, second), 'it opens nothing else').toBeNull();
    await endContactLink(db, userId, link);
    expect(await findContactLink(db, link, second)).toBeNull();
    expect((await getContactLinks(parts, userId))[link]).toBeNull();
    await renewContactLink(parts, userId, link);
    expect([first, second]).not.toContain(await linkOf(userId, link));
  },
);

test('what is told waits for its owner, and twice is once', async () => {
  const userId = await addUser(db);
  const told = { userId, formKey: randomId(), contact: aContact({ name: 'Ravi' }) };
  expect(await tellBirthday(db, told)).toEqual({ ok: true, value: undefined });
  await tellBirthday(db, told);
  expect(await listContacts(db, userId)).toEqual([]);
  const [waiting] = await listWaiting(db, userId);
  expect(waiting).toMatchObject({ name: 'Ravi' });
  if (!waiting) return;
  await acceptContacts(db, await addUser(db), [waiting.id]);
  expect(await listContacts(db, userId)).toEqual([]);
  await acceptContacts(db, userId, [waiting.id]);
  expect(await listContacts(db, userId)).toMatchObject([{ name: 'Ravi' }]);
  expect(await listWaiting(db, userId)).toEqual([]);
});

test('strangers cannot fill a list without end', async () => {
  const userId = await addUser(db);
  const tell = (formKey = randomId()) => tellBirthday(db, { userId, formKey, contact: aContact() });
  const first = randomId();
  await tell(first);
  for (let n = 1; n < contactLimits.waiting; n += 1) expect(await tell()).toMatchObject({ ok: true });
  expect(await tell()).toMatchObject({ ok: false, error: { reason: 'full' } });
  expect(await tell(first), 'sent again, it is there').toEqual({ ok: true, value: undefined });
  const [one] = await listWaiting(db, userId);
  if (one) await acceptContacts(db, userId, [one.id]);
  expect(await tell()).toMatchObject({ ok: true });
  const [second] = await listWaiting(db, userId);
  if (second) await deleteContact(db, userId, second.id);
  expect(await listWaiting(db, userId)).toHaveLength(contactLimits.waiting - 1);
});
