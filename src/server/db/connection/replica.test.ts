import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  type Replica,
  type ReplicatedServer,
  type ReplicatedServers,
  startReplicatedServers,
} from '#tests/support/replicated-server.ts';
import { addCard, addUser } from '#tests/support/rows.ts';
import { createCardReader, listCards } from '../../cards/read.ts';
import { deleteCard, takeOffline } from '../../cards/write.ts';
import { connectDatabase, type Database, prepareTables } from '../database.ts';

/* A leader and a replica of it. */

let servers: ReplicatedServers;
let database: Database;
let replica: Replica;
const said: string[] = [];
const note = (...parts: unknown[]) => void said.push(`${parts.at(-1)}`);
const log = { info: note, warn: note, error: note };

function connectTo(leader: pg.ClientConfig, reading: pg.ClientConfig): Database {
  return connectDatabase({ app: leader, replica: reading, stop: async () => {} }, log);
}

beforeAll(async () => {
  servers = await startReplicatedServers(1);
  const { leader, replicas } = servers;
  replica = replicas[0] as Replica;
  await prepareTables({ owner: leader.connection('owner'), app: leader.connection('app') });
  database = connectTo(leader.connection('app'), replica.connection('app'));
});

afterAll(async () => {
  await database?.close();
  await servers?.stop();
});

const isReplica = () =>
  database.read(async (db) => {
    const { rows } = await db.execute<{ is: boolean }>('select pg_is_in_recovery() as is');
    return rows[0]?.is;
  });

beforeEach(async () => {
  await expect.poll(isReplica, { timeout: 20_000 }).toBe(true);
  said.length = 0;
});

test('reads are answered by the replica, and what was written just now is among them', async () => {
  const { db, read, replica: reads } = database;
  const owner = await addUser(db);
  const before = reads?.counts();
  for (let round = 1; round <= 20; round += 1) {
    await addCard(db, owner);
    const { items } = await read((at) => listCards(at, owner, 'drafts', { limit: 50, cursor: null }));
    expect(items.length).toBe(round);
  }
  // On a busy machine it may have been late each time.
  await expect.poll(isReplica, { timeout: 20_000 }).toBe(true);
  expect(reads?.counts().replica).toBeGreaterThan(before?.replica ?? 0);
});

test('a late replica never shows a card that was taken offline or deleted', async () => {
  const { db, read } = database;
  const owner = await addUser(db);
  const readCard = createCardReader(read);
  const offline = await addCard(db, owner, { status: 'published' });
  const deleted = await addCard(db, owner, { status: 'published' });
  expect((await readCard(offline.id, null)).state).toBe('found');
  await replica.pause();
  try {
    await takeOffline(db, offline);
    expect((await readCard(offline.id, null)).state).toBe('missing');
    await deleteCard(db, deleted);
    expect((await readCard(deleted.id, null)).state).toBe('gone');
    expect(await isReplica()).toBe(false);
    expect(said).toEqual(['The read replica is late; the leader answers instead']);
  } finally {
    await replica.resume();
  }
  await expect.poll(isReplica, { timeout: 20_000 }).toBe(true);
  expect(said.at(-1)).toBe('The read replica is used again');
});

test('while the replica is away or frozen the leader answers, soon', async () => {
  const { db, read } = database;
  const owner = await addUser(db);
  const count = () =>
    read(async (at) => (await listCards(at, owner, 'drafts', { limit: 9, cursor: null })).items.length);
  const pids = [...(await backendsOf(replica)), replica.pid()];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const from = performance.now();
  expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0]);
  expect(performance.now() - from).toBeLessThan(2_000);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  await expect.poll(isReplica, { timeout: 20_000 }).toBe(true);

  await replica.stop();
  for (let round = 0; round < 5; round += 1) expect(await count()).toBe(0);
  expect(said.filter((line) => line.includes('does not answer'))).toHaveLength(2);
  await replica.start();
});

test('a server that is no replica, or of another history, is not asked', async () => {
  const { leader, replicas, stop } = await startReplicatedServers(2);
  onTestFinished(stop);
  const [first, second] = replicas as [Replica, Replica];
  const ask = async (at: ReplicatedServer, reading: ReplicatedServer) => {
    const opened = connectTo(at.connection('app'), reading.connection('app'));
    await opened.read((db) => db.execute('select 1'));
    await opened.close();
    return opened.replica?.counts();
  };
  await second.query("alter system set primary_conninfo = ''");
  await second.query('select pg_reload_conf()');
  await expect.poll(() => second.query('select from pg_stat_wal_receiver')).toEqual([]);
  // Only the first one has this, and then the second one becomes the leader.
  await leader.query('create table lost as select * from generate_series(1, 10000)');
  await expect.poll(() => ask(leader, first), { timeout: 20_000 }).toEqual({ replica: 1, leader: 0 });
  await leader.stop();
  await second.promote();
  const { length } = said;
  expect(await ask(second, first)).toEqual({ replica: 0, leader: 1 });
  expect(await ask(second, second)).toEqual({ replica: 0, leader: 1 });
  expect(said.slice(length)).toEqual([
    'The read replica does not follow the leader; the leader answers instead',
    'DATABASE_READ_URL names a server that is no replica (any more); the leader answers instead',
  ]);
});

async function backendsOf(server: Replica): Promise<number[]> {
  const rows = await server.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}
