import { createHash } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type FileKind, files } from '../../db/tables/files.ts';
import type { FileStore } from './file-store.ts';
import type { KnownFile } from './stored-files.ts';

interface FileRow extends KnownFile {
  readonly kind: FileKind;
  readonly userId: string;
}

/** A file whose bytes are not what was stored. */
export interface BadFile extends Pick<FileRow, 'id' | 'kind' | 'userId' | 'bytes'> {
  /** Bytes in the store now; null: there is no such file. */
  readonly found: number | null;
}

export interface CheckReport {
  readonly files: number;
  readonly bad: readonly BadFile[];
}

/** Files at the same time. */
const batchSize = 8;

/** All files that have a row. */
async function* batches(db: Db): AsyncGenerator<readonly FileRow[]> {
  const { id, kind, userId, contentType, bytes } = files;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const some: FileRow[] = await db
      .select({ id, kind, userId, contentType, bytes })
      .from(files)
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(batchSize);
    yield some;
    last = some.at(-1)?.id;
  }
}

/** Compares the size of every file with its row. A file that is deleted meanwhile is not bad. Throws `FilesUnavailable`. */
export async function checkFiles(db: Db, store: Pick<FileStore, 'size'>): Promise<CheckReport> {
  const bad: BadFile[] = [];
  let checked = 0;

  async function check({ id, kind, userId, bytes }: FileRow): Promise<readonly BadFile[]> {
    const found = await store.size(id);
    return found !== bytes && (await hasRow(db, id)) ? [{ id, kind, userId, bytes, found }] : [];
  }

  for await (const some of batches(db)) {
    bad.push(...(await Promise.all(some.map(check))).flat());
    checked += some.length;
  }
  return { files: checked, bad };
}

/** Rows are deleted before bytes: missing bytes may belong to a file that was deleted a moment ago. */
async function hasRow(db: Db, id: string): Promise<boolean> {
  return (await db.$count(files, eq(files.id, id))) > 0;
}

/** For the operator: how many, and the first hundred, one a line. */
export function describeBad(bad: readonly BadFile[]): string {
  const missing = bad.filter(({ found }) => found === null).length;
  const lines = bad.slice(0, 100).map(({ id, kind, userId, bytes, found }) => {
    const state = found === null ? 'missing' : `damaged: ${found} of ${bytes} bytes`;
    return `  ${id}  ${kind}  owner ${userId}  ${state}`;
  });
  const rest = bad.length > lines.length ? [`  and ${bad.length - lines.length} more`] : [];
  return [`${missing} files are missing and ${bad.length - missing} are damaged:`, ...lines, ...rest].join(
    '\n',
  );
}

export interface CopyReport {
  readonly copied: number;
  /** The target had them already, with the same bytes. */
  readonly present: number;
  /** Ids of files that are complete in neither store. */
  readonly missing: readonly string[];
}

interface Copying {
  readonly db: Db;
  readonly from: FileStore;
  readonly to: FileStore;
}

/**
 * Copies every complete file that has a row, unless the target has it, and reads back what it wrote. It can be stopped
 * and started again. Throws when a store cannot be used or returns other bytes than were written.
 */
export async function copyFiles({ db, from, to }: Copying): Promise<CopyReport> {
  let [copied, present] = [0, 0];
  const missing: string[] = [];

  async function copy({ id, contentType, bytes: size }: FileRow): Promise<void> {
    const [bytes, there] = [await read(from, id), await read(to, id)];
    if (bytes?.length !== size) {
      if (there?.length === size) present += 1;
      else missing.push(id);
    } else if (there && checksumOf(there) === checksumOf(bytes)) {
      present += 1;
    } else {
      await to.put(id, bytes, contentType);
      const back = await read(to, id);
      if (!back || checksumOf(back) !== checksumOf(bytes))
        throw new Error(`The file ${id} is not what was written.`);
      copied += 1;
    }
  }

  for await (const some of batches(db)) await Promise.all(some.map(copy));
  return { copied, present, missing };
}

async function read(store: FileStore, id: string): Promise<Uint8Array | null> {
  const stream = await store.get(id);
  return stream && new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).bytes();
}

function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
