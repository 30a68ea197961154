// Shows: the built-in database under signals, and two processes on one folder
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { withClient } from '../database.ts';
import { type Cluster, startCluster } from './cluster.ts';

// Servers are started and killed for real, on a machine that may have other work.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = process.getuid?.() === 0;
const nobody = 65_534;

const base = await mkdtemp(join(tmpdir(), 'bloom-cluster-'));
afterAll(() => rm(base, { recursive: true }));

/** Made once; every test starts on a copy. */
const original = join(base, 'original');
const made = await startCluster({ dataDir: original });
await query(made, 'create table notes (text text)', 'admin');
await query(made, 'grant all on notes to bloom_app', 'admin');
await made.stop();

let folders = 0;
const running = new Set<Cluster>();
const holders = new Set<Holder>();

afterEach(async () => {
  for (const holder of holders) await holder.kill();
  for (const cluster of running) await cluster.stop();
  running.clear();
  // A killed process leaves its server running: whoever starts next can stop it.
  for (const dataDir of new Set([...holders].map((holder) => holder.dataDir))) {
    const cluster = await startCluster({ dataDir });
    await cluster.stop();
  }
  holders.clear();
});

function newFolder(): string {
  folders += 1;
  return join(base, `data-${folders}`);
}

async function copyFolder(): Promise<string> {
  const folder = newFolder();
  await cp(original, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

async function start(dataDir: string, namespaces = true): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, namespaces });
  running.add(cluster);
  return cluster;
}

async function stop(cluster: Cluster): Promise<void> {
  running.delete(cluster);
  await cluster.stop();
}

async function query(cluster: Cluster, statement: string, role: 'app' | 'admin' = 'app') {
  return (await withClient(cluster.connection(role), (client) => client.query(statement))).rows;
}

interface Holder {
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly lines: readonly string[];
  /** The process of its PostgreSQL. */
  readonly server: number;
  kill(): Promise<void>;
}

/** Starts a cluster in a process of its own, which prints `ready PID` and then each number it has stored. */
async function hold(dataDir: string, identity: { uid?: number; gid?: number } = {}): Promise<Holder> {
  const program = `
    import pg from 'pg';
    import { startCluster } from './src/server/db/built-in/cluster.ts';
    try {
      const cluster = await startCluster({ dataDir: process.argv[1] });
      console.log('ready ' + cluster.pid());
      const client = new pg.Client(cluster.connection('app'));
      client.on('error', () => {});
      await client.connect();
      for (let n = 1; ; n += 1) {
        await client.query('insert into notes values ($1)', [String(n)]);
        console.log(n);
      }
    } catch (error) { console.log('refused ' + error.message); process.exit(1); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...identity,
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  const ended = once(child, 'close');
  await Promise.race([once(output, 'line'), ended]);
  const holder: Holder = {
    dataDir,
    child,
    lines,
    server: Number(lines[0]?.split(' ')[1]),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  holders.add(holder);
  return holder;
}

async function stored(holder: Holder, count: number) {
  await expect.poll(() => holder.lines.length, { interval: 5, timeout: 10_000 }).toBeGreaterThan(count);
}

const highest = 'select coalesce(max(text::int), 0) as n, count(*)::int as count from notes';

test('starts from nothing, keeps everything to itself, and starts again', async () => {
  const dataDir = newFolder();
  // As a process leaves it that ends while it makes the cluster.
  const draft = join(dataDir, 'postgres.new-0123456789ab');
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  await writeFile(join(draft, 'PG_VERSION'), '18');
  const first = await start(dataDir);
  await expect(stat(draft)).rejects.toMatchObject({ code: 'ENOENT' });
  const rows = await query(
    first,
    `select name, setting from pg_settings where name in
     ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'server_encoding')`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
  });
  const { host = '' } = first.connection('app');
  for (const path of [dataDir, join(dataDir, 'postgres'), host])
    expect((await stat(path)).mode & 0o077).toBe(0);
  for (const name of await readdir(dataDir))
    expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0);

  await stop(first);
  await expect(stat(host)).rejects.toMatchObject({ code: 'ENOENT' });
  await start(dataDir);
});

test('a path too long for a socket is no hindrance', async () => {
  const dataDir = join(newFolder(), 'long'.repeat(30));
  await cp(original, dataDir, { recursive: true });
  const cluster = await start(dataDir);
  expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the server of a killed process is taken over and has every stored row', async () => {
  const dataDir = await copyFolder();
  const holder = await hold(dataDir);
  await stored(holder, 20);
  await holder.kill();
  const acknowledged = Number(holder.lines.at(-1));
  const cluster = await start(dataDir);
  expect(cluster.pid()).toBe(holder.server);
  const [{ n, count }] = await query(cluster, highest);
  expect(n).toBeGreaterThanOrEqual(acknowledged);
  expect(count).toBe(n);
});

test('a killed server with its killed process is recovered and has every stored row', async () => {
  const dataDir = await copyFolder();
  for (const killServerFirst of [true, false]) {
    const holder = await hold(dataDir);
    await stored(holder, 20);
    if (killServerFirst) process.kill(holder.server, 'SIGKILL');
    await holder.kill();
    if (!killServerFirst) process.kill(holder.server, 'SIGKILL');
    const acknowledged = Number(holder.lines.filter((line) => /^\d+$/.test(line)).at(-1));
    const cluster = await start(dataDir);
    const [{ n, count }] = await query(cluster, highest);
    expect(n).toBeGreaterThanOrEqual(acknowledged);
    expect(count).toBe(n);
    await query(cluster, 'delete from notes');
    await stop(cluster);
  }
});

test('a second process is refused at once with the number of the first, and let in when that one dies', async () => {
  const dataDir = await copyFolder();
  const holder = await hold(dataDir);
  const began = performance.now();
  await expect(startCluster({ dataDir })).rejects.toThrow(
    `is in use by another process of the product (process ${holder.child.pid}): stop that one`,
  );
  expect(performance.now() - began).toBeLessThan(1000);
  await holder.kill();
  await start(dataDir);
});

test('of many processes that start at once, one gets the folder', async () => {
  const dataDir = await copyFolder();
  const all = await Promise.all([1, 2, 3, 4].map(() => hold(dataDir)));
  expect(all.filter(({ lines }) => lines[0]?.startsWith('ready'))).toHaveLength(1);
  expect(all.filter(({ lines }) => lines[0]?.startsWith('refused'))).toHaveLength(3);
});

test('a process number that belongs to another program by now is not mistaken for the server', async () => {
  const dataDir = await copyFolder();
  const first = await start(dataDir);
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  const text = await readFile(path, 'utf8');
  await stop(first);
  // Not our own number: PostgreSQL knows those of the processes that start it.
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  await writeFile(path, text.replace(/^\d+/, String(other.pid)));
  await start(dataDir);
  other.kill();
});

test('a server that dies is started again while the product runs', async () => {
  const cluster = await start(await copyFolder());
  await query(cluster, "insert into notes values ('1')");
  const before = cluster.pid();
  process.kill(before, 'SIGKILL');
  await expect.poll(() => cluster.pid(), { timeout: 10_000 }).not.toBe(before);
  expect(await query(cluster, 'select text from notes')).toEqual([{ text: '1' }]);
});

test('a folder of another kind or version is refused and left alone', async () => {
  const foreign = newFolder();
  await mkdir(join(foreign, 'postgres'), { recursive: true });
  await writeFile(join(foreign, 'postgres', 'thesis.txt'), 'mine');
  await expect(startCluster({ dataDir: foreign })).rejects.toThrow(/is not a database folder/);
  expect(await readFile(join(foreign, 'postgres', 'thesis.txt'), 'utf8')).toBe('mine');

  const old = await copyFolder();
  await writeFile(join(old, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startCluster({ dataDir: old })).rejects.toThrow(/made by PostgreSQL 17.*make a backup/);
});

test.runIf(root)('an ordinary user starts it, and root carries on as that user', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bloom-user-'));
  await chown(dataDir, nobody, nobody);
  const holder = await hold(dataDir, { uid: nobody, gid: nobody });
  expect(holder.lines[0]).toMatch(/^ready \d+$/);
  expect((await stat(`/proc/${holder.server}`)).uid).toBe(nobody);
  await holder.kill();
  await stop(await start(dataDir));
  const again = await start(dataDir);
  expect((await stat(`/proc/${again.pid()}`)).uid).toBe(nobody);
  await stop(again);
  holders.delete(holder);
  await rm(dataDir, { recursive: true });
});

test.runIf(root)('root without user namespaces gives the folder to an ordinary user', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bloom-root-'));
  const cluster = await start(dataDir, false);
  expect((await stat(`/proc/${cluster.pid()}`)).uid).not.toBe(0);
  expect((await stat(join(dataDir, 'lock'))).mode & 0o077).toBe(0);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
  await stop(cluster);
  await rm(dataDir, { recursive: true });
});

test.runIf(root)('root without user namespaces says so when that user cannot get there', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'bloom-closed-'));
  await expect(startCluster({ dataDir: join(closed, 'data'), namespaces: false })).rejects.toThrow(
    /refuses to run as root, and the user .* cannot enter .*: start the product as an ordinary user/,
  );
  await rm(closed, { recursive: true });
});

test.each([
  [
    'pg_control overwritten',
    (folder: string) => writeFile(join(folder, 'global', 'pg_control'), Buffer.alloc(8192, 7)),
  ],
  ['pg_control gone', (folder: string) => rm(join(folder, 'global', 'pg_control'))],
  ['the map of the catalogue gone', (folder: string) => rm(join(folder, 'global', 'pg_filenode.map'))],
  [
    'the list of databases overwritten',
    (folder: string) => writeFile(join(folder, 'global', '1262'), Buffer.alloc(8192, 7)),
  ],
  ['the log of changes gone', (folder: string) => rm(join(folder, 'pg_wal'), { recursive: true })],
  ['the version gone', (folder: string) => rm(join(folder, 'PG_VERSION'))],
])('a damaged database names the restore at the start: %s', async (_name, damage) => {
  const dataDir = await copyFolder();
  await damage(join(dataDir, 'postgres'));
  const failure: Error = await start(dataDir).then(
    () => new Error('It started.'),
    (error) => error,
  );
  expect(failure.message).toContain('npm run db:restore -- FILE.tar.gz');
  expect(failure.message).toContain(join(dataDir, 'postgres'));
});
