/**
 * Two instances of the product on a cluster of their own, whose leader is lost again and again while people work.
 * Started by run.ts for each cluster: node tests/failover/rounds.ts TIMING ROUNDS WAY [WAY …]
 *
 * Prints a line for each complaint, and its result as the last line.
 */
import { rm } from 'node:fs/promises';
import { move } from '#server/db/backup/move.ts';
import { assert } from '#std/assert.ts';
import { startSite } from '#tests/support/site.ts';
import { type DatabaseServer, startDatabaseServer } from '../support/database-server.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { type Cluster, startCluster, type Timing } from './cluster.ts';
import { startDirectWrites } from './direct-writes.ts';
import { leaderFaults } from './faults.ts';
import { type Round, startPeople } from './people.ts';

/** What was found at one cluster. */
export interface ClusterResult {
  readonly rounds: readonly (Round & { readonly way: string })[];
  /** Writes that were acknowledged at the machines themselves. */
  readonly direct: number;
  readonly complaints: number;
  /** A line for each move of all data between the cluster and a single server. */
  readonly moved: readonly string[];
}

const [timing, count, ...ways] = process.argv.slice(2);
const faults = leaderFaults.filter(({ name }) => ways.includes(name));
assert(faults.length > 0 && faults.length === ways.length, `Not all are ways: "${ways.join('", "')}".`);

const cluster = await startCluster(timing as Timing);
const site = await startSite({
  instances: 2,
  drainSeconds: 0,
  look: 500,
  database: cluster.server,
  env: { LOG_LEVEL: 'error' },
});
const direct = await startDirectWrites(cluster);
const people = await startPeople(site);
let complaints = 0;

function complain(where: string, lines: readonly string[]): void {
  for (const line of lines.slice(0, 10)) console.log(`  ${where}: ${line}`);
  complaints += lines.length;
}

const rounds: ClusterResult['rounds'][number][] = [];
for (let round = 1; round <= Number(count); round += 1) {
  for (const fault of faults) {
    const former = await cluster.whole();
    const found = await people.measureFault(async () => {
      const mend = await fault.inject(cluster, former, round);
      return () => {
        mend();
        return cluster.whole(former);
      };
    });
    const where = `${fault.name}, round ${round}`;
    complain(where, found.complaints);
    complain(where, await people.check());
    rounds.push({ ...found, way: fault.name });
  }
}
const { acknowledged, complaints: split } = await direct.stop();
complain('written at the machines themselves', split);
const ended = site.instances.filter((each) => each.process.exitCode !== null).length;
complain('instances', ended > 0 ? [`${ended} of the product ended`] : []);
await Promise.all(site.instances.map((instance) => instance.stop()));
// Once is enough.
const moved = faults.at(-1) === leaderFaults.at(-1) ? await moveThereAndBack(cluster) : [];
await site.stop();
if (complaints > 0) console.log(`What the machines of "${ways.join('", "')}" said is in ${cluster.folder}.`);
else await rm(cluster.folder, { recursive: true, force: true });
const result: ClusterResult = { rounds, direct: acknowledged, complaints, moved };
console.log(JSON.stringify(result));
process.exit(0);

/** From the cluster to a single server, and back: every table is compared. A line for each. */
async function moveThereAndBack({ server: cluster }: Cluster): Promise<string[]> {
  const dataDir = temporaryFolder();
  await using single = await startDatabaseServer();
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
  return [
    `From the cluster to one server: ${await go(cluster, single)}.`,
    `And back: ${await go(single, cluster)}.`,
  ];
}
