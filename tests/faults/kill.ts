import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, openRig, type Rig } from './rig.ts';

type Victim = 'server' | 'database' | 'both';

/** Milliseconds of work before a strike, at least and at most. */
const before = { least: 200, most: 1_000 } as const;

/** Of one hundred strikes at the server, the database is struck alone twenty times, and both twenty times more. */
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
    const rig = await openRig();
    const struck: Record<Victim, number> = { server: 0, database: 0, both: 0 };
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const others: Victim[] = round % perServer === 0 ? ['database', 'both'] : [];
        for (const victim of ['server' as const, ...others]) {
          await strike(rig, victim);
          struck[victim] += 1;
          await rig.check(`${victim} ${struck[victim]}`);
        }
      }
      const { server, database, both } = struck;
      return rig.outcome(server + database + both, `server ${server}, database ${database}, both ${both}`);
    } finally {
      await rig.close();
    }
  },
};

export async function strike(rig: Rig, victim: Victim, limits: Limits = usual): Promise<void> {
  const killDatabase = async () => process.kill(await databaseProcess(rig.dataDir), 'SIGKILL');
  if (victim === 'database') {
    await rig.suffer({
      name: 'database killed',
      // It is started again by the product.
      harm: async () => {
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
  await rig.underLoad(async () => {
    await pause(before.least + Math.random() * (before.most - before.least));
    if (victim === 'both') await killDatabase();
    await rig.product().kill();
  });
  const took = await rig.restart();
  if (took > limits.start) rig.complain(`${victim} killed`, [`the next start took ${took} ms`]);
}

export async function databaseProcess(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
