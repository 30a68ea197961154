import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { assert } from '#std/assert.ts';
import { syncPath } from '../../sync-path.ts';
import { writeWhole } from '../../write-whole.ts';
import { FileDamaged, type FileStore, FilesUnavailable, type GetOptions } from './file-store.ts';

/** Files in one folder of this machine, spread over sub-folders by the first two characters of their keys. */
export function diskStore(folder: string): FileStore {
  return {
    put: (key, bytes) => withStoreErrors(put(pathOf(folder, key), bytes)),
    get: (key, options) => withStoreErrors(get(pathOf(folder, key), options)),
    size: (key) => withStoreErrors(sizeOf(pathOf(folder, key))),
    delete: (key) => withStoreErrors(remove(pathOf(folder, key))),
  };
}

async function withStoreErrors<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof FileDamaged) throw cause;
    // Only the code: the message has the name of the file in it, and errors are logged.
    throw new FilesUnavailable(cause instanceof Error && 'code' in cause ? `${cause.code}` : 'unknown');
  }
}

interface Location {
  readonly root: string;
  readonly folder: string;
  readonly path: string;
}

function pathOf(root: string, key: string): Location {
  assert(
    /^[A-Za-z0-9_-]{8,64}$/.test(key),
    'A file key is made by us and consists of letters, digits, - and _.',
  );
  const folder = join(root, key.slice(0, 2));
  return { root, folder, path: join(folder, key) };
}

/** After a power cut there is the whole file or none. */
async function put({ root, folder, path }: Location, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(path, bytes);
  // The name of a file is stored in its folder, and the name of a new folder in the one above.
  for (const changed of [folder, root, dirname(root)]) await syncPath(changed);
}

/** Also removes what a killed process has written of it under another name. */
async function remove({ folder, path }: Location): Promise<void> {
  await rm(path, { force: true });
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const parts = names.map((name) => join(folder, name)).filter((name) => name.startsWith(`${path}.`));
  for (const part of parts) await rm(part, { force: true });
}

async function get(
  { path }: Location,
  { range, bytes }: GetOptions = {},
): Promise<ReadableStream<Uint8Array> | null> {
  const handle = await orNull(open(path, 'r'));
  if (!handle) return null;
  if (bytes !== undefined && (await handle.stat()).size !== bytes) {
    await handle.close();
    throw new FileDamaged();
  }
  const part = range ? { start: range.first, end: range.last } : {};
  return Readable.toWeb(createReadStream('', { fd: handle, ...part })) as ReadableStream<Uint8Array>;
}

async function sizeOf({ path }: Location): Promise<number | null> {
  return (await orNull(stat(path)))?.size ?? null;
}

/** Null for a file that is not there. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
