import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { Machine } from './network.ts';

/** A write that one machine has acknowledged. Times in milliseconds. */
interface Acknowledged {
  readonly id: string;
  readonly machine: string;
  /** Counted up by PostgreSQL with each new leader. */
  readonly timeline: number;
  readonly sent: number;
  readonly answered: number;
}

export interface DirectWrites {
  /** Stops writing; a line for each acknowledged write that is lost or that an old leader took beside a new one. */
  stop(): Promise<{ readonly acknowledged: number; readonly complaints: readonly string[] }>;
}

/** Milliseconds between two writes at one machine, and until a connection is given up. */
const limits = { rest: 200, timeout: 3_000 } as const;

/**
 * Writes rows on every machine itself, through its own socket, also while it is cut off: whether two of them ever take
 * writes at the same time.
 */
export async function startDirectWrites(cluster: Cluster): Promise<DirectWrites> {
  await withClient({ connectionString: cluster.server.url }, (client) =>
    client.query('create table direct_writes (id uuid primary key)'),
  );
  const acknowledged: Acknowledged[] = [];
  const over = new AbortController();
  const writing = cluster.machines.map(async (machine) => {
    while (!over.signal.aborted) {
      const written = await write(cluster, machine).catch(() => null);
      if (written) acknowledged.push(written);
      await pause(limits.rest, undefined, { signal: over.signal }).catch(() => {});
    }
  });
  return {
    async stop() {
      over.abort();
      await Promise.all(writing);
      const stored = await withClient({ connectionString: cluster.server.url }, (client) =>
        client.query<{ id: string }>('select id from direct_writes'),
      );
      await withClient({ connectionString: cluster.server.url }, (client) =>
        client.query('drop table direct_writes'),
      );
      const ids = new Set(stored.rows.map(({ id }) => id));
      const lost = acknowledged.filter(({ id }) => !ids.has(id)).map((each) => `lost: ${say(each)}`);
      return { acknowledged: acknowledged.length, complaints: [...lost, ...takenByOld(acknowledged)] };
    },
  };
}

/** Whoever is asked to write after a newer leader has answered must not answer. */
function takenByOld(acknowledged: readonly Acknowledged[]): string[] {
  return acknowledged.flatMap((old) => {
    const newer = acknowledged.find(
      ({ timeline, answered }) => timeline > old.timeline && answered < old.sent,
    );
    return newer ? [`taken by an old leader: ${say(old)}, after ${say(newer)}`] : [];
  });
}

function say({ machine, timeline, answered }: Acknowledged): string {
  return `${machine}, timeline ${timeline}, at ${Math.round(answered)} ms`;
}

/** Null: the machine only reads. */
async function write(cluster: Cluster, machine: Machine): Promise<Acknowledged | null> {
  const id = randomUUID();
  return withClient(cluster.socketOf(machine), async (client) => {
    const sent = performance.now();
    const { rows } = await client.query<{ timeline: string }>(
      `insert into direct_writes (id) values ($1)
       returning substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) as timeline`,
      [id],
    );
    const timeline = Number.parseInt(rows[0]?.timeline ?? '', 16);
    return { id, machine: machine.name, timeline, sent, answered: performance.now() };
  });
}

async function withClient<Value>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: limits.timeout,
    query_timeout: limits.timeout,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    // A frozen machine says no goodbye.
    void client.end().catch(() => {});
  }
}
