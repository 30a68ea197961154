import { lchown, open, readFile, realpath, rename, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { CannotStart } from './failure.ts';
import { checkAccess, chooseIdentity, type Identity, letThrough, runProgram } from './identity.ts';
import { adminRole, initialise, keepPassword, lastLine } from './initialise.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { disownPid, isServing, type Postmaster, readPostmaster } from './postmaster.ts';
import { appRole, databaseName, ownerRole, provision } from './provision.ts';
import { type Address, writeSettings } from './settings.ts';

/** The PostgreSQL that belongs to this process. */
export interface Cluster {
  connection(role: Role, database?: string): pg.ClientConfig;
  /** The server's process, for tests that do it harm. */
  pid(): number;
  /** Ends the server in order and gives the folder free. */
  stop(): Promise<void>;
}

export type Role = 'admin' | 'owner' | 'app';
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface ClusterOptions {
  readonly dataDir: string;
  readonly log?: DatabaseLog;
  /** False leaves out user namespaces, as some containers do. */
  readonly namespaces?: boolean;
}

/** Everything a start needs to know. */
interface Site {
  readonly dataDir: string;
  readonly folder: string;
  readonly identity: Identity;
  readonly binaries: Binaries;
}

const roleNames = { admin: adminRole, owner: ownerRole, app: appRole } as const;

/** Milliseconds. */
const limits = {
  /** Recovery after a crash reads at most the 64 MB of log that the settings allow. */
  recovery: 120_000,
  /** A server of ours that is alive and silent for so long is restarted. */
  silence: 5_000,
  /** Children of a killed server end within moments; a new one has to wait for them. */
  orphans: 15_000,
  watch: 1_000,
} as const;

const logBytes = 5 * 1024 * 1024;

/**
 * Starts PostgreSQL in `dataDir/postgres`, makes the cluster there if it is missing, adopts the server that a killed
 * process left behind. Throws `CannotStart`; then nothing is left running and the folder is free.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const lock = await lockFolder(options.dataDir);
  try {
    const site = await findSite(options);
    await initialise(site.binaries, site.identity, site.folder);
    const server = await launch(site, null, options.log);
    const password =
      process.platform === 'win32' ? await readFile(await keepPassword(site.dataDir), 'utf8') : '';
    const connect = connectionTo(server.address, password);
    await provision(connect('admin', 'postgres'));
    return guard({ site, server, lock, log: options.log, connect });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function findSite({ dataDir: given, namespaces }: ClusterOptions): Promise<Site> {
  const dataDir = await realpath(given);
  const folder = join(dataDir, 'postgres');
  const identity = await chooseIdentity(folder, namespaces);
  const binaries = await findBinaries();
  await letThrough(identity, dataDir);
  await checkAccess(identity, binaries.postgres, dataDir);
  return { dataDir, folder, identity, binaries };
}

function connectionTo(address: Address, password: string): Cluster['connection'] {
  return (role, database = databaseName) => ({
    host: address.socketFolder ?? '127.0.0.1',
    port: address.port,
    user: roleNames[role],
    database,
    ...(password ? { password } : {}),
  });
}

/** How to reach the server that runs in `dataDir` and belongs to another process; null when there is none. */
export async function findRunning(given: string): Promise<Cluster['connection'] | null> {
  const dataDir = await realpath(given).catch(() => null);
  if (!dataDir) return null;
  const folder = join(dataDir, 'postgres');
  const server = await readPostmaster(folder);
  if (!server || !(await isServing(server.pid, folder))) return null;
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => '');
  return connectionTo(server.address, password);
}

/** Watches the server and starts it again when it ends without being asked to. */
function guard(parts: {
  site: Site;
  server: Postmaster;
  lock: FolderLock;
  log: DatabaseLog | undefined;
  connect: Cluster['connection'];
}): Cluster {
  const { site, lock, log, connect } = parts;
  let { server } = parts;
  let work: Promise<void> | null = null;
  const revive = async () => {
    if (await isServing(server.pid, site.folder)) return;
    log?.error('PostgreSQL ended unexpectedly; starting it again');
    server = await launch(site, server.address, log);
  };
  const timer = setInterval(() => {
    work ??= revive()
      .catch((error: Error) => log?.error(error.message))
      .finally(() => {
        work = null;
      });
  }, limits.watch);
  timer.unref();
  return {
    connection: connect,
    pid: () => server.pid,
    async stop() {
      clearInterval(timer);
      await work;
      await halt(site, server);
      if (server.address.socketFolder) await rmdir(server.address.socketFolder).catch(() => {});
      lock.release();
    },
  };
}

/** A server that answers: the one that is running, or a new one. */
async function launch(site: Site, before: Address | null, log?: DatabaseLog): Promise<Postmaster> {
  const adopted = await adopt(site);
  if (adopted) log?.warn('Took over the PostgreSQL of a process that ended without stopping it');
  return adopted ?? boot(site, before);
}

async function adopt(site: Site): Promise<Postmaster | null> {
  const started = Date.now();
  let silentSince: number | null = null;
  while (Date.now() - started < limits.recovery) {
    const server = await readPostmaster(site.folder);
    if (!server) return null;
    if (!(await isServing(server.pid, site.folder))) {
      await disownPid(site.folder);
      return null;
    }
    const answer = await ask(site, server.address);
    if (answer === 'ready') return server;
    silentSince = answer === 'silent' ? (silentSince ?? Date.now()) : null;
    if (silentSince !== null && Date.now() - silentSince > limits.silence) {
      await halt(site, server);
      return null;
    }
    await pause(100);
  }
  throw new CannotStart(
    `The PostgreSQL that runs in ${site.folder} has not become ready: look into ${logPath(site)}, or end it.`,
  );
}

/** Whether a server listens there and works on our folder; `starting` also when it shuts down. */
async function ask(site: Site, address: Address): Promise<'ready' | 'starting' | 'silent'> {
  const password = await readFile(join(site.dataDir, 'postgres.password'), 'utf8').catch(() => '');
  const client = new pg.Client({
    ...connectionTo(address, password)('admin', 'postgres'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as folder");
    return rows[0]?.folder === site.folder ? 'ready' : 'silent';
  } catch (error) {
    return (error as pg.DatabaseError).code === '57P03' ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

async function boot(site: Site, before: Address | null): Promise<Postmaster> {
  const { folder, identity, binaries } = site;
  await writeSettings(site, before);
  const log = await prepareLog(site);
  const seconds = String(limits.recovery / 1000);
  const started = Date.now();
  for (;;) {
    const from = (await stat(log)).size;
    const start = await runProgram(identity, binaries.pgCtl, [
      '-D',
      folder,
      '-l',
      log,
      '-w',
      '-t',
      seconds,
      'start',
    ]);
    const server = await readPostmaster(folder);
    if (start.code === 0 && server) return server;
    const complaint = (await readFile(log)).subarray(from).toString() || start.output;
    const waiting = /pre-existing shared memory block|lock file .* already exists/.test(complaint);
    if (!waiting || Date.now() - started > limits.orphans) {
      throw new CannotStart(`PostgreSQL did not start (${lastLine(complaint)}): ${log} says more.`);
    }
    await pause(200);
  }
}

function logPath(site: Site): string {
  return join(site.dataDir, 'postgres.log');
}

/** The log file, made by us because PostgreSQL may not be allowed to; a long one becomes the old one. */
async function prepareLog(site: Site): Promise<string> {
  const path = logPath(site);
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > logBytes) await rename(path, `${path}.old`);
  const file = await open(path, 'a', 0o600);
  await file.close();
  const { user } = site.identity;
  if (user) await lchown(path, user.uid, user.gid);
  return path;
}

/** Ends a server: in order, else at once (the next start recovers), else by force. */
async function halt(site: Site, server: Postmaster): Promise<void> {
  const { folder, identity, binaries } = site;
  for (const [mode, seconds] of [
    ['fast', '30'],
    ['immediate', '5'],
  ] as const) {
    if (!(await isServing(server.pid, folder))) return;
    await runProgram(identity, binaries.pgCtl, ['-D', folder, '-m', mode, '-w', '-t', seconds, 'stop']);
  }
  if (await isServing(server.pid, folder)) process.kill(server.pid, 'SIGKILL');
}
