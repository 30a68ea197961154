import { parentPort, workerData } from 'node:worker_threads';
import { fail, type Result } from '#std/result.ts';
import { type Original, type PreparedSound, type RewriteProblem, rewriteSound } from './rewrite.ts';

/** What the thread says: that it could begin, that it found all packets, and how it ended. */
export type WorkerMessage = 'begun' | 'read' | Result<PreparedSound, RewriteProblem>;

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

say('begun');
say(await rewriteSound(workerData as Original, () => say('read')).catch(() => fail('damaged' as const)));
