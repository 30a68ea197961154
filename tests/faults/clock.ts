import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../support/new-folder.ts';
import { freePort } from '../support/product.ts';
import { type Fault, type Harness, startHarness } from './harness.ts';

const hour = 60 * 60 * 1000;

/** Milliseconds. A machine that was given the wrong zone, or started with an empty battery and asked for the time later. */
const moves = [6 * hour, -6 * hour, 3 * 24 * hour, -3 * 24 * hour, -20 * 24 * hour, 0] as const;

/** The clock of the product's process is set forward and back while people work; the database's stays right. */
export const clock: Fault = {
  name: 'clock',
  rounds: 2,
  async run(rounds) {
    const folder = temporaryFolder();
    const path = join(folder, 'offset');
    const set = (offset: number) => writeFile(path, `${offset}`);
    await set(0);
    await using harness = await startHarness({
      env: { CLOCK_OFFSET: path, NODE_OPTIONS: `--import=${resolve('tests/faults/moved-clock.mjs')}` },
    });
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
  },
};

/** Milliseconds within which a second process is refused. */
const maxRefusalMs = 1_000;

/** Milliseconds after which a process that was not refused is ended. */
const endAfterMs = 20_000;

/** A second process is started on the folder of a running one, again and again. */
export const secondProcess: Fault = {
  name: 'second',
  rounds: 50,
  async run(rounds) {
    await using harness = await startHarness();
    let slowest = 0;
    await harness.underLoad(async () => {});
    for (let round = 1; round <= rounds; round += 1)
      slowest = Math.max(slowest, await timeUntilRefused(harness));
    await harness.check('second process');
    return { ...harness.outcome(rounds, 'each refused with the number of the first'), slowest };
  },
};

/** Milliseconds until it ended with the sentence that names the first. */
async function timeUntilRefused(harness: Harness): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, ['build/server/index.js'], {
    env: { PATH: process.env.PATH, PORT: `${await freePort()}`, DATA_DIR: harness.dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: endAfterMs,
    killSignal: 'SIGKILL',
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const took = Math.round(performance.now() - from);
  const expected = `is in use by another process of the product (process ${harness.product().process.pid})`;
  if (code !== 1 || !stderr.includes(expected))
    harness.complain('second process', [`${code}: ${stderr.slice(0, 200)}`]);
  if (took > maxRefusalMs) harness.complain('second process', [`refused after ${took} ms`]);
  return took;
}
