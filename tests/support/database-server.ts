import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '#server/db/cluster.ts';

export interface DatabaseServer {
  /** For DATABASE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server that the product has not started and does not know but by its address. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bloom-server-'));
  const cluster = await startCluster({ dataDir: folder });
  const { user, host, port, database } = cluster.connection('owner');
  return {
    url: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
