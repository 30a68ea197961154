/**
 * Two instances of the product on a cluster of three database machines with Patroni: the leader is killed, frozen, cut off
 * and switched over while people work. Run: npm run prove -- failover [rounds] [quick | documented]
 *
 * Prints a line for each round that went wrong and ends with a table; the exit code is 1 when anything went wrong.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { assert } from '#std/assert.ts';
import { median } from '#tests/support/quantile.ts';
import { startSite } from '#tests/support/site.ts';
import { startCluster, type Timing, timings } from './cluster.ts';
import { startDirectWrites } from './direct-writes.ts';
import { type LeaderFault, leaderFaults } from './faults.ts';
import { moveThereAndBack } from './moving.ts';
import { type People, type Round, startPeople } from './people.ts';

/* Each machine has a network of its own, and all of them and their processes end with this command. */
if (!process.env.FAILOVER_ISOLATED) {
  const words = [
    '--net',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    'sh',
    '-c',
    '"$@" & wait $!',
    'sh',
  ];
  const { status } = spawnSync('unshare', [...words, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, FAILOVER_ISOLATED: 'yes' },
  });
  if (status === null) console.error('This needs Linux, and an administrator.');
  process.exit(status ?? 1);
}

const [rounds = '20', timing = 'quick'] = process.argv.slice(2);
assert(
  Number(rounds) > 0 && timing in timings,
  'Usage: npm run prove -- failover [rounds] [quick | documented]',
);

const cluster = await startCluster(timing as Timing);
const site = await startSite({
  instances: 2,
  drainSeconds: 0,
  look: 500,
  database: cluster.server,
  env: { LOG_LEVEL: 'error' },
});
const direct = await startDirectWrites(cluster);
const complaints: string[] = [];

function complain(where: string, lines: readonly string[]): void {
  for (const line of lines.slice(0, 10)) console.log(`  ${where}: ${line}`);
  complaints.push(...lines);
}

async function run(people: People, fault: LeaderFault, round: number): Promise<Round> {
  const former = await cluster.whole();
  const found = await people.during(async () => {
    const mend = await fault.inject(cluster, former, round);
    return () => {
      mend();
      return cluster.whole(former);
    };
  });
  const where = `${fault.name} ${round}`;
  complain(where, found.complaints);
  complain(where, await people.check());
  return found;
}

function row(name: string, found: readonly Round[]): string {
  const sum = (key: 'acknowledged' | 'refused' | 'pages') =>
    found.reduce((total, each) => total + each[key], 0);
  const writing = found.map((each) => each.writing);
  const cells = [
    name,
    found.length,
    sum('acknowledged'),
    sum('refused'),
    sum('pages'),
    Math.max(...found.map(({ slowest }) => slowest)),
    Math.round(median(writing)),
    Math.max(...writing),
  ];
  return `| ${cells.join(' | ')} |`;
}

const rows: string[] = [];
for (const fault of leaderFaults) {
  // An account holds 2,000 cards, and these save one after the other.
  const people = await startPeople(site);
  const found: Round[] = [];
  for (let round = 1; round <= Number(rounds); round += 1) found.push(await run(people, fault, round));
  rows.push(row(fault.name, found));
  console.log(rows.at(-1));
}
const { acknowledged, complaints: split } = await direct.stop();
complain('written at the machines themselves', split);
const restarts = site.instances.filter((each) => each.process.exitCode !== null).length;
complain('instances', restarts > 0 ? [`${restarts} of the product ended`] : []);
console.log(
  [
    '',
    '| the leader is | rounds | acknowledged | refused | pages from memory | slowest answer, ms | writing again, median | at most, ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${acknowledged} writes at the machines themselves were acknowledged. ${complaints.length} complaints.`,
  ].join('\n'),
);
await Promise.all(site.instances.map((instance) => instance.stop()));
for (const line of await moveThereAndBack(cluster)) console.log(line);
console.log(`${Math.round(performance.now() / 1000)} s.`);
await site.stop();
if (complaints.length > 0) console.log(`What the machines said is in ${cluster.folder}.`);
else await rm(cluster.folder, { recursive: true, force: true });
process.exit(complaints.length > 0 ? 1 : 0);
