import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { markOf } from './secret-lock.ts';

vi.setConfig({ testTimeout: 30_000 });

const { config, owner, pool } = await testDatabase();

const ours = markOf('the secret that all instances of the site have');
const another = markOf('a secret that somebody made up for one machine');

function open(): Promise<Database> {
  return openDatabase({ config: { dataDir: '/nowhere', database: config } });
}

const never = () => expect.unreachable('nobody said anything else');

/** The server hears a little later than we that a connection has ended. */
function nothingIsSaid(): Promise<void> {
  const said = async () => (await pool.query("select from pg_locks where locktype = 'advisory'")).rows;
  return expect.poll(said).toEqual([]);
}

test('a mark is a number of a lock and says nothing of the secret', () => {
  expect(ours).not.toBe(another);
  for (const mark of [ours, another]) expect(mark).toBeLessThan(2 ** 31);
});

test('processes at work agree; when all are gone, another mark is as good', async () => {
  const [first, second, stranger] = await Promise.all([open(), open(), open()]);
  expect(await first.agree(ours, never)).toBe(true);
  expect(await second.agree(ours, never)).toBe(true);
  await first.close();
  expect(await stranger.agree(another, never)).toBe(false);
  await stranger.close();
  await second.close();
  await nothingIsSaid();
  const later = await open();
  expect(await later.agree(another, never)).toBe(true);
  await later.close();
  await nothingIsSaid();
});

test('what is said holds on the next connection too, where a quarrel is told', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  let quarrels = 0;
  expect(await first.agree(ours, () => (quarrels += 1))).toBe(true);
  const owning = new pg.Client(owner);
  await owning.connect();
  const letIn = (most: number) => owning.query(`alter database ${owner.database} connection limit ${most}`);
  await first.db.execute(sql`select 1`);
  await letIn(0);
  // Resolves when it has ended.
  const cut = sql`select pg_terminate_backend(pid, 10000) from pg_locks where locktype = 'advisory'`;
  await first.db.execute(cut);
  // While the first is away, nothing speaks against it.
  expect(await second.agree(another, never)).toBe(true);
  expect(quarrels).toBe(0);
  await letIn(-1);
  await expect.poll(() => quarrels).toBe(1);
  await Promise.all([first.close(), second.close(), owning.end()]);
  await nothingIsSaid();
});
