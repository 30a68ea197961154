import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, type Harness, startHarness } from './harness.ts';
import { databaseProcess } from './kill.ts';
import { makeVolume, type Volume, volumeUnavailable } from './volume.ts';

/** Milliseconds that a machine goes on with a disk that is gone, in one round of five: it must say so meanwhile. */
const degradedMs = 4_000;

/** Each takes the disk away, ends everything that ran on it, and starts again from what had reached it. */
export const power: Fault = {
  name: 'power',
  rounds: 20,
  unavailable: volumeUnavailable,
  run: (rounds) =>
    onVolume(async (harness, volume) => {
      for (let round = 1; round <= rounds; round += 1) {
        if (round % 5 === 0) {
          await injectAndRecover(harness, 'disk gone', volume.cutPower);
        } else {
          await harness.underLoad(async () => {
            await pause(200 + Math.random() * 800);
            await volume.cutPower();
          });
        }
        await harness.product().kill();
        await startOver(harness, volume);
        await harness.check(`power cut ${round}`);
      }
      return harness.outcome(rounds, 'unsynced writes dropped by ext4');
    }),
};

/** A file system that found an error and takes no more writes. */
export const readOnly: Fault = {
  name: 'read-only',
  rounds: 5,
  unavailable: volumeUnavailable,
  run: (rounds) =>
    onVolume(async (harness, volume) => {
      for (let round = 1; round <= rounds; round += 1) {
        await injectAndRecover(harness, 'read-only', volume.fail);
        if (!/"level":50/.test(harness.product().output()))
          harness.complain('read-only', ['nothing in the log']);
        const from = performance.now();
        await harness.product().stop();
        const took = Math.round(performance.now() - from);
        if (took > 15_000) harness.complain('read-only', [`the product took ${took} ms to stop`]);
        await startOver(harness, volume);
        await harness.check(`read-only ${round}`);
      }
      return harness.outcome(rounds, 'ext4 after an error');
    }),
};

async function injectAndRecover(harness: Harness, name: string, inject: () => Promise<void>): Promise<void> {
  await harness.watch({ name, inject, lasts: degradedMs, timeoutMs: 2_000 });
}

async function onVolume<Value>(story: (harness: Harness, volume: Volume) => Promise<Value>): Promise<Value> {
  await using volume = await makeVolume({ megabytes: 300 });
  await using harness = await startHarness({ dataDir: join(volume.folder, 'data') });
  return await story(harness, volume);
}

/** As a machine that is switched on again. */
async function startOver(harness: Harness, volume: Volume): Promise<void> {
  const database = await databaseProcess(harness.dataDir).catch(() => null);
  if (database) {
    try {
      process.kill(database, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  await volume.replug();
  await harness.restart();
}
