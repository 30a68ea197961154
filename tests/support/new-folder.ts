import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Of the environment: a folder that a first start has left. */
export const preparedFolder = 'PREPARED_FOLDER';

const temporary: string[] = [];
// What ran in it may still be writing.
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
process.once('exit', () => temporary.forEach(remove));

/** Vitest ends its processes so that they cannot do anything at their exit. */
const vitest = process.env.VITEST ? await import('./at-end.ts') : null;

/** A folder that nobody else uses, empty; removed at the end of a test or a file of tests, or of this process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bloom-'));
  if (vitest) vitest.atEnd(() => remove(folder));
  else temporary.push(folder);
  return folder;
}

/** A file with these bytes in such a folder; resolves to its path. */
export async function temporaryFile(bytes: Uint8Array): Promise<string> {
  const path = join(temporaryFolder(), 'file');
  await writeFile(path, bytes);
  return path;
}

/** A data folder that nobody else uses: with a database without rows where one was prepared, or with nothing. */
export async function newFolder({ isEmpty }: { readonly isEmpty: boolean }): Promise<string> {
  const folder = temporaryFolder();
  const prepared = isEmpty ? undefined : process.env[preparedFolder];
  // With its owners: PostgreSQL runs as somebody else where we are root.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}
