import { execFile } from 'node:child_process';
import { chown, readFile, readlink, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Address } from './postgresql-conf.ts';

/** What the server wrote about itself into its folder. */
export interface Postmaster {
  readonly pid: number;
  readonly address: Address;
}

/** A process id beyond every system's largest. */
const unusedPid = 999_999_999;

/** Null when the folder has no postmaster.pid, or half of one. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  // In this order: process, folder, start time, port, socket folder.
  const [pid, , , port, socketFolder] = text.split('\n').map((line) => line.trim());
  if (!(Number(pid) > 0) || !(Number(port) > 0)) return null;
  return {
    pid: Number(pid),
    address: { socketFolder: socketFolder || null, port: Number(port) },
  };
}

/** Whether the process is alive and a PostgreSQL server in `folder`: its id alone may be another program's by now. */
export async function isServing(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // A server stays in its folder; the link of a dead process that nobody waited for cannot be read.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === folder;
  }
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform === 'win32') return true;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(folder);
}

/**
 * PostgreSQL refuses to start while the process named in postmaster.pid lives, be it another program that got the
 * number. The number is replaced and the file stays: it also names the shared memory, by which PostgreSQL notices
 * children of a killed server that are still at work.
 */
export async function disownPid(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const { uid, gid, mode } = await stat(path);
  // Beside it first: on a full disk half of it would be left, with which PostgreSQL does not start until somebody removes it.
  const draft = `${path}.new`;
  await writeFile(draft, text.replace(/^-?\d+/, String(unusedPid)), { mode });
  await chown(draft, uid, gid);
  await rename(draft, path);
}
