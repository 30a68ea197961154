import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startCluster } from '#server/db/built-in/cluster.ts';
import { databaseName } from '#server/db/built-in/provision.ts';
import { connectDatabase, type Database, prepareTables, withClient } from '#server/db/database.ts';
import { atEnd } from './at-end.ts';

/*
 * One PostgreSQL for a whole test run, in the process that runs vitest; one database for each test file, copied from
 * a migrated one. The server is started when the first file asks for it, so that a run without the database is fast.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket at which the server's address is asked for. */
    databaseSocket: string;
  }
}

/** What a test file needs to make a database of its own. */
interface ServerAccess {
  readonly admin: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
}

const folderPrefix = 'bloom-tests-';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  let started: Promise<{ access: ServerAccess; stop(): Promise<void> }> | null = null;
  const server = createServer((socket) => {
    started ??= startServer(join(folder, 'data'));
    started.then(
      ({ access }) => socket.end(JSON.stringify(access)),
      (error: Error) => socket.end(JSON.stringify({ error: error.message })),
    );
  });
  server.listen(join(folder, 'access.sock'));
  await once(server, 'listening');
  project.provide('databaseSocket', join(folder, 'access.sock'));
  return async () => {
    server.close();
    await (await started?.catch(() => null))?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A run that was killed leaves its server behind. The lock of a folder tells whether its run lives. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const dataDir = join(folder, 'data');
    if (!existsSync(join(dataDir, 'lock.owner'))) continue;
    const cluster = await startCluster({ dataDir }).catch(() => null);
    await cluster?.stop();
    if (cluster) await rm(folder, { recursive: true, force: true });
  }
}

async function startServer(dataDir: string): Promise<{ access: ServerAccess; stop(): Promise<void> }> {
  await removeAbandoned();
  const cluster = await startCluster({ dataDir });
  const admin = cluster.connection('admin', 'postgres');
  // Nobody misses a test's data after a power cut.
  await asAdmin(admin, ['alter system set fsync = off', 'alter system set full_page_writes = off']);
  await asAdmin(admin, ['select pg_reload_conf()']);
  const access = { admin, owner: cluster.connection('owner'), app: cluster.connection('app') };
  await prepareTables(access);
  return { access, stop: cluster.stop };
}

async function readServerAccess(): Promise<ServerAccess> {
  const answer = JSON.parse(await text(connect(inject('databaseSocket')))) as ServerAccess & {
    error?: string;
  };
  if (answer.error) throw new Error(answer.error);
  return answer;
}

function asAdmin(admin: pg.ClientConfig, statements: readonly string[]): Promise<void> {
  return withClient(admin, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/**
 * A pool for a test to look at or to break. A pool says that it has ended before its connections have; the one that a
 * dropped database still meets would end the test run without the listener.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  return new pg.Pool(config).on('error', () => {});
}

export interface TestDatabase extends Database {
  /** The same database for a product that is given `DATABASE_URL` and `DATABASE_MIGRATION_URL`. */
  readonly config: { readonly url: string; readonly migrationUrl: string };
  /** A connection as the one who owns the tables: beyond what the product may do. */
  readonly owner: pg.ClientConfig;
}

/**
 * A database of its own with all tables, empty, seen as the product sees it. Called once at the top of a file
 * (`const database = await testDatabase();`) it is removed after the file's last test, called in a test after that.
 */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const access = await readServerAccess();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(access.admin, [
    `create database ${name} template ${migrated ? databaseName : 'template0'} owner ${access.owner.user}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${access.app.user}`,
  ]);
  const owner = { ...access.owner, database: name };
  const app = { ...access.app, database: name };
  const drop = () => asAdmin(access.admin, [`drop database ${name} with (force)`]);
  const database = connectDatabase({ app, stop: drop });
  atEnd(() => database.close());
  return { ...database, owner, config: { url: urlOf(app), migrationUrl: urlOf(owner) } };
}

function urlOf({ host = '', port = 0, user = '', database = '' }: pg.ClientConfig): string {
  const query = new URLSearchParams({ host, port: String(port), user });
  return `postgres:///${database}?${query}`;
}
