import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config/config.ts';
import { startCluster } from './built-in/cluster.ts';
import type { DatabaseLog } from './built-in/server.ts';
import { createDb, type Db } from './connection/drizzle.ts';
import { createPoolSockets } from './connection/pool-sockets.ts';
import { openReplica, type Read, type Replica } from './connection/replica.ts';
import { type NotificationHandler, openSubscription } from './connection/subscription.ts';
import { toDatabaseError } from './failure.ts';
import { announceProcess, type RunningProcess } from './locks/running-processes.ts';
import { migrate } from './migrations/migrate.ts';

export type { Db, Transaction } from './connection/drizzle.ts';
export type { Read } from './connection/replica.ts';

export interface Database {
  readonly db: Db;
  /** For what Drizzle cannot do. Its errors may contain values: pass them through `toDatabaseError`. */
  readonly pool: pg.Pool;
  /** Runs queries that only read at the replica, where there is one that is not late. */
  readonly read: Read;
  /** Null: there is no replica. */
  readonly replica: Pick<Replica, 'counts'> | null;
  /** Subscribes to changes on a channel; returns the function that ends it. */
  listen(channel: string, handler: NotificationHandler): () => void;
  /**
   * Announces the fingerprint of our secret to the other processes on this database. False when one of them has
   * another, true when that cannot be known now. `onConflict` is called when it is noticed later.
   */
  announceSecret(fingerprint: number, onConflict: () => void): Promise<boolean>;
  /** Resolves when every notification of an earlier commit was received here, or is known to be lost. */
  settle(): Promise<void>;
  /** Whether the database answers now; takes some seconds at most. */
  ping(): Promise<boolean>;
  /** Waits for the queries under way, then stops what was started. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly config: Pick<Config, 'dataDir' | 'database'>;
  readonly log?: DatabaseLog;
}

/** How to connect to a database: as the owner of the tables, and as the product. */
export interface Access {
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  /** As the product, with a session of its own where `app` leads through a pooler. */
  readonly session?: pg.ClientConfig;
  /** As the product, at a replica. */
  readonly replica?: pg.ClientConfig | undefined;
  /** Connections of the pool, 10 unless given. */
  readonly poolSize?: number | undefined;
  /** False where the engine has no `NOTIFY`. */
  readonly hasNotify?: boolean | undefined;
  stop(): Promise<void>;
}

/** Milliseconds. A page must not wait longer for the database. */
const timeoutsMs = {
  /** For a new connection, or one from the pool: later, the database is down or we are overloaded. */
  connect: 1_800,
  /** Shorter than `query`: when the server ends a statement itself, the connection can be used again. */
  statement: 4_500,
  /** For an answer. A server that answers nothing at all is noticed earlier, by the subscription. */
  query: 5_000,
  idleTransaction: 10_000,
} as const;

const poolTimeouts = {
  connectionTimeoutMillis: timeoutsMs.connect,
  query_timeout: timeoutsMs.query,
  statement_timeout: timeoutsMs.statement,
  idle_in_transaction_session_timeout: timeoutsMs.idleTransaction,
  keepAlive: true,
} as const;

const defaultPoolSize = 10;

/**
 * Opens the database that the settings name, or starts our own in `dataDir`, and brings its tables to the newest
 * version. Throws `CannotStart` with a sentence for the operator.
 */
export async function openDatabase({ config, log }: DatabaseOptions): Promise<Database> {
  const access = await openAccess({ config, ...(log ? { log } : {}) });
  try {
    await prepareTables(access);
  } catch (error) {
    await access.stop();
    throw error;
  }
  return connectDatabase(access, log);
}

/** A database whose tables are ready. */
export function connectDatabase(access: Omit<Access, 'owner'>, log?: DatabaseLog): Database {
  const { app, session = app, poolSize: max = defaultPoolSize, hasNotify = true } = access;
  const sockets = createPoolSockets();
  const pool = createPool({ ...app, max, stream: sockets.create }, log);
  const db = createDb(pool);
  const replica = access.replica
    ? openReplica({ leader: pool, pool: { ...access.replica, ...poolTimeouts, max }, log })
    : null;
  const subscription = openSubscription({
    connection: session,
    hasNotify,
    log,
    onSilence: sockets.setSilent,
  });
  let running: RunningProcess | null = null;
  return {
    db,
    pool,
    read: replica?.read ?? ((work) => work(db)),
    replica,
    listen: subscription.listen,
    async announceSecret(fingerprint, onConflict) {
      running = await announceProcess({ pool, fingerprint, onConflict });
      return running.isSameSecret;
    },
    settle: subscription.settle,
    ping: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await running?.end();
      await subscription.close();
      await replica?.close();
      await pool.end();
      await access.stop();
    },
  };
}

/** The server that the settings name, or our own, started. */
export async function openAccess({ config, log }: DatabaseOptions): Promise<Access> {
  if (config.database) {
    const { url, migrationUrl, sessionUrl = url, readUrl, poolSize, hasNotify } = config.database;
    return {
      owner: { connectionString: migrationUrl },
      app: { connectionString: url },
      session: { connectionString: sessionUrl },
      replica: readUrl ? { connectionString: readUrl } : undefined,
      poolSize,
      hasNotify,
      stop: async () => {},
    };
  }
  const cluster = await startCluster({ dataDir: config.dataDir, ...(log ? { log } : {}) });
  return { owner: cluster.connection('owner'), app: cluster.connection('app'), stop: () => cluster.stop() };
}

/** Brings the tables to the newest version; returns the name of the role that the product connects as. */
export async function prepareTables({ owner, app }: Pick<Access, 'owner' | 'app'>): Promise<string> {
  const appRole = await withClient(app, checkServer);
  await withClient(owner, (client) => migrate(client, appRole));
  return appRole;
}

/** Runs work on a connection of its own. An error of the database becomes a `CannotStart`; others are thrown as they are. */
export async function withClient<Value>(
  access: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ ...access, connectionTimeoutMillis: 10_000 });
  // Without a listener, a broken connection would end the process. The query under way fails anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (toDatabaseError(error) === error) throw error;
    throw new CannotStart(`The database cannot be used: ${explain(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** PostgreSQL's message with advice. Left out where it may quote what users wrote (classes 22 and 23). */
function explain(error: unknown): string {
  const { code = '', message } = error as pg.DatabaseError;
  if (/^2[23]/.test(code)) return `it refused a row (${code}).`;
  // XX is damage, 58 a missing file.
  if (/^(XX|58)/.test(code))
    return `${code} ${message}; restore the last backup (docs/operations.md, Backups).`;
  const advice = /^(E[A-Z]+|28...|3D000|08...)$/.test(code)
    ? 'check that the server runs and that DATABASE_URL names it.'
    : 'check the rights of the role in DATABASE_URL (or DATABASE_MIGRATION_URL).';
  return `${code} ${message || 'no answer'}; ${advice}`.trim();
}

/** The name of our role. Throws `CannotStart` when the server is too old or the database is not in UTF-8. */
async function checkServer(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select current_user as role, current_setting('server_version_num')::int as version,
            current_setting('server_version') as server_version, current_setting('server_encoding') as encoding`,
  );
  const { role, version, server_version: serverVersion, encoding } = rows[0];
  if (version < 150_000) {
    throw new CannotStart(
      `The server in DATABASE_URL is PostgreSQL ${serverVersion}: use version 15 or newer.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new CannotStart(`The database in DATABASE_URL stores ${encoding}: make it with "encoding 'UTF8'".`);
  }
  return role;
}

function createPool(access: pg.PoolConfig, log?: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({ ...access, ...poolTimeouts });
  // A broken connection fails the query under way, or the next one. Without these listeners a connection that breaks
  // while idle, or between two queries of a transaction, would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    const { message } = toDatabaseError(error) as Error;
    log?.warn({ reason: message }, 'a database connection was lost');
  });
  return pool;
}
