import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '#tests/support/product.ts';
import { type Fault, type Harness, startHarness } from './harness.ts';

/** Milliseconds within which a second process is refused. */
const maxRefusalMs = 1_000;

/** Milliseconds after which a process that was not refused is ended. */
const endAfterMs = 20_000;

/** A second process is started on the folder of a running one, again and again. */
export const secondProcess: Fault = {
  name: 'second',
  rounds: 50,
  async run(rounds) {
    const harness = await startHarness();
    let slowest = 0;
    try {
      await harness.underLoad(async () => {});
      for (let round = 1; round <= rounds; round += 1)
        slowest = Math.max(slowest, await timeUntilRefused(harness));
      await harness.check('second process');
      return { ...harness.outcome(rounds, 'each refused with the number of the first'), slowest };
    } finally {
      await harness.close();
    }
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
