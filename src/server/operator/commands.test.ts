import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { placeholderEmail } from '#content/placeholder-email.ts';
import { testDatabase } from '#tests/support/database.ts';
import { turnedWords } from '#tests/support/reordered-words.ts';
import { addCard, addUser } from '#tests/support/rows.ts';
import { readConfig } from '../config/config.ts';
import { user } from '../db/tables/accounts.ts';
import { auditLog } from '../db/tables/audit-log.ts';
import { cards } from '../db/tables/cards.ts';
import { failedMails, mailJobs } from '../db/tables/mail.ts';
import { createMailQueue, moveToFailed } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { type Command, ConfirmationRequired, printable, Refusal } from './command.ts';
import { commands, runCommand } from './commands.ts';
import { listFailedMail } from './read.ts';
import { deleteOldAuditEntries } from './write.ts';

const { db, owner } = await testDatabase();
const read = readConfig({});
if (!read.ok) throw new Error(read.error);
const config = read.value;

function run(name: string, target: string, confirmed = false) {
  return runCommand({ name, target, confirmed, actor: 'asha@example.org', db, config });
}

const entriesAbout = (target: string) => db.select().from(auditLog).where(eq(auditLog.target, target));

async function publishedCard() {
  const userId = await addUser(db, 'Owner');
  return { userId, id: (await addCard(db, userId, { status: 'published' })).id };
}

test('what changes something is in the log, with who did it; what only shows is not', async () => {
  const { id } = await publishedCard();
  await run('card hide', id);
  await run('card list', id);
  expect(await entriesAbout(id)).toMatchObject([
    { actor: 'asha@example.org', action: 'card hide', outcome: expect.stringContaining('now hidden') },
  ]);
});

test('what is refused, and what was not confirmed, changes nothing and is not in the log', async () => {
  const { id, userId } = await publishedCard();
  const [{ email = '' } = {}] = await db.select().from(user).where(eq(user.id, userId));
  await expect(run('card delete', id)).rejects.toThrow(ConfirmationRequired);
  await expect(run('account delete', email)).rejects.toThrow(ConfirmationRequired);
  await expect(run('card hide', 'A'.repeat(22))).rejects.toThrow(Refusal);
  expect(await db.$count(cards, eq(cards.id, id))).toBe(1);
  expect([...(await entriesAbout(id)), ...(await entriesAbout(userId))]).toEqual([]);
});

test('a deleted account is named in the log by its id alone', async () => {
  const { userId } = await publishedCard();
  const [{ email = '' } = {}] = await db.select().from(user).where(eq(user.id, userId));
  await run('account delete', email, true);
  expect(await db.$count(user, eq(user.id, userId))).toBe(0);
  const entries = await entriesAbout(userId);
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain(email);
});

test('nobody changes the log, not even who owns the tables; entries go after a year', async () => {
  const { default: pg } = await import('pg');
  const { id } = await publishedCard();
  await run('card hide', id);
  const client = new pg.Client(owner);
  await client.connect();
  try {
    for (const text of ["update audit_log set actor = 'nobody'", 'delete from audit_log']) {
      await expect(client.query(text)).rejects.toThrow('entries of the audit log stay as they are');
    }
    await client.query(
      "insert into audit_log (id, actor, action, target, outcome, created_at) values ('old', '', '', 'old', '', now() - interval '366 days')",
    );
  } finally {
    await client.end();
  }
  await deleteOldAuditEntries(db);
  expect(await entriesAbout('old')).toEqual([]);
  expect(await entriesAbout(id)).toHaveLength(1);
});

test('mail that failed is sent once more, or dropped after a question', async () => {
  const queue = createMailQueue(db);
  for (const to of ['mina@example.org', 'ravi@example.org']) {
    await queue.post({ kind: 'reset', to, name: '' });
  }
  for (const { id } of await db.select().from(mailJobs)) await moveToFailed(db, id, 'EENVELOPE');
  const { items } = await listFailedMail(db, { limit: 10, cursor: null });
  expect(items).toMatchObject([{ reason: 'EENVELOPE' }, { reason: 'EENVELOPE' }]);
  const [first, second] = items.map(({ id }) => id) as [string, string];
  await run('mail retry', first);
  await expect(run('mail drop', second)).rejects.toThrow(ConfirmationRequired);
  await run('mail drop', second, true);
  expect(await db.$count(failedMails)).toBe(0);
  expect(await db.select().from(mailJobs)).toMatchObject([{ attempts: 0, job: { kind: 'reset' } }]);
  await expect(run('mail retry', randomId())).rejects.toThrow(Refusal);
});

test('a guest has no address to confirm: no mail is posted, and the log says nothing of one', async () => {
  const id = await addUser(db, '');
  await db
    .update(user)
    .set({ isAnonymous: true, email: placeholderEmail(id) })
    .where(eq(user.id, id));
  const before = await db.$count(mailJobs);
  await expect(run('mail resend', id)).rejects.toThrow(
    new Refusal('This is a guest, who has no address to confirm.'),
  );
  expect(await db.$count(mailJobs)).toBe(before);
  expect(await entriesAbout(id)).toEqual([]);
});

test('a command that needs a password and forgets its question changes nothing', async () => {
  const { id } = await publishedCard();
  const forgetful: Command = {
    about: 'of this test',
    audited: 'in-transaction',
    needsPassword: true,
    async run({ db: tx }) {
      await tx.delete(cards).where(eq(cards.id, id));
      return 'Gone.';
    },
  };
  Object.assign(commands, { forgetful });
  onTestFinished(() => void Reflect.deleteProperty(commands, 'forgetful'));
  await expect(run('forgetful', id)).rejects.toThrow('forgetful has to ask first.');
  expect(await db.$count(cards, eq(cards.id, id))).toBe(1);
  await run('forgetful', id, true);
  expect(await db.$count(cards, eq(cards.id, id))).toBe(0);
});

test('every command that destroys an account asks for a password in the browser', () => {
  expect(commands['account delete']?.needsPassword).toBe(true);
});

test('what people wrote neither commands a terminal nor turns the words beside it', () => {
  expect(printable('a\u001b[2J\u202eb\nc')).toBe('a\ufffd[2J\ufffdb c');
  const name = printable(' عاشا (7 ');
  expect(turnedWords({ text: `to ${name}, from Asha` })).toBe('');
});
