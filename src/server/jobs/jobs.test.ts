// Shows: jobs that are done at intervals use the database's time, and end with the process
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { addCard, addUser } from '#tests/support/rows.ts';
import { deleteCard, restoreCard } from '../cards/write.ts';
import { diskStore } from '../files/store/disk.ts';
import { jobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

const database = await testDatabase();
const { db } = database;
const folder = temporaryFolder();
afterEach(() => vi.useRealTimers());

/** Runs what is done at a start: the removal. */
async function removal(): Promise<void> {
  const log = { error: vi.fn() } as never;
  const unused = null as never;
  const parts = { db, database, files: diskStore(folder), log, auth: unused, limiter: unused, mail: unused };
  const mails = { mailer: unused, writeMail: unused };
  const site = { config: { origin: 'https://bloom.example' } as never, secret: '', deliveryKey: '' };
  const started = startJobs({ ...parts, ...mails, ...site });
  await vi.waitFor(() => expect(started.runs().find(({ job }) => job === 'removal')?.succeeded).toBe(1));
  await started.stop();
}

test('every job has a name of its own, for its lease', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

test('a clock that is ahead removes nothing before its time', async () => {
  const userId = await addUser(db);
  const card = await addCard(db, userId);
  await deleteCard(db, card);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 });
  await removal();
  expect(await restoreCard(db, card.id, userId)).toMatchObject({ ok: true });
});

test.each([
  [true, 0],
  [false, jobs.filter(({ atStart }) => atStart).length],
])('a run that the end of the process cuts off is no failure (stopped: %s)', async (stopped, failures) => {
  const pool = {
    connect: () => Promise.reject(new Error('Cannot use a pool after calling end on the pool')),
  };
  const log = { error: vi.fn() };
  const started = startJobs({
    ...({} as Parameters<typeof startJobs>[0]),
    database: { pool } as never,
    log: log as never,
  });
  if (stopped) void started.stop();
  await new Promise((resolve) => setImmediate(resolve));
  await started.stop();
  expect(log.error).toHaveBeenCalledTimes(failures);
});
