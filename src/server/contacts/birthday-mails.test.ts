// Shows: mail about birthdays says whose they are, in the reader's language, and each kind is stopped by its own address
// Spec: 10.12
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keepContact } from '#tests/support/contacts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { messageOf } from '#tests/support/mail-messages.ts';
import { aContact, addUser } from '#tests/support/rows.ts';
import { profiles } from '../db/tables/accounts.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { createBirthdayMails } from '../mail/birthday-mails.ts';
import type { MailJob } from '../mail/mail-kinds.ts';
import { createMailQueue } from '../mail/write.ts';
import { remindOfBirthdays } from './reminders/remind.ts';
import { deleteContact } from './write.ts';

const { db } = await testDatabase();
const mail = createMailQueue(db);
const origin = 'https://bloom.example';
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
const birthdayMails = createBirthdayMails({ db, secret, config: { origin: 'https://bloom.example' } });

const birthday = { ...aContact().birthday, year: 1996 };

async function aReader(names: readonly string[], language: string | null = null) {
  const userId = await addUser(db, 'Mira', { emailVerified: true });
  await db.insert(profiles).values({ id: userId, language, timeZone: 'Asia/Kolkata' });
  const ids = [];
  for (const name of names) ids.push(await keepContact(db, userId, { name, birthday, since: '2026-01-01' }));
  return { userId, ids };
}

async function letterOn(userId: string, now: string) {
  await db.delete(mailJobs);
  await remindOfBirthdays({ db, origin, mail }, new Date(now));
  const [row] = await db
    .select({ job: mailJobs.job })
    .from(mailJobs)
    .where(sql`${mailJobs.job} ->> 'userId' = ${userId}`);
  return row?.job as MailJob;
}

const messageFor = (job: MailJob) => messageOf(job, { birthdayMails });

test('a week before, on the day, and after an outage, it says how long it is, and leads to the card', async () => {
  const { userId, ids } = await aReader(['Asha']);
  const week = await messageFor(await letterOn(userId, '2026-04-17T03:00Z'));
  expect(week.subject).toMatch(/Asha.*’s birthday is in a week$/);
  expect(week.text).toMatch(/Asha.*: Friday, April 24, turns 30/);
  expect(week.text).toContain(`https://bloom.example/studio?contact=${ids[0]}`);
  const today = await messageFor(await letterOn(userId, '2026-04-24T03:00Z'));
  expect(today.subject).toMatch(/^Today is .*Asha.*’s birthday$/);
  const late = await aReader(['Ravi']);
  const passed = await messageFor(await letterOn(late.userId, '2026-04-25T03:00Z'));
  expect(passed.subject).toMatch(/Ravi.*’s birthday has just passed$/);
});

test('several people stand in one letter, in the language of the reader', async () => {
  const { userId } = await aReader(['Asha', 'Ravi'], 'es');
  const letter = await messageFor(await letterOn(userId, '2026-04-24T03:00Z'));
  expect(letter.subject).toBe('2 cumpleaños que recordar');
  expect(letter.text).toMatch(/Asha.*: viernes, 24 de abril, cumple 30/);
  expect(letter.text).toMatch(/Ravi/);
  expect(letter.text).toContain('https://bloom.example/es/people');
});

test('each kind is stopped by its own address, and asked for again', async () => {
  const { userId } = await aReader(['Asha']);
  const week = await letterOn(userId, '2026-04-17T03:00Z');
  const { unsubscribeUrl = '' } = await messageFor(week);
  const token = unsubscribeUrl.split('/').at(-1) ?? '';
  const reader = birthdayMails.readerOf(token);
  expect(reader).toEqual({ userId, kind: 'week' });
  for (const forged of [token.replace('~week', '~day'), `${userId}~week`, 'x.y', ''])
    expect(birthdayMails.readerOf(forged), forged).toBeNull();
  if (!reader) return;
  await birthdayMails.setUnsubscribed(reader, true);
  expect(await birthdayMails.isUnsubscribed(reader)).toBe(true);
  await expect(messageFor(week), 'one that waits is not sent either').rejects.toThrow();
  const day = await letterOn(userId, '2026-04-24T03:00Z');
  expect((await messageFor(day)).subject).toMatch(/^Today/);
  await birthdayMails.setUnsubscribed(reader, false);
  expect((await messageFor(week)).subject).toMatch(/in a week$/);
});

test('of somebody who was deleted meanwhile nothing is sent', async () => {
  const { userId, ids } = await aReader(['Asha']);
  const job = await letterOn(userId, '2026-04-24T03:00Z');
  if (ids[0]) await deleteContact(db, userId, ids[0]);
  await expect(messageFor(job)).rejects.toThrow();
});
