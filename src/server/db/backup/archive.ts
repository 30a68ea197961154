import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { syncPath } from '../../sync-path.ts';

/*
 * A backup is one .tar.gz: `tables/{table}/{part}.copy` (PostgreSQL's COPY text), `files/...` (uploads as they lie on
 * disk) and at the end `manifest.json`, which says what must be there. Any tar program can open it.
 */

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: digest })),
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier).min(1),
      rows: z.int().min(0),
      sha256: digest,
    }),
  ),
  files: z.array(
    z.object({
      /** Below the folder of files. */
      path: z.string().regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/),
      sha256: digest,
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

export interface ArchiveCounts {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

export function countsOf({ tables, files }: Manifest): ArchiveCounts {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files: files.length };
}

/** The files below a folder, each with its place there as a manifest names it; none where there is no folder. */
export async function listFiles(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => {
      const path = join(parentPath, name);
      return { name, path, place: relative(root, path).split(sep).join('/') };
    });
}

export const manifestName = 'manifest.json';

/** A file of the archive. Its content is held in memory. */
export interface ArchiveEntry {
  readonly name: string;
  readonly body: Buffer;
}

/** Bytes. A longer entry shows a damaged file: parts of tables are 4 MB, uploads at most 30. */
const largestEntry = 256 * 1024 * 1024;

/** Something is wrong with the backup file; the message says what, without its name. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup';
}

/** Writes the archive so that `path` holds all of it or what it held before. */
export async function writeArchive(path: string, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    // `flush` brings it to the disk before the name is given.
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    const archive = pack();
    addEntries(archive, entries).catch((error) => archive.destroy(error));
    await pipeline(archive, createGzip({ level: 4 }), file);
    await rename(draft, path);
  } catch (error) {
    throw toWriteError(path, error);
  } finally {
    await rm(draft, { force: true });
  }
  await syncPath(dirname(path));
}

/** An error of the disk with its cause and what to do; any other error as it is. */
export function toWriteError(path: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!syscall) return error;
  return new Error(`${path} cannot be written (${code}): choose a folder that exists and has room.`);
}

/** Waits until each entry was taken, so that only one is in memory. */
async function addEntries(archive: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, body } of entries) {
    await new Promise<void>((resolve, reject) => {
      const header = { name, mode: 0o600, mtime: new Date(0) };
      archive.entry(header, body, (error) => (error ? reject(error) : resolve()));
    });
  }
  archive.finalize();
}

/** The entries of an archive in their order. Throws `DamagedBackup`. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  const archive = extract();
  file.on('error', (error) => unzipped.destroy(error));
  unzipped.on('error', (error) => archive.destroy(error));
  file.pipe(unzipped).pipe(archive);
  try {
    // To the end of the file: only there is the checksum of the compression.
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > largestEntry) throw new Error('an entry is too large');
      yield { name, body: await buffer(entry) };
    }
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    throw new DamagedBackup(
      syscall ? `it cannot be read (${code})` : `it is no whole backup file: ${message}`,
    );
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}

/** What an entry of a table or a file belongs to; null for the manifest. */
export function ownerOf(name: string): string | null {
  const table = /^tables\/([a-z_][a-z0-9_]*)\/\d+\.copy$/.exec(name)?.[1];
  if (table) return `tables/${table}`;
  return name === manifestName ? null : name;
}

/**
 * Reads a whole backup and compares every byte with the manifest. Throws `DamagedBackup` when something is missing,
 * changed or too much.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  let manifest: Manifest | null = null;
  for await (const { name, body } of readArchive(path)) {
    const owner = ownerOf(name);
    if (owner === null) {
      manifest = readManifest(body);
      continue;
    }
    const hash = hashes.get(owner) ?? createHash('sha256');
    hashes.set(owner, hash.update(body));
  }
  if (!manifest) throw new DamagedBackup('it has no manifest');
  const expected = [
    ...manifest.tables.map(({ name, sha256 }) => ({ owner: `tables/${name}`, sha256 })),
    ...manifest.files.map(({ path, sha256 }) => ({ owner: `files/${path}`, sha256 })),
  ];
  for (const { owner, sha256 } of expected) {
    const found = hashes.get(owner) ?? createHash('sha256');
    if (found.digest('hex') !== sha256) throw new DamagedBackup(`${owner} is not what was saved`);
    hashes.delete(owner);
  }
  const [stranger] = hashes.keys();
  if (stranger) throw new DamagedBackup(`${stranger} is not in its manifest`);
  return manifest;
}

function readManifest(body: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(body.toString()));
  } catch {
    throw new DamagedBackup('its manifest cannot be read; a newer version of the product may have made it');
  }
}
