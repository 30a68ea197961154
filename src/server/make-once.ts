import { randomBytes } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncPath } from './sync-path.ts';

/** Makes a small file, whole and on the disk, unless it is there: of several processes that do it at once, one succeeds. */
export async function makeOnce(path: string, content: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
    // Linked and not renamed: a link never replaces the file of another process that was faster.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    // The folder holds the file's name.
    await syncPath(dirname(path));
  } finally {
    await file.close();
    await rm(temporary, { force: true });
  }
}
