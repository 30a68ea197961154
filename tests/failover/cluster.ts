import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import pg from 'pg';
import type { DatabaseServer } from '#tests/support/database-server.ts';
import { documented, type Replacement } from '../proxies/documented.ts';
import { endProcess } from '../support/end-process.ts';
import { addMachine, type Machine, openNetwork } from './network.ts';

/** Three machines with etcd, Patroni and PostgreSQL, and HAProxy before them, by the files of deploy/cluster. */
export interface Cluster {
  /** The leader, by way of HAProxy. */
  readonly server: DatabaseServer;
  readonly machines: readonly Machine[];
  /** As PostgreSQL's own machine reaches it, also while its network is cut. */
  socketOf(machine: Machine): pg.ClientConfig;
  /** Starts what a machine starts when it is switched on. */
  start(machine: Machine): void;
  /** Resolves with the leader, another than that one, when all machines say that the other two follow it. */
  whole(former?: Machine): Promise<Machine>;
  /** With a folder for each machine, and what it said in a file `log`. */
  readonly folder: string;
}

/** As Patroni's REST interface lists them. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | 'unknown';
}

/** Seconds. As in deploy/cluster/patroni.yml, or quicker, so that many rounds can be run. */
export const timings = {
  documented: { ttl: 20, loop: 5, retry: 5 },
  quick: { ttl: 4, loop: 1, retry: 1 },
} as const;

export type Timing = keyof typeof timings;

const password = 'of-the-cluster';

export async function startCluster(timing: Timing): Promise<Cluster> {
  openNetwork();
  const folder = await mkdtemp(join(tmpdir(), 'bloom-cluster-'));
  await chmod(folder, 0o755);
  const machines: Machine[] = [];
  for (const number of [1, 2, 3]) {
    machines.push(
      await addMachine(
        number,
        [1, 2, 3].filter((other) => other !== number),
      ),
    );
  }
  const folderOf = ({ name }: Machine) => join(folder, name);
  const logOf = (machine: Machine) => join(folderOf(machine), 'log');
  for (const machine of machines) await setUp(machine, folderOf(machine), timing);

  const start = (machine: Machine) => {
    const log = openSync(logOf(machine), 'a');
    const own = folderOf(machine);
    const env = parseEnv(readFileSync(join(own, 'etcd.env'), 'utf8'));
    for (const child of [
      machine.run(['/usr/bin/etcd'], { env, home: own, log }),
      machine.run(['/usr/bin/patroni', join(own, 'patroni.yml')], { home: own, log }),
    ]) {
      child.on('error', (error) => console.error(`${machine.name}: ${error.message}`));
    }
  };
  for (const machine of machines) start(machine);

  const whole = async (former?: Machine): Promise<Machine> => {
    const deadline = performance.now() + 120_000;
    for (;;) {
      const views = await Promise.all(machines.map((machine) => listMembers(machine).catch(() => [])));
      const [name, ...others] = new Set(views.map((view) => (isWhole(view) ? leaderOf(view) : undefined)));
      const leader = machines.find((machine) => machine.name === name && machine !== former);
      if (leader && others.length === 0) return leader;
      if (performance.now() > deadline)
        throw new Error(`The cluster is not whole (logs are in ${folder}): ${JSON.stringify(views)}`);
      await pause(100);
    }
  };
  const leader = await whole();
  const socketOf = (machine: Machine): pg.ClientConfig => ({
    host: folderOf(machine),
    port: 5432,
    user: 'bloom_owner',
    password,
    database: 'bloom',
  });
  await createDatabase(leader);
  const balancer = await startHAProxy(folder);
  const urlOf = (role: string) => `postgresql://${role}:${password}@127.0.0.1:5432/bloom`;
  await onlyLeader(urlOf('bloom_owner'));
  return {
    machines,
    socketOf,
    start,
    whole,
    folder,
    server: {
      url: urlOf('bloom_owner'),
      appUrl: urlOf('bloom'),
      async stop() {
        await endProcess(balancer);
        for (const machine of machines) machine.signal('SIGKILL');
      },
    },
  };
}

/** The files of a machine, with nothing changed but what is its own. */
async function setUp({ name, address }: Machine, folder: string, timing: Timing): Promise<void> {
  await mkdir(folder);
  execFileSync('chown', ['postgres:', folder]);
  const { ttl, loop, retry } = timings[timing];
  const own = (text: string, times: number): Replacement => [`${text}10.0.0.21`, `${text}${address}`, times];
  const etcd = await documented('deploy/cluster/etcd', [
    ['ETCD_NAME=db1', `ETCD_NAME=${name}`],
    own('PEER_URLS=http://', 2),
    own('CLIENT_URLS=http://', 2),
    ['/var/lib/etcd/bloom', join(folder, 'etcd')],
  ]);
  const patroni = await documented('deploy/cluster/patroni.yml', [
    ['name: db1', `name: ${name}`],
    own('listen: ', 2),
    own('connect_address: ', 2),
    ['/var/lib/postgresql/15/bloom', join(folder, 'data')],
    ['unix_socket_directories: /var/run/postgresql', `unix_socket_directories: ${folder}`],
    ['    ttl: 20', `    ttl: ${ttl}`],
    ['    loop_wait: 5', `    loop_wait: ${loop}`],
    ['    retry_timeout: 5', `    retry_timeout: ${retry}`],
    // The kernel's watchdog would restart the whole machine that the test runs on.
    ['mode: automatic', 'mode: "off"'],
  ]);
  await writeFile(join(folder, 'etcd.env'), etcd);
  await writeFile(join(folder, 'patroni.yml'), patroni);
}

async function listMembers({ address }: Machine): Promise<readonly Member[]> {
  const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) });
  return ((await answer.json()) as { members: Member[] }).members;
}

function leaderOf(members: readonly Member[]): string | undefined {
  return members.find(({ role }) => role === 'leader')?.name;
}

function isWhole(members: readonly Member[]): boolean {
  const timeline = members.find(({ role }) => role === 'leader')?.timeline;
  return (
    members.length === 3 &&
    members.some(({ role }) => role === 'sync_standby') &&
    members.every((each) => each.state === 'running' && each.timeline === timeline && each.lag !== 'unknown')
  );
}

/** As docs/operations.md has it for a managed server. */
async function createDatabase({ address }: Machine): Promise<void> {
  const client = new pg.Client({
    host: address,
    user: 'postgres',
    password: 'change-me-1',
    database: 'postgres',
  });
  await client.connect();
  for (const statement of [
    `create role bloom_owner login password '${password}'`,
    `create role bloom login password '${password}'`,
    "create database bloom owner bloom_owner encoding 'UTF8' template template0",
    'revoke all on database bloom from public',
    'grant connect on database bloom to bloom',
  ]) {
    await client.query(statement);
  }
  await client.end();
}

/** Until its second failed check a machine is asked, as if it were the leader. */
async function onlyLeader(connectionString: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (let inRow = 0; inRow < 25; await pause(100)) {
    inRow = (await isLeader(connectionString).catch(() => false)) ? inRow + 1 : 0;
    if (performance.now() > deadline) throw new Error('HAProxy asks machines that are not the leader.');
  }
}

async function isLeader(connectionString: string): Promise<boolean> {
  const client = new pg.Client(connectionString);
  await client.connect();
  const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  await client.end();
  return rows[0]?.follows === false;
}

async function startHAProxy(folder: string): Promise<ChildProcess> {
  const path = join(folder, 'haproxy.cfg');
  const text = await documented('deploy/cluster/haproxy.cfg', [
    ['  log /dev/log local0\n', ''],
    ['  log global\n', ''],
  ]);
  await writeFile(path, text);
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  return spawn('/usr/sbin/haproxy', ['-f', path, '-db'], { stdio: ['ignore', log, log] });
}
