import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Of the environment: a folder that a first start has left. */
export const preparedFolder = 'PREPARED_FOLDER';

/** A data folder that nobody else uses: with a database without rows where one was prepared, or with nothing. */
export async function newFolder({ isEmpty }: { readonly isEmpty: boolean }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bloom-'));
  const prepared = isEmpty ? undefined : process.env[preparedFolder];
  // With its owners: PostgreSQL runs as somebody else where we are root.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}
