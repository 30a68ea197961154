import { appendFile, cp, lchown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '#server/db/built-in/binaries.ts';
import { startCluster } from '#server/db/built-in/cluster.ts';
import { allowTraversal, chooseIdentity, type Identity, runProgram } from '#server/db/built-in/identity.ts';
import { type Connect, connectTo } from '#server/db/built-in/provision.ts';
import { type ClusterSetup, halt, launch } from '#server/db/built-in/server.ts';
import { temporaryFolder } from './new-folder.ts';

/** One PostgreSQL server of a group that replicates its log. */
export interface ReplicatedServer {
  readonly connection: Connect;
  /** Of the role that owns the tables. */
  readonly url: string;
  /** Of a role that may only read and write rows. */
  readonly appUrl: string;
  /** Its process. */
  pid(): number;
  /** As its administrator. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Replica extends ReplicatedServer {
  /** It receives the log and applies none of it. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Makes it a leader. */
  promote(): Promise<void>;
}

export interface ReplicatedServers {
  readonly leader: ReplicatedServer;
  readonly replicas: readonly Replica[];
  stop(): Promise<void>;
}

/** A leader and replicas that stream its log, from the PostgreSQL that the product brings. */
export async function startReplicatedServers(count: number): Promise<ReplicatedServers> {
  const folder = temporaryFolder();
  const first = join(folder, 'leader');
  await mkdir(first);
  await (await startCluster({ dataDir: first })).stop();
  await appendFile(
    join(first, 'postgres', 'postgresql.conf'),
    "wal_level = 'replica'\nmax_wal_senders = 10\nwal_keep_size = '64MB'\n",
  );
  // The log says from here on what replicas need of it.
  await (await startCluster({ dataDir: first })).stop();
  const copies = Array.from({ length: count }, (_, number) => join(folder, `replica-${number}`));
  // Nothing runs: a copy of the files is a whole copy of the data.
  for (const copy of copies) await cp(first, copy, { recursive: true });
  const leader = await startServer(first);
  const replicas: Replica[] = [];
  for (const copy of copies) replicas.push(await startReplica(copy, leader));
  return {
    leader,
    replicas,
    async stop() {
      for (const server of [...replicas, leader]) await server.stop();
    },
  };
}

/** Streams the log of another server from now on. */
async function follow(dataDir: string, { connection }: ReplicatedServer): Promise<void> {
  const { host, port, user } = connection('admin', 'postgres');
  await appendFile(
    join(dataDir, 'postgres', 'postgresql.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
  );
  await writeFile(join(dataDir, 'postgres', 'standby.signal'), '');
}

async function startReplica(dataDir: string, leader: ReplicatedServer): Promise<Replica> {
  await follow(dataDir, leader);
  const server = await startServer(dataDir);
  return {
    ...server,
    pause: async () => void (await server.query('select pg_wal_replay_pause()')),
    resume: async () => void (await server.query('select pg_wal_replay_resume()')),
    promote: async () => void (await server.query('select pg_promote()')),
  };
}

async function startServer(dataDir: string): Promise<ReplicatedServer> {
  const folder = join(dataDir, 'postgres');
  const setup: ClusterSetup = {
    dataDir,
    folder,
    identity: await chooseIdentity(folder),
    binaries: await findBinaries(),
  };
  await allowTraversal(setup.identity, dataDir);
  await changeOwner(setup.identity, folder);
  // initdb made it so; a copy has to be made so again.
  await runProgram(setup.identity, 'chmod', ['0700', folder]);
  let server = await launch(setup, null);
  const connection = connectTo(server.address, '');
  const urlOf = (role: 'owner' | 'app') => {
    const { host = '', port, user, database } = connection(role);
    return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  };
  return {
    connection,
    url: urlOf('owner'),
    appUrl: urlOf('app'),
    pid: () => server.pid,
    async query<Row extends pg.QueryResultRow>(text: string) {
      const client = new pg.Client(connection('admin'));
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    },
    stop: () => halt(setup, server),
    async start() {
      server = await launch(setup, server.address);
    },
  };
}

/** Gives a folder and everything in it to the user PostgreSQL runs as. */
async function changeOwner({ user }: Identity, folder: string): Promise<void> {
  if (!user) return;
  await lchown(folder, user.uid, user.gid);
  for (const path of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, path), user.uid, user.gid);
  }
}
