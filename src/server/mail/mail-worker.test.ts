import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { mailSite } from '#tests/support/mail-messages.ts';
import { mailServer, refusal } from '#tests/support/mail-server.ts';
import { freePort } from '#tests/support/product.ts';
import { createDb } from '../db/connection/drizzle.ts';
import { failedMails, mailJobs } from '../db/tables/mail.ts';
import { createMessageWriter, type MailJob } from './mail-kinds.ts';
import { type MailWorkerOptions, startMailWorker } from './mail-worker.ts';
import { smtpMailer } from './transport/smtp.ts';
import { createMailQueue, deleteOldFailedMail, leaseJobs } from './write.ts';

const { db } = await testDatabase();
const queue = createMailQueue(db);
const from = { name: 'Birthday Bloom', address: 'no-reply@bloom.example' };

const write = createMessageWriter({
  ...mailSite,
  links: { ...mailSite.links, verification: async (to) => (to.startsWith('gone') ? null : mailSite.origin) },
});

afterEach(async () => {
  await db.delete(mailJobs);
});

function jobFor(to: string, kind: 'verification' | 'reset' = 'verification'): MailJob {
  return { kind, to, name: 'Mina' };
}

/** A worker that sends to this mail server and tries again after a few milliseconds. */
function mailWorker(url: string, parts: Partial<MailWorkerOptions> = {}) {
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const mailer = smtpMailer({ url, from, timeoutMs: 2_000 });
  const started = startMailWorker({ db, mailer, write, log, backOff: () => 20, ...parts });
  onTestFinished(() => started.close());
  return { ...started, lines };
}

/** A mail server that answers the first messages with these codes and accepts the others. */
async function serverAnswering(codes: readonly number[], options: SMTPServerOptions = {}) {
  let asked = 0;
  const server = await mailServer({
    onRcptTo(_address, _session, done) {
      const code = codes[asked] ?? 250;
      asked += 1;
      done(code === 250 ? null : refusal(code));
    },
    ...options,
  });
  return { ...server, asked: () => asked };
}

const waiting = () => db.select().from(mailJobs);
/** Long, for a busy machine. */
const long = { timeout: 18_000 };
const queueIsEmpty = () => expect.poll(waiting, long).toEqual([]);

test('a message is sent, and its row, which contains an address, is deleted', async () => {
  const server = await serverAnswering([]);
  await queue.post(jobFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await queueIsEmpty();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatch(/^To: mina@example\.com\r?$/m);
  expect(lines).toEqual([]);
});

test('a mail server that is down at first gets each message once', async () => {
  const port = await freePort();
  await queue.post(jobFor('mina@example.com'));
  const { lines } = mailWorker(`smtp://127.0.0.1:${port}`);
  await expect.poll(() => lines.length, long).toBeGreaterThan(1);
  const server = await mailServer({}, port);
  await queueIsEmpty();
  expect(server.mails).toHaveLength(1);
  expect(lines.join('')).toContain('mail failed, trying again');
  expect(lines.join('')).not.toContain('mina');
});

test('a busy mail server is tried again', async () => {
  const server = await serverAnswering([451, 421, 250]);
  await queue.post(jobFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await queueIsEmpty();
  expect([server.asked(), server.mails.length, lines.length]).toEqual([3, 1, 2]);
});

test('a permanent refusal of the receiver ends the job, and is logged without the address', async () => {
  const server = await serverAnswering([550]);
  await queue.post(jobFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await queueIsEmpty();
  expect([server.asked(), server.mails.length]).toEqual([1, 0]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'verification', attempts: 1, code: 'EENVELOPE' });
  expect(lines[0]).toContain('mail given up');
  expect(lines[0]).not.toContain('mina');
});

test('a mail server that refuses us, and not the receiver, is tried again: the operator can repair it', async () => {
  let strict = true;
  const server = await serverAnswering([], {
    onMailFrom: (_address, _session, done) => done(strict ? refusal(550) : null),
  });
  await queue.post(jobFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await expect.poll(() => lines.length, long).toBeGreaterThan(0);
  strict = false;
  await queueIsEmpty();
  expect(server.mails).toHaveLength(1);
});

test('mail that was given up is kept for the operator for a week', async () => {
  await db.delete(failedMails);
  const server = await serverAnswering([550]);
  await queue.post(jobFor('mina@example.com'));
  mailWorker(server.url);
  await queueIsEmpty();
  expect(await db.select().from(failedMails)).toMatchObject([
    { attempts: 1, reason: 'EENVELOPE', job: jobFor('mina@example.com') },
  ]);
  await deleteOldFailedMail(db);
  expect(await db.$count(failedMails)).toBe(1);
  await db.update(failedMails).set({ failedAt: sql`now() - interval '8 days'` });
  await deleteOldFailedMail(db);
  expect(await db.$count(failedMails)).toBe(0);
});

test('mail is given up after a day, a password reset after an hour', async () => {
  const hours = async (kind: 'verification' | 'reset') => {
    await queue.post(jobFor('mina@example.com', kind));
    const left = sql<number>`extract(epoch from expires_at - now())::float8 / 3600`;
    const [row] = await db.select({ left }).from(mailJobs);
    await db.update(mailJobs).set({ expiresAt: sql`now()` });
    return row?.left;
  };
  const server = await serverAnswering([]);
  for (const [kind, most] of [['verification', 24] as const, ['reset', 1] as const]) {
    expect(await hours(kind)).toBeCloseTo(most, 1);
    const { lines, close } = mailWorker(server.url);
    await queueIsEmpty();
    expect(lines.join('')).toContain('mail given up: it waited too long');
    expect(lines.join('')).not.toContain('mina');
    // This worker would take the next job, too.
    await close();
  }
  expect(server.mails).toEqual([]);
});

test('a deleted account gets no mail', async () => {
  const server = await serverAnswering([]);
  await queue.post(jobFor('gone@example.com'));
  mailWorker(server.url);
  await queueIsEmpty();
  expect(server.mails).toEqual([]);
});

test('a job that throws blocks no other job', async () => {
  const server = await serverAnswering([]);
  // More than are sent at a time.
  const names = ['bad', ...Array.from({ length: 7 }, (_, n) => `guest${n}`)];
  for (const name of names) await queue.post(jobFor(`${name}@example.com`));
  const { lines } = mailWorker(server.url, {
    write: (job) => {
      if (JSON.stringify(job).includes('bad@')) throw new TypeError('a bug of ours');
      return write(job);
    },
  });
  await expect.poll(waiting, long).toHaveLength(1);
  expect(server.mails).toHaveLength(7);
  expect(lines.join('')).toContain('mail waits');
});

test('a job of an unknown kind is left to the release that knows it', async () => {
  const server = await serverAnswering([]);
  const job = { kind: 'greeting', to: 'mina@example.com' };
  await db.insert(mailJobs).values({ id: 'new', job, expiresAt: sql`now() + interval '1 day'` });
  await queue.post(jobFor('ravi@example.com'));
  mailWorker(server.url);
  await expect.poll(async () => (await waiting()).map(({ id }) => id), long).toEqual(['new']);
  expect(server.mails).toHaveLength(1);
});

test('a job exists only if its transaction is committed', async () => {
  const server = await serverAnswering([]);
  const post = (to: string, commits: boolean) =>
    db.transaction(async (tx) => {
      await queue.post(jobFor(to), tx);
      if (!commits) throw new Error('undone');
    });
  await expect(post('undone@example.com', false)).rejects.toThrow('undone');
  await post('sent@example.com', true);
  mailWorker(server.url);
  await queueIsEmpty();
  expect(server.mails.map((text) => /^To: (.*?)\r?$/m.exec(text)?.[1])).toEqual(['sent@example.com']);
});

test('three workers share the jobs, and each message is sent once', async () => {
  const server = await serverAnswering([]);
  const names = Array.from({ length: 40 }, (_, n) => `guest${n}@example.com`);
  for (const name of names) await queue.post(jobFor(name));
  for (let n = 0; n < 3; n += 1) mailWorker(server.url);
  await queueIsEmpty();
  const to = server.mails.map((text) => /^To: (.*?)\r?$/m.exec(text)?.[1]);
  expect(to.sort()).toEqual([...names].sort());
});

test('closing does not wait for a silent mail server, and another worker sends the message at once', async () => {
  const silent = await serverAnswering([], { onConnect: () => {} });
  await queue.post(jobFor('mina@example.com'));
  const first = mailWorker(silent.url, {
    mailer: smtpMailer({ url: silent.url, from, timeoutMs: 60_000 }),
  });
  await expect.poll(async () => (await waiting())[0]?.attempts, long).toBe(1);
  const start = performance.now();
  await first.close();
  expect(performance.now() - start).toBeLessThan(5_000);
  const server = await serverAnswering([]);
  mailWorker(server.url);
  await queueIsEmpty();
  expect(server.mails).toHaveLength(1);
});

test('the job of a worker that died is taken by another when the lease ends', async () => {
  const server = await serverAnswering([]);
  await queue.post(jobFor('mina@example.com'));
  const left = sql<number>`extract(epoch from next_try_at - now())::float8`;
  await db.update(mailJobs).set({ nextTryAt: sql`now() + interval '0.3 seconds'`, attempts: 1 });
  const [row] = await db.select({ left }).from(mailJobs).where(eq(mailJobs.attempts, 1));
  expect(row?.left).toBeGreaterThan(0);
  mailWorker(server.url);
  await queueIsEmpty();
  expect(server.mails).toHaveLength(1);
});

test('takes no more jobs than asked for, whatever plan the database chooses', async () => {
  const queue = createMailQueue(db);
  for (const name of ['Mina', 'Ravi', 'Zoë', 'Omar'])
    await queue.post({ kind: 'verification', to: `${name}@example.org`, name });
  const taken = await db.transaction(async (tx) => {
    // The plan that is left runs the inner query again for each row, as for a table that was nearly empty when analysed.
    for (const way of ['hashagg', 'hashjoin', 'mergejoin', 'material', 'sort', 'indexscan', 'bitmapscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return [await leaseJobs(tx, 1), await leaseJobs(tx, 2), await leaseJobs(tx, 2)];
  });
  expect(taken.map(({ length }) => length)).toEqual([1, 2, 1]);
});

test('without a database the worker waits and logs it once', async () => {
  const { lines } = mailWorker('smtp://127.0.0.1:1', { db: createDb(new pg.Pool({ host: '/nowhere' })) });
  await expect.poll(() => lines.length, long).toBe(1);
  expect(lines[0]).toContain('mail waits');
});
