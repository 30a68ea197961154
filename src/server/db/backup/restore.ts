import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { writeWhole } from '../../write-whole.ts';
import { allTableNames, tableNames } from '../all-tables.ts';
import { openAccess, prepareTables, withClient } from '../database.ts';
import {
  applyMigration,
  createMigrationsTable,
  grantRights,
  lockMigrations,
  readMigrations,
} from '../migrations/migrate.ts';
import {
  type ArchiveCounts,
  countsOf,
  DamagedBackup,
  listFiles,
  type Manifest,
  ownerOf,
  readArchive,
  toWriteError,
  verifyArchive,
} from './archive.ts';
import type { BackupConfig } from './backup.ts';

/** Views by which processes of the release before reach tables that were renamed since. */
const viewsOfOlderNames = ['doomed_files', 'outgoing_mail'];

/** The database has rows, and nobody said that they may go. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/**
 * Puts a backup into an empty database, or with `replace` in the place of what is there. All rows come in one
 * transaction: whatever fails, the database is as it was. A backup of an older version is brought up to date.
 * Throws `DamagedBackup`, `NotEmpty`, `CannotStart`.
 */
export async function restore(
  config: BackupConfig,
  path: string,
  options: { readonly replace: boolean },
): Promise<ArchiveCounts> {
  const manifest = await verifyArchive(path);
  const migrations = await readMigrations();
  const known = manifest.migrations.every(
    ({ name, hash }, position) => migrations[position]?.name === name && migrations[position].hash === hash,
  );
  if (!known)
    throw new DamagedBackup('it was made by another version of the product: restore it with that one');
  const earlier = migrations.slice(0, manifest.migrations.length);
  const later = migrations.slice(manifest.migrations.length);
  const access = await openAccess({ config });
  try {
    const appRole = await prepareTables(access);
    const filesFolder = config.s3 ? null : join(config.dataDir, 'files');
    // Without a commit, the end of the connection undoes everything.
    await withClient(access.owner, async (client) => {
      await client.query('begin');
      await client.query("set local lock_timeout = '60s'");
      await lockMigrations(client);
      if (!options.replace && !(await isEmpty(client))) {
        throw new NotEmpty('the database has rows already: add --replace if they may be deleted');
      }
      await dropTables(client);
      await createMigrationsTable(client);
      for (const migration of earlier) await applyMigration(client, migration);
      await copyEverything({ client, path, manifest, filesFolder });
      for (const migration of later) await applyMigration(client, migration);
      await grantRights(client, appRole);
      await client.query('commit');
    });
    if (filesFolder && options.replace) await removeOthers(filesFolder, manifest);
  } finally {
    await access.stop();
  }
  return countsOf(manifest);
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const any = tableNames.map((name) => `exists (select from ${pg.escapeIdentifier(name)})`).join(' or ');
  const { rows } = await client.query<{ any: boolean }>(`select ${any} as any`);
  return rows[0]?.any === false;
}

/** Our tables, their views and the functions of their triggers; whatever else is in the database stays. */
async function dropTables(client: pg.Client): Promise<void> {
  const names = [...allTableNames, 'migrations'];
  const functions = await client.query<{ name: string }>(
    `select distinct t.tgfoid::regprocedure::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [names],
  );
  await client.query(`drop view if exists ${viewsOfOlderNames.join(', ')}`);
  await client.query(`drop table ${names.map(pg.escapeIdentifier).join(', ')}`);
  for (const { name } of functions.rows) await client.query(`drop function ${name}`);
}

interface CopyParts {
  readonly client: pg.Client;
  readonly path: string;
  readonly manifest: Manifest;
  readonly filesFolder: string | null;
}

/** Entry by entry: a backup has its tables in an order in which no row names one that is not there yet. */
async function copyEverything({ client, path, manifest, filesFolder }: CopyParts): Promise<void> {
  let current: CopyInto | null = null;
  for await (const { name, body } of readArchive(path)) {
    const table = manifest.tables.find((each) => ownerOf(name) === `tables/${each.name}`);
    if (current && current.table !== table) {
      await current.finish();
      current = null;
    }
    if (table) {
      current ??= copyInto(client, table);
      await current.write(body);
    } else if (filesFolder && name.startsWith('files/')) {
      await writeUpload(join(filesFolder, name.slice('files/'.length)), body);
    }
  }
}

type Table = Manifest['tables'][number];

interface CopyInto {
  readonly table: Table;
  write(body: Buffer): Promise<void>;
  finish(): Promise<void>;
}

function copyInto(client: pg.Client, table: Table): CopyInto {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ');
  const sink = client.query(copyFrom(`copy ${pg.escapeIdentifier(table.name)} (${columns}) from stdin`));
  const ended = finished(sink);
  // A refused row is told when it is asked for, below; until then it must not end the process.
  ended.catch(() => {});
  return {
    table,
    async write(body) {
      if (!sink.write(body)) await Promise.race([once(sink, 'drain'), ended]);
    },
    async finish() {
      sink.end();
      await ended;
      if (sink.rowCount !== table.rows) throw new DamagedBackup(`${table.name} has another number of rows`);
    },
  };
}

async function writeUpload(path: string, body: Buffer): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeWhole(path, body);
  } catch (error) {
    throw toWriteError(path, error);
  }
}

/** What was replaced may hold pictures of people who are gone. */
async function removeOthers(root: string, manifest: Manifest): Promise<void> {
  const kept = new Set(manifest.files.map(({ path }) => path));
  for (const { path, place } of await listFiles(root)) if (!kept.has(place)) await rm(path, { force: true });
}
