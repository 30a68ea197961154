import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config, S3Config } from '../../config/config.ts';
import { type CheckReport, checkFiles } from '../../files/store/all-files.ts';
import { createFileStore } from '../../files/store/create-store.ts';
import { FilesUnavailable } from '../../files/store/file-store.ts';
import { transientTableNames } from '../all-tables.ts';
import { createDb } from '../connection/drizzle.ts';
import { withClient } from '../database.ts';
import {
  type ArchiveCounts,
  type ArchiveEntry,
  countsOf,
  listFiles,
  type Manifest,
  manifestName,
  writeArchive,
} from './archive.ts';
import { findExistingDatabase, requireTables } from './existing-database.ts';

export interface BackupConfig extends Pick<Config, 'dataDir' | 'database'> {
  /** Null: uploads are kept in `dataDir`, and belong to it. `ignored`: only the rows are of interest. */
  readonly s3: S3Config | 'ignored' | null;
}

export interface BackupReport extends ArchiveCounts {
  /** Bytes of the backup file. */
  readonly bytes: number;
  /** Which uploads are missing or damaged, here or in the bucket; null: that was not asked, or the bucket did not answer. */
  readonly check: CheckReport | null;
}

/** Bytes of one part of a table: a tar entry says its length before its content. */
const partBytes = 4 * 1024 * 1024;

/**
 * Writes one file with every row as it was at one moment and every upload kept on this disk; works while the product
 * runs. Throws `CannotStart` when there is no database to save. `path` keeps its content unless all went well.
 */
export async function backUp(config: BackupConfig, path: string): Promise<BackupReport> {
  const source = await findExistingDatabase(config);
  try {
    return await withClient(source.connection, (client) => save(client, config, path));
  } finally {
    await source.stop();
  }
}

async function save(client: pg.Client, config: BackupConfig, path: string): Promise<BackupReport> {
  await client.query('begin isolation level repeatable read read only');
  const manifest = await describe(client);
  const saved: SavedFiles = new Map();
  await writeArchive(path, collect({ client, manifest, config, saved }));
  await client.query('commit');
  return {
    ...countsOf(manifest),
    bytes: (await stat(path)).size,
    check: await check(client, config, saved),
  };
}

/** Bytes of each upload that was saved, by its id; null for one that could not be read. */
type SavedFiles = Map<string, number | null>;

async function check(
  client: pg.Client,
  config: BackupConfig,
  saved: SavedFiles,
): Promise<CheckReport | null> {
  const { dataDir, s3 } = config;
  if (s3 === 'ignored') return null;
  const store = createFileStore({ dataDir, s3 });
  const size = async (id: string) => (saved.has(id) ? (saved.get(id) ?? null) : store.size(id));
  try {
    return await checkFiles(createDb(client), { size });
  } catch (error) {
    if (error instanceof FilesUnavailable) return null;
    throw error;
  }
}

/** The manifest without what is only known when everything was read. */
async function describe(client: pg.Client): Promise<Manifest> {
  await requireTables(client);
  const migrations = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  );
  // Columns that PostgreSQL computes are computed again.
  const tables = await client.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
      and c.relowner = (select relowner from pg_class where oid = 'public.migrations'::regclass)
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
    group by c.relname order by c.relname`,
    [transientTableNames],
  );
  const order = await referenceOrder(client, tables.rows);
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows,
    tables: order.map((table) => ({ ...table, rows: 0, sha256: '' })),
    files: [],
  };
}

/** Each table after those it refers to, so that the rows can be put back in this order. */
async function referenceOrder<Table extends { name: string }>(
  client: pg.Client,
  tables: Table[],
): Promise<Table[]> {
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname::text as from, t.relname::text as to from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.relnamespace = 'public'::regnamespace`,
  );
  const order = new Set<Table>();
  const visit = (table: Table, above: readonly Table[]) => {
    for (const { from, to } of references) {
      const target = tables.find(({ name }) => from === table.name && name === to);
      if (target && !above.includes(target)) visit(target, [...above, target]);
    }
    order.add(table);
  };
  for (const table of tables) visit(table, [table]);
  return [...order];
}

interface Collecting {
  readonly client: pg.Client;
  readonly manifest: Manifest;
  readonly config: BackupConfig;
  readonly saved: SavedFiles;
}

/** Everything that goes into the archive; completes the manifest on the way and gives it out last. */
async function* collect({ client, manifest, config, saved }: Collecting): AsyncGenerator<ArchiveEntry> {
  for (const table of manifest.tables) yield* tableEntries(client, table);
  if (!config.s3) yield* fileEntries(join(config.dataDir, 'files'), manifest, saved);
  yield { name: manifestName, body: Buffer.from(JSON.stringify(manifest, null, 2)) };
}

async function* tableEntries(
  client: pg.Client,
  table: Manifest['tables'][number],
): AsyncGenerator<ArchiveEntry> {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(table.name)} (${columns}) to stdout`));
  const hash = createHash('sha256');
  let parts = 0;
  for await (const body of inParts(rows)) {
    hash.update(body);
    parts += 1;
    yield { name: `tables/${table.name}/${String(parts).padStart(6, '0')}.copy`, body };
  }
  table.rows = rows.rowCount;
  table.sha256 = hash.digest('hex');
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    yield Buffer.concat(chunks, length);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks, length);
}

/** Uploads never change; one that is deleted meanwhile was not in use by any row of our moment. */
async function* fileEntries(
  root: string,
  manifest: Manifest,
  saved: SavedFiles,
): AsyncGenerator<ArchiveEntry> {
  for (const { name, path, place } of await listFiles(root)) {
    // Anything else is a file still being written.
    if (!/^[A-Za-z0-9_/-]+$/.test(place)) continue;
    const body = await readFile(path).catch(() => null);
    saved.set(name, body?.length ?? null);
    if (!body) continue;
    manifest.files.push({ path: place, sha256: createHash('sha256').update(body).digest('hex') });
    yield { name: `files/${place}`, body };
  }
}
