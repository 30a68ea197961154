import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { move } from '#server/db/backup/move.ts';
import { type DatabaseServer, startDatabaseServer } from '#tests/support/database-server.ts';
import type { Cluster } from './cluster.ts';

/** From the cluster to a single server, and back: every table is compared. A line for each. */
export async function moveThereAndBack({ server: cluster }: Cluster): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bloom-moving-'));
  const single = await startDatabaseServer();
  const go = async (from: DatabaseServer, to: DatabaseServer) => {
    const began = performance.now();
    const { rows } = await move({
      config: { dataDir, database: { url: to.appUrl, migrationUrl: to.url } },
      direction: 'between-servers',
      fromUrl: from.url,
      replace: true,
    });
    return `${rows} rows moved in ${((performance.now() - began) / 1000).toFixed(1)} s, every table the same`;
  };
  try {
    return [
      `From the cluster to one server: ${await go(cluster, single)}.`,
      `And back: ${await go(single, cluster)}.`,
    ];
  } finally {
    await single.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
