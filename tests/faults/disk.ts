import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { type Fault, type Harness, type Outcome, startHarness } from './harness.ts';
import { databaseProcess } from './kill.ts';
import { makeVolume, type Volume, volumeUnavailable } from './volume.ts';

/** Milliseconds the disk stays full: long enough for PostgreSQL to give up and be started again several times. */
const lasts = 5_000;

type Part = 'data' | 'log' | 'uploads' | 'incoming';

/** Bytes that fit, in MB: a database with its log, the log alone, a few uploads, some that are being received. */
const sizes: Readonly<Record<Part, number>> = { data: 300, log: 96, uploads: 8, incoming: 8 };

/** Of DATA_DIR. */
const places: Readonly<Record<Part, string>> = {
  data: '',
  log: 'postgres/pg_wal',
  uploads: 'files',
  incoming: 'incoming',
};

/** The disk fills up while people work: all of it, that of PostgreSQL's log, that of the uploads, of those on their way. */
export const disk: Fault = {
  name: 'disk',
  rounds: 20,
  unavailable: volumeUnavailable,
  async run(rounds) {
    const parts = ['data', 'log', 'uploads', 'incoming'] as const;
    const outcomes: Outcome[] = [];
    for (const part of parts) outcomes.push(await fillUp(part, rounds));
    const sum = (key: 'rounds' | 'acknowledged') =>
      outcomes.reduce((total, outcome) => total + outcome[key], 0);
    const most = (key: 'slowest' | 'recovery') => Math.max(...outcomes.map((outcome) => outcome[key] ?? 0));
    return {
      rounds: sum('rounds'),
      acknowledged: sum('acknowledged'),
      complaints: outcomes.flatMap(({ complaints }) => complaints),
      slowest: most('slowest'),
      recovery: most('recovery'),
      note: `full: ${parts.join(', ')}; ${rounds} times each`,
    };
  },
};

async function fillUp(part: Part, rounds: number) {
  const whole = part === 'data' ? await makeVolume({ megabytes: sizes.data }) : null;
  const harness = await startHarness(whole ? { dataDir: join(whole.folder, 'data') } : {});
  let volume = whole;
  try {
    volume ??= await moveOnto(harness, part);
    const { fill } = volume;
    let round = 0;
    const inject = async () => {
      const free = await (part === 'log' ? fillLog(harness, fill) : fill());
      // A database that is killed leaves its lock behind, which has to be removed on a full disk.
      if (part === 'data' && round % 2 === 0) process.kill(await databaseProcess(harness.dataDir), 'SIGKILL');
      return free;
    };
    for (round = 1; round <= rounds; round += 1) {
      await harness.injectAndRecover({
        name: `${part} full`,
        inject,
        lasts,
        timeoutMs: 2_000,
        recovery: 5_000,
      });
      await harness.check(`${part} full ${round}`);
    }
    const { exitCode } = harness.product().process;
    if (exitCode !== null) harness.complain(`${part} full`, [`the process ended with ${exitCode}`]);
    return harness.outcome(rounds);
  } finally {
    await harness.stop();
    await volume?.close();
  }
}

/** PostgreSQL keeps space for its log. Beginning new segments uses it up. */
async function fillLog(harness: Harness, fill: Volume['fill']): Promise<() => Promise<void>> {
  const free = await fill();
  const connection = await findRunning(harness.dataDir);
  const client = new pg.Client(connection?.('admin', 'postgres'));
  client.on('error', () => {});
  await client.connect();
  const write = 'select pg_logical_emit_message(false, $1, $2), pg_switch_wal()';
  while (
    await client.query(write, ['faults', 'full']).then(
      () => true,
      () => false,
    )
  );
  await client.end().catch(() => {});
  return free;
}

/** Puts a part of the data on a file system of its own, while the product is stopped. */
async function moveOnto(harness: Harness, part: Part): Promise<Volume> {
  const folder = join(harness.dataDir, places[part]);
  await harness.product().stop();
  // Before the first upload there is none.
  await mkdir(folder, { recursive: true });
  await rename(folder, `${folder}.before`);
  const volume = await makeVolume({ megabytes: sizes[part], folder });
  await cp(`${folder}.before`, folder, { recursive: true });
  await rm(`${folder}.before`, { recursive: true });
  await harness.restart();
  return volume;
}
