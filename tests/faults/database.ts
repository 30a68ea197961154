import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, startCluster } from '#server/db/built-in/cluster.ts';
import { assert } from '#std/assert.ts';
import { openTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { freezeDatabase } from '../support/product.ts';
import { type Fault, type ReversibleInjection, startHarness } from './harness.ts';

/** A PostgreSQL server of its own, behind a line that can be cut. */
interface Server {
  readonly cluster: () => Cluster;
  readonly link: TcpProxy;
  readonly dataDir: string;
  restart(): Promise<void>;
}

/** The database server is refused, blocked, frozen, slow, restarted, full or busy while people work. */
export const database: Fault = {
  name: 'database',
  rounds: 5,
  async run(rounds) {
    const dataDir = temporaryFolder();
    let cluster = await startCluster({ dataDir });
    const { user, host = '', port, database } = cluster.connection('owner');
    assert(host.startsWith('/'), 'The server has a socket.');
    const link = await openTcpProxy({ path: join(host, `.s.PGSQL.${port}`) });
    const restart = async () => {
      await cluster.stop();
      cluster = await startCluster({ dataDir });
    };
    const url = `postgresql://${user}@127.0.0.1:${link.port}/${database}`;
    const harness = await startHarness({ env: { DATABASE_URL: url } });
    const all = injections({ cluster: () => cluster, link, dataDir, restart });
    try {
      for (let round = 1; round <= rounds; round += 1) {
        for (const inject of all) {
          await harness.injectAndRecover(inject);
          await harness.check(`${inject.name} ${round}`);
          // The next one comes to a product that has recovered, with the connection that listens.
          await pause(2_000);
        }
      }
      return harness.outcome(rounds * all.length, all.map(({ name }) => name).join(', '));
    } finally {
      await harness.stop();
      await link.close();
      await cluster.stop();
    }
  },
};

/** Milliseconds: nobody waits longer than two seconds for a database that does not answer. */
const usual = { lasts: 3_000, timeoutMs: 2_000, recovery: 1_000 } as const;

function injections({ cluster, link, dataDir, restart }: Server): ReversibleInjection[] {
  return [
    { ...usual, name: 'database refused', inject: () => link.cut().then(() => link.mend) },
    {
      ...usual,
      name: 'database blocked',
      inject: async () => {
        link.block();
        return link.mend;
      },
    },
    {
      ...usual,
      name: 'database frozen',
      inject: async () => {
        const thaw = await freezeDatabase({ dataDir });
        return async () => thaw();
      },
    },
    {
      ...usual,
      name: 'database slow',
      // Half a second there and back: a page asks two or three times, a save seven.
      timeoutMs: 8_000,
      recovery: 6_000,
      inject: async () => {
        link.delay(250);
        return link.mend;
      },
    },
    {
      ...usual,
      name: 'database restarted',
      lasts: 1_000,
      inject: async () => {
        await restart();
        return async () => {};
      },
    },
    { ...usual, name: 'database full', inject: () => takeConnections(cluster()) },
    // A statement is cut after 4.5 seconds; until then it holds a connection.
    { ...usual, name: 'tables locked', lasts: 8_000, timeoutMs: 6_000, inject: () => lockCards(cluster()) },
  ];
}

/** Every connection the server has; those of the product are ended, and it gets no other. */
async function takeConnections(cluster: Cluster): Promise<() => Promise<void>> {
  const admin = new pg.Client(cluster.connection('admin', 'postgres'));
  await admin.connect();
  const clients: pg.Client[] = [];
  const take = async () => {
    const client = new pg.Client({ ...cluster.connection('owner'), application_name: 'faults' });
    client.on('error', () => {});
    const taken = await client.connect().then(
      () => true,
      () => false,
    );
    if (taken) clients.push(client);
    return taken;
  };
  for (let rest = 1; rest > 0; ) {
    while (await take());
    const others =
      "backend_type = 'client backend' and usename <> session_user and application_name <> 'faults'";
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`,
    );
    rest = rowCount ?? 0;
  }
  return async () => {
    await Promise.all([admin, ...clients].map((client) => client.end()));
  };
}

async function lockCards(cluster: Cluster): Promise<() => Promise<void>> {
  const client = new pg.Client(cluster.connection('owner'));
  await client.connect();
  await client.query('begin; lock table cards in access exclusive mode');
  return () => client.end();
}
