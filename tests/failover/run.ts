// Shows: two instances on a cluster of three machines with Patroni, whose leader is killed, frozen, cut off and
// switched over
/**
 * Two instances of the product on a cluster of three database machines with Patroni: the leader is killed, frozen, cut off
 * and switched over while people work. Run: npm run prove -- failover [rounds] [quick | documented]
 *
 * Each way has a cluster of its own, and all go on side by side: most of a round is waiting. A single round is the short
 * form, beside which other proofs run; one cluster goes through all ways then. Prints a line for whatever went wrong and
 * ends with a table; the exit code is 1 when anything went wrong.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { assert } from '#std/assert.ts';
import { median } from '#tests/support/quantile.ts';
import { timings } from './cluster.ts';
import { leaderFaults } from './faults.ts';
import type { ClusterResult } from './rounds.ts';

/* Each cluster has a network of its own, and all of its processes end with its command. */

const isolated = [
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

const [count = '20', timing = 'quick'] = process.argv.slice(2);
assert(
  Number(count) > 0 && timing in timings,
  'Usage: npm run prove -- failover [rounds] [quick | documented]',
);

async function runCluster(ways: readonly string[]): Promise<ClusterResult> {
  const command = [process.execPath, join(import.meta.dirname, 'rounds.ts'), timing, count, ...ways];
  const child = spawn('unshare', [...isolated, ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let result: ClusterResult = { rounds: [], direct: 0, complaints: 1, moved: [] };
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{')) result = JSON.parse(line);
    else console.log(line);
  }
  const [code] = await ended;
  if (code !== 0)
    console.error(`"${ways.join('", "')}" did not come to its end. This needs Linux, and an administrator.`);
  return result;
}

function row(name: string, rounds: ClusterResult['rounds']): string {
  const sum = (key: 'acknowledged' | 'refused' | 'pages') =>
    rounds.reduce((total, each) => total + each[key], 0);
  const recoveryMs = rounds.map((each) => each.recoveryMs);
  const cells = [
    name,
    rounds.length,
    sum('acknowledged'),
    sum('refused'),
    sum('pages'),
    Math.max(...rounds.map(({ slowest }) => slowest)),
    Math.round(median(recoveryMs)),
    Math.max(...recoveryMs),
  ];
  return `| ${cells.join(' | ')} |`;
}

const ways = leaderFaults.map(({ name }) => name);
const results = await Promise.all(count === '1' ? [runCluster(ways)] : ways.map((way) => runCluster([way])));
const rounds = results.flatMap((result) => result.rounds);
const total = (of: (result: ClusterResult) => number) => results.reduce((sum, result) => sum + of(result), 0);
const complaints = total((result) => result.complaints);
console.log(
  [
    '',
    '| the leader is | rounds | acknowledged | refused | pages from memory | slowest answer, ms | writing again, median | at most, ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...[...Map.groupBy(rounds, ({ way }) => way)].map(([way, ofWay]) => row(way, ofWay)),
    '',
    `${total((result) => result.direct)} writes at the machines themselves were acknowledged. ${complaints} complaints.`,
    ...results.flatMap(({ moved }) => moved),
    `${Math.round(performance.now() / 1000)} s.`,
  ].join('\n'),
);
process.exit(complaints > 0 ? 1 : 0);
