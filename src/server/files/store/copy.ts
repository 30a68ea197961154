import { createHash } from 'node:crypto';
import { asc, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { files } from '../../db/tables/files.ts';
import type { FileStore } from './file-store.ts';
import type { KnownFile } from './stored-files.ts';

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

/** Files at the same time. */
const concurrency = 8;

/**
 * Copies every complete file that has a row, unless the target has it, and reads back what it wrote. It can be stopped
 * and started again. Throws when a store cannot be used or returns other bytes than were written.
 */
export async function copyFiles({ db, from, to }: Copying): Promise<CopyReport> {
  let [copied, present] = [0, 0];
  const missing: string[] = [];

  async function copy({ id, contentType, bytes: size }: KnownFile): Promise<void> {
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

  for (let last = ''; ; ) {
    const some = await db
      .select({ id: files.id, contentType: files.contentType, bytes: files.bytes })
      .from(files)
      .where(gt(files.id, last))
      .orderBy(asc(files.id))
      .limit(concurrency);
    await Promise.all(some.map(copy));
    last = some.at(-1)?.id ?? last;
    if (some.length < concurrency) return { copied, present, missing };
  }
}

async function read(store: FileStore, id: string): Promise<Uint8Array | null> {
  const stream = await store.get(id);
  return stream && new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).bytes();
}

function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
