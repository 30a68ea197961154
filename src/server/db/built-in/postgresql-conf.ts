import { createHash } from 'node:crypto';
import { lchown, lstat, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from './identity.ts';

/** Where the server listens. */
export interface Address {
  /** Where its Unix socket is; null where the platform has none, and the server is on 127.0.0.1. */
  readonly socketFolder: string | null;
  readonly port: number;
}

/** Any number: it is part of the socket's name only. */
const socketPort = 5432;

/** Bytes a socket's path may have: 107 on Linux, 103 on macOS, less the name `/.s.PGSQL.5432.lock`. */
const socketFolderBytes = 84;

/**
 * The settings that make the server durable, private and small. Written anew before every start, so that a new
 * version of the product brings its settings along.
 */
function settingsFile(address: Address): string {
  const listening: Record<string, string> = address.socketFolder
    ? { listen_addresses: '', unix_socket_directories: `"${address.socketFolder}"` }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const settings: Record<string, string> = {
    ...listening,
    port: String(address.port),
    unix_socket_permissions: '0700',
    // Ours take 10 and 2; the rest is for backups, a second process on a server's settings, and a person with psql.
    max_connections: '50',
    // What was acknowledged survives a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // A machine with two cores and one or two gigabytes.
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '4MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    jit: 'off',
    // Keeps pg_wal at about 64 MB: a checkpoint begins before the limit and new segments are written meanwhile.
    max_wal_size: '48MB',
    min_wal_size: '32MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // Statements and details carry what people wrote.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  };
  const quote = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}`);
  return `# Written by the product at every start; put your own settings into postgresql.conf, below its include.\n${lines.join('\n')}\n`;
}

interface Place {
  /** The cluster's folder. */
  readonly folder: string;
  readonly identity: Identity;
}

/** Writes the settings for a start and returns where the server will listen; `before`, if that is still possible. */
export async function writeSettings({ folder, identity }: Place, before: Address | null): Promise<Address> {
  const address =
    process.platform === 'win32'
      ? (before ?? (await freePort()))
      : await socketFolder(folder, identity, before?.socketFolder ?? null);
  const path = join(folder, 'bloom.conf');
  await writeFile(path, settingsFile(address), { mode: 0o600 });
  if (identity.user) await lchown(path, identity.user.uid, identity.user.gid);
  return address;
}

/**
 * A folder that only we can enter, with a short path: the one of the data may be too long for a socket, or on a file
 * system without sockets. Its name follows from the data's, so that starting over does not leave folders behind.
 */
async function socketFolder(folder: string, identity: Identity, before: string | null): Promise<Address> {
  const base = Buffer.byteLength(tmpdir()) + 30 > socketFolderBytes ? '/tmp' : tmpdir();
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const own = before ?? join(base, `bloom-${name}`);
  const made = await mkdir(own, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  const uid = identity.user?.uid ?? process.getuid?.();
  // Everybody may write to the temporary folder: what is there already may be a trap.
  const path = made || (await isPrivate(own, uid)) ? own : await mkdtemp(join(base, 'bloom-'));
  if (identity.user) await lchown(path, identity.user.uid, identity.user.gid);
  return { socketFolder: path, port: socketPort };
}

async function isPrivate(path: string, uid: number | undefined): Promise<boolean> {
  const found = await lstat(path).catch(() => null);
  return Boolean(found?.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0);
}

function freePort(): Promise<Address> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve({ socketFolder: null, port }));
    });
  });
}
