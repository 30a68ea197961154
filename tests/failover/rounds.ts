/**
 * Two instances of the product on a cluster of their own, whose leader is lost again and again in one way while people
 * work. Started by run.ts for each way: node tests/failover/rounds.ts WAY ROUNDS TIMING
 *
 * Prints a line for each complaint, and its result as the last line.
 */
import { rm } from 'node:fs/promises';
import { assert } from '#std/assert.ts';
import { startSite } from '#tests/support/site.ts';
import { startCluster, type Timing } from './cluster.ts';
import { startDirectWrites } from './direct-writes.ts';
import { leaderFaults } from './faults.ts';
import { moveThereAndBack } from './moving.ts';
import { type Round, startPeople } from './people.ts';

/** What was found of one way to lose the leader. */
export interface WayResult {
  readonly rounds: readonly Round[];
  /** Writes that were acknowledged at the machines themselves. */
  readonly direct: number;
  readonly complaints: number;
  /** A line for each move of all data between the cluster and a single server. */
  readonly moved: readonly string[];
}

const [name, count, timing] = process.argv.slice(2);
const fault = leaderFaults.find((one) => one.name === name);
assert(fault, `There is no way "${name}".`);

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
  for (const line of lines.slice(0, 10)) console.log(`  ${name}${where}: ${line}`);
  complaints += lines.length;
}

const rounds: Round[] = [];
for (let round = 1; round <= Number(count); round += 1) {
  const former = await cluster.whole();
  const found = await people.during(async () => {
    const mend = await fault.inject(cluster, former, round);
    return () => {
      mend();
      return cluster.whole(former);
    };
  });
  complain(` ${round}`, found.complaints);
  complain(` ${round}`, await people.check());
  rounds.push(found);
}
const { acknowledged, complaints: split } = await direct.stop();
complain(', written at the machines themselves', split);
const ended = site.instances.filter((each) => each.process.exitCode !== null).length;
complain(', instances', ended > 0 ? [`${ended} of the product ended`] : []);
await Promise.all(site.instances.map((instance) => instance.stop()));
// Once is enough.
const moved = fault === leaderFaults.at(-1) ? await moveThereAndBack(cluster) : [];
await site.stop();
if (complaints > 0) console.log(`What the machines of "${name}" said is in ${cluster.folder}.`);
else await rm(cluster.folder, { recursive: true, force: true });
const result: WayResult = { rounds, direct: acknowledged, complaints, moved };
console.log(JSON.stringify(result));
process.exit(0);
