// Spec: 6.5
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openTcpProxy } from '#tests/support/tcp-proxy.ts';
import type { DatabaseLog } from './built-in/server.ts';
import { type NotificationEvent, subscriptionName } from './connection/subscription.ts';
import { connectDatabase, openDatabase, withClient } from './database.ts';
import { DatabaseUnavailable, type QueryFailed, toDatabaseError } from './failure.ts';
import { readMigrations } from './migrations/migrate.ts';
import { user } from './tables/accounts.ts';
import { cards } from './tables/cards.ts';
import { changes } from './tables/processes.ts';

vi.setConfig({ testTimeout: 30_000 });

const { db, pool, ping, owner } = await testDatabase();
const dataDir = '/nowhere';

/** Ends the connections to a database that are so; returns how many. */
async function endConnections(to: pg.ClientConfig, condition: string): Promise<number> {
  const text = `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and ${condition}`;
  const admin = { ...to, user: 'bloom_admin' };
  const { rowCount } = await withClient(admin, (client) => client.query(text, [to.database]));
  return rowCount ?? 0;
}

const forbidden = [
  'create table extra (id int)',
  'create temporary table extra (id int)',
  'create schema extra',
  'create function extra() returns int language sql as $$ select 1 $$',
  'create role extra',
  'create database extra',
  'alter table cards add column extra int',
  'alter table cards disable trigger all',
  'alter role bloom_app superuser',
  'alter system set fsync = off',
  'drop table cards',
  'drop trigger keep_deleted_card_id on cards',
  'truncate cards',
  'set role bloom_owner',
  'set role bloom_admin',
  'set session authorization bloom_admin',
  'set session_replication_role = replica',
  "copy cards to program 'id'",
  "copy cards from program 'id'",
  "copy cards to '/tmp/cards'",
  "copy cards from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  "select pg_ls_dir('/')",
  'select * from pg_authid',
  'select pg_reload_conf()',
  'alter table cards owner to bloom_app',
  "delete from deleted_cards where id = 'x'",
  "update deleted_cards set id = 'x'",
  "delete from migrations where name = 'x'",
  "insert into migrations (name, hash) values ('x', 'y')",
];

test.each(forbidden)('the product cannot: %s', async (statement) => {
  // Insufficient privilege, or a name that is only found by those who may.
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|58P01)$/),
  });
});

test('the product connects as a role without privileges', async () => {
  const { rows } = await db.execute(sql`
    select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
           (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
           (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
    from pg_roles where rolname = current_user`);
  expect(rows).toEqual([
    {
      rolname: 'bloom_app',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      rolreplication: false,
      owned: 0,
      memberships: 0,
    },
  ]);
});

test('several processes may open a new database at once', async () => {
  const { config, pool } = await testDatabase({ migrated: false });
  const opened = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ config: { dataDir, database: config } })),
  );
  const { rows } = await pool.query('select name from migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  for (const each of opened) {
    expect(await each.ping()).toBe(true);
    await each.close();
  }
});

test('a single role may own the tables and use them', async () => {
  const { config } = await testDatabase({ migrated: false });
  const database = { url: config.migrationUrl, migrationUrl: config.migrationUrl };
  const opened = await openDatabase({ config: { dataDir, database } });
  await opened.db.insert(user).values({ id: 'a', name: 'A', email: 'a@example.org' });
  await opened.close();
});

test('a migration whose connection dies leaves the version before; the next start finishes', async () => {
  const { config, owner, pool } = await testDatabase({ migrated: false });
  const database = { dataDir, database: config };
  await withClient(owner, async (obstacle) => {
    // The second migration has to wait for this name.
    await obstacle.query('begin');
    await obstacle.query("create function forbid_new_card_id() returns int language sql as 'select 1'");
    const opening = openDatabase({ config: database }).then(
      () => 'opened',
      (error: Error) => error.name,
    );
    // From outside the transaction, which sees one moment only.
    const endWaiting = () => endConnections(owner, "wait_event_type = 'Lock'");
    await expect.poll(endWaiting, { timeout: 10_000 }).toBe(1);
    expect(await opening).toBe('CannotStart');
    await obstacle.query('rollback');
  });
  const asOwner = (text: string) => withClient(owner, (client) => client.query(text));
  expect((await asOwner('select name from migrations')).rows).toEqual([{ name: '0000_tables' }]);
  const half = await asOwner("select from pg_proc where proname = 'keep_deleted_card_id'");
  expect(half.rowCount).toBe(0);

  await (await openDatabase({ config: database })).close();
  const after = await pool.query('select count(*)::int as n from migrations');
  expect(after.rows[0].n).toBe((await readMigrations()).length);
});

test('tables of a newer release are not changed', async () => {
  const { config, owner } = await testDatabase();
  const later = "insert into migrations (name, hash) values ('9999_later', 'x')";
  await withClient(owner, (client) => client.query(later));
  await expect(openDatabase({ config: { dataDir, database: config } })).rejects.toThrow(
    /has the migration 9999_later.*start the version that made it/,
  );
});

test('an unreachable server is reported in one sentence without the password', async () => {
  const url = 'postgres://bloom:hunter2@127.0.0.1:1/bloom';
  const opening = openDatabase({ config: { dataDir, database: { url, migrationUrl: url } } });
  await expect(opening).rejects.toThrow(
    /^The database cannot be used: ECONNREFUSED .*DATABASE_URL names it\.$/,
  );
  await expect(opening).rejects.not.toThrow(/hunter2/);
});

test('damage is said with advice that is right for any server', async () => {
  const damaged = () =>
    Promise.reject(Object.assign(new pg.DatabaseError('invalid page', 12, 'error'), { code: 'XX001' }));
  await expect(withClient(owner, damaged)).rejects.toThrow(
    'The database cannot be used: XX001 invalid page; restore the last backup (docs/operations.md, Backups).',
  );
});

test('no error contains a value', async () => {
  const canary = 'canary@example.org';
  const failures = await Promise.all(
    [
      db.insert(user).values([1, 2].map((n) => ({ id: `canary${n}`, name: canary, email: canary }))),
      db.execute(sql`select ${canary}::int`),
      db.execute(sql`insert into "user" (id, name) values (${canary}, ${canary})`),
      db.transaction((tx) => tx.execute(sql`select ${canary}::uuid`)),
      pool.query('select $1::int', [canary]).catch((error) => Promise.reject(toDatabaseError(error))),
    ].map((work) =>
      work.then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  const { inspect } = await import('node:util');
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(Error);
    expect(inspect(failure, { depth: 10, showHidden: true })).not.toContain('canary@');
    expect(JSON.stringify(failure)).not.toContain('canary@');
  }
  expect(failures.map((failure) => (failure as Error).name)).toEqual([
    'ConstraintViolated',
    'QueryFailed',
    'ConstraintViolated',
    'QueryFailed',
    'QueryFailed',
  ]);
  expect((failures[1] as QueryFailed).statement).toBe('select $1::int');
});

test.each(['EPIPE', 'ECONNRESET'])(
  'a connection that breaks during a query (%s) means that the database is unavailable',
  (code) => {
    const broken = Object.assign(new Error(`write ${code}`), { code, syscall: 'write' });
    expect(toDatabaseError(broken)).toBeInstanceOf(DatabaseUnavailable);
  },
);

test('a failed transaction changes nothing and gives its connection back', async () => {
  for (let round = 0; round < 15; round += 1) {
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(user).values({ id: 'half', name: 'Half', email: 'half@example.org' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
  }
  expect((await db.select().from(user)).filter(({ id }) => id === 'half')).toEqual([]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('an endless statement is cancelled, and others go on', async () => {
  const began = performance.now();
  const endless = db.execute(sql`select pg_sleep(60)`);
  endless.catch(() => {});
  expect(await ping()).toBe(true);
  await expect(endless).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - began).toBeLessThan(6_000);
});

test('when all connections are in use, the next request fails soon', async () => {
  const { pool, db } = await testDatabase();
  const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const began = performance.now();
  await expect(db.select().from(user)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(db.transaction((tx) => tx.select().from(user))).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - began).toBeLessThan(6_000);
  for (const client of taken) client.release();
  expect(await db.select().from(user)).toEqual([]);
});

test('connections that die are replaced, in the pool and inside a transaction', async () => {
  const { db, owner, ping } = await testDatabase();
  const killAll = () => endConnections(owner, "usename = 'bloom_app'");
  await db.execute(sql`select 1`);
  await killAll();
  await expect.poll(ping).toBe(true);
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await killAll();
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await db.select().from(user)).toEqual([]);
});

/** The same database over a connection that can be blocked. */
async function overLink(log?: DatabaseLog) {
  const link = await openTcpProxy({ path: join(`${owner.host}`, `.s.PGSQL.${owner.port}`) });
  const app = { ...owner, user: 'bloom_app', host: '127.0.0.1', port: link.port };
  return { link, line: connectDatabase({ app, stop: link.close }, log) };
}

test('a silent server is noticed soon, and after that nobody waits for it', async () => {
  const { link, line } = await overLink();
  const refused = async () => {
    const began = performance.now();
    await expect(line.db.execute(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailable);
    return performance.now() - began;
  };
  try {
    await new Promise((resolve) => line.listen('news', ({ kind }) => kind === 'listening' && resolve(0)));
    link.block();
    const first = await Promise.all(Array.from({ length: 12 }, refused));
    // Two seconds, and one for a machine that runs other tests at the same time.
    expect(Math.max(...first)).toBeLessThan(3_000);
    expect(await refused()).toBeLessThan(Math.min(...first) / 2);
    expect(await line.ping()).toBe(false);
    await link.mend();
    await expect.poll(line.ping, { timeout: 1_500, interval: 50 }).toBe(true);
  } finally {
    await line.close();
  }
});

test('a stall of the whole machine is not mistaken for a silent server', async () => {
  const hear = vi.fn();
  const log = { info: hear, warn: hear, error: hear };
  // The line is in this process: it stands still too.
  const stall = (milliseconds: number) =>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  const { line } = await overLink(log);
  try {
    stall(2_500);
    expect(await line.ping()).toBe(true);
    for (let round = 0; round < 3; round += 1) {
      stall(1_500);
      await setImmediate();
    }
    expect(await line.ping()).toBe(true);
    expect(hear).not.toHaveBeenCalled();
  } finally {
    await line.close();
  }
});

test.each([true, false])(
  'a listener gets the changes of its channel, and learns when it may have missed some (NOTIFY: %s)',
  async (hasNotify) => {
    const app = { ...owner, user: 'bloom_app' };
    const line = connectDatabase({ app, hasNotify, stop: async () => {} });
    const change = (channel: string, payload: string) => db.insert(changes).values({ channel, payload });
    const events: NotificationEvent[] = [];
    const end = line.listen('news', (event) => events.push(event));
    await expect.poll(() => events.at(-1)).toEqual({ kind: 'listening' });
    events.length = 0;
    await change('news', 'one');
    await change('other', 'no');
    await line.settle();
    expect(events).toEqual([{ kind: 'notification', payload: 'one' }]);
    // Begun before the next one, and committed after it.
    await db.transaction(async (tx) => {
      await tx.insert(changes).values({ channel: 'news', payload: 'early' });
      await change('news', 'two');
      await line.settle();
    });
    await line.settle();
    expect(events.map((event) => 'payload' in event && event.payload)).toEqual(['one', 'two', 'early']);
    events.length = 0;
    await endConnections(owner, `application_name = '${subscriptionName}'`);
    await expect.poll(() => events, { timeout: 5_000 }).toEqual([{ kind: 'lost' }, { kind: 'listening' }]);
    await change('news', 'three');
    await expect.poll(() => events.at(-1)).toEqual({ kind: 'notification', payload: 'three' });
    end();
    await line.close();
  },
);

test('a published card that is changed and mail that is posted are changes for everybody', async () => {
  await db.insert(user).values({ id: 'eve', name: 'Eve', email: 'eve@example.org' });
  const card = { id: 'c'.repeat(22), userId: 'eve', status: 'draft' as const, creationKey: 'c' };
  await db.insert(cards).values({ ...card, document: newCard(1) });
  const mine = eq(cards.id, card.id);
  await db.update(cards).set({ revision: 2 }).where(mine);
  expect(await db.select({ of: changes.payload }).from(changes).where(eq(changes.payload, card.id))).toEqual(
    [],
  );
  await db.update(cards).set({ status: 'published' }).where(mine);
  await db.delete(cards).where(mine);
  const told = await db.select().from(changes).where(eq(changes.payload, card.id));
  expect(told.map(({ channel }) => channel)).toEqual(['card_changed', 'card_changed']);
});
