import pg from 'pg';
import type { Config } from '../config/config.ts';
import { startCluster } from './built-in/cluster.ts';
import type { DatabaseLog } from './built-in/server.ts';
import { createConnections } from './connection/connections.ts';
import { createDb, type Db } from './connection/drizzle.ts';
import { type NotificationHandler, openSubscription } from './connection/subscription.ts';
import { CannotStart, toDatabaseError } from './failure.ts';
import { agree } from './locks/secret-lock.ts';
import { migrate } from './migrations/migrate.ts';

export type { Db, Transaction } from './connection/drizzle.ts';

export interface Database {
  readonly db: Db;
  /** For what Drizzle cannot say. What it throws may carry values: pass it through `toDatabaseError` first. */
  readonly pool: pg.Pool;
  /** Hears `NOTIFY` on a channel; returns the function that ends it. */
  listen(channel: string, handler: NotificationHandler): () => void;
  /**
   * Says `mark` to the other processes on this database, from now on; false when one of them says something else, and
   * true when that cannot be known now. `onQuarrel`: it is seen later, after the connection was lost.
   */
  agree(mark: number, onQuarrel: () => void): Promise<boolean>;
  /** Resolves when every notice of what was committed before has been heard here, or is known to be lost. */
  settle(): Promise<void>;
  /** Whether the database answers now; takes at most some seconds. */
  ping(): Promise<boolean>;
  /** Waits for the queries under way, then stops what was started. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly config: Pick<Config, 'dataDir' | 'database'>;
  readonly log?: DatabaseLog;
}

/** How to reach a database, as the one who owns the tables and as the product. */
export interface Access {
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  stop(): Promise<void>;
}

/** Milliseconds; a page must not wait longer than this for the database. */
const limits = {
  /** For a connection, new or from the pool: beyond it the database is down or we are overloaded. */
  connect: 1_800,
  /** The server ends a statement first, so that the connection can be used again. */
  statement: 4_500,
  /** We give up on a server that does not answer this; one that answers nothing at all is noticed earlier. */
  query: 5_000,
  idleTransaction: 10_000,
} as const;

const connections = 10;

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
export function connectDatabase(access: Pick<Access, 'app' | 'stop'>, log?: DatabaseLog): Database {
  const lines = createConnections();
  const pool = createPool({ ...access.app, stream: lines.stream }, log);
  const subscription = openSubscription({ connection: access.app, log, onSilence: lines.setSilent });
  return {
    db: createDb(pool),
    pool,
    listen: subscription.listen,
    async agree(mark, onQuarrel) {
      let isAgreed = true;
      let asked = false;
      await subscription.onConnection(async (client) => {
        const isSame = await agree(client, mark).catch(() => true);
        if (!asked) isAgreed = isSame;
        else if (!isSame) onQuarrel();
      });
      asked = true;
      return isAgreed;
    },
    settle: subscription.settle,
    ping: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await subscription.close();
      await pool.end();
      await access.stop();
    },
  };
}

/** The server that the settings name, or our own, started. */
export async function openAccess({ config, log }: DatabaseOptions): Promise<Access> {
  if (config.database) {
    const { url, migrationUrl } = config.database;
    return {
      owner: { connectionString: migrationUrl },
      app: { connectionString: url },
      stop: async () => {},
    };
  }
  const cluster = await startCluster({ dataDir: config.dataDir, ...(log ? { log } : {}) });
  return { owner: cluster.connection('owner'), app: cluster.connection('app'), stop: () => cluster.stop() };
}

/** Brings the tables to the newest version; returns the name of the role that the product connects as. */
export async function prepareTables({ owner, app }: Pick<Access, 'owner' | 'app'>): Promise<string> {
  const appRole = await asClient(app, checkServer);
  await asClient(owner, (client) => migrate(client, appRole));
  return appRole;
}

/** Runs some work on a connection of its own. A failure of the database is a `CannotStart`, others stay what they are. */
export async function asClient<Value>(
  access: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ ...access, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection that breaks would end the process; the query under way is told anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (toDatabaseError(error) === error) throw error;
    throw new CannotStart(`The database cannot be used: ${reason(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

const restoreWords =
  'stop the product, move DATA_DIR/postgres away and run "npm run db:restore -- FILE.tar.gz" (docs/operations.md, Backups)';

/** What PostgreSQL says of roles and tables; what it says of data (classes 22 and 23) quotes what users wrote. */
function reason(error: unknown): string {
  const { code = '', message } = error as pg.DatabaseError;
  if (/^2[23]/.test(code)) return `it refused a row (${code}).`;
  // Damage (XX), files that are not there (58), and what is left when a part of the catalogue is gone.
  if (/^(XX|58)/.test(code)) return `${code} ${message}; restore the last backup: ${restoreWords}.`;
  const cure = /^(E[A-Z]+|28...|3D000|08...)$/.test(code)
    ? 'check that the server runs and that DATABASE_URL names it.'
    : 'check the rights of the role in DATABASE_URL (or DATABASE_MIGRATION_URL).';
  return `${code} ${message || 'no answer'}; ${cure}`.trim();
}

/** The name of the role we are; throws when the server is too old or stores something else than UTF-8. */
async function checkServer(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select current_user as role, current_setting('server_version_num')::int as version,
            current_setting('server_version') as written, current_setting('server_encoding') as encoding`,
  );
  const { role, version, written, encoding } = rows[0];
  if (version < 150_000) {
    throw new CannotStart(`The server in DATABASE_URL is PostgreSQL ${written}: use version 15 or newer.`);
  }
  if (encoding !== 'UTF8') {
    throw new CannotStart(`The database in DATABASE_URL stores ${encoding}: make it with "encoding 'UTF8'".`);
  }
  return role;
}

function createPool(access: pg.ClientConfig, log?: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    ...access,
    max: connections,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.query,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    keepAlive: true,
  });
  // A connection that breaks is told to the query under way or to the next one. Without these listeners, one that
  // is idle, or between two queries of a transaction, would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    const { message } = toDatabaseError(error) as Error;
    log?.warn({ reason: message }, 'a database connection was lost');
  });
  return pool;
}
