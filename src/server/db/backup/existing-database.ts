import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config/config.ts';
import { findRunning, startCluster } from '../built-in/cluster.ts';
import { connectDatabase, type Database, withClient } from '../database.ts';
import { readMigrations } from '../migrations/migrate.ts';

type Place = Pick<Config, 'dataDir' | 'database'>;

/** A database that is there already, for a program beside the product. */
export interface ExistingDatabase {
  /** As the product connects. */
  readonly connection: pg.ClientConfig;
  /** Stops what was started for the purpose, and nothing else. */
  stop(): Promise<void>;
}

/**
 * Finds the server's database, the one of a running product, or our own, which is started until `stop`. Makes and
 * changes nothing. Throws `CannotStart` when there is none.
 */
export async function findExistingDatabase({ database, dataDir }: Place): Promise<ExistingDatabase> {
  if (database) return { connection: { connectionString: database.url }, stop: async () => {} };
  const running = await findRunning(dataDir);
  if (running) return { connection: running('app'), stop: async () => {} };
  if (!(await stat(join(dataDir, 'postgres')).catch(() => null))) {
    throw new CannotStart(
      `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL to the one you mean.`,
    );
  }
  const cluster = await startCluster({ dataDir });
  return { connection: cluster.connection('app'), stop: () => cluster.stop() };
}

/** Throws `CannotStart` when the database has no tables of the product. */
export async function requireTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.migrations') is not null as yes");
  if (rows[0]?.yes) return;
  throw new CannotStart(
    'The database has no tables of the product: check DATABASE_URL, or start the product once.',
  );
}

/** Throws `CannotStart` when its tables are not those of this very version. */
export async function requireThisVersion(client: pg.ClientBase): Promise<void> {
  await requireTables(client);
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  const known = (await readMigrations()).map(({ name }) => name);
  if (rows.map(({ name }) => name).join() === known.join()) return;
  throw new CannotStart('The database belongs to another version of the product: start this one once.');
}

/** Opens it as the product does, but only with tables of this very version. Throws `CannotStart`. */
export async function openExistingDatabase(place: Place): Promise<Database> {
  const existing = await findExistingDatabase(place);
  try {
    await withClient(existing.connection, requireThisVersion);
  } catch (error) {
    await existing.stop();
    throw error;
  }
  return connectDatabase({ app: existing.connection, stop: existing.stop });
}
