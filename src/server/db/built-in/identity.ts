import { spawn } from 'node:child_process';
import { chmod, lstat, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';

/**
 * As whom PostgreSQL runs. It refuses to run as root, so for root there are three ways, in this order: as the owner
 * of the folder, when that is somebody else; in a user namespace, where root's own files belong to somebody who is
 * not root; as an ordinary user, who is given the folder.
 */
export interface Identity {
  /** What stands before every program. */
  readonly prefix: readonly string[];
  /** To whom a program is dropped, and to whom its folders belong; null: to us. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
}

export interface Outcome {
  readonly code: number | null;
  /** Everything the program wrote, standard output and error together. */
  readonly output: string;
}

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Chooses for the folder of the cluster, which need not exist yet. `namespaces: false` leaves that way out. */
export async function chooseIdentity(folder: string, namespaces = true): Promise<Identity> {
  if (process.getuid?.() !== 0) return { prefix: [], user: null };
  const owner = await stat(folder).catch(() => stat(dirname(folder)).catch(() => null));
  if (owner && owner.uid !== 0) return { prefix: [], user: { uid: owner.uid, gid: owner.gid } };
  const account = await ordinaryAccount();
  if (namespaces) {
    const inside = { prefix: namespacePrefix(account), user: null };
    const { code } = await runProgram(inside, 'true', []);
    if (code === 0) return inside;
  }
  return { prefix: [], user: { uid: account.uid, gid: account.gid } };
}

function namespacePrefix({ uid, gid }: Account): string[] {
  return ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
}

/** initdb wants a user that exists: nobody, or else the first ordinary one. */
async function ordinaryAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const account = accounts.find(({ name }) => name === 'nobody') ?? accounts[0];
  if (account) return account;
  throw new CannotStart(
    'PostgreSQL refuses to run as root, and this system has no other user: ' +
      'start the product as an ordinary user, or set DATABASE_URL.',
  );
}

/** Lets another user pass through (not list) a folder of ours: only the folder itself, never those above it. */
export async function allowTraversal({ user }: Identity, folder: string): Promise<void> {
  if (!user) return;
  const { mode, uid } = await lstat(folder);
  if (uid !== user.uid) await chmod(folder, (mode & 0o777) | 0o011);
}

/** Throws `CannotStart` when that user cannot run PostgreSQL's programs or enter the folder. */
export async function checkAccess(identity: Identity, program: string, folder: string): Promise<void> {
  if (!identity.user) return;
  const started = await runProgram(identity, program, ['--version']);
  const entered = await runProgram(identity, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]);
  const closed = started.code === 0 ? (entered.code === 0 ? null : folder) : dirname(program);
  if (closed === null) return;
  throw new CannotStart(
    `PostgreSQL refuses to run as root, and the user with the number ${identity.user.uid} cannot enter ${closed}: ` +
      'start the product as an ordinary user, allow user namespaces, or set DATABASE_URL.',
  );
}

const inheritedVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
];

/** A small environment: the server must not carry our secrets in its own, nor obey PGDATA and its like. */
function environment(): Record<string, string> {
  const kept = inheritedVariables.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to its end, in a process group of its own so that a Ctrl-C in our terminal does not reach it. */
export function runProgram(identity: Identity, program: string, args: readonly string[]): Promise<Outcome> {
  const [file = program, ...rest] = [...identity.prefix, program, ...args];
  return new Promise((resolve) => {
    const child = spawn(file, rest, {
      cwd: '/',
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(),
      ...(identity.user ?? {}),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
