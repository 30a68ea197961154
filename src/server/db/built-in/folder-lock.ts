import { access, chmod, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart, explainFolder } from '../../cannot-start.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Makes this process the only one that uses `dataDir`, or throws `CannotStart` naming the process that does.
 *
 * The lock is the one SQLite takes on a file (fcntl, on Windows LockFileEx): the kernel holds it for the process and
 * drops it when the process ends, however it ends. There is nothing stale to detect, so nothing to be mistaken about:
 * no process id that another program has by now, no moment between looking and taking. It holds between containers
 * that share the folder too, where process ids mean nothing. The id beside it is for the message only.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    const explained = explainFolder(error, dataDir);
    if (explained instanceof CannotStart) throw explained;
    throw new CannotStart(
      `DATA_DIR ${dataDir} cannot be made (${error.code}): choose a folder you may write to.`,
    );
  });
  // SQLite would not tell why.
  await access(dataDir, constants.W_OK).catch((error: unknown) => {
    throw explainFolder(error, dataDir);
  });
  const path = join(dataDir, 'lock');
  const ownerPath = join(dataDir, 'lock.owner');
  const file = takeLock(path);
  if (!file) {
    const owner = await readFile(ownerPath, 'utf8').catch(() => '');
    throw new CannotStart(
      `${dataDir} is in use by another process of the product${owner ? ` (process ${owner.trim()})` : ''}: ` +
        'stop that one, or set DATA_DIR to another folder.',
    );
  }
  // By name and not by a handle: closing any handle on the file would drop the lock.
  await chmod(path, 0o600);
  // A disk without room for one more number is no reason not to start.
  await writeFile(ownerPath, `${process.pid}\n`, { mode: 0o600 }).catch(() => {});
  return { release: () => file.close() };
}

function takeLock(path: string): DatabaseSync | null {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    // Nothing is ever written, so no journal has to lie beside it.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    const { errcode } = error as { errcode?: number };
    const busy = 5;
    if (errcode === busy) return null;
    throw new CannotStart(
      `${path} could not be locked (${(error as Error).message}): choose a DATA_DIR on a local disk you may write to.`,
    );
  }
}
