import { lchown, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import type { Logger } from '../../log.ts';
import { adviseRestore } from '../failure.ts';
import type { Binaries } from './binaries.ts';
import { type Identity, runProgram } from './identity.ts';
import { lastLine } from './initialise.ts';
import { type Address, writeSettings } from './postgresql-conf.ts';
import { disownPid, isServing, type Postmaster, readPostmaster } from './postmaster.ts';
import { connectTo, readPassword } from './provision.ts';

export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Everything a start needs to know. */
export interface ClusterSetup {
  readonly dataDir: string;
  readonly folder: string;
  readonly identity: Identity;
  readonly binaries: Binaries;
}

/** Milliseconds. */
const limits = {
  /** Recovery after a crash reads at most the 64 MB of log that the settings allow. */
  recovery: 120_000,
  /** A server of ours that is alive and silent for so long is restarted. */
  silence: 5_000,
  /** Children of a killed server end within moments; a new one has to wait for them. */
  orphans: 15_000,
} as const;

/** A longer log becomes the old one at the next start. */
const logBytes = 5 * 1024 * 1024;

/** A server that answers: the one that is running, or a new one. */
export async function launch(
  setup: ClusterSetup,
  before: Address | null,
  log?: DatabaseLog,
): Promise<Postmaster> {
  const adopted = await adopt(setup);
  if (adopted) log?.warn('Took over the PostgreSQL of a process that ended without stopping it');
  return adopted ?? boot(setup, before);
}

async function adopt(setup: ClusterSetup): Promise<Postmaster | null> {
  const started = performance.now();
  let silentSince: number | null = null;
  while (performance.now() - started < limits.recovery) {
    const server = await readPostmaster(setup.folder);
    if (!server) return null;
    if (!(await isServing(server.pid, setup.folder))) {
      await disownPid(setup.folder);
      return null;
    }
    const answer = await probe(setup, server.address);
    if (answer === 'ready') return server;
    silentSince = answer === 'silent' ? (silentSince ?? performance.now()) : null;
    if (silentSince !== null && performance.now() - silentSince > limits.silence) {
      await halt(setup, server);
      return null;
    }
    await pause(100);
  }
  throw new CannotStart(
    `The PostgreSQL that runs in ${setup.folder} has not become ready: look into ${logPath(setup)}, or end it.`,
  );
}

/** Whether a server listens there and works on our folder; `starting` also when it shuts down. */
async function probe(setup: ClusterSetup, address: Address): Promise<'ready' | 'starting' | 'silent'> {
  const connect = connectTo(address, await readPassword(setup.dataDir));
  const client = new pg.Client({
    ...connect('admin', 'postgres'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as folder");
    return rows[0]?.folder === setup.folder ? 'ready' : 'silent';
  } catch (error) {
    return (error as pg.DatabaseError).code === '57P03' ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

async function boot(setup: ClusterSetup, before: Address | null): Promise<Postmaster> {
  const { folder, identity, binaries } = setup;
  await writeSettings(setup, before);
  const log = await prepareLog(setup);
  const seconds = String(limits.recovery / 1000);
  const started = performance.now();
  for (;;) {
    const from = (await stat(log)).size;
    const start = await runProgram(identity, binaries.pgCtl, [
      'start',
      '-D',
      folder,
      '-l',
      log,
      '-w',
      '-t',
      seconds,
    ]);
    const server = await readPostmaster(folder);
    if (start.code === 0 && server) return server;
    const complaint = (await readFile(log)).subarray(from).toString() || start.output;
    const waiting = /pre-existing shared memory block|lock file .* already exists/.test(complaint);
    if (!waiting || performance.now() - started > limits.orphans) {
      const why = `PostgreSQL did not start (${lastLine(complaint)}): ${log} says more`;
      throw new CannotStart(`${why}; ${adviseRestore(folder)}.`);
    }
    await pause(200);
  }
}

function logPath(setup: ClusterSetup): string {
  return join(setup.dataDir, 'postgres.log');
}

/** The log file, made by us because PostgreSQL may not be allowed to. */
async function prepareLog(setup: ClusterSetup): Promise<string> {
  const path = logPath(setup);
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > logBytes) await rename(path, `${path}.old`);
  const file = await open(path, 'a', 0o600);
  await file.close();
  const { user } = setup.identity;
  if (user) await lchown(path, user.uid, user.gid);
  return path;
}

/** Seconds that a server is given to stop in each way: in order, or at once (the next start recovers). */
const stopSeconds = { fast: '30', immediate: '5' } as const;

/** Ends a server in each of these ways until one does, else by force. */
export async function halt(
  setup: ClusterSetup,
  server: Postmaster,
  modes: readonly (keyof typeof stopSeconds)[] = ['fast', 'immediate'],
): Promise<void> {
  const { folder, identity, binaries } = setup;
  for (const mode of modes) {
    if (!(await isServing(server.pid, folder))) return;
    const seconds = stopSeconds[mode];
    await runProgram(identity, binaries.pgCtl, ['stop', '-D', folder, '-m', mode, '-w', '-t', seconds]);
  }
  if (await isServing(server.pid, folder)) process.kill(server.pid, 'SIGKILL');
}
