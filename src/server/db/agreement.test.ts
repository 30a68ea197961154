import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { markOf } from './agreement.ts';
import { type Database, openDatabase } from './database.ts';

vi.setConfig({ testTimeout: 30_000 });

const { config, owner, pool } = await testDatabase();

const ours = markOf('the secret that all instances of the site have');
const another = markOf('a secret that somebody made up for one machine');

function open(): Promise<Database> {
  return openDatabase({ config: { dataDir: '/nowhere', database: config } });
}

const never = () => expect.unreachable('nobody said anything else');

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
  const later = await open();
  expect(await later.agree(another, never)).toBe(true);
  await later.close();
});

test('what is said holds on the next connection too, where a quarrel is told', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  let quarrels = 0;
  expect(await first.agree(ours, () => (quarrels += 1))).toBe(true);
  const cut = () =>
    first.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${owner.database} and query like '%pg_locks%' and pid <> pg_backend_pid()`);
  await cut();
  // While the first is away, nothing speaks against it.
  expect(await second.agree(another, never)).toBe(true);
  await expect.poll(() => quarrels).toBe(1);
  await Promise.all([first.close(), second.close()]);
  const { rows } = await pool.query("select from pg_locks where locktype = 'advisory'");
  expect(rows).toEqual([]);
});
