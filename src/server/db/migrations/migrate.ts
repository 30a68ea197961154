import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import { projectRoot } from '../../project-root.ts';

export interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly text: string;
}

/** Any number that nothing else uses: whoever changes the tables holds this lock until the commit. */
const migrationLock = 6_021_990;

/** All migrations in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = join(projectRoot, 'src', 'server', 'db', 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name: name.slice(0, -4), hash: createHash('sha256').update(text).digest('hex'), text };
    }),
  );
}

/**
 * Brings the tables to the newest version and gives `appRole` its rights on them. Each migration is one transaction
 * together with its record: a connection that breaks leaves the version before or the one after. Several processes
 * may do this at once. Throws `CannotStart` when the tables are of a version that this product does not know.
 */
export async function migrate(client: pg.ClientBase, appRole: string): Promise<void> {
  const migrations = await readMigrations();
  for (let done = false; !done; ) {
    await client.query('begin');
    try {
      await client.query("set local lock_timeout = '60s'");
      await lockMigrations(client);
      const next = await nextMigration(client, migrations);
      if (next) await applyMigration(client, next);
      // With each migration: processes of the release before may use what it made as soon as it is committed.
      await grantRights(client, appRole);
      await client.query('commit');
      done = !next;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }
}

/** Waits until nobody else changes the tables. The lock ends with the transaction. */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
}

/** The table that says which migrations were applied. */
export async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table if not exists migrations
     (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
}

/** Which of `migrations` comes next; null when all are there. */
async function nextMigration(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<Migration | null> {
  await createMigrationsTable(client);
  const applied = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  );
  for (const [position, row] of applied.rows.entries()) {
    const known = migrations[position];
    if (known?.name === row.name && known.hash === row.hash) continue;
    throw new CannotStart(
      `The database has the migration ${row.name}, which this version of the product does not know in this form: ` +
        'start the version that made it, or restore a backup.',
    );
  }
  return migrations[applied.rows.length] ?? null;
}

/** Runs one migration and records it, in the transaction that the caller has begun. */
export async function applyMigration(client: pg.ClientBase, { name, hash, text }: Migration): Promise<void> {
  await client.query(text);
  await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
}

/** The app reads and writes rows; what is written once by rule (ids of deleted cards, migrations) it cannot change. */
export async function grantRights(client: pg.ClientBase, appRole: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>('select current_user as owner');
  if (rows[0]?.owner === appRole) return;
  const role = pg.escapeIdentifier(appRole);
  await client.query(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    revoke update, delete on deleted_cards from ${role};
    revoke insert, update, delete on migrations from ${role};
  `);
}
