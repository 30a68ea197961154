// Spec: 3.11
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { messages } from '../db/tables/messages.ts';
import { createMailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { parseFormKey } from './types.ts';
import { deleteOldMessages, storeMessage } from './write.ts';

const { db } = await testDatabase();
const mail = createMailQueue(db);

function mailsFrom(email: string) {
  return db.select({ job: mailJobs.job }).from(mailJobs).where(sql`${mailJobs.job} ->> 'email' = ${email}`);
}

function aMessage() {
  const key = parseFormKey(randomId());
  if (!key) throw new Error('A random id is a key.');
  const email = `${key.toLowerCase()}@example.org`;
  return { key, name: 'Asha', email, subject: 'bug', message: 'The cake is missing.' } as const;
}

function storedFor({ email }: { email: string }) {
  return db.select().from(messages).where(eq(messages.email, email));
}

test('a message is stored and mailed once, however often and fast its form is sent', async () => {
  const message = aMessage();
  const answers = await Promise.all(Array.from({ length: 8 }, () => storeMessage({ db, mail }, message)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await storedFor(message)).toMatchObject([
    { name: 'Asha', subject: 'bug', message: 'The cake is missing.' },
  ]);
  const mails = await mailsFrom(message.email);
  expect(mails).toMatchObject([
    { job: { kind: 'contact', name: 'Asha', subject: 'Something isn’t working' } },
  ]);
});

test('another text from the same form is another message, and so is the same text from another form', async () => {
  const message = aMessage();
  expect(await storeMessage({ db, mail }, message)).toBe(true);
  expect(await storeMessage({ db, mail }, { ...message, message: 'It came back.' })).toBe(true);
  expect(await storeMessage({ db, mail }, { ...aMessage(), email: message.email })).toBe(true);
  expect(await storedFor(message)).toHaveLength(3);
});

test('a message is stored and mailed, or neither, so that it can be sent again', async () => {
  const message = aMessage();
  const post: typeof mail.post = async (job, tx) => {
    await mail.post(job, tx);
    throw new Error('The power is gone.');
  };
  await expect(storeMessage({ db, mail: { post } }, message)).rejects.toThrow('The power is gone.');
  expect(await storedFor(message)).toEqual([]);
  expect(await mailsFrom(message.email)).toEqual([]);
  expect(await storeMessage({ db, mail }, message)).toBe(true);
});

test('messages are kept for a year', async () => {
  const [old, young] = [aMessage(), aMessage()];
  for (const [message, days] of [[old, 366] as const, [young, 364] as const]) {
    await storeMessage({ db, mail }, message);
    const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await db.update(messages).set({ createdAt }).where(eq(messages.email, message.email));
  }
  await deleteOldMessages(db, new Date());
  expect(await storedFor(old)).toEqual([]);
  expect(await storedFor(young)).toHaveLength(1);
});

test('a form’s key is 22 letters of base64url', () => {
  expect(parseFormKey('AAAAAAAAAAAAAAAAAAAA-_')).toBe('AAAAAAAAAAAAAAAAAAAA-_');
  for (const input of ['', 'A'.repeat(21), `${'A'.repeat(21)}\n`, 7, null, undefined]) {
    expect(parseFormKey(input)).toBeNull();
  }
});
