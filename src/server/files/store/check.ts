import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type FileKind, files } from '../../db/tables/files.ts';
import type { FileStore } from './file-store.ts';

/** A file whose bytes are not what was stored. */
export interface BadFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly userId: string;
  /** As stored. */
  readonly bytes: number;
  /** In the store now; null: there is no such file. */
  readonly found: number | null;
}

export interface CheckReport {
  readonly files: number;
  readonly bad: readonly BadFile[];
}

/** Files checked at the same time. */
const batchSize = 8;

/** Compares the size of every file with its row. A file that is deleted meanwhile is not bad. Throws `FilesUnavailable`. */
export async function checkFiles(db: Db, store: Pick<FileStore, 'size'>): Promise<CheckReport> {
  const { id, kind, userId, bytes } = files;
  const bad: BadFile[] = [];
  let checked = 0;
  for (let last = ''; ; ) {
    const some = await db
      .select({ id, kind, userId, bytes })
      .from(files)
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(batchSize);
    const found = await Promise.all(some.map((file) => store.size(file.id)));
    for (const [index, file] of some.entries()) {
      const size = found[index] ?? null;
      if (size !== file.bytes && (await hasRow(db, file.id))) bad.push({ ...file, found: size });
    }
    checked += some.length;
    last = some.at(-1)?.id ?? last;
    if (some.length < batchSize) return { files: checked, bad };
  }
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
