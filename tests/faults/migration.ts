import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRunning, startCluster } from '#server/db/built-in/cluster.ts';
import { readMigrations } from '#server/db/migrations/migrate.ts';
import { freePort, startProduct } from '#tests/support/product.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import type { Fault } from './harness.ts';
import { databaseProcess } from './kill.ts';

/** A start that makes the tables is killed after each of the migrations in turn; the next start finishes. */
export const migration: Fault = {
  name: 'migration',
  rounds: 20,
  async run(rounds) {
    const base = temporaryFolder();
    const empty = join(base, 'empty');
    const names = (await readMigrations()).map(({ name }) => name);
    const complaints: string[] = [];
    const met = new Set<number>();
    let recovery = 0;
    await (await startCluster({ dataDir: empty })).stop();
    const whole = await finished(empty, join(base, 'whole'));
    for (let round = 0; round < rounds; round += 1) {
      const dataDir = join(base, `round-${round}`);
      await cp(empty, dataDir, { recursive: true });
      await killAfter(dataDir, { migrations: round % names.length, withDatabase: round % 2 === 1 });
      const left = await half(dataDir);
      met.add(left.length);
      if (left.join() !== names.slice(0, left.length).join()) complaints.push(`left with ${left}`);
      const from = performance.now();
      const { tables } = await finished(dataDir, dataDir);
      recovery = Math.max(recovery, Math.round(performance.now() - from));
      if (tables !== whole.tables)
        complaints.push(`round ${round}: the tables are not those of a whole start`);
      await rm(dataDir, { recursive: true });
    }
    for (const line of complaints) console.log(`  ${line}`);
    const note = `killed with ${[...met].sort().join(', ')} of ${names.length} migrations done`;
    return { rounds, acknowledged: 0, complaints, slowest: null, recovery, note };
  },
};

interface Strike {
  /** How many must be there before it is killed. */
  readonly migrations: number;
  readonly withDatabase: boolean;
}

async function killAfter(dataDir: string, { migrations, withDatabase }: Strike): Promise<void> {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    env: { PATH: process.env.PATH, PORT: `${await freePort()}`, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const client = await connected(dataDir);
  while (child.exitCode === null) {
    const done = await applied(client);
    if (done.length >= migrations) break;
  }
  if (withDatabase) process.kill(await databaseProcess(dataDir), 'SIGKILL');
  child.kill('SIGKILL');
  await ended;
  await client.end().catch(() => {});
}

/** The tables' owner, as soon as there is a database. */
async function connected(dataDir: string): Promise<pg.Client> {
  for (;;) {
    const connection = await findRunning(dataDir);
    const client = new pg.Client(connection?.('owner'));
    client.on('error', () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (connection && isThere) return client;
    await pause(5);
  }
}

function applied(client: pg.Client): Promise<string[]> {
  return client.query<{ name: string }>('select name from migrations order by name').then(
    ({ rows }) => rows.map(({ name }) => name),
    () => [],
  );
}

/** The migrations that a killed start left behind. */
async function half(dataDir: string): Promise<string[]> {
  const cluster = await startCluster({ dataDir });
  try {
    const client = await connected(dataDir);
    const done = await applied(client);
    await client.end();
    return done;
  } finally {
    await cluster.stop();
  }
}

/** Starts the product on the folder, or on a copy of it, and says what the tables look like then. */
async function finished(folder: string, dataDir: string): Promise<{ readonly tables: string }> {
  if (folder !== dataDir) await cp(folder, dataDir, { recursive: true });
  await using _ = await startProduct({ dataDir });
  const client = await connected(dataDir);
  const { rows } = await client.query<{ tables: string }>(
    `select md5(string_agg(line, e'\\n' order by line)) as tables from (
       select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
         from information_schema.columns where table_schema = 'public'
       union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
       union all select format('%s %s %s', table_name, grantee, privilege_type)
         from information_schema.role_table_grants where table_schema = 'public') all_of_it`,
  );
  await client.end();
  return { tables: rows[0]?.tables ?? '' };
}
