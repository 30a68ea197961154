import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, type Harness, startHarness } from './harness.ts';

type Target = 'server' | 'database' | 'both';

/** Milliseconds of work before a kill, at least and at most. */
const before = { least: 200, most: 1_000 } as const;

/** Of one hundred strikes at the server, the database is kills alone twenty times, and both twenty times more. */
const perServer = 5;

/** Milliseconds. */
interface Limits {
  /** An answer without the database, and a save once it is killed: the product starts it again. */
  readonly answer: number;
  readonly recovery: number;
  /** The next start of the product. */
  readonly start: number;
}

const usual: Limits = { answer: 2_000, recovery: 5_000, start: 8_000 };

/** Kills the server, its database, or both while people work, as the system does when memory is short. */
export const kill: Fault = {
  name: 'kill',
  rounds: 100,
  async run(rounds) {
    await using harness = await startHarness();
    const kills: Record<Target, number> = { server: 0, database: 0, both: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      const others: Target[] = round % perServer === 0 ? ['database', 'both'] : [];
      for (const target of ['server' as const, ...others]) {
        await killUnderLoad(harness, target);
        kills[target] += 1;
        await harness.check(`${target} ${kills[target]}`);
      }
    }
    const { server, database, both } = kills;
    return harness.outcome(server + database + both, `server ${server}, database ${database}, both ${both}`);
  },
};

export async function killUnderLoad(harness: Harness, target: Target, limits: Limits = usual): Promise<void> {
  const killDatabase = async () => process.kill(await databaseProcess(harness.dataDir), 'SIGKILL');
  if (target === 'database') {
    await harness.injectAndRecover({
      name: 'database killed',
      // It is started again by the product.
      inject: async () => {
        await pause(before.least);
        await killDatabase();
        return async () => {};
      },
      lasts: 1_500,
      timeoutMs: limits.answer,
      recovery: limits.recovery,
    });
    return;
  }
  await harness.underLoad(async () => {
    await pause(before.least + Math.random() * (before.most - before.least));
    if (target === 'both') await killDatabase();
    await harness.product().kill();
  });
  const took = await harness.restart();
  if (took > limits.start) harness.complain(`${target} killed`, [`the next start took ${took} ms`]);
}

export async function databaseProcess(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
