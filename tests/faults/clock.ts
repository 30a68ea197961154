import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, startHarness } from './harness.ts';

const hour = 60 * 60 * 1000;

/** Milliseconds. A machine that was given the wrong zone, or started with an empty battery and asked for the time later. */
const moves = [6 * hour, -6 * hour, 3 * 24 * hour, -3 * 24 * hour, -20 * 24 * hour, 0] as const;

/** The clock of the product's process is set forward and back while people work; the database's stays right. */
export const clock: Fault = {
  name: 'clock',
  rounds: 2,
  async run(rounds) {
    const folder = await mkdtemp(join(tmpdir(), 'bloom-clock-'));
    const path = join(folder, 'offset');
    const set = (offset: number) => writeFile(path, `${offset}`);
    await set(0);
    const harness = await startHarness({
      env: { CLOCK_OFFSET: path, NODE_OPTIONS: `--import=${resolve('tests/faults/moved-clock.mjs')}` },
    });
    try {
      for (let round = 1; round <= rounds; round += 1) {
        for (const move of moves) {
          const name = `clock moved by ${move / hour} hours`;
          const seen = await harness.watch({ name, inject: () => set(move), lasts: 2_500, timeoutMs: 2_000 });
          const refused = seen.filter(({ what, answer }) => what !== 'sign-in' && answer?.status !== 200);
          harness.complain(
            name,
            refused.map(({ what, answer }) => `${what} was answered with ${answer?.status}`),
          );
          await pause(100);
          await harness.check(`${name}, round ${round}`);
        }
      }
      return harness.outcome(rounds * moves.length, 'six hours and three days both ways, twenty days back');
    } finally {
      await harness.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
