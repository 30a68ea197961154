import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { mailServer, refusal } from '#tests/support/mail-server.ts';
import { freePort } from '#tests/support/product.ts';
import { createDb } from '../db/connection/drizzle.ts';
import { mailJobs } from '../db/tables.ts';
import type { MailJob } from './mail-job.ts';
import { type MailWorkerOptions, startMailWorker } from './mail-worker.ts';
import { createMessageWriter } from './messages/message-of-job.ts';
import { createMailQueue } from './queue.ts';
import { smtpMailer } from './transport/smtp.ts';

const { db } = await testDatabase();
const queue = createMailQueue(db);
const from = { name: 'Birthday Bloom', address: 'no-reply@bloom.example' };

const write = createMessageWriter({
  site: 'Birthday Bloom',
  origin: 'https://bloom.example',
  operator: 'us@bloom.example',
  links: {
    verification: async (email) =>
      email.startsWith('gone') ? null : `https://bloom.example/verify?${email}`,
    reset: async (email) => `https://bloom.example/reset?${email}`,
    signIn: async (id) => `https://bloom.example/confirm?${id}`,
  },
});

afterEach(async () => {
  await db.delete(mailJobs);
});

function letterFor(to: string, kind: 'verification' | 'reset' = 'verification'): MailJob {
  return { kind, to, name: 'Mina' };
}

/** A postman for a mail server at this address; he does not wait long between two tries. */
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
  const mailer = smtpMailer({ url, from, timeout: 2_000 });
  const started = startMailWorker({ db, mailer, write, log, backOff: () => 20, ...parts });
  onTestFinished(() => started.close());
  return { ...started, lines };
}

/** A mail server that answers the first letters with these codes and takes the others. */
async function serverThatSays(codes: readonly number[], options: SMTPServerOptions = {}) {
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
// A busy machine may take its time.
const patient = { timeout: 10_000 };
const nobodyWaits = () => expect.poll(waiting, patient).toEqual([]);

test('a letter is sent, and its row, which names a person, does not stay', async () => {
  const server = await serverThatSays([]);
  await queue.post(letterFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await nobodyWaits();
  expect(server.letters).toHaveLength(1);
  expect(server.letters[0]).toMatch(/^To: mina@example\.com\r?$/m);
  expect(lines).toEqual([]);
});

test('a mail server that is not there at first gets each letter once', async () => {
  const port = await freePort();
  await queue.post(letterFor('mina@example.com'));
  const { lines } = mailWorker(`smtp://127.0.0.1:${port}`);
  await expect.poll(() => lines.length, patient).toBeGreaterThan(1);
  const server = await mailServer({}, port);
  await nobodyWaits();
  expect(server.letters).toHaveLength(1);
  expect(lines.join('')).toContain('mail failed, trying again');
  expect(lines.join('')).not.toContain('mina');
});

test('one that is busy is asked again', async () => {
  const server = await serverThatSays([451, 421, 250]);
  await queue.post(letterFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await nobodyWaits();
  expect([server.asked(), server.letters.length, lines.length]).toEqual([3, 1, 2]);
});

test('who is refused for good is given up at once, and the log says so without the address', async () => {
  const server = await serverThatSays([550]);
  await queue.post(letterFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await nobodyWaits();
  expect([server.asked(), server.letters.length]).toEqual([1, 0]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'verification', attempts: 1, code: 'EENVELOPE' });
  expect(lines[0]).toContain('mail given up');
  expect(lines[0]).not.toContain('mina');
});

test('a mail server that refuses us, and not the receiver, is one that the operator repairs', async () => {
  let strict = true;
  const server = await serverThatSays([], {
    onMailFrom: (_address, _session, done) => done(strict ? refusal(550) : null),
  });
  await queue.post(letterFor('mina@example.com'));
  const { lines } = mailWorker(server.url);
  await expect.poll(() => lines.length, patient).toBeGreaterThan(0);
  strict = false;
  await nobodyWaits();
  expect(server.letters).toHaveLength(1);
});

test('what waited for a day, or a link to a new password for an hour, is given up', async () => {
  const hours = async (kind: 'verification' | 'reset') => {
    await queue.post(letterFor('mina@example.com', kind));
    const left = sql<number>`extract(epoch from expires_at - now())::float8 / 3600`;
    const [row] = await db.select({ left }).from(mailJobs);
    await db.update(mailJobs).set({ expiresAt: sql`now()` });
    return row?.left;
  };
  const server = await serverThatSays([]);
  for (const [kind, most] of [['verification', 24] as const, ['reset', 1] as const]) {
    expect(await hours(kind)).toBeCloseTo(most, 1);
    const { lines, close } = mailWorker(server.url);
    await nobodyWaits();
    expect(lines.join('')).toContain('mail given up: it waited too long');
    expect(lines.join('')).not.toContain('mina');
    // He would take the next letter, too.
    await close();
  }
  expect(server.letters).toEqual([]);
});

test('an account that is gone gets no letter', async () => {
  const server = await serverThatSays([]);
  await queue.post(letterFor('gone@example.com'));
  mailWorker(server.url);
  await nobodyWaits();
  expect(server.letters).toEqual([]);
});

test('a letter that cannot be written is in nobody’s way', async () => {
  const server = await serverThatSays([]);
  // More than are carried at a time.
  const names = ['bad', ...Array.from({ length: 7 }, (_, n) => `guest${n}`)];
  for (const name of names) await queue.post(letterFor(`${name}@example.com`));
  const { lines } = mailWorker(server.url, {
    write: (job) => {
      if ('to' in job && job.to.startsWith('bad')) throw new TypeError('a bug of ours');
      return write(job);
    },
  });
  await expect.poll(waiting, patient).toHaveLength(1);
  expect(server.letters).toHaveLength(7);
  expect(lines.join('')).toContain('mail waits');
});

test('a letter of a version that we do not know is left to those who do', async () => {
  const server = await serverThatSays([]);
  const job = { kind: 'greeting', to: 'mina@example.com' };
  await db.insert(mailJobs).values({ id: 'new', job, expiresAt: sql`now() + interval '1 day'` });
  await queue.post(letterFor('ravi@example.com'));
  mailWorker(server.url);
  await expect.poll(async () => (await waiting()).map(({ id }) => id), patient).toEqual(['new']);
  expect(server.letters).toHaveLength(1);
});

test('a letter belongs to the transaction that posted it', async () => {
  const server = await serverThatSays([]);
  const post = (to: string, commits: boolean) =>
    db.transaction(async (tx) => {
      await queue.post(letterFor(to), tx);
      if (!commits) throw new Error('undone');
    });
  await expect(post('undone@example.com', false)).rejects.toThrow('undone');
  await post('kept@example.com', true);
  mailWorker(server.url);
  await nobodyWaits();
  expect(server.letters.map((letter) => /^To: (.*?)\r?$/m.exec(letter)?.[1])).toEqual(['kept@example.com']);
});

test('three postmen share the work, and each letter goes out once', async () => {
  const server = await serverThatSays([]);
  const names = Array.from({ length: 40 }, (_, n) => `guest${n}@example.com`);
  for (const name of names) await queue.post(letterFor(name));
  for (let n = 0; n < 3; n += 1) mailWorker(server.url);
  await nobodyWaits();
  const to = server.letters.map((letter) => /^To: (.*?)\r?$/m.exec(letter)?.[1]);
  expect(to.sort()).toEqual([...names].sort());
});

test('at the end what hangs is left to the next postman, who need not wait', async () => {
  const silent = await serverThatSays([], { onConnect: () => {} });
  await queue.post(letterFor('mina@example.com'));
  const first = mailWorker(silent.url, {
    mailer: smtpMailer({ url: silent.url, from, timeout: 60_000 }),
  });
  await expect.poll(async () => (await waiting())[0]?.attempts, patient).toBe(1);
  const start = performance.now();
  await first.close();
  expect(performance.now() - start).toBeLessThan(5_000);
  const server = await serverThatSays([]);
  mailWorker(server.url);
  await nobodyWaits();
  expect(server.letters).toHaveLength(1);
});

test('a letter in the hands of a postman who died is taken by another when the lease ends', async () => {
  const server = await serverThatSays([]);
  await queue.post(letterFor('mina@example.com'));
  const left = sql<number>`extract(epoch from next_try_at - now())::float8`;
  await db.update(mailJobs).set({ nextTryAt: sql`now() + interval '0.3 seconds'`, attempts: 1 });
  const [row] = await db.select({ left }).from(mailJobs).where(eq(mailJobs.attempts, 1));
  expect(row?.left).toBeGreaterThan(0);
  mailWorker(server.url);
  await nobodyWaits();
  expect(server.letters).toHaveLength(1);
});

test('without a database he waits and says so once', async () => {
  const { lines } = mailWorker('smtp://127.0.0.1:1', { db: createDb(new pg.Pool({ host: '/nowhere' })) });
  await expect.poll(() => lines.length, patient).toBe(1);
  expect(lines[0]).toContain('mail waits');
});
