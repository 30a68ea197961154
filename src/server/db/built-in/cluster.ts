import { realpath, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { adviseRestore } from '../failure.ts';
import { findBinaries } from './binaries.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { allowTraversal, checkAccess, chooseIdentity } from './identity.ts';
import { initialise } from './initialise.ts';
import { isServing, type Postmaster, readPostmaster } from './postmaster.ts';
import { type Connect, connectTo, provision, readPassword } from './provision.ts';
import { type ClusterSetup, type DatabaseLog, halt, launch } from './server.ts';

/** Milliseconds between two looks at whether the server lives. */
const watchInterval = 1_000;

/** The PostgreSQL that belongs to this process. */
export interface Cluster {
  readonly connection: Connect;
  /** The server's process, for tests that do it harm. */
  pid(): number;
  /** Shuts the server down and releases the folder. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly dataDir: string;
  readonly log?: DatabaseLog;
  /** False leaves out user namespaces, as some containers do. */
  readonly namespaces?: boolean;
}

/**
 * Starts PostgreSQL in `dataDir/postgres`, makes the cluster there if it is missing, adopts the server that a killed
 * process left behind. Throws `CannotStart`; then nothing is left running and the folder is free.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const lock = await lockFolder(options.dataDir);
  try {
    const setup = await prepareSetup(options);
    await initialise(setup.binaries, setup.identity, setup.folder);
    const server = await launch(setup, null, options.log);
    const connection = connectTo(server.address, await readPassword(setup.dataDir));
    await provision(connection('admin', 'postgres')).catch(async (error) => {
      // With damaged files it would not stop in order, however long it is given.
      await halt(setup, server, ['immediate']);
      const { message } = error as Error;
      throw new CannotStart(
        `The database in ${setup.folder} cannot be used (${message}); ${adviseRestore(setup.folder)}.`,
      );
    });
    return supervise({ setup, server, lock, log: options.log, connection });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepareSetup({ dataDir: given, namespaces }: ClusterOptions): Promise<ClusterSetup> {
  const dataDir = await realpath(given);
  const folder = join(dataDir, 'postgres');
  const identity = await chooseIdentity(folder, namespaces);
  const binaries = await findBinaries();
  await allowTraversal(identity, dataDir);
  await checkAccess(identity, binaries.postgres, dataDir);
  return { dataDir, folder, identity, binaries };
}

/** How to reach the server that runs in `dataDir` and belongs to another process; null when there is none. */
export async function findRunning(given: string): Promise<Connect | null> {
  const dataDir = await realpath(given).catch(() => null);
  if (!dataDir) return null;
  const folder = join(dataDir, 'postgres');
  const server = await readPostmaster(folder);
  if (!server || !(await isServing(server.pid, folder))) return null;
  return connectTo(server.address, await readPassword(dataDir));
}

/** Watches the server and starts it again when it ends without being asked to. */
function supervise(parts: {
  setup: ClusterSetup;
  server: Postmaster;
  lock: FolderLock;
  log: DatabaseLog | undefined;
  connection: Connect;
}): Cluster {
  const { setup, lock, log, connection } = parts;
  let { server } = parts;
  let work: Promise<void> | null = null;
  const restartIfDown = async () => {
    if (await isServing(server.pid, setup.folder)) return;
    log?.error('PostgreSQL ended unexpectedly; starting it again');
    server = await launch(setup, server.address, log);
  };
  const timer = setInterval(() => {
    work ??= restartIfDown()
      .catch((error: Error) => log?.error(error.message))
      .finally(() => {
        work = null;
      });
  }, watchInterval);
  timer.unref();
  return {
    connection,
    pid: () => server.pid,
    async stop() {
      clearInterval(timer);
      await work;
      await halt(setup, server);
      if (server.address.socketFolder) await rmdir(server.address.socketFolder).catch(() => {});
      lock.release();
    },
  };
}
