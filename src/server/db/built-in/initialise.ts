import { randomBytes } from 'node:crypto';
import { appendFile, lchown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { syncPath } from '../../sync-path.ts';
import { adviseRestore } from '../failure.ts';
import type { Binaries } from './binaries.ts';
import { type Identity, runProgram } from './identity.ts';

/** The superuser of the cluster: it makes the two roles and is used for nothing else. */
export const adminRole = 'bloom_admin';

/** The major version whose files our binaries read. */
const majorVersion = '18';

/**
 * Makes the cluster when there is none. Everything is made in a folder beside it which is renamed at the end: a
 * process that ends in the middle leaves nothing that could be taken for a cluster.
 */
export async function initialise(binaries: Binaries, identity: Identity, folder: string): Promise<void> {
  await removeDrafts(folder);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version?.trim() === majorVersion) return;
  if (version) {
    throw new CannotStart(
      `${folder} was made by PostgreSQL ${version.trim()}, and this version of the product brings ${majorVersion}: ` +
        'make a backup with the version before, empty the folder, and restore the backup.',
    );
  }
  if (await hasEntries(folder)) {
    throw new CannotStart(
      `${folder} is not a database folder and not empty: set DATA_DIR to the one you mean; ${adviseRestore(folder)}.`,
    );
  }
  const draft = `${folder}.new-${randomBytes(6).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  if (identity.user) await lchown(draft, identity.user.uid, identity.user.gid);
  await runInitdb(binaries, identity, draft);
  await appendFile(join(draft, 'postgresql.conf'), "\ninclude 'bloom.conf'\n");
  await syncPath(join(draft, 'postgresql.conf'));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncPath(dirname(folder));
}

async function runInitdb(binaries: Binaries, identity: Identity, folder: string): Promise<void> {
  const password = process.platform === 'win32' ? await ensurePasswordFile(dirname(folder)) : null;
  const { code, output } = await runProgram(identity, binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${adminRole}`,
    '--encoding=UTF8',
    '--locale=C',
    // Sorts by code point and knows upper and lower case of every script, the same on every system.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    // Over a socket whose folder only we can enter; a port is open to every user of the machine.
    ...(password ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=trust']),
  ]);
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  throw new CannotStart(
    `The database could not be made in ${dirname(folder)} (${lastLine(output)}): ` +
      'check that the disk has room and that you may write there.',
  );
}

/** The path of the password, made at the first call. */
export async function ensurePasswordFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres.password');
  await writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return path;
}

async function removeDrafts(folder: string): Promise<void> {
  const prefix = `${folder}.new-`;
  for (const name of await readdir(dirname(folder))) {
    const path = join(dirname(folder), name);
    // The initdb of a process that was killed may still be at work in it.
    if (path.startsWith(prefix)) await rm(path, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function hasEntries(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** What a program complained about, in one line. */
export function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line));
  return (fatal ?? lines.at(-1) ?? 'no message').replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim();
}
