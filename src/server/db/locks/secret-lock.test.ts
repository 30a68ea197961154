import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { secretFingerprint } from './secret-lock.ts';

vi.setConfig({ testTimeout: 30_000 });

const { config, owner, pool } = await testDatabase();

const ours = secretFingerprint('the secret that all instances of the site have');
const another = secretFingerprint('a secret that somebody made up for one machine');

function open(): Promise<Database> {
  return openDatabase({ config: { dataDir: '/nowhere', database: config } });
}

const never = () => expect.unreachable('no process has another fingerprint');

/** The server notices the end of a connection a little later than we do. */
function noMarkIsLeft(): Promise<void> {
  const locks = async () => (await pool.query("select from pg_locks where locktype = 'advisory'")).rows;
  return expect.poll(locks).toEqual([]);
}

test('a fingerprint fits into the name of a lock and differs for each secret', () => {
  expect(ours).not.toBe(another);
  for (const fingerprint of [ours, another]) expect(fingerprint).toBeLessThan(2 ** 31);
});

test('another fingerprint is refused while processes run, and accepted when all have ended', async () => {
  const [first, second, third] = await Promise.all([open(), open(), open()]);
  expect(await first.announceSecret(ours, never)).toBe(true);
  expect(await second.announceSecret(ours, never)).toBe(true);
  await first.close();
  expect(await third.announceSecret(another, never)).toBe(false);
  await third.close();
  await second.close();
  await noMarkIsLeft();
  const later = await open();
  expect(await later.announceSecret(another, never)).toBe(true);
  await later.close();
  await noMarkIsLeft();
});

test('after a lost connection the fingerprint is announced again, and a conflict is reported', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  let conflicts = 0;
  expect(await first.announceSecret(ours, () => (conflicts += 1))).toBe(true);
  const owning = new pg.Client(owner);
  await owning.connect();
  const limitConnections = (most: number) =>
    owning.query(`alter database ${owner.database} connection limit ${most}`);
  await first.db.execute(sql`select 1`);
  await limitConnections(0);
  // Resolves when the connection has ended.
  const cut = sql`select pg_terminate_backend(pid, 10000) from pg_locks where locktype = 'advisory'`;
  await first.db.execute(cut);
  // While the first is disconnected, nobody can know of its fingerprint.
  expect(await second.announceSecret(another, never)).toBe(true);
  expect(conflicts).toBe(0);
  await limitConnections(-1);
  await expect.poll(() => conflicts).toBe(1);
  await Promise.all([first.close(), second.close(), owning.end()]);
  await noMarkIsLeft();
});
