import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseProcess } from './kill.ts';
import { type Fault, openRig, type Rig } from './rig.ts';
import { makeVolume, type Volume, volumeHindrance } from './volume.ts';

/** Milliseconds that a machine goes on with a disk that is gone, in one round of five: it must say so meanwhile. */
const agony = 4_000;

/** Each takes the disk away, ends everything that ran on it, and starts again from what had reached it. */
export const power: Fault = {
  name: 'power',
  rounds: 20,
  hindrance: volumeHindrance,
  run: (rounds) =>
    onVolume(async (rig, volume) => {
      for (let round = 1; round <= rounds; round += 1) {
        if (round % 5 === 0) {
          await suffer(rig, 'disk gone', volume.cutPower);
        } else {
          await rig.underLoad(async () => {
            await pause(200 + Math.random() * 800);
            await volume.cutPower();
          });
        }
        await rig.product().kill();
        await startOver(rig, volume);
        await rig.check(`power cut ${round}`);
      }
      return rig.outcome(rounds, 'unsynced writes dropped by ext4');
    }),
};

/** A file system that found an error and takes no more writes. */
export const readOnly: Fault = {
  name: 'read-only',
  rounds: 5,
  hindrance: volumeHindrance,
  run: (rounds) =>
    onVolume(async (rig, volume) => {
      for (let round = 1; round <= rounds; round += 1) {
        await suffer(rig, 'read-only', volume.fail);
        if (!/"level":50/.test(rig.product().output())) rig.complain('read-only', ['nothing in the log']);
        const from = performance.now();
        await rig.product().stop();
        const took = Math.round(performance.now() - from);
        if (took > 15_000) rig.complain('read-only', [`the product took ${took} ms to stop`]);
        await startOver(rig, volume);
        await rig.check(`read-only ${round}`);
      }
      return rig.outcome(rounds, 'ext4 after an error');
    }),
};

async function suffer(rig: Rig, name: string, harm: () => Promise<void>): Promise<void> {
  await rig.watch({ name, harm, lasts: agony, timeoutMs: 2_000 });
}

async function onVolume<Value>(story: (rig: Rig, volume: Volume) => Promise<Value>): Promise<Value> {
  const volume = await makeVolume({ megabytes: 300 });
  const rig = await openRig({ dataDir: join(volume.folder, 'data') });
  try {
    return await story(rig, volume);
  } finally {
    await rig.close();
    await volume.close();
  }
}

/** As a machine that is switched on again. */
async function startOver(rig: Rig, volume: Volume): Promise<void> {
  const database = await databaseProcess(rig.dataDir).catch(() => null);
  if (database) {
    try {
      process.kill(database, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  await volume.replug();
  await rig.restart();
}
